"""The HTML dialect of messages, with the real server's errors."""

import re
from dataclasses import dataclass, field

from sandbox.entities import Entity, units
from sandbox.errors import ApiError, bad

KIND_OF_TAG = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
REFERENCE = re.compile(r"&(?:#(?:x([0-9a-fA-F]+)|([0-9]+))|([a-zA-Z]+));?")
USER_LINK = re.compile(r"^tg://user\?id=(\d+)$")
SPACES = " \t\r\n\0\v"


def parse_html(source: str) -> tuple[str, tuple[Entity, ...]]:
    """Return the plain text and its entities.

    :raises ApiError: with the byte offset that the real server names
    """
    parser = _Parser(source)
    parser.run()
    order = sorted(parser.entities, key=lambda one: (one.offset, -one.length, one.kind))
    return "".join(parser.out), tuple(order)


@dataclass(slots=True)
class _Open:
    tag: str
    attributes: dict[str, str]
    offset: int


@dataclass(slots=True)
class _Parser:
    source: str
    at: int = 0
    offset: int = 0
    out: list[str] = field(default_factory=list)
    open: list[_Open] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)

    def run(self) -> None:
        while self.at < len(self.source):
            char = self.source[self.at]
            if char == "<":
                begin = self.at
                if self.source.startswith("</", begin):
                    self._end_tag(begin)
                else:
                    self._start_tag(begin)
            elif char == "&":
                self._put(self._reference())
            else:
                self.at += 1
                self._put(char)
        if self.open:
            tag = self.open[-1].tag
            raise _error(f'Can\'t find end tag corresponding to start tag "{tag}"')

    def _put(self, text: str) -> None:
        self.out.append(text)
        self.offset += units(text)

    def _reference(self) -> str:
        """Read a character reference; an unknown one is a plain ampersand, not an error."""
        found = REFERENCE.match(self.source, self.at)
        if found:
            hexadecimal, decimal, name = found.groups()
            text = NAMED.get(name or "", "")
            if not name:
                code = int(hexadecimal, 16) if hexadecimal else int(decimal)
                text = chr(code) if 0 < code < 0x10FFFF and not 0xD800 <= code < 0xE000 else ""
            if text:
                self.at = found.end()
                return text
        self.at += 1
        return "&"

    def _where(self, at: int) -> str:
        return f"at byte offset {len(self.source[:at].encode())}"

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def _skip(self, stop: str) -> str:
        begin = self.at
        while self.at < len(self.source) and self.source[self.at] not in stop:
            self.at += 1
        return self.source[begin : self.at]

    def _skip_spaces(self) -> None:
        while self._peek() and self._peek() in SPACES:
            self.at += 1

    def _start_tag(self, begin: int) -> None:
        self.at = begin + 1
        tag = self._skip(SPACES + ">").lower()
        if not self._peek():
            raise _error(f"Unclosed start tag {self._where(begin)}")
        if tag not in KIND_OF_TAG:
            raise _error(f'Unsupported start tag "{tag}" {self._where(begin)}')
        attributes: dict[str, str] = {}
        while self._peek() != ">":
            self._skip_spaces()
            if self._peek() == ">":
                break
            self._attribute(tag, begin, attributes)
        self.at += 1
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise _error(f'Tag "span" must have class "tg-spoiler" {self._where(begin)}')
        self.open.append(_Open(tag, attributes, self.offset))

    def _attribute(self, tag: str, begin: int, attributes: dict[str, str]) -> None:
        unclosed = _error(f'Unclosed start tag "{tag}" {self._where(begin)}')
        name = self._skip(SPACES + "=>/\"'").lower()
        if not self._peek():
            raise unclosed
        if not name:
            raise _error(f'Empty attribute name in the tag "{tag}" {self._where(begin)}')
        self._skip_spaces()
        attributes[name] = ""
        if self._peek() != "=":
            if not self._peek():
                raise unclosed
            return
        self.at += 1
        self._skip_spaces()
        if not self._peek():
            raise unclosed
        attributes[name] = self._value()
        if not self._peek():
            raise _error(f"Unclosed start tag {self._where(begin)}")

    def _value(self) -> str:
        quote = self._peek()
        begin = self.at
        if quote not in "\"'":
            found = re.compile(r"[A-Za-z0-9.-]*").match(self.source, self.at)
            token = found.group() if found else ""
            self.at += len(token)
            if self._peek() and self._peek() not in SPACES + ">":
                raise _error(f"Unexpected end of name token {self._where(begin)}")
            return token.lower()
        self.at += 1
        value = ""
        while self._peek() and self._peek() != quote:
            if self._peek() == "&":
                value += self._reference()
            else:
                value += self._peek()
                self.at += 1
        self.at += 1
        return value

    def _end_tag(self, begin: int) -> None:
        if not self.open:
            raise _error(f"Unexpected end tag {self._where(begin)}")
        self.at = begin + 2
        found = self._skip(SPACES + ">").lower()
        self._skip_spaces()
        if self._peek() != ">":
            raise _error(f"Unclosed end tag {self._where(begin)}")
        self.at += 1
        top = self.open[-1]
        if found and found != top.tag:
            raise _error(
                f"Unmatched end tag {self._where(begin)}, "
                f'expected "</{top.tag}>", found "</{found}>"'
            )
        self.open.pop()
        if self.offset > top.offset:
            self._add(top)

    def _add(self, top: _Open) -> None:
        kind, length, url, user_id = KIND_OF_TAG[top.tag], self.offset - top.offset, "", 0
        if kind == "blockquote" and "expandable" in top.attributes:
            kind = "expandable_blockquote"
        if kind == "text_link":
            url = top.attributes.get("href", "")
            user = USER_LINK.match(url)
            if user:
                kind, url, user_id = "text_mention", "", int(user.group(1))
            elif not url:
                return
        language = top.attributes.get("class", "").removeprefix("language-")
        if kind not in ("code", "pre"):
            language = ""
        self.entities.append(Entity(kind, top.offset, length, url, language, user_id))


def _error(text: str) -> ApiError:
    return bad("can't parse entities: " + text)
