"""What may be seen of a match (M140-M147)."""

from bot.games.minchiate.views.private import of_seat
from bot.games.minchiate.views.public import public

__all__ = ["of_seat", "public"]
