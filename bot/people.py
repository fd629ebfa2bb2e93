"""People and chats as the bot meets them: names, languages, whether a private message arrives."""

from collections.abc import Awaitable, Callable

from sqlalchemy.exc import OperationalError

from bot.errors import TableError, Why
from bot.l10n import Translator, choose_language
from bot.lobbies import Person
from bot.room import person_language
from bot.storage import Storage
from bot.storage.forgetting import Forgotten
from bot.storage.transaction import Transaction


class People:
    """Keeps what is known of people and chats up to date; writes only what has changed."""

    def __init__(
        self,
        storage: Storage,
        default_language: str,
        *,
        reaches: Callable[[int], Awaitable[bool]],
        reachable: Callable[[int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param reaches: asks Telegram whether private messages reach a person
        :param reachable: hears of a person to whom private messages now arrive, or no longer do
        """
        self._reaches = reaches
        self._storage = storage
        self._default_language = default_language
        self._reachable = reachable
        self._met: dict[int, Person] = {}
        self._titles: dict[int, str] = {}

    async def meet(self, person: Person) -> None:
        """Note a person's present name and client language."""
        if self._met.get(person.user_id) == person:
            return
        async with self._storage.write() as tx:
            await tx.persons.see(person.user_id, person.name, person.language_hint)
        self._met[person.user_id] = person

    async def visit(self, chat_id: int, title: str) -> None:
        """Note a chat's present title."""
        if self._titles.get(chat_id) == title:
            return
        async with self._storage.write() as tx:
            await tx.chats.see(chat_id, title)
        self._titles[chat_id] = title

    async def set_reachable(self, user_id: int, reachable: bool) -> None:
        """Note whether private messages reach a person, and tell his tables if that is news."""
        async with self._storage.read() as tx:
            known = await tx.persons.get(user_id)
        if reachable == (known is not None and known.private_ok):
            return  # of a stranger who blocks the bot nothing is kept
        async with self._storage.write() as tx:
            await tx.persons.set_private_ok(user_id, reachable)
        await self._reachable(user_id)

    async def prove_reachable(self, user_id: int) -> bool:
        """Ask whether private messages reach a person, and note the answer."""
        reachable = await self._reaches(user_id)
        await self.set_reachable(user_id, reachable)
        return reachable

    async def forget(self, user_id: int, update_id: int | None = None) -> Forgotten:
        """Delete what is kept of a person; when he writes again he is met as a stranger.

        :raises TableError: if he sits at a table, or is in a tournament
        """
        async with self._storage.write(update_id) as tx:
            await _check_free(tx, user_id)
            forgotten = await tx.forget(user_id)
        self._met.pop(user_id, None)
        return forgotten

    async def check_free(self, user_id: int) -> None:
        """Check that a person sits at no table, and is in no tournament.

        :raises TableError: if he does
        """
        async with self._storage.read() as tx:
            await _check_free(tx, user_id)

    async def language_of(self, user_id: int) -> str:
        """Return a person's language."""
        async with self._storage.read() as tx:
            return person_language(await tx.persons.get(user_id), self._default_language)

    async def translator(self, user_id: int) -> Translator:
        """Return the texts in a person's language."""
        return Translator(await self.language_of(user_id))

    async def chat_translator(self, chat_id: int) -> Translator:
        """Return the texts in a group's language, or in that of a person's private chat."""
        if chat_id > 0:
            return await self.translator(chat_id)
        async with self._storage.read() as tx:
            chat = await tx.chats.get(chat_id)
        return Translator(chat.language if chat and chat.language else self._default_language)

    async def answering(self, chat_id: int, client: str | None) -> Translator:
        """Return the same for an answer, by the client's language while nothing can be read.

        :param client: the language code of who is answered, as Telegram tells it
        """
        try:
            return await self.chat_translator(chat_id)
        except OperationalError:
            return Translator(choose_language(client, self._default_language))

    async def set_language(self, chat_id: int, code: str, update_id: int | None = None) -> None:
        """Note the language chosen by hand for a group or for a person's private chat."""
        async with self._storage.write(update_id) as tx:
            if chat_id > 0:
                await tx.persons.set_language(chat_id, code)
            else:
                await tx.chats.set_language(chat_id, code)


async def _check_free(tx: Transaction, user_id: int) -> None:
    if await tx.tables.of_person(user_id):
        raise TableError(Why.SITS)
    if await tx.tournaments.takes_part(user_id):
        raise TableError(Why.IN_TOURNAMENT)
