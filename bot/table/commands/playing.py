"""What is asked of the match."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action


class Seal(msgspec.Struct, frozen=True):
    """The house: seal the coming deal, or seal it anew because what it was bound to has changed."""


class PublishSeal(msgspec.Struct, frozen=True):
    """The edge: this seal of the coming deal stands in full in this message of this channel (Discord's ids)."""

    deal: int
    commitment: str
    message: int
    channel: int = 0


class AddWord(msgspec.Struct, frozen=True):
    """A person adds a word (its hash) to the coming deal. If they are asked whether they are there or ready, it is the
    answer too."""

    word: str


class Draw(msgspec.Struct, frozen=True):
    """The house: supply the randomness the game waits for. ``unpublished``: the seal could not be published in time."""

    unpublished: bool = False


class Act(msgspec.Struct, frozen=True):
    """A seated person answers a question. ``asked`` is the number the control carried, None for a typed command."""

    action: Action
    asked: int | None = None


class BotAct(msgspec.Struct, frozen=True):
    """The house: a computer player's answer for ``player``. ``late`` says that the person's clock had run out."""

    player: int
    asked: int
    action: Action
    late: bool = False


class Ready(msgspec.Struct, frozen=True):
    """A person is ready for the next deal."""


class NextDeal(msgspec.Struct, frozen=True):
    """The house: the pause between deals is over. ``unpublished`` as for :class:`Draw`."""

    deal: int
    unpublished: bool = False
