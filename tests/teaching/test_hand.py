"""A guided hand is the same for everybody, is played by the real rules, and ends (ux.md S23)."""

from __future__ import annotations

import pytest

from bot.engine.actions import Action, Decision, Pick
from bot.engine.companions import Companions
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.random_answers import at_random
from bot.teaching import lesson
from bot.teaching.lesson import LEARNER, LONGEST, Unreadable, chosen, finished, lessons, position
from tests.teaching.lines import SLUGS, Chooses, other, played, suggested

BY_GAME = pytest.mark.parametrize("slug", SLUGS)


def test_every_game_has_one() -> None:
    assert set(SLUGS) == set(games()) - {"toy"}


@BY_GAME
@pytest.mark.parametrize("choose", [suggested, other(1), other(2), other(3)], ids=["suggested", "one", "two", "three"])
def test_it_is_played_to_the_end_whatever_is_chosen(slug: str, choose: Chooses) -> None:
    every = list(played(slug, choose))
    assert all(at.own.seat == game(slug).seating(at.match).index(LEARNER) for at in every)
    assert all(one.decision is not None and one.decision.seat == one.own.seat for one in every[:-1])
    assert len(every[-1].line) <= LONGEST
    end = finished(slug, every[-1].line)
    assert end.decision is None
    assert end.public.deal_over or end.public.over
    assert end.public.deal == 1


@BY_GAME
def test_the_same_line_leads_to_the_same_position(slug: str) -> None:
    lines = [at.line for at in played(slug, suggested)]
    assert len(set(lines)) == len(lines)
    before = [position(slug, line) for line in lines]
    lesson._played.cache_clear()
    lesson.finished.cache_clear()
    assert [position(slug, line) for line in lines] == before
    assert finished(slug, lines[0]).public.counts == finished(slug, lines[-1]).public.counts, "as suggested to the end"


@BY_GAME
def test_it_teaches_something_and_is_won_by_playing_well(slug: str) -> None:
    every = list(played(slug, suggested))
    kinds = {at.decision.kind for at in every if at.decision is not None}
    wanted = {
        "chinze": {"cut", "lead", "play", "meld-lead"},
        "minchiate": {"discard", "lead", "play"},
        "mineo": {"call", "scarto", "scommessa", "lead", "play"},
        "terziglio": {"auction", "discard", "declare", "lead", "play"},
    }
    assert wanted[slug] <= kinds
    (count,) = every[-1].public.counts
    seats = (count.sides or every[-1].public.sides)[count.winner or 0]
    assert every[-1].own.seat in seats


@BY_GAME
def test_what_happened_since_the_last_choice_is_told_once(slug: str) -> None:
    for at in played(slug, suggested):
        tricks = [line for line in at.news if line.key.endswith("-news-trick")]
        assert len(set(map(str, tricks))) == len(tricks)
    melds = [str(line) for at in played(slug, suggested) for line in at.news if "announced" in line.key]
    assert len(set(melds)) == len(melds), "also not at the next question"


@BY_GAME
@pytest.mark.parametrize(
    "line", ["zzzzzzzzzz", "-", "É", "A", "A0", "A1", "A1é", "A-1", "0" * (LONGEST + 1), "A" + "z" * LONGEST, " ", "0 "]
)
def test_a_line_that_cannot_be_played_is_refused(slug: str, line: str) -> None:
    with pytest.raises(Unreadable):
        position(slug, line)


@BY_GAME
def test_a_line_of_another_edition_is_refused(slug: str) -> None:
    """Lines of earlier versions begin with a small letter or a digit."""
    line = chosen(position(slug), suggested(position(slug))).line
    assert line[0] == lessons()[slug].edition
    for other_edition in ("Z", "0", "a"):
        with pytest.raises(Unreadable):
            position(slug, other_edition + line[1:])


def test_an_illegal_card_is_not_played() -> None:
    at = next(at for at in played("terziglio", suggested) if at.decision is not None and at.decision.kind == "play")
    assert at.decision is not None
    illegal = next(card for card in at.own.hand if card not in at.decision.cards)
    with pytest.raises(Unreadable):
        chosen(at, Pick((illegal,)))
    with pytest.raises(Unreadable):
        chosen(finished("terziglio", at.line), Pick((illegal,)))


def test_a_hand_that_fills_its_line_can_only_be_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson._played.cache_clear()
    monkeypatch.setattr(lesson, "LONGEST", 6)
    try:
        *_, last = played("chinze", suggested)
        assert last.full
        assert last.decision is not None
        assert last.suggested is not None
        assert len(last.line) <= 6
        with pytest.raises(Unreadable):
            chosen(last, last.suggested)
        assert finished("chinze", last.line).decision is None
    finally:
        lesson._played.cache_clear()
        lesson.finished.cache_clear()


@pytest.mark.parametrize("slug", SLUGS)
def test_begun_hands_are_played_on_when_a_level_learns_to_play_better(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A custom id holds the choices of the learner alone, so the other players must stay the same."""

    asked: list[int] = []

    def worse(view: SeatView, decision: Decision, rng: Rng) -> Action:
        asked.append(view.seat)
        return at_random(view, decision, rng)

    lines = [at.line for at in played(slug, suggested)]
    lesson._played.cache_clear()
    monkeypatch.setattr(lesson, "companions", lambda _: Companions(policies={lesson.LEVEL: worse}))
    try:
        assert [at.line for at in played(slug, suggested)] == lines
        assert not asked, "the best line of the lesson needs no level"
    finally:
        lesson._played.cache_clear()
