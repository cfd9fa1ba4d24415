"""Hints: the judgement of all answers, and what is told where nothing is searched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest import mock

import msgspec
import pytest

from bot.engine.actions import Claim, ClaimItem, Decision, Number, Pick, Refusal, Say, Word
from bot.engine.view import SeatView
from bot.games.minchiate.search.cutting import brings
from bot.games.minchiate.search.position import placed_truly
from bot.games.registry import companions, game, games
from bot.players.hints import hint
from bot.players.levels import question, rng_of
from bot.players.search.advising import ALL, advise
from bot.players.search.judged import Advice, Judged
from bot.players.search.orders import Answer
from bot.players.search.players import Master, search_of
from bot.players.search.think import Budget, first_worlds
from bot.players.search.workers import Workers
from tests.conftest import SEARCH
from tests.support.conformance import defaults, play
from tests.ui.tables import hand_view

MINCHIATE = game("minchiate")
SMALL = Budget(worlds=96, sure=ALL)


def questions(kinds: tuple[str, ...] = ("lead", "play")) -> list[tuple[Any, SeatView]]:
    """Return the states and views of the questions of one deal."""
    options = {**defaults(MINCHIATE), "set_length": 1}
    return [
        (step.before, MINCHIATE.seat_view(step.before, step.seat))
        for step in play(MINCHIATE, options, b"hints")
        if step.seat is not None and MINCHIATE.decisions(step.before)[0].kind in kinds
    ]


def choices() -> Iterator[tuple[Any, SeatView]]:
    return ((state, view) for state, view in questions() if len(question(view).cards) > 1)


@pytest.mark.slow
def test_the_same_view_and_seed_give_the_same_judgement_of_every_legal_card() -> None:
    seen = 0
    for _, view in list(choices())[::9]:
        found = advise(MINCHIATE, view, 5, SMALL)
        assert found is not None
        assert found == advise(MINCHIATE, view, 5, SMALL)
        judged = found.judged
        assert sorted(one.cards[0] for one in judged.actions if isinstance(one, Pick)) == sorted(question(view).cards)
        assert set(judged.worlds) == {96}
        assert judged.lost[judged.best] == 0.0
        for mean, lost in zip(judged.means, judged.lost, strict=True):
            assert lost == pytest.approx(judged.means[judged.best] - mean)
            assert lost >= 0
        seen += 1
    assert seen > 5


def test_what_the_search_saw_agrees_with_what_the_seat_knows() -> None:
    for state, view in list(choices())[::9]:
        found = advise(MINCHIATE, view, 5, SMALL)
        assert found is not None
        assert found.sight is not None
        sight, search = found.sight, search_of("minchiate")
        assert search is not None
        position = search.position(view, question(view))
        truth = dict(zip(position.hidden.cards.tolist(), placed_truly(position, state).tolist(), strict=True))
        assert set(sight.held) == set(truth)
        for card, shares in sight.held.items():
            assert shares[view.seat] == 0.0
            assert sum(shares) <= 1.0 + 1e-9
            assert 0.0 <= sight.has(1, card) <= 1.0
        suits = MINCHIATE.meta.pack.suits
        for letter, shares in sight.void.items():
            for seat, share in enumerate(shares):
                certain = [card for card in sight.held if suits[card] == letter and sight.has(seat, card) == 1.0]
                assert not (certain and share), "a seat with a known card of a suit does not lack it"


def test_a_card_that_all_know_where_it_lies_lies_there_in_all_worlds() -> None:
    known = 0
    for state, view in list(choices())[::5]:
        found = advise(MINCHIATE, view, 5, SMALL)
        assert found is not None
        assert found.sight is not None
        for zone in view.public.zones:
            if zone.key == "zone-minchiate-declared" and zone.seat not in (None, view.seat):
                for card in zone.cards:
                    if card in found.sight.held and state.table.hands[zone.seat] >> card & 1:
                        assert found.sight.has(zone.seat, card) == 1.0
                        known += 1
    assert known


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in games() if search_of(slug) is not None])
def test_what_the_search_saw_names_the_hands_by_their_seats(slug: str) -> None:
    its, seen, sure = game(slug), 0, 0
    suits = its.meta.pack.suits
    steps = [one for one in play(its, defaults(its), b"sight") if one.seat is not None]
    for step in steps[::3]:
        view = its.seat_view(step.before, step.seat or 0)
        decision = question(view)
        if decision.kind not in ("lead", "play"):
            continue
        found, search = advise(its, view, 5, SMALL), search_of(slug)
        if found is None or search is None:
            continue
        assert found.sight is not None
        position = search.position(view, decision)
        hidden = search.hidden(position)
        truth = dict(zip(hidden.cards.tolist(), search.truth(position, step.before).tolist(), strict=True))
        for seat, info in enumerate(view.public.seats):
            if info.open_hand is not None:
                continue
            hand = (
                {card for card, place in truth.items() if place == hidden.hands[seat]}
                if seat != view.seat
                else set[int]()
            )
            known = hidden.known[seat] if hidden.known else frozenset[int]()
            held = {card for card in found.sight.held if found.sight.has(seat, card) > 0}
            assert known <= held
            assert all(found.sight.has(seat, card) == 1.0 for card in known)
            assert all(found.sight.lacks(seat, suits[card]) == 0.0 for card in known)
            assert seat != view.seat or not held
            certain = {card for card in held if found.sight.has(seat, card) == 1.0 and card in truth}
            count = info.hand_count
            assert seat == view.seat or len(hand) + len(known) == count
            total = sum(found.sight.has(seat, card) for card in found.sight.held)
            assert seat == view.seat or total == pytest.approx(count)
            sure += len(certain) + len(known)
        seen += 1
    assert seen > 3
    assert sure


class Fixed:
    """Judges every question the same."""

    preparing = False

    def __init__(self, advice: Advice | None) -> None:
        self.given, self.asked = advice, 0

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        self.asked += 1
        return self.given

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Any = None) -> Advice | None:
        return self.given


JUDGED = Advice(Judged((Pick((3,)), Pick((4,))), (1.0, 2.0), (0.5, 0.0), (96, 96), 1, (1.0, 0.0)))


async def test_a_hint_is_the_best_of_the_judged_answers() -> None:
    _, view = next(choices())
    found = await hint(view, 1, Fixed(JUDGED))
    assert (found.action, found.advice, found.only) == (Pick((4,)), JUDGED, False)


@pytest.mark.parametrize("search", [None, Fixed(None)])
async def test_without_a_judgement_it_is_what_the_level_regular_answers(search: Fixed | None) -> None:
    for kind in ("cut", "discard", "lead", "play"):
        _, view = questions((kind,))[0]
        found = await hint(view, 1, search)
        assert found.advice is None
        assert found.action == companions("minchiate").policies["regular"](view, question(view), rng_of(1))


ONLY = [
    Decision(0, "play", cards=(3,)),
    Decision(0, "discard", cards=(3, 4), least=2, most=2),
    Decision(0, "look", words=(Word("on", "call-x"),)),
    Decision(0, "declare", claims=()),
]
SEVERAL = [
    Decision(0, "play", cards=(3, 4)),
    Decision(0, "discard", cards=(3, 4), least=1, most=2),
    Decision(0, "cut", number=(1, 9)),
    Decision(0, "auction", words=(Word("a", "call-x"), Word("b", "call-y"))),
    Decision(0, "show", cards=(3,), words=(Word("a", "call-x"),)),
]


@pytest.mark.parametrize("decision", [*ONLY, *SEVERAL])
async def test_nothing_is_searched_where_one_answer_is_legal(decision: Decision) -> None:
    search = Fixed(JUDGED)
    with mock.patch("bot.players.hints.policy", return_value=lambda *_: Claim(())):
        found = await hint(hand_view((3, 4), decision), 1, search)
    assert found.only == (decision in ONLY) == (search.asked == 0)


async def test_a_question_that_is_not_open_has_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        await hint(hand_view((3, 4)), 1, None)


@pytest.mark.parametrize(
    ("slug", "kind"), [("terziglio", "auction"), ("terziglio", "discard"), ("minchiate", "discard")]
)
def test_calls_and_discards_are_judged_for_a_hint(slug: str, kind: str) -> None:
    its = game(slug)
    for step in play(its, defaults(its), b"before the play"):
        view = its.seat_view(step.before, step.seat) if step.seat is not None else None
        decision = next((one for one in view.decisions if one.kind == kind), None) if view is not None else None
        if view is None or decision is None:
            continue
        found = advise(its, view, 5, SMALL)
        assert found is not None
        assert found == advise(its, view, 5, SMALL)
        assert found.sight is None
        assert set(found.judged.worlds) == {96}
        assert len(found.judged.actions) > 2
        if decision.words:
            assert [one.word for one in found.judged.actions if isinstance(one, Say)] == [
                one.word for one in decision.words
            ]
        for action in found.judged.actions:
            assert not isinstance(its.decide(step.before, view.seat, action), Refusal)
        return
    raise AssertionError("nothing of this kind is asked")


def test_the_cut_is_judged_for_a_hint_by_where_the_bottom_card_goes() -> None:
    """The best of many worlds brings the card that is worth nothing to the other side, never to one's own (M38)."""
    state, view = questions(("cut",))[0]
    found = advise(MINCHIATE, view, 5, Budget(worlds=960, sure=ALL))
    assert found is not None
    assert found.sight is None
    sizes = [one.value for one in found.judged.actions if isinstance(one, Number)]
    assert sizes == [13, 24, 34, 35, 45, 46, 48, 57]
    lost = dict(zip(sizes, found.judged.lost, strict=True))
    assert found == advise(MINCHIATE, view, 5, Budget(worlds=960, sure=ALL))
    assert max(lost[size] for size in (13, 35, 45, 57)) < min(lost[size] for size in (24, 34, 46, 48))
    given = advise(MINCHIATE, view, 5, SMALL, answer=Number(50))
    assert given is not None
    assert Number(50) in given.judged.actions
    assert Number(48) not in given.judged.actions, "it brings the card to the same place"
    assert Master().decide(MINCHIATE, view, 1) == Number(13)
    for size in sizes:
        assert not isinstance(MINCHIATE.decide(state, view.seat, Number(size)), Refusal)


@pytest.mark.parametrize("least", [1, 12, 13, 20, 24, 40])
def test_regular_brings_the_bottom_card_to_the_dealer(least: int) -> None:
    decision = Decision(3, "cut", number=(least, 97 - least))
    answer = companions("minchiate").policies["regular"](questions(("cut",))[0][1], decision, rng_of(1))
    assert isinstance(answer, Number)
    assert least <= answer.value <= 97 - least
    assert brings(answer.value) in (3, 7)


def test_a_cut_brings_the_bottom_card_where_the_rules_deal_it() -> None:
    """The cards that follow each cut are those that the rules deal, from packs of which no card is rubabile (M41)."""
    state = questions(("cut",))[0][0]
    for size in range(13, 85):
        after = state
        for event in (*MINCHIATE.decide(after, after.setup.cutter, Number(size)),):  # type: ignore[union-attr]
            after = MINCHIATE.evolve(after, event)
        while not after.table.hands[0]:
            for event in MINCHIATE.decide(after, after.setup.cutter, Say("deal")):  # type: ignore[union-attr]
                after = MINCHIATE.evolve(after, event)
        bottom, place = state.setup.deck[-1], brings(size)
        holder = next(seat for seat in range(4) if after.table.hands[seat] >> bottom & 1)
        assert (holder - state.setup.dealer - 1) % 4 == place % 4
        shown = {card for zone in MINCHIATE.view(after).zones if zone.key.endswith("up-card") for card in zone.cards}
        assert (bottom in shown) == (place >= 4)


def test_a_declaration_that_may_be_kept_back_is_judged_by_its_marks() -> None:
    seen = 0
    for seed in range(40):
        for step in play(MINCHIATE, {**defaults(MINCHIATE), "declare": "manual"}, b"declared %d" % seed):
            asked = step.seat is not None and MINCHIATE.decisions(step.before)[0].kind == "declare"
            view = MINCHIATE.seat_view(step.before, step.seat) if asked and step.seat is not None else None
            if view is None or not question(view).claims:
                continue
            offers = {one.key: one.points for one in question(view).claims or ()}
            found = advise(MINCHIATE, view, 3, SMALL, answer=Claim(()))
            assert found is not None
            points = [
                sum(offers[item.key] for item in one.items) for one in found.judged.actions if isinstance(one, Claim)
            ]
            assert len(points) == len(set(found.judged.actions)) >= 2
            assert points[found.judged.best] == max(points)
            assert {0, max(points)} <= set(points)
            seen += 1
            kings = any(key.startswith("king") for key in offers)
            for mean, worth in zip(found.judged.means, points, strict=True):
                gap = found.judged.means[0] - mean
                assert kings or gap == pytest.approx(max(points) - worth)
            for action in found.judged.actions:
                assert not isinstance(MINCHIATE.decide(step.before, view.seat, action), Refusal)
        if seen > 5:
            return
    raise AssertionError("too few declarations")


def test_declarations_in_terziglio_are_judged_by_what_they_score() -> None:
    """With and without what is held: more points are never worse in playouts that read nothing else of them."""
    its, seen = game("terziglio"), set[bool]()
    for seed in range(60):
        for step in play(its, defaults(its), b"terziglio %d" % seed):
            if step.seat is None or its.decisions(step.before)[0].kind != "declare":
                continue
            view = its.seat_view(step.before, step.seat)
            decision = question(view)
            if not decision.claims:
                continue
            given = Claim((ClaimItem(decision.claims[-1].key),))
            found = advise(its, view, 3, SMALL, answer=given)
            assert found is not None
            assert found == advise(its, view, 3, SMALL, answer=given)
            assert {Claim(()), given} <= set(found.judged.actions)
            assert found.judged.actions[0] == decision.default
            assert found.judged.lost[found.judged.actions.index(Claim(()))] > 0
            assert found.judged.lost[0] <= 1.96 * found.judged.errors[0]
            for action in found.judged.actions:
                assert not isinstance(its.decide(step.before, view.seat, action), Refusal)
            seen.add(view.seat == view.public.sides[0][0])
        if len(seen) == 2:
            return
    raise AssertionError("too few declarations")


def test_before_the_declarations_all_holdings_are_as_likely() -> None:
    """Nobody has kept anything back yet when the declarer of Terziglio discards."""
    its = game("terziglio")
    search = search_of("terziglio")
    assert search is not None
    for step in play(its, defaults(its), b"before the play"):
        view = its.seat_view(step.before, step.seat) if step.seat is not None else None
        if view is None or question(view).kind != "discard":
            continue
        position = search.position(view, question(view))
        first = first_worlds(search, position, 1, Budget(worlds=960, batch=960))
        _, weights = search.weigh(position, first.placed)
        assert set(weights.tolist()) == {0.0}
        silent = position._replace(declared=0 * position.declared)
        assert search.weigh(silent, first.placed)[1].min() < 0, "after silence holdings are less likely"
        return
    raise AssertionError("nobody discards")


def test_questions_that_search_does_not_answer_are_not_judged() -> None:
    chinze = game("chinze")
    cut = next(
        view
        for step in play(chinze, defaults(chinze), b"cut")
        if step.seat is not None
        for view in [chinze.seat_view(step.before, step.seat)]
        if any(one.kind == "cut" for one in view.decisions)
    )
    assert advise(chinze, cut, 1, SMALL) is None
    with mock.patch("bot.players.search.advising.search_of", return_value=None):
        assert advise(MINCHIATE, next(choices())[1], 1, SMALL) is None
    lone = next(view for _, view in questions() if len(question(view).cards) == 1)
    assert advise(MINCHIATE, lone, 1, SMALL) is None


class Slow:
    """A worker that answers when it is told to, and counts the questions."""

    def __init__(self) -> None:
        self.ended, self.go, self.begun, self.asked = asyncio.Event(), asyncio.Event(), asyncio.Event(), 0

    async def ask(self, order: bytes, stuck: float) -> bytes:
        self.asked += 1
        self.begun.set()
        await self.go.wait()
        return msgspec.msgpack.encode(Answer(Number(1), JUDGED))

    def end(self) -> None:
        self.ended.set()


def staffed(*workers: Slow) -> Workers:
    """Return workers of which these are ready."""
    own = Workers(len(workers), SEARCH)
    for one in workers:
        own._live.add(one)  # type: ignore[arg-type]
        own._idle.put_nowait(one)  # type: ignore[arg-type]
    return own


VIEW = hand_view((3, 4), Decision(0, "play", cards=(3, 4)))


async def test_a_hint_without_an_answer_in_time_has_no_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.search.workers.HINT_WHOLE", 0.01)
    own = staffed(Slow())
    assert await own.advice(VIEW, 1) is None
    await own.stop()


async def test_a_review_waits_for_tables_and_leaves_them_a_worker() -> None:
    """A review takes a worker only if another one is free for tables, or no table waits for the only one."""
    one, other = Slow(), Slow()
    own = staffed(one, other)
    review = asyncio.create_task(own.review(VIEW, 1, 96))
    second = asyncio.create_task(own.review(VIEW, 2, 96))
    await one.begun.wait()
    live = asyncio.create_task(own.answer(VIEW, 3))
    await other.begun.wait()
    assert one.asked == other.asked == 1, "the second review waits for the first"
    other.go.set()
    assert await live == Number(1)
    one.go.set()
    assert await review == JUDGED
    assert await second == JUDGED
    await own.stop()


async def test_a_review_with_one_worker_takes_it_while_no_table_waits() -> None:
    one = Slow()
    own = staffed(one)
    own._waiting = 1
    review = asyncio.create_task(own.review(VIEW, 1, 96))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not one.asked
    own._waiting = 0
    one.go.set()
    assert await review == JUDGED
    await own.stop()


async def test_without_workers_a_review_has_no_judgement() -> None:
    own = Workers(2, SEARCH)
    assert await own.review(VIEW, 1, 96) is None
    assert await own.advice(VIEW, 1) is None
    await own.stop()


@pytest.mark.slow
async def test_a_worker_process_judges_for_hints_and_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("HINT_WHOLE", "WHOLE"):
        monkeypatch.setattr(f"bot.players.search.workers.{limit}", 60)
    own = Workers(1, SEARCH)
    await own.start()
    await own.ready.wait()
    _, view = next(choices())
    found = await own.advice(view, 7)
    assert found is not None
    assert len(found.judged.actions) == len(question(view).cards)
    reviewed = await own.review(view, 7, 96)
    assert reviewed == advise(MINCHIATE, view, 7, SMALL)
    assert await own.answer(view, 7) in [Pick((card,)) for card in question(view).cards]
    await own.stop()
