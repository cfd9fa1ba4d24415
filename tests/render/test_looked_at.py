"""The picture of a player without a hand who is asked something: the cards that the question is about."""

from __future__ import annotations

import pytest

from bot.engine.actions import Decision
from bot.engine.view import Zone
from bot.i18n import LANGUAGES, words
from bot.render import hand_picture
from bot.render.shown import shown_cards
from bot.render.surface import Surface
from tests.render.samples import CAST, cards, seat_view

PEEK = cards("D01", "T40", "T15", "T03", "S01", "T37", "S12", "D07", "D05", "T16", "D09", "T38", "T12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_cut_are_seen_where_they_are_asked_about(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()
    card = Surface.card

    def watched(self: Surface, card_id: str, *more: object, **so: object) -> None:
        drawn.append(card_id)
        card(self, card_id, *more, **so)  # type: ignore[arg-type]

    monkeypatch.setattr(Surface, "card", watched)
    told = {"trick": None, "history": (), "zones": ()}
    view = seat_view((), **told)
    zone = Zone("zone-minchiate-peek", PEEK, len(PEEK), 0)
    looking = type(view)(0, view.public, (), (zone,), (Decision(0, "look"),))
    assert shown_cards(looking) == PEEK
    picture = hand_picture(looking, CAST, words(language))
    assert [one for one in drawn if one != "back"] == [
        "D01", "T40", "T15", "T03", "S01", "T37", "S12", "D07", "D05", "T16", "D09", "T38", "T12"
    ]  # fmt: skip
    assert f"{words(language).text('zone-minchiate-peek')}: {words(language).card('minchiate', 'D01')}" in picture.alt
    # Nothing is asked: the captured cards of a pair are no hand.
    assert shown_cards(type(view)(0, view.public, (), (zone,), ())) == ()
