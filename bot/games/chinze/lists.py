"""Single positions of the test data: what may be replied, who wins, what a meld scores, what may be announced."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.conform import ConformError
from bot.engine.inputs import Json
from bot.engine.masks import cards_of, mask_of
from bot.games.chinze.announce import meld_refusal
from bot.games.chinze.inputs import RecordedMeld, known_card, known_cards, meld_of, rules_of, said_of
from bot.games.chinze.legal import legal_mask, reply_wins
from bot.games.chinze.melds import Meld, available, meld
from bot.games.chinze.pack import BIT


class Reply(msgspec.Struct, frozen=True):
    """A card led, the hand that replies, and what it may play (C10-C12, C20)."""

    lead: Card
    hand: int
    legal: int


class Pair(msgspec.Struct, frozen=True):
    """The two cards of a trick, and whether the second wins (C13, C21)."""

    lead: Card
    reply: Card
    second: bool


class Announced(msgspec.Struct, frozen=True):
    """A hand, the meld that somebody wants to announce, and the meld with its points or why it is none (C25-C33)."""

    hand: int
    wanted: RecordedMeld
    found: Meld | Refusal


def reply_of(entry: Json) -> Reply:
    """An entry of ``chinze_replies``. Raises ConformError, as all of these do."""
    hand = mask_of(known_cards("hand", entry.get("hand")))
    lead = known_card("lead", entry.get("lead"))
    if hand & BIT[lead]:
        raise ConformError("lead", "the card led is in the hand")
    return Reply(lead, hand, legal_mask(rules_of(entry), lead, hand))


def pair_of(entry: Json) -> Pair:
    """An entry of ``chinze_tricks``."""
    lead, reply = known_card("lead", entry.get("lead")), known_card("reply", entry.get("reply"))
    if lead == reply:
        raise ConformError("reply", "different cards were expected")
    return Pair(lead, reply, reply_wins(rules_of(entry), lead, reply))


def announced_of(entry: Json) -> Announced:
    """An entry of ``vectors`` with a meld."""
    rules = rules_of(entry)
    hand, said = mask_of(known_cards("hand", entry.get("hand"))), said_of(rules, entry.get("before"))
    kind, cards = meld_of("meld", entry.get("meld"))
    found = meld(said, hand, rules.counting, kind, cards)
    return Announced(hand, (kind, cards), found or meld_refusal(said, hand, rules.counting, kind, cards))


def available_of(entry: Json) -> tuple[tuple[Card, ...], tuple[Meld, ...]]:
    """An entry of ``available``: the hand and every largest meld that would score."""
    rules = rules_of(entry)
    hand, said = mask_of(known_cards("hand", entry.get("hand"))), said_of(rules, entry.get("before"))
    return cards_of(hand), available(said, hand, rules.counting)
