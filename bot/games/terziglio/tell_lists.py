"""Single positions of the test data as a person would read them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.engine.cards import Card
from bot.engine.conform import ConformError, Told
from bot.engine.inputs import Json, complete_options, known_cards, told_entries
from bot.engine.text import Arg, CardsArg, Line, SeatArg, TermArg
from bot.engine.view import CountLine
from bot.games.terziglio.declare import family_key
from bot.games.terziglio.inputs import claims_of, seat_and_card
from bot.games.terziglio.melds import FAMILIES
from bot.games.terziglio.options import META
from bot.games.terziglio.pack import PACK
from bot.games.terziglio.tell import told_options

Lines = Iterable[Line | CountLine]
Fill = Callable[[Json], Json]


def told_play(legal: Fill, trick: Fill) -> Callable[[dict[str, Any]], Iterator[Told | ConformError]]:
    """What may be played, and who wins. ``legal`` and ``trick`` recompute one entry."""

    def tell(document: dict[str, Any]) -> Iterator[Told | ConformError]:
        yield from told_entries(document, "terziglio_legal", lambda entry: _legal(legal(entry)))
        yield from told_entries(document, "terziglio_tricks", lambda entry: _trick(trick(entry)))

    return tell


def told_patterns(best: Fill, claims: Fill) -> Callable[[dict[str, Any]], Iterator[Told | ConformError]]:
    """The best score of a set of cards, and declarations made or refused."""

    def tell(document: dict[str, Any]) -> Iterator[Told | ConformError]:
        yield from told_entries(document, "vectors", lambda entry: _best(best(entry)))
        yield from told_entries(document, "claims", lambda entry: _claims(claims(entry)))

    return tell


def _legal(entry: Json) -> Lines:
    yield from _options(entry)
    pairs = [seat_and_card("trick", pair) for pair in entry.get("trick") or ()]
    if pairs:
        lying = {"leader": SeatArg(pairs[0][0]), "cards": CardsArg(tuple(card for _, card in pairs))}
        yield Line("terziglio-tell-lying", {**lying})
    yield _hand(known_cards(PACK, "hand", entry["hand"]), len(pairs) and (pairs[0][0] + len(pairs)) % 3)
    yield Line("terziglio-tell-allowed", {"cards": CardsArg(known_cards(PACK, "legal", entry["legal"]))})


def _trick(entry: Json) -> Lines:
    yield from _options(entry)
    pairs = [seat_and_card("trick", pair) for pair in entry["trick"]]
    cards = CardsArg(tuple(card for _, card in pairs))
    args = {"number": 1, "leader": SeatArg(pairs[0][0]), "cards": cards, "winner": SeatArg(entry["winner"])}
    yield Line("terziglio-tell-trick", {**args})
    if entry["bonus"]:
        yield CountLine("terziglio-tell-bonus", (entry["bonus"],))


def _best(entry: Json) -> Lines:
    yield from _options(entry)
    yield _hand(known_cards(PACK, "cards", entry["cards"]), 0)
    found = entry["expect"]
    for family, count in (*found["combinations"].items(), *found["patterns"].items()):
        yield _meld(family, count)
    yield CountLine("terziglio-tell-combinations", (found["combination_points"],))
    yield CountLine("terziglio-tell-patterns", (found["pattern_points"],))
    yield CountLine("terziglio-tell-total", (found["total"],))


def _claims(entry: Json) -> Lines:
    yield from _options(entry)
    yield _hand(known_cards(PACK, "hand", entry["hand"]), 0)
    for family, cards in claims_of("claims", entry.get("claims")):
        known = tuple(card for card in cards if card >= 0)
        yield Line("terziglio-tell-claim", {"name": _family(family), "cards": CardsArg(known)})
    if entry["points"] is None:
        yield Line("terziglio-tell-no-claim")
    else:
        yield CountLine("terziglio-tell-total", (entry["points"],))


def _options(entry: Json) -> Iterator[Line]:
    return told_options(complete_options(META, entry.get("options")))


def _meld(family: str, count: int) -> Line:
    return Line("claim-terziglio-meld", {"name": _family(family), "count": count})


def _family(family: str) -> Arg:
    """The name of a family; of one that there is not, what was written, if that can be shown."""
    return TermArg(family_key(family)) if family in FAMILIES else family if family.isprintable() else "?"


def _hand(cards: tuple[Card, ...], seat: int) -> Line:
    return Line("terziglio-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards)})
