"""The kinds of shared test data of Chinze: recompute their expected fields and narrate them (decision 12).

A file may also have entries of other games; they are returned unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat, cards_of
from bot.engine.game import OptionValue
from bot.engine.inputs import Errors, Json, as_object, each_entry, entries, told_entries
from bot.engine.text import CardArg, CardsArg, Line, SeatArg, TermArg
from bot.engine.vectors import ConformError, ConformKind, NarratedPosition, PlayedGame, RecordedGames, RefusedAction
from bot.engine.view import CountLine
from bot.games.chinze.deck import COURTS, PACK, SUIT, SUITS, french, value
from bot.games.chinze.melds import Meld, announced_line, meld_args, meld_line
from bot.games.chinze.options import META, SPECS, read
from bot.games.chinze.recorded import (
    RecordedMeld,
    announced_of,
    available_of,
    dealers,
    hand_json,
    hand_of,
    hands_of,
    ids,
    known_card,
    meld_json,
    melds_of,
    options_of,
    pair_of,
    replay,
    reply_of,
)
from bot.games.chinze.state import State

DEFAULTS = read({spec.key: spec.default for spec in META.options})


def _has(document: Mapping[str, Any], key: str, *fields: str) -> bool:
    """Return whether a list of the document has an object with all these fields."""
    return any(isinstance(entry, dict) and all(field in entry for field in fields) for entry in entries(document, key))


def _said(document: Mapping[str, Any], *keys: str) -> bool:
    """Return whether the document names this game and has one of these lists, whatever the lists contain."""
    return document.get("game") == META.slug and any(isinstance(document.get(key), list) for key in keys)


def _are_games(document: Mapping[str, Any]) -> bool:
    return _has(document, "games", "hands") or _said(document, "games")


def _games(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    each_entry(out, "games", _game, errors)
    return out, errors


def _game(entry: Json) -> Json:
    options, first = options_of(entry), dealers(entry)
    hands = hands_of(entry, options)
    state: State | None = None
    done: list[Json] = []
    for number, given in enumerate(hands):
        where = f"hands[{number}]"
        # One hand more than agreed, so that the match does not end with the last recorded hand.
        room = {**options, "hands_per_game": int(options["hands_per_game"]) + 1}
        recorded = hand_of(where, given, (first + number) % 2)
        played = replay(room, recorded, state)
        state = played.state
        if played.refused is not None:
            raise RefusedAction(f"{where}.{played.where}", played.refused)
        if len(state.match.scored) <= number:
            raise ConformError(f"{where}.tricks", "the hand is not finished")
        if recorded.exchange is not None and state.tricks.given < 0:
            raise ConformError(f"{where}.fool_exchange", "no card is due for the Fool")
        done.append(hand_json(as_object(where, given), state))
    totals = list(state.match.totals) if state is not None else [0, 0]
    return {**entry, "first_dealer": first, "hands": done, "totals": totals}


def _played(_document: Json, entry: Json) -> PlayedGame:
    options, first = options_of(entry), dealers(entry)
    states: list[State] = []
    for number, given in enumerate(hands_of(entry, options)):
        where = f"hands[{number}]"
        before = states[-1] if states else None
        played = replay(options, hand_of(where, given, (first + number) % 2), before, states.append)
        if played.refused is not None:
            return PlayedGame(options, tuple(states), RefusedAction(f"{where}.{played.where}", played.refused))
    return PlayedGame(options, tuple(states))


def _is_play(document: Mapping[str, Any]) -> bool:
    return bool(entries(document, "chinze_replies") or entries(document, "chinze_tricks"))


def _play(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    _fill(out, (("chinze_replies", _reply), ("chinze_tricks", _trick)), errors)
    return out, errors


def _fill(document: Json, lists: tuple[tuple[str, Any], ...], errors: Errors) -> None:
    for key, fill in lists:
        if document.get(key) is not None:
            try:
                each_entry(document, key, fill, errors)
            except ConformError as error:
                errors.append(error)


def _reply(entry: Json) -> Json:
    return {**entry, "legal": ids(cards_of(reply_of(entry).legal))}


def _trick(entry: Json) -> Json:
    return {**entry, "winner": "other" if pair_of(entry).second else "leader"}


def _are_melds(document: Mapping[str, Any]) -> bool:
    known = _has(document, "vectors", "hand", "meld") or _has(document, "available", "hand", "before")
    return known or _said(document, "vectors", "available")


def _melds(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    _fill(out, (("vectors", _meld), ("available", _available)), errors)
    return out, errors


def _meld(entry: Json) -> Json:
    if "meld" not in entry:
        return entry
    found = announced_of(entry).found
    return {**entry, "points": None if isinstance(found, Refusal) else found.points}


def _available(entry: Json) -> Json:
    return {**entry, "available": [meld_json(found) for found in available_of(entry)[1]]}


def _are_cards(document: Mapping[str, Any]) -> bool:
    known: list[Json] = [entry for entry in entries(document, "cards") if isinstance(entry, dict)]
    return any(entry.get("game") == PACK.slug for entry in known)


def _cards(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    each_entry(out, "cards", _card, errors)
    return out, errors


def _card(entry: Json) -> Json:
    """Fill in points and French index of a card. The game does not compute its names, so they stay unchanged."""
    if entry.get("game") != PACK.slug:
        return entry
    card = known_card("id", entry.get("id"))
    index = french(card)
    points = value(card, DEFAULTS.counting)
    return {**entry, "points": points, "french": index} if index else {**entry, "points": points}


Lines = Iterable[Line | CountLine]


def _option_lines(entry: dict[str, Any]) -> Iterator[Line]:
    """Yield the options of an entry that differ from their defaults. Raises ConformError if they cannot be read."""
    options = options_of(entry)
    for spec in SPECS:
        chosen = options[spec.key]
        if chosen != spec.default:
            value = chosen if spec.span or chosen not in spec.values else TermArg(_value_key(spec.key, chosen))
            yield Line("chinze-tell-option", {"option": TermArg(f"option-chinze-{spec.key}"), "value": value})


def _value_key(option: str, value: OptionValue) -> str:
    return f"option-chinze-{option}--{str(value).lower()}"


def _before_lines(entry: dict[str, Any], seat: Seat) -> Iterator[Line]:
    """Yield what the seat announced earlier in the hand. Raises ConformError if it cannot be read."""
    for kind, cards in melds_of("before", entry.get("before")):
        args = meld_args(Meld(kind, _of((kind, cards)), cards, 0))
        del args["points"]
        yield Line(f"chinze-tell-before-{kind}", {**args, "seat": SeatArg(seat), "cards": CardsArg(cards)})


def _of(meld: RecordedMeld) -> str:
    """Return the suit letter of a family or the rank of a three or four. The cards must have the shape of the meld."""
    kind, cards = meld
    if kind == "family":
        return SUITS[SUIT[cards[0]]]
    return COURTS[(cards[0] - 22) % 14] if kind in ("three", "four") else ""


def _told_play(document: dict[str, Any]) -> Iterator[NarratedPosition | ConformError]:
    """Yield narrations of replies (which cards are legal) and of tricks (who wins)."""
    yield from told_entries(document, "chinze_replies", _reply_lines)
    yield from told_entries(document, "chinze_tricks", _pair_lines)


def _told_melds(document: dict[str, Any]) -> Iterator[NarratedPosition | ConformError]:
    """Yield narrations of melds announced or refused, and of what a hand may announce."""
    yield from told_entries(document, "vectors", _meld_lines)
    yield from told_entries(document, "available", _available_lines)


def _reply_lines(entry: Json) -> Lines:
    found = reply_of(entry)
    yield from _option_lines(entry)
    yield Line("chinze-tell-led", {"seat": SeatArg(0), "card": CardArg(found.lead)})
    yield _hand_line(cards_of(found.hand), 1)
    yield Line("chinze-tell-allowed", {"cards": CardsArg(cards_of(found.legal))})


def _pair_lines(entry: Json) -> Lines:
    found = pair_of(entry)
    yield from _option_lines(entry)
    cards = CardsArg((found.lead, found.reply))
    args = {"number": 1, "leader": SeatArg(0), "cards": cards, "winner": SeatArg(1 if found.second else 0)}
    yield Line("told-trick", {**args})


def _meld_lines(entry: Json) -> Lines:
    found = announced_of(entry)
    yield from _option_lines(entry)
    yield _hand_line(cards_of(found.hand), 0)
    yield from _before_lines(entry, 0)
    if not isinstance(found.found, Refusal):
        yield announced_line(0, found.found)
        return
    known = tuple(card for card in found.wanted[1] if card >= 0)
    why = TermArg(f"chinze-tell-why-{found.found.rule}")
    args = {"seat": SeatArg(0), "cards": CardsArg(known), "why": why, "rule": found.found.rule}
    yield Line(f"chinze-tell-no-{found.wanted[0]}", {**args})


def _available_lines(entry: Json) -> Lines:
    hand, melds = available_of(entry)
    yield from _option_lines(entry)
    yield _hand_line(hand, 0)
    yield from _before_lines(entry, 0)
    yield from map(_row, melds)
    if not melds:
        yield Line("chinze-tell-nothing", {"seat": SeatArg(0)})


def _row(meld: Meld) -> CountLine:
    row = meld_line(meld)
    return CountLine(row.key, (meld.points,), row.args, meld.cards)


def _hand_line(cards: tuple[Card, ...], seat: int) -> Line:
    return Line("told-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards)})


KINDS: tuple[ConformKind, ...] = (
    ConformKind("chinze games", _are_games, _games, games=RecordedGames(("games",), _played)),
    ConformKind("chinze play", _is_play, _play, _told_play),
    ConformKind("chinze melds", _are_melds, _melds, _told_melds),
    ConformKind("chinze cards", _are_cards, _cards),
)
