"""Numbers as a scoresheet has them."""


def number(value: int) -> str:
    """Return a number with a real minus sign.

    >>> number(-45), number(1000)
    ('−45', '1000')
    """
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Return a number that says which way it counts.

    >>> signed(120), signed(-120), signed(0)
    ('+120', '−120', '0')
    """
    return f"+{value}" if value > 0 else number(value)
