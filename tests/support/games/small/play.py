"""Playing a card, the winner of a trick, and the count (Z3-Z7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import Outcome, not_your_turn
from bot.engine.tricktaking.tricks import follow, follow_or_any, lead, winning_place
from tests.support.games.small.deck import FOOL_CARD, KINGS, STRENGTH, SUIT, SUIT_KEYS, TABLES
from tests.support.games.small.events import CardPlayed, Cards, DealScored, Event, Three, TrickTaken
from tests.support.games.small.options import Rules
from tests.support.games.small.state import TRICKS, CompletedTrick, State, refuse


def suit_led(cards: Iterable[Card]) -> int:
    """Return the number of the suit led, -1 if there is none yet (Z4)."""
    return next((SUIT[card] for card in cards if card != FOOL_CARD), -1)


def legal_mask(rules: Rules, hand: int, lying: Cards) -> int:
    """Return the legal cards of a hand (Z3, Z4)."""
    led = suit_led(lying)
    if led < 0:
        return lead(TABLES, hand, fool_may_lead=rules.fool_leads or bool(lying))
    return (follow if rules.must_trump else follow_or_any)(TABLES, hand, led)


def place_winning(cards: Sequence[Card]) -> int:
    """Return the place of the card that wins, -1 if only the Fool lies there (Z5)."""
    led = suit_led(cards)
    return winning_place(STRENGTH[led], cards) if led >= 0 else -1


def play(state: State, seat: Seat, card: Card) -> Outcome:
    """Play a card. The third one completes the trick, the last one the deal."""
    table, rules = state.table, state.match.rules
    if seat != table.turn:
        return not_your_turn(table.turn, "Z3")
    hand = table.hands[seat]
    if not hand >> card & 1:
        return refuse("not-held", card=CardArg(card))
    if not legal_mask(rules, hand, table.lying) >> card & 1:
        return _broken_duty(hand, table.lying, card)
    cards = (*table.lying, card)
    if len(cards) < len(table.hands):
        return (CardPlayed(seat, card),)
    winner = (table.leader + place_winning(cards)) % 3
    history = (*table.history, CompletedTrick(table.leader, cards, winner))
    events: list[Event] = [CardPlayed(seat, card), TrickTaken(len(history), winner)]
    return (*events, count(state, history)) if len(history) == TRICKS else tuple(events)


def _broken_duty(hand: int, lying: Cards, card: Card) -> Refusal:
    led = suit_led(lying)
    if led < 0:
        return Refusal("small-fool-led", {"card": CardArg(card)}, "Z4")
    name = "must-follow" if hand & TABLES.suit_mask[led] else "must-trump"
    return refuse(name, card=CardArg(card), suit=TermArg(SUIT_KEYS[led]))


def count(state: State, history: tuple[CompletedTrick, ...], conceded: Seat | None = None) -> DealScored:
    """Return the count of the deal whose tricks are given (Z6, Z7)."""
    rest = 0 if conceded is None else TRICKS - len(history)
    tricks, kings, bonus = ([0 if seat == conceded else rest for seat in range(3)], [0] * 3, [0] * 3)
    for trick in history:
        tricks[trick.winner] += 1
        kings[trick.winner] += 2 * sum(KINGS >> card & 1 for card in trick.cards)
    rules, totals = state.match.rules, state.match.totals
    if conceded is None:
        bonus[history[-1].winner] = rules.last_trick
    total = _three(map(sum, zip(tricks, kings, bonus, strict=True)))
    return DealScored(
        state.setup.deal,
        _three(tricks),
        _three(kings),
        _three(bonus),
        total,
        _three(map(sum, zip(totals, total, strict=True))),
        state.setup.deal >= rules.deals,
        conceded,
    )


def _three(numbers: Iterable[int]) -> Three:
    one, two, three = numbers
    return one, two, three
