"""Rules that the other test files cover only in passing, one by one by their numbers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.actions import Chance, Claim, ClaimItem, Number, Pick, Refusal
from bot.engine.options import complete, preset_options
from bot.games.chinze import GAME
from bot.games.chinze.deck import LEAST_CUT, MOST_CUT, SIZE
from bot.games.chinze.events import PackShuffled
from bot.games.chinze.game import start_at
from bot.games.chinze.melds import Said
from bot.games.chinze.options import META
from bot.games.chinze.state import State
from bot.games.registry import companions
from tests.games.chinze.play import card, cards, do, ids, mask, options, position, random_match, refused

FAMILY = "BK BQ BC BJ"


def play(state: State, *played: str) -> State:
    """Play cards one after another, each by the player who is asked."""
    for one in played:
        state = do(state, GAME.decisions(state)[0].seat, Pick(cards(one)))
    return state


def offers(state: State) -> list[tuple[str, int]]:
    """Return what may be announced now, and what it scores."""
    return [(offer.key, offer.points) for offer in GAME.decisions(state)[0].claims or ()]


def announce(state: State, *keys: str) -> State:
    """Announce these offers as the player whose turn it is."""
    return do(state, state.table.turn, Claim(tuple(ClaimItem(key) for key in keys)))


@pytest.mark.parametrize("count", [2, 4, 6, 24])
def test_c4_a_match_has_an_even_number_of_hands(count: int) -> None:
    assert complete(META, {"hands_per_game": count}) == options(hands_per_game=count)


def test_c5_the_dealers_of_a_long_match_take_turns() -> None:
    dealers = [scored.dealer for scored in random_match(options(hands_per_game=6), b"six")[-1].match.scored]
    assert len(dealers) == 6
    assert [one + other for one, other in pairwise(dealers)] == [1] * 5


def test_c8_every_card_is_played_in_39_tricks() -> None:
    state = random_match(options(), b"all")[-1]
    tricks = state.tricks.history
    assert [trick.number for trick in tricks] == list(range(1, 40))
    assert sorted(one for trick in tricks for one in (trick.lead, trick.reply)) == list(range(78))


@pytest.mark.parametrize("lead", ["S9", "T10", "T21"])
@pytest.mark.parametrize("hand", ["MAT SK T12", "MAT T12 T3", "MAT C2 C3", "MAT S3"])
@pytest.mark.parametrize("overtrump", ["trump_led", "none"])
def test_c12_the_fool_may_always_be_the_reply(lead: str, hand: str, overtrump: str) -> None:
    state = play(position(f"{lead} C10", hand, overtrump=overtrump), lead)
    assert card("MAT") in GAME.decisions(state)[0].cards
    after = play(state, "MAT").tricks
    assert (after.won, after.piles, after.fool, after.owing) == ((1, 0), (mask(lead), 0), 1, True)


def test_c17_the_counting_tarocco_and_the_gatti_go_together() -> None:
    for counting, other in (("20", "T21"), ("21", "T20")):
        state = position("T21 T20 T1 MAT", "C2 C3 C4 C5", counting_trump=counting, top_trump="20")
        (offer,) = GAME.decisions(state)[0].claims or ()
        assert ids(offer.cards) == f"T{counting} T1 MAT"
        state = play(position(f"{other} T{counting}", "C2 C3", number=38, counting_trump=counting), other, "C2")
        state = play(state, f"T{counting}", "C3")
        # One point for four cards, four for the counting tarocco, four for the Fool that lies with the other.
        assert state.match.scored[-1].trick_points == (5, 4)


def test_c19_the_fool_stays_with_its_player_until_the_count() -> None:
    state = position("MAT C2 C4", "D3 D4 CK")
    for lead, reply in (("MAT", "D3"), ("CK", "C2"), ("D4", "C4")):
        state = play(state, lead, reply)
        assert not state.tricks.piles[1] & mask("MAT")
        view = GAME.view(state)
        assert [(zone.seat, ids(zone.cards)) for zone in view.zones if zone.key == "zone-chinze-fool"] == [(0, "MAT")]
        assert "badge-chinze-owing" in view.seats[0].badges


@pytest.mark.parametrize("fool_leads", [True, False])
@pytest.mark.parametrize("other", ["C2", "T1", "T21"])
def test_c21_the_other_wins_the_trick_and_takes_only_their_card(fool_leads: bool, other: str) -> None:
    state = position("MAT C3", f"{other} C4", leader=0 if fool_leads else 1)
    state = play(state, *(("MAT", other) if fool_leads else (other, "MAT")))
    assert state.tricks.piles == (0, mask(other))
    assert (state.table.leader, state.tricks.won) == (1, (0, 1))


def test_c22_the_first_trick_after_the_fool_pays_for_it_and_no_other() -> None:
    start = position("MAT CK DK", "C3 C4 D4", number=37)
    for exchange, due in (("end", "CK C4 DK D4"), ("first_trick", "CK C4")):
        state = replace(start, match=position("C2", "C3", fool_exchange=exchange).match)
        state = play(state, "MAT", "C3", "C4", "CK")
        if exchange == "end":
            state = play(state, "DK", "D4")
        (asked,) = GAME.decisions(state)
        assert (asked.seat, asked.kind, ids(asked.cards)) == (0, "exchange", due)


def test_c29_and_c30_gatti_and_each_family_score_once_a_hand() -> None:
    state = position(f"T20 T1 MAT {FAMILY} CK CQ CC CJ", "C2")
    state = announce(state, "gatti", "family:B")
    assert offers(state) == [("family:C", 10)]
    state = announce(state, "family:C")
    assert state.melds.points == (30, 0)
    assert offers(state) == []
    for key, shown in (("gatti", "T20 T1 MAT"), ("family", FAMILY), ("family:C", "CK CQ CC CJ")):
        assert refused(state, 0, Claim((ClaimItem(key, cards(shown)),))) == "chinze-meld-twice C33"


@pytest.mark.parametrize("rank", ["K", "Q", "C", "J"])
def test_c32_four_score_five_after_three_and_ten_without(rank: str) -> None:
    four, place = " ".join(f"{suit}{rank}" for suit in "CDBS"), "KQCJ".index(rank)
    assert offers(position(four, "C2")) == [(f"four:{rank}", 10)]
    assert offers(position(four, "C2", said=Said(threes=1 << place))) == [(f"four:{rank}", 5)]
    assert offers(position(four, "C2", said=Said(fours=1 << place))) == []
    assert offers(position(four[:8], "C2", said=Said(threes=1 << place))) == []


def test_c34_both_players_may_score_the_same_kind() -> None:
    state = announce(position(f"{FAMILY} C2", "SK SQ SC SJ C3"), "family:B")
    state = announce(play(state, "C2"), "family:S")
    assert state.melds.points == (10, 10)


@pytest.mark.parametrize(
    ("before", "places"), [((10, 11), (1, 1)), ((10, 12), (2, 1)), ((11, 11), (1, 2)), ((0, 0), (1, 2))]
)
def test_c37_the_higher_sum_of_all_hands_wins_and_equal_sums_are_a_draw(
    before: tuple[int, int], places: tuple[int, int]
) -> None:
    """The last trick scores 5 for one player, and the Fool scores 4 for the other."""
    state = position("CK", "C2", number=39)
    state = replace(state, match=replace(state.match, totals=before, played=1), setup=replace(state.setup, deal=2))
    state = play(state, "CK", "C2")
    result = GAME.result(state)
    assert result is not None
    assert result.balances == (before[0] + 5, before[1] + 4)
    assert result.places == places
    drawn = "chinze-outcome-draw" in [line.key for line in GAME.view(state).counts[-1].outcome]
    assert drawn == (places == (1, 1))


def test_c39_cards_drawn_in_the_open_are_public_and_others_are_not() -> None:
    for shown in (True, False):
        state = play(position("C2 C3", "C4 C5", talon="T5 T6 T7 T8", draw_shown=shown), "C2", "C4")
        view: Any = GAME.view(state)
        zones = [(zone.seat, ids(zone.cards)) for zone in view.zones if zone.key == "zone-chinze-known"]
        assert zones == ([(0, "T6"), (1, "T5")] if shown else [])
        notes = [note.key for note in view.history[-1].notes]
        assert notes == (["chinze-drew", "chinze-drew"] if shown else [])
        assert ids(GAME.seat_view(state, 0).hand) == "T6 C3"


def test_presets_are_those_of_the_page() -> None:
    revised = {"top_trump": "20", "counting_trump": "21"}
    assert preset_options(META, "seed") == {}
    assert preset_options(META, "sbiro_revised") == revised
    assert preset_options(META, "piedmont") == {**revised, "red_pips": "reversed"}
    assert [preset.key for preset in META.presets] == ["seed", "sbiro_revised", "piedmont"]


def test_only_the_table_deals_between_hands() -> None:
    """The next dealer's hand begins when the table shuffles, never by itself (C5)."""
    states = random_match(options(), b"between")
    state = next(one for one in states if one.phase == "over")
    assert GAME.decisions(state) == ()
    assert GAME.chance(state) == "shuffle"
    assert do(state, None, Chance(b"next")).setup.dealer == 1 - state.setup.dealer


@given(deck=st.permutations(range(SIZE)), size=st.integers(LEAST_CUT, MOST_CUT), other=st.integers(LEAST_CUT, MOST_CUT))
@settings(max_examples=20)
def test_a_cut_turns_one_order_of_the_pack_into_another_and_does_nothing_else(
    deck: list[int], size: int, other: int
) -> None:
    """Each deal that a cut makes is made by any other cut from another order of the pack. The shuffle makes all orders
    alike, so all cuts bring the same on average (``even_cut``)."""
    turned = (*deck[size:], *deck[:size])
    again = (*turned[-other:], *turned[:-other])
    state = start_at(options(), 0)
    deals: list[object] = []
    for pack, number in ((tuple(deck), size), (again, other)):
        events = GAME.decide(GAME.evolve(state, PackShuffled(1, 0, pack)), 1, Number(number))
        assert not isinstance(events, Refusal)
        deals.append(events[1])
    assert deals[0] == deals[1]
    assert companions("chinze").even_cut
    assert not companions("minchiate").even_cut, "its bottom card is known to count nothing (M38)"
