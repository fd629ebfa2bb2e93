"""What the first page of the settings has besides the rules: in private, and in a group."""

from bot.context import Context
from bot.daily.posting import wants_ranking
from bot.delivery import Address
from bot.handlers.card_styles import with_own_cards
from bot.presses import Setting
from bot.render.daily_setting import with_ranking
from bot.render.screen import Screen


async def with_more(context: Context, to: Address, press: Setting, screen: Screen) -> Screen:
    """Return a page of the settings; the first one leads to one's cards, or to the rankings."""
    if to.private:
        return await with_own_cards(context, to, press, screen)
    async with context.storage.read() as tx:
        on = await wants_ranking(tx, to.chat_id, to.thread_id)
    t = await context.people.chat_translator(to.chat_id)
    return with_ranking(screen, press, t, on=on)
