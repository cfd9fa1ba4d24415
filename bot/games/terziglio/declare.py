"""Declarations from the hand (T37-T40): the offers, the check of a claim, its points."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations
from typing import Any

from bot.engine.actions import ClaimItem, ClaimOffer, Refusal
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardsArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.games.terziglio.deck import MAGICIAN, MATTO, SIZE, WILDS, cards_of, laid_out
from bot.games.terziglio.events import Declared, Event, Meld, PlayBegun
from bot.games.terziglio.melds import COMBINATIONS, FAMILIES, Finder, Found, doubled, family_key
from bot.games.terziglio.scoring import meld_of
from bot.games.terziglio.state import DECLARE, State, refuse

SHORTER = 3
"""The maximum number of shorter sets offered per family besides the best one. Others may be claimed by their cards."""

Items = tuple[tuple[str, int | None], ...]
"""The items of a claim: the key of an offer or family, and the cards shown as a mask, None for those of the offer."""


def claimant(state: State) -> Seat:
    """Return the seat that declares next: the declarer first, then in the order of play (T37)."""
    return (state.setup.declarer + len(state.setup.declared)) % 3


@lru_cache(maxsize=32)
def offers(melds: Finder, hand: int) -> tuple[ClaimOffer, ...]:
    """Return the offers of the best declaration, one per family (T35), each followed by shorter sets (T38).

    A shorter set is part of the longer one, so any offers may be claimed together: the longest of a family counts.
    """
    best = melds.best(hand)
    return tuple([offer for meld in (*best.combinations, *best.patterns) for offer in _offers_of(melds, meld)])


@lru_cache(maxsize=1024)
def _offers_of(melds: Finder, meld: Found) -> tuple[ClaimOffer, ...]:
    """Return the offer of a combination or pattern, followed by its shorter sets."""
    shorter = _shorter(melds, meld)
    kept = shorter if len(shorter) <= SHORTER else [*shorter[: SHORTER - 1], shorter[-1]]
    return (
        _offer(meld, meld.family, ""),
        *[_offer(less, f"{less.family}.{len(less.cards)}", less.family) for less in kept],
    )


def _offer(meld: Found, key: str, part_of: str) -> ClaimOffer:
    name = "claim-terziglio-part" if part_of else "claim-terziglio-meld"
    group = "combinations" if meld.family in COMBINATIONS else "patterns"
    args = {"name": TermArg(family_key(meld.family)), "count": len(meld.cards)}
    return ClaimOffer(key, name, dict(args), laid_out(meld.cards), meld.points, part_of=part_of, group=group)


def _shorter(melds: Finder, meld: Found) -> list[Found]:
    """Return ever smaller legal subsets of a set: first without wild cards, then without the lowest cards.

    If no single card can be removed, two are: the last card of a run and the wild card before it (T28).
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
    """Return the items of a claim whose content is not checked yet, or a refusal."""
    if type(items) is not tuple:
        return Refusal("terziglio-claim-unknown", {}, "T39")
    read: list[tuple[str, int | None]] = []
    for item in items:
        if not isinstance(item, ClaimItem) or type(item.key) is not str or type(item.cards) is not tuple:
            return Refusal("terziglio-claim-unknown", {}, "T39")
        if not all(type(card) is int and 0 <= card < SIZE for card in item.cards):
            return refuse("no-such-card")
        shown = mask_of(item.cards)
        if shown.bit_count() != len(item.cards):
            return Refusal("terziglio-claim-illegal", {"cards": CardsArg(cards_of(shown))}, "T34")
        read.append((item.key, shown if item.cards else None))
    return tuple(read)


def judge(melds: Finder, hand: int, items: Items) -> tuple[Meld, ...] | Refusal:
    """Return the combinations and patterns that the items show, in the order of their families; or a refusal (T39)."""
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
            return refuse("not-held", "T39", cards=CardsArg(cards_of(cards & ~hand)))
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
    """Return the points of the combinations and of the patterns of a declaration, after doubling (T40)."""
    return (
        doubled([meld.points for meld in found if meld.family in COMBINATIONS]),
        doubled([meld.points for meld in found if meld.family not in COMBINATIONS]),
    )


def claim(state: State, seat: Seat, items: tuple[Any, ...]) -> tuple[Event, ...] | Refusal:
    """Return the facts of a player's declaration, or a refusal. After the third one the play begins (T37, T41)."""
    if state.phase != DECLARE:
        return Refusal("terziglio-nothing-to-declare", {}, "T37")
    turn = claimant(state)
    if seat != turn:
        return not_your_turn(turn, "T37")
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
    return made, PlayBegun(setup.declarer if rules.first_lead == "declarer" else setup.eldest)
