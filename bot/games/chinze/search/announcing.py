"""Melds (C24-C34): the announcements that search compares, and what follows each of them.

What is announced scores at once, and the other player sees the cards, which the policy of playouts reads. What is not
announced now is announced before the next card, if it is still held. So the question is what showing costs, and which
card can be played without breaking what is kept back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.actions import Action, ClaimOffer, Decision, Pick, Say
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.engine.searched import claim_of, selections
from bot.games.chinze.deck import COURTS, OF_RANK, TRUMPS
from bot.games.chinze.melds import LEAST_TAROCCHI, TAROCCHI
from bot.games.chinze.search.kernel import announce, legal, show
from bot.games.chinze.search.layout import HIGH, LOW, masks

MELDS = frozenset({"meld-lead", "meld-play"})
"""The kinds of questions whether to announce melds."""
PARTS = frozenset({"show", "three"})
"""The kinds of questions which part of a meld to show."""


class Announcing(NamedTuple):
    """An answer to a question about melds: both masks of each meld that is announced, and the code of the card that is
    played then, -1 for the best one."""

    action: Action
    melds: tuple[tuple[int, int], ...]
    card: int = -1


def announcings(
    decision: Decision,
    answer: Action | None,
    hand: Sequence[Card],
    seen: Sequence[Card],
    said: int,
    codes: Sequence[int],
) -> tuple[Announcing, ...]:
    """Return the answers to compare: announcing everything first. ``answer`` is one that was given and is among them.

    ``seen`` are the cards of the hand that the other player has seen, ``said`` the largest number of tarocchi
    announced, ``codes`` the code of each card. Of a meld that may be shown in part the cards seen go first, then the
    lowest.
    """

    def shown(*melds: Sequence[Card]) -> tuple[tuple[int, int], ...]:
        return tuple([masks(codes, cards) for cards in melds])

    hidden_last = sorted(hand, key=lambda card: (card not in seen, codes[card]))
    if decision.kind in PARTS:
        free = [card for card in hidden_last if card in decision.cards]
        picks = _parts(decision, free)
        if isinstance(answer, Pick) and set(answer.cards) not in [set(one) for one in picks]:
            picks = [*picks, answer.cards]
        return tuple([Announcing(Pick(cards), shown(cards)) for cards in picks])
    found = [
        Announcing(claim_of(chosen), shown(*[one.cards for one in chosen])) for chosen in selections(decision, answer)
    ]
    for word in decision.words:
        part = _part(word.word, hidden_last, said)
        others = [one.cards for one in decision.claims or () if not _contains(one, part)]
        found.append(Announcing(Say(word.word), shown(part, *others)))
    if isinstance(answer, Pick):
        found.append(Announcing(answer, (), codes[answer.cards[0]]))
    return tuple(found)


def _parts(decision: Decision, free: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return the parts to compare: of tarocchi one of each number, of four cards those without each of them."""
    if decision.kind == "show":
        return [tuple(sorted(free[:count])) for count in range(decision.most, decision.least - 1, -1)]
    return [tuple([card for card in decision.cards if card != kept]) for kept in reversed(free)]


def _part(word: str, hand: Sequence[Card], said: int) -> tuple[Card, ...]:
    """Return the cards that are shown of a meld after the word for a part of it: as few as possible."""
    group, count = (TRUMPS, max(LEAST_TAROCCHI, said + 1)) if word == TAROCCHI else (OF_RANK[COURTS.index(word)], 3)
    return tuple([card for card in hand if group >> card & 1][:count])


def _contains(offer: ClaimOffer, part: Sequence[Card]) -> bool:
    return set(part) <= set(offer.cards)


def announced(chosen: Announcing, states: Ints, rules: Ints, me: Seat) -> tuple[Ints, int]:
    """Return worlds in which the seat has announced some melds, and their points."""
    found, points = states.copy(), 0
    for at in found:
        points = sum([show(at, rules, me, low, high) for low, high in chosen.melds])
    return found, points


def playable(at: Ints, rules: Ints) -> Ints:
    """Return the codes of the cards that may be played."""
    low, high = legal(at, rules)
    whole = int(low) | int(high) << 56
    return np.array([code for code in range(78) if whole >> code & 1], np.int64)


def left(at: Ints, rules: Ints, me: Seat, code: int) -> int:
    """Return the points of the melds that the seat can still announce once it has played a card."""
    after = at.copy()
    if code < 56:
        after[LOW + me] &= ~(1 << code)
    else:
        after[HIGH + me] &= ~(1 << code - 56)
    return announce(after, rules)
