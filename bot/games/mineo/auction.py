"""The auction (S22-S37): which calls are legal, and what follows from each call.

Nothing here depends on the cards that the players hold.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Seat
from bot.games.mineo.options import Rules

PAGO, MISCHIO, ALTRE5, SOLO, PRENDO = "pago", "mischio", "altre5", "solo", "prendo"
CALLS = (PAGO, MISCHIO, ALTRE5, SOLO, PRENDO)
"""All calls of the auction (S22), in the order in which players see them."""

OPEN, NEXT, STOOD, PAID, ANNULLED = "open", "next", "solo", "paid", "annulled"
"""What follows a call: the next speaker (OPEN), the next giro (NEXT), or an end of the auction, with a soloist (STOOD),
with the offers taken (PAID) or with neither (ANNULLED)."""

FINAL = 4
"""The number of the last giro, in which `prendo` is legal (S24)."""


class Said(msgspec.Struct, frozen=True, gc=False):
    """A call, with its giro and the seat that made it."""

    giro: int
    seat: Seat
    call: str


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction of one hand.

    ``offers`` (the offers that stand), ``payers`` (the offers taken) and ``spoken`` (who has called in this giro) are
    masks of seats. ``wants_more`` is True after an `altre5` in this giro. ``taker`` is the seat that said `prendo`, or
    -1. ``calls`` holds all calls so far, oldest first.
    """

    dealer: Seat
    giro: int = 1
    to_speak: Seat = 0
    spoken: int = 0
    wants_more: bool = False
    offers: int = 0
    taker: Seat = -1
    payers: int = 0
    calls: tuple[Said, ...] = ()


def opened(dealer: Seat) -> Auction:
    """Return the auction of a hand before the first call."""
    return Auction(dealer, 1, (dealer + 1) % 3)


def seats_of(mask: int) -> tuple[Seat, ...]:
    """Return the seats of a mask, in ascending order."""
    return tuple(seat for seat in range(3) if mask >> seat & 1)


def next_giro(rules: Rules, auction: Auction) -> Auction:
    """Return the auction at the start of the next giro.

    Offers still stand, unless the option ``pago_standing`` limits them to one giro (S28).
    """
    return Auction(
        auction.dealer,
        auction.giro + 1,
        (auction.dealer + 1) % 3,
        offers=0 if rules.pago_round_only else auction.offers,
        calls=auction.calls,
    )


def legal_calls(rules: Rules, auction: Auction) -> tuple[str, ...]:
    """Return the legal calls of the seat that speaks next, in the order of :data:`CALLS` (S24, S33)."""
    seat, others = auction.to_speak, auction.offers & ~(1 << auction.to_speak)
    if auction.taker >= 0:
        return (PAGO, MISCHIO, SOLO) if rules.pago_after_prendo else (MISCHIO, SOLO)
    found: list[str] = []
    if auction.giro < FINAL:
        found += [PAGO, MISCHIO, ALTRE5]
        if auction.giro == 1:
            found.append(SOLO)
        if rules.prendo_always and others and _others_are_out(auction, seat):
            found.append(PRENDO)
        return tuple(found)
    if seat != auction.dealer or rules.dealer_final_pago:
        found.append(PAGO)
    found += [MISCHIO, SOLO]
    if others:
        found.append(PRENDO)
    return tuple(found)


def _others_are_out(auction: Auction, seat: Seat) -> bool:
    """Return True if each of the other two has a standing offer or has said `mischio` in this giro.

    The option ``prendo_rounds = all`` allows `prendo` before the last giro only in this case (S24).
    """
    passed = {said.seat for said in auction.calls if said.giro == auction.giro and said.call == MISCHIO}
    return all(auction.offers >> other & 1 or other in passed for other in range(3) if other != seat)


def after_call(auction: Auction, call: str) -> tuple[Auction, str]:
    """Return the auction after a legal call of the seat that speaks next, and what follows (S25-S37)."""
    seat = auction.to_speak
    bit = 1 << seat
    offers = auction.offers | bit if call == PAGO else auction.offers & ~bit
    taker, payers = auction.taker, auction.payers
    spoken = auction.spoken | bit
    wants_more = auction.wants_more or call == ALTRE5
    outcome, to_speak = OPEN, (seat + 1) % 3
    if call == SOLO:
        outcome = STOOD
    elif call == PRENDO:
        taker, payers = seat, offers
        third = next((other for other in range(3) if other != seat and not payers >> other & 1), None)
        if auction.giro < FINAL or third is None or spoken >> third & 1:
            outcome = PAID
        else:
            to_speak = third
    elif taker >= 0:
        outcome = PAID
        if call == PAGO:
            payers |= bit
    elif seat == auction.dealer:
        outcome = NEXT if auction.giro < FINAL and wants_more else ANNULLED
    calls = (*auction.calls, Said(auction.giro, seat, call))
    return Auction(auction.dealer, auction.giro, to_speak, spoken, wants_more, offers, taker, payers, calls), outcome


def payments(rules: Rules, auction: Auction) -> tuple[int, int, int]:
    """Return the change in chips of every seat when the offers are taken (S34)."""
    change = [0, 0, 0]
    for payer in seats_of(auction.payers):
        change[payer] -= rules.pago_amount
        change[auction.taker] += rules.pago_amount
    return change[0], change[1], change[2]


def monte_is_shown(rules: Rules, soloist: Seat, dealer: Seat, *, stata: bool) -> bool:
    """Return True if all players see the monte before the soloist takes it (S39)."""
    return soloist != dealer or (stata and rules.dealer_shows_stata)


def rivanto_eligible(rules: Rules, auction: Auction, soloist: Seat) -> tuple[Seat, ...]:
    """Return the defenders who may say *mi rivanto*, in order from the soloist's right (S47)."""
    said = {one.seat: one.call for one in auction.calls if one.giro == auction.giro}
    found: list[Seat] = []
    for step in (1, 2):
        seat = (soloist + step) % 3
        barred = {
            "not_spoken": seat in said,
            "not_passed": said.get(seat) == MISCHIO,
            "any_defender": False,
        }[rules.rivanto_eligibility]
        if not barred:
            found.append(seat)
    return tuple(found)
