"""What a person chooses for themselves: preferences, quiet hours, where they are named, whom they block (ux.md S24,
E42)."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Literal, Self, get_args, get_type_hints
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.table.clocks import MAX_QUIET, Spans

HOURS = range(24)
_WRITTEN = re.compile(r"(\d\d)-(\d\d) ([A-Za-z0-9_+/-]{1,64})")
_NO_PLACES = {"Factory", "localtime", "posixrules"}


class QuietHours(msgspec.Struct, frozen=True):
    """Quiet hours from `begin` to `end` o'clock (0-23) in an IANA time `zone`; past midnight if `end` is not after
    `begin`.

    The exact moments are computed at use from the time zone database, so days of 23 and 25 hours are right.
    """

    begin: int
    end: int
    zone: str

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Parse what :attr:`text` wrote. Returns None for no quiet hours and for anything else."""
        found = _WRITTEN.fullmatch(text)
        if found is None or not all(int(hour) in HOURS for hour in found.groups()[:2]):
            return None
        return cls(int(found[1]), int(found[2]), found[3])

    @property
    def text(self) -> str:
        """The quiet hours as they are stored."""
        return f"{self.begin:02}-{self.end:02} {self.zone}"

    @property
    def hours(self) -> int:
        """The length in hours of local time; 24 if begin and end are equal."""
        return (self.end - self.begin) % 24 or 24

    @property
    def fit(self) -> bool:
        """Whether they are no longer than the clock may be stopped in a day."""
        return self.hours * 60 * 60_000 <= MAX_QUIET

    def spans(self, begin: int, end: int) -> Spans:
        """Return the quiet hours that touch the time between two moments, in Unix ms; none if the zone is unknown."""
        try:
            zone = ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return ()
        first = datetime.fromtimestamp(begin / 1000, zone).date() - timedelta(days=1)
        last = datetime.fromtimestamp(end / 1000, zone).date()
        found: list[tuple[int, int]] = []
        for number in range((last - first).days + 1):
            day = first + timedelta(days=number)
            since = _moment(day, self.begin, zone)
            # When summer time ends, the night may last an hour longer than the clock may be stopped.
            to = min(_moment(day + timedelta(days=self.end <= self.begin), self.end, zone), since + MAX_QUIET)
            if since < to and to > begin and since < end:
                found.append((since, to))
        return tuple(found)


def zone_named(said: str) -> str | None:
    """Return the IANA name of the time zone that a player typed, None if there is no such zone.

    Accepts a full name (`europe/rome`) or only its city (`rome`, `new york`).
    """
    wanted = "_".join(said.split()).casefold()
    return _zones().get(wanted)


@lru_cache(maxsize=1)
def _zones() -> dict[str, str]:
    """Return the zones by their names in small letters, and by the names of their cities."""
    names = {name for name in available_timezones() if name not in _NO_PLACES}
    cities: dict[str, set[str]] = {}
    for name in names:
        if "/" in name and not name.startswith("Etc/"):
            cities.setdefault(name.rpartition("/")[2].casefold(), set()).add(name)
    found = {city: min(zones, key=_older) for city, zones in cities.items()}
    return found | {name.casefold(): name for name in names}


def _older(name: str) -> tuple[bool, int, str]:
    """Sort zones of continents before those of countries (`US/Hawaii`), and short names before long ones."""
    return not name.startswith(_PARTS), name.count("/"), name


_PARTS = ("Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    """Return an hour of a day as Unix ms.

    An hour that the clock change skips counts as if it were not skipped; of an hour that comes twice, the first counts.
    """
    return int(datetime.combine(day, time(hour), zone).astimezone(UTC).timestamp() * 1000)


_BEGUN = re.compile(r"([a-z]{1,16}=[0-9A-Za-z]{1,64} )*")


def begun_hands(text: str) -> dict[str, str]:
    """Return how far a person is in the guided hand of each game, from :attr:`Preferences.begun`."""
    return dict(one.split("=", 1) for one in text.split())


def with_begun(text: str, game: str, line: str) -> str:
    """Return the guided hands that a person has begun after that of a game changed; an empty line ends it."""
    hands = {**begun_hands(text), game: line}
    return "".join(f"{slug}={its} " for slug, its in sorted(hands.items()) if its)


Notice = Literal["thread", "dm", "off"]
"""How a player is reminded that a table waits for them: by a mention in its thread, by a direct message, or not
at all."""


Theme = Literal["dark", "light"]
"""The ground that pictures are drawn for."""


class Preferences(msgspec.Struct, frozen=True):
    """What a person has chosen; the defaults apply until then. A new field needs no migration.

    `language` is empty for the language of the person's Discord client. `surface` is the chosen place for the hand;
    where it is really shown (`Person.surface`) also depends on whether the bot can write to the person. `confirm`
    "never" plays a card at one tap, "undo" three seconds after it, "twice" at a second tap; "always", which earlier
    versions stored for everybody who had changed any preference, is read as not chosen. `panel` "words" shows the hand
    as text with menus. `blurred` hides the picture of the hand until it is tapped (T29). `forced` lets the
    bot play the only legal card (T86). `quiet` holds the quiet hours as :attr:`QuietHours.text` writes them, empty for
    none (T66). `invites` says who may invite the person to tables. `begun` has the guided hands that the person has not
    finished, as :func:`with_begun` writes them: each game with its line of answers.
    """

    language: Literal["", "en", "it", "es"] = ""
    theme: Theme = "dark"
    print: Literal["normal", "large"] = "normal"
    confirm: Literal["never", "undo", "twice"] = "never"
    panel: Literal["picture", "words"] = "picture"
    surface: Literal["dm", "channel"] = "dm"
    blurred: bool = False
    forced: bool = False
    notice: Notice = "thread"
    quiet: str = ""
    invites: Literal["all", "none"] = "all"
    begun: str = ""

    @property
    def large(self) -> bool:
        """Whether pictures are drawn in large print."""
        return self.print == "large"


DEFAULT_PREFERENCES = Preferences()
_KINDS = get_type_hints(Preferences)


def values_of(name: str) -> tuple[str | bool, ...]:
    """Return all values of a preference in the order in which they are offered; for a typed preference, only the
    default.

    Raises KeyError if there is no such preference.
    """
    kind = _KINDS[name]
    if kind is str:
        return (getattr(DEFAULT_PREFERENCES, name),)
    return (False, True) if kind is bool else get_args(kind)


def may_be(name: str, value: object) -> bool:
    """Return whether a preference can have this value. Raises KeyError if there is no such preference."""
    if value in values_of(name):
        return True
    if name == "begun":
        return isinstance(value, str) and _BEGUN.fullmatch(value) is not None
    hours = QuietHours.read(value) if name == "quiet" and isinstance(value, str) else None
    return hours is not None and hours.fit


HIDDEN = "hidden"
"""The wish of a person who is not named in public standings."""

EVERYWHERE_TOO = "everywhere"
"""The wish of a person who is also named in the standings of all Discord servers."""

WISHES = ("server", EVERYWHERE_TOO, HIDDEN)
"""Where a person is named: in the standings of a Discord server, also in those of all servers, or nowhere."""

MAX_BLOCKED = 75
"""How many people a person can block."""
