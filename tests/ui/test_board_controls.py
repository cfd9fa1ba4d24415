"""More… of the board: what it offers to each player, moving the board down, its language, a pause, leaving (S4)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.local_server import Person, threads
from bot.table.pause import GONE
from bot.table.ports import Slot
from bot.ui import screens
from bot.ui.features.table_menu import REPOST_PAUSE
from bot.ui.messages.desired_messages import BROUGHT_DOWN
from bot.ui.screens.table import languages
from bot.ui.transport.screen import Button, Screen
from tests.acceptance.forging import row, told
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import play_to_cards
from tests.ui.limits import nodes
from tests.ui.tables import some_match, table
from tests.ui.test_screens_hosting import checked
from tests.ui.test_screens_waiting import PEOPLE

EN, IT = words("en"), words("it")
PLAYERS = {"words", "down", "pause", "resign", "rules", "report"}


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def verbs(screen: Screen) -> set[str]:
    """Return the actions of the buttons of a screen."""
    ids = [str(node.get("custom_id")) for node in nodes(screen.view())]
    return {one.split(":")[4] for one in ids if one.startswith("m1:")}


def control(its: Edge, verb: str, arg: str = "") -> str:
    """Return the id of a control under More…."""
    return f"m1:{its.table}:0:0:{verb}" + (f":{arg}" if arg else "")


async def press(its: Edge, person: Person, verb: str, arg: str = "") -> None:
    """Press a control on the board as if it were shown there; this also covers forged presses."""
    await person.click(str(row(its, "board").message), control(its, verb, arg), force=True)


def boards(its: Edge) -> list[dict[str, Any]]:
    """Return the messages of the thread with a control for the last trick: the boards in use."""
    public = [m for m in its.host.messages(its.thread()) if m["id"] not in its.world.only_for]
    return [message for message in public if any(action(one) == "last" for one in controls(message))]


async def aged(its: Edge, ms: int) -> Slot:
    """Store the board as if it had been posted ``ms`` earlier, and return its earlier row."""
    await its.quiet()
    old = row(its, "board")
    await its.store.messages.save_slot(replace(old, posted_at=old.posted_at - ms))
    return old


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_offers_each_what_they_may_do(language: str) -> None:
    said, state = words(language), table(some_match(), chairs=PEOPLE)
    for seated, lowers, rules in ((False, False, False), (True, True, False), (True, True, True), (False, True, True)):
        screen = screens.others(state, said, seated=seated, lowers=lowers, rules=rules)
        checked(screen)
        offered = {"words", "rules", "report"} | ({"pause", "resign"} if seated else set())
        assert verbs(screen) == offered | ({"down"} if lowers else set()) | ({"language"} if rules else set())
    lobby = screens.others(table(chairs=PEOPLE), said, seated=True, lowers=True, rules=True)
    checked(lobby)
    assert verbs(lobby) == {"language", "rules", "report"}, "nothing is played yet"
    choice = languages(state, said)
    checked(choice)
    buttons = [one for part in choice.parts if isinstance(part, tuple) for one in part if isinstance(one, Button)]
    assert [one.id.rpartition(":")[2] for one in buttons if one.disabled] == [state.language]
    assert len(buttons) == len(LANGUAGES)


async def test_a_player_finds_everything_of_the_design_under_more_and_a_watcher_what_is_for_all(its: Edge) -> None:
    await its.open_table(2)
    for person, offered in ((its.host, PLAYERS | {"language"}), (its.people[1], PLAYERS), (its.people[2], {"words"})):
        await its.press(person, its.thread(), "others")
        shown = [m for m in person.messages(its.thread()) if its.world.only_for.get(m["id"]) == person.id][-1]
        assert offered <= {action(node) for node in controls(shown)} <= offered | {"rules", "report", "fair"}


async def test_a_board_is_brought_down_and_the_old_one_put_away(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    old = await aged(its, REPOST_PAUSE)
    await its.press(its.host, its.thread(), "others")
    await its.press(its.host, its.thread(), "down")
    said = EN.text("reply-down", table=its.state.name)
    await its.until(lambda: said in its.only_you(its.host, its.thread())[-1])
    await its.until(lambda: row(its, "board").message != old.message)
    await its.quiet()
    (new,) = boards(its)
    assert int(new["id"]) == row(its, "board").message > old.message
    assert "further down" in texts(its.host.message(str(old.message)))
    assert its.state.paused == ""


async def test_a_board_is_not_brought_down_twice_within_a_minute(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    old = await aged(its, REPOST_PAUSE)
    await asyncio.gather(*(press(its, its.host, "down") for _ in range(5)))
    await its.until(lambda: row(its, "board").message != old.message)
    await its.quiet()
    new = row(its, "board")
    await press(its, its.host, "down")
    await its.until(lambda: any(EN.text("reply-down-early") in one for one in told(its, its.host)))
    await its.quiet()
    assert row(its, "board").message == new.message
    assert len(boards(its)) == 1


async def test_that_a_board_is_to_be_brought_down_outlives_a_restart(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    old = await aged(its, REPOST_PAUSE)
    its.world.faults.fail(500, match=f"POST /channels/{old.channel}/messages", times=1000)
    await press(its, its.host, "down")
    await its.until(lambda: row(its, "board").posted_at == BROUGHT_DOWN)
    await its.stop()
    its.world.faults.pending.clear()
    assert row(its, "board").message == old.message
    await its.start()
    await its.until(lambda: row(its, "board").message != old.message)


async def test_who_only_watches_brings_nothing_down_and_changes_nothing(its: Edge) -> None:
    await its.open_table(2)
    await its.quiet()
    await aged(its, REPOST_PAUSE)
    before, stranger = (its.state, row(its, "board")), its.people[3]
    for verb in ("down", "language", "pause", "resign"):
        await press(its, stranger, verb)
        said = told(its, stranger)[-1]
        key = "refusal-not-host" if verb == "language" else "refusal-not-seated"
        assert EN.text(key) in said, verb
    await press(its, stranger, "language", "it")
    assert EN.text("refusal-not-host") in told(its, stranger)[-1]
    await press(its, its.people[1], "language", "it")
    assert IT.text("refusal-not-host") in told(its, its.people[1])[-1]
    await its.quiet()
    assert (its.state, row(its, "board")) == before


async def test_before_the_match_there_is_no_board_to_bring_down(its: Edge) -> None:
    await its.open_table(start=False)
    card = (its.card() or {})["id"]
    for verb in ("down", "pause", "resign"):
        await its.host.click(card, control(its, verb), force=True)
        assert EN.text("refusal-not-started") in told(its, its.host)[-1], verb


async def test_at_a_table_without_a_place_nothing_is_brought_down(its: Edge) -> None:
    await its.open_table()
    old, card = await aged(its, REPOST_PAUSE), (its.card() or {})["id"]
    threads.remove_channel(its.world, its.thread())
    await its.until(lambda: its.state.paused == GONE)
    await its.host.click(card, control(its, "down"), force=True)
    await its.until(lambda: any(EN.text("refusal-held-gone") in one for one in told(its, its.host)))
    assert row(its, "board").posted_at == old.posted_at - REPOST_PAUSE


async def test_the_host_gives_the_table_another_language_and_only_what_all_see_follows(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    await its.press(its.host, its.thread(), "others")
    await its.press(its.host, its.thread(), "language")
    await its.host.click(*await its.until(lambda: chosen(its, "it")))
    assert its.state.language == "it"
    assert "Italiano" in its.only_you(its.host, its.thread())[-1]
    await its.until(lambda: IT.text("ui-btn-last") in texts(boards(its)[-1]))
    await its.until(lambda: IT.text("ui-lobby-players", who="")[:9] in texts(its.card() or {}))
    await its.quiet()
    assert EN.text("ui-btn-words") in texts(its.panel(its.host) or {})
    await press(its, its.host, "language", "it")
    assert EN.text("refusal-language-same") in told(its, its.host)[-1]
    await press(its, its.host, "language", "tlh")
    assert its.state.language == "it"


def chosen(its: Edge, language: str) -> tuple[str, str] | None:
    """Return the button of a language: message and control."""
    found = [
        (message["id"], node["custom_id"])
        for message in its.host.messages(its.thread())
        for node in controls(message)
        if node["custom_id"].endswith(f":language:{language}")
    ]
    return found[-1] if found else None


async def test_a_pause_is_asked_for_and_the_ways_out_are_shown(its: Edge) -> None:
    await its.open_table(2)
    await its.press(its.host, its.thread(), "others")
    await its.press(its.host, its.thread(), "pause")
    assert its.state.votes.pause == {0}
    await its.quiet()
    assert "You have asked to pause" in its.only_you(its.host, its.thread())[-1]
    await its.press(its.people[1], its.thread(), "others")
    await its.press(its.people[1], its.thread(), "pause")
    assert its.state.paused == "asked"
    await its.quiet()
    said = IT.text("reply-paused", table=its.state.name)
    assert said in its.only_you(its.people[1], its.thread())[-1], "in Italian; nobody is asked any more"
    await its.press(its.host, its.thread(), "others")
    assert its.state.paused == "asked", "reading does not end it"
    await its.press(its.host, its.thread(), "resign")
    offered = {action(node) for node in controls(its.host.messages(its.thread())[-1])}
    assert {"handover", "concede", "offerchair"} <= offered
    assert not its.state.chairs[0].away, "nothing has happened yet"
