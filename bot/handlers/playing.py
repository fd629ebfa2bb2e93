"""Presses in a deal, and under tables, results and questions."""

from functools import partial

from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.managing import check_goes_on, check_may_stop
from bot.handlers.presser import DONE, LATER, Answer, Presser
from bot.handlers.sitting import practice, take_seat
from bot.handlers.watching import watch
from bot.presses import AtTable, Look, Move
from bot.render import alerts
from bot.render.clock import back_answer
from bot.table import Table, has_cards
from game.actions import Action
from game.errors import IllegalActionError
from game.notation import parse
from game.views import view


async def move(who: Presser, press: Move) -> Answer:
    """Act in the deal."""
    actions = actions_of(press.actions)
    who.context.taps.check(who.person.user_id)
    await check_goes_on(who.context, press.table)
    try:
        await who.context.tables.act(
            press.table, who.person.user_id, press.choice, actions, update_id=who.update_id
        )
    except (TableError, IllegalActionError):
        await _be_there(who, await who.table(press.table))
        raise
    who.context.taps.changed(who.person.user_id)
    return DONE


async def look(who: Presser, press: Look) -> Answer:
    """Turn a page of the own hand message."""
    table = await who.table(press.table)
    seat = table.seat_of(who.person.user_id)
    if seat is None:
        raise TableError(Why.NOT_SEATED)
    await _be_there(who, table)
    if table.choice_of(seat) != press.choice:
        raise TableError(Why.STALE)
    await who.context.presenter.look(
        press.table, who.person.user_id, press.page, here=who.whispered
    )
    who.context.taps.changed(who.person.user_id)
    return DONE


async def at_table(who: Presser, press: AtTable) -> Answer:
    """Do what a button under a table, a hand, a result or a question says."""
    if press.verb in {"back", "replace", "sit", "rematch", "break", "resume"}:
        await who.check_present(press.table)
    match press.verb:
        case "cards":
            return await _cards(who, press.table)
        case "next":
            await _next_deal(who, press)
        case "hint":
            await _hint(who, await who.table(press.table))
        case "whatif":
            return await _what_if(who, press)
        case "sheet":
            await _sheet(who, await who.table(press.table))
        case "rematch":
            await _rematch(who, press.table)
        case "watch" | "unwatch":
            return await watch(who, press)
        case "stop" | "quit" | "keep":
            await _decide(who, press)
        case "back" | "here" | "replace" | "sit":
            return await _about_seat(who, press)
        case "break" | "resume":
            return await _break(who, press)
    return DONE


async def _about_seat(who: Presser, press: AtTable) -> Answer:
    """Give the presser his seat back, or one of a computer, or count his vote on another's."""
    seats, user_id, update_id = who.context.seats, who.person.user_id, who.update_id
    t = await who.context.people.translator(user_id)
    match press.verb:
        case "back":
            back = partial(seats.take_back, press.table, who.person, update_id=update_id)
            table = await who.table(press.table)
            shown = await take_seat(who, table.row, back)
            return DONE if shown else Answer(url=who.context.link(""))
        case "here":
            await seats.be_there(press.table, user_id, update_id=update_id)
            return Answer(back_answer(t))
        case "replace":
            await seats.vote(press.table, user_id, press.deal, update_id=update_id)
            return Answer(t("answer-voted"))
        case _:
            return await _sit_in(who, press)


async def _break(who: Presser, press: AtTable) -> Answer:
    """Count the presser for a break, or end it for all."""
    seats, user_id, update_id = who.context.seats, who.person.user_id, who.update_id
    if press.verb == "resume":
        await seats.end_break(press.table, user_id, press.deal, update_id=update_id)
        return DONE
    await seats.want_break(press.table, user_id, press.deal, update_id=update_id)
    return Answer((await who.context.people.translator(user_id))("answer-voted"))


async def _next_deal(who: Presser, press: AtTable) -> None:
    await check_goes_on(who.context, press.table)
    await who.context.tables.next_deal(
        press.table, who.person.user_id, press.deal, update_id=who.update_id
    )


async def _sit_in(who: Presser, press: AtTable) -> Answer:
    """Take the seat of a computer, if his cards can be shown to him."""
    context, person = who.context, who.person
    table = await who.table(press.table)
    sit = partial(context.seats.sit_in, press.table, person, press.deal, update_id=who.update_id)
    if not await take_seat(who, table.row, sit):
        return Answer(url=context.link(""))
    t = await context.people.translator(person.user_id)
    return Answer(t("answer-sat"))


async def _be_there(who: Presser, table: Table) -> None:
    """Let a person for whom the clock has played play again: any press shows that he is there."""
    seat = table.seat_of(who.person.user_id)
    if table.row.status == "playing" and seat is not None and table.is_away(seat):
        await who.context.seats.be_there(table.row.id, who.person.user_id)


async def _hint(who: Presser, table: Table) -> None:
    """Show who practises what the strong player would do."""
    row, user_id = table.row, who.person.user_id
    if not row.private or row.day is not None:
        raise TableError(Why.HINTS_OFF)
    if row.opener != user_id or row.status != "playing":
        raise TableError(Why.STALE)
    await who.context.explaining.hint(user_id)


async def _what_if(who: Presser, press: AtTable) -> Answer:
    """Look back at a deal, for the presser alone: in private, or in the answer to the press."""
    context, user_id = who.context, who.person.user_id
    asked = await context.explaining.ask(press.table, press.deal, user_id)
    t = await context.people.translator(user_id)
    if asked is None:
        return Answer(t("review-asked"))
    if await context.people.prove_reachable(user_id):
        say = partial(context.replies.say, Address(user_id), who.update_id)
        context.explaining.tell(asked, say)
        return Answer(t("review-thinking"))
    context.explaining.answer(asked, partial(context.outbox.answer, who.query.id, alert=True))
    return LATER


async def _sheet(who: Presser, table: Table) -> None:
    """Send the scoresheet as a picture where the button stands, to those whom it concerns."""
    plays = who.chat.private and table.seat_of(who.person.user_id) is not None
    if not plays and table.row.chat_id != who.chat.chat_id:
        raise TableError(Why.STALE)
    message = who.query.message
    under = 0 if message is None else message.message_id
    await who.context.replies.sheet(who.chat, under, table.row.id)


async def _rematch(who: Presser, table_id: int) -> None:
    table = await who.table(table_id)
    if table.row.private:
        await practice(who)
    else:
        await who.context.lobbies.rematch(table_id, who.person, update_id=who.update_id)


async def _decide(who: Presser, press: AtTable) -> None:
    """Do what was asked before, or not; the question goes away once it is settled."""
    seats, table = who.context.seats, await who.table(press.table)
    user_id = who.person.user_id
    try:
        match press.verb:
            case "stop":
                await check_may_stop(who.context, table, user_id, seen_in=who.chat_id)
                await seats.stop(press.table, update_id=who.update_id)
            case "quit":
                await seats.quit(press.table, user_id, update_id=who.update_id)
            case _ if table.seat_of(user_id) is None:
                await check_may_stop(who.context, table, user_id, seen_in=who.chat_id)
    except TableError as error:
        if error.why is Why.STALE:
            who.close()
        raise
    who.close()


async def _cards(who: Presser, table_id: int) -> Answer:
    """Show the presser his own hand, to him alone: in the group, or else in the answer."""
    table = await who.table(table_id)
    seat = table.seat_of(who.person.user_id)
    if seat is None:
        raise TableError(Why.NOT_SEATED)
    await _be_there(who, table)
    if table.state is None or not has_cards(table):
        raise TableError(Why.NO_CARDS)
    user_id = who.person.user_id
    alert = alerts.cards_alert(
        view(table.state, seat), await who.context.people.translator(user_id)
    )
    if who.chat_id != table.row.chat_id:
        return Answer(alert, alert=True)
    who.context.whispering.cards(table_id, user_id, who.query.id, otherwise=alert)
    return LATER


def actions_of(text: str) -> list[Action]:
    """Read the actions of a move.

    :raises TableError: if they are forged, and so as old as no button ever was
    """
    try:
        return [parse(part) for part in text.split(",")]
    except ValueError:
        raise TableError(Why.BUTTON_TOO_OLD) from None
