"""Search in Chinze: what is judged where melds may be announced, and where a card is given for the Matto."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest import mock

import numpy as np
import pytest
from msgspec.structs import replace

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick, Refusal, Say, whole
from bot.engine.cards import cards_of, mask_of
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.chinze.deck import value
from bot.games.chinze.melds import available
from bot.games.chinze.search import adapter, announcing
from bot.games.chinze.search import layout as at_
from bot.games.chinze.search.adapter import LATE, SEARCH
from bot.games.chinze.state import EXCHANGE, State
from bot.games.registry import companions, game
from bot.players.levels import question
from bot.players.search.advising import ALL, advise
from bot.players.search.judged import CLEAR
from bot.players.search.orders import Order, packed
from bot.players.search.players import Master
from bot.players.search.think import Budget, sampled, think
from tests.support.conformance import Step, play, random_options

CHINZE = game("chinze")
BRIEF = Budget(worlds=32, batch=16, sure=ALL)
CERTAIN = 1e-9
"""An interval below it is none: only the last digits differ."""
SURE = Budget(worlds=96, sure=ALL)


def steps(seed: int, said: str = "", **chosen: Any) -> Iterator[Step]:
    """Play a match by rules of thumb under random options; ``said`` is answered where it may be, and otherwise melds
    are announced in one of three questions only."""
    rng = Rng(f"melds {seed}".encode())
    regular = companions("chinze").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        if said and said in [word.word for word in decision.words]:
            return Say(said)
        if decision.claims and rng.below(3):
            return Claim(())
        return regular(CHINZE.seat_view(state, decision.seat), decision, rng)

    return play(CHINZE, {**random_options(CHINZE, rng), **chosen}, f"melds {seed}".encode(), answer)


def asked(kinds: frozenset[str], seeds: range, said: str = "", **chosen: Any) -> Iterator[tuple[State, SeatView]]:
    """Return the states and views of questions of some kinds."""
    for seed in seeds:
        for step in steps(seed, said, **chosen):
            if step.seat is not None and CHINZE.decisions(step.before)[0].kind in kinds:
                yield step.before, CHINZE.seat_view(step.before, step.seat)


def after(state: State, seat: int, action: Action) -> State:
    """Return the state after an answer, which must be legal."""
    events = CHINZE.decide(state, seat, action)
    assert not isinstance(events, Refusal), (events, action)
    for event in events:
        state = CHINZE.evolve(state, event)
    return state


# -- melds


@pytest.mark.slow
def test_every_announcement_is_legal_and_scores_what_the_rules_say() -> None:
    seen, words = 0, set[str]()
    for state, view in asked(announcing.MELDS, range(40)):
        decision, codes = question(view), at_.codes_of(state.match.rules.strength)
        position = SEARCH.position(view, decision)
        assert position is not None
        actions = SEARCH.actions(position)
        assert actions[0] == Claim(tuple([ClaimItem(offer.key) for offer in whole(decision)]))
        assert Claim(()) in actions
        assert {one.word for one in actions if isinstance(one, Say)} == {word.word for word in decision.words}
        states = sampled(SEARCH, position, 1, 0, 4, BRIEF)
        for one, action in zip(position.announcings, actions, strict=True):
            worlds, points = announcing.announced(one, states, position.rules, position.me)
            then = after(state, view.seat, action)
            if isinstance(action, Claim):
                assert points == then.melds.points[view.seat] - state.melds.points[view.seat]
                known = at_.masks(codes, cards_of(then.table.known[view.seat]))
                assert (worlds[0][at_.SEEN_LOW + view.seat], worlds[0][at_.SEEN_HIGH + view.seat]) == known
            else:
                words.add(str(action))
                assert points < sum(offer.points for offer in whole(decision))
            seen += 1
        if seen > 50 and words:
            return
    raise AssertionError("too few announcements, or none in part")


@pytest.mark.slow
@pytest.mark.parametrize(("said", "kind"), [("tarocchi", "show"), ("J", "three"), ("C", "three")])
def test_every_part_of_a_meld_that_may_be_shown_is_judged(said: str, kind: str) -> None:
    """Of tarocchi one of each number, of four cards of a rank those without each of them."""
    for state, view in asked(frozenset({kind}), range(200), said):
        decision = question(view)
        position = SEARCH.position(view, decision)
        assert position is not None
        actions = SEARCH.actions(position)
        sizes = [len(one.cards) for one in actions if isinstance(one, Pick)]
        assert sizes == ([3] * 4 if kind == "three" else list(range(decision.most, decision.least - 1, -1)))
        states = sampled(SEARCH, position, 1, 0, 4, BRIEF)
        for one in position.announcings:
            _, points = announcing.announced(one, states, position.rules, position.me)
            then = after(state, view.seat, one.action)
            assert points == then.melds.points[view.seat] - state.melds.points[view.seat]
        given = Pick(tuple(sorted(decision.cards, reverse=True)[: decision.least]))
        told = SEARCH.position(view, decision, given)
        assert told is not None
        assert any(set(given.cards) == set(one.cards) for one in SEARCH.actions(told) if isinstance(one, Pick))
        assert len(set(SEARCH.actions(told))) == len(SEARCH.actions(told))
        return
    raise AssertionError("nothing is shown in part")


@pytest.mark.slow
@pytest.mark.parametrize(("said", "kind"), [("tarocchi", "show"), ("C", "three")])
def test_master_takes_back_what_somebody_began_to_show_in_part(said: str, kind: str) -> None:
    """A player who sat there before may have begun. Master announces everything instead."""
    for state, view in asked(frozenset({kind}), range(200), said):
        assert SEARCH.position(view, question(view)) is not None
        back = Master(BRIEF).decide(CHINZE, view, 1)
        assert back == Say("back")
        then = after(state, view.seat, back)
        whole_of = Master(BRIEF).decide(CHINZE, CHINZE.seat_view(then, view.seat), 1)
        assert isinstance(whole_of, Claim)
        assert {item.key for item in whole_of.items} == {one.key for one in CHINZE.decisions(then)[0].claims or ()}
        return
    raise AssertionError("nobody shows anything in part")


def test_what_is_left_of_melds_after_a_card_is_what_the_rules_offer_then() -> None:
    seen, less = 0, 0
    for state, view in asked(announcing.MELDS, range(8)):
        position = SEARCH.position(view, question(view))
        assert position is not None
        at = sampled(SEARCH, position, 1, 0, 1, BRIEF)[0]
        said, hand = state.melds.said[view.seat], state.table.hands[view.seat]
        cards: list[int] = announcing.playable(at, position.rules).tolist()
        assert sorted(position.card[code] for code in cards) == sorted(question(view).cards)
        points = [announcing.left(at, position.rules, view.seat, code) for code in cards]
        for code, left in zip(cards, points, strict=True):
            rest = hand & ~mask_of([position.card[code]])
            assert left == sum(one.points for one in available(said, rest, state.match.rules.counting))
            seen += 1
        less += len(set(points)) > 1
    assert seen > 50
    assert less


@pytest.mark.slow
def test_without_a_talon_waiting_costs_what_must_be_broken() -> None:
    """Both hands are known then, so showing tells nothing. What can wait for the next card costs nothing."""
    seen = dict.fromkeys((True, False), 0)
    for state, view in asked(announcing.MELDS, range(150)):
        if state.tricks.taken < at_.TALON_SIZE:
            continue
        found = advise(CHINZE, view, 1, BRIEF)
        assert found is not None
        judged, offers = found.judged, question(view).claims or ()
        waits = judged.lost[judged.actions.index(Claim(()))]
        assert judged.best == 0
        assert max(judged.errors) < CERTAIN
        kept = [
            sum(
                one.points
                for one in available(
                    state.melds.said[view.seat],
                    state.table.hands[view.seat] & ~mask_of([card]),
                    state.match.rules.counting,
                )
            )
            for card in question(view).cards
        ]
        points = sum(offer.points for offer in offers)
        assert points - max(kept) - CERTAIN <= waits <= points
        seen[waits > CERTAIN] += 1
        if min(seen.values()) > 0:
            return
    raise AssertionError("waiting always costs something, or never")


@pytest.mark.slow
def test_a_card_that_breaks_what_is_kept_back_is_judged_with_what_it_loses() -> None:
    """A player who announced nothing is asked for a card: one of the meld costs the points of the meld."""
    seen = 0
    for state, view in asked(frozenset({"lead", "play"}), range(30)):
        if not state.table.passed or len(state.setup.talon) - state.tricks.taken <= LATE:
            continue
        position = SEARCH.position(view, question(view))
        assert position is not None
        states, moves = sampled(SEARCH, position, 1, 0, 2, BRIEF), np.arange(len(position.moves))
        judged = SEARCH.judge(position, states, moves, 1, 0)
        with mock.patch.object(adapter, "left", return_value=0):
            plain = SEARCH.judge(position, states, moves, 1, 0)
        left = [announcing.left(states[0], position.rules, view.seat, code) for code in position.moves]
        assert (judged - plain == left).all()
        seen += len(set(left)) > 1
    assert seen > 3


@pytest.mark.slow
def test_a_card_played_without_announcing_is_judged_beside_the_announcements() -> None:
    for _, view in asked(announcing.MELDS, range(4)):
        for card in question(view).cards:
            found = advise(CHINZE, view, 3, BRIEF, answer=Pick((card,)))
            assert found is not None
            assert found.judged.actions.count(Pick((card,))) == 1
            assert found.judged.actions[0] != Pick((card,))


def test_a_hint_keeps_something_back_only_where_that_is_clearly_better() -> None:
    """Of answers that bring about the same, announcing everything is the best."""
    seen, kept = 0, 0
    for _, view in asked(announcing.MELDS, range(12), draw_shown=False):
        position = SEARCH.position(view, question(view))
        found = advise(CHINZE, view, 7, SURE)
        assert position is not None
        assert found is not None
        plain, judged = think(SEARCH, position, 7, SURE), found.judged
        clear = plain.lost[0] > CLEAR * plain.errors[0]
        assert judged.best == (plain.best if clear else 0)
        assert judged.means == plain.means
        seen += judged.best != plain.best
        kept += judged.best != 0
    assert seen > 1
    assert kept


def test_showing_tells_the_other_player_where_cards_lie() -> None:
    """With cards drawn unseen an announcement changes how the hand goes on, not its points alone."""
    seen = 0
    for state, view in asked(announcing.MELDS, range(20), draw_shown=False):
        if state.tricks.taken > 30 or len(question(view).claims or ()) > 1:
            continue
        position = SEARCH.position(view, question(view))
        assert position is not None
        judged = think(SEARCH, position, 2, SURE)
        seen += any(judged.errors)
    assert seen > 3


@pytest.mark.parametrize("kinds", [announcing.MELDS, frozenset({EXCHANGE})])
def test_hidden_cards_change_no_judgement(kinds: frozenset[str]) -> None:
    """With a card of the other hand in exchange for one of the talon the search is sent the same, and says the same."""
    seen = 0
    for state, view in asked(kinds, range(12), fool_exchange="first_trick", draw_shown=False):
        other, taken = 1 - view.seat, state.tricks.taken
        unseen = cards_of(state.table.hands[other] & ~state.table.known[other])
        if taken >= at_.TALON_SIZE or not unseen:
            continue
        talon, hands = list(state.setup.talon), list(state.table.hands)
        hands[other] ^= 1 << unseen[0] | 1 << talon[-1]
        talon[-1] = unseen[0]
        swapped = replace(
            state,
            table=replace(state.table, hands=tuple(hands)),
            setup=replace(state.setup, talon=tuple(talon)),
        )
        assert swapped != state
        there = CHINZE.seat_view(swapped, view.seat)
        assert packed(Order(there, 1, 0.1)) == packed(Order(view, 1, 0.1))
        assert advise(CHINZE, there, 1, BRIEF) == advise(CHINZE, view, 1, BRIEF)
        seen += 1
    assert seen


# -- the card given for the Matto


def test_at_the_end_each_card_for_the_matto_brings_what_the_count_says() -> None:
    seen, alike = 0, 0
    for state, view in asked(frozenset({EXCHANGE}), range(20), fool_exchange="end"):
        decision, counting = question(view), state.match.rules.counting
        given = Pick((decision.cards[0],))
        found = advise(CHINZE, view, 1, BRIEF, answer=given)
        if found is None:
            assert len(decision.cards) == 1
            continue
        judged = found.judged
        assert given in judged.actions
        for action, mean in zip(judged.actions, judged.means, strict=True):
            total = after(state, view.seat, action).match.scored[-1].total
            assert mean == total[view.seat] - total[1 - view.seat]
        worths = [value(one.cards[0], counting) for one in judged.actions if isinstance(one, Pick)]
        assert worths == sorted(worths)
        assert set(worths) == {value(card, counting) for card in decision.cards}
        assert not any(judged.errors)
        alike += len(set(worths)) == 1
        seen += 1
    assert seen > 10


def test_in_the_middle_of_a_hand_a_card_for_the_matto_costs_twice_its_points() -> None:
    seen = 0
    for state, view in asked(frozenset({EXCHANGE}), range(30), fool_exchange="first_trick"):
        if state.tricks.number > at_.LAST_TRICK:
            continue
        counting = state.match.rules.counting
        found = advise(CHINZE, view, 1, BRIEF)
        assert found is not None, "both cards are judged, even if they count the same"
        worths = [value(one.cards[0], counting) for one in found.judged.actions if isinstance(one, Pick)]
        assert [round(lost, 9) for lost in found.judged.lost] == [2 * (worth - min(worths)) for worth in worths]
        assert len(worths) == 2
        seen += worths[0] != worths[1]
    assert seen > 3
