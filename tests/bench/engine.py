"""P2: the rules engine. Complete random deals of each game with events and count, and folding a deal's log again.

The random moves of a deal are drawn before, because drawing them is not the rules. For Minchiate the comparison in the
same run is a bare random playout on int bitmasks, which draws them: simplified rules, no events and no count. Times are
those of the processor, for each deal the best of several, because other programs may be running.
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


def _chinze(state: Any) -> int:
    table = state.table
    if not table.passed and open_melds(state):
        return 0
    return legal_in_chinze(state.match.rules, table.lead, table.hands[table.turn])


LEGAL: dict[str, Callable[[Any], int]] = {
    "minchiate": legal_in_minchiate,
    "terziglio": legal_in_terziglio,
    "chinze": _chinze,
    "mineo": legal_in_mineo,
}
"""Returns the legal cards of the seat to play, as a mask: 0 if the seat has something else to answer."""

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


Moves = list[tuple[int | None, Action]]
"""The actions of a deal with their seats, from the shuffle on."""


def random_deal(slug: str, before: Any, numbers: random.Random) -> Moves:
    """Return random moves that make a whole deal. Cards are picked from the engine's mask of legal cards."""
    played = game(slug)
    state, seat, action, done = before, None, Chance(numbers.randbytes(8)), Moves()
    while True:
        done.append((seat, action))
        outcome: Any = played.decide(state, seat, action)
        state = played.fold(state, outcome)
        if state.phase in ("over", "ended"):
            return done
        question = played.decisions(state)[0]
        seat, legal = question.seat, LEGAL[slug](state) if state.phase == "play" else 0
        for _ in range(int(numbers.random() * legal.bit_count())):
            legal &= legal - 1
        action = PICKS[(legal & -legal).bit_length() - 1] if legal else answer(question, numbers)


def play(slug: str, before: Any, moves: Moves) -> list[Any]:
    """Return all events of a deal, from the shuffle to the count. As for a player, the engine says before each move
    what is legal: cards as a mask."""
    played, legal = game(slug), LEGAL[slug]
    decide, fold = played.decide, played.fold
    state, log = before, list[Any]()
    for seat, action in moves:
        outcome: Any = decide(state, seat, action)
        log += outcome
        state = fold(state, outcome)
        if state.phase != "play" or not legal(state):
            played.decisions(state)
    return log


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
    for slug in LEGAL:
        before = start(slug)
        deals = [random_deal(slug, before, random.Random(number)) for number in range(DEALS)]
        logs = [play(slug, before, deal) for deal in deals]
        seconds = each(partial(_played, slug, before, deals))
        measured = f"{1 / seconds:,.0f} deals/s"
        if slug == "minchiate":
            bare = each(lambda number: bare_playout(random.Random(number)))
            measured += f", {seconds / bare:.1f} x the time of a bare playout ({1 / bare:,.0f}/s)"
        yield Row(
            "P2",
            f"complete random deals of {slug} with events and count, moves drawn before",
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


def _played(slug: str, before: Any, deals: list[Moves], number: int) -> list[Any]:
    return play(slug, before, deals[number])


def _folded(slug: str, before: Any, logs: list[list[Any]], number: int) -> Any:
    return game(slug).fold(before, logs[number])
