"""The game object of Terziglio, which implements :class:`bot.engine.game.Game`.

``ENTRY`` has the handler of every action. This module also has the parts of a match outside the auction, the
declarations and the play: first dealer, deal, stopping, conceding and the result (T9-T11, T63, T64).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.engine.actions import NOT_NOW, Chance, Claim, ConcedeDeal, Pick, Refusal, Say, Stop
from bot.engine.cards import Seat
from bot.engine.game import GameMeta, Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import DRAW, ENDED, SHUFFLE, Entry, Outcome
from bot.engine.tricktaking.matches import TrickTakingGame, chance, shuffled
from bot.games.terziglio import auction, declare, play, questions, views
from bot.games.terziglio.deck import MATTO_BIT, SIZE
from bot.games.terziglio.events import (
    Cards,
    DealConceded,
    DealerDrawn,
    Event,
    FoolPaid,
    HandsDealt,
    MatchStopped,
    PackShuffled,
    Three,
)
from bot.games.terziglio.facts import FACTS, evolve, with_payment, with_rest
from bot.games.terziglio.options import META, read
from bot.games.terziglio.scoring import fool_case, piles_before_payment, score_deal, suggested
from bot.games.terziglio.state import (
    DISCARD,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TRICKS,
    PAY,
    PLAY,
    Match,
    State,
    refuse,
)


def concede(state: State, action: ConcedeDeal) -> tuple[Event, ...] | Refusal:
    """Return the facts of a conceded hand, with its score; or a refusal.

    The historical sources have no such rule. The declarer may concede alone, the two defenders only together, from the
    first lead on. The other side takes all cards still to be played and the last trick with its points (T55). Trick
    bonuses (T46) of the remaining tricks are not scored. If the other side has all nineteen tricks, it wins as for all
    tricks (T61). A payment due for the Fool is made at once with the suggested card (T50, T51).
    """
    seat, setup = action.player, state.setup
    if type(seat) is not int or not 0 <= seat < 3:
        return refuse("no-such-seat")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    side = setup.side(seat)
    tricks = with_rest(state.tricks, state.table, 1 - side)
    events: list[Event] = [DealConceded(seat, 1 - side)]
    if fool_case(setup, tricks) == "pay":
        rules = state.match.rules
        piles = piles_before_payment(rules, setup, tricks)
        payer = setup.side(tricks.fool_seat)
        card = suggested(rules.melds, piles[payer] & ~MATTO_BIT, piles[1 - payer])
        tricks = with_payment(tricks, card)
        events.append(FoolPaid(tricks.fool_seat, card))
    return (*events, score_deal(state, tricks))


ROUNDS = (6, 6, 7)
"""The number of cards each player gets in each round of the deal (T10)."""


def next_dealer(match: Match) -> Seat:
    """Return the dealer of the next deal (T9)."""
    if not match.dealt:
        return match.dealer
    return (match.dealer + (1 if match.rules.dealer_rotation == "with_play" else 2)) % 3


def deal(deck: Cards, dealer: Seat) -> HandsDealt:
    """Deal the deck, first to the seat after the dealer; the last five cards are the stock (T10)."""
    hands: list[list[int]] = [[], [], []]
    at = 0
    for size in ROUNDS:
        for place in (1, 2, 3):
            hands[(dealer + place) % 3] += deck[at : at + size]
            at += size
    return HandsDealt((tuple(hands[0]), tuple(hands[1]), tuple(hands[2])), deck[at:])


def start(options: Options) -> State:
    """Return a new match with complete options. The first dealer is not drawn yet (T9)."""
    return State(DRAW, Match(read(options)), FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """Return a new match with a given first dealer, ready for the first shuffle. For recorded games."""
    state = start(options)
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=dealer))


def draw_dealer(_: State, rng: Rng, given: Cards) -> Outcome:
    """Draw the first dealer (T9)."""
    return (DealerDrawn(rng.below(3)),)


def shuffle(state: State, rng: Rng, given: Cards) -> Outcome:
    """Shuffle and deal the pack (T9, T10)."""
    deck, dealer = shuffled(SIZE, rng, given), next_dealer(state.match)
    return PackShuffled(state.match.dealt + 1, dealer, deck), deal(deck, dealer)


def stop(state: State, action: Stop) -> tuple[Event, ...] | Refusal:
    """End the match early. A deal in progress is void; earlier deals keep their game points. Refused after the end."""
    if state.phase == ENDED:
        return refuse("match-over")
    return (MatchStopped(state.match.rules.hands_per_game - state.match.played),)


ENTRY = Entry[State](refuse, cards=SIZE, seats=3)

ENTRY.on(Chance)(chance(refuse, SIZE, draw=draw_dealer, shuffle=shuffle))
ENTRY.on(Stop)(stop)
ENTRY.on(ConcedeDeal)(concede)
ENTRY.on_card(PLAY)(play.play)


@ENTRY.on(Say)
def call(state: State, seat: Seat, action: Say) -> Outcome:
    """Call in the auction."""
    return auction.call(state, seat, action.word)


@ENTRY.on(Pick, DISCARD)
def discard(state: State, seat: Seat, action: Pick) -> Outcome:
    """Discard after taking the stock."""
    return auction.discard(state, seat, action.cards)


@ENTRY.on(Claim)
def declare_melds(state: State, seat: Seat, action: Claim) -> Outcome:
    """Declare combinations and patterns."""
    return declare.claim(state, seat, action.items)


@ENTRY.on(Pick, PAY)
def pay(state: State, seat: Seat, action: Pick) -> Outcome:
    """Give a card for the Fool."""
    return play.pay(state, seat, action.cards)


decide = ENTRY.decide


class Terziglio(TrickTakingGame[State]):
    """Terziglio: tarocchini for three players with an auction and 62 cards (T1-T65)."""

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
        """Return the game points per player (T64)."""
        match = state.match
        return match.balances, match.played, match.stopped


GAME = Terziglio()
