"""What the computer players infer from their views is never wrong: no seat is thought void in a suit it holds, and no
card is thought played that lies in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.actions import Chance, Decision, Number, Pick
from bot.engine.cards import cards_of
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.games.chinze import GAME as CHINZE
from bot.games.chinze.policy import Knowledge as ChinzeKnowledge
from bot.games.minchiate import GAME as MINCHIATE
from bot.games.minchiate.deck import SUIT as MINCHIATE_SUIT
from bot.games.minchiate.game import start_at as minchiate_at
from bot.games.minchiate.policy import Knowledge as MinchiateKnowledge
from bot.games.minchiate.state import PLAY as MINCHIATE_PLAY
from bot.games.mineo import GAME as MINEO
from bot.games.mineo.deck import SUIT as MINEO_SUIT
from bot.games.mineo.policy import Knowledge as MineoKnowledge
from bot.games.terziglio import GAME as TERZIGLIO
from bot.games.terziglio.deck import SUIT as TERZIGLIO_SUIT
from bot.games.terziglio.policy import Knowledge as TerziglioKnowledge
from tests.games.chinze.play import PLAYING as CHINZE_PLAYING
from tests.games.minchiate import play as minchiate
from tests.games.minchiate.test_deal import rich_pack
from tests.games.mineo import play as mineo
from tests.games.mineo.cards import position
from tests.games.terziglio.play import PLAYING as TERZIGLIO_PLAYING
from tests.support.conformance import random_options
from tests.support.playing import Playing

SEEDS = range(6)
Wrong = list[str]


def choosing(game: Game, state: Any) -> Iterator[Decision]:
    """Yield the questions for a card to a trick."""
    view = game.view(state)
    if view.trick is not None:
        yield from (one for one in game.decisions(state) if one.cards)


def _masks(void: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(suit for suit in range(6) if one >> suit & 1) for one in void)


def _mineo(state: Any, decision: Decision) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    known = MineoKnowledge.of(MINEO.seat_view(state, decision.seat))
    return _masks(known.void), frozenset(cards_of(known.out))


def _terziglio(state: Any, decision: Decision) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    known = TerziglioKnowledge.of(TERZIGLIO.seat_view(state, decision.seat))
    return _masks(known.void), frozenset(cards_of(known.out))


def _minchiate(state: Any, decision: Decision) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    view = MINCHIATE.seat_view(state, decision.seat)
    lying_open = (card for info in view.public.seats for card in info.open_hand or ())
    known = MinchiateKnowledge.of(view, decision)
    return _masks(known.void), known.out | frozenset(lying_open)


def _chinze(state: Any, decision: Decision) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    known = ChinzeKnowledge.of(CHINZE.seat_view(state, decision.seat))
    return (), frozenset(cards_of(known.unseen | known.seen_there))


def wrong(state: Any, decision: Decision, learn: Any, suits: tuple[int, ...]) -> Wrong:
    """Return the wrong beliefs of the seat."""
    void, may_be = learn(state, decision)
    hands = [frozenset(cards_of(hand)) for hand in state.table.hands]
    found = [
        f"seat {seat} is thought to lack suit {suit}"
        for seat, lacks in enumerate(void)
        for suit in lacks
        if any(suits[card] == suit for card in hands[seat])
    ]
    for seat, hand in enumerate(hands):
        if seat not in (decision.seat, decision.of) and hand - may_be:
            found.append(f"cards {sorted(hand - may_be)} of seat {seat} are thought to be gone")
    return found


GAMES: dict[str, tuple[Playing[Any], Any, tuple[int, ...]]] = {
    "minchiate": (minchiate.PLAYING, _minchiate, tuple(MINCHIATE_SUIT)),
    "terziglio": (TERZIGLIO_PLAYING, _terziglio, tuple(TERZIGLIO_SUIT)),
    "chinze": (CHINZE_PLAYING, _chinze, (0,) * 78),
    "mineo": (mineo.PLAYING, _mineo, tuple(MINEO_SUIT)),
}


def judged(name: str, seed: int, **chosen: Any) -> tuple[int, Wrong]:
    """Count the choices of a card in a random match under random options, and collect the wrong beliefs in them."""
    playing, learn, suits = GAMES[name]
    options = {**random_options(playing.game, Rng(f"o{seed}".encode())), **chosen}
    found: Wrong = []
    count = 0

    def look(state: Any) -> None:
        nonlocal count
        for decision in choosing(playing.game, state):
            count += 1
            found.extend(wrong(state, decision, learn, suits))

    playing.match(options, f"k{seed}".encode(), look)
    return count, found


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_believed_that_the_options_do_not_oblige(name: str) -> None:
    results = [judged(name, seed) for seed in SEEDS]
    assert sum(count for count, _ in results) > 100
    assert [found for _, found in results if found] == []


def test_a_mineo_table_with_free_play_shows_no_lack_of_trumps() -> None:
    """S54 with ``void_play = free``: a discarded card shows that the suit led is missing, and nothing else."""
    for chosen, trumps in (("free", False), ("must_trump", True)):
        state = position(("C5 C6", "O7 O8", "S8 S9"), leader=0, soloist=0, void_play=chosen)
        for seat, card in ((0, "C5"), (1, "O7")):
            state = mineo.do(state, seat, Pick((mineo_card(card),)))
        (decision,) = (one for one in MINEO.decisions(state) if one.cards)
        void, _ = _mineo(state, decision)
        assert void[1] == ({1, 4} if trumps else {1})


def test_trumps_led_and_not_followed_are_missing_even_where_play_is_free() -> None:
    state = position(("T5 C6", "O7 O8", "S8 S9"), leader=0, soloist=0, void_play="free")
    for seat, card in ((0, "T5"), (1, "O7")):
        state = mineo.do(state, seat, Pick((mineo_card(card),)))
    (decision,) = (one for one in MINEO.decisions(state) if one.cards)
    assert _mineo(state, decision)[0][1] == {4}


def mineo_card(name: str) -> int:
    """Return a card of Mineo by its id."""
    found = MINEO.meta.pack.card(name)
    assert found is not None
    return found


@pytest.mark.parametrize("cut", [33, 35, 40])
def test_cards_that_were_dealt_after_a_great_robbery_are_not_thought_to_be_gone(cut: int) -> None:
    """M48, M50: with thirteen or more robbed cards the card that ended the robbing is the dealer's, and so are the
    robber's first discards."""
    options = minchiate.options(rob_limit=24, cut_peek=False, discards_shown="counts", set_length=1)
    state = minchiate.do(minchiate_at(options, 0), None, Chance(cards=rich_pack()))
    state = minchiate.do(state, 3, Number(cut))
    assert len(state.setup.robbed) == cut - 20
    assert state.setup.rob_stop is not None
    found: Wrong = []
    rng = Rng(b"rob")
    while state.phase not in ("over", "ended"):
        if state.phase == MINCHIATE_PLAY:
            for decision in choosing(MINCHIATE, state):
                found += wrong(state, decision, _minchiate, tuple(MINCHIATE_SUIT))
        state = minchiate.step(state, rng)
    assert found == []


def test_a_king_that_an_opponent_laid_away_is_not_hunted() -> None:
    options = minchiate.options(rob_limit=24, cut_peek=False, set_length=1)
    state = minchiate.do(minchiate_at(options, 0), None, Chance(cards=rich_pack()))
    state = minchiate.do(state, 3, Number(35))
    kings = [card for card in state.setup.robbed if card in (13, 27, 41, 55)]
    assert kings
    king = kings[0]
    laid = (*(card for card in cards_of(state.table.hands[3]) if card not in kings),)[: len(state.setup.robbed) - 1]
    state = minchiate.do(state, 3, Pick((*laid, king)))
    rng = Rng(b"king")
    hunted: list[bool] = []
    while state.phase not in ("over", "ended") and len(hunted) < 2:
        for decision in choosing(MINCHIATE, state):
            if decision.seat in (0, 2) and decision.of is None:
                view = MINCHIATE.seat_view(state, decision.seat)
                shown = any(king in zone.cards for zone in view.public.zones if zone.key.endswith("discards"))
                if shown:
                    hunted.append(king // 14 in MinchiateKnowledge.of(view, decision).hunted)
        state = minchiate.step(state, rng)
    assert hunted == [False, False]


def test_the_test_sees_a_wrong_belief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: every seat is thought to be void in trumps, and no card to be out."""

    def nothing(state: Any, decision: Decision) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
        return tuple(frozenset({4}) for _ in range(3)), frozenset()

    monkeypatch.setitem(GAMES, "mineo", (mineo.PLAYING, nothing, tuple(MINEO_SUIT)))
    _, found = judged("mineo", 0)
    assert any("lack suit 4" in one for one in found)
    assert any("thought to be gone" in one for one in found)
