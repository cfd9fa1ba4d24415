"""Ways out of a match, and back into it."""

from __future__ import annotations

import msgspec


class HandOver(msgspec.Struct, frozen=True):
    """Let a computer player play for me."""


class TakeBack(msgspec.Struct, frozen=True):
    """Take my seat back."""


class Abandon(msgspec.Struct, frozen=True):
    """The house: ``player``, away since the seq ``guard``, has not come back in time."""

    player: int
    guard: int


class Concede(msgspec.Struct, frozen=True):
    """I offer to concede the match, or the deal with the number ``deal``."""

    of: str = "match"
    deal: int = 0


class AnswerConcession(msgspec.Struct, frozen=True):
    """I agree to conceding the match or the deal (``of``), or do not; the offer was made in this deal."""

    deal: int
    agree: bool
    of: str = "match"


class OfferChair(msgspec.Struct, frozen=True):
    """I ask for a substitute (``open``), or do so no more."""

    open: bool = True


class Relieve(msgspec.Struct, frozen=True):
    """I take over the chair of this player, who asked for a substitute."""

    player: int


class Missing(msgspec.Struct, frozen=True):
    """The house: ``person``, who plays ``player``, has left the server; with ``deleted`` the account is no more."""

    player: int
    person: int
    deleted: bool = False
