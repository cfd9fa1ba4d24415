"""What a program from outside is told and answers, one JSON object a line. See ``bot/players/README.md``.

A line holds what the seat may see and nothing else: it is made from the :class:`SeatView` alone. Answers have the form
of the decisions in records (:mod:`bot.records.model`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Pack
from bot.engine.game import Game
from bot.engine.view import SeatView
from bot.players.levels import question


class UnreadableAnswer(Exception):
    """A line that is no answer; the text says why, for a person."""


class _Pick(msgspec.Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    cards: tuple[str, ...]


class _Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    word: str


class _Number(msgspec.Struct, frozen=True, tag="number", forbid_unknown_fields=True):
    value: int


class _Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    cards: tuple[str, ...] = ()


class _Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    items: tuple[_Item, ...]


_DECODER = msgspec.json.Decoder(_Pick | _Say | _Number | _Claim)


def view_line(game: Game, view: SeatView, seed: int) -> bytes:
    """Return the line that asks a program, with the newline. Raises ValueError if nothing is asked of the seat."""
    pack, decision = game.meta.pack, question(view)
    asked = {
        "game": game.meta.slug,
        "seat": view.seat,
        "seed": seed,
        "hand": pack.names(view.hand),
        "question": _question(pack, decision),
        "pack": pack.ids,
        "view": view,
    }
    return msgspec.json.encode(asked) + b"\n"


def _question(pack: Pack, decision: Decision) -> dict[str, Any]:
    """Return the question with its answers; a field without an answer is left out."""
    found: dict[str, Any] = {"kind": decision.kind}
    if decision.cards:
        found |= {"cards": pack.names(decision.cards), "least": decision.least, "most": decision.most}
    if decision.of is not None:
        found["of"] = decision.of
    if decision.words:
        found["words"] = [word.word for word in decision.words]
    if decision.number is not None:
        found["number"] = list(decision.number)
    if decision.claims is not None:
        found["claims"] = [
            {"key": offer.key, "cards": pack.names(offer.cards), "points": offer.points, "part_of": offer.part_of}
            for offer in decision.claims
        ]
    return found


def read_answer(game: Game, line: bytes) -> Action:
    """Return the action of a line. Raises UnreadableAnswer if it holds none."""
    pack = game.meta.pack
    try:
        said: _Pick | _Say | _Number | _Claim = _DECODER.decode(line)
    except (msgspec.MsgspecError, ValueError) as error:
        raise UnreadableAnswer(str(error)) from None
    match said:
        case _Pick(cards):
            return Pick(_cards(pack, cards))
        case _Say(word):
            return Say(word)
        case _Number(value):
            return Number(value)
        case _Claim(items):
            return Claim(tuple(ClaimItem(item.key, _cards(pack, item.cards)) for item in items))


def _cards(pack: Pack, ids: Sequence[str]) -> tuple[int, ...]:
    found: list[int] = []
    for card_id in ids:
        card = pack.card(card_id)
        if card is None:
            raise UnreadableAnswer(f"no card {card_id!r}")
        found.append(card)
    return tuple(found)
