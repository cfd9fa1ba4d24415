"""Search in Mineo: the compiled hand equals the rules, and worlds agree with what a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import astuple, replace

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.cards import mask_of
from bot.engine.compiled import seeded
from bot.engine.rng import Rng
from bot.games.mineo.auction import CALLS
from bot.games.mineo.deck import ALL, FUJUTU, FUJUTU_BIT, HONOURS, SCARTINE, SIZE, SUIT, VALUE
from bot.games.mineo.events import HandAnnulled, HandPaid, HandScored
from bot.games.mineo.play import legal_now, partner_of
from bot.games.mineo.player.tuned import WEIGHTS
from bot.games.mineo.policy import choices
from bot.games.mineo.search import choosing, kernel, opening
from bot.games.mineo.search import layout as at_
from bot.games.mineo.search.adapter import SEARCH
from bot.games.mineo.search.layout import options_of
from bot.games.mineo.search.playouts import CALL, CARD, LAYING
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State
from bot.games.registry import companions, game
from bot.players.random_answers import at_random
from bot.players.search.players import Cheat, Master
from bot.players.search.think import Budget, sampled, think
from bot.players.search.worlds import worlds
from tests.selection import exhaustive
from tests.support.conformance import Step, defaults, play, random_options

MINEO = game("mineo")
BRIEF = Budget(worlds=16, batch=8)
REGULAR = companions("mineo").policies["regular"]


def deals(seed: int, *, sensible: bool = False) -> Iterator[Step]:
    """Play a match under random options, by random players or by rules of thumb."""
    rng = Rng(f"search {seed}".encode())
    options = random_options(MINEO, rng)

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = MINEO.seat_view(state, decision.seat)
        return REGULAR(view, decision, rng) if sensible and not decision.optional else at_random(view, decision, rng)

    return play(MINEO, options, f"search {seed}".encode(), answer)


def began(state: State) -> np.ndarray:
    """Return the compiled position of a hand before its first card."""
    at = np.zeros(at_.SIZE_OF, np.int64)
    setup = state.setup
    for seat, hand in enumerate(state.table.hands):
        at[at_.HAND + seat] = hand
    at[at_.SOLOIST], at[at_.STATA], at[at_.SCOMMESSA] = setup.soloist, setup.stata, setup.scommessa
    at[at_.RIVANTO], at[at_.DEALER] = setup.rivanto_by, setup.dealer
    opening.lay(at, mask_of(setup.scarto))
    return at


def compared(seed: int) -> int:
    """Play the hands of a match with the rules and compiled side by side; return the number of cards compared."""
    at, rules, cards = None, None, 0
    for step in deals(seed):
        before, action = step.before, step.action
        if before.phase != PLAY or not isinstance(action, Pick):
            continue
        if before.tricks.number == 1 and not before.table.cards:
            at, rules = began(before), options_of(before.match.rules)
        assert at is not None
        tricks, table = before.tricks, before.table
        assert (at[at_.TURN], at[at_.LEADER], at[at_.NUMBER]) == (table.turn, table.leader, tricks.number)
        assert (at[at_.OWING], at[at_.LED]) == (tricks.owing, table.led)
        assert kernel.legal(at, rules) == legal_now(before)
        assert tuple(at[at_.PILE : at_.PILE + 2]) == tricks.piles
        own = sum(seat == before.setup.soloist for _, seat in tricks.pigliate)
        assert tuple(at[at_.TAKEN : at_.TAKEN + 2]) == (own, len(tricks.pigliate) - own)
        kernel.play(at, rules, action.cards[0])
        cards += 1
        for event in step.events:
            if isinstance(event, HandScored):
                assert at[at_.NUMBER] == 21
                assert tuple(at[at_.PILE : at_.PILE + 2]) == (event.hand.soloist_pile, event.hand.defender_pile)
                assert kernel.difference(at, rules) == event.score.difference
                assert tuple(kernel.payment(at, rules, seat) for seat in range(3)) == event.score.payments
    return cards


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_the_compiled_play_equals_the_rules() -> None:
    """A million positions with GERMINI_TESTS=exhaustive, otherwise some thousands.

    A busy machine needs half an hour for the million."""
    wanted = 1_000_000 if exhaustive() else 6_000
    seed = cards = 0
    while cards < wanted:
        cards += compared(seed)
        seed += 1


def last_cards(seed: int) -> Iterator[tuple[State, int]]:
    """Return hands before their last card, without scartine in the piles: the Fujutu was played before, or lies on the
    table; a side that owes a scartina has none (S62-S65)."""
    for step in deals(seed):
        state = step.before
        if state.phase != PLAY or state.tricks.number < 20 or len(state.table.cards) < 2:
            continue
        if not isinstance(step.action, Pick):
            continue
        (last,) = step.action.cards
        piles = (state.tricks.piles[0] & ~(SCARTINE | FUJUTU_BIT), state.tricks.piles[1] & ~(SCARTINE | FUJUTU_BIT))
        for owing in (0, 1):
            kept = (piles[0] | FUJUTU_BIT, piles[1]) if owing == 0 else (piles[0], piles[1] | FUJUTU_BIT)
            if last != FUJUTU and FUJUTU not in state.table.cards:
                yield replace(state, tricks=replace(state.tricks, piles=kept, owing=owing)), last
                table = replace(state.table, cards=(state.table.cards[0], FUJUTU))
                yield replace(state, tricks=replace(state.tricks, piles=piles, owing=-1), table=table), last
                hands = tuple(FUJUTU_BIT if hand else 0 for hand in state.table.hands)
                table = replace(state.table, hands=hands)
                yield replace(state, tricks=replace(state.tricks, piles=piles, owing=-1), table=table), FUJUTU


@pytest.mark.slow
def test_the_fujutu_is_paid_lost_or_kept_as_in_the_rules() -> None:
    seen = Counter[tuple[bool, bool, bool]]()
    for state, last in (one for seed in range(24) for one in last_cards(seed)):
        at, rules = began(state), options_of(state.match.rules)
        turn, leader = state.table.turn, state.table.leader
        at[at_.HAND : at_.HAND + 3] = 0
        for place, card in enumerate((*state.table.cards, last)):
            at[at_.HAND + (leader + place) % 3] = 1 << card
        at[at_.NUMBER], at[at_.TURN], at[at_.LEADER] = 20, leader, leader
        own = sum(seat == state.setup.soloist for _, seat in state.tricks.pigliate)
        at[at_.TAKEN], at[at_.TAKEN + 1] = own, len(state.tricks.pigliate) - own
        at[at_.PILE : at_.PILE + 2], at[at_.OWING] = state.tricks.piles, state.tricks.owing
        for card in (*state.table.cards, last):
            kernel.play(at, rules, card)
        events = MINEO.decide(state, turn, Pick((last,)))
        assert isinstance(events, tuple)
        scored = next(event for event in events if isinstance(event, HandScored))
        assert tuple(at[at_.PILE : at_.PILE + 2]) == (scored.hand.soloist_pile, scored.hand.defender_pile)
        assert kernel.difference(at, rules) == scored.score.difference
        options = state.match.rules
        seen[options.fujutu_lost_last, options.fujutu_kept, state.tricks.owing >= 0] += 1
    assert len(seen) == 8


def auctioned(state: State) -> np.ndarray:
    """Return the compiled position before the first call, with all packets."""
    at = np.zeros(at_.SIZE_OF, np.int64)
    deck, dealer = state.setup.deck, state.setup.dealer
    for place, card in enumerate(deck[:60]):
        giro, nth = divmod(place, 15)
        at[at_.PACKET + 4 * ((dealer + 1 + nth // 5) % 3) + giro] |= 1 << card
    at[at_.MONTE] = mask_of(deck[60:])
    at[at_.DEALER], at[at_.TURN], at[at_.GIRO] = dealer, (dealer + 1) % 3, 1
    at[at_.SOLOIST] = at[at_.RIVANTO] = at[at_.TAKER] = -1
    return at


@pytest.mark.slow
def test_the_compiled_auction_equals_the_rules() -> None:
    ends, rules, at = Counter[int](), np.zeros(0), np.zeros(0)
    for step in (step for seed in range(240 if exhaustive() else 40) for step in deals(seed, sensible=seed % 3 == 0)):
        before, action = step.before, step.action
        if before.phase != AUCTION or not isinstance(action, Say):
            continue
        auction, rules = before.setup.auction, options_of(before.match.rules)
        if not auction.calls:
            at = auctioned(before)
        seen = (auction.giro, auction.to_speak, auction.offers, auction.taker, auction.payers, auction.spoken)
        kept = (at_.GIRO, at_.TURN, at_.OFFERS, at_.TAKER, at_.PAYERS)
        assert (*(int(at[place]) for place in kept), int(at[at_.SPOKEN]) & 7) == seen
        assert opening.held_after(at, auction.to_speak, auction.giro) & ALL == before.table.hands[auction.to_speak] | (
            mask_of(before.setup.monte) if auction.to_speak == before.setup.dealer and auction.giro == 4 else 0
        )
        end = opening.say(at, rules, CALLS.index(action.word))
        ends[end] += 1
        paid = next((event for event in step.events if isinstance(event, HandPaid)), None)
        annulled = any(isinstance(event, HandAnnulled) for event in step.events)
        assert (end == opening.PAID, end == opening.ANNULLED) == (paid is not None, annulled)
        assert (end == opening.PLAYED) == (step.after.setup.soloist >= 0)
        if paid is not None:
            assert tuple(opening.paid(at, rules, seat) for seat in range(3)) == paid.payments
        if end == opening.PLAYED:
            soloist = step.after.setup.soloist
            assert (at[at_.SOLOIST], at[at_.STATA]) == (soloist, step.after.setup.stata)
            may = tuple(seat for seat in ((soloist + 1) % 3, (soloist + 2) % 3) if opening.eligible(at, rules, seat))
            assert may == step.after.setup.eligible
            opening.stands(at, rules)
            assert tuple(at[at_.HAND : at_.HAND + 3]) == step.after.table.hands
    assert min(ends[end] for end in (-1, opening.PLAYED, opening.ANNULLED, opening.PAID)) > 5


@pytest.mark.slow
def test_the_compiled_policy_calls_lays_away_and_bets_like_regular() -> None:
    kinds = Counter[str]()
    at = np.zeros(0)
    for step in (step for seed in range(60) for step in deals(seed, sensible=True)):
        before, action = step.before, step.action
        if step.seat is None or before.phase == PLAY:
            continue
        rules = options_of(before.match.rules)
        hand = before.table.hands[step.seat]
        if before.phase == AUCTION:
            assert isinstance(action, Say)
            if not before.setup.auction.calls:
                at = auctioned(before)
            said = opening.call(at, rules, step.seat)
            assert CALLS[said] == action.word
            opening.say(at, rules, said)
            kinds[action.word] += 1
        elif before.phase == SCARTO:
            assert isinstance(action, Pick)
            assert opening.scarto_of(rules, hand) == mask_of(step.after.setup.scarto)
            kinds["scarto"] += 1
        elif before.phase == DECLARE:
            assert isinstance(action, Say)
            alone = step.seat == before.setup.soloist
            would = opening.would_bet(rules, hand) if alone else opening.would_promise(hand)
            assert (action.word != "no") == would
            kinds[f"bet {would}"] += 1
    assert set(kinds) == {*CALLS, "scarto", "bet True", "bet False"}


def asked(seed: int, every: int) -> Iterator[tuple[State, Any, Any]]:
    """Return the states, views and positions of some questions of a match, played sensibly or at random."""
    for number, step in enumerate(deals(seed, sensible=seed % 3 == 0)):
        if step.seat is None or number % every:
            continue
        view = MINEO.seat_view(step.before, step.seat)
        decision = next(one for one in view.decisions if one.cards or one.words)
        position = SEARCH.position(view, decision)
        if position is not None:
            yield step.before, view, position


def test_the_compiled_policy_rates_cards_like_regular() -> None:
    """The numbers and weights are those of ``regular``. Regular knows a little more or less in hands with options that
    show cards, so the options are the defaults."""
    weights, seen = np.array(astuple(WEIGHTS)), 0
    codes, rates = np.zeros(SIZE, np.int64), np.zeros(SIZE)
    for step in play(MINEO, defaults(MINEO), b"rates", _regular):
        if step.before.phase != PLAY or step.seat is None:
            continue
        view = MINEO.seat_view(step.before, step.seat)
        decision = view.decisions[0]
        if len(decision.cards) < 2:
            continue
        position = SEARCH.position(view, decision)
        assert position is not None
        states, _ = SEARCH.weigh(position, SEARCH.truth(position, step.before)[None, :])
        count = choosing.rate(states[0], weights, choosing.ODDS, mask_of(decision.cards), codes, rates)
        expected = {card: float(np.dot(weights, numbers)) for card, numbers in choices(view, decision).items()}
        assert dict(zip(codes[:count].tolist(), rates[:count].tolist(), strict=True)) == pytest.approx(
            expected, abs=1e-5
        )
        seen += 1
    assert seen > 100


def _regular(state: Any, decision: Decision, rng: Rng) -> Action:
    return REGULAR(MINEO.seat_view(state, decision.seat), decision, rng)


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(240)])
def test_worlds_allow_the_play_seen_and_the_true_deal_is_one_of_them(seed: int) -> None:
    for state, view, position in asked(seed, 5):
        hidden = position.hidden
        true = SEARCH.truth(position, state)
        assert all(int(allowed) >> int(place) & 1 for allowed, place in zip(hidden.allowed, true, strict=True))
        assert np.bincount(true, minlength=len(hidden.capacity)).tolist() == hidden.capacity.tolist()
        placed = np.zeros((24, len(hidden.cards)), np.int64)
        made = worlds(
            hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeded(seed)
        )
        assert made == len(placed)
        states, likelihoods = SEARCH.weigh(position, np.concatenate([placed, true[None, :]]))
        # Not legal is below -1e29.
        assert likelihoods[-1] > -1e29
        if position.kind == CARD:
            assert (likelihoods > -1e29).any()
        if position.kind == CALL:
            assert tuple(opening.held_after(states[-1], seat, state.setup.auction.giro) for seat in range(3)) == tuple(
                hand | (mask_of(state.setup.monte) if state.setup.monte and seat == state.setup.dealer else 0)
                for seat, hand in enumerate(state.table.hands)
            )
            assert states[-1][at_.MONTE] == mask_of(state.setup.deck[60:])
            continue
        own = view.seat == state.setup.soloist
        for world in states[likelihoods > -1e29]:
            hands = [int(one) for one in world[at_.HAND : at_.HAND + 3]]
            assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in state.table.hands]
            assert hands[view.seat] == mask_of(view.hand)
            if own:
                assert world[at_.SCARTO] == mask_of(state.setup.scarto)
        assert tuple(states[-1][at_.HAND : at_.HAND + 3]) == state.table.hands
        assert states[-1][at_.SCARTO] == mask_of(state.setup.scarto)
        if state.phase == PLAY:
            assert tuple(states[-1][at_.PILE : at_.PILE + 2]) == state.tricks.piles
            legal = mask_of(move.cards[0] for move in position.actions)
            assert kernel.legal(states[-1], position.rules) == legal


def test_a_free_play_of_a_void_tells_nothing_of_trumps() -> None:
    """With ``void_play = free`` a player without the suit led may keep the trumps (S54)."""
    told = Counter[str]()
    for step in (step for seed in range(60) for step in deals(seed)):
        before = step.before
        if before.phase != PLAY or step.seat is None or not before.tricks.history:
            continue
        for trick in before.tricks.history:
            for place in (1, 2):
                seat, card = (trick.leader + place) % 3, trick.cards[place]
                if not 0 <= trick.led < 4 or card >= 41 or at_.SUIT_OF[card] == trick.led or seat == step.seat:
                    continue
                view = MINEO.seat_view(before, step.seat)
                position = SEARCH.position(view, view.decisions[0])
                if position is None or position.kind != CARD:
                    continue
                trumps = [
                    bool(int(places) >> seat & 1)
                    for code, places in zip(position.hidden.cards.tolist(), position.hidden.allowed, strict=True)
                    if 41 <= code < 62 and not position.shown >> code & 1 and position.hidden.capacity[seat]
                ]
                rules = before.match.rules
                if not rules.void_free:
                    assert not any(trumps)
                    told["must"] += 1
                elif trumps and any(trumps):
                    told["free"] += 1
        if min(told["must"], told["free"]) > 50:
            return
    raise AssertionError(told)


def test_hidden_cards_exchanged_change_no_worlds_and_no_judgement() -> None:
    """Whatever the others hold: the view, and all that follows from it, stays as it is."""
    exchanged = 0
    for state, view, position in asked(4, 7):
        if state.phase != PLAY:
            continue
        others = [seat for seat in range(3) if seat != view.seat]
        hands = list(state.table.hands)
        one, other = (hands[seat] & ~HONOURS & at_.SUITS[0] for seat in others)
        if not (one and other):
            continue
        both = (one & -one) | (other & -other)
        for seat in others:
            hands[seat] ^= both
        table = replace(state.table, hands=tuple(hands))
        other_state = replace(state, table=table)
        swapped = MINEO.seat_view(other_state, view.seat)
        if swapped != view:
            continue
        assert (SEARCH.truth(position, state) != SEARCH.truth(position, other_state)).sum() == 2
        again = SEARCH.position(swapped, next(one for one in swapped.decisions if one.cards))
        first, second = (think(SEARCH, one, 5, BRIEF) for one in (position, again))
        assert first == second
        exchanged += 1
    assert exchanged > 5


def test_likely_worlds_are_drawn_more_often_than_unlikely_ones() -> None:
    """The mean likelihood of the worlds kept lies above that of all worlds drawn."""
    playing = [position for _, _, position in asked(2, 3) if position.kind == CARD]
    for position in playing[12:18]:
        plain = SEARCH.weigh(position, _placed(position, 64))[1]
        states = sampled(SEARCH, position, 3, 0, 64, Budget(trust=1.0))
        kept = SEARCH.weigh(position, _back(position, states))[1]
        assert kept.mean() > plain[plain > -1e29].mean()


def _placed(position: Any, count: int) -> np.ndarray:
    hidden = position.hidden
    placed = np.zeros((count, len(hidden.cards)), np.int64)
    worlds(hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeded(9))
    return placed


def _back(position: Any, states: np.ndarray) -> np.ndarray:
    """Return where the hidden cards lie in some states."""
    placed = np.zeros((len(states), len(position.hidden.cards)), np.int64)
    for row, state in enumerate(states):
        for number, card in enumerate(position.hidden.cards.tolist()):
            placed[row, number] = next((seat for seat in range(3) if int(state[seat]) >> card & 1), 3)
    return placed


SEED = (1 << 64) - 1
"""The greatest seed that a duel gives: more than a compiled function takes."""


@pytest.mark.slow
def test_the_same_view_and_seed_give_the_same_legal_answer_to_every_question() -> None:
    master, kinds = Master(BRIEF), Counter[str]()
    for step in (step for seed in (6, 8, 10) for step in deals(seed, sensible=True)):
        if step.seat is None or (step.before.phase == PLAY and step.before.tricks.number % 4):
            continue
        view = MINEO.seat_view(step.before, step.seat)
        decision = next((one for one in view.decisions if not one.optional), None)
        if decision is None:
            continue
        answer = master.decide(MINEO, view, SEED)
        assert answer == Master(BRIEF).decide(MINEO, view, SEED)
        if isinstance(answer, Pick):
            assert set(answer.cards) <= set(decision.cards)
            assert decision.least <= len(answer.cards) <= decision.most
        else:
            assert isinstance(answer, Say)
            assert answer.word in {word.word for word in decision.words}
        kinds[decision.kind] += 1
    assert set(kinds) >= {"call", "final", "scarto", "scommessa", "rivanto", "lead", "play"}


@pytest.mark.slow
def test_cards_that_win_and_lose_alike_are_tried_once() -> None:
    """Between two cards with one number lies no card that another player may hold, or that lies on the table."""
    alike = apart = 0
    for state, view, position in (one for seed in range(6) for one in asked(seed, 1)):
        if position.kind != CARD:
            continue
        cards, like = position.moves.tolist(), position.like.tolist()
        own = state.setup.soloist == view.seat
        for number, card in enumerate(cards):
            first = cards[like[number]]
            if first == card:
                apart += 1
                continue
            alike += 1
            assert (SUIT[first], VALUE[first]) == (SUIT[card], VALUE[card])
            between = range(first + 1, card)
            others = [hand for seat, hand in enumerate(state.table.hands) if seat != view.seat]
            hidden = others[0] | others[1] | mask_of(state.table.cards) | (0 if own else mask_of(state.setup.scarto))
            assert not hidden & mask_of(between)
        states = SEARCH.weigh(position, SEARCH.truth(position, state)[None, :])[0]
        judged = SEARCH.judge(position, np.repeat(states, 2, axis=0), np.arange(len(cards)), 3, 0)
        assert (judged == judged[:, like]).all()
    assert min(alike, apart) > 50


def test_talk_is_not_searched() -> None:
    options = {**defaults(MINEO), "table_talk": "buttons"}
    for step in play(MINEO, options, b"talk", _regular):
        if step.before.phase != PLAY:
            continue
        mate = partner_of(step.before.setup.soloist, (step.before.setup.soloist + 1) % 3)
        for one in MINEO.seat_view(step.before, mate).decisions:
            if one.kind == "talk":
                assert SEARCH.position(MINEO.seat_view(step.before, mate), one) is None
                return
    raise AssertionError("nobody may signal")


@pytest.mark.slow
def test_search_looks_for_the_scarto_among_the_cards_that_may_go() -> None:
    for state, _, position in (one for seed in range(12) for one in asked(seed, 1)):
        if position.kind == LAYING:
            assert len(position.actions) == len(set(position.moves.tolist())) > 1
            for move in position.moves.tolist():
                assert int(move).bit_count() == 3
                events = MINEO.decide(state, state.setup.soloist, position.actions[position.moves.tolist().index(move)])
                assert isinstance(events, tuple)
                assert mask_of(events[0].cards) == move


@pytest.mark.slow
def test_a_search_that_sees_all_hands_wins_more() -> None:
    """A master against rules of thumb gains more than it loses in some mirrored deals, and so does the cheat."""
    for player in (Master(BRIEF), Cheat(BRIEF)):
        assert sum(_jochi(player, number, seat) for number in range(4) for seat in range(3)) > 0


def _jochi(player: Any, number: int, seat: int) -> int:
    """Return what a seat wins in the first hand played, less what ``regular`` wins in its place."""
    gains: list[int] = []
    for own in (player, None):

        def answer(state: Any, decision: Decision, rng: Rng, own: Any = own) -> Action:
            view = MINEO.seat_view(state, decision.seat)
            if decision.seat != seat or own is None:
                return REGULAR(view, decision, Rng(b"same"))
            if isinstance(own, Cheat):
                return own.decide_seeing(MINEO, state, view, 5)
            return own.decide(MINEO, view, 5)

        for step in play(MINEO, {**defaults(MINEO), "match_hands": 3}, f"strength {number}".encode(), answer):
            scored = next((event for event in step.events if isinstance(event, HandScored)), None)
            if scored is not None:
                gains.append(scored.score.payments[seat])
                break
    return gains[0] - gains[1]
