"""The proof of fairness: how anyone can check it, done for one deal that is over."""

from collections.abc import Iterator

from bot.l10n import Translator
from bot.render.screen import Screen
from game.cards import Card
from game.record import commitment
from game.shapes import DealRecord


def verify_screen(record: DealRecord, t: Translator) -> Screen:
    """Return whether the commitment of a deal holds, then what that proves, and how."""
    parts = (_verdict(record, t), t("verify-claim"), t("verify-how"), *_deal(record, t))
    return Screen("\n\n".join(parts))


def proof_line(record: DealRecord) -> str:
    """Return the very text whose SHA-256 is the commitment of a deal."""
    return f"{record['salt']}{' '.join(record['deck'])}"


def _verdict(record: DealRecord, t: Translator) -> str:
    found = commitment(record["salt"], tuple(map(Card, record["deck"])))
    if found == record["commitment"]:
        return t("verify-holds", deal=record["deal"])
    return t("verify-fails", deal=record["deal"])


def _deal(record: DealRecord, t: Translator) -> Iterator[str]:
    yield t("verify-deal", deal=record["deal"])
    yield t("verify-fingerprint", digest=record["commitment"])
    yield t("verify-line", line=proof_line(record))
    places = [str(entry[2]) for entry in record["actions"] if entry[0] == "cut"]
    if places:
        yield t("verify-cut", list=", ".join(places))
