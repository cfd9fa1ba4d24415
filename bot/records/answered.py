"""The decisions that a person took in a deal, read from a table's log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.records.decisions import decision_of
from bot.records.make import steps_of
from bot.table.model import TableState
from bot.table.selectors import is_choice
from bot.teaching.review import Answered


def answered_by(events: Sequence[Any], state: TableState, person: int, deal: int) -> Iterator[Answered]:
    """Yield the decisions that a person took themselves in a deal, or in the match (0), where more than one answer was
    legal.

    ``events`` is the whole log of the table. The person must sit there. What others decided before the person took over
    their chair is not theirs, and the cards of that time are not known to them.
    """
    player, its_game = state.chair_of(person), state.rules
    if player is None:
        return
    chair, numbers = state.chairs[player], Counter[int]()
    first = chair.person if chair.first is None else chair.first
    for one in steps_of(events):
        number, numbers[one.deal] = numbers[one.deal], numbers[one.deal] + 1
        sat = first if one.substitute is None else one.substitute
        if deal not in (0, one.deal) or one.player != player or one.by != "person" or sat != person:
            continue
        seat = its_game.seating(one.before).index(player)
        view = its_game.seat_view(one.before, seat)
        decision = next((each for each in view.decisions if not each.optional), None)
        found = decision_of(its_game, one.before, seat, one.facts, one.action)
        if decision is not None and is_choice(decision) and found is not None:
            yield Answered(one.deal, number, one.before, view, decision, found[0])
