"""What the first page of the settings has besides the rules: in private, and in a group."""

from bot.context import Context
from bot.daily.posting import wants_ranking
from bot.delivery import Address
from bot.handlers.card_styles import with_own_cards
from bot.presses import Setting
from bot.render.daily_setting import with_ranking
from bot.render.only_card import with_only_card
from bot.render.screen import Screen


async def with_more(context: Context, to: Address, press: Setting, screen: Screen) -> Screen:
    """Return a page of the settings; the first one has what is one's own, or the rankings."""
    if to.private:
        return await _with_own(context, to, press, screen)
    async with context.storage.read() as tx:
        on = await wants_ranking(tx, to.chat_id, to.thread_id)
    t = await context.people.chat_translator(to.chat_id)
    return with_ranking(screen, press, t, on=on)


async def _with_own(context: Context, to: Address, press: Setting, screen: Screen) -> Screen:
    screen = await with_own_cards(context, to, press, screen)
    async with context.storage.read() as tx:
        person = await tx.persons.get(to.chat_id)
    t = await context.people.translator(to.chat_id)
    return with_only_card(screen, press, t, on=person is not None and person.only_card)
