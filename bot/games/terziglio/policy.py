"""The computer player ``regular``: rules of thumb, weighed against each other in points.

It sees a :class:`SeatView` and nothing else. Piles are counted by what they form, so a court, an ace or a high trump
is worth far more than its points, and taking tricks with such cards in them is what the play is about.
"""

from __future__ import annotations

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick, Say
from bot.engine.cards import Card
from bot.engine.masks import mask_of
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.terziglio.knowledge import Knowledge, worth
from bot.games.terziglio.pack import ACES, COURTS, MAGICIAN, MATTO, MATTO_BIT, SUIT, SUIT_MASKS, TRUMP, TRUMPS

WORTH = {order: worth(order == "bolognese") for order in ("world_high", "bolognese")}

PLAY_FROM, SOLO_FROM = 26.0, 46.0
"""How strong a hand must be to play with the stock and without it (:func:`strength`)."""

LAST = 12.0
"""What the last trick is worth beyond its cards."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Answer any question of the game."""
    if decision.words:
        return Say(call(view, decision))
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims if not offer.part_of))
    if decision.kind == "discard":
        return Pick(discards(view, decision))
    if decision.kind == "pay" and decision.default is not None:
        return decision.default
    return Pick((choose(view, decision, rng),))


def strength(hand: int) -> float:
    """How many points of strength a hand has in trumps and Kings."""
    trumps = hand & TRUMPS
    high = sum(max(0, 9 - card) for card in range(9) if trumps >> card & 1)
    kings = (hand & COURTS[0]).bit_count()
    voids = sum(max(0, 2 - (hand & SUIT_MASKS[suit]).bit_count()) for suit in range(4))
    return 2.2 * trumps.bit_count() + 0.6 * high + 1.5 * kings + voids + (3.0 if hand & MATTO_BIT else 0.0)


def call(view: SeatView, decision: Decision) -> str:
    """Pass, play or solo by the strength of the hand."""
    found = strength(mask_of(view.hand))
    if found >= SOLO_FROM:
        return "solo"
    can_play = any(word.word == "play" for word in decision.words)
    return "play" if can_play and found >= PLAY_FROM else "pass"


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Bring home the courts and aces that would be caught, then empty short suits; trumps stay."""
    hand = mask_of(view.hand)
    value = WORTH[str(view.public.options["trump_order"])]

    def keep(card: Card) -> float:
        if card == MATTO or SUIT[card] == TRUMP:
            return 100 + value[card]
        suit = hand & SUIT_MASKS[SUIT[card]]
        length = suit.bit_count()
        guarded = bool(suit & COURTS[0])
        if COURTS[0] >> card & 1:
            return 90.0
        court = any(court >> card & 1 for court in COURTS[1:])
        if court:
            return 12.0 if guarded and length > 3 else 3.0 * length - 8
        return 2.0 * length + (4.0 if guarded else 0.0) - (5.0 if ACES >> card & 1 else 0.0)

    return tuple(sorted(sorted(decision.cards, key=lambda card: (keep(card), card))[: decision.least]))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """The card that promises most for this side."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    value = WORTH[str(view.public.options["trump_order"])]
    return max((promise(known, card, value) + rng.below(100) / 1000, card) for card in decision.cards)[1]


def promise(known: Knowledge, card: Card, value: tuple[float, ...]) -> float:
    """Points the card promises its side, roughly."""
    stake = sum(value[lying] for lying in known.lying)
    stake += 7.0 * len(known.after) + (LAST if known.number == 19 else 0.0)
    win = _chance(known, card)
    if card == MATTO:
        return (2 * win - 1) * stake - (0.0 if known.number > 17 else 10.0)
    return (2 * win - 1) * (stake + value[card]) - _price(known, card)


def _chance(known: Knowledge, card: Card) -> float:
    """How likely this side takes the trick if the card is played now."""
    suit = known.suit(card)
    if known.takes(card):
        ours, best = True, card
    elif known.best is not None:
        ours, best = known.friend(known.holder), known.best
    else:
        ours, best = False, None
    if best is None:
        return 0.5 if any(known.friend(seat) for seat in known.after) else 0.0
    win = 1.0 if ours else 0.0
    for seat in known.after:
        beaten = known.beaten(best, suit, seat)
        win = win + (1 - win) * beaten * 0.8 if known.friend(seat) else win * (1 - beaten)
    return win


def _price(known: Knowledge, card: Card) -> float:
    """What it costs to part with a card: trumps are control, the more the higher they are."""
    if SUIT[card] == TRUMP:
        left = 20 - known.number
        return 0.0 if left <= 1 else 4.0 + 0.45 * (21 - card) + (3.0 if card == MAGICIAN else 0.0)
    if known.best is None and not known.lying:
        length = (known.hand & SUIT_MASKS[SUIT[card]]).bit_count()
        return 0.6 * length
    return 0.0
