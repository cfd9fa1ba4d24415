"""The computer player ``regular``: rules of thumb weighed against each other in points.

It sees a :class:`SeatView` and nothing else. It announces everything it can, keeps cards that may still make a meld
while there is a talon, saves a good card with the Fool, and gives the cheapest captured card for it.
"""

from __future__ import annotations

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.chinze.endgame import End, best_lead, best_reply
from bot.games.chinze.knowledge import Knowledge
from bot.games.chinze.legal import reply_wins
from bot.games.chinze.melds import LEAST_TAROCCHI
from bot.games.chinze.options import read
from bot.games.chinze.pack import (
    BAGATTO,
    BIT,
    FAMILIES,
    MATTO,
    OF_RANK,
    SUIT,
    SUIT_MASKS,
    TRUMP,
    TRUMPS,
    counting_mask,
    value,
)

LOOKED_THROUGH = 4
"""So many tricks before the end all ways of playing are looked through."""

LATE = 6
"""With so many tricks left the Fool must go: a card has to be captured after it (C23)."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Answer any question of the game."""
    if decision.claims:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
    if decision.kind == "exchange":
        counting = read(view.public.options).counting
        return Pick((min(decision.cards, key=lambda card: (value(card, counting), -card)),))
    if decision.kind in ("show", "three"):
        return Say(decision.words[0].word)
    if decision.cards:
        return Pick((choose(view, decision, rng),))
    low, high = decision.number or (0, 0)
    return Number(low + rng.below(high - low + 1))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """The card that promises most."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    if not known.talon and known.tricks_left <= LOOKED_THROUGH:
        end = End(known.hand, known.unseen | known.seen_there, known.unpaid)
        return (best_lead(known.rules, end) if known.lead < 0 else best_reply(known.rules, end, known.lead))[1]
    promise = _leading if known.lead < 0 else _replying
    return max((promise(known, card) - _price(known, card) + rng.below(100) / 2000, card) for card in decision.cards)[1]


def _replying(known: Knowledge, card: Card) -> float:
    """Points won or lost by this reply."""
    lead = known.lead
    if card == MATTO:
        return -known.worth(lead)
    if lead == MATTO:
        return known.worth(card)
    stake = known.worth(lead) + known.worth(card) + _last(known, card) + _last(known, lead)
    return stake if reply_wins(known.rules, lead, card) else -stake


def _leading(known: Knowledge, card: Card) -> float:
    """Points this lead may bring: what it draws if it holds, what it gives away if not."""
    if card == MATTO:
        return -0.6
    lost = known.loses(card)
    worth = known.worth(card) + _last(known, card)
    return (1 - lost) * (worth + 0.7) - lost * (worth + 1.0)


def _last(known: Knowledge, card: Card) -> float:
    """The Bagatto in the last trick (C35)."""
    return float(known.rules.urtimo_points) if card == BAGATTO and known.tricks_left == 1 else 0.0


def _price(known: Knowledge, card: Card) -> float:
    """What it costs to part with a card: its strength later, and the melds it might still make."""
    left = known.tricks_left
    if card == MATTO:
        return _fool(left)
    price = 0.0
    if SUIT[card] == TRUMP:
        price = 0.5 + 0.12 * known.rules.strength[card]
        if card == BAGATTO and left > 1:
            # Worth a great deal in the last trick with tarocchi enough to bring it there.
            price += 0.1 * known.rules.urtimo_points * (known.hand & TRUMPS).bit_count() / max(left, 6)
    else:
        price = 0.04 * known.rules.strength[card]
        if (known.hand & SUIT_MASKS[SUIT[card]]).bit_count() == 1:
            price -= 0.2
    return price + (_melds(known, card) if known.talon else 0.0)


def _fool(left: int) -> float:
    if left == 1:
        return 0.0
    return 0.3 if left > LATE else -1.5 * (LATE - left + 1)


def _melds(known: Knowledge, card: Card) -> float:
    """The hope of a meld that goes with the card, in points."""
    hope = 0.0
    bit, turns = BIT[card], known.talon / 48
    groups = [(group, 5.0, 3) for group in OF_RANK] + [(group, 10.0, 4) for group in FAMILIES]
    groups.append((counting_mask(known.rules.counting), 10.0, 3))
    for group, points, size in groups:
        if group & bit:
            held = (known.hand & group).bit_count()
            open_cards = (known.unseen & group).bit_count()
            if held + open_cards >= size and held < size:
                hope += 1.5 * points * (0.45 * turns) ** (size - held)
    tarocchi = (known.hand & TRUMPS).bit_count()
    if TRUMPS & bit and tarocchi >= LEAST_TAROCCHI - 3:
        hope += 1.0 if tarocchi >= LEAST_TAROCCHI else 1.2 * turns * (tarocchi - LEAST_TAROCCHI + 4) / 3
    return hope
