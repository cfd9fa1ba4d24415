"""Before the first lead the board shows the pack and what the badges mean, not empty places."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bot.cli.render import _states
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, board_picture, surface
from bot.render.legend import legend, rows_of
from bot.render.shown import Speech, is_opening
from bot.render.signs import SIGNS, sign_of
from tests.render.samples import CAST, EN, public, seats
from tests.render.test_whole_words import PLAYED, SHORT, moments

Drawn = list[str]


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Record the ids of the whole cards that are drawn."""
    found: Drawn = []
    card: Callable[..., None] = surface.Surface.card

    def watched(self: surface.Surface, card_id: str, *args: object, **more: object) -> None:
        found.append(card_id)
        card(self, card_id, *args, **more)

    monkeypatch.setattr(surface.Surface, "card", watched)
    monkeypatch.setattr(surface.Surface, "kept", lambda _, __, ___, draw, **____: draw())
    return found


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("number", [0, 2, 4, 5], ids=lambda number: PLAYED[number].game)
def test_every_board_before_the_first_lead_shows_cards(number: int, large: bool, cards: Drawn) -> None:
    its = game(PLAYED[number].game)
    seen = 0
    for state in _states(its, PLAYED[number], None):
        view = its.view(state)
        if view.deal > 1 or view.history or (view.trick and view.trick.cards):
            break
        cards.clear()
        board_picture(view, PlayerNames(SHORT[: len(view.seats)], "Arno"), EN, large=large)
        if is_opening(view) and not view.calls:
            seen += 1
            assert cards.count("back") > 5
            assert set(cards) == {"back"}
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_first_board_says_that_the_pack_is_drawn_and_when_it_is_cut(language: str) -> None:
    said, undealt = words(language), tuple(msgspec.structs.replace(one, hand_count=0, tricks=0) for one in seats())
    cutter = tuple(
        msgspec.structs.replace(one, badges=("badge-minchiate-cutter",), waiting=True) if one.seat == 3 else one
        for one in undealt
    )

    def alt(**changes: object) -> str:
        return board_picture(public(4, trick=None, history=(), **changes), CAST, said).alt

    pack, cut = said.text("render-alt-pack"), said.text("render-alt-pack-cut")
    assert (pack in alt(seats=undealt), cut in alt(seats=cutter)) == (True, True)
    for other in (alt(), alt(seats=undealt, deal_over=True), board_picture(public(), CAST, said).alt):
        assert pack not in other
        assert cut not in other


def test_a_board_in_play_is_no_opening() -> None:
    assert not is_opening(public())
    assert not is_opening(public(trick=None, history=(), deal_over=True))
    assert is_opening(public(trick=None, history=()))


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_every_badge_of_a_match_has_a_pictogram(number: int) -> None:
    views = [view for view, _ in moments(number)]
    badges = {badge for view in views for info in view.seats for badge in info.badges}
    assert badges
    assert {badge for badge in badges if sign_of(badge) not in SIGNS} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_every_badge_once_and_the_alt_text_too(language: str) -> None:
    badges = ("badge-dealer", "badge-minchiate-cutter")
    company = tuple(msgspec.structs.replace(info, badges=badges[: info.seat % 3]) for info in seats())
    view = public(trick=None, history=(), seats=company)
    speech = Speech(view, CAST, words(language))
    assert [(entry.sign, entry.word) for entry in legend(speech)] == [
        (sign_of(badge), speech.text(badge)) for badge in badges
    ]
    alt = board_picture(view, CAST, words(language)).alt
    assert all(speech.text(badge) in alt for badge in badges)
    assert sum(map(len, rows_of(legend(speech), 1000))) == 2
