"""The kinds of shared test data of Terziglio, and how their expected fields are computed (decision 12).

A file may also contain lists of another game (``chinze_*`` beside ``terziglio_*``). They are kept unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from bot.engine.actions import Refusal
from bot.engine.cards import Card, mask_of
from bot.engine.inputs import (
    Errors,
    Json,
    as_list,
    complete_options,
    each_entry,
    entries,
    known_card,
    known_cards,
    told_entries,
)
from bot.engine.text import Arg, CardsArg, Line, SeatArg, TermArg
from bot.engine.vectors import ConformError, ConformKind, NarratedPosition, PlayedGame, RecordedGames
from bot.engine.view import CountLine
from bot.games.terziglio.deck import IDS, MATTO, PACK, SUIT, VALUE, cards_of, names
from bot.games.terziglio.declare import judge, points_of
from bot.games.terziglio.melds import FAMILIES, family_key
from bot.games.terziglio.options import META, Rules, read
from bot.games.terziglio.play import bonus_of, legal_mask, winner_of
from bot.games.terziglio.recorded import claims_of, deal_of, recorded, replay, seat_and_card
from bot.games.terziglio.state import State

Fills = Mapping[str, Callable[[Json], Json]]


def _process(fills: Fills) -> Callable[[Json], tuple[Json, Errors]]:
    """Return a function that completes the entries of the lists under these keys, and keeps the rest of a document."""

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
    """Return the objects in a list of the document."""
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


def _played(_document: Json, entry: Json) -> PlayedGame:
    game = recorded(entry)
    states: list[State] = []
    try:
        for _ in replay(game, states.append, int(game.options["hands_per_game"])):
            pass
    except ConformError as error:
        return PlayedGame(game.options, tuple(states), error)
    return PlayedGame(game.options, tuple(states))


def _are_patterns(document: Mapping[str, Any]) -> bool:
    """Return whether the document has sets of cards, or hands with claims.

    The vectors of other games have other keys ("devil" is of Minchiate).
    """
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
    """Return the cards of a trick so far, its leader and the suit to follow (-1: none yet).

    Raises ConformError if there are more than ``most`` cards or the seats are not in order.
    """
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
    """Add the points of a card of this game. Entries of other games and names of cards are kept unchanged."""
    if entry.get("game") != META.slug:
        return entry
    return {**entry, "points": VALUE[known_card(PACK, "id", entry.get("id"))]}


Lines = Iterable[Line | CountLine]
Fill = Callable[[Json], Json]


def _told_play(legal: Fill, trick: Fill) -> Callable[[dict[str, Any]], Iterator[NarratedPosition | ConformError]]:
    """Return a function that describes the legal cards and the tricks of a document.

    ``legal`` and ``trick`` each compute the expected fields of one entry.
    """

    def tell(document: dict[str, Any]) -> Iterator[NarratedPosition | ConformError]:
        yield from told_entries(document, "terziglio_legal", lambda entry: _legal_lines(legal(entry)))
        yield from told_entries(document, "terziglio_tricks", lambda entry: _trick_lines(trick(entry)))

    return tell


def _told_patterns(best: Fill, claims: Fill) -> Callable[[dict[str, Any]], Iterator[NarratedPosition | ConformError]]:
    """Return a function that describes the best scores of sets of cards and the declarations of a document.

    ``best`` and ``claims`` each compute the expected fields of one entry.
    """

    def tell(document: dict[str, Any]) -> Iterator[NarratedPosition | ConformError]:
        yield from told_entries(document, "vectors", lambda entry: _best_lines(best(entry)))
        yield from told_entries(document, "claims", lambda entry: _claims_lines(claims(entry)))

    return tell


def _legal_lines(entry: Json) -> Lines:
    yield from _option_lines(entry)
    pairs = [seat_and_card("trick", pair) for pair in entry.get("trick") or ()]
    if pairs:
        lying = {"leader": SeatArg(pairs[0][0]), "cards": CardsArg(tuple(card for _, card in pairs))}
        yield Line("terziglio-tell-lying", {**lying})
    yield _hand(known_cards(PACK, "hand", entry["hand"]), len(pairs) and (pairs[0][0] + len(pairs)) % 3)
    yield Line("terziglio-tell-allowed", {"cards": CardsArg(known_cards(PACK, "legal", entry["legal"]))})


def _trick_lines(entry: Json) -> Lines:
    yield from _option_lines(entry)
    pairs = [seat_and_card("trick", pair) for pair in entry["trick"]]
    cards = CardsArg(tuple(card for _, card in pairs))
    args = {"number": 1, "leader": SeatArg(pairs[0][0]), "cards": cards, "winner": SeatArg(entry["winner"])}
    yield Line("told-trick", {**args})
    if entry["bonus"]:
        yield CountLine("terziglio-tell-bonus", (entry["bonus"],))


def _best_lines(entry: Json) -> Lines:
    yield from _option_lines(entry)
    yield _hand(known_cards(PACK, "cards", entry["cards"]), 0)
    found = entry["expect"]
    for family, count in (*found["combinations"].items(), *found["patterns"].items()):
        yield _meld(family, count)
    yield CountLine("terziglio-tell-combinations", (found["combination_points"],))
    yield CountLine("terziglio-tell-patterns", (found["pattern_points"],))
    yield CountLine("told-total", (found["total"],))


def _claims_lines(entry: Json) -> Lines:
    yield from _option_lines(entry)
    yield _hand(known_cards(PACK, "hand", entry["hand"]), 0)
    for family, cards in claims_of("claims", entry.get("claims")):
        known = tuple(card for card in cards if card >= 0)
        yield Line("terziglio-tell-claim", {"name": _family(family), "cards": CardsArg(known)})
    if entry["points"] is None:
        yield Line("terziglio-tell-no-claim")
    else:
        yield CountLine("told-total", (entry["points"],))


def _option_lines(entry: Json) -> Iterator[Line]:
    """Yield the options of an entry that differ from their default values (section 11)."""
    options = complete_options(META, entry.get("options"))
    for spec in META.options:
        value = options[spec.key]
        if value != spec.default:
            name = f"option-{META.slug}-{spec.key}"
            said = TermArg(f"{name}--{str(value).lower()}") if spec.values else value
            yield Line("terziglio-tell-option", {"option": TermArg(name), "value": said})


def _meld(family: str, count: int) -> Line:
    return Line("claim-terziglio-meld", {"name": _family(family), "count": count})


def _family(family: str) -> Arg:
    """Return the name of a family. An unknown family is shown as it is written, or as "?" if it is not printable."""
    return TermArg(family_key(family)) if family in FAMILIES else family if family.isprintable() else "?"


def _hand(cards: tuple[Card, ...], seat: int) -> Line:
    return Line("told-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards)})


KINDS: tuple[ConformKind, ...] = (
    ConformKind("terziglio games", _are_games, _process({"games": _game}), games=RecordedGames(("games",), _played)),
    ConformKind(
        "terziglio patterns",
        _are_patterns,
        _process({"vectors": _vector, "claims": _claims}),
        _told_patterns(_vector, _claims),
    ),
    ConformKind(
        "terziglio play",
        _are_plays,
        _process({"terziglio_legal": _legal, "terziglio_tricks": _trick}),
        _told_play(_legal, _trick),
    ),
    ConformKind("terziglio cards", _are_cards, _process({"cards": _card})),
)
