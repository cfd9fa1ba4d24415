"""Scarto, legal cards and tricks of Mineo read again (S40-S43, S51-S66)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .mineo_pack import TAKEABLE, Options, full, height, in_order, is_scartina, suit, value


def may_lay_away(three: list[str], held: list[str], given: Options) -> bool:
    """S41 and `discard_rule`: whether these three of the soloist's 23 cards may go."""
    rule = full(given)["discard_rule"]
    if len(three) != 3 or len(set(three)) != 3 or not set(three) <= set(held):
        return False
    if rule == "free":
        return True
    if any(value(card) in (5, 10) for card in three):
        return False
    if rule == "no_5_10":
        return True

    def first_choice(card: str) -> bool:
        return value(card) not in (5, 10) and suit(card) != "T" if rule == "no_trumps" else is_scartina(card)

    firsts = [card for card in held if first_choice(card)]
    if len(firsts) >= 3:
        return all(first_choice(card) for card in three)
    return all(card in three for card in firsts)


def all_discards(held: list[str], given: Options) -> list[list[str]]:
    return [list(three) for three in combinations(held, 3) if may_lay_away(list(three), held, given)]


def _plain_legal(card: str, hand: list[str], trick: list[str], options: Options) -> bool:
    """S53-S56 for a card other than the Fujutu, to a trick that has a card of some suit."""
    led = suit(next(played for played in trick if played != "F"))
    follow = any(suit(own) == led for own in hand)
    trump = any(suit(own) == "T" for own in hand)
    must_trump = (follow and led == "T") or (not follow and trump and options["void_play"] == "must_trump")
    if follow and suit(card) != led:
        return False
    if must_trump and suit(card) != "T":
        return False
    if must_trump and options["overtrump"]:
        highest = max((height(played) for played in trick if suit(played) == "T"), default=-1)
        could = any(suit(own) == "T" and height(own) > highest for own in hand)
        return height(card) > highest or not could
    return True


def legal_cards(hand: list[str], trick: list[str], given: Options) -> list[str]:
    """S52-S60 by definition, card by card, in canonical order."""
    options = full(given)
    legal = []
    for card in hand:
        if not trick and card == "F":
            allowed = options["fujutu_lead"] == "allowed" or hand == ["F"]
        elif card == "F" or all(played == "F" for played in trick):
            allowed = True
        else:
            allowed = _plain_legal(card, hand, trick, options)
        if allowed:
            legal.append(card)
    return in_order(legal)


def winner(trick: list[str]) -> int:
    """S59: the place (0-2) of the winning card."""
    trumps = [card for card in trick if suit(card) == "T"]
    if trumps:
        return trick.index(max(trumps, key=height))
    led = suit(next(card for card in trick if card != "F"))
    return trick.index(max((card for card in trick if suit(card) == led), key=height))


def piles(soloist: int, scarto: list[str], tricks: list[tuple[int, list[str]]], given: Options) -> dict[str, Any]:
    """S61-S66 over the whole hand: `tricks` are (leader, three cards).

    Answers with the two final piles, the captures, the exchange and the seat of the last trick.
    """
    options = full(given)
    pile: dict[str, list[str]] = {"soloist": list(scarto), "defenders": []}
    taken: list[list[Any]] = []
    debtor: str | None = None
    last = -1

    def side(seat: int) -> str:
        return "soloist" if seat == soloist else "defenders"

    for number, (leader, trick) in enumerate(tricks, 1):
        last = (leader + winner(trick)) % 3
        for place, card in enumerate(trick):
            player = (leader + place) % 3
            if (
                card == "F"
                and side(player) != side(last)
                and not (number == 20 and options["fujutu_last_trick"] == "lost")
            ):
                pile[side(player)].append("F")
                debtor = side(player)
            else:
                pile[side(last)].append(card)
            if card in TAKEABLE and side(player) != side(last):
                taken.append([card, last])
    exchange = None
    if debtor is not None:
        creditor = "defenders" if debtor == "soloist" else "soloist"
        owed = next((card for card in in_order(pile[debtor]) if is_scartina(card)), None)
        if owed is None and options["fujutu_unpaid"] == "surrender":
            owed = "F"
        if owed is not None:
            pile[debtor].remove(owed)
            pile[creditor].append(owed)
        exchange = {"from": debtor, "card": owed}
    return {
        "soloist_pile": in_order(pile["soloist"]),
        "defender_pile": in_order(pile["defenders"]),
        "pigliate": taken,
        "exchange": exchange,
        "last_trick_seat": last,
    }
