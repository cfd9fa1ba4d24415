"""What a worker process does: compile or load all functions first, then answer."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.actions import Chance, Refusal
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.levels import level
from bot.players.search.advising import ALL, advise
from bot.players.search.orders import Answer, Order
from bot.players.search.players import Master, search_of
from bot.players.search.think import Budget, never

BRIEF = Budget(worlds=8, batch=8)
"""The budget of a search that only compiles."""


def answering(clock: Callable[[], float]) -> Callable[[Order], Answer]:
    """Compile the search of each game and return what answers orders. ``clock`` returns monotonic seconds."""
    for slug, one in games().items():
        if search_of(slug) is not None:
            for view in first_questions(one):
                Master(BRIEF).decide(one, view, 1)
    player = Master()

    def answer(order: Order) -> Answer:
        end, view = clock() + order.seconds, order.view
        its_game = game(view.public.game)
        if not order.worlds:
            return Answer(player.decide(its_game, view, order.seed, lambda: clock() >= end))
        late = (lambda: clock() >= end) if order.seconds else never
        return Answer(advice=advise(its_game, view, order.seed, Budget(order.worlds, sure=ALL), late, order.answer))

    return answer


def first_questions(game: Game, steps: int = 40) -> list[SeatView]:
    """Return the views of the first questions of a match that ``regular`` plays, up to some cards of a deal."""
    state = game.start({spec.key: spec.default for spec in game.meta.options})
    rng, found = Rng(b"warm"), list[SeatView]()
    for _ in range(steps):
        kind = game.chance(state)
        if kind is not None:
            seat, action = None, Chance(seed=rng.word().to_bytes(8, "big"))
        else:
            decision = next(one for one in game.decisions(state) if not one.optional)
            view = game.seat_view(state, decision.seat)
            found.append(view)
            seat, action = decision.seat, level("regular")().decide(game, view, 1)
        events = game.decide(state, seat, action)
        if isinstance(events, Refusal):
            break
        state = game.fold(state, events)
    return found
