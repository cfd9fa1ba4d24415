"""What happened in the match, beside the facts of the game itself."""

from __future__ import annotations

import msgspec

from bot.engine.seal import Part


class SeedSealed(msgspec.Struct, frozen=True, tag="table.seed_sealed"):
    """The seed of a deal was drawn and its commitment may be shown; the seed stays secret (decision 11). A second one
    for the same deal takes the place of the first, and what people had added is gone.

    ``terms`` is the text the seal is bound to (:mod:`bot.engine.seal`), "" in the logs of older tables: a seal of
    version 1, to which nobody adds.
    """

    deal: int
    seed: bytes
    commitment: str
    terms: str = ""


class SealPublished(msgspec.Struct, frozen=True, tag="table.seal_published"):
    """The commitment stands in full in a message (Discord's id) that is never edited, in this channel or thread."""

    deal: int
    commitment: str
    message: int
    channel: int = 0


class WordAdded(msgspec.Struct, frozen=True, tag="table.word_added"):
    """A player who has pressed already, or does not have to, adds a word to the coming deal: its hash, and the id of
    the interaction."""

    player: int
    press: int
    word: str


class SealClosed(msgspec.Struct, frozen=True, tag="table.seal_closed"):
    """The deal begins: nobody adds to it any more. ``message`` is the message of the seal (0: it was not published),
    ``parts`` are what counts, in the order in which it is hashed."""

    deal: int
    message: int = 0
    parts: tuple[Part, ...] = ()


class SeedRevealed(msgspec.Struct, frozen=True, tag="table.seed_revealed"):
    """The deal is over: its seed is public."""

    deal: int
    seed: bytes


class Readied(msgspec.Struct, frozen=True, tag="table.readied"):
    """A player is ready for the next deal. ``press`` is the id of the interaction (0 in older logs), ``word`` the hash
    of the word that came with it: both go into the deal."""

    player: int
    press: int = 0
    word: str = ""


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
