"""The deals of finished matches as puzzles write them: the same cards and states, and nothing that names anybody."""

from __future__ import annotations

import pytest

from bot.engine.actions import Chance
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.games.registry import game, games
from bot.players.puzzles.model import Dealt, after, read
from bot.records.make import steps_of
from bot.records.model import RecordError
from bot.records.puzzled import dealt_in
from bot.table import events as ev
from tests.support.conformance import random_options
from tests.support.matches import Hall
from tests.ui.test_final_result import ended


def states(slug: str, dealt: Dealt) -> list[object]:
    """Return the states of a match after each answer of its deal."""
    its = game(slug)
    state, found = its.start(with_defaults(its.meta, dealt.options)), list[object]()
    for place, word in enumerate(dealt.moves):
        state = after(its, state, read(word, its.meta.pack))
        if place >= dealt.begins:
            found.append(state)
    return found


@pytest.mark.parametrize("slug", games())
def test_each_deal_leads_to_the_states_of_the_match(slug: str) -> None:
    hall = ended(slug)
    deals, steps = list(dealt_in("t", hall.events)), list(steps_of(hall.events))
    assert len(deals) == len({one.deal for one in steps}) > 1
    for number, dealt in enumerate(deals, 1):
        reached = states(slug, dealt)
        its = [one.after for one in steps if one.deal == number]
        assert reached[-1] == its[-1]
        assert sum(state in its for state in reached) > len(reached) - 3
        assert dealt.moves[: dealt.begins] == (deals[number - 2].moves if number > 1 else ())


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("slug", games())
def test_matches_with_any_options_are_written_as_far_as_a_puzzle_can(slug: str, seed: int) -> None:
    hall = Hall(slug, seed=seed, people=2, options=random_options(game(slug), Rng(b"puzzled %d" % seed)))
    hall.start()
    hall.play()
    its = [one.after for one in steps_of(hall.events)]
    written = 0
    for dealt in dealt_in("t", hall.events):
        assert states(slug, dealt)[-1] in its
        written += 1
    assert written


def test_answers_in_another_order_are_written_in_that_of_the_questions() -> None:
    """In Minchiate two seats discard at the same time, and either may be the first (M60)."""
    for seed in range(40):
        hall = Hall("minchiate", seed=seed, people=2, options={"set_length": 1})
        hall.start()
        hall.play()
        acted = [one for one in steps_of(hall.events) if one.player is not None]
        laid = [one for one in acted if one.before.phase == "discard"]
        asks = [one for one in laid if len(game("minchiate").decisions(one.before)) == 2]
        first = [game("minchiate").decisions(one.before)[0].seat for one in asks]
        if asks and game("minchiate").seating(asks[0].before).index(asks[0].player) != first[0]:
            (dealt,) = dealt_in("t", hall.events)
            assert states("minchiate", dealt)[-1] == [one.after for one in steps_of(hall.events)][-1]
            return
    raise AssertionError("nobody discarded out of turn")


def test_a_match_ends_where_a_player_ends_it() -> None:
    hall = Hall("minchiate", seed=3, people=2, options={"set_length": 4})
    hall.start()
    hall.play(150)
    hall.stop(1)
    (first, second) = dealt_in("t", hall.events)
    assert second.begins == len(first.moves)
    assert not any(isinstance(read(word, game("minchiate").meta.pack), Chance) for word in second.moves[-3:])


def test_a_running_match_is_not_written() -> None:
    hall = Hall("minchiate", people=2)
    hall.start()
    hall.play(120)
    with pytest.raises(RecordError):
        next(dealt_in("t", hall.events))


def test_a_match_of_which_other_facts_would_follow_today_ends_before_them() -> None:
    hall = ended("minchiate")
    second = next(place for place, one in enumerate(hall.events) if isinstance(one, ev.DealBegun) and one.deal == 2)
    lost = next(place for place, one in enumerate(hall.events) if place > second and type(one).__name__ == "CardPlayed")
    deals = list(dealt_in("t", [*hall.events[:lost], *hall.events[lost + 1 :]]))
    assert len(deals) <= 2 < len(list(dealt_in("t", hall.events)))
