"""Recorded deals and single positions as they are told for people to read (``germini replay``)."""

from __future__ import annotations

from typing import Any

from bot.engine.conform import ConformError, Told
from bot.engine.text import Line
from bot.games.terziglio import GAME
from bot.games.terziglio.pack import PACK
from bot.i18n import Names, Words
from tests.games.terziglio.test_vectors import load, spoilt_by


def told_of(document: dict[str, Any]) -> list[Told]:
    """All deals of a document, told."""
    (kind,) = [kind for kind in GAME.conform if kind.recognise(document)]
    assert kind.tell is not None
    told: list[Told] = []
    for one in kind.tell(document):
        assert not isinstance(one, ConformError), one
        told.append(one)
    return told


def test_recorded_games_are_told_deal_by_deal_to_the_end() -> None:
    known = load("selfplay.json")
    told = told_of(known)
    deals = [deal for game in known["games"] for deal in game["deals"]]
    assert len(told) == len(deals)
    for one, deal in zip(told, deals, strict=True):
        keys = [line.key for line in one.lines]
        assert keys.count("terziglio-tell-trick") == len(deal.get("tricks") or ())
        assert keys.count("terziglio-tell-count") == (0 if deal["thrown_in"] else 1)
        assert "terziglio-tell-refused" not in keys
        assert one.title.startswith(known["games"][0]["id"][0])
        assert deal["thrown_in"] or one.sides[0] == (deal["declarer"],)


def test_what_a_table_plays_differently_is_told_first() -> None:
    (game,) = [one for one in load("selfplay_options.json")["games"] if one["id"] == "TO-discard"]
    game["options"]["hands_per_game"] = 7
    said = Words("en")
    first, second, _ = told_of({"games": [game]})
    assert [said.line(line, Names(PACK)) for line in first.lines[:4] if isinstance(line, Line)][:3] == [
        "Deals in a match: 7",
        "Discarding five-point cards: Allowed",
        "Equal totals: Nobody pays",
    ]
    for told in (second, *told_of({"claims": [{"hand": ["SK"], "claims": []}]})):
        assert told.lines[0].key != "terziglio-tell-option"
    for kind in ({"vectors": [{"cards": []}]}, {"terziglio_legal": [{"hand": []}]}):
        ((key, (entry,)),) = kind.items()
        (told,) = told_of({key: [{**entry, "options": {"fool_lead": "forbidden"}}]})
        assert told.lines[0].key == "terziglio-tell-option"


def test_claims_of_no_family_and_absent_ones_are_told() -> None:
    hand = ["SK", "BK", "CK"]
    odd = {"id": "K2", "hand": hand, "claims": [{"family": "princes", "cards": hand}]}
    one, two = told_of({"claims": [odd, {"id": "K3", "hand": hand}]})
    (claim,) = [line for line in one.lines if line.key == "terziglio-tell-claim"]
    assert isinstance(claim, Line)
    assert claim.args["name"] == "princes"
    assert one.lines[-1].key == "terziglio-tell-no-claim"
    assert two.lines[-1].key == "terziglio-tell-total"


def test_a_broken_record_is_told_as_far_as_it_goes() -> None:
    told = told_of(spoilt_by("tricks.3.cards.0", [1, "CA"]))[len(load("selfplay.json")["games"][0]["deals"])]
    keys = [line.key for line in told.lines]
    assert keys.count("terziglio-tell-trick") == 3
    assert keys[-2:] == ["terziglio-tell-refused", "refusal-terziglio-not-held"]
