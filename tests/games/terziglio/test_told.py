"""Recorded deals and single positions as they are narrated for people (``germini replay``)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cli.records import game_text
from bot.engine.text import Line
from bot.engine.vectors import ConformError, NarratedPosition, RefusedAction
from bot.games.registry import companions
from bot.games.terziglio import GAME
from bot.i18n import Words
from bot.records.narrate import tell_states
from tests.games.recorded import played, retold
from tests.games.terziglio.test_vectors import load, spoilt_by


def told_of(document: dict[str, Any]) -> list[NarratedPosition]:
    """Return the narration of all deals of a document."""
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    assert kind.tell is not None
    told: list[NarratedPosition] = []
    for one in kind.tell(document):
        assert not isinstance(one, ConformError), one
        told.append(one)
    return told


@pytest.mark.slow
def test_recorded_games_are_told_deal_by_deal_to_the_end() -> None:
    known = load("selfplay.json")
    for found, game in zip(played(GAME, known), known["games"], strict=True):
        assert not isinstance(found, ConformError)
        assert found[0].startswith(game["id"])
        assert found[1].broken is None
        for one, deal in zip(tell_states(GAME, found[1].states), game["deals"], strict=True):
            keys = [line.key for line in one.lines]
            assert keys.count("told-trick") == len(deal.get("tricks") or ())
            assert keys.count("told-count") == (0 if deal["thrown_in"] else 1)
            assert deal["thrown_in"] or one.sides[0] == (deal["declarer"],)


def test_what_a_table_plays_differently_is_told_first() -> None:
    (game,) = [one for one in load("selfplay_options.json")["games"] if one["id"] == "TO-discard"]
    game["options"]["hands_per_game"] = 7
    lines = retold(GAME, {"games": [game]})
    assert lines[:4] == [
        "  Length of the match: 7",
        "  Discarding five-point cards: Allowed",
        "  Equal totals: Nobody pays",
        "",
    ]
    assert sum("Length of the match" in line for line in lines) == 1
    (told,) = told_of({"claims": [{"hand": ["SK"], "claims": []}]})
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
    assert two.lines[-1].key == "told-total"


def test_a_broken_record_is_told_as_far_as_it_goes() -> None:
    found = played(GAME, spoilt_by("tricks.3.cards.0", [1, "CA"]))[1]
    assert not isinstance(found, ConformError)
    (told,) = tell_states(GAME, found[1].states)
    assert [line.key for line in told.lines].count("told-trick") == 3
    assert isinstance(found[1].broken, RefusedAction)
    assert found[1].broken.refusal.code == "terziglio-not-held"
    lines = list(game_text(GAME, found[1], Words("en")))
    assert "terziglio-not-held" in lines[-2]
    assert "terziglio" not in lines[-1]
