"""Ends each day, and posts its ranking by day in the chats that want it.

What is owed is written down by the transaction that ends the day, and crossed out once Telegram
has taken it: a restart in between owes the same.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from bot.daily.calendar import GRACE, today
from bot.daily.posting import NAME, ON, wants_ranking
from bot.daily.ranking import Placed, among, ranked
from bot.delivery import Address
from bot.errors import TableError
from bot.failures import trace
from bot.l10n import Translator
from bot.quiet import after_the_night
from bot.refusals import Refusal
from bot.render.daily import MOST, ranking_screen
from bot.render.screen import Screen
from bot.settings import Settings
from bot.storage import Storage
from bot.storage.day_posts import PostRow
from bot.storage.days import DayRow
from bot.surroundings import Surroundings
from bot.zones import zone_of

log = logging.getLogger(__name__)

EVERY: Final = 3600.0
SLOT: Final = "daily:"
"""Begins the slots of the rankings."""


class Show(Protocol):
    """The way out."""

    def __call__(
        self, slot: str, to: Address, screen: Screen, *, message_id: int | None, silent: bool
    ) -> None:
        """Let a slot show a screen."""


class Herald:
    """Looks every hour, and at the moment when something is due."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        around: Surroundings,
        link: Callable[[str], str],
        *,
        stop: Callable[[int], Awaitable[None]],
        is_member: Callable[[int, int], Awaitable[bool | None]],
    ) -> None:
        """Take the dependencies.

        :param link: opens the private chat with a payload
        :param stop: breaks an attempt off
        :param is_member: asks Telegram whether somebody is in a group; None if it does not say
        """
        self._storage, self._zone, self._around = storage, settings.zone, around
        self._default_language, self._link = settings.default_language, link
        self._stop, self._is_member = stop, is_member

    async def run(self, show: Show) -> None:
        """Do what is due until cancelled."""
        while True:
            pause = EVERY
            try:
                pause = await self.step(show)
            except Exception as error:  # tried again in an hour
                log.error("the deal of the day is not looked after: %s", trace(error))
            await self._around.sleep(pause)

    async def step(self, show: Show) -> float:
        """Do what is due now, and return for how many seconds nothing will be."""
        async with self._storage.read() as tx:
            now, days = tx.now, await tx.days.open()
        for day in days:
            if day.ends_at + GRACE <= now:
                await self._close(day)
        async with self._storage.read() as tx:
            owed = await tx.day_posts.owed()
        for post in owed:
            if post.due_at <= now:
                await self._post(post, show)
        moments = [day.ends_at + GRACE for day in days] + [post.due_at for post in owed]
        to_come = [(moment - now) / 1000 for moment in moments if moment > now]
        return min([EVERY, *to_come])

    async def _close(self, day: DayRow) -> None:
        """End a day: what is still played comes too late, and nothing is secret any more."""
        async with self._storage.read() as tx:
            playing = await tx.days.in_play(day.day)
        for table_id in playing:
            with suppress(TableError):  # he has just ended it himself
                await self._stop(table_id)
        async with self._storage.write() as tx:
            await tx.days.close(day.day)
            for chat_id, thread_id in await tx.day_posts.places(NAME, ON):
                zone = await zone_of(tx, chat_id, self._zone)
                due = int(after_the_night(tx.now / 1000, zone) * 1000)
                await tx.day_posts.owe(PostRow(day.day, chat_id, thread_id, due))

    async def _post(self, post: PostRow, show: Show) -> None:
        """Post a ranking, unless it is night there again, or there is nothing to be told."""
        async with self._storage.read() as tx:
            zone = await zone_of(tx, post.chat_id, self._zone)
            if after_the_night(tx.now / 1000, zone) > tx.now / 1000:
                return
            day = await tx.days.get(post.day)
            chat = await tx.chats.get(post.chat_id)
            wanted = await wants_ranking(tx, post.chat_id, post.thread_id)
            results = ranked(await tx.days.results(post.day))
            here = among(results, await tx.days.people_of(post.chat_id))
        placed = await self._present(post.chat_id, here) if wanted else []
        async with self._storage.write() as tx:
            if day is None or not placed:
                await tx.day_posts.done(post.day, post.chat_id, post.thread_id)
                return
            new = await today(tx, self._zone, self._around.chance)
        t = Translator(chat.language if chat and chat.language else self._default_language)
        link = self._link("daily")
        screen = ranking_screen(day, placed, len(results), t, new=new, link=link)
        slot, to = f"{SLOT}{post.day}", Address(post.chat_id, post.thread_id)
        show(f"{slot}:{to.chat_id}:{to.thread_id}", to, screen, message_id=None, silent=True)

    async def _present(self, chat_id: int, placed: tuple[Placed, ...]) -> list[Placed]:
        """Return the first of those who have not left the group since, as far as that is told."""
        present: list[Placed] = []
        for each in placed:
            try:
                gone = await self._is_member(chat_id, each.result.user_id) is False
            except TableError:
                gone = False
            if not gone:
                present.append(each)
            if len(present) == MOST:
                break
        return present

    # What the outbox reports

    async def told(self, slot: str, to: Address) -> None:
        """A ranking is there, or Telegram will not have it: it is owed no longer."""
        day = slot.removeprefix(SLOT).partition(":")[0]
        async with self._storage.write() as tx:
            await tx.day_posts.done(day, to.chat_id, to.thread_id)

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        """A ranking was given up."""
        log.info("%s is not posted: %s", slot, refusal.outcome)
        await self.told(slot, to)
