"""Declarations in hand: what is offered, what may be shown, what it scores (T37-T40)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations
from typing import Any

from bot.engine.actions import ClaimItem, ClaimOffer, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.engine.text import CardsArg, SeatArg, TermArg
from bot.games.terziglio.count import meld_of
from bot.games.terziglio.events import Declared, Event, Meld, PlayBegun
from bot.games.terziglio.melds import COMBINATIONS, FAMILIES, Finder, Found, doubled
from bot.games.terziglio.pack import MAGICIAN, MATTO, SIZE, WILDS, cards_of, laid_out
from bot.games.terziglio.state import DECLARE, State

SHORTER = 3
"""At most so many shorter ways to show a family are offered beside the best one; others may be named card by card."""

Items = tuple[tuple[str, int | None], ...]
"""What is announced: the key of an offer or a family, and the cards shown, None for those of the offer."""


def claimant(state: State) -> Seat:
    """Whose turn it is to declare: the declarer first, then to the next seat (T37)."""
    return (state.setup.declarer + len(state.setup.declared)) % 3


@lru_cache(maxsize=32)
def offers(melds: Finder, hand: int) -> tuple[ClaimOffer, ...]:
    """The best declaration, one offer per family (T35), each followed by shorter ways to show the same family (T38).

    A shorter way lies inside the longer one, so any of the offers may be announced together: the longest stands.
    """
    found: list[ClaimOffer] = []
    best = melds.best(hand)
    for meld in (*best.combinations, *best.patterns):
        found.append(_offer(meld, meld.family, ""))
        shorter = _shorter(melds, meld)
        kept = shorter if len(shorter) <= SHORTER else [*shorter[: SHORTER - 1], shorter[-1]]
        found += [_offer(less, f"{less.family}.{len(less.cards)}", less.family) for less in kept]
    return tuple(found)


def _offer(meld: Found, key: str, part_of: str) -> ClaimOffer:
    name = "claim-terziglio-part" if part_of else "claim-terziglio-meld"
    group = "combinations" if meld.family in COMBINATIONS else "patterns"
    args = {"name": TermArg(family_key(meld.family)), "count": len(meld.cards)}
    return ClaimOffer(key, name, dict(args), laid_out(meld.cards), meld.points, part_of=part_of, group=group)


def family_key(family: str) -> str:
    """The catalogue key of a family's name."""
    return f"family-terziglio-{family.replace(':', '-')}"


def _shorter(melds: Finder, meld: Found) -> list[Found]:
    """Ever smaller legal sets inside one: the wild cards are kept back first, then what is lowest.

    Where no single card can go, two do: the last card of a run and the wild card that leads to it (T28).
    """
    shorter: list[Found] = []
    cards = mask_of(meld.cards)
    while cards.bit_count() > 3:
        ways = chain(*(combinations(_keep_back(cards), size) for size in (1, 2)))
        less = next((one for away in ways if (one := melds.legal(meld.family, cards ^ mask_of(away)))), None)
        if less is None:
            break
        shorter.append(less)
        cards = mask_of(less.cards)
    return shorter


def _keep_back(cards: int) -> list[Card]:
    wilds = [card for card in (MATTO, MAGICIAN) if cards >> card & 1]
    return wilds + list(reversed(cards_of(cards & ~WILDS)))


def read_items(items: tuple[Any, ...]) -> Items | Refusal:
    """The items of a claim of unknown shape."""
    if type(items) is not tuple:
        return Refusal("terziglio-claim-unknown", {}, "T39")
    read: list[tuple[str, int | None]] = []
    for item in items:
        if not isinstance(item, ClaimItem) or type(item.key) is not str or type(item.cards) is not tuple:
            return Refusal("terziglio-claim-unknown", {}, "T39")
        if not all(type(card) is int and 0 <= card < SIZE for card in item.cards):
            return Refusal("terziglio-no-such-card", {}, "T2")
        shown = mask_of(item.cards)
        if shown.bit_count() != len(item.cards):
            return Refusal("terziglio-claim-illegal", {"cards": CardsArg(cards_of(shown))}, "T34")
        read.append((item.key, shown if item.cards else None))
    return tuple(read)


def judge(melds: Finder, hand: int, items: Items) -> tuple[Meld, ...] | Refusal:
    """What the items show, in the order of the families' first mention; or why they cannot stand (T39)."""
    known = {offer.key: offer for offer in offers(melds, hand)} if any(cards is None for _, cards in items) else {}
    shown: dict[str, int] = {}
    named: set[str] = set()
    for key, cards in items:
        if cards is None:
            offer = known.get(key)
            if offer is None:
                return Refusal("terziglio-claim-unknown", {}, "T39")
            family = offer.part_of or offer.key
            if family in named:
                return Refusal("terziglio-claim-twice", {"name": TermArg(family_key(family))}, "T39")
            shown[family] = shown.get(family, 0) | mask_of(offer.cards)
            continue
        family = key.partition(".")[0]
        if family not in FAMILIES:
            return Refusal("terziglio-claim-unknown", {}, "T39")
        if family in shown:
            return Refusal("terziglio-claim-twice", {"name": TermArg(family_key(family))}, "T39")
        if cards & ~hand:
            return Refusal("terziglio-not-held", {"cards": CardsArg(cards_of(cards & ~hand))}, "T39")
        named.add(family)
        shown[family] = cards
    found: list[Meld] = []
    for family, cards in shown.items():
        meld = melds.legal(family, cards)
        if meld is None:
            args = {"name": TermArg(family_key(family)), "cards": CardsArg(cards_of(cards))}
            return Refusal("terziglio-claim-illegal", dict(args), "T34")
        found.append(meld_of(meld))
    return tuple(found)


def points_of(found: tuple[Meld, ...]) -> tuple[int, int]:
    """Combinations and patterns of one declaration, each doubled from three on (T40)."""
    return (
        doubled([meld.points for meld in found if meld.family in COMBINATIONS]),
        doubled([meld.points for meld in found if meld.family not in COMBINATIONS]),
    )


def claim(state: State, seat: Seat, items: tuple[Any, ...]) -> tuple[Event, ...] | Refusal:
    """One player's declaration; after the third the play begins (T37, T41)."""
    if state.phase != DECLARE:
        return Refusal("terziglio-nothing-to-declare", {}, "T37")
    turn = claimant(state)
    if seat != turn:
        return Refusal("not-your-turn", {"who": SeatArg(turn)}, "T37")
    read = read_items(items)
    if isinstance(read, Refusal):
        return read
    rules, setup = state.match.rules, state.setup
    found = judge(rules.melds, state.table.hands[seat], read)
    if isinstance(found, Refusal):
        return found
    made = Declared(seat, found, *points_of(found))
    if len(setup.declared) < 2:
        return (made,)
    return made, PlayBegun(setup.declarer if rules.declarer_leads else setup.eldest)
