"""Playing a card, what follows when it completes a trick, and the payment for the Fool (T41-T51)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.engine.text import CardArg, SeatArg
from bot.games.terziglio.count import fool_case, meld_of, piles_before_payment, score_deal
from bot.games.terziglio.events import CardPlayed, Event, FoolPaid, Meld, PaymentAsked, TrickTaken
from bot.games.terziglio.evolve import with_payment, with_trick
from bot.games.terziglio.legal import broken_duty, legal_mask, winner_of
from bot.games.terziglio.options import Rules
from bot.games.terziglio.pack import BIT, MATTO, MATTO_BIT, SUIT
from bot.games.terziglio.state import PAY, PLAY, TRICKS, State


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """The seat plays a card of the pack."""
    if state.phase != PLAY:
        return Refusal("terziglio-no-play-now", {}, "T41")
    table, rules = state.table, state.match.rules
    if seat != table.turn:
        return Refusal("not-your-turn", {"who": SeatArg(table.turn)}, "T41")
    hand = table.hands[seat]
    bit = BIT[card]
    if not hand & bit:
        return Refusal("terziglio-not-held", {"cards": CardArg(card)}, "T42")
    if not legal_mask(rules, table.cards, table.led, hand) & bit:
        return broken_duty(state, card)
    led = table.led if table.led >= 0 or card == MATTO else SUIT[card]
    played = CardPlayed(seat, card, led)
    if len(table.cards) < 2:
        return (played,)
    taken = _taken(state, (*table.cards, card), led)
    if taken.number < TRICKS:
        return played, taken
    tricks = with_trick(state.tricks, state.setup, table.leader, (*table.cards, card), led, taken)
    if fool_case(state.setup, tricks) == "pay":
        return played, taken, PaymentAsked(tricks.fool_seat)
    return played, taken, score_deal(state, tricks)


def _taken(state: State, cards: tuple[Card, ...], led: int) -> TrickTaken:
    winner = winner_of(state.match.rules, cards, state.table.leader, led)
    assert winner is not None, "of three cards at least two are not the Fool"
    bonus, melds = bonus_of(state.match.rules, cards)
    return TrickTaken(state.tricks.number, winner, bonus, melds)


def bonus_of(rules: Rules, cards: tuple[Card, ...]) -> tuple[int, tuple[Meld, ...]]:
    """What three cards of a trick score, and for which combinations and patterns (T46)."""
    if not rules.trick_bonus:
        return 0, ()
    mask = mask_of(cards)
    if mask & MATTO_BIT and not rules.fool_bonus:
        return 0, ()
    best = rules.melds.best(mask)
    return best.total, tuple([meld_of(found) for found in (*best.combinations, *best.patterns)])


def payable(state: State) -> tuple[int, int]:
    """The payer's pile without the Fool, and the other side's (T50), as masks."""
    piles = piles_before_payment(state.match.rules, state.setup, state.tricks)
    side = state.setup.side(state.tricks.payer)
    return piles[side] & ~MATTO_BIT, piles[1 - side]


def pay(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """The card given for the Fool, then the count (T50)."""
    if state.phase != PAY:
        return Refusal("terziglio-nothing-to-pay", {}, "T50")
    payer = state.tricks.payer
    if seat != payer:
        return Refusal("not-your-turn", {"who": SeatArg(payer)}, "T50")
    if len(chosen) != 1:
        return Refusal("terziglio-one-card", {}, "T50")
    card = chosen[0]
    if not payable(state)[0] >> card & 1:
        return Refusal("terziglio-not-payable", {"card": CardArg(card)}, "T50")
    paid = FoolPaid(seat, card)
    return paid, score_deal(state, with_payment(state.tricks, card))
