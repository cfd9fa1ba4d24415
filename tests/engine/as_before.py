"""Legal cards, winners and voids as each game computed them before the kit: the kit must give the same results.

The functions are copies, apart from names and from options given as plain values. They share nothing with
``bot.engine.tricktaking``.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.view import Trick

NO_SUIT = -1


class Deck:
    """The numbers of a deck that the functions need."""

    def __init__(self, suit: tuple[int, ...], trump: int, fool_suit: int, fool: int) -> None:
        self.suit, self.trump, self.fool_suit, self.fool = suit, trump, fool_suit, fool
        self.fool_bit = 1 << fool
        self.masks = [sum(1 << card for card, own in enumerate(suit) if own == one) for one in range(fool_suit + 1)]
        self.trumps = self.masks[trump]


def chinze_legal(deck: Deck, higher: dict[int, int] | None, lead: int, hand: int) -> int:
    """Return the legal cards in Chinze. ``higher`` are the trumps that beat each trump, None without the duty to
    beat."""
    if lead in (-1, deck.fool):
        return hand
    suit = deck.suit[lead]
    trumps = hand & deck.trumps
    if suit == deck.trump:
        if not trumps:
            return hand
        above = trumps & higher[lead] if higher is not None else 0
        return (above or trumps) | hand & deck.fool_bit
    held = hand & deck.masks[suit] or trumps
    return held | hand & deck.fool_bit if held else hand


def chinze_reply_wins(deck: Deck, strength: tuple[int, ...], lead: int, reply: int) -> bool:
    """Return whether the second card wins the trick."""
    if deck.fool in (lead, reply):
        return lead == deck.fool
    led, followed = deck.suit[lead], deck.suit[reply]
    if led == followed:
        return strength[reply] > strength[lead]
    return followed == deck.trump


def mineo_legal(
    deck: Deck, cards: tuple[int, ...], led: int, hand: int, *, fool_lead: bool, void_free: bool, overtrump: bool
) -> int:
    """Return the cards that may be played in Mineo."""
    if led < 0:
        if cards or fool_lead or hand == deck.fool_bit:
            return hand
        return hand & ~deck.fool_bit
    fujutu = hand & deck.fool_bit
    if led < deck.trump:
        held = hand & deck.masks[led]
        if held:
            return held | fujutu
        if void_free:
            return hand
    trumps = hand & deck.trumps
    if not trumps:
        return hand
    if overtrump:
        highest = max((card for card in cards if deck.suit[card] == deck.trump), default=-1)
        higher = trumps >> (highest + 1) << (highest + 1)
        trumps = higher or trumps
    return trumps | fujutu


def terziglio_legal(deck: Deck, cards: tuple[int, ...], led: int, hand: int, *, fool_lead: bool) -> int:
    """Return the cards that may be played in Terziglio."""
    if led < 0:
        return hand if cards or fool_lead or hand == deck.fool_bit else hand & ~deck.fool_bit
    held = hand & deck.masks[led] or hand & deck.trumps
    return held | hand & deck.fool_bit if held else hand


def minchiate_legal(
    deck: Deck, cards: tuple[int, ...], led: int, hand: int, *, forced: bool, fool_lead: bool, king: int
) -> int:
    """Return the cards that may be played in Minchiate. ``king`` is the mask of the king that must be played, 0 if none
    must."""
    if forced and hand & deck.fool_bit and hand.bit_count() == 2:
        return deck.fool_bit
    if led < 0:
        if cards or fool_lead or hand == deck.fool_bit:
            return hand
        return hand & ~deck.fool_bit
    if led < deck.trump:
        held = hand & deck.masks[led]
        if held:
            return king if held & king else held | hand & deck.fool_bit
    trumps = hand & deck.trumps
    return trumps | hand & deck.fool_bit if trumps else hand


def strongest(strength: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """Return the index of the winning card in Mineo and Minchiate. At least one card must not be the Fool."""
    found = [strength[card] for card in cards]
    return found.index(max(found))


def last_strongest(strength: tuple[int, ...], cards: tuple[int, ...], fool: int) -> int:
    """Return the index of the winning card in Terziglio, where the last of several Moors wins."""
    best, at = -1, -1
    for place, card in enumerate(cards):
        if strength[card] >= best and card != fool:
            best, at = strength[card], place
    return at


def voids(deck: Deck, tricks: Iterable[Trick], seats: int, *, free: bool = False) -> tuple[int, ...]:
    """Return the suits in which each seat has shown to be void, in Mineo and Terziglio, as masks."""
    void = [0] * seats
    for trick in tricks:
        led = -1
        for played in trick.cards:
            suit = deck.suit[played.card]
            if suit == deck.fool_suit:
                continue
            if led < 0:
                led = suit
            elif suit != led:
                void[played.seat] |= 1 << led
                if suit != deck.trump and not free:
                    void[played.seat] |= 1 << deck.trump
    return tuple(void)


def void_sets(deck: Deck, tricks: Iterable[Trick], seats: int) -> tuple[frozenset[int], ...]:
    """Return the same in Minchiate, as sets."""
    void: list[set[int]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = next((deck.suit[played.card] for played in trick.cards if played.card != deck.fool), None)
        for played in trick.cards:
            suit = deck.suit[played.card]
            if led is None or suit in (led, deck.fool_suit):
                continue
            void[played.seat].add(led)
            if suit != deck.trump:
                void[played.seat].add(deck.trump)
    return tuple(frozenset(suits) for suits in void)
