"""What was changed at a running table itself."""

from __future__ import annotations

import msgspec


class PaceAsked(msgspec.Struct, frozen=True, tag="table.pace_asked"):
    """A player would like this pace for the rest of the match."""

    player: int
    pace: str


class TalkAsked(msgspec.Struct, frozen=True, tag="table.talk_asked"):
    """A player would like the table to be free or quiet for the rest of the match."""

    player: int
    talk: str


class LanguageSet(msgspec.Struct, frozen=True, tag="table.language_set"):
    """What everybody sees of this table is in this language from now on (ux.md S4)."""

    language: str


class Moderated(msgspec.Struct, frozen=True, tag="table.moderated"):
    """A moderator did something here (repair, pause, resume, end, void, displace); its consequences stand after it."""

    person: int
    what: str


class Closed(msgspec.Struct, frozen=True, tag="table.closed"):
    """The table was closed; ``reason`` is a catalogue code (host, expired, moderator, empty)."""

    reason: str
    at: int
