"""A host ends a running match only with the consent of the others (ux.md 1.1, 3.3), on the local server."""

from __future__ import annotations

import pytest

from bot.table.concede import STOP
from bot.table.model import FINISHED, PLAYING
from bot.table.selectors import blocking
from tests.support.edge import Edge
from tests.support.panel import texts


async def asks(its: Edge, people: int) -> str:
    """Ask to end the match as Anna; return what was shown before."""
    await its.open_table(people)
    await its.until(lambda: blocking(its.state))
    await its.host.slash(its.channel, "table close")
    shown = its.only_you(its.host, its.channel)[-1]
    await its.press(its.host, its.channel, "end")
    return shown


async def test_the_others_are_asked_in_the_thread_and_the_last_word_ends_it(its: Edge) -> None:
    shown = await asks(its, 3)
    assert "only with the consent of Bruno and Carla" in shown
    assert "have been asked to end the match" in its.only_you(its.host, its.channel)[-1]
    assert (its.state.status, its.state.offer and its.state.offer.of) == (PLAYING, STOP)
    bruno, carla, dino = its.people[1:]
    found = await its.until(lambda: its.find(bruno, its.thread(), "agree"))
    asked = texts(its.host.message(found[0]))
    assert "Anna would like to end the match here" in asked
    assert "the match becomes unranked" in asked
    await its.press(dino, its.thread(), "agree")
    assert its.state.status == PLAYING, "this person does not play"
    await its.press(bruno, its.thread(), "agree")
    assert its.state.status == PLAYING
    await its.until(lambda: "Still to agree: Carla" in texts(its.host.message(found[0])))
    await its.press(carla, its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED)
    assert its.state.yielded == ()
    await its.until(lambda: not its.find(bruno, its.thread(), "agree"))


@pytest.mark.parametrize("who", [0, 1])
async def test_who_wants_to_play_on_keeps_the_match_and_the_host_can_take_it_back(its: Edge, who: int) -> None:
    await asks(its, 2)
    await its.press(its.people[who], its.thread(), "decline")
    assert its.state.status == PLAYING
    assert its.state.offer is None
    await its.until(lambda: not its.find(its.people[1], its.thread(), "agree"))


async def test_alone_with_computer_players_they_end_it_as_ever(its: Edge) -> None:
    shown = await asks(its, 1)
    assert "The match ends now" in shown
    assert its.state.status == FINISHED
