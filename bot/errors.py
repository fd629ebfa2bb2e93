"""Why the table refuses a person: codes, never sentences."""

from enum import StrEnum, unique


@unique
class Why(StrEnum):
    """A refusal of the service; the locale has one text for each, ``error-<value>``."""

    STALE = "stale"
    NOT_SEATED = "not-seated"
    NO_TABLE = "no-table"
    NO_PRACTICE = "no-practice"
    TABLE_RUNNING = "table-running"
    TABLE_FIRST = "table-first"
    MATCH_RUNNING = "match-running"
    LOBBY_FULL = "lobby-full"
    ALREADY_SEATED = "already-seated"
    NOT_ENOUGH_PLAYERS = "not-enough-players"
    NOT_OPENER = "not-opener"
    NO_CARDS = "no-cards"
    TOO_QUICK = "too-quick"
    NO_DEAL = "no-deal"
    BETWEEN_DEALS = "between-deals"
    GROUPS_ONLY = "groups-only"
    PRIVATE_ONLY = "private-only"
    ANONYMOUS = "anonymous"
    BUTTON_TOO_OLD = "button-too-old"
    NOT_MEMBER = "not-member"
    GROUP_FIRST = "group-first"
    GO_THERE = "go-there"
    WATCH_THERE = "watch-there"
    WATCHED_ENOUGH = "watched-enough"
    PAUSED = "paused"
    HINTS_OFF = "hints-off"
    NO_HINT = "no-hint"
    NOT_IN_DEAL = "not-in-deal"
    SITS = "sits"
    THINNED = "thinned"
    NOBODY_DELAYS = "nobody-delays"
    NO_MATCH = "no-match"
    ON_BREAK = "on-break"
    NOT_ASKED = "not-asked"
    NOT_YOURS = "not-yours"
    NOT_TOLD = "not-told"
    PRESS_THERE = "press-there"
    TOO_OFTEN = "too-often"
    CROWD = "crowd"
    DAY_OVER = "day-over"
    DAY_PLAYED = "day-played"
    DAY_WITHHELD = "day-withheld"
    TOURNAMENT_RUNNING = "tournament-running"
    TOURNAMENT_JOINED = "tournament-joined"
    TOURNAMENT_NOT_JOINED = "tournament-not-joined"
    TOURNAMENT_BEGUN = "tournament-begun"
    TOURNAMENT_OVER = "tournament-over"
    TOURNAMENT_FULL = "tournament-full"
    TOURNAMENT_FEW = "tournament-few"
    NOT_ORGANISER = "not-organiser"
    IN_TOURNAMENT = "in-tournament"


class TableError(Exception):
    """The service refuses; nothing was changed."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why
