"""The object `GAME`, through which the bot plays Mineo (:class:`bot.engine.game.Game`).

This module starts a match, gives each action to the module that handles it, and handles chance, conceding and stopping
itself (S15, S16, S85-S89).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.actions import NOT_NOW, Chance, ConcedeDeal, Pick, Refusal, Say, Stop
from bot.engine.cards import Card, Seat, cards_of
from bot.engine.game import GameMeta, Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import DRAW, ENDED, SHUFFLE, Entry, Outcome
from bot.engine.tricktaking.matches import TrickTakingGame, chance, shuffled
from bot.games.mineo import deal, play, questions, views
from bot.games.mineo.deal import packets
from bot.games.mineo.deck import BIT, SIZE, TAKEABLE, mask_of
from bot.games.mineo.events import (
    Cards,
    DealerDrawn,
    Event,
    FujutuSettled,
    HandConceded,
    MatchStopped,
    PacketsDealt,
    PackShuffled,
    Three,
)
from bot.games.mineo.facts import FACTS, evolve
from bot.games.mineo.options import META, SPECS, read
from bot.games.mineo.play import count, payment
from bot.games.mineo.state import (
    AUCTION,
    DECLARE,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TRICKS,
    PLAY,
    SCARTO,
    Match,
    State,
    refuse,
    side_of,
)


def concede(state: State, action: ConcedeDeal) -> tuple[Event, ...] | Refusal:
    """Return the facts of a conceded hand, its score included, or a refusal.

    The soloist concedes alone, the two defenders together, from the first lead on. The sources do not mention it, so
    the hand is settled as if the other side won every remaining trick. That side takes all cards still to be played,
    with a pigliata for each of the trumps 16-19 and 1 among those of the conceding side (S66), and the last trick with
    its points, vanto and rivanto (S69-S71). A debt for the Fujutu is paid at once (S64, S65).
    """
    seat = action.player
    if type(seat) is not int or not 0 <= seat < 3:
        return refuse("no-such-seat")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    setup, tricks, rules = state.setup, state.tricks, state.match.rules
    side = side_of(setup.soloist, seat)
    winner = _takes_all(state, side)
    one, two, three = state.table.hands
    piles = list(tricks.piles)
    piles[1 - side] |= one | two | three | mask_of(state.table.cards)
    events: list[Event] = [HandConceded(seat, 1 - side)]
    if tricks.owing >= 0:
        card = payment(rules, piles[tricks.owing])
        events.append(FujutuSettled(tricks.owing, card))
        if card is not None:
            piles[tricks.owing] ^= BIT[card]
            piles[1 - tricks.owing] |= BIT[card]
    pigliate = (*tricks.pigliate, *((card, winner) for card in _given(state, side)))
    events.append(count(state, winner, pigliate, (piles[0], piles[1]), side))
    return tuple(events)


def _takes_all(state: State, conceding: int) -> Seat:
    """Return the seat that is recorded as winner of the last trick.

    It is the soloist, or the defender who said *mi rivanto*, or the defender to the right of the soloist.
    """
    setup = state.setup
    if conceding == 1:
        return setup.soloist
    return setup.rivanto_by if setup.rivanto_by >= 0 else (setup.soloist + 1) % 3


def _given(state: State, side: int) -> list[Card]:
    """Return the cards of the conceding side that earn a pigliata, those on the table before those in the hands."""
    table, soloist = state.table, state.setup.soloist
    lying = [((table.leader + place) % 3, card) for place, card in enumerate(table.cards)]
    held = [(seat, card) for seat in range(3) for card in cards_of(table.hands[seat])]
    return [card for seat, card in (*lying, *held) if side_of(soloist, seat) == side and TAKEABLE >> card & 1]


def draw_dealer(_: State, rng: Rng, given: Cards) -> Outcome:
    """Draw the first dealer (S15)."""
    return (DealerDrawn(rng.below(3)),)


def shuffle(state: State, rng: Rng, given: Cards) -> Outcome:
    """Shuffle the pack and deal the first giro (S16, S18)."""
    deck, dealer = shuffled(SIZE, rng, given), state.match.dealer
    return PackShuffled(state.match.dealt + 1, dealer, deck), PacketsDealt(1, packets(deck, dealer, 1))


def stop(state: State, action: Stop) -> Outcome:
    """Return the fact that ends the match early, or a refusal if it is over.

    A hand in progress is void, and hands not played cost no chips.
    """
    if state.phase == ENDED:
        return refuse("match-over")
    return (MatchStopped(state.setup.deal),)


ENTRY = Entry[State](refuse, cards=SIZE, seats=3)

ENTRY.on(Chance)(chance(refuse, SIZE, draw=draw_dealer, shuffle=shuffle))
ENTRY.on(Stop)(stop)
ENTRY.on(ConcedeDeal)(concede)
ENTRY.on_card(PLAY)(play.play)


@ENTRY.on(Pick, AUCTION, SCARTO, DECLARE)
def lay_cards(state: State, seat: Seat, action: Pick) -> Outcome:
    """Lay away the scarto."""
    return deal.lay(state, seat, action.cards)


@ENTRY.on(Say, PLAY)
def signal(state: State, seat: Seat, action: Say) -> Outcome:
    """Make a signal to the other defender."""
    word: Any = action.word
    return play.signal(state, seat, word) if type(word) is str else deal.say(state, seat, word)


@ENTRY.on(Say, AUCTION, SCARTO, DECLARE)
def say(state: State, seat: Seat, action: Say) -> Outcome:
    """Make a call or a declaration."""
    return deal.say(state, seat, action.word)


decide = ENTRY.decide


def start(options: Options) -> State:
    """Return a new match.

    It waits for the draw of the first dealer, or for the shuffle if the host deals first (S15).
    """
    rules = read(options)
    phase = DRAW if rules.random_dealer else SHUFFLE
    return State(phase, Match(rules), FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """Return a match that waits for the shuffle of a hand dealt by ``dealer``. Recorded single hands start so."""
    chosen = {spec.key: options.get(spec.key, spec.default) for spec in SPECS}
    state = start({**chosen, "first_dealer": "host"})
    return replace(state, match=replace(state.match, dealer=dealer))


class Mineo(TrickTakingGame[State]):
    """The rules of Mineo (S1-S94) behind the interface of :class:`bot.engine.game.Game`."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = FACTS.events

    start = staticmethod(start)
    decisions = staticmethod(questions.decisions)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    fold = staticmethod(FACTS.fold)
    view = staticmethod(views.public)
    seat_view = staticmethod(views.of_seat)

    def standing(self, state: State) -> tuple[Three, int, bool]:
        """Return the chips won by each player (S88)."""
        match = state.match
        return match.chips, len(match.ends), match.stopped


GAME = Mineo()
