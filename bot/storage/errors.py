"""What storage refuses, and why."""


class StorageError(Exception):
    """The database cannot be used; the text is one line for the operator."""


class AlreadyDoneError(Exception):
    """The effect of this update is committed already."""

    def __init__(self, update_id: int) -> None:
        super().__init__(f"update {update_id} is done already")
        self.update_id = update_id


class LostUpdateError(Exception):
    """Somebody else saved the table since it was read."""

    def __init__(self, table_id: int, expected_rev: int) -> None:
        super().__init__(f"table {table_id} is no longer at revision {expected_rev}")
        self.table_id = table_id
        self.expected_rev = expected_rev


class TableExistsError(Exception):
    """The chat, or this topic of it, has a table in the lobby or in play already."""

    def __init__(self, chat_id: int) -> None:
        super().__init__(f"chat {chat_id} has a live table already")
        self.chat_id = chat_id
