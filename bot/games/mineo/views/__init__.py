"""What may be seen of a match (section 13)."""

from bot.games.mineo.views.private import of_seat
from bot.games.mineo.views.public import public

__all__ = ["of_seat", "public"]
