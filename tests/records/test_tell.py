"""A match narrated in words, moment by moment and as a whole."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, Names, words
from bot.records import RecordError, finding_text, match_of, match_of_record, match_text, problem_text, read, verify
from bot.records.narrate import tell, trick_starts
from tests.records.conftest import document, record, toy_match
from tests.records.forging import put
from tests.records.test_verify import resealed
from tests.support.matches import TABLE, Hall, finished, names


def test_log_and_record_tell_the_same_match(match: Hall) -> None:
    from_log = match_of(TABLE, match.events, names(match))
    assert match_of_record(record(match)) == from_log
    assert sum(len(deal.moments) for deal in from_log.deals) > 84
    last = from_log.deals[-1].moments[-1]
    assert from_log.view(last).over


def test_a_running_match_cannot_be_leafed_through() -> None:
    hall = Hall(seed=8)
    hall.start()
    hall.play(40)
    with pytest.raises(RecordError) as refused:
        match_of(TABLE, hall.events, names(hall))
    assert refused.value.code == "unfinished"


def test_a_record_that_does_not_hold_is_not_told(match: Hall) -> None:
    tampered = read(resealed(put(document(match), ("result", "complete"), False)))
    with pytest.raises(RecordError) as refused:
        match_of_record(tampered)
    assert refused.value.code == "unsound"


def test_views_and_open_hands_of_a_moment(match: Hall) -> None:
    its = match_of(TABLE, match.events, names(match))
    moment = its.deals[0].moments[len(its.deals[0].moments) // 2]
    shown = its.all_hands(moment)
    public = its.view(moment)
    for info, before in zip(shown.seats, public.seats, strict=True):
        assert info.open_hand is not None
        assert len(info.open_hand) == before.hand_count
        assert its.seat_view(moment, info.player).hand == info.open_hand


def test_tricks_can_be_found(match: Hall) -> None:
    its = match_of(TABLE, match.events, names(match))
    views = [its.view(moment) for moment in its.deals[0].moments]
    starts = trick_starts(views)
    assert [number for number, _ in starts] == list(range(1, 22))
    for number, index in starts:
        trick = views[index].trick
        assert trick is not None
        assert (trick.number, len(trick.cards)) == (number, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_match_in_words(language: str) -> None:
    hall = finished(3, 2, set_length=4)
    its = match_of(TABLE, hall.events, names(hall))
    text = match_text(its, words(language))
    opening = words(language).text("told-trick", number=21, leader="|", cards="", winner="").split("|", maxsplit=1)[0]
    assert text.count("\n" + opening) == 4
    for number in range(1, 5):
        assert f"== {words(language).text('told-deal', deal=number)} ==" in text
    for seal in hall.state.seals:
        assert (seal.commitment in text) == seal.revealed
    assert "Anna" in text.splitlines()[2]
    assert text.endswith("\n")


@pytest.mark.slow
def test_seats_are_those_of_their_deal() -> None:
    hall = finished(3, 2, set_length=12)
    its = match_of(TABLE, hall.events, names(hall))
    seatings = [told.seating for told in tell(its)]
    assert len(set(seatings)) == 3
    views = [its.view(deal.moments[-1]) for deal in its.deals]
    assert seatings == [tuple(info.player for info in view.seats) for view in views]


def test_a_game_without_words_of_its_own_is_told_too() -> None:
    hall = toy_match()
    its = match_of(TABLE, hall.events, names(hall))
    assert [told.deal for told in tell(its)] == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_and_problem_has_its_sentence(match: Hall, language: str) -> None:
    said = words(language)
    pack = match_of(TABLE, match.events, names(match)).rules.meta.pack
    whole = document(match)
    lies: list[tuple[tuple[str | int, ...], object]] = [
        (("game",), "x"),
        (("rules_rev",), 9),
        (("cards", 0), "x"),
        (("options", "set_length"), 5),
        (("players",), whole["players"][:1]),
        (("preset",), "x"),
        (("started",), -1),
        (("deals",), []),
        (("deals", 0, "deal"), 3),
        (("deals", 0, "seed"), "x"),
        (("deals", 0, "steps"), []),
        (("deals", 0, "steps", 20, "do"), None),
        (("deals", 0, "steps", 20, "do"), {"type": "pick", "cards": []}),
        (("deals", 0, "steps", 20, "facts"), []),
        (("deals", 0, "steps", 0, "do", "kind"), "shuffle"),
        (("result", "places"), []),
    ]
    for path, value in lies:
        findings = verify(read(put(whole, path, value)))
        assert len(findings) > 1
        for finding in findings:
            text = finding_text(finding, Names(pack), said)
            assert text
            if finding.step:
                assert str(finding.step) in text
    for error in (
        RecordError("format", format="x"),
        RecordError("version", version="2", known=1),
        RecordError("shape", where="$", why="x"),
        RecordError("unfinished"),
        RecordError("unsound"),
    ):
        assert len(problem_text(error, said)) > 20
