"""How a person is shown his cards: chosen in his private chat, for himself alone."""

from bot.card_style import CardStyle, parse_style, style_of
from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.presser import DONE, Answer, Presser, refresh
from bot.own_presses import Cards
from bot.presses import Setting
from bot.render.card_styles import style_answer, styles_screen, with_style
from bot.render.screen import Screen


async def cards(who: Presser, press: Cards) -> Answer:
    """Show the choice, or choose; the hands on the table change at once.

    :raises TableError: outside a private chat, or for a style that there is not
    """
    if not who.chat.private:
        raise TableError(Why.BUTTON_TOO_OLD)
    t = await who.context.people.translator(who.person.user_id)
    if not press.style:
        who.turn(styles_screen(await _style(who.context, who.person.user_id), t))
        return DONE
    style = parse_style(press.style)
    if style is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    async with who.context.storage.write(who.update_id) as tx:
        await tx.persons.set_cards(who.person.user_id, style)
    who.turn(styles_screen(style, t))
    await refresh(who.person.user_id, who.context)
    return Answer(style_answer(style, t))


async def with_own_cards(context: Context, to: Address, press: Setting, screen: Screen) -> Screen:
    """Return a page of the settings; in a private chat the first one leads to one's cards too."""
    if not to.private or press.verb not in {"presets", "preset"}:
        return screen
    t = await context.people.translator(to.chat_id)
    return with_style(screen, await _style(context, to.chat_id), t)


async def _style(context: Context, user_id: int) -> CardStyle:
    async with context.storage.read() as tx:
        return style_of(await tx.persons.get(user_id))
