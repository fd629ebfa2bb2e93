"""Refusals of the Bot API, as data."""

from typing import Any

PREFIXES = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    429: "Too Many Requests",
    500: "Internal Server Error",
}


class ApiError(Exception):
    """A refusal with its HTTP code, its exact description and its parameters."""

    def __init__(self, code: int, text: str, **parameters: int) -> None:
        """Make the refusal; the prefix that belongs to the code is put before the text."""
        prefix = PREFIXES.get(code, "Error")
        self.code = code
        self.description = f"{prefix}: {lowered(text)}" if text else prefix
        self.parameters = parameters
        super().__init__(f"{code} {self.description}")

    def body(self) -> dict[str, Any]:
        """Return the JSON body which a Bot API server sends for this refusal."""
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = dict(self.parameters)
        return body


class ImpossibleError(Exception):
    """A person tried what no client would let him do."""


def lowered(text: str) -> str:
    """Lower the first letter as the Bot API server does: CODES_IN_CAPITALS stay.

    >>> lowered("Can't parse"), lowered("BUTTON_DATA_INVALID")
    ("can't parse", 'BUTTON_DATA_INVALID')
    """
    if len(text) > 1 and (text[1] == "_" or text[1].isupper()):
        return text
    return text[:1].lower() + text[1:]


def bad(text: str, **parameters: int) -> ApiError:
    """Return the 400 with this text."""
    return ApiError(400, text, **parameters)


def forbidden(text: str) -> ApiError:
    """Return the 403 with this text."""
    return ApiError(403, text)


def too_many(seconds: int) -> ApiError:
    """Return the 429 that asks to wait so many seconds."""
    return ApiError(429, f"retry after {seconds}", retry_after=seconds)
