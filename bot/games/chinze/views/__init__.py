"""What may be seen of a match (C39)."""

from bot.games.chinze.views.private import of_seat
from bot.games.chinze.views.public import public

__all__ = ["of_seat", "public"]
