"""The registry of facts."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.text import Line
from bot.engine.tricktaking.entry import Facts


class Added(msgspec.Struct, frozen=True, tag="added"):
    """A number was added."""

    amount: int


class Cleared(msgspec.Struct, frozen=True, tag="cleared"):
    """The sum was set to 0."""


class AddedAgain(msgspec.Struct, frozen=True, tag="added"):
    """Another fact with a tag that is already used."""


def made() -> Facts[int]:
    """Return a registry of two facts on a sum."""
    facts = Facts[int]()

    @facts.on(Added, news=lambda state, event: [Line("toy-added", {"amount": event.amount, "sum": state})])
    def added(state: int, event: Added) -> int:
        return state + event.amount

    @facts.on(Cleared)
    def cleared(state: int, event: Cleared) -> int:
        return 0

    assert added(1, Added(2)) == 3
    assert cleared(1, Cleared()) == 0
    return facts


def test_a_fact_changes_the_state_and_is_told() -> None:
    facts = made()
    assert facts.events == (Added, Cleared)
    assert facts.evolve(4, Added(3)) == 7
    assert facts.evolve(4, Cleared()) == 0
    assert facts.fold(4, (Added(3), Cleared(), Added(2), Added(5))) == 7
    assert facts.fold(4, ()) == 4
    lines = facts.news(9, (Added(1), Cleared(), Added(2)))
    assert lines == (Line("toy-added", {"amount": 1, "sum": 9}), Line("toy-added", {"amount": 2, "sum": 9}))


def test_a_tag_is_used_once_and_unknown_facts_are_no_news() -> None:
    facts = made()
    with pytest.raises(ValueError, match="two facts have the tag added"):
        facts.on(AddedAgain)
    with pytest.raises(KeyError):
        facts.evolve(0, AddedAgain())
    with pytest.raises(KeyError):
        facts.fold(0, (AddedAgain(),))
    assert facts.news(0, (AddedAgain(),)) == ()
