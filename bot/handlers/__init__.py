"""What Telegram brings: commands, presses, and changes of chats; each handler only hands on."""
