"""The game as it is played under some rules: topics, in paragraphs of whole sentences."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from bot.l10n import Translator
from bot.render.options import marriage_list, topic_name
from bot.render.rules_score import ending, scoring
from game.rules import Rules

Section: TypeAlias = tuple[str, list[str]]
"""What a topic is called on a button, and its paragraphs; HTML."""


def sections(rules: Rules, t: Translator) -> list[Section]:
    """Return how the game goes, from the deck to the last point, by topics."""
    marriages = t("rules-marriages", list=marriage_list(rules.marriage_values))
    return [
        _section(t("rules-topic-cards"), [t("rules-aim", target=rules.target)], [marriages]),
        _section(topic_name("deal", t), _deal(rules, t)),
        _section(topic_name("auction", t), _auction(rules, t)),
        _section(topic_name("talon", t), _talon(rules, t), _writeoff(rules, t)),
        _section(t("rules-topic-trump"), _trump(rules, t)),
        _section(topic_name("play", t), _play(rules, t), *scoring(rules, t)),
        _section(topic_name("end", t), *ending(rules, t)),
        _section(topic_name("two", t), _two(rules, t)),
        _section(topic_name("four", t), [_four(rules, t)]),
    ]


def _section(name: str, *parts: Iterable[str]) -> Section:
    return name, [text for text in (" ".join(part) for part in parts) if text]


def paragraphs(rules: Rules, t: Translator) -> list[str]:
    """Return all that the topics say."""
    return [text for _, texts in sections(rules, t) for text in texts]


def _deal(rules: Rules, t: Translator) -> Iterator[str]:
    yield t("rules-deal")
    if rules.cut == "on":
        yield t("rules-deal-cut", n=rules.penalty)
    if rules.redeal_four_nines == "request":
        yield t("rules-redeal-request")
    elif rules.redeal_four_nines == "automatic":
        yield t("rules-redeal-automatic")
    if rules.redeal_below != "off":
        yield t("rules-redeal-below", n=rules.redeal_below)
    if rules.redeal_four_nines == "request" or rules.redeal_below != "off":
        yield t("rules-redeal-button")


def _auction(rules: Rules, t: Translator) -> Iterator[str]:
    match rules.forced_seat:
        case "left":
            yield t("rules-auction-left", n=rules.min_bid)
        case "dealer":
            yield t("rules-auction-dealer", n=rules.min_bid)
        case "last":
            yield t("rules-auction-last", n=rules.min_bid)
    if rules.jump_bids == "on":
        yield t("rules-auction-jumps", n=rules.bid_step)
    else:
        yield t("rules-auction-steps", n=rules.bid_step)
    match rules.bid_cap:
        case "marriages":
            yield t("rules-cap-marriages")
        case "any_marriage":
            yield t("rules-cap-any")
        case "none":
            yield t("rules-cap-none")


def _talon(rules: Rules, t: Translator) -> Iterator[str]:
    yield t("rules-talon")
    if rules.talon_hidden_at_forced == "on":
        yield t("rules-talon-hidden")
    yield t("rules-pass-open") if rules.pass_face == "open" else t("rules-pass-closed")  # noqa: S105
    if rules.raise_after_talon == "off":
        yield t("rules-contract-fixed")
        return
    yield t("rules-contract-raise")
    if rules.bid_cap != "none":
        yield t("rules-cap-again")


def _writeoff(rules: Rules, t: Translator) -> Iterator[str]:
    if rules.writeoff == "off":
        return
    yield t("rules-writeoff")
    match rules.writeoff_cost:
        case "bid":
            yield t("rules-writeoff-bid")
        case "first_free":
            yield t("rules-writeoff-first-free")
        case "bolt" if rules.bolts != "off":
            yield t("rules-writeoff-bolt")
        case _:
            yield t("rules-writeoff-nothing")
    if rules.writeoff_gain == "half":
        yield t("rules-writeoff-half")
    else:
        yield t("rules-writeoff-gain", n=rules.writeoff_gain)
    if rules.two_player != "draw" and rules.writeoff_gain != rules.writeoff_gain_two:
        yield t("rules-writeoff-gain-two", n=rules.writeoff_gain_two)
    if rules.writeoff_limit:
        yield t("rules-writeoff-limit", n=rules.writeoff_limit)
    if rules.barrel != "off" and rules.writeoff_on_barrel == "off":
        yield t("rules-writeoff-barrel")


def _play(rules: Rules, t: Translator) -> Iterator[str]:
    yield t("rules-play")
    yield t("rules-trump-must") if rules.must_trump == "on" else t("rules-trump-free")
    match rules.must_beat:
        case "off":
            yield t("rules-beat-off")
        case "suit":
            yield t("rules-beat-suit")
        case "suit_and_trump" if rules.must_trump == "on":
            yield t("rules-beat-all")
        case "suit_and_trump":
            yield t("rules-beat-overtrump")


def _trump(rules: Rules, t: Translator) -> Iterator[str]:
    yield t("rules-trump")
    yield t("rules-declare-ask") if rules.marriage_announce == "ask" else t("rules-declare-auto")
    if rules.marriage_first_lead == "off":
        yield t("rules-declare-trick")
    yield t("rules-declare-effect")
    if rules.marriage_scores == "declarer":
        yield t("rules-declare-defender")


def _two(rules: Rules, t: Translator) -> Iterator[str]:
    match rules.two_player:
        case "packets":
            yield t("rules-two-packets")
            yield _leftovers(rules, t)
        case "one_card":
            yield t("rules-two-one-card")
        case "triples":
            yield t("rules-two-triples")
        case "dead_hand":
            yield t("rules-two-dead-hand")
        case "draw":
            yield t("rules-two-draw")


def _leftovers(rules: Rules, t: Translator) -> str:
    match rules.leftovers:
        case "last_trick":
            return t("rules-leftovers-last-trick")
        case "packet":
            return t("rules-leftovers-packet")
        case "dead":
            return t("rules-leftovers-dead")


def _four(rules: Rules, t: Translator) -> str:
    match rules.sitter_scores:
        case "points_marriage":
            return t("rules-four-points-marriage")
        case "points":
            return t("rules-four-points")
        case "points_half":
            return t("rules-four-points-half")
        case "off":
            return t("rules-four-off")
        case "aces_melds":
            return t("rules-four-aces-melds")
