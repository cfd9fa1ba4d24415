"""The picture of a best deal: every card of the hand is visible, in every language and for every game."""

from __future__ import annotations

import pytest

from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.ports.profiles import Best
from bot.records import match_of
from bot.render.best_deal import HIGH, best_deal_picture
from bot.render.frame import REST
from bot.render.layout import Area, hand_fan
from bot.ui.features.profile import best_deal
from tests.support.matches import Hall, names

SLUGS = ("minchiate", "terziglio", "chinze", "mineo")


@pytest.mark.parametrize("slug", SLUGS)
def test_it_says_who_what_when_and_which_cards(slug: str) -> None:
    its = Hall(slug, people=2, seed=4, options={game(slug).meta.length_option: min(game(slug).meta.lengths)})
    its.start()
    its.play()
    match = match_of(its.state.id, its.events, names(its))
    deal = match.deals[-1].deal
    for language in LANGUAGES:
        said = words(language)
        found = best_deal(match, Best(7, its.state.id, deal, its.at), 1, said)
        assert found is not None
        card, look = found
        for theme in ("dark", "light"):
            picture = best_deal_picture(card, look, said, theme=theme)
            assert picture.width == 1100
            assert HIGH <= picture.height <= HIGH + 80
            assert len(picture.data) < 200_000
        assert picture.alt == card.alt
        assert len(picture.alt) <= 1024
        assert match.names[1] in picture.alt
        assert len(card.cards) == len(set(card.cards)) > 4
        assert all(said.card_short(look, one) in picture.alt for one in card.cards)
        assert card.amount == f"+{said.text(game(slug).meta.unit, count=7)}"
    assert best_deal(match, Best(7, its.state.id, 99, its.at), 1, words("en")) is None


@pytest.mark.parametrize("count", range(1, 32))
def test_no_card_of_the_hand_lies_hidden_under_another(count: int) -> None:
    fan = hand_fan(count, Area(REST.left, 126, REST.width, REST.height))
    places = [tuple(one) for one in fan.places]
    for n, (x, y) in enumerate(places):
        for over in places[n + 1 :]:
            assert abs(over[0] - x) >= 30 or abs(over[1] - y) >= 80
