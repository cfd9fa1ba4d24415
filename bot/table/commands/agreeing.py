"""What changes a running table itself: settings that all agree on, and what moderators may."""

from __future__ import annotations

import msgspec


class AskPace(msgspec.Struct, frozen=True):
    """A person at a running match would like another pace, or agrees to it; it changes when all agree (T17)."""

    pace: str


class AskTalk(msgspec.Struct, frozen=True):
    """A person at a running match would like the table to be free or quiet, or agrees to it; so it is when all do."""

    talk: str


class SetLanguage(msgspec.Struct, frozen=True):
    """Host or moderator: what everybody sees of this table is in this language from now on."""

    language: str


class Moderate(msgspec.Struct, frozen=True):
    """A moderator: one of repair, pause, resume, end (with its result), void (without one)."""

    what: str


class Displace(msgspec.Struct, frozen=True):
    """A moderator: this person is barred from the server; her chair is freed, in a match a computer player gets it."""

    barred: int


class Close(msgspec.Struct, frozen=True):
    """Host, moderator or the house: close the table; a running match ends early (Minchiate M128, M129)."""

    reason: str = "host"
