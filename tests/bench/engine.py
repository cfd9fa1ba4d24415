"""P2: the rules engine. Complete random deals of each game with events and count, and folding a deal's log again.

For Minchiate the comparison in the same run is a bare random playout on int bitmasks: simplified rules, no events and
no count. Times are those of the processor, for each deal the best of several, because other programs may be running.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from time import process_time
from typing import Any

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.games.chinze.declare import open_melds
from bot.games.chinze.play import legal_mask as legal_in_chinze
from bot.games.minchiate.play import legal_now as legal_in_minchiate
from bot.games.mineo.play import legal_now as legal_in_mineo
from bot.games.registry import game
from bot.games.terziglio.play import legal_now as legal_in_terziglio
from tests.bench.rows import Row

DEALS = 160
ROUNDS = 10
GOAL, GOAL_OF_FOLDING = 3000, 0.1
_TRUMPS = ((1 << 40) - 1) << 56
_FOOL = 1 << 96

QUIET = frozenset({"pago", "mischio", "prendo"})
"""Calls of Mineo that nobody makes here, so that every deal is played."""

PICKS = tuple(Pick((card,)) for card in range(97))
"""The answer that plays each card."""

Turn = Callable[[Any], tuple[int, int]]
"""Returns the seat to play a card, and its legal cards as a mask: 0 if the seat has something else to answer."""


def _minchiate(state: Any) -> tuple[int, int]:
    table = state.table
    turn = table.turn
    return (table.leader if state.tricks.fallen >> turn & 1 else turn), legal_in_minchiate(state)


def _terziglio(state: Any) -> tuple[int, int]:
    return state.table.turn, legal_in_terziglio(state)


def _chinze(state: Any) -> tuple[int, int]:
    table = state.table
    turn = table.turn
    if not table.passed and open_melds(state):
        return turn, 0
    return turn, legal_in_chinze(state.match.rules, table.lead, table.hands[turn])


def _mineo(state: Any) -> tuple[int, int]:
    return state.table.turn, legal_in_mineo(state)


TURNS: dict[str, Turn] = {"minchiate": _minchiate, "terziglio": _terziglio, "chinze": _chinze, "mineo": _mineo}
CHOSEN: dict[str, dict[str, Any]] = {
    "minchiate": {"seat_draw": "fixed", "set_length": 1},
    "mineo": {"first_dealer": "host"},
}
"""Options that leave out the draw for the seats or the first dealer, where there are any."""


def start(slug: str) -> Any:
    """Return the state before the first deal."""
    played = game(slug)
    state = played.start({**{spec.key: spec.default for spec in played.meta.options}, **CHOSEN.get(slug, {})})
    if played.chance(state) == "draw":
        drawn: Any = played.decide(state, None, Chance(b"draw"))
        for event in drawn:
            state = played.evolve(state, event)
    return state


def answer(question: Decision, numbers: random.Random) -> Action:
    """Return a random legal answer to a question: a number, melds, a word or cards."""
    if question.number is not None:
        return Number(numbers.randint(*question.number))
    if question.claims is not None:
        return Claim(tuple([ClaimItem(offer.key) for offer in question.claims if numbers.getrandbits(1)]))
    if question.words:
        words = [word.word for word in question.words if word.word not in QUIET]
        # In Terziglio the first speaker plays, so that no deal is thrown in.
        return Say(numbers.choice(words[1:] if "play" in words else words))
    return Pick(tuple(numbers.sample(question.cards, question.most)))


def random_deal(slug: str, before: Any, numbers: random.Random) -> list[Any]:
    """Return all events of a random deal, from the shuffle to the count. Cards are picked from the engine's mask of
    legal cards."""
    played, turn = game(slug), TURNS[slug]
    decide, fold, fraction = played.decide, played.fold, numbers.random
    state, log = before, list[Any]()
    outcome: Any = decide(state, None, Chance(numbers.randbytes(8)))
    while True:
        log += outcome
        state = fold(state, outcome)
        phase = state.phase
        if phase == "play":
            seat, legal = turn(state)
            if legal:
                for _ in range(int(fraction() * legal.bit_count())):
                    legal &= legal - 1
                outcome = decide(state, seat, PICKS[(legal & -legal).bit_length() - 1])
                continue
        elif phase in ("over", "ended"):
            return log
        question = played.decisions(state)[0]
        outcome = decide(state, question.seat, answer(question, numbers))


def bare_playout(numbers: random.Random) -> int:
    """Return the tricks of one pair in the playout compared with: 84 random cards on int bitmasks, with nothing but
    following suit and winning tricks."""
    order = numbers.sample(range(97), 84)
    hands = [sum(1 << card for card in order[seat * 21 : seat * 21 + 21]) for seat in range(4)]
    seat, tricks = 0, 0
    for _ in range(21):
        led, best, best_seat = -1, -1, seat
        for _ in range(4):
            hand = hands[seat]
            legal = hand
            if led >= 0:
                follow = hand & (_TRUMPS if led == 4 else 0x3FFF << 14 * led)
                follow = follow or hand & _TRUMPS
                legal = (follow | hand & _FOOL) if follow else hand
            for _ in range(int(numbers.random() * legal.bit_count())):
                legal &= legal - 1
            card = (legal & -legal).bit_length() - 1
            hands[seat] = hand ^ (1 << card)
            suit = 4 if 56 <= card < 96 else card // 14
            if card != 96:
                if led < 0:
                    led, best, best_seat = suit, card, seat
                elif card > best and suit in (4, led):
                    best, best_seat = card, seat
            seat = (seat + 1) & 3
        seat = best_seat
        tricks += best_seat & 1
    return tricks


def each(work: Callable[[int], object]) -> float:
    """Return the mean seconds of the processor for one of :data:`DEALS` deals, each by its number and in the best of
    several rounds."""
    best = [inf] * DEALS
    for _ in range(ROUNDS):
        for number in range(DEALS):
            begun = process_time()
            work(number)
            best[number] = min(best[number], process_time() - begun)
    return sum(best) / DEALS


def bench() -> Iterator[Row]:
    """Yield both parts of P2 for each game."""
    for slug in TURNS:
        before = start(slug)
        deal = partial(_dealt, slug, before)
        logs = [deal(number) for number in range(DEALS)]
        seconds = each(deal)
        measured = f"{1 / seconds:,.0f} deals/s"
        if slug == "minchiate":
            bare = each(lambda number: bare_playout(random.Random(number)))
            measured += f", {seconds / bare:.1f} x the time of a bare playout ({1 / bare:,.0f}/s)"
        yield Row(
            "P2",
            f"complete random deals of {slug} with events and count",
            measured,
            f"{GOAL:,} deals/s",
            1 / seconds >= GOAL,
        )
        again = 1000 * each(partial(_folded, slug, before, logs))
        yield Row(
            "P2",
            f"folding the log of a deal of {slug} again",
            f"{again:.3f} ms",
            f"{GOAL_OF_FOLDING} ms",
            again <= GOAL_OF_FOLDING,
        )


def _dealt(slug: str, before: Any, number: int) -> list[Any]:
    return random_deal(slug, before, random.Random(number))


def _folded(slug: str, before: Any, logs: list[list[Any]], number: int) -> Any:
    return game(slug).fold(before, logs[number])
