"""Names of the bots that enter a tournament."""

from __future__ import annotations

from bot.table.model import BOT_NAMES

LEVEL = "regular"
"""The level of bots in tournaments."""


def bot_name_of(member: int) -> tuple[str, str]:
    """Return the name of a bot that entered, and what tells it from others of that name ("": nothing)."""
    names = BOT_NAMES[LEVEL]
    again, which = divmod(-member - 1, len(names))
    return names[which], str(again + 1) if again else ""
