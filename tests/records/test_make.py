"""Records are made from logs, and every decision is recovered from the facts."""

from __future__ import annotations

import json

import pytest

from bot.engine.rng import Rng
from bot.engine.seal import sealed
from bot.games.registry import game
from bot.records import RecordError, encode, read, record_of, verify
from tests.records.conftest import record, toy_match
from tests.support.conformance import random_options
from tests.support.matches import TABLE, Hall, finished, names


def test_the_file_says_who_played_what_and_holds_every_seal(match: Hall) -> None:
    written = json.loads(encode(record(match)))
    assert written["format"] == "germini-hand-record"
    assert written["version"] == 2
    assert written["game"] == "minchiate"
    assert written["cards"] == list(game("minchiate").meta.pack.ids)
    assert [player["name"] for player in written["players"]] == list(names(match))
    assert [player["level"] for player in written["players"]] == [None, "regular", "regular", "regular"]
    assert written["options"]["set_length"] == 1
    (deal,) = written["deals"]
    assert deal["commitment"] == sealed(bytes.fromhex(deal["seed"]), deal["terms"])
    assert deal["terms"].splitlines()[1:4] == [f"table {TABLE}", "deal 1", "game minchiate rules 1"]
    (part,) = deal["parts"]
    assert (part["player"], part["word"]) == (0, "")
    assert int(part["press"]) > int(deal["message"]) > 2**53
    assert deal["steps"][0]["do"] == {"type": "chance", "kind": "draw"}
    assert deal["steps"][1]["facts"][0]["type"] == "pack_shuffled"
    assert written["result"]["balances"] == list(match.state.balances)


def test_reading_it_back_gives_the_same_record(match: Hall) -> None:
    made = record(match)
    assert read(json.loads(encode(made))) == made


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_decision_is_found_under_any_options(seed: int) -> None:
    options = random_options(game("minchiate"), Rng(bytes([seed]) * 32))
    hall = Hall(seed=seed, people=3, options=options)
    hall.start()
    hall.play()
    made = record(hall)
    steps = [step for deal in made.deals for step in deal.steps]
    assert all(step.do is not None for step in steps)
    assert verify(made) == []


def test_a_match_of_several_deals_rotates_its_seats_and_still_holds() -> None:
    made = record(finished(3, 2, set_length=4))
    assert [deal.deal for deal in made.deals] == [1, 2, 3, 4]
    assert verify(made) == []


def test_another_game_needs_nothing_of_its_own() -> None:
    made = record(toy_match())
    assert len(made.deals) == 2
    assert verify(made) == []


@pytest.mark.parametrize("steps", [0, 1, 2, 9, 60])
def test_a_match_ended_early_tells_the_decision_before_and_the_end(steps: int) -> None:
    hall = Hall(seed=5, options={"set_length": 4})
    hall.start()
    hall.play(steps)
    hall.stop(1)
    made = record(hall)
    assert made.deals[-1].steps[-1].do is not None
    assert type(made.deals[-1].steps[-1].do).__name__ == "DidStop"
    assert not made.result.complete
    assert verify(made) == []


def test_a_seal_that_is_still_secret_stays_in_the_log() -> None:
    hall = Hall(seed=6, options={"set_length": 4})
    hall.start()
    while not hall.state.between:
        hall.step()
    secret = hall.state.seals[-1]
    hall.stop(1)
    made = record(hall)
    assert [deal.deal for deal in made.deals] == [1]
    assert secret.seed.hex() not in encode(made).decode()
    assert verify(made) == []


def test_nothing_is_recorded_before_the_end() -> None:
    hall = Hall(seed=7)
    for part in range(3):
        with pytest.raises(RecordError) as refused:
            record_of(TABLE, hall.events, names(hall) if part else ["", "", "", ""])
        assert refused.value.code == "unfinished"
        hall.start() if not part else hall.play(30)


def test_a_decision_the_rules_would_not_make_any_more_is_left_open(
    match: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.records import make

    monkeypatch.setattr(make, "decision_of", lambda *_: None)
    made = record_of(TABLE, match.events, names(match))
    assert any(step.do is None and step.facts for step in made.deals[0].steps)
    (finding,) = verify(made)
    assert finding.code == "unknown-decision"
