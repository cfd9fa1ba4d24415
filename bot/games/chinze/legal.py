"""Which cards are legal (C9-C12, C20), which duty an illegal one breaks, and who wins (C13, C21)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.text import CardArg, TermArg
from bot.games.chinze.options import Rules
from bot.games.chinze.pack import LETTERS, MATTO, MATTO_BIT, SUIT, SUIT_MASKS, TRUMP, TRUMPS

NO_CARD: Card = -1
SUIT_KEYS = tuple(f"suit-chinze-{letter}" for letter in LETTERS)


def legal_mask(rules: Rules, lead: Card, hand: int) -> int:
    """The legal cards of ``hand``: to lead (``lead`` is NO_CARD) or in reply to the card led."""
    if lead < 0 or lead == MATTO:
        return hand
    suit = SUIT[lead]
    trumps = hand & TRUMPS
    if suit == TRUMP:
        if not trumps:
            return hand
        above = trumps & rules.higher[lead] if rules.overtrump else 0
        return (above or trumps) | hand & MATTO_BIT
    held = hand & SUIT_MASKS[suit] or trumps
    return held | hand & MATTO_BIT if held else hand


def broken_duty(rules: Rules, lead: Card, hand: int, card: Card) -> Refusal:
    """Why ``card``, held in ``hand``, may not be played on ``lead``."""
    suit = SUIT[lead]
    args: dict[str, CardArg | TermArg] = {"card": CardArg(card), "suit": TermArg(SUIT_KEYS[suit])}
    if suit != TRUMP and hand & SUIT_MASKS[suit]:
        return Refusal("chinze-must-follow", dict(args), "C10")
    if suit != TRUMP:
        return Refusal("chinze-must-trump", dict(args), "C10")
    if SUIT[card] == TRUMP:
        return Refusal("chinze-must-overtrump", {"card": CardArg(card), "lead": CardArg(lead)}, "C11")
    return Refusal("chinze-must-follow", dict(args), "C11")


def reply_wins(rules: Rules, lead: Card, reply: Card) -> bool:
    """Whether the second card takes the trick. Whoever plays the Fool loses it (C21)."""
    if MATTO in (lead, reply):
        return lead == MATTO
    led, followed = SUIT[lead], SUIT[reply]
    if led == followed:
        return rules.strength[reply] > rules.strength[lead]
    return followed == TRUMP
