"""Pictures along a real deal: every phase is drawn, every alt text fits, and no public picture names a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.actions import Chance, Refusal
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.view import PublicView
from bot.games.registry import companions, game
from bot.i18n import words
from bot.render import board_picture, cards_picture, count_picture, hand_picture
from bot.render.alt_text import board_alt, hand_alt
from bot.render.shown import Speech
from tests.render.samples import CAST, PACK

MINCHIATE = game("minchiate")
EN = words("en")


def _after(state: Any, seat: int | None, action: Any) -> Any:
    facts = MINCHIATE.decide(state, seat, action)
    assert not isinstance(facts, Refusal)
    for fact in facts:
        state = MINCHIATE.evolve(state, fact)
    return state


@cache
def moments(seed: int) -> tuple[Any, ...]:
    """Return every state of the first deal of a match between computer players."""
    return tuple(_played(seed))


def _played(seed: int) -> Iterator[Any]:
    state = MINCHIATE.start(complete(MINCHIATE.meta, {}))
    rng = Rng(seed.to_bytes(32, "big"))
    while not MINCHIATE.view(state).deal_over:
        yield state
        if MINCHIATE.chance(state) is not None:
            state = _after(state, None, Chance(rng.word().to_bytes(8, "big") * 4))
            continue
        question = next(question for question in MINCHIATE.decisions(state) if not question.optional)
        answer = companions("minchiate").policies["regular"](MINCHIATE.seat_view(state, question.seat), question, rng)
        state = _after(state, question.seat, answer)
    yield state


def on_the_table(view: PublicView) -> set[int]:
    """Return every card that the public view holds."""
    cards = {card for zone in view.zones for card in zone.cards}
    cards |= {card for info in view.seats for card in info.open_hand or ()}
    tricks = (*view.history, view.trick) if view.trick else view.history
    return cards | {played.card for trick in tricks for played in trick.cards}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_alt_texts_of_a_whole_deal(seed: int) -> None:
    for state in moments(seed):
        view = MINCHIATE.view(state)
        speech = Speech(view, CAST, EN)
        alt = board_alt(view, speech)
        assert 0 < len(alt) <= 1000
        shown = on_the_table(view)
        told = {EN.card("minchiate", PACK.ids[card]) for card in shown}
        held = {card for seat in range(4) for card in MINCHIATE.seat_view(state, seat).hand} - shown
        for card in held:
            name = EN.card("minchiate", PACK.ids[card])
            assert name not in alt or any(name in other for other in told) or _spoken(view, speech, name)
        for seat in range(4):
            assert len(hand_alt(MINCHIATE.seat_view(state, seat), speech)) <= 1000


def _spoken(view: PublicView, speech: Speech, name: str) -> bool:
    """Return whether the engine's own public sentences name the card (the king that must be played)."""
    return any(name in speech.line(line) for line in (*view.status, *view.score))


@pytest.mark.slow
def test_every_phase_is_drawn() -> None:
    drawn: set[str] = set()
    for state in moments(1):
        view = MINCHIATE.view(state)
        if view.phase in drawn and view.progress[0] % 6:
            continue
        drawn.add(view.phase)
        assert len(board_picture(view, CAST, EN).data) < 150_000
        for seat in range(4):
            seen = MINCHIATE.seat_view(state, seat)
            assert hand_picture(seen, CAST, EN, large=bool(seat % 2)).alt
            for zone in seen.zones:
                assert cards_picture("zone", zone.cards, "minchiate", EN).alt
    assert "phase-minchiate-play" in drawn
    last = MINCHIATE.view(moments(1)[-1])
    assert count_picture(last, last.counts[-1], CAST, EN).alt
