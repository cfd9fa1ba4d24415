"""A match of the history shown to everybody (S21), and matches that a substitute finished."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.table.ports import MatchSeat, MatchSummary, Person
from bot.ui.screens.history import PAGE, Filters, history, match_label, posted
from bot.ui.transport.screen import Screen, Text
from tests.support.edge import Edge, edge
from tests.support.matches import finished
from tests.support.panel import action, controls, texts
from tests.ui.tables import NASTY
from tests.ui.test_delivery_past import newest, played_here, press, remember

PEOPLE = {number: Person(number, number * 100, name, "it") for number, name in enumerate(("Anna", "Bruno", "Carla"), 1)}
SEATS = (MatchSeat(1, None, "", 3, 1), MatchSeat(2, None, "", -3, 2, substitute=3))
ROW = MatchSummary("t1", "Arno", "chinze", 11, 4, True, 1_790_000_000_000, SEATS)


def said(screen: Screen) -> str:
    """Return all text of a message."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def test_a_substitute_reads_for_whom_and_no_result() -> None:
    listed = said(history([ROW], PEOPLE, 3, 0, Filters(), words("en")))
    assert "substitute for Bruno" in listed
    assert "with Anna" in listed
    assert "place" not in listed
    assert "won" not in listed
    label = match_label(ROW, 3, "today", words("en"))
    assert label.endswith("today · substitute")


def test_whose_result_it_is_reads_who_finished_it() -> None:
    listed = said(history([ROW], PEOPLE, 2, 0, Filters(), words("en")))
    assert "place 2 of 2" in listed
    assert "finished by Carla, a substitute" in listed
    assert "substitute" not in said(history([ROW], PEOPLE, 1, 0, Filters(), words("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_conceded_in_its_first_deal_does_not_count_its_deals(language: str) -> None:
    listed = said(history([replace(ROW, deals=0)], PEOPLE, 1, 0, Filters(), words(language)))
    assert words(language).text("history-no-deals") in listed
    assert words(language).text("ui-length", count=0) not in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NASTY)
def test_any_name_fits(language: str, name: str) -> None:
    named = {number: replace(person, name=name) for number, person in PEOPLE.items()}
    for person in named:
        for home in (True, False):
            screen = posted(ROW, named, person, words(language), home=home)
            screen.assert_limits()
            assert "@everyone" not in said(screen).replace("@\u200b", "")
        rows = [replace(ROW, table=f"t{number}") for number in range(PAGE + 1)]
        history(rows, named, person, 1, Filters(), words(language)).assert_limits()


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        await remember(found, played_here(found))
        await found.host.slash(found.channel, "history")
        await found.until(lambda: newest(found, "post"))
        yield found


async def test_one_match_is_posted_for_everybody_and_not_twice(its: Edge) -> None:
    await press(its, "post")
    bruno = its.people[1]
    public = await its.until(lambda: [one for one in bruno.messages(its.channel) if "shared a match" in texts(one)])
    assert "Anna shared a match" in texts(public[0])
    assert "Minchiate" in texts(public[0])
    assert [action(one) for one in controls(public[0])] == ["replay"]
    await press(its, "post")
    await its.until(lambda: any("a moment ago" in one for one in its.only_you(its.host, its.channel)))
    assert len([one for one in bruno.messages(its.channel) if "shared a match" in texts(one)]) == 1


async def test_a_match_of_another_server_is_not_posted_here() -> None:
    async with edge() as its:
        await remember(its, finished())
        await its.host.slash(its.channel, "history")
        await press(its, "post")
        await its.until(lambda: any("not everybody here can see" in one for one in its.only_you(its.host, its.channel)))
        assert not [one for one in its.people[1].messages(its.channel) if "shared a match" in texts(one)]


async def test_a_match_of_others_is_not_posted(its: Edge) -> None:
    message = newest(its, "post") or {}
    forged = next(one["custom_id"] for one in controls(message) if action(one) == "post").replace(
        "ab12cd34", "zzzz9999"
    )
    await its.host.click(message["id"], forged, force=True)
    await its.until(lambda: any("No finished match by that name" in one for one in its.only_you(its.host, its.channel)))
    assert not [one for one in its.people[1].messages(its.channel) if "shared a match" in texts(one)]


def test_a_substitute_who_left_again_reads_for_whom_they_sat() -> None:
    row = replace(ROW, seats=(ROW.seats[0], replace(ROW.seats[1], passed=(1,))), table="t9")
    other = replace(row, seats=(replace(row.seats[0], person=4), row.seats[1]))
    named = {**PEOPLE, 4: Person(4, 400, "Dino", "it")}
    listed = said(history([other], named, 1, 0, Filters(), words("en")))
    assert "substitute for Bruno" in listed
    assert "won" not in listed
    assert match_label(other, 1, "today", words("en")).endswith("today · substitute")
    assert "place 1" not in listed
