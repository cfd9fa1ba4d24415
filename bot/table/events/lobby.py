"""What happened before the match began."""

from __future__ import annotations

import msgspec

from bot.engine.game import OptionValue


class Opened(msgspec.Struct, frozen=True, tag="table.opened"):
    """A table was opened. Ids of guild and channel are Discord's; ``at`` is Unix time in ms; ``lots`` says that seats
    are drawn when the match is started."""

    game: str
    name: str
    host: int
    guild: int
    channel: int
    language: str
    options: dict[str, OptionValue]
    preset: str
    pace: str
    at: int
    ranked: bool = True
    talk: str = "free"
    lots: bool = False


class Seated(msgspec.Struct, frozen=True, tag="table.seated"):
    """A person took a chair."""

    chair: int
    person: int


class BotSeated(msgspec.Struct, frozen=True, tag="table.bot_seated"):
    """A computer player took a chair. ``name`` is chosen once and kept."""

    chair: int
    level: str
    name: str


class Vacated(msgspec.Struct, frozen=True, tag="table.vacated"):
    """A chair became free."""

    chair: int


class Swapped(msgspec.Struct, frozen=True, tag="table.swapped"):
    """The occupants of two chairs changed places (either may have been free)."""

    chair: int
    other: int


class HostChanged(msgspec.Struct, frozen=True, tag="table.host_changed"):
    """Another person became host."""

    person: int
    why: str = "left"
    """left: the host got up; waited: everybody waited for her at a full table."""


class Configured(msgspec.Struct, frozen=True, tag="table.configured"):
    """The settings changed before the start; all of them as they now stand."""

    options: dict[str, OptionValue]
    preset: str
    pace: str
    ranked: bool = True
    talk: str = ""
    """Nothing where it stays as it was, and in the logs of older tables."""


class Placed(msgspec.Struct, frozen=True, tag="table.placed"):
    """The thread (or channel, where threads cannot be made) in which the table is played; ``channel`` is where its
    card stands from now on, 0 where it stood before."""

    thread: int
    channel: int = 0


class Started(msgspec.Struct, frozen=True, tag="table.started"):
    """The match began; the chairs are now players 0, 1, 2 … Where nobody else was asked ``person`` pressed *Start*, and
    ``press`` is the id of the interaction, which goes into the deal; 0 else, and in older logs."""

    at: int
    person: int = 0
    press: int = 0


class CheckBegun(msgspec.Struct, frozen=True, tag="table.check_begun"):
    """Start was pressed by ``person``: all people at the table are asked whether they are there, until ``until`` (Unix
    ms). ``press`` is the id of the interaction (0 in older logs)."""

    person: int
    until: int
    press: int = 0


class CameHere(msgspec.Struct, frozen=True, tag="table.came_here"):
    """A person said that they are there. ``press`` is the id of the interaction (0 in older logs), ``word`` the hash of
    the word that came with it: both go into the deal."""

    person: int
    press: int = 0
    word: str = ""


class CheckEnded(msgspec.Struct, frozen=True, tag="table.check_ended"):
    """The check ended without a start: ``absent`` are the people who lost their chairs by it."""

    absent: tuple[int, ...]
