"""Alt texts name cards in the reader's language, in every game; the titles drawn on the cards stay Italian."""

from __future__ import annotations

import re

import pytest

from bot.engine.cards import Card
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, board_picture, hand_picture, last_picture
from bot.render.shown import shown_cards
from tests.render.test_whole_words import PLAYED, SHORT, moments


def names(language: str, slug: str, look: str, cards: tuple[Card, ...]) -> list[str]:
    """Return the full names of cards in a language."""
    pack, said = game(slug).meta.pack.dressed(look), words(language)
    return [said.card(pack.slug, pack.ids[card]) for card in cards]


@pytest.mark.exhaustive(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_cards_are_named_in_the_language_of_the_reader(number: int, language: str) -> None:
    said, told = words(language), 0
    slug = PLAYED[number].game
    for view, mine in moments(number):
        cast = PlayerNames(SHORT[: len(view.seats)], "Arno")
        trick = tuple(played.card for played in view.trick.cards) if view.trick else ()
        last = tuple(played.card for played in view.history[-1].cards) if view.history else ()
        pictures = [(hand_picture(mine, cast, said), shown_cards(mine)), (board_picture(view, cast, said), trick)]
        late = last_picture(view, cast, said)
        pictures += [(late, last)] if late is not None else []
        for picture, cards in pictures:
            own = names(language, slug, view.pack, cards)
            pack = game(slug).meta.pack.dressed(view.pack)
            short = [said.card_short(pack.slug, pack.ids[card]) for card in cards]
            assert all(one in picture.alt or other in picture.alt for one, other in zip(own, short, strict=True))
            told += len(cards)
            for other in (one for one in LANGUAGES if one != language):
                theirs = names(other, slug, view.pack, cards)
                # A word that both languages share ("Luna", "Sol" in "Solo") proves nothing; "King of Cups" does.
                strange = {name for name, mine_ in zip(theirs, own, strict=True) if " " in name and name != mine_}
                assert not {name for name in strange if re.search(rf"\b{re.escape(name)}\b", picture.alt)}
    assert told > 50
