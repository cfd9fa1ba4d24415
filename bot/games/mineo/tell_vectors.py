"""Single positions of the test data as a person would read them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.engine.conform import ConformError, Told
from bot.engine.inputs import Json, as_int, known_cards, told_entries
from bot.engine.text import CardsArg, Line, SeatArg, TermArg
from bot.engine.view import CountLine
from bot.games.mineo.auction import CALLS, NEXT, after_call, next_giro, opened
from bot.games.mineo.inputs import calls_of, rules_of
from bot.games.mineo.pack import PACK

Lines = Iterable[Line | CountLine]
Fill = Callable[[Json], Json]


def teller(fill: Fill, lines: Callable[[Json], Lines]) -> Callable[[dict[str, Any]], Iterator[Told | ConformError]]:
    """Tells every vector of a document; ``fill`` recomputes what is expected of one."""
    return lambda document: told_entries(document, "vectors", lambda entry: lines(fill(entry)))


def auction(entry: Json) -> Lines:
    """The calls giro by giro, each with its speaker, and what they have led to."""
    dealer, found = as_int("dealer", entry["dealer"], 0, 2), entry["expect"]
    yield Line("mineo-tell-dealer", {"seat": SeatArg(dealer)})
    rules, state = rules_of(entry.get("options")), opened(dealer)
    for index, call in enumerate(calls_of(entry)):
        if found["type"] == "illegal" and index == found["index"]:
            yield Line("mineo-tell-illegal", {"call": _call(call)})
            return
        yield Line("mineo-news-called", {"seat": SeatArg(state.to_speak), "call": _call(call)})
        state, outcome = after_call(state, call)
        if outcome == NEXT:
            state = next_giro(rules, state)
            yield Line("mineo-news-giro", {"cards": 5 * state.giro})
    for seat in found.get("offers", ()):
        yield Line("mineo-status-offer", {"seat": SeatArg(seat), "count": rules.pago_amount})
    yield from _end(found)


def _end(found: Json) -> Lines:
    """Where an auction stands: who speaks and may say what, or how it ended."""
    match found["type"]:
        case "open":
            yield Line("mineo-tell-open", {"seat": SeatArg(found["to_speak"]), "number": found["round"]})
            for call in found["legal"]:
                yield Line("mineo-tell-may", {"call": _call(call)})
        case "annulled":
            yield Line("mineo-outcome-annulled")
        case "paid":
            for payer in found["payers"]:
                count = -found["payments"][payer]
                args = {"seat": SeatArg(payer), "taker": SeatArg(found["taker"]), "count": count}
                yield Line("mineo-outcome-paid", {**args})
        case _:
            soloist = {"seat": SeatArg(found["soloist"])}
            yield Line("mineo-news-stata" if found["stata"] else "mineo-news-solo", {**soloist})
            yield Line("mineo-tell-monte-shown" if found["monte_shown"] else "mineo-news-monte-taken", {**soloist})
            for seat in found["rivanto_eligible"]:
                yield Line("mineo-status-rivanto", {"seat": SeatArg(seat)})
            yield Line("mineo-news-leads", {"seat": SeatArg(found["leader"])})


def trick(entry: Json) -> Lines:
    """What may be played, or who wins."""
    lying = known_cards(PACK, "trick", entry["trick"])
    found = entry["expect"]
    if "winner" in found:
        args = {"number": 1, "leader": SeatArg(0), "cards": CardsArg(lying), "winner": SeatArg(found["winner"])}
        yield Line("mineo-tell-trick", {**args})
        return
    if lying:
        yield Line("mineo-tell-lying", {"cards": CardsArg(lying)})
    hand = known_cards(PACK, "hand", entry["hand"])
    yield Line("mineo-tell-hand", {"seat": SeatArg(len(lying)), "cards": CardsArg(hand)})
    yield Line("mineo-tell-allowed", {"cards": CardsArg(known_cards(PACK, "legal", found["legal"]))})


def score(entry: Json) -> Lines:
    """The jochi of a hand that is over, the soloist's first, and who pays."""
    found, soloist = entry["expect"], as_int("soloist", entry["soloist"], 0, 2)
    first, second = (seat for seat in range(3) if seat != soloist)
    sides = {"soloist": SeatArg(soloist), "first": SeatArg(first), "second": SeatArg(second)}
    yield Line("mineo-tell-count", {**sides})
    points = found["card_points"]
    yield Line("mineo-tell-points", {"soloist": points["soloist"], "defenders": points["defenders"]})
    for kind, two in found["jochi"].items():
        if two["soloist"] or two["defenders"]:
            yield CountLine(f"mineo-tell-joco-{kind.replace('_', '-')}", (two["soloist"], two["defenders"]))
    yield CountLine("mineo-tell-total", (found["total"]["soloist"], found["total"]["defenders"]))
    for seat, chips in enumerate(found["payments"]):
        yield Line("mineo-tell-chips", {"seat": SeatArg(seat), "count": chips})


def _call(call: str) -> TermArg | str:
    """A call by its name; a word that is none as it was written."""
    return TermArg(f"call-mineo-{call}") if call in CALLS else call
