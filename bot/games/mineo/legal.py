"""Which cards are legal (S51-S60), which may be laid away (S41), and which duty an illegal card breaks."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, TermArg
from bot.games.mineo.options import Rules
from bot.games.mineo.pack import FOOL, FUJUTU_BIT, HONOURS, LETTERS, SCARTINE, SIZE, SUIT, SUIT_MASKS, TRUMP, TRUMPS

SUIT_KEYS = tuple(f"suit-mineo-{letter}" for letter in LETTERS)


def led_by(cards: tuple[Card, ...]) -> int:
    """The suit to follow: that of the first card that is not the Fujutu, -1 while there is none (S53, S58)."""
    return next((SUIT[card] for card in cards if SUIT[card] != FOOL), -1)


def legal_mask(rules: Rules, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """The legal cards of ``hand`` on ``cards``, as a mask (S60 with its options)."""
    if led < 0:
        if cards or rules.fujutu_lead or hand == FUJUTU_BIT:
            return hand
        return hand & ~FUJUTU_BIT
    fujutu = hand & FUJUTU_BIT
    if led < TRUMP:
        held = hand & SUIT_MASKS[led]
        if held:
            return held | fujutu
        if rules.void_free:
            return hand
    trumps = hand & TRUMPS
    if not trumps:
        return hand
    if rules.overtrump:
        highest = max((card for card in cards if SUIT[card] == TRUMP), default=-1)
        higher = trumps >> (highest + 1) << (highest + 1)
        trumps = higher or trumps
    return trumps | fujutu


def winner_of(cards: tuple[Card, ...], leader: Seat, led: int) -> Seat:
    """The seat whose card holds the trick (S59). At least one card is not the Fujutu."""
    strength = [_STRENGTH[led][card] for card in cards]
    return (leader + strength.index(max(strength))) % 3


# Inside a suit the canonical order is the order of rank (S4, S5), so a card's own number is its strength.
_STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        card + 100 if SUIT[card] == TRUMP else card if SUIT[card] == led and led != FOOL else -1 for card in range(SIZE)
    )
    for led in range(5)
)


def broken_duty(rules: Rules, cards: tuple[Card, ...], led: int, hand: int, card: Card) -> Refusal:
    """Why ``card``, held in ``hand``, is not legal on ``cards``."""
    if led < 0:
        return Refusal("mineo-fujutu-lead", {"card": CardArg(card)}, "S58")
    args: dict[str, CardArg | TermArg] = {"card": CardArg(card), "suit": TermArg(SUIT_KEYS[led])}
    if hand & SUIT_MASKS[led] and (led < TRUMP or SUIT[card] != TRUMP):
        return Refusal("mineo-must-follow", dict(args), "S53")
    if SUIT[card] != TRUMP:
        return Refusal("mineo-must-trump", dict(args), "S54")
    return Refusal("mineo-must-overtrump", {"card": CardArg(card)}, "S56")


def scarto_choice(rules: Rules, hand: int) -> tuple[int, int]:
    """What must go into the scarto, and from which cards the rest is chosen, as masks (S41).

    The first is empty unless fewer than three cards of the free sort are held.
    """
    if rules.discard_rule == "free":
        return 0, hand
    if rules.discard_rule == "no_5_10":
        return 0, hand & ~HONOURS
    first = hand & ~HONOURS & ~TRUMPS if rules.discard_rule == "no_trumps" else hand & SCARTINE
    if first.bit_count() >= 3:
        return 0, first
    return first, hand & ~HONOURS & ~first


def scarto_holds(rules: Rules, hand: int, laid: int) -> bool:
    """Whether three cards of the hand may be laid away."""
    forced, free = scarto_choice(rules, hand)
    return laid & forced == forced and not laid & ~(forced | free)
