"""The second line of every nameplate is complete, gives the same facts on all of them, and only those that apply."""

from __future__ import annotations

import msgspec
import pytest

from bot.i18n import LANGUAGES, words
from bot.render.nameplates import CARD, SHARE, UNMARKED, WAYS, Announcement, announcement_for, ways
from bot.render.seats import LARGE_NAMEPLATE, NAMEPLATE, SeatPlace, cross, large, row
from bot.render.shown import Speech
from bot.render.surface import Box
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, fits, halves, lines, paragraph, whole
from tests.render.samples import AUCTION, CAST, Told, auction, public, seats


def boxes(places: dict[int, SeatPlace]) -> dict[int, Box]:
    return {seat: place.nameplate for seat, place in places.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tricks_and_cards_are_said_in_words_where_there_is_room(language: str) -> None:
    speech = Speech(public(), CAST, words(language))
    wide = {seat: (left, top, left + 424, bottom) for seat, (left, top, _, bottom) in boxes(cross(4)).items()}
    assert announcement_for(speech, wide) == Announcement(0)
    for info in public().seats:
        assert ways(speech, info)[0] == (
            words(language).text("render-tricks", tricks=info.tricks),
            words(language).text("render-cards", count=14),
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_pill_has_a_card_in_place_of_the_word_or_the_tricks_alone(language: str) -> None:
    speech = Speech(public(), CAST, words(language))
    told = announcement_for(speech, boxes(row(4)))
    assert told.way > 0
    assert SHARE * NAMEPLATE >= MIN_SIZE
    assert SHARE * LARGE_NAMEPLATE >= LARGE_MIN_SIZE
    assert ways(speech, public().seats[0])[1][1] == f"{CARD}14"
    crowded = {seat: (left, top, left + 150, bottom) for seat, (left, top, _, bottom) in boxes(large(4)).items()}
    assert announcement_for(speech, crowded).way == WAYS - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [3, 4])
def test_large_print_has_the_word_for_tricks_for_every_player_waited_for(count: int, language: str) -> None:
    infos = tuple(msgspec.structs.replace(info, tricks=12) for info in seats(count))
    for waiting in range(count):
        asked = tuple(msgspec.structs.replace(info, waiting=info.seat == waiting) for info in infos)
        speech = Speech(public(count, seats=asked), CAST, words(language))
        assert announcement_for(speech, boxes(large(count))).way <= UNMARKED


def test_nobody_is_told_of_no_tricks_before_a_card_is_played() -> None:
    speech = Speech(public(trick=None, history=()), CAST, words("en"))
    assert [ways(speech, info)[0] for info in speech.view.seats] == [("14 cards",)] * 4
    undealt = tuple(type(info)(info.seat, info.player, info.side, 0, 0) for info in seats())
    bare = Speech(public(trick=None, history=(), seats=undealt), CAST, words("en"))
    assert ways(bare, undealt[0])[0] == ("",)


def test_a_call_stands_in_place_of_the_cards() -> None:
    view = auction(calls=AUCTION)
    speech = Speech(view, CAST, Told("en"))
    called = [ways(speech, info, calls=True)[0] for info in view.seats]
    assert [len(one) for one in called] == [1, 1, 1]
    assert called != [ways(speech, info)[0] for info in view.seats]


def test_names_give_way_before_anything_else_does() -> None:
    speech = Speech(public(), CAST, words("en"))
    full, *shorter = speech.clips(1)
    assert full == "Lorenzo il Magnifico"
    assert [len(one) for one in shorter] == sorted((len(one) for one in shorter), reverse=True)
    told = list(speech.ways(speech.view.status))
    assert all(one.endswith("Led: Swords.") for one in told)
    assert len(told[-1]) <= len(told[0])


def test_words_are_set_smaller_then_said_shorter() -> None:
    long, short = "A rather long way to say it", "Short"
    assert whole((long, short), 30, 1000) == (long, 30)
    fitted = whole((long, short), 30, 300, 20)
    assert fitted.said == long
    assert 20 <= fitted.size < 30
    assert whole((long, short), 30, 120, 20).said == short
    assert not fits(long, 30, 300)


def test_lines_are_cut_between_words_only() -> None:
    said = "one two three four five six seven"
    found = lines(said, 30, 200, 4)
    assert found is not None
    assert " ".join(found) == said
    assert lines(said, 30, 200, 1) is None
    assert lines("incomprehensibilities", 40, 100, 3) is None
    assert paragraph((said, "one two"), 30, 200, 1) == ["one two"]
    assert halves(["a", "b", "c"], 30, 200) == ("a", "b · c")
    assert halves(["a" * 9, "b" * 9, "c" * 2], 30, 150) == ("a" * 9, f"{'b' * 9} · cc")
    assert halves([], 30, 100) == ("", "")
