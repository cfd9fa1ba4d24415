"""The auction as a machine of its own (S22-S37): who may say what, and where a call leads. It knows no cards."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Seat
from bot.games.mineo.options import Rules

PAGO, MISCHIO, ALTRE5, SOLO, PRENDO = "pago", "mischio", "altre5", "solo", "prendo"
CALLS = (PAGO, MISCHIO, ALTRE5, SOLO, PRENDO)
"""All calls, in the order in which they are listed."""

OPEN, NEXT, STOOD, PAID, ANNULLED = "open", "next", "solo", "paid", "annulled"
"""Where a call leads: on to the next speaker, to the next giro, or to one of the three ends."""

FINAL = 4


class Said(msgspec.Struct, frozen=True, gc=False):
    """One call as it was made."""

    giro: int
    seat: Seat
    call: str


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction of one hand. ``offers`` and ``payers`` are masks of seats; ``spoken`` the seats that have made a call
    in this giro; ``taker`` is -1 until a prendo. ``calls`` are all calls so far, oldest first."""

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
    """The auction before the first call."""
    return Auction(dealer, 1, (dealer + 1) % 3)


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, ascending."""
    return tuple(seat for seat in range(3) if mask >> seat & 1)


def next_giro(rules: Rules, auction: Auction) -> Auction:
    """The auction when five more cards have been dealt; offers stand unless they last one giro only (S28)."""
    return Auction(
        auction.dealer,
        auction.giro + 1,
        (auction.dealer + 1) % 3,
        offers=0 if rules.pago_round_only else auction.offers,
        calls=auction.calls,
    )


def legal_calls(rules: Rules, auction: Auction) -> tuple[str, ...]:
    """What the seat that is to speak may say, in the order of :data:`CALLS` (S24)."""
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
    """Each of the other two offers or has said mischio in this giro (option ``prendo_rounds = all``)."""
    passed = {said.seat for said in auction.calls if said.giro == auction.giro and said.call == MISCHIO}
    return all(auction.offers >> other & 1 or other in passed for other in range(3) if other != seat)


def after_call(auction: Auction, call: str) -> tuple[Auction, str]:
    """The auction after a legal call of the seat that is to speak, and where it leads (S25-S37)."""
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
    """The chip change of every seat when the offers are taken (S34)."""
    change = [0, 0, 0]
    for payer in seats_of(auction.payers):
        change[payer] -= rules.pago_amount
        change[auction.taker] += rules.pago_amount
    return change[0], change[1], change[2]


def monte_is_shown(rules: Rules, soloist: Seat, dealer: Seat, *, stata: bool) -> bool:
    """Whether everybody sees the monte before the soloist takes it (S39)."""
    return soloist != dealer or (stata and rules.dealer_shows_stata)


def rivanto_eligible(rules: Rules, auction: Auction, soloist: Seat) -> tuple[Seat, ...]:
    """The defenders who may say mi rivanto, in order from the soloist's right (S47)."""
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
