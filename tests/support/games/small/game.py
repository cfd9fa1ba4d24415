"""The game object: the handlers of all actions, and the match around its deals."""

from __future__ import annotations

import msgspec

from bot.engine.actions import NOT_NOW, Chance, ConcedeDeal, Refusal, Stop
from bot.engine.game import GameMeta, Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import DRAW, ENDED, Entry, Outcome
from bot.engine.tricktaking.matches import TrickTakingGame, chance, shuffled
from tests.support.games.small import play, views
from tests.support.games.small.deck import SIZE
from tests.support.games.small.events import Cards, DealConceded, DealerDrawn, HandsDealt, MatchStopped, Three
from tests.support.games.small.facts import FACTS
from tests.support.games.small.options import META, Rules
from tests.support.games.small.state import PLAY, TRICKS, Match, State, refuse

ENTRY = Entry[State](refuse, cards=SIZE, seats=3)


def draw_dealer(_: State, rng: Rng, given: Cards) -> Outcome:
    """Draw the first dealer (Z2)."""
    return (DealerDrawn(rng.below(3)),)


def deal(state: State, rng: Rng, given: Cards) -> Outcome:
    """Shuffle and deal; the dealers take turns (Z2)."""
    pack, played = shuffled(SIZE, rng, given), state.setup.deal
    hands = (pack[:TRICKS], pack[TRICKS : 2 * TRICKS], pack[2 * TRICKS :])
    return (HandsDealt(played + 1, (state.match.first + played) % 3, hands),)


ENTRY.on(Chance)(chance(refuse, SIZE, draw=draw_dealer, shuffle=deal))


@ENTRY.on(Stop)
def stop(state: State, action: Stop) -> Outcome:
    """End the match early."""
    if state.phase == ENDED:
        return refuse("match-over")
    return (MatchStopped(state.match.rules.deals - len(state.match.scored)),)


@ENTRY.on(ConcedeDeal)
def concede(state: State, action: ConcedeDeal) -> Outcome:
    """Concede the deal (Z7)."""
    seat = action.player
    if type(seat) is not int or not 0 <= seat < META.players:
        return refuse("no-such-seat")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    return (DealConceded(seat), play.count(state, state.table.history, seat))


ENTRY.on_card(PLAY)(play.play)


class Small(TrickTakingGame[State]):
    """The game."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = FACTS.events

    decisions = staticmethod(views.decisions)
    decide = staticmethod(ENTRY.decide)
    evolve = staticmethod(FACTS.evolve)
    fold = staticmethod(FACTS.fold)
    view = staticmethod(views.public)
    seat_view = staticmethod(views.of_seat)

    def start(self, options: Options) -> State:
        """Return a new match, which waits for the first dealer to be drawn."""
        return State(DRAW, Match(Rules.of(options)))

    def standing(self, state: State) -> tuple[Three, int, bool]:
        """Return the sums over all deals."""
        match = state.match
        return match.totals, len(match.scored), match.stopped


GAME = Small()
