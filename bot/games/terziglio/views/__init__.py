"""What may be seen of a match (T65)."""

from bot.games.terziglio.views.private import of_seat
from bot.games.terziglio.views.public import finished, public

__all__ = ["finished", "of_seat", "public"]
