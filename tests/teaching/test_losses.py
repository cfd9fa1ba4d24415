"""What decisions cost on average: measured in worlds that the choice did not see, by kind, with honest intervals."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import pytest
from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.games.registry import games
from bot.players.levels import question
from bot.players.search.judged import Advice
from bot.ports.losses import KINDS, Kind, SummedLoss
from bot.teaching.losses import FEWEST, Loss, kind_of, mean_losses, quantile, summed
from bot.teaching.review import BRIEFLY, CLOSELY, CLOSER, NAMED, Answered, curve_of, reviewed
from tests.support.conformance import play
from tests.teaching.test_review import Judging, by_hand, decisions

KIND_OF: dict[str, Kind] = {
    **dict.fromkeys(("call", "final", "answer", "auction", "overcall"), "auction"),
    **dict.fromkeys(("scarto", "discard", "pay", "exchange"), "discard"),
    **dict.fromkeys(("declare", "scommessa", "rivanto", "show", "three", "meld-lead", "meld-play"), "declaration"),
}


class Noise(Judging):
    """Judges all answers by chance alone: none is better than another. Each question has its own random numbers."""

    preparing = False

    def __init__(self, same: bool = False) -> None:
        super().__init__(by_hand)
        self.same = same

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        cards = question(view).cards
        rng = random.Random(f"{view.hand} {cards}" if self.same else seed)
        chance = [rng.gauss(0.0, 10.0) for _ in cards]
        best = max(chance, default=0.0)
        self.lost = lambda _, number, __: best - chance[number]
        return await super().review(view, seed, worlds)


def everything() -> list[Answered]:
    return [one for slug in games() for one in decisions(slug, 0)]


@pytest.mark.slow
async def test_where_all_answers_are_as_good_nothing_is_lost_on_average() -> None:
    """A loss against the best of the same worlds would be far above 0: the best one is the luckiest."""
    found = everything()
    measured = [one.lost for one in (await reviewed(found, Noise(), "t")).losses]
    fooled = [one.lost for one in (await reviewed(found, Noise(same=True), "t")).losses]
    error = 10.0 * 2**0.5 / len(measured) ** 0.5
    assert len(measured) > 150
    assert min(measured) < 0 < max(measured)
    assert abs(fmean(measured)) < 3 * error
    assert fmean(fooled) > 5 * error, "the fault that a second judgement prevents can be seen"


async def test_a_loss_is_that_of_the_second_judgement() -> None:
    def half_in_the_second(view: SeatView, number: int, worlds: int) -> float:
        return by_hand(view, number, worlds) / (2 if worlds == CLOSELY else 1)

    found = decisions("minchiate")
    review = await reviewed(found, Judging(half_in_the_second), "t")
    cards = {one.step: one for one in found if one.decision.kind in ("lead", "play")}
    assert [one.step for one in review.losses] == sorted(cards)
    worst = sorted((len(one.view.hand) for one in cards.values() if _wrong(one)), reverse=True)
    expected = [size / 2 for size in worst[:CLOSER]] + [float(size) for size in worst[CLOSER:]]
    assert sorted((one.lost for one in review.losses if one.lost), reverse=True) == sorted(expected, reverse=True)
    assert {one.step for one in review.losses if not one.lost} == {
        one.step for one in cards.values() if not _wrong(one)
    }


def _wrong(one: Answered) -> bool:
    return one.action.cards[0] != one.decision.cards[0]  # type: ignore[union-attr]


async def test_a_deal_that_was_not_judged_to_the_end_has_no_losses() -> None:
    """Decisions that seemed bad are those that are judged twice: without them a deal would look better than it was."""

    class Ending(Judging):
        async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
            return await super().review(view, seed, worlds) if worlds == BRIEFLY else None

    review = await reviewed(decisions("minchiate"), Ending(by_hand), "t")
    assert review.judged > 5
    assert review.losses == ()
    assert not review.whole
    assert (await reviewed(decisions("minchiate"), Judging(by_hand), "t")).whole


async def test_the_curve_has_every_deal_and_marks_what_is_clear() -> None:
    found = decisions("minchiate", 0)
    review = await reviewed(found, Judging(by_hand), "t")
    parts = curve_of(review)
    assert [one.deal for one in parts] == sorted({one.deal for one in found})
    assert sum(len(one.lost) for one in parts) == len(review.losses) == review.judged
    steps = {part.deal: [one.step for one in review.losses if one.deal == part.deal] for part in parts}
    marked = {(part.deal, steps[part.deal][place]): number for part in parts for place, number in part.clear}
    assert set(marked) == set(review.clear)
    assert len(marked) > NAMED
    named = {number: where for where, number in marked.items() if number}
    assert named == {number: (one.answered.deal, one.answered.step) for number, one in enumerate(review.costly, 1)}


# -- kinds


@pytest.mark.parametrize("slug", games())
def test_every_question_is_of_one_kind(slug: str) -> None:
    seen = set[str]()
    game = games()[slug]
    for step in play(game, {one.key: one.default for one in game.meta.options}, b"kinds"):
        if step.seat is None:
            continue
        view = game.seat_view(step.before, step.seat)
        for decision in view.decisions:
            if decision.optional or decision.number or decision.kind == "look":
                continue
            kind, trick = kind_of(view, decision), view.public.trick
            seen.add(kind)
            if decision.kind in KIND_OF:
                assert kind == KIND_OF[decision.kind], decision.kind
            elif decision.kind != "fallen":
                assert kind == ("lead" if decision.kind.endswith("lead") else "follow"), decision.kind
            else:
                assert kind == ("follow" if trick and trick.cards and not trick.complete else "lead")
    assert {"lead", "follow"} <= seen <= set(KINDS)


# -- means and intervals


def test_losses_are_summed_by_deal_and_kind() -> None:
    losses = [Loss(1, 3, "lead", 2.0), Loss(1, 5, "lead", -0.5), Loss(1, 4, "follow", 1.0), Loss(2, 1, "lead", 4.0)]
    assert summed("t", losses) == [
        SummedLoss("t", 1, "lead", 2, 1.5),
        SummedLoss("t", 1, "follow", 1, 1.0),
        SummedLoss("t", 2, "lead", 1, 4.0),
    ]


def test_a_mean_is_that_of_decisions_and_its_interval_that_of_deals() -> None:
    sums = [SummedLoss("t", 1, "lead", 2, 2.0), SummedLoss("t", 2, "lead", 4, 10.0), SummedLoss("u", 1, "lead", 2, 4.0)]
    (found,) = mean_losses(sums)
    assert (found.kind, found.decisions, found.deals, found.mean) == ("lead", 8, 3, 2.0)
    # Residuals of the deals: -2, 2 and 0; two degrees of freedom.
    assert found.within == pytest.approx(4.303 * (8 * 3 / 2) ** 0.5 / 8)


def test_kinds_come_in_their_order_and_few_deals_have_no_interval() -> None:
    sums = [SummedLoss("t", deal, kind, 1, 1.0) for kind in reversed(KINDS) for deal in range(1, FEWEST)]
    found = mean_losses(sums)
    assert [one.kind for one in found] == list(KINDS)
    assert [one.within for one in found] == [None] * len(KINDS)
    assert mean_losses([*sums, SummedLoss("u", 1, "lead", 1, 1.0)])[0].within == 0.0
    assert mean_losses([]) == []


def test_the_quantile_falls_towards_that_of_the_normal_distribution() -> None:
    values = [quantile(freedom) for freedom in range(1, 400)]
    assert values == sorted(values, reverse=True)
    assert quantile(11) == pytest.approx(2.201, abs=0.003)
    assert quantile(30) == pytest.approx(2.042, abs=0.003)
    assert quantile(399) == pytest.approx(1.966, abs=0.003)


def covered(split: Callable[[SummedLoss], list[SummedLoss]], rounds: int = 1500) -> float:
    """Return how often the interval of a mean of six deals has the true value in it. Decisions of a deal hang
    together."""
    rng, hits = random.Random(11), 0
    for _ in range(rounds):
        sums = list[SummedLoss]()
        for deal in range(6):
            hand, count = rng.gauss(0.0, 1.0), rng.randint(8, 14)
            sums += split(SummedLoss("t", deal, "lead", count, count * (2.0 + hand) + rng.gauss(0.0, count**0.5)))
        (found,) = mean_losses(sums)
        hits += found.within is not None and abs(found.mean - 2.0) <= found.within
    return hits / rounds


def test_the_interval_has_the_true_value_in_it_about_95_times_in_100() -> None:
    def by_decision(one: SummedLoss) -> list[SummedLoss]:
        """As if each decision were a deal of its own."""
        return [
            replace(one, deal=100 * one.deal + place, count=1, total=one.total / one.count)
            for place in range(one.count)
        ]

    assert 0.93 <= covered(lambda one: [one]) <= 0.97
    assert covered(by_decision) < 0.75
