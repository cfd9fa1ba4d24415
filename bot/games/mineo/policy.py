"""The computer player ``regular``: rules of thumb weighed against each other in card points.

It sees a :class:`SeatView` and nothing else. What it goes for: pigliate, a joco each, before mere points; its own Arie
and Picciotti brought home while they are safe; the partner's trick loaded, the soloist's starved.
"""

from __future__ import annotations

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.cards import Card
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.mineo.bidding import bid, declaration, scarto
from bot.games.mineo.knowledge import CAPTURE, HOME, Knowledge
from bot.games.mineo.legal import winner_of
from bot.games.mineo.pack import FUJUTU, GIOVE, SUIT, TRUMP, TRUMPS, trump

LAST_TRICK = 14.0
"""Five points and the vanto: what the last trick is worth beside its cards."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Answer any question of the game."""
    if decision.kind == "scarto":
        return Pick(scarto(view, decision))
    if decision.cards:
        return Pick((choose(view, decision, rng),))
    if decision.kind in ("scommessa", "rivanto"):
        return Say(declaration(view, decision))
    if decision.kind == "talk":
        return Say(decision.words[0].word)
    return Say(bid(view, decision))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """The card that promises most."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    return max((promise(known, card) + rng.below(100) / 1000, card) for card in decision.cards)[1]


def promise(known: Knowledge, card: Card) -> float:
    """Card points that the card promises one's own side, roughly."""
    if card == FUJUTU:
        return _fujutu(known)
    friends = frozenset(range(3)) - known.foes
    led = known.led if known.led >= 0 else SUIT[card]
    holds = True if known.best is None else winner_of((known.best[1], card), 0, led) == 1
    if holds:
        win = known.stands(card, led, known.foes)
    elif known.best is not None and known.best[0] in friends:
        win = known.stands(known.best[1], led, known.foes)
    else:
        # Only a partner still to play can take it from them.
        win = 0.0 if known.best is None else 1 - known.stands(known.best[1], led, friends)
    coming = 0.9 * len([seat for seat in known.after if seat in known.foes])
    stake = win * (known.gain + coming) - (1 - win) * known.risk
    own = win * HOME[card] - (1 - win) * CAPTURE[card]
    last = LAST_TRICK * (2 * win - 1) if known.number == 20 else 0.0
    return stake + own + last - _price(known, card, holds=holds)


def _price(known: Knowledge, card: Card, *, holds: bool) -> float:
    """What it costs to part with a card: high trumps have work to do later, and the last trick to win."""
    early = known.number < 18
    if SUIT[card] == TRUMP:
        number = card - trump(0)
        keep = 0.12 * number + (3.5 if card == GIOVE and early else 0.0)
        few = 1.0 if early and (known.hand & TRUMPS).bit_count() <= 3 else 0.0
        return keep + few + (0.4 if known.best is None and known.seat != known.soloist else 0.0)
    if known.best is None:
        return -0.6 if known.length(SUIT[card]) <= 2 else 0.0
    return 0.05 * (card % 11) if holds else 0.0


def _fujutu(known: Knowledge) -> float:
    """The Fujutu gives up the trick and saves a dearer card; near the end it must go before it is the only card."""
    if known.best is None:
        return -3.0
    ours = known.best[0] not in known.foes
    stake = known.gain if ours else -known.risk
    return stake + (0.5 if known.number < 17 else 1.5)
