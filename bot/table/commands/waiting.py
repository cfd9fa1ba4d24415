"""Clocks: calling somebody, resting, and time that is given back."""

from __future__ import annotations

import msgspec


class CallUp(msgspec.Struct, frozen=True):
    """The house: the person to move has done nothing for a while. ``kind`` is notice or reminder."""

    player: int
    asked: int
    kind: str


class Nudge(msgspec.Struct, frozen=True):
    """A person at the table asks whoever is waited for to play, but for the people in ``spared``, who wish to hear
    nothing from this one."""

    spared: tuple[int, ...] = ()


class MoreTime(msgspec.Struct, frozen=True):
    """A person asks for two more minutes; the control was on the call of ``player`` to the decision ``asked``."""

    player: int
    asked: int


class Pause(msgspec.Struct, frozen=True):
    """A person would like to pause (it pauses when all people at the table do); from the house: nobody is there.
    ``guard`` is the seq at which a person was last active, as the house knew it."""

    guard: int = 0


class Resume(msgspec.Struct, frozen=True):
    """Somebody at a paused table used a control."""


class TellRest(msgspec.Struct, frozen=True):
    """The house: the table has rested for a day. ``guard`` is the seq at which it came to rest."""

    guard: int


class Credit(msgspec.Struct, frozen=True):
    """The house: it was closed for ``ms``; give the clocks that time back. Less than nothing where the world's clock
    was put back."""

    ms: int


class KeepQuiet(msgspec.Struct, frozen=True):
    """The house: ``person``, who plays ``player``, wishes to be left alone during ``spans`` (from–to in Unix ms); they
    are looked up as far as ``until``."""

    player: int
    person: int
    spans: tuple[tuple[int, int], ...]
    until: int


class Hold(msgspec.Struct, frozen=True):
    """The house: the table cannot be played where it is (:mod:`bot.table.hold` lists the reasons); ``detail`` is what
    is missing, where that can be said in a word."""

    reason: str
    detail: str = ""


class Release(msgspec.Struct, frozen=True):
    """The house: what held the table for this reason is over."""

    reason: str
