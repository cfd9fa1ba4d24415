"""The kinds of shared test data of Mineo and how they are recomputed (decision 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from bot.engine.conform import ConformError, ConformKind
from bot.engine.inputs import Errors, Json, as_int, each_entry, entries, entry_called, known_cards
from bot.engine.masks import mask_of
from bot.games.mineo import tell_vectors
from bot.games.mineo.auction import (
    ANNULLED,
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
from bot.games.mineo.expect import annulled_json, hand_json, names, paid_json, score_json, stood_json
from bot.games.mineo.inputs import calls_of, ended_hand, recorded, rules_of
from bot.games.mineo.legal import led_by, legal_mask, winner_of
from bot.games.mineo.options import META
from bot.games.mineo.pack import PACK
from bot.games.mineo.replay import replay
from bot.games.mineo.score import score_of
from bot.games.mineo.state import State
from bot.games.mineo.tell import HANDS, told_hands
from bot.games.mineo.tell_vectors import teller

Process = Callable[[Json], tuple[Json, Errors]]


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
    """A trick of card ids of this pack (and a hand of them, if there is one) and nothing of another kind."""
    trick, hand = entry.get("trick"), entry.get("hand")
    if not isinstance(trick, list) or not isinstance(hand, list | None) or "cards" in entry or "before" in entry:
        return False
    cards: list[Any] = [*trick, *(hand or [])]
    return bool(cards) and all(isinstance(card, str) and PACK.card(card) is not None for card in cards)


def _are_hands(document: Mapping[str, Any]) -> bool:
    return _some(document, HANDS, lambda entry: "deck" in entry and "calls" in entry)


_SORTS = (_is_auction, _is_score, _is_trick)


def _vectors(own: Callable[[Mapping[str, Any]], bool], fill: Callable[[Json], Json]) -> Process:
    """Fills in every vector but those that are plainly of another kind, where a file holds several."""

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


def _states(document: Json, wanted: str) -> tuple[State, ...]:
    entry = entry_called(document, HANDS, wanted)
    states: list[State] = []
    replay(recorded(document, entry), states.append)
    return tuple(states)


def _are(fits: Callable[[Mapping[str, Any]], bool]) -> Callable[[Mapping[str, Any]], bool]:
    return lambda document: _some(document, ("vectors",), fits)


KINDS: tuple[ConformKind, ...] = (
    ConformKind(
        "mineo auctions", _are(_is_auction), _vectors(_is_auction, _auction), teller(_auction, tell_vectors.auction)
    ),
    ConformKind("mineo tricks", _are_tricks, _vectors(_is_trick, _trick), teller(_trick, tell_vectors.trick)),
    ConformKind("mineo scores", _are(_is_score), _vectors(_is_score, _score), teller(_score, tell_vectors.score)),
    ConformKind("mineo hands", _are_hands, _hands, told_hands, _states),
)
