"""The computer player ``regular``: the rules of thumb of section 22, weighed against each other in points.

It sees a :class:`SeatView` and nothing else. What it reckons with: a carta di conto lost costs its value three times
(22, "value of a death"), one brought home under the partner's winning card is saved, high tarocchi are for the end.
"""

from __future__ import annotations

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.minchiate.knowledge import FIRST_TRUMP, MATTO, Knowledge, beats, is_trump, suit_of, value

DEATH = 3.0
"""What losing a point of a carta di conto costs: marked, counted by the others, missing on one's own side."""
HOME = 0.8
"""What a point brought home is worth: it might have died later."""
JEALOUS = {FIRST_TRUMP: 4.0, FIRST_TRUMP + 2: 2.0, FIRST_TRUMP + 12: 3.0, FIRST_TRUMP + 19: 2.0, FIRST_TRUMP + 29: 3.0}
"""*Carte gelose*: 1, 3, 13, 20, 30 serve in several versicole and are worth bringing home before others."""
ULTIMA = 10.0


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Answer any question of the game."""
    if decision.kind == "discard":
        return Pick(discards(view, decision))
    if decision.cards:
        return Pick((choose(view, decision, rng),))
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
    if decision.number is not None:
        low, high = decision.number
        return Number(low + rng.below(high - low + 1))
    return Say(decision.words[0].word)


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Make a void, cheapest suit first; never a carta di conto or a tarocco while anything else is left."""
    wanted = decision.least
    lengths = {suit: sum(suit_of(card) == suit for card in view.hand) for suit in range(5)}
    with_king = {suit_of(card) for card in view.hand if value(card) and not is_trump(card) and card != MATTO}

    def dearness(card: Card) -> tuple[float, int]:
        if card == MATTO or value(card):
            return (1000 + value(card), card)
        if is_trump(card):
            return (100 + card - FIRST_TRUMP, card)
        kept = 30 if suit_of(card) in with_king else 0
        return (kept + lengths[suit_of(card)], card)

    return tuple(sorted(sorted(decision.cards, key=dearness)[:wanted]))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """The card that promises most for the side of the one who chooses."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view, decision)
    scored = [(promise(known, card) + rng.below(100) / 1000, card) for card in decision.cards]
    return max(scored)[1]


def promise(known: Knowledge, card: Card) -> float:
    """Points the card promises the chooser's side, roughly."""
    worth = value(card)
    mine = known.actor_side == known.side
    if card == MATTO:
        return _matto(known, mine)
    holds = known.best is None or beats(card, known.best, known.suit or suit_of(card))
    if holds:
        ours = mine
        chance = known.stands(card, against=1 - known.actor_side)
    else:
        ours = known.best_side == known.side
        chance = known.stands(known.best, against=1 - known.best_side) if known.best is not None else 1.0
    win = chance if ours else 1 - chance
    stake = DEATH * (win * known.theirs - (1 - win) * known.ours)
    if mine:
        own = HOME * worth * win - DEATH * worth * (1 - win) + JEALOUS.get(card, 0.0) * (2 * win - 1) * (worth > 0)
    else:
        own = DEATH * worth * win
    last = ULTIMA * (2 * win - 1) if known.trick == 21 else 0.0
    return stake + own + last - _price(known, card, holds=holds) * (1 if mine else -1)


def _price(known: Knowledge, card: Card, *, holds: bool) -> float:
    """What it costs to part with a card: high tarocchi have work to do later; a king led early is a gift."""
    if is_trump(card):
        number = card - FIRST_TRUMP + 1
        few = 1.5 if known.own_trumps <= 2 and known.trick < 20 else 0.0
        return 0.05 * number + few + (0.6 if known.best is None else 0.0)
    if known.best is None:
        void_bonus = 0.3 if known.length(suit_of(card)) <= 2 else 0.0
        hunted = 1.2 if suit_of(card) in known.hunted else 0.0
        return 0.02 * (card % 14) - void_bonus - hunted
    return 0.03 * (card % 14) if holds else 0.0


def _matto(known: Knowledge, mine: bool) -> float:
    """The Matto saves a card that would be lost, and must be gone before trick 21 (M99)."""
    if known.trick == 21:
        return 0.0
    late = 4.0 if known.trick >= 19 else 0.0
    return (late - 1.5 if mine else 1.5 - late) - (DEATH * known.ours if known.best_side != known.side else 0.0)
