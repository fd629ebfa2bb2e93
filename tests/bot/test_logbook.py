"""What a line of the log says, and what it never does."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.logbook import JsonLines, TextLines, about, also_about
from bot.nursery import Nursery

TOKEN = "123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
FORMS = (TextLines, JsonLines)


class Log:
    """A logger of its own, and what it has written."""

    def __init__(self, form: logging.Formatter, name: str = "bot.test") -> None:
        self.stream = io.StringIO()
        self.logger = logging.Logger(name)
        handler = logging.StreamHandler(self.stream)
        handler.setFormatter(form)
        self.logger.addHandler(handler)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture(autouse=True)
def nothing() -> Iterator[None]:
    """No test is about what another one was."""
    about()
    yield
    about()


def test_text_says_when_where_and_about_what() -> None:
    log = Log(TextLines())
    about(chat=-100, update=7)
    also_about(table=12)
    log.logger.warning("%s waits", "hand")
    assert log.text.endswith(" WARNING bot.test: [chat=-100 update=7 table=12] hand waits\n")
    assert log.text[:2] == "20"


def test_text_about_nothing_has_no_brackets() -> None:
    log = Log(TextLines())
    log.logger.info("the bot runs")
    assert log.text.endswith(" INFO bot.test: the bot runs\n")


def test_json_has_a_field_for_each() -> None:
    log = Log(JsonLines())
    about(chat=5)
    log.logger.error("на двух\nстроках")
    (line,) = log.lines
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "error",
        "logger": "bot.test",
        "message": "на двух\nстроках",
        "chat": 5,
    }


@pytest.mark.parametrize("form", FORMS)
def test_an_error_is_told_by_its_places_and_never_by_its_values(
    form: type[logging.Formatter],
) -> None:
    log = Log(form())
    try:
        raise ValueError("the ace of hearts")
    except ValueError:
        log.logger.exception("it failed")
    assert "ValueError" in log.text
    assert "test_logbook.py" in log.text
    assert "hearts" not in log.text.replace('raise ValueError("the ace of hearts")', "").replace(
        'raise ValueError(\\"the ace of hearts\\")', ""
    )


@pytest.mark.parametrize("form", FORMS)
def test_a_token_never_comes_through(form: type[logging.Formatter]) -> None:
    log = Log(form())
    log.logger.warning("GET https://api.telegram.org/bot%s/getMe", TOKEN)
    log.logger.warning(TOKEN.replace(":", "%3A"))
    assert log.text.count("***") == 2
    assert "AAAA" not in log.text


@pytest.mark.parametrize("form", FORMS)
def test_a_task_that_failed_unseen_is_named_without_its_words(
    form: type[logging.Formatter],
) -> None:
    log = Log(form(), "asyncio")
    log.logger.error("Task was never retrieved\nfuture: <Task exception=ValueError('hearts')>")
    assert "never retrieved" in log.text
    assert "hearts" not in log.text


async def test_a_task_is_not_about_what_its_beginner_is() -> None:
    log = Log(JsonLines())
    nursery = Nursery()

    async def work() -> None:
        log.logger.warning("at first")
        about(table=3)
        await asyncio.sleep(0)
        log.logger.warning("then")

    about(chat=1)
    nursery.spawn(work())
    await nursery.wait()
    log.logger.warning("at last")
    first, then, last = log.lines
    assert "chat" not in first
    assert then["table"] == 3
    assert (last["chat"], "table" in last) == (1, False)
