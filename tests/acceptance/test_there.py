"""Who is present at the table: players who use its controls, even if only to look (ux.md 3.2, T96); and what a panel
says about their time (T98)."""

from __future__ import annotations

import re

import pytest

from bot.local_server import Person
from tests.support.edge import Edge
from tests.support.panel import texts

LOOKS = ("hand", "last", "score", "others")


def seen(its: Edge) -> int:
    """Return when a player was last active, as the table has recorded it."""
    assert its.bot is not None
    return its.bot.services.tables._actors[its.table].seen


async def look(its: Edge, person: Person, verb: str) -> None:
    """Press a control of the table's message."""
    await its.press(person, its.thread(), verb)
    await its.quiet()


async def test_t98_a_panel_says_until_when_there_is_time_after_time_was_given_back(asked: Edge) -> None:
    def until() -> int:
        found = re.search(r"<t:(\d+):R>", texts(asked.panel(asked.host) or {}))
        return int(found[1]) if found is not None else 0

    before = until()
    assert before
    asked.bot.services.tables._clock_refund.to_all(60_000)  # type: ignore[union-attr]
    await asked.until(lambda: until() >= before + 60)


@pytest.mark.parametrize("verb", LOOKS)
async def test_t96_a_look_at_the_board_is_a_sign_of_life(its: Edge, verb: str) -> None:
    await its.open_table(people=2)
    its.bot.services.tables._actors[its.table].seen = 0  # type: ignore[union-attr]
    await look(its, its.people[3], verb)
    assert seen(its) == 0, "this person does not sit there"
    await look(its, its.people[1], verb)
    assert seen(its) > 0


async def test_t96_their_own_cards_by_a_command_too(its: Edge) -> None:
    await its.open_table(people=2)
    its.bot.services.tables._actors[its.table].seen = 0  # type: ignore[union-attr]
    await its.people[1].slash(its.channel, "hand")
    assert seen(its) > 0
