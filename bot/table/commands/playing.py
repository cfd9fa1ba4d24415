"""What is asked of the match."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action


class Draw(msgspec.Struct, frozen=True):
    """The house: supply the randomness the game waits for, from the sealed seed."""


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
    """The house: the pause between deals is over."""

    deal: int
