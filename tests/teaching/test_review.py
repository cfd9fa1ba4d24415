"""Reviews: which decisions of a deal cost a person most, and that chance in the judgement names none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.actions import Action, Claim, Decision, Pick, Say
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import companions, games
from bot.players.levels import question
from bot.players.search.advising import ALL, advise
from bot.players.search.judged import Advice, Judged
from bot.players.search.players import search_of
from bot.players.search.think import Budget
from bot.records.answered import answered_by
from bot.records.make import steps_of
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.selectors import is_choice
from bot.teaching.lesson import lessons
from bot.teaching.review import AGAIN, BRIEFLY, CLOSELY, CLOSER, NAMED, Answered, own_number, reviewed
from tests.support.conformance import defaults, play
from tests.ui.test_final_result import ended

PERSON = 7


def decisions(slug: str, deal: int = 1) -> list[Answered]:
    """Return the person's decisions in a deal of a finished match."""
    hall = ended(slug)
    return list(answered_by(hall.events, hall.state, PERSON, deal))


Worth = Callable[[SeatView, int, int], float]
"""What an answer loses: by the view, the number of the answer, and the number of worlds."""


class Judging:
    """Judges the legal cards of a question, the first one best, and keeps what it was asked."""

    preparing = False

    def __init__(self, lost: Worth, error: float = 0.5) -> None:
        self.lost, self.error = lost, error
        self.asked = list[tuple[int, int, int]]()

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        return None

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        decision = question(view)
        if decision.kind not in ("lead", "play"):
            return None
        self.asked.append((len(view.hand), seed, worlds))
        lost = tuple(self.lost(view, number, worlds) for number in range(len(decision.cards)))
        answers = tuple(Pick((card,)) for card in decision.cards)
        best = min(range(len(lost)), key=lambda number: lost[number])
        errors, counts = (self.error,) * len(lost), (worlds,) * len(lost)
        return Advice(Judged(answers, tuple(-one for one in lost), errors, counts, best, lost))


def by_hand(view: SeatView, number: int, worlds: int) -> float:
    """The first card is the best one; the others lose more the more cards are in the hand."""
    return 0.0 if number == 0 else float(len(view.hand))


@pytest.mark.parametrize("slug", games())
def test_the_decisions_are_those_that_the_person_took_with_a_choice(slug: str) -> None:
    hall = ended(slug)
    player = hall.state.chair_of(PERSON)
    found = decisions(slug)
    assert found
    steps = [one for one in steps_of(hall.events) if one.deal == 1]
    for one in found:
        assert steps[one.step].player == player
        assert steps[one.step].before == one.match
        assert one.view == hall.state.rules.seat_view(one.match, one.view.seat)
        assert is_choice(one.decision)
        played = [card for card in one.view.hand if Pick((card,)) == one.action]
        assert not played or one.decision.kind not in ("lead", "play") or played[0] in one.decision.cards
    assert [one.step for one in found] == sorted({one.step for one in found})


@pytest.mark.parametrize("slug", games())
def test_the_decisions_of_a_match_are_those_of_its_deals(slug: str) -> None:
    deals = sorted({one.deal for one in steps_of(ended(slug).events)})
    assert decisions(slug, 0) == [one for deal in deals for one in decisions(slug, deal)]


def test_a_substitute_has_no_decisions_of_the_time_before_they_came() -> None:
    """They never saw the hands of that time, and what was decided then is not theirs."""
    hall = ended("minchiate")
    player = hall.state.chair_of(PERSON)
    assert player is not None
    begun = next(
        place for place, event in enumerate(hall.events) if isinstance(event, ev.DealBegun) and event.deal == 2
    )
    events = [*hall.events[:begun], ev.Substituted(player, 8), *hall.events[begun:]]
    state = fold(TableState(hall.state.id), events)
    assert state.chair_of(8) == player
    assert list(answered_by(events, state, PERSON, 0)) == []
    deals = {one.deal for one in decisions("minchiate", 0)}
    assert {one.deal for one in answered_by(events, state, 8, 0)} == deals - {1}
    back = [*events, ev.Substituted(player, PERSON)]
    own = list(answered_by(back, fold(TableState(hall.state.id), back), PERSON, 0))
    assert own == decisions("minchiate", 1), "who comes back has their own of before"


async def test_the_three_that_cost_most_are_named_with_the_worst_first() -> None:
    found = decisions("minchiate")
    search = Judging(by_hand)
    review = await reviewed(found, search, "t")
    cards = [one for one in found if one.decision.kind in ("lead", "play")]
    wrong = sorted((len(one.view.hand) for one in cards if one.action != Pick((one.decision.cards[0],))), reverse=True)
    assert review.judged == len(cards)
    assert [one.lost for one in review.costly] == wrong[:NAMED]
    assert all(one.advice.judged.actions[one.own] == one.answered.action for one in review.costly)
    again = [CLOSELY] * min(CLOSER, len(wrong)) + [AGAIN] * max(0, len(wrong) - CLOSER)
    assert [worlds for _, _, worlds in search.asked] == [BRIEFLY] * len(cards) + again


async def test_one_that_other_worlds_do_not_confirm_is_not_named() -> None:
    def only_at_first(view: SeatView, number: int, worlds: int) -> float:
        return by_hand(view, number, worlds) if worlds == BRIEFLY else 0.0

    review = await reviewed(decisions("minchiate"), Judging(only_at_first), "t")
    assert review.costly == ()
    assert review.judged > 5


async def test_one_within_its_interval_is_not_named() -> None:
    assert (await reviewed(decisions("minchiate"), Judging(by_hand, error=100.0), "t")).costly == ()
    assert (await reviewed(decisions("minchiate"), Judging(by_hand, error=0.1), "t")).costly != ()


async def test_the_second_judgement_has_other_random_numbers() -> None:
    search = Judging(by_hand)
    await reviewed(decisions("minchiate"), search, "t")
    seeds = [seed for _, seed, _ in search.asked]
    assert len(set(seeds)) == len(seeds)
    again = Judging(by_hand)
    await reviewed(decisions("minchiate"), again, "t")
    assert [seed for _, seed, _ in again.asked] == seeds


def test_a_card_that_is_not_judged_counts_as_the_next_lower_one_of_its_suit() -> None:
    seen = 0
    for one in decisions("chinze"):
        lesson, suits = lessons()["chinze"], games()["chinze"].meta.pack.suits
        match one.action:
            case Pick((card,)) if one.decision.kind in ("lead", "play"):
                others = [other for other in one.decision.cards if other != card]
                lower = [x for x in others if suits[x] == suits[card] and lesson.beats(one.view, card, x)]
                judged = Judged(tuple(Pick((x,)) for x in others), (), (), (), 0)
                number = own_number(one, judged)
                if not lower:
                    assert number is None
                    continue
                assert number is not None
                assert others[number] in lower
                assert not any(
                    lesson.beats(one.view, other, others[number]) for other in lower if other != others[number]
                )
                seen += 1
            case _:
                pass
    assert seen


class Searching:
    """Judges with the search itself, in fewer worlds."""

    preparing = False

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        return None

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        budget = Budget(worlds=worlds // 4, batch=24, sure=ALL)
        return advise(games()[view.public.game], view, seed, budget, answer=answer)


@pytest.mark.parametrize(
    ("slug", "kind"),
    [
        ("terziglio", "auction"),
        ("terziglio", "discard"),
        ("terziglio", "pay"),
        ("minchiate", "discard"),
        ("chinze", "exchange"),
    ],
)
async def test_a_costly_call_or_discard_is_named(slug: str, kind: str) -> None:
    """A person who gives the worst of the answers judged reads so, with the answer that the search finds better."""
    its = games()[slug]
    options = {**defaults(its), its.meta.length_option: min(its.meta.lengths)}
    for step in play(its, options, b"costly 1", regular_of(its)):
        asked = [one for one in its.decisions(step.before) if one.kind == kind]
        if not asked:
            continue
        view = its.seat_view(step.before, asked[0].seat)
        advice = await Searching().review(view, 1, CLOSELY)
        assert advice is not None
        worst = max(range(len(advice.judged.lost)), key=lambda number: advice.judged.lost[number])
        answered = Answered(1, 3, step.before, view, asked[0], advice.judged.actions[worst])
        review = await reviewed([answered], Searching(), "t")
        assert review.judged == 1
        (costly,) = review.costly
        assert costly.lost >= 2
        assert costly.advice.judged.actions[costly.own] == answered.action
        assert costly.advice.judged.best != costly.own
        return
    raise AssertionError("nothing of this kind is asked")


async def test_a_card_that_breaks_a_meld_that_was_not_announced_is_named() -> None:
    """Who plays one of three without announcing them reads what the meld would have brought."""
    its = games()["chinze"]
    for seed in range(20):
        for step in play(its, {**defaults(its), "hands_per_game": 2}, b"broken %d" % seed, regular_of(its)):
            view = its.seat_view(step.before, step.seat) if step.seat is not None else None
            asked = question(view) if view is not None else None
            if view is None or asked is None or [one.points for one in asked.claims or ()] != [5]:
                continue
            offered = [card for offer in asked.claims or () for card in offer.cards]
            card = next((card for card in offered if card in asked.cards), None)
            if card is None:
                continue
            answered = Answered(1, 3, step.before, view, asked, Pick((card,)))
            review = await reviewed([answered], Searching(), "t")
            assert review.judged == 1
            assert [one.kind for one in review.losses] == ["declaration"]
            (costly,) = review.costly
            assert costly.advice.judged.actions[costly.own] == Pick((card,))
            assert 3 < costly.lost < 20
            return
    raise AssertionError("no meld of three cards that may be played")


def candidates_among(slug: str, answer: Callable[[Answered], Action | None]) -> tuple[int, int]:
    """Play at random; return how many answers to questions that are searched are among the candidates, and how many
    are not. ``answer`` is what search is told of the answer."""
    its, search, found = games()[slug], search_of(slug), [0, 0]
    if search is None:
        return 0, 0
    options = {**defaults(its), its.meta.length_option: min(its.meta.lengths)}
    for number in range(6):
        for step in play(its, options, b"candidates %d" % number):
            if step.seat is None or (number and its.view(step.before).history):
                continue
            view = its.seat_view(step.before, step.seat)
            asked = [one for one in view.decisions if not one.optional]
            if not asked or not is_choice(asked[0]):
                continue
            one = Answered(1, 0, step.before, view, asked[0], turned(step.action))
            position = search.position(view, asked[0], answer(one))
            actions = search.actions(position) if position is not None else ()
            back = isinstance(one.action, Say) and one.action.word in ("back", "announce")
            if actions and not back:
                assert len(set(actions)) == len(actions)
                none = (0.0,) * len(actions)
                found[own_number(one, Judged(actions, none, none, (1,) * len(actions), 0, none)) is None] += 1
    return found[0], found[1]


def turned(action: Action) -> Action:
    """Return an answer with its cards or combinations in another order, in which a person may choose them."""
    if isinstance(action, Claim):
        return Claim(action.items[::-1])
    return Pick(action.cards[::-1]) if isinstance(action, Pick) else action


@pytest.mark.parametrize("slug", games())
def test_the_answer_given_is_always_judged(slug: str) -> None:
    """Search compares some of many discards; without being told of the answer it does not judge each of them."""
    some, missing = candidates_among(slug, lambda one: one.action)
    assert some > 20
    assert not missing
    if slug != "chinze":
        assert candidates_among(slug, lambda _: None)[1]


async def test_a_discard_that_search_would_not_think_of_is_reviewed() -> None:
    its = games()["terziglio"]
    for step in play(its, {**defaults(its), "hands_per_game": 1}, b"costly", regular_of(its)):
        asked = [one for one in its.decisions(step.before) if one.kind == "discard"]
        if not asked:
            continue
        view = its.seat_view(step.before, asked[0].seat)
        odd = Pick(asked[0].cards[:: len(asked[0].cards) // asked[0].least][: asked[0].least])
        usual = await Searching().review(view, 1, CLOSELY)
        assert usual is not None
        assert odd not in usual.judged.actions
        review = await reviewed([Answered(1, 3, step.before, view, asked[0], odd)], Searching(), "t")
        assert review.judged == 1
        return
    raise AssertionError("nothing is discarded")


def regular_of(its: Game) -> Callable[[object, Decision, Rng], Action]:
    """Return what answers for all seats as the level ``regular`` does."""
    policy = companions(its.meta.slug).policies["regular"]
    return lambda state, decision, rng: policy(its.seat_view(state, decision.seat), decision, rng)
