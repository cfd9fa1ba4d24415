"""Which cards are legal (M76-M86), and which duty an illegal one breaks."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.text import CardArg, TermArg
from bot.games.minchiate.options import Rules
from bot.games.minchiate.pack import BIT, MATTO, MATTO_BIT, SUIT_MASKS, TRUMP, TRUMPS, king
from bot.games.minchiate.state import State

SUIT_KEYS = tuple(f"suit-minchiate-{letter}" for letter in "CDSBTM")


def legal_mask(rules: Rules, number: int, suits_led: int, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """The legal cards of ``hand`` in trick ``number`` on ``cards``, as a mask (the algorithm of M86).

    ``suits_led`` is the mask of suits 0-3 led in earlier tricks, ``led`` the suit of this one (-1: none yet).
    """
    if rules.matto_forced and hand & MATTO_BIT and hand.bit_count() == 2:
        return MATTO_BIT
    if led < 0:
        if cards or rules.matto_lead or hand == MATTO_BIT:
            return hand
        return hand & ~MATTO_BIT
    if led < TRUMP:
        held = hand & SUIT_MASKS[led]
        if held:
            if held >> king(led) & 1 and king_bound(rules, number, suits_led, cards, led):
                return BIT[king(led)]
            return held | hand & MATTO_BIT
    trumps = hand & TRUMPS
    return trumps | hand & MATTO_BIT if trumps else hand


def king_bound(rules: Rules, number: int, suits_led: int, cards: tuple[Card, ...], led: int) -> bool:
    """Whether whoever holds the king of the suit led must now play it (M84)."""
    if led < 0 or led >= TRUMP or rules.king_rule == "off":
        return False
    if suits_led >> led & 1 or (rules.king_rule == "first_trick" and number > 1):
        return False
    return any(56 <= card < MATTO for card in cards)


def legal_now(state: State) -> int:
    """The legal cards of the hand whose turn it is, as a mask. The hot path of computer players."""
    table, tricks = state.table, state.tricks
    return legal_mask(
        state.match.rules, tricks.number, tricks.suits_led, table.cards, table.led, table.hands[table.turn]
    )


def broken_duty(state: State, card: Card) -> Refusal:
    """Why ``card``, held by the hand whose turn it is, is not legal."""
    table, tricks = state.table, state.tricks
    rules, led = state.match.rules, table.led
    hand = table.hands[table.turn]
    allowed = legal_now(state)
    args: dict[str, CardArg | TermArg] = {"card": CardArg(card)}
    if allowed == MATTO_BIT and rules.matto_forced:
        return Refusal("minchiate-matto-forced", dict(args), "M100")
    if led < 0:
        return Refusal("minchiate-matto-lead", dict(args), "M85")
    args["suit"] = TermArg(SUIT_KEYS[led])
    if led < TRUMP and hand & SUIT_MASKS[led]:
        if hand >> king(led) & 1 and king_bound(rules, tricks.number, tricks.suits_led, table.cards, led):
            return Refusal("minchiate-king-rule", {**args, "king": CardArg(king(led))}, "M84")
        return Refusal("minchiate-must-follow", dict(args), "M78")
    if led == TRUMP:
        return Refusal("minchiate-must-follow", dict(args), "M82")
    return Refusal("minchiate-must-trump", dict(args), "M79")
