"""The Telegram bot: chats, storage, texts and time around the engine of ``game``."""
