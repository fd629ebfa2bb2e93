"""Inline keyboards as Telegram is told them."""

from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from bot.render.screen import Button, Screen


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, None where there are none."""
    if not screen.rows:
        return None
    rows = [[_button(button) for button in row] for row in screen.rows]
    return InlineKeyboardMarkup(inline_keyboard=rows)


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text,
        callback_data=button.data or None,
        url=button.url or None,
        style=button.style or None,
    )
