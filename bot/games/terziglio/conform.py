"""The kinds of shared test data of Terziglio and how they are recomputed (decision 12).

A file may hold lists of another game beside these (``chinze_*`` beside ``terziglio_*``): they pass through untouched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from bot.engine.actions import Refusal
from bot.engine.conform import ConformError, ConformKind
from bot.engine.inputs import (
    Errors,
    Json,
    as_list,
    complete_options,
    each_entry,
    entries,
    entry_called,
    known_card,
    known_cards,
)
from bot.engine.masks import mask_of
from bot.games.terziglio.declare import judge, points_of
from bot.games.terziglio.expect import deal_of
from bot.games.terziglio.inputs import claims_of, recorded, seat_and_card
from bot.games.terziglio.legal import legal_mask, winner_of
from bot.games.terziglio.melds import FAMILIES
from bot.games.terziglio.options import META, Rules, read
from bot.games.terziglio.pack import IDS, MATTO, PACK, SUIT, VALUE, cards_of, names
from bot.games.terziglio.replay import replay
from bot.games.terziglio.state import State
from bot.games.terziglio.tell import told_games
from bot.games.terziglio.tell_lists import told_patterns, told_play
from bot.games.terziglio.trick import bonus_of

Fills = Mapping[str, Callable[[Json], Json]]


def _process(fills: Fills) -> Callable[[Json], tuple[Json, Errors]]:
    """Fills in the lists under these keys; whatever else the document holds stays as it is."""

    def process(document: Json) -> tuple[Json, Errors]:
        out, errors = dict(document), Errors()
        for key, fill in fills.items():
            if out.get(key) is not None:
                try:
                    each_entry(out, key, fill, errors)
                except ConformError as error:
                    errors.append(error)
        return out, errors

    return process


def _rules(entry: Json) -> Rules:
    return read(complete_options(META, entry.get("options")))


def _objects(document: Mapping[str, Any], key: str) -> list[Json]:
    """The objects in a list of the document."""
    return [cast(Json, entry) for entry in entries(document, key) if isinstance(entry, dict)]


def _are_games(document: Mapping[str, Any]) -> bool:
    return any("deals" in entry for entry in _objects(document, "games"))


def _game(entry: Json) -> Json:
    game = recorded(entry)
    totals = [0, 0, 0]
    deals: list[Json] = []
    for given, state in zip(entry["deals"], replay(game), strict=True):
        deals.append(deal_of(given, state))
        totals = list(state.match.balances)
    first = deals[0]["dealer"] if game.first_dealer is None and deals else game.first_dealer
    return {**entry, "first_dealer": first, "deals": deals, "totals": totals}


def _states(document: Json, wanted: str) -> tuple[State, ...]:
    game = recorded(entry_called(document, ("games",), wanted))
    states: list[State] = []
    try:
        for _ in replay(game, states.append, int(game.options["hands_per_game"])):
            pass
    except ConformError:
        # A record that breaks a rule or breaks off is shown as far as it goes.
        if not states:
            raise
    return tuple(states)


def _are_patterns(document: Mapping[str, Any]) -> bool:
    """Sets of cards, or hands with claims. The vectors of other games have other keys ("devil" is Minchiate's)."""
    vectors, claims = _objects(document, "vectors"), _objects(document, "claims")
    sets = any("cards" in entry for entry in vectors) and not any("devil" in entry for entry in vectors)
    return sets or any("hand" in entry and "claims" in entry for entry in claims)


def _vector(entry: Json) -> Json:
    best = _rules(entry).melds.best(mask_of(known_cards(PACK, "cards", entry.get("cards"))))
    expect = {
        "combinations": {found.family: len(found.cards) for found in best.combinations},
        "combination_points": best.combination_points,
        "patterns": {found.family: len(found.cards) for found in best.patterns},
        "pattern_points": best.pattern_points,
        "total": best.total,
    }
    return {**entry, "expect": expect}


def _claims(entry: Json) -> Json:
    melds = _rules(entry).melds
    hand = mask_of(known_cards(PACK, "hand", entry.get("hand")))
    claims = claims_of("claims", entry.get("claims"))
    if any(family not in FAMILIES or -1 in cards or len(set(cards)) != len(cards) for family, cards in claims):
        return {**entry, "points": None}
    found = judge(melds, hand, tuple((family, mask_of(cards)) for family, cards in claims))
    return {**entry, "points": None if isinstance(found, Refusal) else sum(points_of(found))}


def _are_plays(document: Mapping[str, Any]) -> bool:
    return bool(entries(document, "terziglio_legal") or entries(document, "terziglio_tricks"))


def _lying(entry: Json, most: int) -> tuple[tuple[int, ...], int, int]:
    """The cards of a trick so far, its leader and the suit to follow (-1: none yet)."""
    given = as_list("trick", [] if entry.get("trick") is None else entry["trick"])
    pairs = [seat_and_card(f"trick[{number}]", pair) for number, pair in enumerate(given)]
    if len(pairs) > most:
        raise ConformError("trick", f"at most {most} cards were expected")
    cards = known_cards(PACK, "trick", [IDS[card] if card >= 0 else "" for _, card in pairs])
    leader = pairs[0][0] if pairs else 0
    if any(seat != (leader + place) % 3 for place, (seat, _) in enumerate(pairs)):
        raise ConformError("trick", "the seats do not follow each other")
    return cards, leader, next((SUIT[card] for card in cards if card != MATTO), -1)


def _legal(entry: Json) -> Json:
    cards, _, led = _lying(entry, 2)
    hand = mask_of(known_cards(PACK, "hand", entry.get("hand")))
    return {**entry, "legal": names(cards_of(legal_mask(_rules(entry), cards, led, hand)))}


def _trick(entry: Json) -> Json:
    rules = _rules(entry)
    cards, leader, led = _lying(entry, 3)
    if len(cards) != 3:
        raise ConformError("trick", "three cards were expected")
    return {**entry, "winner": winner_of(rules, cards, leader, led), "bonus": bonus_of(rules, cards)[0]}


def _are_cards(document: Mapping[str, Any]) -> bool:
    return any(entry.get("game") == META.slug for entry in _objects(document, "cards"))


def _card(entry: Json) -> Json:
    """The points of one of our cards; names are the catalogues', cards of other games are theirs."""
    if entry.get("game") != META.slug:
        return entry
    return {**entry, "points": VALUE[known_card(PACK, "id", entry.get("id"))]}


KINDS: tuple[ConformKind, ...] = (
    ConformKind("terziglio games", _are_games, _process({"games": _game}), told_games, _states),
    ConformKind(
        "terziglio patterns",
        _are_patterns,
        _process({"vectors": _vector, "claims": _claims}),
        told_patterns(_vector, _claims),
    ),
    ConformKind(
        "terziglio play",
        _are_plays,
        _process({"terziglio_legal": _legal, "terziglio_tricks": _trick}),
        told_play(_legal, _trick),
    ),
    ConformKind("terziglio cards", _are_cards, _process({"cards": _card})),
)
