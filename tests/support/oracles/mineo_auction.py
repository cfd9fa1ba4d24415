"""The auction of Mineo read again (S22-S37): from the whole list of calls, retold from the start each time."""

from __future__ import annotations

from typing import Any

from .mineo_pack import Options, full

CALLS = ["pago", "mischio", "altre5", "solo", "prendo"]

Said = list[tuple[int, int, str]]
"""(giro, seat, call) of every call so far."""


def speaking_order(dealer: int) -> list[int]:
    return [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


def standing(said: Said, giro: int, options: Options) -> list[int]:
    """S28: those whose latest call is pago; with `round_only` a pago of an earlier giro has lapsed."""
    offers = []
    for seat in range(3):
        own = [(when, call) for when, who, call in said if who == seat]
        if own and own[-1][1] == "pago" and (options["pago_standing"] == "until_next_call" or own[-1][0] == giro):
            offers.append(seat)
    return offers


def _in_giro(said: Said, giro: int) -> dict[int, str]:
    return {who: call for when, who, call in said if when == giro}


def _may_prendo(said: Said, giro: int, seat: int, options: Options) -> bool:
    """S24 in the final; S24's table and `prendo_rounds` of section 15 before it."""
    others = [other for other in range(3) if other != seat]
    offering = [other for other in others if other in standing(said, giro, options)]
    if giro == 4:
        return bool(offering)
    if options["prendo_rounds"] != "all":
        return False
    now = _in_giro(said, giro)
    return bool(offering) and all(other in offering or now.get(other) == "mischio" for other in others)


def legal_calls(said: Said, giro: int, seat: int, dealer: int, options: Options) -> list[str]:
    """S24, S33(c) and the options of the auction, in the order of the vectors."""
    taken = any(call == "prendo" for when, _, call in said if when == giro)
    calls = {"mischio"}
    if taken:
        calls |= {"solo"} | ({"pago"} if options["pago_after_prendo"] else set())
    elif giro == 4:
        calls |= {"solo"}
        if seat != dealer or options["dealer_final_pago"]:
            calls |= {"pago"}
    else:
        calls |= {"pago", "altre5"} | ({"solo"} if giro == 1 else set())
    if not taken and _may_prendo(said, giro, seat, options):
        calls |= {"prendo"}
    return [call for call in CALLS if call in calls]


def rivanto_eligible(said: Said, giro: int, soloist: int, options: Options) -> list[int]:
    """S47 and its option, in order from the soloist's right (S44)."""
    now = _in_giro(said, giro)
    return [
        seat
        for seat in ((soloist + 1) % 3, (soloist + 2) % 3)
        if options["rivanto_eligibility"] == "any_defender"
        or (options["rivanto_eligibility"] == "not_spoken" and seat not in now)
        or (options["rivanto_eligibility"] == "not_passed" and now.get(seat) != "mischio")
    ]


def _paid(giro: int, taker: int, payers: list[int], options: Options) -> dict[str, Any]:
    payments = [0, 0, 0]
    for payer in payers:
        payments[payer] -= options["pago_amount"]
        payments[taker] += options["pago_amount"]
    return {"type": "paid", "round": giro, "taker": taker, "payers": sorted(payers), "payments": payments}


def _solo(said: Said, giro: int, seat: int, dealer: int, options: Options) -> dict[str, Any]:
    shown = seat != dealer or (giro == 1 and options["dealer_shows_monte"] == "stata")
    return {
        "type": "solo",
        "round": giro,
        "soloist": seat,
        "stata": giro == 1,
        "monte_shown": shown,
        "rivanto_eligible": rivanto_eligible(said, giro, seat, options),
        "leader": (seat + 1) % 3,
    }


def auction(dealer: int, calls: list[str], given: Options) -> dict[str, Any]:
    """The `expect` object of an auction vector: the state after the last of these calls."""
    options = full(given)
    said: Said = []
    order = speaking_order(dealer)
    giro, place, ended = 1, 0, None
    taker: int | None = None
    payers: list[int] = []
    seat = order[0]
    for index, call in enumerate(calls):
        if ended or call not in legal_calls(said, giro, seat, dealer, options):
            return {"type": "illegal", "index": index}
        offering = [other for other in standing(said, giro, options) if other != seat]
        said.append((giro, seat, call))
        if call == "solo":
            ended = _solo(said, giro, seat, dealer, options)
        elif taker is not None:
            ended = _paid(giro, taker, payers + ([seat] if call == "pago" else []), options)
        elif call == "prendo":
            taker, payers = seat, offering
            third = [other for other in range(3) if other != seat and other not in payers]
            if giro < 4 or not third or third[0] in _in_giro(said, giro):
                ended = _paid(giro, taker, payers, options)
            else:
                seat = third[0]
        elif place < 2:
            place += 1
            seat = order[place]
        elif giro < 4 and "altre5" in _in_giro(said, giro).values():
            giro, place, seat = giro + 1, 0, order[0]
        else:
            ended = {"type": "annulled", "round": giro, "payments": [0, 0, 0]}
    return ended or {
        "type": "open",
        "round": giro,
        "to_speak": seat,
        "legal": legal_calls(said, giro, seat, dealer, options),
        "offers": standing(said, giro, options),
    }
