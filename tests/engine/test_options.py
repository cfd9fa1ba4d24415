"""Options declared as fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from bot.engine.game import OptionSpec
from bot.engine.options import Option, OptionRules, option_specs


class Rules(OptionRules, frozen=True):
    """One option of each kind."""

    hands: Annotated[int, Option("R1", values=(6, 3))] = 6
    order: Annotated[Literal["high", "low"], Option("R2")] = "high"
    points: Annotated[int, Option("R3", span=(0, 9))] = 2
    shown: Annotated[bool, Option("R4")] = False


CHOSEN = {"hands": 3, "order": "low", "points": 9, "shown": True}


def test_declarations_become_options_with_the_default_first() -> None:
    assert option_specs(Rules) == (
        OptionSpec("hands", (6, 3), None, 6, "R1"),
        OptionSpec("order", ("high", "low"), None, "high", "R2"),
        OptionSpec("points", (), (0, 9), 2, "R3"),
        OptionSpec("shown", (False, True), None, False, "R4"),
    )


def test_options_become_rules_and_plain_values_again() -> None:
    rules = Rules.of(CHOSEN)
    assert (rules.hands, rules.order, rules.points, rules.shown) == (3, "low", 9, True)
    assert list(rules.chosen.items()) == list(CHOSEN.items())
    assert rules.chosen is rules.chosen
    assert rules == Rules(3, "low", 9, True)
    with pytest.raises(KeyError):
        Rules.of({"hands": 3})


def test_values_that_are_no_longer_offered_stay() -> None:
    old: Any = Rules.of({**CHOSEN, "order": "middle", "hands": 5, "gone": 1})
    assert (old.order, old.hands) == ("middle", 5)


class Undeclared(OptionRules, frozen=True):
    """A field that is no option."""

    hands: int = 3


class DefaultSecond(OptionRules, frozen=True):
    """The default is not the first value."""

    order: Annotated[Literal["high", "low"], Option("R2")] = "low"


class OutOfSpan(OptionRules, frozen=True):
    """The default is out of the range."""

    points: Annotated[int, Option("R3", span=(0, 9))] = 10


class WithoutDefault(OptionRules, frozen=True):
    """There is no default."""

    points: Annotated[int, Option("R3", span=(0, 9))]


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (Undeclared, "hands has no declaration"),
        (DefaultSecond, "order: its default is not the first"),
        (OutOfSpan, "points: its default is not allowed"),
        (WithoutDefault, "points: its default is not allowed"),
    ],
)
def test_a_wrong_declaration_is_found(rules: type[OptionRules], why: str) -> None:
    assert issubclass(rules, msgspec.Struct)
    with pytest.raises(ValueError, match=why):
        option_specs(rules)
