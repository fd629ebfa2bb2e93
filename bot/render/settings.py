"""The settings menu: a preset first, then topic by topic every option; the buttons say it all."""

from collections.abc import Sequence
from typing import Final

from bot.conventions import matters, nearest_preset, offered
from bot.l10n import Translator
from bot.presses import Setting, SettingVerb
from bot.render.choice import in_rows
from bot.render.clock import limit_name, limits_screen
from bot.render.marked import PRESENT, one_of
from bot.render.names import width
from bot.render.options import (
    TOPICS,
    option_help,
    option_name,
    preset_about,
    preset_name,
    topic_name,
    value_name,
)
from bot.render.pace import pace_name
from bot.render.screen import Button, Screen
from bot.tempo import PACES, Limit, Pace
from game.presets import PRESETS
from game.rules import OPTIONS, Rules, Topic, Value

ANSWER: Final = 200
"""The most characters of an answer to a press."""
LINE: Final = 36
"""The cells a row of buttons may share on a phone."""
NEAR: Final = "≈"
DIFFERS: Final = "●"


def settings_screen(
    rules: Rules,
    press: Setting,
    t: Translator,
    *,
    playing: bool = False,
    pace: Pace = "normal",
    limit: Limit | None = None,
    zone: str = "UTC",
) -> Screen:
    """Return the page a press leads to, with everything as it is after the press.

    :param playing: a match is under way here, whose rules are frozen
    :param limit: how long people may think; None where nobody keeps others waiting
    :param zone: by which it is night there

    What the press names but this program does not know leads to the first page.
    """
    pages = _Pages(rules, press.thread, t, playing=playing, pace=pace, limit=limit)
    if press.verb == "clocks" and limit is not None:
        return limits_screen(limit, press.thread, t, zone=zone)
    return pages.after(press)


def summary_line(rules: Rules, t: Translator) -> str:
    """Return the conventions in one line, for the lobby too; plain text."""
    preset, ids = nearest_preset(rules)
    return t("settings-summary", preset=preset_name(preset, t), n=len(ids))


def preset_answer(preset: str, t: Translator) -> str:
    """Return the answer to the choice of a preset."""
    return t("settings-preset-chosen", preset=preset_name(preset, t))


def value_answer(rules: Rules, option_id: str, mended: Sequence[str], t: Translator) -> str:
    """Return the answer to the choice of a value, with a word on what gave way to it."""
    lines = [option_line(rules, option_id, t)]
    if mended:
        others = ", ".join(option_line(rules, each, t) for each in mended)
        lines.append(t("settings-mended", list=others))
    answer = "\n".join(lines)
    return answer if len(answer) <= ANSWER else f"{answer[: ANSWER - 1]}…"


def option_line(rules: Rules, option_id: str, t: Translator) -> str:
    """Return an option with its present value."""
    value = value_name(option_id, getattr(rules, option_id), t)
    return t("settings-option", name=option_name(option_id, t), value=value)


class _Pages:
    """The pages of the menu over one set of rules."""

    def __init__(
        self,
        rules: Rules,
        thread: int,
        t: Translator,
        *,
        playing: bool,
        pace: Pace,
        limit: Limit | None,
    ) -> None:
        self._rules, self._pace, self._limit = rules, pace, limit
        self._thread, self._t = thread, t
        self._frozen = (t("settings-frozen"),) if playing else ()
        self._preset, ids = nearest_preset(rules)
        self._differing = frozenset(ids)

    def after(self, press: Setting) -> Screen:
        """Return the page a press leads to."""
        match press.verb:
            case "paces":
                return self.paces()
            case "topics":
                return self.topics()
            case "topic":
                known = next((topic for topic in TOPICS if topic == press.name), None)
                return self.topic(known) if known else self.presets()
            case "option" if press.name in OPTIONS:
                return self.option(press.name)
            case "value" if press.name in OPTIONS:
                return self.topic(OPTIONS[press.name].topic)
            case _:
                return self.presets()

    def presets(self) -> Screen:
        """Return the first page: the presets, the present one marked."""
        t = self._t
        lines = [
            t("settings-preset-line", name=preset_name(each, t), about=preset_about(each, t))
            for each in PRESETS
        ]
        text = self._text(*lines, "", t("settings-presets-hint"))
        buttons = [self._preset_button(each) for each in PRESETS]
        topics = self._button(t("button-settings-topics"), "topics")
        pace = self._button(t("button-settings-pace", pace=pace_name(self._pace, t)), "paces")
        rows = [*in_rows(buttons, 2), (topics,), (pace,)]
        if self._limit is not None:
            label = t("button-settings-clock", limit=limit_name(self._limit, t))
            rows.append((self._button(label, "clocks"),))
        return Screen(text, tuple(rows))

    def paces(self) -> Screen:
        """Return the paces of the computer players, the present one marked."""
        t = self._t
        pace = pace_name(self._pace, t)
        text = t("settings-pace", pace=pace) if self._limit else t("settings-pace-own", pace=pace)
        buttons = tuple(
            self._button(
                pace_name(each, t), "pace", each, mark=PRESENT if each == self._pace else ""
            )
            for each in PACES
        )
        return Screen(text, (buttons, (self._button(t("button-back"), "presets"),)))

    def topics(self) -> Screen:
        """Return the topics, each with how many of its options differ."""
        t = self._t
        rows = [(self._topic_button(topic),) for topic in TOPICS]
        back = self._button(t("button-back"), "presets")
        return Screen(self._text(t("settings-topics-hint")), (*rows, (back,)))

    def topic(self, topic: Topic) -> Screen:
        """Return the options of a topic that have an effect or differ from the preset."""
        t = self._t
        shown = [
            option.id
            for option in OPTIONS.values()
            if option.topic == topic and self._is_shown(option.id)
        ]
        lines = [f"<b>{topic_name(topic, t)}</b>"]
        if self._differing.intersection(shown):
            lines.append(t("settings-legend", preset=preset_name(self._preset, t)))
        rows = [(self._option_button(each),) for each in shown]
        back = self._button(t("button-back"), "topics")
        return Screen(self._text(*lines), (*rows, (back,)))

    def option(self, option_id: str) -> Screen:
        """Return one option: what it means, and its values to choose from."""
        t = self._t
        usual = value_name(option_id, getattr(PRESETS[self._preset], option_id), t)
        text = "\n".join(
            (
                f"<b>{option_line(self._rules, option_id, t)}</b>",
                "",
                option_help(option_id, t),
                "",
                t("settings-in-preset", preset=preset_name(self._preset, t), value=usual),
            )
        )
        values = [self._value_button(option_id, each) for each in offered(self._rules, option_id)]
        back = self._button(t("button-back"), "topic", OPTIONS[option_id].topic)
        return Screen(text, (*in_rows(values, _columns(values)), (back,)))

    def _text(self, *lines: str) -> str:
        t = self._t
        now = t("settings-now", summary=summary_line(self._rules, t))
        return "\n".join((t("settings-title"), now, *self._frozen, "", *lines))

    def _is_shown(self, option_id: str) -> bool:
        return option_id in self._differing or matters(self._rules, option_id)

    def _preset_button(self, preset: str) -> Button:
        name = preset_name(preset, self._t)
        if preset != self._preset:
            return self._button(name, "preset", preset)
        mark = NEAR if self._differing else PRESENT
        return self._button(name, "preset", preset, mark=mark)

    def _topic_button(self, topic: Topic) -> Button:
        t = self._t
        n = sum(OPTIONS[each].topic == topic for each in self._differing)
        name = topic_name(topic, t)
        label = t("button-settings-topic", topic=name, n=n) if n else name
        return self._button(label, "topic", topic)

    def _option_button(self, option_id: str) -> Button:
        line = option_line(self._rules, option_id, self._t)
        differs = option_id in self._differing
        return self._button(f"{DIFFERS} {line}" if differs else line, "option", option_id)

    def _value_button(self, option_id: str, value: Value) -> Button:
        name = value_name(option_id, value, self._t)
        mark = PRESENT if value == getattr(self._rules, option_id) else ""
        return self._button(name, "value", option_id, str(value), mark=mark)

    def _button(
        self,
        label: str,
        verb: SettingVerb,
        name: str = "",
        value: str = "",
        *,
        mark: str = "",
    ) -> Button:
        press = str(Setting(self._thread, verb, name, value))
        return one_of(label, press, present=bool(mark), mark=mark)


def _columns(buttons: Sequence[Button]) -> int:
    """Return how many buttons go side by side with nothing cut off."""
    return max(1, min(4, LINE // max(width(button.text) + 3 for button in buttons)))
