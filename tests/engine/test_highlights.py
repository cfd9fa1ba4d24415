"""What is rare in a finished deal is found, and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.highlights import Found, in_lines, in_outcome, king_saved
from bot.engine.text import CardArg, Line, SeatArg, SideArg, TermArg
from bot.engine.view import Count, CountLine, Played, Trick

PAIRS = ((0, 2), (1, 3))
COUNT = Count(
    1,
    (CountLine("run", (None, 20), {"name": TermArg("kings")}, (1, 2, 3)), CountLine("run", (0, None))),
    (10, 30),
    (Line("all", {"side": SideArg(1)}), Line("doubled")),
    winner=1,
    sides=PAIRS,
)
SUITS = "CCCTTM"
KING, LOW, LOWEST, TRUMP, SECOND, FOOL = range(6)
FIND = king_saved(FOOL, {"C": KING}, SUITS)


def trick(number: int, leader: int, cards: tuple[int, ...], suit: str, winning: int) -> Trick:
    """Return a complete trick."""
    played = tuple(Played((leader + n) % 4, card, (leader + n) % 4) for n, card in enumerate(cards))
    return Trick(number, leader, played, suit, winning, complete=True)


def test_a_sentence_of_the_outcome_names_who_did_it() -> None:
    assert in_outcome("all")(COUNT, ()) == Found(SideArg(1))
    assert in_outcome("doubled", winner=1)(COUNT, ()) == Found(SideArg(1)), "the winner, if the sentence names nobody"
    assert in_outcome("doubled", winner=0)(COUNT, ()) is None
    assert in_outcome("none")(COUNT, ()) is None


def test_a_line_of_the_count_is_found_by_its_arguments_with_its_cards() -> None:
    assert in_lines("run", name=TermArg("kings"))(COUNT, ()) == Found(SideArg(1), (1, 2, 3))
    assert in_lines("run", name=TermArg("popes"))(COUNT, ()) is None
    assert in_lines("run", side=0, name=TermArg("kings"))(COUNT, ()) is None
    assert in_lines("run")(replace(COUNT, lines=COUNT.lines[1:]), ()) is None, "an amount of nothing is no highlight"


def test_a_line_may_have_to_hold_cards() -> None:
    every, more = (in_lines("run", holding=held, name=TermArg("kings")) for held in ((1, 3), (1, 4)))
    assert every(COUNT, ()) == Found(SideArg(1), (1, 2, 3))
    assert more(COUNT, ()) is None


def test_a_card_that_the_line_names_is_shown() -> None:
    count = replace(COUNT, lines=(CountLine("last", (5, None), {"card": CardArg(7)}),))
    assert in_lines("last")(count, ()) == Found(SideArg(0), (7,))


# Seat 1 leads a cup, seat 2 has the bare king and plays the Fool, seat 3 wins with a trump.
LED = trick(1, 1, (LOW, FOOL, TRUMP, LOWEST), "C", 3)
HOME = trick(2, 3, (SECOND, SECOND, SECOND, KING), "T", 0)


def test_a_bare_king_kept_by_the_fool_is_saved() -> None:
    assert FIND(COUNT, (LED, HOME)) == Found(SeatArg(2), (KING, FOOL))


@pytest.mark.parametrize(
    ("why", "tricks"),
    [
        ("the partner had won the trick", (replace(LED, winning=0), HOME)),
        ("no trump had won it", (replace(LED, cards=(*LED.cards[:2], Played(3, LOWEST, 3), LED.cards[3])), HOME)),
        ("another suit was led", (replace(LED, suit="T"), HOME)),
        ("the king was lost later", (LED, replace(HOME, winning=3))),
        ("another cup could have been played", (LED, replace(HOME, number=3), trick(4, 2, (LOW,), "C", 2))),
        ("somebody else had the king", (LED, trick(2, 1, (KING,), "C", 1))),
        ("the Fool came later", (HOME, LED)),
    ],
)
def test_nothing_else_is_a_saved_king(why: str, tricks: tuple[Trick, ...]) -> None:
    assert FIND(COUNT, tricks) is None, why
