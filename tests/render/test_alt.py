"""Alt texts are complete, short enough, in three languages, and hold nothing that the viewer may not know."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.text import Line, SeatArg, TermArg
from bot.engine.view import Standing, Zone
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, board_picture, count_picture, hand_picture, last_picture, standings_picture
from bot.render.alt_text import board_alt, clipped, hand_alt
from bot.render.shown import Speech
from bot.render.standings import ranked
from tests.render.samples import (
    CAST,
    COUNT,
    DECLARED,
    FULL,
    HAND,
    LAST,
    PACK,
    RUNNING,
    ZONES,
    cards,
    public,
    seat_view,
    seats,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_trick_is_said(language: str) -> None:
    told = words(language)
    alt = board_picture(public(trick=RUNNING), CAST, told).alt
    for played in (*RUNNING.cards, *LAST.cards):
        assert told.card("minchiate", PACK.ids[played.card]) in alt
    assert all(label in alt for label in CAST.labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_hand_is_said(language: str) -> None:
    told = words(language)
    alt = hand_picture(seat_view(playable=HAND[:3]), CAST, told, chosen=frozenset(HAND[:1])).alt
    assert all(told.card("minchiate", PACK.ids[card]) in alt for card in HAND)
    assert alt.count(told.card("minchiate", PACK.ids[HAND[0]])) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_notes_and_count_are_said(language: str) -> None:
    told = words(language)
    ground = board_picture(public(trick=None, history=(), zones=ZONES), CAST, told).alt
    for zone in ZONES:
        assert told.text(zone.key) in ground
        assert all(told.card("minchiate", PACK.ids[card]) in ground for card in zone.cards)
    declared = Line("minchiate-versicola", {"name": TermArg("versicola-minchiate-papi"), "points": 11})
    zones = (Zone("zone-minchiate-declared", cards("T01", "T02", "T03"), 3, 1, (declared,)),)
    assert told.text("versicola-minchiate-papi") in board_picture(public(zones=zones), CAST, told).alt
    count = count_picture(public(), COUNT, CAST, told).alt
    assert "215" in count
    assert told.text("minchiate-count-ultima") in count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_for_one_reader_says_you_and_never_their_name(language: str) -> None:
    told, (reader, taker) = words(language), CAST.labels[:2]
    paid = {"seat": SeatArg(0), "taker": SeatArg(1), "count": 1}
    count = replace(COUNT, outcome=(Line("mineo-outcome-paid", paid),), sides=((0,), (1,), (2, 3)), totals=(-1, 1, 0))
    public_one, private = (count_picture(public(), count, CAST, told, you=you) for you in (None, 0))
    assert reader in public_one.alt
    assert reader not in private.alt
    assert f"{told.text('render-you')} −1;" in private.alt
    assert told.text("mineo-outcome-paid.you-seat", taker=taker, count=1) in private.alt
    assert private.data != public_one.data
    pair = count_picture(public(), COUNT, CAST, told, you=0).alt
    assert f"{reader} + 🤖 Cosimo 215;" in pair, "one of two is called as in the sentences about the two"
    assert told.text("render-you") not in pair


def test_a_count_for_one_reader_is_drawn_with_you_above_their_figures() -> None:
    told = words("en")
    nobody = PlayerNames((told.text("render-you"), *CAST.labels[1:]), CAST.table)
    alone = replace(COUNT, outcome=(), sides=((0,), (1,), (2, 3)), totals=(-1, 1, 0))
    assert count_picture(public(), alone, CAST, told, you=0).data == count_picture(public(), alone, nobody, told).data
    pair = replace(COUNT, outcome=())
    assert count_picture(public(), pair, CAST, told, you=0).data == count_picture(public(), pair, CAST, told).data


def test_the_board_says_only_what_lies_on_the_table() -> None:
    told = words("en")
    view = public(trick=FULL, seats=seats(open1=HAND[:2]))
    alt = board_picture(view, CAST, told).alt
    shown = {p.card for p in (*FULL.cards, *LAST.cards)} | set(HAND[:2])
    said = {card for card in range(97) if told.card("minchiate", PACK.ids[card]) in alt}
    contained = {card for card in said - shown if any(_within(told, card, other) for other in shown)}
    assert said - contained == shown


def _within(told, inner: int, outer: int) -> bool:
    return told.card("minchiate", PACK.ids[inner]) in told.card("minchiate", PACK.ids[outer])


@settings(max_examples=60, deadline=None)
@given(
    hand=st.sets(st.integers(0, 96), max_size=35),
    share=st.integers(0, 35),
    label=st.text(max_size=40),
    language=st.sampled_from(LANGUAGES),
)
def test_never_over_the_limit(hand: set[int], share: int, label: str, language: str) -> None:
    held = tuple(sorted(hand))
    cast = PlayerNames((label,) * 4, label)
    view = seat_view(held, playable=held[:share], seats=seats(open1=held[:21], open2=held[:20], open3=held[:20]))
    speech = Speech(view.public, cast, words(language))
    assert len(hand_alt(view, speech, frozenset(held[:5]))) <= 1000
    assert len(board_alt(view.public, speech)) <= 1000


def test_what_is_too_long_is_cut_after_a_sentence() -> None:
    said = clipped(["One."] + ["x" * 99 + "."] * 20)
    assert said.startswith("One. xxx")
    assert said.endswith(". …")
    assert 800 < len(said) <= 1000
    assert len(clipped(["y" * 3000])) == 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_beside_the_trick_are_said(language: str) -> None:
    told = words(language)
    alt = board_picture(public(zones=DECLARED), CAST, told).alt
    for zone in DECLARED:
        assert all(told.card("minchiate", PACK.ids[card]) in alt for card in zone.cards)
    assert f"{told.text('zone-minchiate-folla')}: 13" in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_and_last_trick_are_said(language: str) -> None:
    told = words(language)
    standings = standings_picture(public(counts=(COUNT,)), CAST, told).alt
    assert "1. Bianca, +2" in standings
    assert all(label in standings for label in CAST.labels)
    last = last_picture(public(), CAST, told)
    assert last is not None
    assert told.text("render-alt-took", who="🤖 Cosimo") in last.alt
    running = set(RUNNING.cards) - set(LAST.cards)
    assert not any(told.card("minchiate", PACK.ids[played.card]) in last.alt for played in running)
    assert last_picture(public(history=()), CAST, told) is None


def test_the_standings_name_the_deal_that_was_counted_last() -> None:
    """A deal that was thrown in before it has a number too, and no count."""
    after = msgspec.structs.replace(COUNT, deal=COUNT.deal + 1)
    alt = standings_picture(public(counts=(after,), deals=0), CAST, words("en")).alt
    assert f"Score after deal {after.deal}." in alt


def test_equal_standings_share_a_place() -> None:
    view = public(standings=tuple(Standing(player, amount) for player, amount in enumerate((2, 5, 2, -9))))
    assert [(place, one.player) for place, one in ranked(view.standings)] == [(1, 1), (2, 0), (2, 2), (4, 3)]
    assert "4. Bianca, −9 rests" in standings_picture(view, CAST, words("en")).alt
