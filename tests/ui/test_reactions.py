"""Quick reactions on the board: for players where people talk freely, to the trick that is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.view import PublicView, Trick
from bot.i18n import LANGUAGES, words
from bot.table.model import FINISHED, QUIET
from bot.table.selectors import public_view
from bot.ui.messages.reactions import Reactions
from bot.ui.screens import board
from bot.ui.screens.table import REACTIONS
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Button, Screen
from tests.acceptance.forging import row, told
from tests.render.samples import FULL, LAST, public
from tests.support.edge import Edge, edge
from tests.support.panel import texts
from tests.ui.tables import some_match, table, who
from tests.ui.test_screens_hosting import checked
from tests.ui.test_screens_waiting import PEOPLE

EN = words("en")
ANNA = f"{REACTIONS['nice']} Anna"


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def at(number: int, *, deal: int = 3, led: bool = True) -> PublicView:
    """Return a view in a trick: before its lead the board shows the trick before."""
    trick = replace(FULL, number=number) if led else Trick(number, 0, ())
    return public(trick=trick, history=(replace(LAST, number=number - 1),), deal=deal)


def offered(screen: Screen) -> list[str]:
    """Return the reactions that the buttons of a screen offer."""
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    found = [parse(one.id) for one_row in rows for one in one_row if isinstance(one, Button)]
    return [one.arg for one in found if one is not None and one.action == "react"]  # type: ignore[union-attr]


def test_a_reaction_stays_until_the_trick_after_the_next_one() -> None:
    its = Reactions()
    assert its.add("t", at(8), 2, "oh")
    assert its.add("t", at(8), 0, "nice")
    assert (
        its.shown("t", at(8)) == its.shown("t", at(9, led=False)) == its.shown("t", at(9)) == ((2, "oh"), (0, "nice"))
    )
    assert its.shown("t", at(10, led=False)) == ((2, "oh"), (0, "nice"))
    assert its.shown("t", at(10)) == its.shown("t", at(8, deal=4)) == its.shown("u", at(8)) == ()


def test_a_player_has_one_reaction_and_repeating_it_changes_nothing() -> None:
    its = Reactions()
    assert [its.add("t", at(8), 0, kind) for kind in ("oh", "oh", "nice", "no such reaction")] == [
        True, False, True, False,
    ]  # fmt: skip
    assert its.shown("t", at(8)) == ((0, "nice"),)
    assert its.add("t", at(9), 0, "nice"), "to another trick"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_offers_them_where_several_people_talk_freely(language: str) -> None:
    said, state = words(language), table(some_match(), chairs=PEOPLE)
    view = public_view(state)
    assert view is not None

    def shown(**changes: Any) -> Screen:
        its = replace(state, **changes)
        found = board(its, view, who(its, said), None, said, reactions=((0, "nice"), (1, "oh")))
        checked(found)
        return found

    assert offered(shown()) == [*REACTIONS]
    assert f"{ANNA} · {REACTIONS['oh']} Bruno" in str(shown().parts)
    alone = (state.chairs[0], *[replace(state.chairs[3]) for _ in range(3)])
    for silent in ({"talk": QUIET}, {"status": FINISHED}, {"chairs": alone}):
        assert offered(shown(**silent)) == []
        assert ANNA not in str(shown(**silent).parts)


async def react(its: Edge, person: int, kind: str) -> None:
    """Press a reaction on the board, as if it were shown there."""
    await its.people[person].click(str(row(its, "board").message), f"m1:{its.table}:0:0:react:{kind}", force=True)


def shown_board(its: Edge) -> str:
    """Return the text of the board in the thread."""
    return texts(its.host.message(str(row(its, "board").message)))


async def test_everybody_sees_a_reaction_on_the_board_and_nothing_is_played(its: Edge) -> None:
    await its.open_table(2)
    await its.quiet()
    before = its.state
    await its.press(its.people[1], its.thread(), "react")
    name = its.people[1].name
    await its.until(lambda: f"{REACTIONS['nice']} {name}" in shown_board(its))
    await react(its, 1, "oops")
    await its.until(lambda: f"{REACTIONS['oops']} {name}" in shown_board(its))
    assert f"{REACTIONS['nice']} {name}" not in shown_board(its)
    assert its.state == before
    assert its.only_you(its.people[1], its.thread()) == []


async def test_who_does_not_play_is_refused(its: Edge) -> None:
    await its.open_table(2)
    await its.quiet()
    await react(its, 2, "nice")
    said = [words(language).text("refusal-not-seated") for language in LANGUAGES]
    await its.until(lambda: any(one in shown for shown in told(its, its.people[2]) for one in said))
    assert REACTIONS["nice"] not in shown_board(its).split("\n")[0]
    assert its.people[2].name not in shown_board(its)


async def test_a_quiet_table_takes_no_reactions(its: Edge) -> None:
    await its.open_table(2, chat=QUIET)
    await its.quiet()
    assert its.find(its.host, its.thread(), "react") is None
    await react(its, 0, "nice")
    await its.until(lambda: any(EN.text("ui-react-quiet") in one for one in told(its, its.host)))
    assert REACTIONS["nice"] not in shown_board(its)
