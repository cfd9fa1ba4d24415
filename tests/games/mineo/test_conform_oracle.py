"""Data of the shared kinds with other options, seats and hands: every field equals the oracle's (decision 12)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.registry import companions
from tests.games.mineo.against_oracle import Sitting, random_options
from tests.support.oracles.mineo_auction import CALLS, auction
from tests.support.oracles.mineo_pack import PACK, TAKEABLE, in_order
from tests.support.oracles.mineo_play import legal_cards, winner
from tests.support.oracles.mineo_score import settle

Entry = dict[str, Any]

INPUTS = {
    "calls": ("round", "seat", "call"),
    "plays": ("seat", "card"),
    "declarations": ("seat", "say"),
}


def conformed(document: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return the document as ``germini conform`` returns it, through JSON, and its errors."""
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    done, errors = kind.process(json.loads(json.dumps(document)))
    return json.loads(json.dumps(done)), [str(error) for error in errors]


def random_auction(rng: Rng, number: int) -> Entry:
    """Return calls that are mostly legal; some stop early, some go past the end or make an illegal call."""
    options, dealer = random_options(rng), rng.below(3)
    calls: list[str] = []
    stop = rng.below(16)
    while len(calls) < stop:
        now = auction(dealer, calls, options)
        if now["type"] == "open":
            quiet = [call for call in now["legal"] if call != "solo" or rng.below(8) == 0]
            calls.append(rng.choice([*quiet, "altre5"] if "altre5" in quiet else quiet))
        if now["type"] != "open" or rng.below(25) == 0:
            calls.append(rng.choice([*CALLS, "passo"]))
            break
    return {"id": f"A{number}", "dealer": dealer, "options": options, "calls": calls}


def random_trick(rng: Rng, number: int) -> Entry:
    cards = [PACK[place] for place in rng.shuffled(tuple(range(63)))]
    options = random_options(rng)
    if rng.below(3) == 0:
        return {"id": f"T{number}", "trick": cards[:3], "options": options}
    if rng.below(2):
        cards.sort(key=lambda card: card[0] not in "TFO")
        cards = [*[cards[place] for place in rng.shuffled(tuple(range(33)))], *cards[33:]]
    lying = rng.below(3)
    return {"id": f"T{number}", "hand": cards[3 : 4 + rng.below(20)], "trick": cards[:lying], "options": options}


def random_score(rng: Rng, number: int) -> Entry:
    """Return piles of any size: among them sides with all the Re, all the Arie, or nothing at all."""
    cards = [PACK[place] for place in rng.shuffled(tuple(range(63)))]
    first = rng.choice([[], ["T16", "T17", "T18", "T19"], ["OR", "CR", "SR", "BR"], ["T20", "T1", "F"]])
    own = in_order([*first, *[card for card in cards if card not in first][: rng.below(64 - len(first))]])
    soloist = rng.below(3)
    taken = [card for card in cards if card in TAKEABLE][: rng.below(6)]
    return {
        "id": f"V{number}",
        "soloist": soloist,
        "stata": rng.below(2) == 0,
        "scommessa": rng.below(2) == 0,
        "rivanto_by": rng.choice([None, (soloist + 1) % 3, (soloist + 2) % 3]),
        "last_trick_seat": rng.below(3),
        "pigliate": [[card, rng.below(3)] for card in taken],
        "options": random_options(rng),
        "soloist_cards": own,
        "defender_cards": [card for card in PACK if card not in own],
    }


def expected_auction(entry: Entry) -> Any:
    return auction(entry["dealer"], entry["calls"], entry["options"])


def expected_trick(entry: Entry) -> Any:
    if "hand" in entry:
        return {"legal": legal_cards(entry["hand"], entry["trick"], entry["options"])}
    return {"winner": winner(entry["trick"])}


def expected_score(entry: Entry) -> Any:
    return settle(
        entry["soloist"],
        {"soloist": entry["soloist_cards"], "defenders": entry["defender_cards"]},
        stata=entry["stata"],
        scommessa=entry["scommessa"],
        rivanto_by=entry["rivanto_by"],
        last_trick_seat=entry["last_trick_seat"],
        pigliate=entry["pigliate"],
        given=entry["options"],
    )


@pytest.mark.parametrize(
    ("made", "expected"),
    [(random_auction, expected_auction), (random_trick, expected_trick), (random_score, expected_score)],
)
def test_positions_come_out_as_the_page_says(made: Any, expected: Any) -> None:
    rng = Rng(b"positions")
    vectors = [made(rng, number) for number in range(700)]
    done, errors = conformed({"game": "mineo", "format": 1, "vectors": vectors})
    assert errors == []
    for given, found in zip(vectors, done["vectors"], strict=True):
        assert found == {**given, "expect": expected(given)}, given


def bare(told: Entry) -> Entry:
    """Return the inputs of a hand alone."""
    entry = {key: value for key, value in told.items() if key not in ("tricks", "result")}
    for key, fields in INPUTS.items():
        if key in entry:
            entry[key] = [{field: one[field] for field in fields} for one in entry[key]]
    return entry


@pytest.mark.slow
def test_recorded_hands_come_out_as_the_page_says() -> None:
    """Uses the table's options for the whole file, then each hand's own over other ones."""
    single: list[Entry] = []
    full: list[Entry] = []
    for number in range(12):
        sitting = Sitting(f"recorded {number}".encode())
        sitting.play()
        told = [{"id": f"R{number}.{hand}", "note": "made here", **one} for hand, one in enumerate(sitting.told)]
        played = [one for one in told if one["result"]["type"] == "played"]
        rest = [one for one in told if one not in played]
        document = {"game": "mineo", "format": 1, "options": sitting.given}
        done, errors = conformed(
            {**document, "hands": [bare(one) for one in played], "auction_only_hands": [bare(one) for one in rest]}
        )
        assert errors == []
        assert done == {**document, "hands": played, "auction_only_hands": rest}
        single += [{**bare(one), "options": sitting.options} for one in told]
        full += told
    done, errors = conformed({"options": {"overtrump": True, "pago_amount": 9}, "hands": single})
    assert errors == []
    assert [one["result"] for one in done["hands"]] == [one["result"] for one in full]


def test_free_numbers_of_the_page_may_be_larger_than_at_a_table() -> None:
    """Section 15: any positive multiple of three, any positive integer, any integer."""
    calls = ["mischio"] * 3
    for options in ({"match_hands": 300}, {"pago_amount": 5000}, {"starting_chips": -1_000_000}):
        done, errors = conformed({"vectors": [{"id": "A1", "dealer": 1, "calls": calls, "options": options}]})
        assert (errors, done["vectors"][0]["expect"]["type"]) == ([], "annulled")
    for options in ({"match_hands": 4}, {"pago_amount": 0}, {"starting_chips": 1.5}, {"match_hands": True}):
        _, errors = conformed({"vectors": [{"id": "A1", "dealer": 1, "calls": calls, "options": options}]})
        assert [error.split(": ")[:2] for error in errors] == [["A1", "options"]], options
