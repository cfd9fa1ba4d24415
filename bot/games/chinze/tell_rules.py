"""What a retelling says first: the options that are not the usual ones, and melds announced before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.cards import Seat
from bot.engine.game import OptionValue
from bot.engine.text import CardsArg, Line, SeatArg, TermArg
from bot.games.chinze.inputs import RecordedMeld, melds_of, options_of
from bot.games.chinze.melds import Meld
from bot.games.chinze.options import SPECS
from bot.games.chinze.pack import COURTS, SUIT, SUITS
from bot.games.chinze.questions import meld_args


def option_lines(entry: dict[str, Any]) -> Iterator[Line]:
    """The options of an entry that differ from the usual ones. Raises ConformError."""
    options = options_of(entry)
    for spec in SPECS:
        chosen = options[spec.key]
        if chosen != spec.default:
            value = chosen if spec.span or chosen not in spec.values else TermArg(_value_key(spec.key, chosen))
            yield Line("chinze-tell-option", {"option": TermArg(f"option-chinze-{spec.key}"), "value": value})


def _value_key(option: str, value: OptionValue) -> str:
    return f"option-chinze-{option}--{str(value).lower()}"


def before_lines(entry: dict[str, Any], seat: Seat) -> Iterator[Line]:
    """What the seat announced earlier in the hand. Raises ConformError."""
    for kind, cards in melds_of("before", entry.get("before")):
        args = meld_args(Meld(kind, _of((kind, cards)), cards, 0))
        del args["points"]
        yield Line(f"chinze-tell-before-{kind}", {**args, "seat": SeatArg(seat), "cards": CardsArg(cards)})


def _of(meld: RecordedMeld) -> str:
    """The suit of a family, the rank of a three or four; its cards are known to be one."""
    kind, cards = meld
    if kind == "family":
        return SUITS[SUIT[cards[0]]]
    return COURTS[(cards[0] - 22) % 14] if kind in ("three", "four") else ""
