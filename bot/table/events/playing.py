"""What happened in the match, beside the facts of the game itself."""

from __future__ import annotations

import msgspec


class SeedSealed(msgspec.Struct, frozen=True, tag="table.seed_sealed"):
    """The randomness of a deal was fixed and its commitment may be shown; the seed stays secret (decision 11)."""

    deal: int
    seed: bytes
    commitment: str


class SeedRevealed(msgspec.Struct, frozen=True, tag="table.seed_revealed"):
    """The deal is over: its seed is public."""

    deal: int
    seed: bytes


class Readied(msgspec.Struct, frozen=True, tag="table.readied"):
    """A player is ready for the next deal."""

    player: int


class Acted(msgspec.Struct, frozen=True, tag="table.acted"):
    """A player's question was answered; what followed stands after it. Counts the questions put to each player.

    ``by`` is person, computer, or clock: the clock ran out and a computer player took this one decision (M131).
    """

    player: int
    by: str
    spent: int = 0
    """What the answer took out of the player's bank, in ms."""
    at: int = 0
    """When, in Unix ms; 0 in the logs of older tables."""


class DealBegun(msgspec.Struct, frozen=True, tag="table.deal_begun"):
    """The pause between deals is over and the next deal begins."""

    deal: int


class Finished(msgspec.Struct, frozen=True, tag="table.finished"):
    """The match is over. Balances in the game's unit and places, by player."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool
    at: int
