"""Following, trumping, the Fujutu, captures and the exchange (S51-S66)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick
from bot.engine.cards import cards_of, mask_of
from bot.games.mineo.deck import ALL
from bot.games.mineo.events import HandScored
from bot.games.mineo.options import read
from bot.games.mineo.play import led_by, legal_mask, payment, winner_of
from bot.games.mineo.state import State
from bot.games.mineo.views import public
from tests.games.mineo.cards import card, cards, ids, mask, position
from tests.games.mineo.play import do, options, refused


def legal(hand: str, table: str = "", **chosen: Any) -> str:
    """Return the legal cards of a hand, given the cards on the table."""
    lying = cards(table)
    return ids(cards_of(legal_mask(read(options(**chosen)), lying, led_by(lying), mask(hand))))


def play(state: State, *played: str) -> State:
    """Play cards, each by the seat that is to play."""
    for one in played:
        state = do(state, state.table.turn, Pick((card(one),)))
    return state


@pytest.mark.parametrize(
    ("hand", "table", "chosen", "expected"),
    [
        ("O5 CR T3 F", "", {}, "O5 CR T3 F"),
        ("O5 CR T3 F", "", {"fujutu_lead": "forbidden"}, "O5 CR T3"),
        ("F", "", {"fujutu_lead": "forbidden"}, "F"),
        ("O5 OR T3 F", "O8", {}, "O5 OR F"),
        ("C5 T0 T1 F", "O8", {}, "T0 T1 F"),
        ("C5 T0 T1 F", "O8", {"void_play": "free"}, "C5 T0 T1 F"),
        ("C5 S5 F", "T4", {}, "C5 S5 F"),
        ("C5 T0 T1", "T4", {}, "T0 T1"),
        ("C5 T3 T5 T9", "T4", {}, "T3 T5 T9"),
        ("C5 T3 T5 T9", "T4", {"overtrump": True}, "T5 T9"),
        ("C5 T3", "T4", {"overtrump": True}, "T3"),
        ("C5 T3 T9 F", "O8 T4", {"overtrump": True}, "T9 F"),
        ("C5 T3 T9", "O8 T4", {"overtrump": True, "void_play": "free"}, "C5 T3 T9"),
        ("C5 T3 T9", "T4 O8", {"overtrump": True, "void_play": "free"}, "T9"),
        ("O5 T3", "F", {}, "O5 T3"),
        ("O5 T3", "F C5", {}, "T3"),
    ],
)
def test_legal_cards(hand: str, table: str, chosen: dict[str, Any], expected: str) -> None:
    assert legal(hand, table, **chosen) == expected


@pytest.mark.parametrize(
    ("trick", "place"),
    [("O4 OR OQ", 1), ("O4 CR SR", 0), ("OR T0 T1", 2), ("F O4 C5", 1), ("T20 F T19", 0), ("OR F O5", 0)],
)
def test_the_highest_trump_or_else_the_highest_of_the_suit_wins(trick: str, place: int) -> None:
    lying = cards(trick)
    assert winner_of(lying, 0, led_by(lying)) == place
    assert winner_of(lying, 2, led_by(lying)) == (2 + place) % 3


def test_refusals_name_the_duty() -> None:
    state = play(position(("O5 C5 T3", "O6 C6 T4", "S7 T5 T9")), "O5")
    assert refused(state, 1, Pick((card("T4"),))) == ("mineo-must-follow", "S53")
    assert refused(state, 2, Pick((card("T5"),))) == ("not-your-turn", "S51")
    assert refused(state, 1, Pick((card("O7"),))) == ("mineo-not-held", "S52")
    assert refused(state, 1, Pick(cards("O6 C6"))) == ("mineo-one-card", "S52")
    state = play(state, "O6")
    assert refused(state, 2, Pick((card("S7"),))) == ("mineo-must-trump", "S54")
    led = play(position(("T6 C5", "T4 T7", "T5 T9"), overtrump=True), "T6")
    assert refused(led, 1, Pick((card("T4"),))) == ("mineo-must-overtrump", "S56")
    first = position(("F C5", "T4 T7", "T5 T9"), fujutu_lead="forbidden")
    assert refused(first, 0, Pick((card("F"),))) == ("mineo-fujutu-lead", "S58")


def test_the_winner_leads_and_the_pile_is_the_sides() -> None:
    state = play(position(("O5 C5", "O6 C6", "O9 C7")), "O5", "O6", "O9")
    assert state.table.turn == state.table.leader == 2
    assert state.tricks.won == (0, 0, 1)
    assert state.tricks.piles == (0, mask("O5 O6 O9"))
    (trick,) = public(state).history
    assert (trick.winning, trick.complete, trick.suit) == (2, True, "O")


@pytest.mark.parametrize(
    ("hands", "taken"),
    [
        (("T20 C5", "T16 C6", "T1 C7"), "T16 T1"),
        (("T16 C5", "T1 C6", "T2 C7"), "T1"),
        (("T2 C5", "T16 C6", "T1 C7"), ""),
        (("T16 C5", "T17 C6", "T18 C7"), "T16"),
        (("OR C5", "O6 C6", "T20 C7"), ""),
    ],
)
def test_pigliate_are_captures_from_the_other_side(hands: tuple[str, str, str], taken: str) -> None:
    state = play(position(hands), *(hand.split()[0] for hand in hands))
    assert ids(tuple(one for one, _ in state.tricks.pigliate)) == taken
    assert {seat for _, seat in state.tricks.pigliate} <= {state.table.leader}
    assert [note.key for note in public(state).history[-1].notes] == ["mineo-pigliata"] * len(taken.split())


def test_the_fujutu_goes_back_against_a_debt_or_stays_with_its_side() -> None:
    back = play(position(("F C5", "O6 C6", "O9 C7")), "F", "O6", "O9")
    assert back.tricks.piles == (mask("F"), mask("O6 O9"))
    assert back.tricks.owing == 0
    assert "zone-mineo-fujutu-owed" in [zone.key for zone in public(back).zones]
    home = play(position(("O5 C5", "F C6", "O9 C7")), "O5", "F", "O9")
    assert home.tricks.piles == (0, mask("O5 F O9"))
    assert home.tricks.owing == -1


def last_trick(hands: tuple[str, str, str], own_pile: str, **chosen: Any) -> State:
    """Play the twentieth trick; all cards but ``own_pile`` of the soloist, seat 0, are the defenders'."""
    own = mask(own_pile)
    rest = ALL & ~own & ~mask(" ".join(hands))
    state = position(hands, number=20, piles=(own_pile, ids(cards_of(rest))), **chosen)
    return play(state, *hands)


def test_the_debt_is_paid_with_the_first_scartina_at_the_end() -> None:
    state = last_trick(("F", "O6", "O9"), "T3 O8 C7")
    settled = state.tricks.settled
    assert settled is not None
    assert (settled.side, settled.card) == (0, card("O8"))
    assert state.tricks.piles[0] == mask("T3 C7 F")


@pytest.mark.parametrize(("unpaid", "pile", "given"), [("surrender", "OQ CQ SQ", "F"), ("keep", "OQ CQ SQ F", None)])
def test_without_a_scartina_the_fujutu_goes_over_or_stays(unpaid: str, pile: str, given: str | None) -> None:
    state = last_trick(("F", "O6", "O9"), "OQ CQ SQ", fujutu_unpaid=unpaid)
    assert state.tricks.settled is not None
    assert state.tricks.settled.card == (None if given is None else card(given))
    assert state.tricks.piles[0] == mask(pile)
    assert state.tricks.piles[0] | state.tricks.piles[1] == ALL


@pytest.mark.parametrize(("option", "kept"), [("keep", True), ("lost", False)])
def test_the_fujutu_in_the_last_trick(option: str, kept: bool) -> None:
    state = last_trick(("F", "O6", "O9"), "T3 O8 C7", fujutu_last_trick=option)
    assert bool(state.tricks.piles[0] & mask("F")) is kept
    assert (state.tricks.settled is not None) is kept
    end = state.match.ends[-1]
    assert isinstance(end, HandScored)
    assert end.hand.soloist_pile | end.hand.defender_pile == ALL


def test_an_older_debt_stays_when_the_last_trick_has_no_fujutu() -> None:
    state = last_trick(("T20", "O6", "O9"), "F OQ SQ", owing=0)
    assert state.tricks.settled is not None
    assert state.tricks.settled.card == card("O6")
    assert state.tricks.piles[0] == mask("F OQ SQ T20 O9")


def test_payment_takes_nothing_but_scartine() -> None:
    rules = read(options())
    assert payment(rules, mask_of(cards("OD T15 OR"))) == card("T15")
    assert payment(rules, mask_of(cards("OD OR F"))) == card("F")
