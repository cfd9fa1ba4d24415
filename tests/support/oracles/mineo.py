"""One hand of Mineo told again from its decisions, in the format of the vectors (`selfplay.json`)."""

from __future__ import annotations

from typing import Any

from .mineo_auction import auction
from .mineo_pack import Options, full, packets
from .mineo_play import legal_cards, piles, winner
from .mineo_score import settle


def recount(hand: dict[str, Any], given: Options) -> dict[str, Any]:
    """The hand with every derived field: `calls` with `legal`, `plays` with `legal`, `tricks`, `result`."""
    dealer, deck = hand["dealer"], hand["deck"]
    said = [entry["call"] for entry in hand["calls"]]
    calls = []
    for number, call in enumerate(said):
        before = auction(dealer, said[:number], given)
        calls.append({"round": before["round"], "seat": before["to_speak"], "legal": before["legal"], "call": call})
    told: dict[str, Any] = {"dealer": dealer, "deck": deck, "calls": calls}
    end = auction(dealer, said, given)
    if end["type"] != "solo":
        return told | {"result": end}
    return told | _played(hand, end, given)


def _played(hand: dict[str, Any], end: dict[str, Any], given: Options) -> dict[str, Any]:
    soloist = end["soloist"]
    hands = packets(hand["dealer"], hand["deck"], 4)
    hands[soloist] = [card for card in hands[soloist] + hand["deck"][60:] if card not in hand["discard"]]
    plays, tricks = [], []
    leader = end["leader"]
    table: list[str] = []
    for number, entry in enumerate(hand["plays"]):
        seat = (leader + number % 3) % 3
        plays.append({"seat": seat, "legal": legal_cards(hands[seat], table, given), "card": entry["card"]})
        hands[seat].remove(entry["card"])
        table.append(entry["card"])
        if len(table) == 3:
            took = (leader + winner(table)) % 3
            tricks.append({"leader": leader, "cards": table, "winner": took})
            leader, table = took, []
    spoils = piles(soloist, hand["discard"], [(trick["leader"], trick["cards"]) for trick in tricks], given)
    rivanto_by = [said["seat"] for said in hand["declarations"] if said["say"] == "rivanto"]
    result = settle(
        soloist,
        {"soloist": spoils["soloist_pile"], "defenders": spoils["defender_pile"]},
        stata=end["stata"],
        scommessa=any(said["say"] == "scommessa" for said in hand["declarations"]),
        rivanto_by=rivanto_by[0] if rivanto_by else None,
        last_trick_seat=spoils["last_trick_seat"],
        pigliate=spoils["pigliate"],
        given=given,
    )
    return {
        "discard": hand["discard"],
        "declarations": hand["declarations"],
        "plays": plays,
        "tricks": tricks,
        "result": result | spoils | {"type": "played", "soloist": soloist, "stata": end["stata"]},
    }


def asked(
    end: dict[str, Any], hand_after: list[str], said: list[tuple[int, str]], given: Options
) -> tuple[int, list[str]] | None:
    """Who declares next and what they may say (S44-S48), or no one; `hand_after` is the soloist's twenty cards."""
    options = full(given)
    if not said:
        bare = options["scommessa_requires"] == "fujutu" and "F" not in hand_after
        return end["soloist"], ["no"] if bare else ["no", "scommessa"]
    if said[-1][1] == "rivanto":
        return None
    waiting = [seat for seat in end["rivanto_eligible"] if seat not in [who for who, _ in said]]
    return (waiting[0], ["no", "rivanto"]) if waiting else None
