"""The kinds of shared test data for Mineo (auctions, tricks, scores, hands), and how the bot recomputes each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from bot.engine.cards import mask_of
from bot.engine.inputs import Errors, Json, as_int, each_entry, entries, known_cards, told_entries
from bot.engine.text import CardsArg, Line, SeatArg, TermArg
from bot.engine.vectors import ConformError, ConformKind, NarratedPosition, PlayedGame, RecordedGames, RefusedAction
from bot.engine.view import CountLine
from bot.games.mineo.auction import (
    ANNULLED,
    CALLS,
    NEXT,
    OPEN,
    PAID,
    STOOD,
    after_call,
    legal_calls,
    next_giro,
    opened,
    seats_of,
)
from bot.games.mineo.deck import PACK
from bot.games.mineo.options import META
from bot.games.mineo.play import led_by, legal_mask, winner_of
from bot.games.mineo.recorded import (
    annulled_json,
    calls_of,
    ended_hand,
    hand_json,
    names,
    paid_json,
    recorded,
    replay,
    rules_of,
    score_json,
    stood_json,
)
from bot.games.mineo.scoring import score_of
from bot.games.mineo.state import State

HANDS = ("hands", "auction_only_hands")
"""The keys under which a document keeps recorded hands."""

Process = Callable[[Json], tuple[Json, Errors]]


Narrator = Callable[[dict[str, Any]], Iterator[NarratedPosition | ConformError]]
"""Narrates the positions of a document."""


def _some(document: Mapping[str, Any], keys: tuple[str, ...], fits: Callable[[Mapping[str, Any]], bool]) -> bool:
    return any(isinstance(entry, dict) and fits(cast(Json, entry)) for key in keys for entry in entries(document, key))


def _is_auction(entry: Mapping[str, Any]) -> bool:
    return "calls" in entry and "dealer" in entry


def _is_score(entry: Mapping[str, Any]) -> bool:
    return "soloist_cards" in entry and "defender_cards" in entry


def _are_tricks(document: Mapping[str, Any]) -> bool:
    if document.get("game") == META.slug:
        return _some(document, ("vectors",), lambda entry: "trick" in entry)
    return _some(document, ("vectors",), _is_trick)


def _is_trick(entry: Mapping[str, Any]) -> bool:
    """Return True if ``entry`` is a trick vector of Mineo.

    Its trick and its hand, if it has one, must be ids of this pack, and it must have no field of another kind.
    """
    trick, hand = entry.get("trick"), entry.get("hand")
    if not isinstance(trick, list) or not isinstance(hand, list | None) or "cards" in entry or "before" in entry:
        return False
    cards: list[Any] = [*trick, *(hand or [])]
    return bool(cards) and all(isinstance(card, str) and PACK.card(card) is not None for card in cards)


def _are_hands(document: Mapping[str, Any]) -> bool:
    return _some(document, HANDS, lambda entry: "deck" in entry and "calls" in entry)


_SORTS = (_is_auction, _is_score, _is_trick)


def _vectors(own: Callable[[Mapping[str, Any]], bool], fill: Callable[[Json], Json]) -> Process:
    """Return a function that fills in the vectors of a document.

    A file may hold several kinds of vectors: those that are clearly of another kind are left unchanged.
    """

    def only_own(entry: Json) -> Json:
        foreign = not own(entry) and any(fits(entry) for fits in _SORTS)
        return entry if foreign else fill(entry)

    def process(document: Json) -> tuple[Json, Errors]:
        out, errors = dict(document), Errors()
        each_entry(out, "vectors", only_own, errors)
        return out, errors

    return process


def _auction(entry: Json) -> Json:
    rules = rules_of(entry.get("options"))
    auction, outcome = opened(as_int("dealer", entry.get("dealer"), 0, 2)), OPEN
    for index, call in enumerate(calls_of(entry)):
        if outcome != OPEN or call not in legal_calls(rules, auction):
            return {**entry, "expect": {"type": "illegal", "index": index}}
        auction, outcome = after_call(auction, call)
        if outcome == NEXT:
            auction, outcome = next_giro(rules, auction), OPEN
    if outcome == STOOD:
        expect = stood_json(rules, auction, auction.calls[-1].seat)
    elif outcome == PAID:
        expect = paid_json(rules, auction)
    elif outcome == ANNULLED:
        expect = annulled_json(auction.giro)
    else:
        expect = {
            "type": "open",
            "round": auction.giro,
            "to_speak": auction.to_speak,
            "legal": list(legal_calls(rules, auction)),
            "offers": list(seats_of(auction.offers)),
        }
    return {**entry, "expect": expect}


def _trick(entry: Json) -> Json:
    rules = rules_of(entry.get("options"))
    trick = known_cards(PACK, "trick", entry.get("trick"))
    led = led_by(trick)
    if entry.get("hand") is not None:
        hand = mask_of(known_cards(PACK, "hand", entry["hand"]))
        if len(trick) > 2:
            raise ConformError("trick", "at most two cards were expected beside a hand")
        if hand & mask_of(trick):
            raise ConformError("hand, trick", "no card can be both in the hand and on the table")
        return {**entry, "expect": {"legal": names(legal_mask(rules, trick, led, hand))}}
    if len(trick) != 3:
        raise ConformError("trick", "three cards were expected")
    return {**entry, "expect": {"winner": winner_of(trick, 0, led)}}


def _score(entry: Json) -> Json:
    return {**entry, "expect": score_json(score_of(rules_of(entry.get("options")), ended_hand(entry)))}


def _hands(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()

    def fill(entry: Json) -> Json:
        return hand_json(entry, replay(recorded(document, entry)))

    for key in HANDS:
        if out.get(key) is not None:
            try:
                each_entry(out, key, fill, errors)
            except ConformError as error:
                errors.append(error)
    return out, errors


def _played(document: Json, entry: Json) -> PlayedGame:
    hand, states = recorded(document, entry), list[State]()
    refused = (played := replay(hand, states.append)).refused
    return PlayedGame(hand.options, tuple(states), RefusedAction(played.where, refused) if refused else None)


def _are(fits: Callable[[Mapping[str, Any]], bool]) -> Callable[[Mapping[str, Any]], bool]:
    return lambda document: _some(document, ("vectors",), fits)


Lines = Iterable[Line | CountLine]
Fill = Callable[[Json], Json]


def _teller(fill: Fill, lines: Callable[[Json], Lines]) -> Narrator:
    """Return a function that describes every vector of a document.

    ``fill`` recomputes the expected fields of one vector; ``lines`` describes it.
    """
    return lambda document: told_entries(document, "vectors", lambda entry: lines(fill(entry)))


def _auction_lines(entry: Json) -> Lines:
    """Yields the calls by giro, each with the player who made it, and the result."""
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
    yield from _auction_end(found)


def _auction_end(found: Json) -> Lines:
    """Yields who speaks next and what they may say, or how the auction ended."""
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


def _trick_lines(entry: Json) -> Lines:
    """Yields the trick with its winner, or the cards on the table with the hand and its legal cards."""
    lying = known_cards(PACK, "trick", entry["trick"])
    found = entry["expect"]
    if "winner" in found:
        args = {"number": 1, "leader": SeatArg(0), "cards": CardsArg(lying), "winner": SeatArg(found["winner"])}
        yield Line("told-trick", {**args})
        return
    if lying:
        yield Line("mineo-tell-lying", {"cards": CardsArg(lying)})
    hand = known_cards(PACK, "hand", entry["hand"])
    yield Line("told-hand", {"seat": SeatArg(len(lying)), "cards": CardsArg(hand)})
    yield Line("mineo-tell-allowed", {"cards": CardsArg(known_cards(PACK, "legal", found["legal"]))})


def _score_lines(entry: Json) -> Lines:
    """Yields the jochi of both sides, the soloist's first, and the change in chips of each seat."""
    found, soloist = entry["expect"], as_int("soloist", entry["soloist"], 0, 2)
    first, second = (seat for seat in range(3) if seat != soloist)
    sides = {"soloist": SeatArg(soloist), "first": SeatArg(first), "second": SeatArg(second)}
    yield Line("mineo-tell-count", {**sides})
    points = found["card_points"]
    yield Line("mineo-tell-points", {"soloist": points["soloist"], "defenders": points["defenders"]})
    for kind, two in found["jochi"].items():
        if two["soloist"] or two["defenders"]:
            yield CountLine(f"mineo-tell-joco-{kind.replace('_', '-')}", (two["soloist"], two["defenders"]))
    yield CountLine("told-total", (found["total"]["soloist"], found["total"]["defenders"]))
    for seat, chips in enumerate(found["payments"]):
        yield Line("mineo-tell-chips", {"seat": SeatArg(seat), "count": chips})


def _call(call: str) -> TermArg | str:
    """Return the translated name of a call, or the word as written if it is not a call of the game."""
    return TermArg(f"call-mineo-{call}") if call in CALLS else call


KINDS: tuple[ConformKind, ...] = (
    ConformKind(
        "mineo auctions", _are(_is_auction), _vectors(_is_auction, _auction), _teller(_auction, _auction_lines)
    ),
    ConformKind("mineo tricks", _are_tricks, _vectors(_is_trick, _trick), _teller(_trick, _trick_lines)),
    ConformKind("mineo scores", _are(_is_score), _vectors(_is_score, _score), _teller(_score, _score_lines)),
    ConformKind("mineo hands", _are_hands, _hands, games=RecordedGames(HANDS, _played)),
)
