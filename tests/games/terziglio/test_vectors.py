"""Every expected field of the shared test data is computed by the real engine, from the inputs alone (decision 12)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import companions, games
from bot.games.terziglio import GAME
from tests.games.recorded import recomputed

DATA = Path(__file__).parents[2] / "data"
DEAL_INPUTS = {"dealer", "deck", "auction", "discards", "declarations", "tricks", "fool_payment"}


def load(name: str) -> dict[str, Any]:
    """Return a file of the test data."""
    return json.loads((DATA / "terziglio" / name).read_text())


def only(entry: dict[str, Any], keys: set[str]) -> dict[str, Any]:
    """Return the entry with nothing but these fields."""
    return {key: value for key, value in entry.items() if key in keys}


def bare_game(game: dict[str, Any]) -> dict[str, Any]:
    """Return a game with nothing but its inputs."""
    deals = [only(deal, DEAL_INPUTS) for deal in game["deals"]]
    for deal in deals:
        deal["declarations"] = [only(one, {"seat", "claims"}) for one in deal.get("declarations") or ()]
        deal["tricks"] = [only(one, {"leader", "cards"}) for one in deal.get("tricks") or ()]
    return {**only(game, {"id", "options", "first_dealer"}), "deals": deals}


@pytest.mark.parametrize("name", ["selfplay.json", "selfplay_options.json"])
def test_games_come_out_equal_from_their_inputs_alone(name: str) -> None:
    known = load(name)
    done, errors = recomputed(GAME, {"games": [bare_game(game) for game in known["games"]]})
    assert errors == []
    for expected, found in zip(known["games"], done["games"], strict=True):
        for number, (deal, again) in enumerate(zip(expected["deals"], found["deals"], strict=True)):
            for field, value in deal.items():
                assert again[field] == value, (expected["id"], number, field)
            # A thrown-in deal keeps the inputs it came with.
            assert {key for key, value in again.items() if value not in ([], None)} <= {*deal, *DEAL_INPUTS}
        assert found["totals"] == expected["totals"]


@pytest.mark.parametrize("name", ["selfplay.json", "selfplay_options.json", "patterns.json", "play.json", "cards.json"])
def test_a_whole_file_comes_out_as_it_is(name: str) -> None:
    known = load(name)
    assert recomputed(GAME, copy.deepcopy(known)) == (known, [])


def test_patterns_and_claims_come_out_equal_from_their_inputs_alone() -> None:
    known = load("patterns.json")
    bare = {
        "vectors": [only(entry, {"id", "note", "options", "cards"}) for entry in known["vectors"]],
        "claims": [only(entry, {"id", "note", "options", "hand", "claims"}) for entry in known["claims"]],
    }
    done, errors = recomputed(GAME, bare)
    assert errors == []
    assert done["vectors"] == known["vectors"]
    assert done["claims"] == known["claims"]


def test_plays_come_out_equal_and_other_games_pass_through() -> None:
    known = load("play.json")
    legal = [only(entry, {"id", "note", "options", "hand", "trick"}) for entry in known["terziglio_legal"]]
    tricks = [only(entry, {"id", "note", "options", "trick"}) for entry in known["terziglio_tricks"]]
    theirs = [{"hand": ["no", "card"], "lead": 7}]
    done, errors = recomputed(GAME, {"terziglio_legal": legal, "terziglio_tricks": tricks, "chinze_replies": theirs})
    assert errors == []
    assert done["terziglio_legal"] == known["terziglio_legal"]
    assert done["terziglio_tricks"] == known["terziglio_tricks"]
    assert done["chinze_replies"] == theirs


def test_points_of_cards_come_from_the_pack() -> None:
    known = load("cards.json")
    bare = [{key: value for key, value in entry.items() if key != "points"} for entry in known["cards"]]
    theirs = {"game": "chinze", "id": "T21"}
    done, errors = recomputed(GAME, {"cards": [*bare, theirs]})
    assert errors == []
    assert [entry["points"] for entry in done["cards"][:-1]] == [entry["points"] for entry in known["cards"]]
    assert done["cards"][-1] == theirs


def test_wrong_expectations_are_overwritten() -> None:
    known = load("selfplay_options.json")
    spoilt = copy.deepcopy(known)
    for game in spoilt["games"]:
        game["totals"] = "much"
        for deal in game["deals"]:
            deal.update(declarer=9, contract=None, stock=[], thrown_in=None, result={"piles": 1})
            for trick in deal.get("tricks") or ():
                trick.update(winner=-1, bonus="x")
    done, errors = recomputed(GAME, spoilt)
    assert errors == []
    played = [deal for game in known["games"] for deal in game["deals"] if not deal["thrown_in"]]
    again = [deal for game in done["games"] for deal in game["deals"] if not deal["thrown_in"]]
    assert again == played


def test_what_a_record_has_beyond_the_format_stays() -> None:
    known = load("selfplay.json")
    deal = known["games"][0]["deals"][0]
    for place in (known, known["games"][0], deal, deal["tricks"][4], deal["declarations"][1]):
        place["seen"] = {"by": ["somebody"]}
    assert recomputed(GAME, copy.deepcopy(known)) == (known, [])


def test_a_recorded_dealer_may_follow_from_the_rotation() -> None:
    known = load("selfplay.json")
    bare = [bare_game(game) for game in known["games"]]
    for game in bare:
        for deal in game["deals"]:
            deal.pop("dealer")
    done, errors = recomputed(GAME, {"games": bare})
    assert errors == []
    assert [game["totals"] for game in done["games"]] == [game["totals"] for game in known["games"]]


@pytest.mark.parametrize("said", ["first_dealer", "deals", "both"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_deal_out_of_turn_is_refused(said: str, place: int) -> None:
    """The dealer follows from the first dealer (T9), if the record names one."""
    game = bare_game(load("selfplay.json")["games"][0])
    if said == "deals":
        game["first_dealer"] = None
    if said == "first_dealer":
        for deal in game["deals"][:place]:
            deal["dealer"] = None
    else:
        place = max(place, int(said == "deals"))
    turn = game["deals"][place]["dealer"]
    for wrong in {0, 1, 2} - {turn}:
        game["deals"][place]["dealer"] = wrong
        error = f"T01: deals[{place}].dealer: the players deal in turn (T9): {turn} was expected"
        assert recomputed(GAME, {"games": [game]})[1] == [error]


def test_the_other_rotation_and_a_thrown_in_deal_move_the_dealer_on() -> None:
    """T9 with ``against_play``, and T15: a deal in which all passed moves the dealer on too."""
    thrown = next(game for game in load("selfplay.json")["games"] if len(game["deals"]) == 4)
    game = bare_game(thrown)
    first = game["deals"][0]["dealer"]
    game["options"] = {"dealer_rotation": "against_play"}
    errors = recomputed(GAME, {"games": [game]})[1]
    assert [error.split("(T9): ")[1] for error in errors] == [f"{(first + 2) % 3} was expected"]


def lengthened(hands: int, **options: Any) -> list[str]:
    """Return the errors of a recorded game of three hands and one thrown in, if this many were agreed."""
    game = bare_game(next(game for game in load("selfplay.json")["games"] if len(game["deals"]) == 4))
    game["options"] = {"hands_per_game": hands, **options}
    return recomputed(GAME, {"games": [game]})[1]


def test_no_deal_comes_after_the_agreed_hands_and_fewer_are_accepted() -> None:
    """T63; a thrown-in deal is one of them only with ``passed_hand_counts`` (T15)."""
    assert lengthened(3) == lengthened(4) == lengthened(1000) == []
    assert [error.partition(": ")[2] for error in lengthened(1)] == [
        "deals[1]: no deal is left: hands_per_game is 1 (T63)"
    ]
    assert len(lengthened(2)) == 1
    assert lengthened(4, passed_hand_counts=True) == []
    assert "deals[3]: no deal is left" in lengthened(3, passed_hand_counts=True)[0]


def spoilt_by(path: str, value: Any) -> dict[str, Any]:
    """Return two valid games around one with a wrong value; the path leads into its first deal."""
    good = bare_game(load("selfplay.json")["games"][0])
    bad = copy.deepcopy(good)
    *ways, last = path.split(".")
    place: Any = bad if path.startswith("game") else bad["deals"][0]
    for way in ways:
        if way != "game":
            place = place[int(way)] if isinstance(place, list) else place[way]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return {"games": [good, bad, good]}


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("auction.1", [0], "deals[0].auction[1]: a list of 2 was expected"),
        ("auction.1", [0, "pass"], "deals[0].auction: all have passed, but the deal goes on"),
        ("auction.2", [1, "play"], "deals[0].auction[2]: refused: terziglio-play-taken (T13)"),
        ("declarations.1.seat", 3, "deals[0].declarations[1].seat: 0 to 2 was expected"),
        ("declarations.1.claims", [{"family": 1}], "deals[0].declarations[1].claims[0].family: text was expected"),
        (
            "declarations.0.claims",
            [{"family": "kings.3", "cards": ["CK"]}],
            "deals[0].declarations[0].claims[0].family: no such family",
        ),
        ("tricks.2.cards.1", [1, 7], "deals[0].tricks[2].cards[1]: text was expected"),
        ("tricks.2.leader", "0", "deals[0].tricks[2].leader: 0 to 2 was expected"),
        ("tricks.0.cards.1", [1, "T1"], "deals[0].tricks[0].cards[1]: refused: terziglio-must-follow (T42)"),
        ("dealer", 3, "0 to 2 was expected"),
        ("dealer", "1", "0 to 2 was expected"),
        ("deck", None, "a list was expected"),
        ("deck", ["T21"], "refused: terziglio-bad-pack (T2)"),
        ("deck.0", "XX", "refused: terziglio-bad-pack (T2)"),
        ("auction", None, "a list was expected"),
        ("auction", [], "the auction is not finished"),
        ("auction", [[0, "play"]], "refused: not-your-turn (T12)"),
        ("auction.0", [2, "contra"], "refused: terziglio-nothing-to-say (T13)"),
        ("auction.0", [2], "a list of 2 was expected"),
        ("auction.2", [1, "play"], "refused: terziglio-play-taken (T13)"),
        ("discards", None, "refused: terziglio-discard-count (T16)"),
        ("discards.0", "CK", "refused: terziglio-discard-barred (T17)"),
        ("discards.0", "T21", "refused: terziglio-not-held (T16)"),
        ("declarations.0", {"seat": 2, "claims": []}, "refused: not-your-turn (T37)"),
        ("declarations.0.claims", [{"family": "grande", "cards": ["T21"]}], "refused: terziglio-not-held (T39)"),
        ("declarations.0.claims", [{"family": "kings"}], "a list was expected"),
        ("declarations.0.claims", [{"family": "kings", "cards": []}], "a claim shows cards"),
        ("tricks", None, "not now: the deal is at play"),
        ("tricks.0.leader", 1, "seat 0 leads"),
        ("tricks.0.cards.1", [1, "T1"], "refused: terziglio-must-follow (T42)"),
        ("tricks.0.cards.1", [2, "CQ"], "refused: not-your-turn (T41)"),
        ("tricks.3.cards", [], "a list of 3 was expected"),
        ("fool_payment", None, "not now: the deal is at pay"),
        ("fool_payment", "T21", "refused: terziglio-not-payable (T50)"),
        ("game.deals", None, "a list was expected"),
        ("game.deals.0", 7, "an object was expected"),
        ("game.options", {"tie": "sometimes"}, "option-value tie sometimes (T58)"),
        ("game.first_dealer", True, "0 to 2 was expected"),
    ],
)
def test_a_wrong_input_is_named_and_the_other_entries_are_filled(path: str, value: Any, why: str) -> None:
    document = spoilt_by(path, value)
    done, errors = recomputed(GAME, document)
    assert len(errors) == 1, errors
    assert errors[0].startswith("T01")
    assert errors[0].endswith(why)
    assert done["games"][1] == document["games"][1]
    assert done["games"][0] == done["games"][2] == load("selfplay.json")["games"][0]


@pytest.mark.parametrize(
    ("document", "wrong"),
    [
        ({"vectors": [{"cards": ["T21", "T21"]}, {"cards": ["T20"]}]}, "vectors[0]"),
        ({"vectors": [{"cards": "T21"}, {"cards": []}]}, "vectors[0]"),
        ({"vectors": ["odd", {"cards": []}]}, "vectors[0]"),
        ({"claims": [{"hand": ["??"], "claims": []}, {"hand": [], "claims": []}]}, "claims[0]"),
        ({"claims": [{"hand": [], "claims": [{"cards": []}]}, {"hand": [], "claims": None}]}, "claims[0]"),
        (
            {"terziglio_legal": [{"hand": ["T1"], "trick": [[0, "T2"], [2, "T3"]]}, {"hand": []}]},
            "legal[0]",
        ),
        ({"terziglio_tricks": [{"trick": [[0, "T2"]]}]}, "tricks[0]"),
        ({"terziglio_tricks": [{"trick": [[0, "T2"], [1, "T2"], [2, "T3"]]}]}, "tricks[0]"),
        ({"cards": [{"game": "terziglio", "id": "T22"}]}, "T22"),
    ],
)
def test_odd_entries_are_errors_of_their_own(document: dict[str, Any], wrong: str) -> None:
    done, errors = recomputed(GAME, document)
    assert len(errors) == 1
    assert wrong in errors[0]
    for key, entries in document.items():
        assert done[key][0] == entries[0]


def test_claims_of_cards_that_are_not_there_are_illegal() -> None:
    entry = {"id": "K", "hand": ["SK", "BK", "CK"], "claims": [{"family": "kings", "cards": ["SK", "BK", "ZZ"]}]}
    done, errors = recomputed(GAME, {"claims": [entry]})
    assert errors == []
    assert done["claims"][0]["points"] is None


def test_a_claim_names_a_family_and_nothing_else() -> None:
    kings = ["SK", "BK", "CK"]
    given = [{"hand": kings, "claims": [{"family": family, "cards": kings}]} for family in ("kings", "kings.3", "K")]
    done, errors = recomputed(GAME, {"claims": given})
    assert errors == []
    assert [entry["points"] for entry in done["claims"]] == [17, None, None]


def test_no_other_game_takes_these_files_and_this_one_none_of_theirs() -> None:
    for path in sorted(path for slug in games() for path in (DATA / slug).glob("*.json")):
        document = json.loads(path.read_text())
        for slug, game in games().items():
            found = [kind.name for kind in companions(game.meta.slug).vectors if kind.recognise(document)]
            mixed = {entry.get("game") for entry in document.get("cards") or () if isinstance(entry, dict)}
            assert bool(found) == (slug == path.parent.name or slug in mixed), (path, slug, found)
