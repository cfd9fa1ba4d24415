"""Every recorded game of the shared test data can be drawn: the files are found by their content, for every game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.conform import Unreadable, kinds_of
from bot.cli.render import moment
from bot.engine.inputs import entry_called
from bot.engine.view import Standing
from bot.games.registry import companions, games

DATA = Path(__file__).parents[1] / "data"
LISTS = ("games", "hands", "auction_only_hands")
"""The keys under which documents keep played games."""


def recording() -> list[Path]:
    """Return the files in which some entry, or a deal of it, has a whole deck."""
    found = [path for slug in games() for path in (DATA / slug).glob("*.json")]
    return [path for path in sorted(found) if ids(json.loads(path.read_text(encoding="utf-8")))]


def ids(document: dict[str, Any]) -> list[str]:
    return [entry["id"] for key in LISTS for entry in document.get(key, ()) if deals(entry)]


def deals(entry: dict[str, Any]) -> list[Any]:
    """Return the deals of a recorded game; the game may be a single deal itself."""
    return [deal for deal in (entry.get("deals") or entry.get("hands") or [entry]) if "deck" in deal]


def test_every_game_with_test_data_has_recorded_games_to_draw() -> None:
    assert {path.parent.name for path in recording()} == {slug for slug in games() if companions(slug).vectors}


@pytest.mark.parametrize("path", recording(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_recorded_game_has_its_moments(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    for entry in ids(document):
        first, last = moment(document, 1, entry), moment(document, None, entry)
        assert first.public.game == last.public.game == path.parent.name
        assert len(last.seats) == games()[path.parent.name].meta.players
        assert first != last
    assert moment(document, None) == moment(document, None, ids(document)[0])


@pytest.mark.parametrize("path", recording(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_board_and_hand_are_drawn_in_the_middle_of_it(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in ("board", "hand"):
        out = tmp_path / f"{kind}.png"
        assert main(["render", str(path), "--kind", kind, "--step", "9", "--language", "it", "--out", str(out)]) == 0
        assert capsys.readouterr().out.startswith(f"{out}\n")
        assert out.stat().st_size > 1000


@pytest.mark.parametrize("path", recording(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_last_moment_has_the_count_that_the_engine_finds(path: Path) -> None:
    """The picture is drawn from the same actions that ``germini conform`` counts."""
    document = json.loads(path.read_text(encoding="utf-8"))
    entry = next(one for key in LISTS for one in document.get(key, ()))
    view = moment(document, None, entry["id"]).public
    assert len(view.counts) == len(deals(entry))
    if "totals" in entry:
        assert [standing.amount for standing in sorted(view.standings, key=by_player)] == entry["totals"]


def by_player(standing: Standing) -> int:
    return standing.player


def test_a_record_that_breaks_a_rule_is_drawn_as_far_as_it_goes() -> None:
    for path in recording():
        document = json.loads(path.read_text(encoding="utf-8"))
        whole = len(states(document))
        entry = next(one for key in LISTS for one in document.get(key, ()))
        for deal in deals(entry):
            for key in ("tricks", "plays"):
                if deal.get(key):
                    deal[key] = deal[key][1:]
        assert 0 < len(states(document)) <= whole


def states(document: dict[str, Any]) -> tuple[Any, ...]:
    found = next(kind.games for _, kind in kinds_of(document) if kind.games is not None)
    return found.play(document, entry_called(document, found.lists, "")).states


def test_a_record_that_breaks_a_rule_at_once_says_so() -> None:
    document = json.loads((DATA / "minchiate" / "example_1798_game.json").read_text(encoding="utf-8"))
    document["games"][0] |= {"dealer": 1, "options": {"set_length": 1}}
    with pytest.raises(Unreadable, match="cli-entry"):
        moment(document, None)
