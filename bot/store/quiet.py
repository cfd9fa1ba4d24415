"""Quiet hours as a person chooses them: from one full hour to another, by the clocks of her time zone (ux.md S24, E42).

Which moments these are is read off the zone database at use, with its days of 23 and 25 hours.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.table.nights import MOST, Spans

HOURS = range(24)
_WRITTEN = re.compile(r"(\d\d)-(\d\d) ([A-Za-z0-9_+/-]{1,64})")
_NO_PLACES = {"Factory", "localtime", "posixrules"}


class QuietHours(msgspec.Struct, frozen=True):
    """From ``begin`` to ``end`` o'clock (0-23), past midnight where the end is the smaller, in an IANA ``zone``."""

    begin: int
    end: int
    zone: str

    @classmethod
    def read(cls, text: str) -> Self | None:
        """What :attr:`text` wrote; None for no quiet hours and for anything else."""
        found = _WRITTEN.fullmatch(text)
        if found is None or not all(int(hour) in HOURS for hour in found.groups()[:2]):
            return None
        return cls(int(found[1]), int(found[2]), found[3])

    @property
    def text(self) -> str:
        """As it is kept."""
        return f"{self.begin:02}-{self.end:02} {self.zone}"

    @property
    def hours(self) -> int:
        """How long they last by the wall, in hours; 24 where they end when they begin."""
        return (self.end - self.begin) % 24 or 24

    @property
    def fit(self) -> bool:
        """Whether they are no longer than the clock may stand still in a day."""
        return self.hours * 60 * 60_000 <= MOST

    def spans(self, begin: int, end: int) -> Spans:
        """The quiet hours that touch the time between two moments, in Unix ms; none in a zone nobody knows any more."""
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
            # By the wall an autumn night may last an hour longer than the clock may stand still.
            to = min(_moment(day + timedelta(days=self.end <= self.begin), self.end, zone), since + MOST)
            if since < to and to > begin and since < end:
                found.append((since, to))
        return tuple(found)


def zone_named(said: str) -> str | None:
    """The IANA name of a zone somebody has typed: ``europe/rome``, or its city alone (``rome``, ``new york``); None if
    there is no such zone."""
    wanted = "_".join(said.split()).casefold()
    return _zones().get(wanted)


@lru_cache(maxsize=1)
def _zones() -> dict[str, str]:
    """The zones by their names in small letters, and by those of their cities where only one has it."""
    names = {name for name in available_timezones() if name not in _NO_PLACES}
    cities: dict[str, set[str]] = {}
    for name in names:
        if "/" in name and not name.startswith("Etc/"):
            cities.setdefault(name.rpartition("/")[2].casefold(), set()).add(name)
    found = {city: min(zones, key=_older) for city, zones in cities.items()}
    return found | {name.casefold(): name for name in names}


def _older(name: str) -> tuple[bool, int, str]:
    """The places of the world before the lists of countries (``US/Hawaii``), and short names before long ones."""
    return not name.startswith(_PARTS), name.count("/"), name


_PARTS = ("Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    """Unix ms of an hour of a day; an hour that is left out is as late as it would have been, of one that comes twice
    the first counts."""
    return int(datetime.combine(day, time(hour), zone).astimezone(UTC).timestamp() * 1000)
