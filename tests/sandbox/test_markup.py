"""The entity parser: what it takes, and the exact words with which it refuses."""

import pytest

from sandbox.entities import Entity, commands_in, trimmed
from sandbox.errors import ApiError
from sandbox.markup import parse_html

TAKEN = [
    ("plain", "plain", []),
    ("<b>b</b> <i>i</i>", "b i", [("bold", 0, 1), ("italic", 2, 1)]),
    ("<b>a<i>b</i></b>", "ab", [("bold", 0, 2), ("italic", 1, 1)]),
    ("<strong>x</strong><em>y</em>", "xy", [("bold", 0, 1), ("italic", 1, 1)]),
    ("<u>x</u><s>y</s>", "xy", [("underline", 0, 1), ("strikethrough", 1, 1)]),
    ("♥<b>🂡</b>!<b>ж</b>", "♥🂡!ж", [("bold", 1, 2), ("bold", 4, 1)]),
    ("<tg-spoiler>x</tg-spoiler>", "x", [("spoiler", 0, 1)]),
    ('<span class="tg-spoiler">x</span>', "x", [("spoiler", 0, 1)]),
    ("<blockquote>x</blockquote>", "x", [("blockquote", 0, 1)]),
    ("<blockquote expandable>x</blockquote>", "x", [("expandable_blockquote", 0, 1)]),
    ("<pre>a\n b</pre>", "a\n b", [("pre", 0, 4)]),
    ("<code>x</code>", "x", [("code", 0, 1)]),
    ("<B>x</B>", "x", [("bold", 0, 1)]),
    ("<b>x</>", "x", [("bold", 0, 1)]),
    ("<b></b>x", "x", []),
    ("&lt;b&gt; &amp; &quot;", '<b> & "', []),
    ("a & b &nbsp; &x", "a & b &nbsp; &x", []),
    ("1 > 0 &lt", "1 > 0 <", []),
    ("&#9829;&#x2665;", "♥♥", []),
]

REFUSED = [
    ("a < b", 'Unsupported start tag "" at byte offset 2'),
    ("<x>", 'Unsupported start tag "x" at byte offset 0'),
    ("ж<table>", 'Unsupported start tag "table" at byte offset 2'),
    ("🏟 🏟&lt;<abacaba", "Unclosed start tag at byte offset 13"),
    ("🏟 🏟&lt;<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 13'),
    ("🏟 🏟&lt;<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'),
    ("🏟 🏟&lt;<i    aba  =  190azAz-.,", "Unexpected end of name token at byte offset 27"),
    ('🏟 🏟&lt;<i    aba  =  "&lt;&gt;&quot;>', "Unclosed start tag at byte offset 13"),
    ("<a href", 'Unclosed start tag "a" at byte offset 0'),
    ("x</b>", "Unexpected end tag at byte offset 1"),
    ("<b>x</b", "Unclosed end tag at byte offset 4"),
    ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
    ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
    ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
]


@pytest.mark.parametrize(("source", "text", "entities"), TAKEN)
def test_markup_becomes_text_and_entities(
    source: str, text: str, entities: list[tuple[str, int, int]]
) -> None:
    parsed, found = parse_html(source)
    assert parsed == text
    assert [(one.kind, one.offset, one.length) for one in found] == entities


@pytest.mark.parametrize(("source", "words"), REFUSED)
def test_broken_markup_is_refused_in_the_words_of_the_server(source: str, words: str) -> None:
    with pytest.raises(ApiError) as caught:
        parse_html(source)
    assert caught.value.description == f"Bad Request: can't parse entities: {words}"


def test_links_to_pages_and_to_people() -> None:
    _, found = parse_html(
        '<a href="https://t.me/x?a=1&amp;b=2">p</a><a href="tg://user?id=7">A</a>'
    )
    assert found == (
        Entity("text_link", 0, 1, url="https://t.me/x?a=1&b=2"),
        Entity("text_mention", 1, 1, user_id=7),
    )
    _, found = parse_html('<pre><code class="language-py">x</code></pre>')
    assert ("code", "py") in [(one.kind, one.language) for one in found]


def test_whitespace_at_the_ends_goes_and_entities_move() -> None:
    assert trimmed(*parse_html(" \n<b> x </b>y ")) == ("x y", (Entity("bold", 0, 2),))


@pytest.mark.parametrize(
    ("text", "offsets"),
    [
        ("/start", [(0, 6)]),
        ("/start@my_bot x", [(0, 13)]),
        ("♥🂡 /hand", [(4, 5)]),
        ("a/b https://x", []),
        ("/игра", []),
    ],
)
def test_commands_are_found_in_what_people_type(text: str, offsets: list[tuple[int, int]]) -> None:
    assert [(one.offset, one.length) for one in commands_in(text)] == offsets
