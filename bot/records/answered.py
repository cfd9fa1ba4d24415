"""The decisions that a person took in a deal, read from a table's log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.game import Game
from bot.records.decisions import decision_of
from bot.records.make import LogStep
from bot.table.selectors import is_choice
from bot.teaching.review import Answered


def answered_by(steps: Iterable[LogStep], its_game: Game, player: int, deal: int) -> Iterator[Answered]:
    """Yield the decisions that a person took themselves in a deal, or in the match (0), where more than one answer was
    legal."""
    numbers = Counter[int]()
    for one in steps:
        number, numbers[one.deal] = numbers[one.deal], numbers[one.deal] + 1
        if deal not in (0, one.deal) or one.player != player or one.by != "person":
            continue
        seat = its_game.seating(one.before).index(player)
        view = its_game.seat_view(one.before, seat)
        decision = next((each for each in view.decisions if not each.optional), None)
        found = decision_of(its_game, one.before, seat, one.facts, one.action)
        if decision is not None and is_choice(decision) and found is not None:
            yield Answered(one.deal, number, one.before, view, decision, found[0])
