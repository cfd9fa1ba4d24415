"""Decisions between the engine, which counts cards, and the record, which names them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Forfeit, Number, Pick, Say, Stop, Yield
from bot.engine.cards import Card, Pack
from bot.records.model import (
    ClaimedItem,
    Did,
    DidChance,
    DidClaim,
    DidForfeit,
    DidNumber,
    DidPick,
    DidSay,
    DidStop,
    DidYield,
)
from bot.table.play import chance_seed

HOUSE = (DidChance, DidStop, DidForfeit, DidYield)
"""What only the table does."""


def did(action: Action, pack: Pack, chance: str | None) -> Did:
    """A decision as the record writes it. ``chance`` is the randomness that was due.

    Raises ValueError for one that no record can hold (a draw while none was due).
    """
    match action:
        case Pick(cards):
            return DidPick(cards=tuple(pack.names(cards)))
        case Say(word):
            return DidSay(word=word)
        case Number(value):
            return DidNumber(value=value)
        case Claim(items):
            named = (ClaimedItem(key=item.key, cards=tuple(pack.names(item.cards))) for item in items)
            return DidClaim(items=tuple(named))
        case Forfeit(player):
            return DidForfeit(player=player)
        case Yield(player):
            return DidYield(player=player)
        case Stop():
            return DidStop()
        case Chance():
            if chance == "draw":
                return DidChance(kind="draw")
            if chance == "shuffle":
                return DidChance(kind="shuffle")
            raise ValueError(f"no randomness of the kind {chance}")


def action_of(done: Did, pack: Pack, seed: bytes) -> Action:
    """The engine's action. ``seed`` is the randomness of the deal. A card the pack has not becomes -1."""
    match done:
        case DidPick(cards=cards):
            return Pick(_cards(cards, pack))
        case DidSay(word=word):
            return Say(word)
        case DidNumber(value=value):
            return Number(value)
        case DidClaim(items=items):
            return Claim(tuple(ClaimItem(item.key, _cards(item.cards, pack)) for item in items))
        case DidForfeit(player=player):
            return Forfeit(player)
        case DidYield(player=player):
            return Yield(player)
        case DidStop():
            return Stop()
        case DidChance(kind=kind):
            return Chance(seed=chance_seed(seed, kind))


def _cards(ids: Iterable[str], pack: Pack) -> tuple[Card, ...]:
    found = (pack.card(card_id) for card_id in ids)
    return tuple(-1 if card is None else card for card in found)
