"""The engine against a second, simple implementation of the rules page (C1-C39), on random decks, options and
players."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from bot.games.chinze import GAME
from bot.games.chinze.deck import PACK
from bot.games.chinze.options import META
from bot.games.registry import companions
from tests.games.chinze.side_by_side import SideBySide
from tests.support.oracles.chinze import DEFAULTS, PRESETS, legal, reply_wins, rules_of
from tests.support.oracles.chinze import PACK as CARDS
from tests.support.oracles.chinze_game import random_game
from tests.support.oracles.chinze_lists import random_positions
from tests.support.oracles.chinze_melds import score
from tests.support.oracles.chinze_record import Stopped, disturbed, read_game

DATA = Path(__file__).parents[2] / "data" / "chinze"


def load(name: str) -> dict[str, Any]:
    """Return a file of the test data."""
    return json.loads((DATA / name).read_text())


def melds(entry: dict[str, Any], key: str) -> list[tuple[str, list[str]]]:
    """Return melds as the oracle writes them."""
    return [(meld["type"], meld["cards"]) for meld in entry[key]]


def test_both_have_the_same_pack_options_and_presets() -> None:
    assert list(PACK.ids) == CARDS
    assert {spec.key: spec.default for spec in META.options} == DEFAULTS
    assert {preset.key: preset.options for preset in META.presets} == PRESETS
    assert META.presets[0].key == "seed"


def test_the_oracle_agrees_with_the_shared_data() -> None:
    """Otherwise an error of the oracle could be taken for one of the engine."""
    for entry in load("play.json")["chinze_replies"]:
        assert legal(entry["hand"], entry["lead"], rules_of(entry["options"])) == entry["legal"]
    for entry in load("play.json")["chinze_tricks"]:
        second = reply_wins(entry["lead"], entry["reply"], rules_of(entry["options"]))
        assert entry["winner"] == ("other" if second else "leader")
    for entry in load("melds.json")["vectors"]:
        meld, rules = entry["meld"], rules_of(entry["options"])
        assert score(meld["type"], meld["cards"], entry["hand"], melds(entry, "before"), rules) == entry["points"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(16))
def test_engine_and_oracle_play_the_same_match(seed: int) -> None:
    SideBySide(seed).run()


def bare(game: dict[str, Any]) -> dict[str, Any]:
    """Return a recorded game in which every computed field is wrong."""
    spoilt = copy.deepcopy(game)
    spoilt["totals"] = None
    for hand in spoilt["hands"]:
        hand["result"] = {"piles": "?"}
        for trick in hand["tricks"]:
            trick |= {"winner": 2, "draws": None}
            for meld in (*trick["leader_melds"], *trick["reply_melds"]):
                meld["points"] = -1
    return spoilt


@pytest.mark.parametrize("seed", range(4))
def test_games_made_up_by_the_oracle_conform(seed: int) -> None:
    rng = random.Random(seed)
    games = [random_game(rng, f"G{number}") for number in range(4)]
    document = {"game": "chinze", "format": 1, "games": [bare(game) for game in games]}
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    done, errors = kind.process(document)
    assert errors == []
    assert done["games"] == games


@pytest.mark.parametrize("seed", range(4))
def test_disturbed_games_are_stopped_at_the_same_place_or_come_to_the_same(seed: int) -> None:
    """Tries other options, seats, cards, melds and payments in the shared games and in invented ones."""
    rng = random.Random(f"disturbed {seed}")
    games = [*load("selfplay_options.json")["games"], *load("selfplay.json")["games"][:3], random_game(rng)]
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise({"games": games})]
    stopped = 0
    for number in range(14):
        game = {**disturbed(rng, rng.choice(games)), "id": f"D{number}"}
        try:
            wanted, where = read_game(game), ""
        except Stopped as place:
            wanted, where = game, str(place)
        done, errors = kind.process({"games": [copy.deepcopy(game)]})
        assert [str(error).split(": ")[1] for error in errors] == ([where] if where else [])
        assert done["games"] == [wanted]
        stopped += bool(where)
    assert 2 < stopped < 14


@pytest.mark.parametrize("seed", range(4))
def test_single_positions_made_up_by_the_oracle_conform(seed: int) -> None:
    for document in random_positions(random.Random(f"lists {seed}"), 60):
        spoilt = copy.deepcopy(document)
        for entries in spoilt.values():
            for entry in entries if isinstance(entries, list) else ():
                for key in ("legal", "winner", "points", "available"):
                    entry.pop(key, None)
        (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(spoilt)]
        assert kind.process(spoilt) == (document, [])
