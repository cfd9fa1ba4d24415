"""Count and settlement of Mineo read again (S67-S84), and the match (S85-S89)."""

from __future__ import annotations

from typing import Any

from .mineo_pack import PACK, SIDES, Options, full, thirds

KINGS = {"OR", "CR", "SR", "BR"}
FOUR_ARIE = {"T16", "T17", "T18", "T19"}


def points(number: int) -> str:
    """A number of thirds as the vectors write it: "55", "54+2/3"."""
    whole, rest = divmod(number, 3)
    return str(whole) + (f"+{rest}/3" if rest else "")


def _arie(pile: set[str], cumulative: bool) -> int:
    if not pile >= FOUR_ARIE:
        return 0
    if "T20" not in pile:
        return 1
    return 3 if cumulative else 2


def _rimatura(soloist_thirds: int, options: Options) -> bool:
    """Whether the soloist has it (S13, S69 and the options `rimatura_rule`, `last_trick_points`)."""
    whole = sum(map(thirds, PACK)) + 3 * options["last_trick_points"]
    if options["rimatura_rule"] == "full_points":
        return soloist_thirds // 3 >= (55 if options["last_trick_points"] == 5 else 53)
    return 2 * soloist_thirds > whole


def settle(
    soloist: int,
    piles: dict[str, list[str]],
    *,
    stata: bool,
    scommessa: bool,
    rivanto_by: int | None,
    last_trick_seat: int,
    pigliate: list[list[Any]],
    given: Options,
) -> dict[str, Any]:
    """The `expect` object of a scoring vector."""
    options = full(given)
    last = "soloist" if last_trick_seat == soloist else "defenders"
    sets = {side: set(piles[side]) for side in SIDES}
    counted = {side: sum(map(thirds, piles[side])) for side in SIDES}
    counted[last] += 3 * options["last_trick_points"]
    jochi = {
        name: {"soloist": 0, "defenders": 0}
        for name in ("rimatura", "vanto", "rivanto", "quattro_re", "arie", "pigliate", "scommessa")
    }
    jochi["rimatura"]["soloist" if _rimatura(counted["soloist"], options) else "defenders"] = 1
    jochi["vanto"][last] = 1
    if rivanto_by is not None:
        kept = last_trick_seat == rivanto_by if options["rivanto_target"] == "personal" else last == "defenders"
        if kept:
            jochi["rivanto"]["defenders"] = 1
        elif options["rivanto_failure"] == "to_soloist":
            jochi["rivanto"]["soloist"] = 1
    for side in SIDES:
        jochi["quattro_re"][side] = int(sets[side] >= KINGS)
        jochi["arie"][side] = _arie(sets[side], options["arie_giove_cumulative"])
        jochi["pigliate"][side] = sum(1 for _, seat in pigliate if (seat == soloist) == (side == "soloist"))
    if scommessa:
        jochi["scommessa"]["soloist" if sets["soloist"] >= {"T20", "T1", "F"} else "defenders"] = 1
    total = {side: sum(line[side] for line in jochi.values()) for side in SIDES}
    difference = total["soloist"] - total["defenders"]
    multiplier = 2 if stata else 1
    each = difference * multiplier
    return {
        "card_points": {
            "soloist": points(counted["soloist"]),
            "defenders": points(counted["defenders"]),
            "soloist_thirds": counted["soloist"],
            "defenders_thirds": counted["defenders"],
        },
        "jochi": jochi,
        "total": total,
        "difference": difference,
        "multiplier": multiplier,
        "payments": [2 * each if seat == soloist else -each for seat in range(3)],
    }


def match(first_dealer: int, results: list[dict[str, Any]], given: Options) -> dict[str, Any]:
    """Where the match stands after these hands (`type` and `payments` of each, in order).

    The dealer of every hand (S89), the chips (S87), hands counted (S86), whether it is over (S85) and the places (S88).
    """
    options = full(given)
    counting = {"played": {"played"}, "settled": {"played", "paid"}, "deals": {"played", "paid", "annulled"}}
    chips = [options["starting_chips"]] * 3
    counted = 0
    dealers = []
    for number, result in enumerate(results):
        dealers.append((first_dealer + number) % 3)
        chips = [held + paid for held, paid in zip(chips, result["payments"], strict=True)]
        counted += result["type"] in counting[options["match_count"]]
    return {
        "dealers": dealers,
        "chips": chips,
        "counted": counted,
        "over": counted >= options["match_hands"],
        "places": [1 + sum(other > own for other in chips) for own in chips],
    }
