"""Tournaments as the bot runs them: stored, with clocks and tables, killed at any instant, without anybody who directs.

The short form plays 64 people in eight rounds once. The long form, with all games and twelve seeds each, is
``GERMINI_TESTS=exhaustive pytest tests/ui/test_tournaments.py``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import FINISHED, State
from bot.duplicate.tournament.standings import places, standings
from bot.duplicate.tournament.verify import problems
from bot.ports.boards import BoardPlace
from tests.support.evenings import Evening, House

KILLS, NO_SHOWS = 20, 5


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Provide the bot with an empty store."""
    its = House()
    yield its
    await its.close()


async def finished(its: Evening, state: State, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check all of a tournament that has ended; its standings are those that ``germini verify`` computes."""
    assert state.status == FINISHED
    late = [its.slow.round] if its.slow is not None and its.slow.round else []
    assert [one.number for one in state.rounds if one.closed != "played"] == late, "only a slow table lets time run out"
    lines = standings(state)
    assert state.places == places(lines)
    facts = await its.house.store.tournaments.load(its.id)
    assert problems(facts, its.id) == ()
    await its.checked(state)
    path = folder / "cup.json"
    path.write_bytes(await its.house.bot.file(its.id, {}) or b"")
    capsys.readouterr()
    assert main(["verify", "--tournament", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    names = {number: one.name for number, one in state.contestants.items()}
    assert said[-len(lines) :] == [
        f"{line.place}. {names[line.contestant]}: {line.points / 100:.2f}"
        if line.place
        else f"– {names[line.contestant]}: {line.points / 100:.2f} (no place)"
        for line in lines
    ]


KINDS = [
    pytest.param("minchiate", "pairs", "matchpoints", 32),
    pytest.param("minchiate", "individuals", "matchpoints", 64, marks=pytest.mark.slow),
    pytest.param("minchiate", "teams", "victory-points", 16),
    pytest.param("terziglio", "individuals", "victory-points", 64, marks=pytest.mark.slow),
    pytest.param("mineo", "teams", "victory-points", 21, marks=pytest.mark.slow),
    pytest.param("chinze", "individuals", "matchpoints", 64, marks=pytest.mark.slow),
]


@pytest.mark.exhaustive(5)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("game", "form", "scoring", "contestants"), KINDS)
async def test_eight_rounds_with_kills_and_no_shows(
    house: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    game: str,
    form: str,
    scoring: str,
    contestants: int,
    seed: int,
) -> None:
    boards = 3 if game in ("terziglio", "mineo") else 2
    its = Evening(
        house, f"{game} {form} {seed}", contestants, NO_SHOWS, game=game, form=form, scoring=scoring, boards=boards
    )
    await its.announced()
    assert house.kills == []
    # About so many instants at which the bot can be killed are left: four for a deal that is opened and scored.
    deals = 8 * len((await house.state(its.id)).deals) * (len(its.people) // (2 if game == "chinze" else 4))
    house.kill_at = {house.passed + 1 + one for one in its.draw.sample(range(4 * deals), KILLS)}
    late = its.missing.pop()

    async def at_round(state: State) -> None:
        """Let one of those who were missing come in the third round; a contestant who was not there enters late."""
        running = state.round
        if running is not None and running.number == 3:
            sat = running.chair_of(late)
            body: cmd.Body = cmd.CheckIn() if sat is None else cmd.TakeOver(3, 1)
            body = body if state.contestant_of(late) is not None else cmd.Join((late,), "late")
            await house.must(its.id, body, late, "late")

    state = await its.played(at_round)
    assert len(house.kills) == KILLS, house.kills
    assert len(set(house.kills)) > 3
    assert len(state.rounds) == 8
    await finished(its, state, tmp_path, capsys)
    assert {person for one in its.teams for person in one if person in state.absent} <= its.missing


async def test_eight_people_and_a_kill_at_every_instant(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    its = Evening(house, "eight", 8, 1, game="chinze", form="individuals", rounds=3, boards=1)
    its.slow = BoardPlace("", 0, 0, 0)
    await its.announced()
    instants = [
        f"{when} {what}" for what in ("storing", "opening", "closing", "drawing") for when in ("before", "after")
    ]

    async def at_round(state: State) -> None:
        if len(state.rounds) == 1:
            house.kill_where = instants * 2

    state = await its.played(at_round)
    assert house.kills == instants * 2
    await finished(its, state, tmp_path, capsys)
