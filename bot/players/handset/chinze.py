"""The computer player ``handset``: ``regular`` of this game as it was before its weights were tuned."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card, cards_of, mask_of
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.chinze.deck import (
    BAGATTO,
    BIT,
    FAMILIES,
    MATTO,
    OF_RANK,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TRUMP,
    TRUMPS,
    counting_mask,
    value,
)
from bot.games.chinze.melds import LEAST_TAROCCHI
from bot.games.chinze.options import Rules, read
from bot.games.chinze.play import legal_mask, reply_wins

FOOL = 4.0
"""Points of the Fool (C17)."""


class End(msgspec.Struct, frozen=True, gc=False):
    """Both hands before a trick, as masks: ``mine`` is the hand of the computer player, ``theirs`` the opponent's.

    ``unpaid`` is 1 if the computer player played the Fool and has won no trick since, -1 if the opponent did, else 0.
    """

    mine: int
    theirs: int
    unpaid: int


def best_lead(rules: Rules, end: End) -> tuple[float, Card]:
    """Return the best lead and its result: the points won in the remaining tricks minus those of the opponent."""
    best, chosen = -1e9, -1
    for lead in cards_of(end.mine):
        found = _worst_reply(rules, end, lead, best)
        if found > best:
            best, chosen = found, lead
    return best, chosen


def best_reply(rules: Rules, end: End, lead: Card) -> tuple[float, Card]:
    """Return the best reply and its result, as in :func:`best_lead`. ``end.theirs`` must not contain the card led."""
    best, chosen = -1e9, -1
    for reply in cards_of(legal_mask(rules, lead, end.mine)):
        after, gain, won = _after(rules, end, lead, reply, theirs=True)
        found = gain + _rest(rules, after, leads=won)
        if found > best:
            best, chosen = found, reply
    return best, chosen


def _worst_reply(rules: Rules, end: End, lead: Card, enough: float) -> float:
    """Return the result of a lead against the best reply. Stops as soon as the result is ``enough`` or less."""
    worst = 1e9
    for reply in cards_of(legal_mask(rules, lead, end.theirs)):
        after, gain, won = _after(rules, end, lead, reply, theirs=False)
        worst = min(worst, gain + _rest(rules, after, leads=won))
        if worst <= enough:
            break
    return worst


def _rest(rules: Rules, end: End, *, leads: bool) -> float:
    """Return the result of the remaining tricks. ``leads``: the player of ``end.mine`` leads."""
    if not end.mine:
        return -FOOL * end.unpaid if not rules.unpaid_kept else FOOL * end.unpaid
    if leads:
        return best_lead(rules, end)[0]
    return -best_lead(rules, End(end.theirs, end.mine, -end.unpaid))[0]


def _after(rules: Rules, end: End, lead: Card, reply: Card, *, theirs: bool) -> tuple[End, float, bool]:
    """Return the position after a trick, its result, and whether ``mine`` won it. ``theirs``: the opponent led."""
    won = reply_wins(rules, lead, reply) == theirs
    mine, other = (reply, lead) if theirs else (lead, reply)
    sign = 1 if won else -1
    gain, unpaid = 0.0, end.unpaid
    if unpaid == sign:
        # The first trick that the player of the Fool wins after it: they can give a card for it and keep it (C22).
        gain, unpaid = FOOL * sign, 0
    if MATTO in (lead, reply):
        unpaid = 1 if mine == MATTO else -1
    gain += sign * sum(value(card, rules.counting) + 1 / 3 for card in (lead, reply) if card != MATTO)
    left = end.theirs if theirs else end.theirs ^ BIT[other]
    hand = end.mine ^ BIT[mine]
    if not hand and BAGATTO in (lead, reply):
        owner = 1 if mine == BAGATTO else -1
        gain += rules.urtimo_points * sign if not rules.urtimo_to_bagatto or owner == sign else 0
    return End(hand, left, unpaid), gain, won


PACK_MASK = (1 << SIZE) - 1


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows: its hand, and what may be in the other hand.

    ``hand``, ``seen_there`` (cards known to be in the other hand) and ``unseen`` are masks. ``held_there`` is the
    number of unseen cards in the other hand; the rest are in the talon. ``lead`` is the card to reply to, -1 to lead.
    ``tricks_left`` counts the tricks to be played, ``talon`` the cards in the talon. ``unpaid`` is 1 if this seat
    played the Fool and has won no trick since, -1 if the other did, else 0.
    """

    rules: Rules
    hand: int
    seen_there: int
    unseen: int
    held_there: int
    lead: Card
    tricks_left: int
    talon: int
    unpaid: int

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Return what a seat knows from its own view."""
        public, seat = view.public, view.seat
        hand = mask_of(view.hand)
        gone, unpaid = 0, 0
        for trick in view.seen:
            side = 1 if trick.winning == seat else -1
            if unpaid == side:
                unpaid = 0
            for played in trick.cards:
                gone |= BIT[played.card]
                if played.card == MATTO:
                    unpaid = 1 if played.seat == seat else -1
        lead = -1
        if public.trick is not None and public.trick.cards:
            lead = public.trick.cards[0].card
            gone |= 1 << lead
        there, talon = 0, 0
        for zone in public.zones:
            if zone.key == "zone-chinze-known" and zone.seat != seat:
                there = mask_of(zone.cards)
            elif zone.key == "zone-chinze-talon":
                talon = zone.count
        options: dict[str, Any] = public.options
        held = public.seats[1 - seat].hand_count
        return cls(
            read(options),
            hand,
            there,
            PACK_MASK & ~(hand | gone | there),
            held - there.bit_count(),
            lead,
            len(view.hand) + talon // 2,
            talon,
            unpaid,
        )

    def worth(self, card: Card) -> float:
        """Return the points of a captured card: its value and a third of the point for three cards (C16, C17)."""
        return value(card, self.rules.counting) + 1 / 3

    def none_there(self, cards: int) -> float:
        """Return the probability that the other hand holds none of these cards."""
        if cards & self.seen_there:
            return 0.0
        unknown = self.unseen.bit_count()
        chance = 1.0
        for drawn in range((cards & self.unseen).bit_count()):
            if unknown - self.held_there - drawn <= 0:
                return 0.0
            chance *= (unknown - self.held_there - drawn) / (unknown - drawn)
        return chance

    def stronger(self, card: Card) -> int:
        """Return the mask of the cards of the same suit that beat this card."""
        return self.rules.winning[card] & SUIT_MASKS[SUIT[card]]

    def loses(self, card: Card) -> float:
        """Estimate the probability that a card led loses the trick."""
        if card == MATTO:
            return 1.0
        above = 1 - self.none_there(self.stronger(card))
        if SUIT[card] == TRUMP:
            return above
        void = self.none_there(SUIT_MASKS[SUIT[card]])
        return above + void * (1 - self.none_there(TRUMPS))


LOOKED_THROUGH = 4
"""Number of tricks before the end from which on all ways of playing are searched."""

LATE = 6
"""Number of tricks left from which on playing the Fool is urgent: a card must be captured after it (C23)."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Answer any question of the game. ``rng`` chooses the cut and decides between nearly equal estimates."""
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
    """Return the card with the best search result or estimate."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    if not known.talon and known.tricks_left <= LOOKED_THROUGH:
        end = End(known.hand, known.unseen | known.seen_there, known.unpaid)
        return (best_lead(known.rules, end) if known.lead < 0 else best_reply(known.rules, end, known.lead))[1]
    promise = _leading if known.lead < 0 else _replying
    return max((promise(known, card) - _price(known, card) + rng.below(100) / 2000, card) for card in decision.cards)[1]


def _replying(known: Knowledge, card: Card) -> float:
    """Return the points that this reply wins, negative if it loses them."""
    lead = known.lead
    if card == MATTO:
        return -known.worth(lead)
    if lead == MATTO:
        return known.worth(card)
    stake = known.worth(lead) + known.worth(card) + _last(known, card) + _last(known, lead)
    return stake if reply_wins(known.rules, lead, card) else -stake


def _leading(known: Knowledge, card: Card) -> float:
    """Estimate the points of this lead: what it wins if it takes the trick, minus what it loses if not."""
    if card == MATTO:
        return -0.6
    lost = known.loses(card)
    worth = known.worth(card) + _last(known, card)
    return (1 - lost) * (worth + 0.7) - lost * (worth + 1.0)


def _last(known: Knowledge, card: Card) -> float:
    """Return the extra points at stake with a Bagatto in the last trick, 0 for other cards and tricks (C35)."""
    return float(known.rules.urtimo_points) if card == BAGATTO and known.tricks_left == 1 else 0.0


def _price(known: Knowledge, card: Card) -> float:
    """Estimate the points lost by playing a card now: its later strength, and melds that it may still make."""
    left = known.tricks_left
    if card == MATTO:
        return _fool(left)
    price = 0.0
    if SUIT[card] == TRUMP:
        price = 0.5 + 0.12 * known.rules.strength[card]
        if card == BAGATTO and left > 1:
            # The Bagatto scores in the last trick; more tarocchi in hand make it likelier to keep it until then.
            price += 0.1 * known.rules.urtimo_points * (known.hand & TRUMPS).bit_count() / max(left, 6)
    else:
        price = 0.04 * known.rules.strength[card]
        if (known.hand & SUIT_MASKS[SUIT[card]]).bit_count() == 1:
            price -= 0.2
    return price + (_melds(known, card) if known.talon else 0.0)


def _fool(left: int) -> float:
    """Return the price of playing the Fool with ``left`` tricks left; negative makes it urgent (``LATE``)."""
    if left == 1:
        return 0.0
    return 0.3 if left > LATE else -1.5 * (LATE - left + 1)


def _melds(known: Knowledge, card: Card) -> float:
    """Estimate the points of the melds that the card may still help to make."""
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
