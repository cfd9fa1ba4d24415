"""The play of the tricks (T41-T51): legal cards, the winner and bonus of a trick, the payment for the Fool."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.engine.tricktaking.tricks import follow, lead, winning_place
from bot.games.terziglio.deck import (
    BIT,
    FIRST_PLAIN,
    MATTO,
    MATTO_BIT,
    SIZE,
    SUIT,
    SUIT_KEYS,
    SUIT_MASKS,
    TABLES,
    TRUMP,
)
from bot.games.terziglio.events import CardPlayed, Event, FoolPaid, Meld, PaymentAsked, TrickTaken
from bot.games.terziglio.facts import with_payment, with_trick
from bot.games.terziglio.melds import NOTHING
from bot.games.terziglio.options import Rules
from bot.games.terziglio.scoring import fool_case, meld_of, piles_before_payment, score_deal
from bot.games.terziglio.state import PAY, TRICKS, State, refuse

MOOR = 2
"""The strength of each of the four Moors, as the rank of a trump (T5)."""


def legal_mask(rules: Rules, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """Return the legal cards of ``hand`` after ``cards`` of the trick, as a mask (T42-T45).

    ``led`` is the suit to follow, -1 if there is none yet.
    """
    if led < 0:
        return lead(TABLES, hand, fool_may_lead=bool(cards) or rules.fool_lead == "allowed")
    return follow(TABLES, hand, led)


def legal_now(state: State) -> int:
    """Return the legal cards of the player to move, as a mask."""
    table = state.table
    return legal_mask(state.match.rules, table.cards, table.led, table.hands[table.turn])


def broken_duty(state: State, card: Card) -> Refusal:
    """Return the refusal of ``card``, an illegal card in the hand of the player to move."""
    led = state.table.led
    if led < 0:
        return Refusal("terziglio-fool-lead", {"card": CardArg(card)}, "T45")
    follows = state.table.hands[state.table.turn] & SUIT_MASKS[led]
    return refuse("must-follow" if follows else "must-trump", card=CardArg(card), suit=TermArg(SUIT_KEYS[led]))


def _trump_strength(bolognese: bool) -> tuple[int, ...]:
    ranks = [21 - card for card in range(MATTO)]
    strength = [MOOR if 2 <= rank <= 5 else rank for rank in ranks]
    if bolognese:
        strength[0], strength[1] = strength[1], strength[0]
    return tuple(strength)


def _plain_strength(card: Card, bolognese: bool) -> int:
    suit, place = divmod(card - FIRST_PLAIN, 10)
    if bolognese and suit >= 2 and place >= 4:
        place = 13 - place  # A, 6, 7, 8, 9, 10 downwards
    return 10 - place


def _strengths(trumps: bool, pips: bool) -> tuple[tuple[int, ...], ...]:
    by_trump = _trump_strength(trumps)
    return tuple(
        tuple(
            100 + by_trump[card] if card < MATTO else _plain_strength(card, pips) if SUIT[card] == led else -1
            for card in range(SIZE)
        )
        for led in range(TRUMP + 1)
    )


_STRENGTHS = {(trumps, pips): _strengths(trumps, pips) for trumps in (False, True) for pips in (False, True)}


def table_strengths(trumps: bool, pips: bool) -> tuple[tuple[int, ...], ...]:
    """Return the strength of every card for each suit led (T3-T5, T43). A card of strength -1 cannot win.

    ``trumps`` and ``pips`` select the Bolognese order of the trumps and of the pips.
    """
    return _STRENGTHS[trumps, pips]


def strengths(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return the strengths of :func:`table_strengths` under the rules of a match."""
    return _STRENGTHS[rules.bolognese]


def best_place(rules: Rules, cards: tuple[Card, ...], led: int) -> int:
    """Return the place of the card that is winning the trick (T43). Of several Moors the last one played wins (T5).

    -1 if no card has been played, or only the Fool.
    """
    return -1 if led < 0 else winning_place(strengths(rules)[led], cards)


def winner_of(rules: Rules, cards: tuple[Card, ...], leader: Seat, led: int) -> Seat | None:
    """Return the seat whose card is winning the trick (T43), None if no card has been played, or only the Fool."""
    place = best_place(rules, cards, led)
    return None if place < 0 else (leader + place) % 3


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """Return the facts of a card played in phase PLAY, or a refusal.

    After the third card the trick is taken. The last trick is followed by the payment for the Fool if one is due (T50),
    otherwise by the score.
    """
    table, rules = state.table, state.match.rules
    if seat != table.turn:
        return not_your_turn(table.turn, "T41")
    hand, lying, led = table.hands[seat], table.cards, table.led
    if not legal_mask(rules, lying, led, hand) & BIT[card]:
        return broken_duty(state, card) if hand & BIT[card] else refuse("not-held", cards=CardArg(card))
    if led < 0 and card != MATTO:
        led = SUIT[card]
    played = CardPlayed(seat, card, led)
    if len(lying) < 2:
        return (played,)
    cards = (*lying, card)
    taken = _taken(state, cards, led)
    if taken.number < TRICKS:
        return played, taken
    tricks = with_trick(state.tricks, state.setup, table.leader, cards, led, taken)
    if fool_case(state.setup, tricks) == "pay":
        return played, taken, PaymentAsked(tricks.fool_seat)
    return played, taken, score_deal(state, tricks)


def _taken(state: State, cards: tuple[Card, ...], led: int) -> TrickTaken:
    rules = state.match.rules
    # Of three cards at least two are not the Fool, so one of them wins.
    place = winning_place(strengths(rules)[led], cards)
    bonus, melds = bonus_of(rules, cards)
    return TrickTaken(state.tricks.number, (state.table.leader + place) % 3, bonus, melds)


def bonus_of(rules: Rules, cards: tuple[Card, ...]) -> tuple[int, tuple[Meld, ...]]:
    """Return the points of the three cards of a trick, with their combinations and patterns (T46)."""
    if not rules.trick_bonus:
        return 0, ()
    mask = mask_of(cards)
    if mask & MATTO_BIT and not rules.fool_in_trick_bonus:
        return 0, ()
    best = rules.melds.best(mask)
    if best is NOTHING:
        return 0, ()
    return best.total, tuple([meld_of(found) for found in (*best.combinations, *best.patterns)])


def payable(state: State) -> tuple[int, int]:
    """Return the pile of the payer's side without the Fool and the pile of the other side (T50), as masks."""
    piles = piles_before_payment(state.match.rules, state.setup, state.tricks)
    side = state.setup.side(state.tricks.payer)
    return piles[side] & ~MATTO_BIT, piles[1 - side]


def pay(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Return the facts of the payment for the Fool (T50) and of the score, or a refusal."""
    if state.phase != PAY:
        return Refusal("terziglio-nothing-to-pay", {}, "T50")
    payer = state.tricks.payer
    if seat != payer:
        return not_your_turn(payer, "T50")
    if len(chosen) != 1:
        return refuse("one-card", "T50")
    card = chosen[0]
    if not payable(state)[0] >> card & 1:
        return Refusal("terziglio-not-payable", {"card": CardArg(card)}, "T50")
    paid = FoolPaid(seat, card)
    return paid, score_deal(state, with_payment(state.tricks, card))
