"""A report of a running deal: true, and silent about what its reader has not seen."""

import json
from typing import TYPE_CHECKING

import pytest

from game.cards import Card
from game.phases import Cutting, Dealing, Finished
from game.record import LogEntry, deal_record
from game.reports import report
from game.views import view
from tests.game.test_laws import Watch
from tests.game.variants import variant

if TYPE_CHECKING:
    from game.state import State


def codes(value: object) -> set[Card]:
    """Return every card that is written anywhere in a report."""
    if isinstance(value, dict):
        return {card for each in value.values() for card in codes(each)}
    if isinstance(value, list):
        return {card for each in value for card in codes(each)}
    return {Card(value)} if isinstance(value, str) and value in set(Card) else set()


@pytest.mark.parametrize("seed", range(30))
def test_a_report_holds_no_card_that_its_reader_has_not_seen(seed: int) -> None:
    played = variant(seed, 3)
    watch = Watch(played.start.players)
    start: State | None = None
    log: list[LogEntry] = []
    for moment in played.moments:
        watch.follow(moment)
        if isinstance(moment.state.phase, Dealing):
            start, log = moment.state, []
        log.append((moment.seat, moment.action, None))
        if start is None or isinstance(moment.then.phase, Dealing | Cutting | Finished):
            continue
        record = deal_record(start, log)
        for seat in range(moment.then.players):
            known = report(record, moment.then, seat)
            assert codes(json.loads(json.dumps(known))) <= watch.seen[seat]
            assert known["held"] == [card.value for card in view(moment.then, seat).hand]
            assert len(known["actions"]) == len(record["actions"])
            assert not {"salt", "deck"} & set(known)
