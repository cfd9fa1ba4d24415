"""Quiet hours in local time, on days of 23 and 25 hours too (E42, T66)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.ports.people import Preferences, QuietHours, zone_named
from bot.store import SqlStore
from bot.store.people import preferences_of
from bot.table.clocks import DAY, HOUR, MAX_QUIET

ROME = ZoneInfo("Europe/Rome")
NIGHT = QuietHours(22, 8, "Europe/Rome")


def ms(*when: int, zone: Any = ROME) -> int:
    """Return a local time of a zone in Unix ms."""
    return int(datetime(*when, tzinfo=zone).timestamp() * 1000)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "hours"),
    [("22-08 Europe/Rome", 10), ("00-10 UTC", 10), ("23-07 America/Argentina/Buenos_Aires", 8), ("09-09 UTC", 24)],
)
def test_they_are_read_as_they_were_written(text: str, hours: int) -> None:
    found = QuietHours.read(text)
    assert found is not None
    assert (found.text, found.hours, found.fit) == (text, hours, hours <= 10)


@pytest.mark.parametrize("text", ["", "22-08", "24-08 UTC", "2-8 UTC", "22-08 UTC; x", "none"])
def test_anything_else_is_none(text: str) -> None:
    assert QuietHours.read(text) is None


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome ", "Europe/Rome"),
        ("Rome", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("utc", "UTC"),
        ("Atlantis", None),
        ("", None),
        ("../../etc/passwd", None),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_city(said: str, name: str | None) -> None:
    found = zone_named(said)
    assert found == name or (name == "America/Argentina/Buenos_Aires" and found == "America/Buenos_Aires")


def test_an_ordinary_night_and_the_one_that_runs_already() -> None:
    now = ms(2026, 6, 10, 3)
    spans = NIGHT.spans(now, now + DAY)
    assert spans == (
        (ms(2026, 6, 9, 22), ms(2026, 6, 10, 8)),
        (ms(2026, 6, 10, 22), ms(2026, 6, 11, 8)),
    )


def test_t66_the_night_of_23_hours_is_an_hour_shorter() -> None:
    (night,) = NIGHT.spans(ms(2026, 3, 28, 12), ms(2026, 3, 29, 12))
    assert night == (ms(2026, 3, 28, 21, zone=UTC), ms(2026, 3, 29, 6, zone=UTC))
    assert night[1] - night[0] == 9 * HOUR


def test_t66_the_night_of_25_hours_is_not_longer_than_ten() -> None:
    (night,) = NIGHT.spans(ms(2026, 10, 24, 12), ms(2026, 10, 25, 12))
    assert night == (ms(2026, 10, 24, 20, zone=UTC), ms(2026, 10, 25, 6, zone=UTC))
    assert night[1] - night[0] == MAX_QUIET
    (short,) = QuietHours(23, 8, "Europe/Rome").spans(ms(2026, 10, 24, 12), ms(2026, 10, 25, 12))
    assert short[1] == ms(2026, 10, 25, 8), "nine hours by the wall are ten, and end when the wall says"


def test_t66_an_hour_that_is_left_out_or_comes_twice() -> None:
    spring = QuietHours(2, 4, "Europe/Rome").spans(ms(2026, 3, 29, 0), ms(2026, 3, 29, 12))
    assert spring == ((ms(2026, 3, 29, 1, zone=UTC), ms(2026, 3, 29, 2, zone=UTC)),)
    autumn = QuietHours(2, 4, "Europe/Rome").spans(ms(2026, 10, 25, 0), ms(2026, 10, 25, 12))
    assert autumn == ((ms(2026, 10, 25, 0, zone=UTC), ms(2026, 10, 25, 3, zone=UTC)),)


def test_in_a_zone_that_is_no_more_there_are_none() -> None:
    assert QuietHours(22, 8, "Europe/Atlantis").spans(0, DAY) == ()


@pytest.mark.parametrize("kept", ["22-09 Europe/Rome", "09-09 UTC", "x", 7, None])
def test_what_cannot_be_chosen_is_not_read_either(kept: Any) -> None:
    assert preferences_of({"quiet": kept, "theme": "light"}) == Preferences(theme="light")


async def test_they_are_kept_as_a_preference(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    begin = ms(2026, 6, 10, 12)
    assert await store.preferences.quiet_spans(anna.id, begin, begin + DAY) == ()
    await store.preferences.set_preference(anna.id, "quiet", NIGHT.text)
    assert await store.preferences.quiet_spans(anna.id, begin, begin + DAY) == NIGHT.spans(begin, begin + DAY)
    for wrong in ("22-09 Europe/Rome", "always"):
        with pytest.raises(ValueError, match="quiet"):
            await store.preferences.set_preference(anna.id, "quiet", wrong)
    await store.preferences.set_preference(anna.id, "quiet", "")
    assert (await store.preferences.chosen_by(anna.id)).quiet == ""
