"""Whether the only card that a person may play is played for him: chosen in private."""

from bot.errors import TableError, Why
from bot.handlers.choosing import setting
from bot.handlers.presser import Answer, Presser, refresh
from bot.own_presses import OnlyCard
from bot.presses import Setting
from bot.render.only_card import only_card_answer


async def only_card(who: Presser, press: OnlyCard) -> Answer:
    """Choose; it counts at every table at once.

    :raises TableError: outside a private chat
    """
    context, user_id = who.context, who.person.user_id
    if not who.chat.private:
        raise TableError(Why.BUTTON_TOO_OLD)
    async with context.storage.write(who.update_id) as tx:
        await tx.persons.set_only_card(user_id, wanted=press.wish == "on")
    await setting(who, Setting(0, "presets"))
    await refresh(user_id, context)
    return Answer(only_card_answer(press.wish, await context.people.translator(user_id)))
