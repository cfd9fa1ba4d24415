"""Ways out of a match, and back into it."""

from __future__ import annotations

import msgspec


class HandedToBot(msgspec.Struct, frozen=True, tag="table.handed_to_bot"):
    """A computer player plays for the person from now on, until she takes the seat back."""

    player: int
    why: str = "asked"
    """asked, or clock: her time ran out twice in a row (ux.md 3.2); left: she left the server; deleted: her account is
    no more (E5, E6)."""


class Abandoned(msgspec.Struct, frozen=True, tag="table.abandoned"):
    """Somebody who was away has not come back in time: the computer player keeps her chair to the end (ux.md 3.2)."""

    player: int


class ConcessionOffered(msgspec.Struct, frozen=True, omit_defaults=True, tag="table.concession_offered"):
    """A player has offered to concede the match, or the ``deal`` (``of``). The offer lapses with the deal (E59)."""

    player: int
    of: str = "match"


class ConcessionAgreed(msgspec.Struct, frozen=True, tag="table.concession_agreed"):
    """A player agrees to that; the match or the deal ends with the last one's agreement."""

    player: int


class ConcessionDeclined(msgspec.Struct, frozen=True, tag="table.concession_declined"):
    """A player has turned the offer down (or taken her own back)."""

    player: int


class Conceded(msgspec.Struct, frozen=True, tag="table.conceded"):
    """These players have conceded the match; it ends early. ``last`` are those whom that puts last, their whole side;
    in older logs nobody, and such a match counts for nobody."""

    players: tuple[int, ...]
    last: tuple[int, ...] = ()


class DealConceded(msgspec.Struct, frozen=True, tag="table.deal_conceded"):
    """These players have conceded the deal; what the game makes of it follows. Nobody is asked any more what was asked
    when it ended."""

    players: tuple[int, ...]


class ChairOffered(msgspec.Struct, frozen=True, tag="table.chair_offered"):
    """A player asks for a substitute (``open``), or does so no more."""

    player: int
    open: bool = True


class Relieved(msgspec.Struct, frozen=True, tag="table.relieved"):
    """A person has taken over a player's chair; the result stays with whoever sat there first."""

    player: int
    person: int


class TakenBack(msgspec.Struct, frozen=True, tag="table.taken_back"):
    """The person plays herself again."""

    player: int
