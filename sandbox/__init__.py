"""A local stand-in for Telegram: strict, deterministic, and with people in it."""
