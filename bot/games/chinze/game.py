"""The game object of Chinze, which implements :class:`bot.engine.game.Game`.

``ENTRY`` has the handler of every action. This module also has the parts of a match outside the play of a hand: first
dealer, stopping, conceding and the result (C4, C5, C37).
"""

from __future__ import annotations

import msgspec

from bot.engine.actions import NOT_NOW, Chance, Claim, ConcedeDeal, Number, Pick, Refusal, Say, Stop
from bot.engine.cards import Card, Seat, cards_of
from bot.engine.game import GameMeta, Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import DRAW, ENDED, SHUFFLE, Entry, Outcome
from bot.engine.tricktaking.matches import TrickTakingGame, chance
from bot.games.chinze import deal, declare, play, questions, views
from bot.games.chinze.deck import SIZE, value
from bot.games.chinze.events import (
    Cards,
    DealerDrawn,
    Event,
    FoolExchanged,
    HandConceded,
    MatchStopped,
    MeldAnnounced,
    Two,
)
from bot.games.chinze.facts import FACTS, evolve, rest_of
from bot.games.chinze.melds import available
from bot.games.chinze.options import META, read
from bot.games.chinze.play import count
from bot.games.chinze.state import (
    EXCHANGE,
    FRESH_MELDS,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TRICKS,
    PLAY,
    UNDEALT,
    Match,
    State,
    refuse,
)


def concede(state: State, action: ConcedeDeal) -> tuple[Event, ...] | Refusal:
    """Return the facts of a conceded hand, its count included. Either player may concede from the deal on.

    The sources have no rule for this, so the hand is counted as if the opponent won all remaining tricks. The opponent
    announces the melds they still hold (C24-C34) and takes all cards still to be played, the talon included. There is
    no Bagatto urtimo, because the last trick was not played (C35). A Fool still to be played goes to the opponent. If a
    card is owed for a Fool played before, its player gives their cheapest captured card at once (C22); if they have
    captured nothing since, the Fool is unpaid (C23).
    """
    seat = action.player
    if type(seat) is not int or seat not in (0, 1):
        return refuse("no-such-seat")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    other = 1 - seat
    events: list[Event] = [HandConceded(seat)]
    events += _melds(state, other)
    tricks = state.tricks
    fool, owing = (tricks.fool, tricks.owing) if tricks.fool >= 0 else (other, False)
    if owing:
        taken = tricks.after | (rest_of(state) if fool == other else 0)
        if taken:
            events.append(FoolExchanged(fool, _cheapest(state, taken)))
            owing = False
    after = FACTS.fold(state, events)
    return (*events, count(after, after.tricks.piles, fool, owing, conceded=seat))


def _melds(state: State, seat: Seat) -> list[MeldAnnounced]:
    """Return all melds that the seat could announce before its next card."""
    found = available(state.melds.said[seat], state.table.hands[seat], state.match.rules.counting)
    return [MeldAnnounced(seat, meld, state.tricks.number) for meld in found]


def _cheapest(state: State, taken: int) -> Card:
    """Return the captured card with the fewest points (C17), the first of them in canonical order."""
    counting = state.match.rules.counting
    return min(cards_of(taken), key=lambda card: (value(card, counting), card))


def start(options: Options) -> State:
    """Return a new match, which waits for the first dealer to be drawn (C5)."""
    return State(DRAW, Match(read(options)), FRESH_SETUP, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """Return a match about to shuffle for a first hand dealt by ``dealer``, for recorded games."""
    return State(SHUFFLE, Match(read(options), dealer), FRESH_SETUP, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE)


def draw_dealer(_: State, rng: Rng, given: Cards) -> Outcome:
    """Draw the first dealer (C5)."""
    return (DealerDrawn(rng.below(2)),)


def stop(state: State, action: Stop) -> tuple[Event, ...] | Refusal:
    """End the match early: a hand in progress is void, finished hands count."""
    if state.phase == ENDED:
        return refuse("match-over", "C4")
    return (MatchStopped(state.match.rules.hands_per_game - state.match.played),)


ENTRY = Entry[State](refuse, cards=SIZE, seats=2, undealt=UNDEALT)

ENTRY.on(Chance)(chance(refuse, SIZE, draw=draw_dealer, shuffle=deal.shuffle))
ENTRY.on(Stop)(stop)
ENTRY.on(ConcedeDeal)(concede)
ENTRY.on_card(EXCHANGE)(play.give)


def show(state: State, seat: Seat, action: Pick) -> Outcome:
    """Show the cards of a meld that the seat has begun to show."""
    return declare.show(state, seat, action.cards) if state.table.showing else refuse("one-card")


ENTRY.on_card(PLAY, several=show)(play.play)


@ENTRY.on(Number)
def cut_pack(state: State, seat: Seat, action: Number) -> Outcome:
    """Cut the pack."""
    return deal.cut(state, seat, action.value)


@ENTRY.on(Say)
def say(state: State, seat: Seat, action: Say) -> Outcome:
    """Answer with a word about melds."""
    return declare.say(state, seat, action.word)


@ENTRY.on(Claim)
def announce(state: State, seat: Seat, action: Claim) -> Outcome:
    """Announce melds."""
    return declare.claim(state, seat, action.items)


decide = ENTRY.decide


class Chinze(TrickTakingGame[State]):
    """The game from Liguria for two players with a talon, *taròcchi à pessigo* (rules C1-C39)."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = FACTS.events

    start = staticmethod(start)
    decisions = staticmethod(questions.decisions)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    fold = staticmethod(FACTS.fold)
    view = staticmethod(views.public)
    seat_view = staticmethod(views.of_seat)

    def standing(self, state: State) -> tuple[Two, int, bool]:
        """Return the sums over all hands (C37)."""
        match = state.match
        return match.totals, match.played, match.stopped


GAME = Chinze()
