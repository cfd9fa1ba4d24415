"""Every expected field of the shared test data is computed by the real engine (decision 12)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli.records import game_text
from bot.games.chinze import GAME
from bot.games.registry import companions
from bot.i18n import LANGUAGES, Names, words
from tests.games.recorded import played, recomputed

DATA = Path(__file__).parents[2] / "data" / "chinze"
EXPECTED = {"legal", "winner", "points", "available", "french"}


def load(name: str) -> dict[str, Any]:
    """Return a file of the test data."""
    return json.loads((DATA / name).read_text())


def only(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    """Return the entry with nothing but these fields."""
    return {key: entry[key] for key in keys if key in entry}


def bare_game(game: dict[str, Any]) -> dict[str, Any]:
    """Return the inputs of a recorded game."""
    return {**only(game, "id", "options", "first_dealer"), "hands": [bare_hand(hand) for hand in game["hands"]]}


def bare_hand(hand: dict[str, Any]) -> dict[str, Any]:
    return {**only(hand, "dealer", "deck", "fool_exchange"), "tricks": [bare_trick(one) for one in hand["tricks"]]}


def bare_trick(trick: dict[str, Any]) -> dict[str, Any]:
    melds = {key: [only(meld, "type", "cards") for meld in trick[key]] for key in ("leader_melds", "reply_melds")}
    return {**only(trick, "leader", "lead", "reply"), **melds}


@pytest.mark.parametrize("name", ["selfplay.json", "selfplay_options.json"])
def test_games_come_out_equal_from_their_inputs_alone(name: str) -> None:
    known = load(name)
    done, errors = recomputed(GAME, {"games": [bare_game(game) for game in known["games"]]})
    assert errors == []
    assert done["games"] == known["games"]


@pytest.mark.parametrize("name", ["play.json", "melds.json", "cards.json"])
def test_lists_come_out_equal_from_their_inputs_alone(name: str) -> None:
    known = load(name)
    bare = {
        key: [{field: entry[field] for field in entry if field not in EXPECTED} for entry in value]
        for key, value in known.items()
        if isinstance(value, list)
    }
    done, errors = recomputed(GAME, bare)
    assert errors == []
    assert done == {key: known[key] for key in bare}


def test_wrong_expectations_are_overwritten() -> None:
    known = load("selfplay_options.json")
    spoilt = copy.deepcopy(known)
    game = spoilt["games"][0]
    game["totals"] = ["?"]
    game["hands"][0]["result"] = None
    game["hands"][0]["tricks"][0] |= {"winner": 7, "draws": "none"}
    assert recomputed(GAME, spoilt) == (known, [])
    lists = load("play.json")
    lists["chinze_replies"][0]["legal"] = None
    lists["chinze_tricks"][0]["winner"] = "nobody"
    assert recomputed(GAME, lists) == (load("play.json"), [])


def test_what_belongs_to_another_game_passes_through_untouched() -> None:
    own = load("play.json")
    foreign = [{"id": "L01", "hand": ["MO1"], "trick": [[0, "SK"]], "legal": "kept"}, 7]
    done, errors = recomputed(GAME, {**own, "terziglio_legal": foreign, "terziglio_tricks": foreign})
    assert errors == []
    assert done == {**own, "terziglio_legal": foreign, "terziglio_tricks": foreign}
    cards = load("cards.json")["cards"][:3]
    other = {"game": "terziglio", "id": "MO1", "points": None}
    assert recomputed(GAME, {"cards": [other, *cards]})[0] == {"cards": [other, *cards]}


def test_a_record_may_say_the_dealer_only_once_and_stop_early() -> None:
    game = bare_game(load("selfplay_options.json")["games"][1])
    known = load("selfplay_options.json")["games"][1]
    for hand in game["hands"]:
        del hand["dealer"]
    done, errors = recomputed(GAME, {"games": [game]})
    assert errors == []
    assert done["games"][0]["totals"] == known["totals"]
    assert [hand["dealer"] for hand in done["games"][0]["hands"]] == [0, 1, 0, 1]
    game["options"] = {"hands_per_game": 100}
    assert recomputed(GAME, {"games": [game]})[1] == []
    game["hands"].pop()
    assert recomputed(GAME, {"games": [game]})[1] == []


def test_there_are_no_more_hands_than_were_agreed_and_that_is_an_even_number() -> None:
    """C4: two hands unless the options say otherwise."""
    game = bare_game(load("selfplay_options.json")["games"][1])
    for options, agreed in (({}, 2), (None, 2), ({"hands_per_game": 2}, 2)):
        game["options"] = options
        error = f"{game['id']}: hands[2]: no hand is left: hands_per_game is {agreed} (C4)"
        assert recomputed(GAME, {"games": [game]})[1] == [error]
    game["options"] = {"hands_per_game": 3}
    assert recomputed(GAME, {"games": [game]})[1] == [f"{game['id']}: options: option-value hands_per_game 3 (C4)"]


def broken(change: Any) -> list[str]:
    """Return the errors for one changed game beside a valid one."""
    first, second = (bare_game(game) for game in load("selfplay.json")["games"][:2])
    change(first)
    done, errors = recomputed(GAME, {"games": [first, second]})
    assert done["games"][1]["totals"] == load("selfplay.json")["games"][1]["totals"]
    return errors


def hand(game: dict[str, Any]) -> dict[str, Any]:
    return game["hands"][0]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda game: game.update(options={"top_trump": "19"}), "options"),
        (lambda game: game.update(options=[]), "options"),
        (lambda game: game.update(first_dealer=2), "first_dealer"),
        (lambda game: game.update(hands=None), "hands"),
        (lambda game: game.update(hands=[3]), "hands[0]"),
        (lambda game: hand(game).update(dealer="0"), "hands[0].dealer"),
        (lambda game: hand(game).update(deck=["XX"] * 78), "deck"),
        (lambda game: hand(game).update(deck=[]), "deck"),
        (lambda game: hand(game).update(deck=3), "hands[0].deck"),
        (lambda game: hand(game).update(tricks=None), "hands[0].tricks"),
        (lambda game: hand(game).update(tricks=hand(game)["tricks"][:38]), "not finished"),
        (lambda game: hand(game).update(fool_exchange="ZZ"), "fool_exchange"),
        (lambda game: hand(game).update(fool_exchange="CK"), "no card is due"),
        (lambda game: game["hands"][1].update(fool_exchange=None), "chinze-one-card"),
        (lambda game: hand(game)["tricks"][0].update(leader=0), "not-your-turn"),
        (lambda game: hand(game)["tricks"][0].update(lead=None), "tricks[0].lead"),
        (lambda game: hand(game)["tricks"][0].update(lead="T21"), "chinze-not-held"),
        (lambda game: hand(game)["tricks"][0].update(reply="S8"), "chinze-must-follow"),
        (lambda game: hand(game)["tricks"][0].update(reply_melds=[{"type": "flush", "cards": []}]), "reply_melds"),
        (lambda game: hand(game)["tricks"][0].update(reply_melds=[{"type": "gatti", "cards": []}]), "chinze-meld"),
        (lambda game: hand(game)["tricks"].append(hand(game)["tricks"][0]), "tricks[39]"),
    ],
)
def test_a_broken_game_is_one_error_and_the_others_are_processed(change: Any, where: str) -> None:
    errors = broken(change)
    assert len(errors) == 1
    assert errors[0].startswith("C01: ")
    assert where in errors[0]


def test_broken_entries_of_lists_are_errors() -> None:
    good = load("play.json")["chinze_replies"][0]
    entries = [{**good, "hand": ["CK", "CK"]}, {**good, "lead": "SK"}, {**good, "lead": 4}, {**good, "options": 1}, 5]
    done, errors = recomputed(GAME, {"chinze_replies": [*entries, good], "chinze_tricks": 3})
    assert len(errors) == 6
    assert done["chinze_replies"][-1] == good
    _, errors = recomputed(GAME, {"chinze_tricks": [{"lead": "CK", "reply": "CK"}, {"lead": "CK"}]})
    assert len(errors) == 2
    meld = load("melds.json")["vectors"][0]
    wrong = [{**meld, "meld": 1}, {**meld, "before": 1}, {**meld, "hand": None}, {**meld, "meld": {"type": "x"}}]
    wrong += [{**meld, "before": [{"type": "four", "cards": ["CK"]}]}]
    done, errors = recomputed(GAME, {"vectors": [*wrong, meld], "available": None})
    assert len(errors) == 5
    assert done["vectors"][-1] == meld


def test_other_documents_are_not_recognised() -> None:
    others: list[dict[str, Any]] = [
        {},
        {"games": []},
        {"games": [{"deals": []}]},
        {"games": [{"deck": [], "cut": 40}]},
        {"vectors": [{"devil": False, "cards": []}]},
        {"terziglio_legal": [{"hand": []}]},
        {"cards": [{"game": "terziglio"}]},
        {"hands": [{"deck": []}]},
        {"games": 5, "vectors": "x"},
    ]
    for document in others:
        assert not any(kind.recognise(document) for kind in companions(GAME.meta.slug).vectors), document


def test_a_document_that_names_the_game_is_recognised_whatever_its_lists_hold() -> None:
    assert recomputed(GAME, {"game": "chinze", "games": []}) == ({"game": "chinze", "games": []}, [])
    for entry in ({"id": "X"}, {"id": "X", "first_dealer": 0}):
        assert recomputed(GAME, {"game": "chinze", "games": [entry]})[1] == ["X: hands: a list was expected"]
    for key in ("vectors", "available"):
        _, errors = recomputed(GAME, {"game": "chinze", key: [{"id": "X", "meld": {"type": "four", "cards": []}}, 3]})
        assert errors == ["X: hand: a list was expected", f"{key}[1]: an object was expected"]
    assert not any(kind.recognise({"game": "mineo", "games": []}) for kind in companions(GAME.meta.slug).vectors)


def test_no_two_kinds_recognise_one_file() -> None:
    for path in sorted(DATA.glob("*.json")):
        assert sum(kind.recognise(load(path.name)) for kind in companions(GAME.meta.slug).vectors) == 1


COURT = {
    "en": {},
    "it": {"K": "Re", "Q": "Reg", "C": "Cav", "J": "Fante"},
    "es": {"K": "Rey", "Q": "Reina", "C": "Cab", "J": "Sota", "A": "As"},
}
"""Letters of the French deck, which have no meaning to players of this language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_the_test_data_call_them(language: str) -> None:
    said = words(language)
    for entry in load("cards.json")["cards"]:
        name, brief = said.card("chinze", entry["id"]), said.card_short("chinze", entry["id"])
        number = entry["id"].removeprefix("T")
        theirs = entry["names"][language].casefold()  # Italian suits have a capital, as in every game.
        assert name.casefold() in {theirs, f"{number} {theirs}"}
        # The sign of the French suit is left out: the cards that are drawn have Italian suits.
        letter = entry.get("french", "")[1:]
        index = COURT[language].get(letter, letter)
        assert brief.startswith(index or number.replace("MAT", entry["names"][language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_games_are_told_in_every_language(language: str) -> None:
    said = words(language)
    told = played(GAME, load("selfplay.json"))
    assert [one[0] for one in told if not isinstance(one, Exception)] == [f"C{n:02d}" for n in range(1, 20, 2)]
    for one in told:
        assert not isinstance(one, Exception)
        lines = list(game_text(GAME, one[1], said))
        assert len(lines) > 150
        assert sum(line == said.text("told-count") for line in lines) == 2
    broken = played(GAME, {"game": "chinze", "games": [{"hands": 3, "first_dealer": 0}, 4]})
    assert [str(one) for one in broken] == ["games[0]: hands: a list was expected", "games[1]: an object was expected"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["play.json", "melds.json"])
def test_single_positions_are_told_in_every_language(name: str, language: str) -> None:
    document = load(name)
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    assert kind.tell is not None
    said, names = words(language), Names(GAME.meta.pack, ("Anna", "Bruno"), ("Anna", "Bruno"))
    told = list(kind.tell(document))
    assert len(told) == sum(len(value) for value in document.values() if isinstance(value, list))
    for one in told:
        assert not isinstance(one, Exception)
        for line in one.lines:
            assert said.text(line.key, **{key: said.arg(arg, names) for key, arg in line.args.items()})
    wrong = list(kind.tell({key: [{"id": "W"}, 5] for key, value in document.items() if isinstance(value, list)}))
    assert len(wrong) == 4
    assert all(isinstance(one, Exception) for one in wrong)


def test_a_record_may_have_any_points_for_the_bagatto_and_its_dealers_take_turns() -> None:
    game = bare_game(load("selfplay.json")["games"][2])
    game["options"] = {"urtimo_points": 250}
    done, errors = recomputed(GAME, {"games": [game]})
    assert errors == []
    assert [hand["result"]["urtimo"] for hand in done["games"][0]["hands"]] == [[250, 0], [0, 0]]
    game["options"] = {"urtimo_points": -1}
    assert [error.split(":")[1] for error in recomputed(GAME, {"games": [game]})[1]] == [" options"]
    game["options"] = {}
    game["hands"][1]["dealer"] = game["hands"][0]["dealer"]
    assert [error.partition(": ")[2] for error in recomputed(GAME, {"games": [game]})[1]] == [
        "hands[1].dealer: the players deal in turn (C5): 0 was expected"
    ]
