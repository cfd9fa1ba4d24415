"""The match: first dealer, cut, deal, hands in turn, score sheet, totals, stopping (C4-C8, C36-C38)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Chance, Forfeit, Number, Pick, Say, Stop
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.text import Line
from bot.engine.view import Count
from bot.games.chinze import GAME
from bot.games.chinze.deck import PACK, SIZE
from bot.games.chinze.events import HandScored
from bot.games.chinze.melds import Meld, meld_args
from bot.games.chinze.options import META
from bot.games.chinze.state import State
from bot.games.chinze.views import count_of
from bot.i18n import LANGUAGES, Names, words
from tests.games.chinze.play import cards, do, options, random_match, refused
from tests.support.conformance import random_options

IN_ORDER = tuple(range(SIZE))


def cutting(**chosen: Any) -> State:
    """Return a first hand with the deck in canonical order, before the cut."""
    state = do(GAME.start(options(**chosen)), None, Chance(b"draw"))
    return do(state, None, Chance(cards=IN_ORDER))


def test_the_first_dealer_is_drawn_at_random() -> None:
    dealers = [do(GAME.start(options()), None, Chance(bytes([n]))).match.first for n in range(40)]
    assert 8 < sum(dealers) < 32


def test_the_opponent_cuts_and_gets_the_first_five_of_the_cut_pack() -> None:
    state = cutting()
    dealer = state.setup.dealer
    (question,) = GAME.decisions(state)
    assert (question.seat, question.number) == (1 - dealer, (1, 77))
    assert refused(state, dealer, Number(20)) == "not-your-turn C5"
    assert refused(state, 1 - dealer, Number(0)) == "chinze-cut-range C5"
    assert refused(state, 1 - dealer, Number(78)) == "chinze-cut-range C5"
    state = do(state, 1 - dealer, Number(20))
    order = [*range(20, 78), *range(20)]
    opponent, other = GAME.seat_view(state, 1 - dealer), GAME.seat_view(state, dealer)
    assert set(opponent.hand) == {*order[0:5], *order[10:15], *order[20:25]}
    assert set(other.hand) == {*order[5:10], *order[15:20], *order[25:30]}
    assert state.setup.talon == tuple(order[30:])
    assert state.table.turn == 1 - dealer


@pytest.mark.parametrize("pack", [IN_ORDER[:-1], (0, *IN_ORDER[:-1]), ("x",) * 78])
def test_a_wrong_pack_is_refused(pack: Any) -> None:
    state = do(GAME.start(options()), None, Chance(b"draw"))
    assert refused(state, None, Chance(cards=pack)) == "chinze-bad-pack C1"


def test_hands_alternate_and_sums_are_the_result() -> None:
    states = random_match(options(hands_per_game=4), b"four")
    scored = states[-1].match.scored
    first = scored[0].dealer
    assert [one.dealer for one in scored] == [first, 1 - first, first, 1 - first]
    result = GAME.result(states[-1])
    assert result is not None
    assert result.balances == tuple(sum(one.total[seat] for one in scored) for seat in (0, 1))
    assert result.complete
    assert result.deals == 4
    assert sorted(result.places) in ([1, 2], [1, 1])


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_cards_and_points_are_conserved(seed: int) -> None:
    chosen = random_options(GAME, Rng(f"o{seed}".encode()))
    states = random_match(chosen, f"m{seed}".encode())
    for state in states[:: 1 + seed % 5]:
        conserved(state)
    scored = states[-1].match.scored
    assert len(scored) == chosen["hands_per_game"]
    for one in scored:
        assert sum(one.trick_points) == 78
        assert sorted((*one.piles[0], *one.piles[1])) == list(IN_ORDER)
        assert sum(one.urtimo) in (0, chosen["urtimo_points"])
        assert one.total == tuple(map(sum, zip(one.trick_points, one.meld_points, one.urtimo, strict=True)))
        assert one.meld_points == tuple(sum(meld.points for s, meld in one.melds if s == seat) for seat in (0, 1))


def conserved(state: State) -> None:
    """Check that hands, table, piles, the Fool laid aside and the talon hold every card once."""
    if state.phase in ("draw", "shuffle", "cut"):
        return
    table, tricks = state.table, state.tricks
    where = [
        table.hands[0],
        table.hands[1],
        *tricks.piles,
        sum(1 << card for card in state.setup.talon[tricks.taken :]),
    ]
    if table.lead >= 0:
        where.append(1 << table.lead)
    if tricks.fool >= 0 and state.phase not in ("over", "ended"):
        where.append(1 << 21)
    counted = Counter(card for mask in where for card in range(SIZE) if mask >> card & 1)
    assert counted == Counter(IN_ORDER)
    assert table.known[0] & ~table.hands[0] == table.known[1] & ~table.hands[1] == 0
    assert sum(tricks.won) == tricks.number - 1


def test_the_talon_lasts_for_24_tricks_and_15_follow_without_it() -> None:
    """Tests drawing in order to the last card (C7, C8, C14)."""
    left: dict[int, int] = {}
    for state in random_match(options(), b"talon"):
        if state.match.played == 0 and state.phase == "play":
            zones = [zone.count for zone in GAME.view(state).zones if zone.key == "zone-chinze-talon"]
            left[state.tricks.number] = zones[0] if zones else 0
            assert state.table.hands[0].bit_count() <= 15
    assert list(left.values()) == [*range(48, 0, -2), *[0] * 15]
    assert list(left) == list(range(1, 40))


def test_stopping_leaves_the_hands_that_are_finished() -> None:
    states = random_match(options(hands_per_game=4), b"stop")
    before = next(state for state in states if state.match.played == 2 and state.tricks.number == 7)
    state = do(before, None, Stop())
    result = GAME.result(state)
    assert result is not None
    assert not result.complete
    assert result.balances == before.match.totals
    assert result.deals == 2
    assert refused(state, None, Stop()) == "chinze-match-over C4"
    assert refused(state, 0, Pick((3,))) == "chinze-match-over C9"
    view = GAME.view(state)
    assert all(not zone.cards for zone in view.zones if zone.key == "zone-chinze-captured")


def test_only_the_table_shuffles_and_stops_and_nobody_forfeits() -> None:
    state = GAME.start(options())
    assert refused(state, 0, Chance(b"x")) == "chinze-table-only C5"
    assert refused(state, None, Forfeit(0)) == "chinze-no-forfeit C4"
    assert refused(state, 0, Pick((1,))) == "chinze-no-deal-yet C9"
    assert refused(cutting(), None, Chance(b"x")) == "chinze-no-chance-due C5"
    assert refused(cutting(), 0, Say("back")) == "chinze-nothing-to-say C26"


def test_hands_per_game_are_even() -> None:
    assert isinstance(complete(META, {"hands_per_game": 6}), dict)
    for odd in (1, 3, 0, -2, "2"):
        assert not isinstance(complete(META, {"hands_per_game": odd}), dict)


def sheet(melds: list[tuple[int, str, str, str, int]], tricks: tuple[int, int], urtimo: tuple[int, int]) -> Count:
    """Return the sheet of a hand with these melds: seat, kind, suit or rank, cards, points."""
    made = tuple((seat, Meld(kind, of, cards(shown), points)) for seat, kind, of, shown, points in melds)
    said = tuple(sum(meld.points for at, meld in made if at == seat) for seat in (0, 1))
    points = (said[0], said[1])
    total = (tricks[0] + points[0] + urtimo[0], tricks[1] + points[1] + urtimo[1])
    return count_of(HandScored(1, 0, "lost", 0, ((), ()), made, tricks, points, urtimo, total, total, False))


def test_the_score_sheet_of_the_source() -> None:
    """A: 10 T, 2 T, 39 and 5 C, 5 C, 20; B: 10 ♦, 20 B, 39 and 10 G, 58 (C38)."""
    ten = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12"
    first = sheet(
        [
            (0, "tarocchi", "", ten, 10),
            (1, "family", "D", "DK DQ DC DJ", 10),
            (0, "tarocchi", "", f"{ten} T11 T10", 2),
        ],
        (39, 39),
        (0, 20),
    )
    second = sheet(
        [
            (0, "three", "C", "CC DC BC", 5),
            (1, "gatti", "", "T20 T1 MAT", 10),
            (0, "four", "C", "CC DC BC SC", 5),
        ],
        (20, 58),
        (0, 0),
    )
    assert (first.totals, second.totals) == ((51, 69), (30, 68))
    assert [(one or 0) + (two or 0) for one, two in zip(first.totals, second.totals, strict=True)] == [81, 137]
    assert rows(first, "en") == ["10 T", "10 ♦", "2 T", "20 B", ""]
    assert rows(second, "en") == ["5 C", "10 G", "5 C", ""]
    assert [line.amounts for line in first.lines] == [(10, None), (None, 10), (2, None), (None, 20), (39, 39)]


def rows(count: Count, language: str) -> list[str]:
    """Return the start of each line that has a mark."""
    names = Names(PACK, ("Anna", "Bruno"), ("Anna", "Bruno"))
    said = [words(language).line(Line(line.key, line.args), names) for line in count.lines]
    return [before if dash else "" for before, dash, _ in (line.partition(" – ") for line in said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_sheet_begins_with_its_points_and_mark(language: str) -> None:
    for letter, sign in zip("CDBS", "♥♦♣♠", strict=True):
        family = sheet([(0, "family", letter, f"{letter}K {letter}Q {letter}C {letter}J", 10)], (39, 39), (0, 0))
        assert rows(family, language)[0] == f"10 {sign}"
    marks = {rows(sheet([(1, "four", rank, f"C{rank}", 10)], (39, 39), (0, 0)), language)[0] for rank in "KQCJ"}
    assert len(marks) == 4
    assert all(mark.startswith("10 ") for mark in marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_to_announce_is_named_by_its_suit_and_no_sign_of_other_cards(language: str) -> None:
    """The sheet has the signs of its source; the cards of the table have Cups, Coins, Batons and Swords."""
    for letter in "CDBS":
        found = Meld("family", letter, cards(f"{letter}K {letter}Q {letter}C {letter}J"), 10)
        said = words(language).line(Line("meld-chinze-family", meld_args(found)), Names(PACK))
        assert words(language).text(f"suit-chinze-{letter}") in said
        assert not set("♥♦♣♠") & set(said)
