"""A substitute who left again before the end finds the match in their own history (ux.md 3.3), on the local server."""

from __future__ import annotations

import pytest

from bot.local_server import Person
from bot.table.model import FINISHED
from bot.table.selectors import blocking
from tests.support.edge import Edge
from tests.ui.delivery import answer_all


async def pass_on(its: Edge, leaves: Person, sits: Person) -> None:
    """Let one person ask for a substitute and the other sit down."""
    await leaves.slash(its.channel, "table resign")
    await its.press(leaves, its.channel, "offerchair")
    await its.until(lambda: its.find(sits, its.thread(), "relieve"))
    await its.press(sits, its.thread(), "relieve")
    number = its.store.by_user[int(sits.id)]
    await its.until(lambda: any(chair.person == number for chair in its.state.chairs))


@pytest.mark.slow
async def test_they_find_the_match_and_who_never_sat_there_does_not(its: Edge) -> None:
    anna, bruno, carla, dino = its.people
    await its.open_table(2, length=1)
    await its.until(lambda: blocking(its.state))
    await pass_on(its, bruno, carla)
    await pass_on(its, carla, bruno)
    await answer_all(its, [anna, bruno], lambda: its.state.status == FINISHED)
    await its.quiet()
    for person, finds in ((bruno, True), (carla, True), (dino, False)):
        await person.slash(its.channel, "history")
        listed = its.only_you(person, its.channel)[-1]
        named = [mark in listed for mark in (f"“{its.state.name}”", f"«{its.state.name}»")]
        assert any(named) == finds, person.name
    assert "Bruno" in its.only_you(carla, its.channel)[-1]
    await its.press(carla, its.channel, "replay")
    assert its.find(carla, its.channel, "step")
