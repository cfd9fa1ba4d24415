"""What is asked of a table before its match begins."""

from __future__ import annotations

import msgspec

from bot.engine.game import OptionValue


class Open(msgspec.Struct, frozen=True):
    """Open a table; the one who opens it is host and takes the first chair. Without a name it gets a river's. With
    ``lots`` the seats are drawn when the match is started."""

    game: str
    guild: int
    channel: int
    language: str
    name: str = ""
    options: dict[str, OptionValue] = {}
    preset: str = ""
    pace: str = "relaxed"
    ranked: bool = True
    talk: str = "free"
    lots: bool = False


class Sit(msgspec.Struct, frozen=True):
    """Take a chair: the given one, or the first free one. One who sits already moves there."""

    chair: int | None = None


class GetUp(msgspec.Struct, frozen=True):
    """Leave the table before the match has begun."""


class MoveTo(msgspec.Struct, frozen=True):
    """Host or moderator: put whoever sits on ``source`` on ``chair``; an occupant there changes places."""

    source: int
    chair: int


class AddBot(msgspec.Struct, frozen=True):
    """Host or moderator: put a computer player on a free chair (the first one if None). It brings its own name."""

    level: str = "regular"
    name: str = ""
    chair: int | None = None


class RemoveBot(msgspec.Struct, frozen=True):
    """Host or moderator: free a computer player's chair."""

    chair: int


class Configure(msgspec.Struct, frozen=True):
    """Host or moderator: change settings before the start; None leaves a part as it is."""

    options: dict[str, OptionValue] | None = None
    preset: str | None = None
    pace: str | None = None
    ranked: bool | None = None
    talk: str | None = None


class Place(msgspec.Struct, frozen=True):
    """The edge: the table is played in this thread, from now on of this channel (0: as before)."""

    thread: int
    channel: int = 0


class Start(msgspec.Struct, frozen=True):
    """Host or moderator: begin the match. With ``check``, where two people or more sit, each is asked first whether
    she is there (ux.md S1, T15)."""

    check: bool = False


class Here(msgspec.Struct, frozen=True):
    """A person is there when asked before the start."""


class CheckOver(msgspec.Struct, frozen=True):
    """The house: the minute of the check that began at seq ``guard`` is over."""

    guard: int


class PassHost(msgspec.Struct, frozen=True):
    """The house: everybody has waited for the host of a full lobby long enough; ``guard`` is the seq since when."""

    guard: int
