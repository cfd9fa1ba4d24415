"""Which cards are legal (T42-T45), which duty an illegal one breaks, and who wins a trick (T43)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, TermArg
from bot.games.terziglio.options import Rules
from bot.games.terziglio.pack import FIRST_PLAIN, MATTO, MATTO_BIT, SIZE, SUIT, SUIT_MASKS, TRUMP, TRUMPS
from bot.games.terziglio.state import State

SUIT_KEYS = tuple(f"suit-terziglio-{letter}" for letter in "SBCDTM")

MOOR = 2
"""The strength of all four Moors (T5)."""


def legal_mask(rules: Rules, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """The legal cards of ``hand`` on ``cards``, as a mask. ``led`` is the suit to follow, -1 for none yet."""
    if led < 0:
        return hand if cards or rules.fool_lead or hand == MATTO_BIT else hand & ~MATTO_BIT
    held = hand & SUIT_MASKS[led] or hand & TRUMPS
    return held | hand & MATTO_BIT if held else hand


def legal_now(state: State) -> int:
    """The legal cards of the seat whose turn it is, as a mask."""
    table = state.table
    return legal_mask(state.match.rules, table.cards, table.led, table.hands[table.turn])


def broken_duty(state: State, card: Card) -> Refusal:
    """Why ``card``, held by the seat whose turn it is, is not legal."""
    led = state.table.led
    if led < 0:
        return Refusal("terziglio-fool-lead", {"card": CardArg(card)}, "T45")
    args: dict[str, CardArg | TermArg] = {"card": CardArg(card), "suit": TermArg(SUIT_KEYS[led])}
    if state.table.hands[state.table.turn] & SUIT_MASKS[led]:
        return Refusal("terziglio-must-follow", dict(args), "T42")
    return Refusal("terziglio-must-trump", dict(args), "T42")


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
    """Strength of every card by the suit led, with Bolognese trumps or pips; -1 cannot win (T3-T5, T43)."""
    return _STRENGTHS[trumps, pips]


def strengths(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The same under the rules of a match."""
    return _STRENGTHS[rules.bolognese_trumps, rules.bolognese_pips]


def winner_of(rules: Rules, cards: tuple[Card, ...], leader: Seat, led: int) -> Seat | None:
    """The seat whose card holds the trick; of equal Moors the last played. None while only the Fool lies there."""
    if led < 0:
        return None
    power = strengths(rules)[led]
    best, at = -1, -1
    for place, card in enumerate(cards):
        if power[card] >= best and card != MATTO:
            best, at = power[card], place
    return (leader + at) % 3
