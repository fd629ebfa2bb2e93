"""The barrel: who wins from it, whose attempts are used up, who arrives (rules 6)."""

from game.sheet import Sheet


def barrel_winner(sheet: Sheet) -> int | None:
    """Return the sitter who as declarer made what he lacks: the match is his."""
    declarer = sheet.played.declarer
    if declarer is None or not sheet.sat(declarer):
        return None
    return declarer if sheet.totals[declarer] >= sheet.rules.target else None


def book_attempts(sheet: Sheet) -> None:
    """Use up an attempt of each sitter whose deal this was; the last one throws him off.

    Who was fined is off already; that a lost contract took the seat is told of him too.
    """
    rules, played = sheet.rules, sheet.played
    for seat in sheet.playing:
        used, declares = sheet.barrel[seat], seat == played.declarer
        lost = declares and played.result == "failed" and rules.barrel_fail == "bid"
        if lost and sheet.sat(seat):
            sheet.barrel[seat] = None
            sheet.marks.append(("left", seat))
        elif used is None:
            continue
        elif declares or rules.barrel_counts == "deals":
            sheet.barrel[seat] = used + 1
            if used + 1 == rules.barrel_attempts:
                sheet.fall(seat, "fell")


def book_arrivals(sheet: Sheet) -> None:
    """Seat who reaches the barrel, and throw off who may not stay beside him.

    Who sat until a fine of this deal sits anew, but is no newcomer (rules 11.68).
    """
    start = sheet.barrel_start
    if start is None:
        return
    arrived = [
        seat
        for seat in sheet.seats
        if sheet.barrel[seat] is None and not sheet.is_free(seat) and sheet.totals[seat] >= start
    ]
    for seat in arrived:
        sheet.totals[seat], sheet.barrel[seat] = start, 0
        sheet.marks.append(("barrel", seat))
    sitters = [seat for seat in sheet.seats if sheet.sat(seat) and sheet.barrel[seat] is not None]
    newcomers = [seat for seat in arrived if not sheet.sat(seat)]
    all_fall = len(newcomers) > 1 and sheet.rules.barrel_together == "fall"
    if all_fall or (newcomers and sheet.rules.barrel_single == "on"):
        for seat in sitters:
            sheet.fall(seat, "knocked")
    if all_fall:
        for seat in newcomers:
            sheet.fall(seat, "fell")
