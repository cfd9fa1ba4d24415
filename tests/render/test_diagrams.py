"""The diagrams of /rules agree with the rules and have a text for each picture, in every language and look (ux.md
S23)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.engine.guide import Diagram, Group, Ladder, Round, Shown
from bot.games.registry import companions, game, games
from bot.i18n import LANGUAGES, Names, words
from bot.render import diagram_picture
from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH

SLUGS = [slug for slug in games() if slug != "toy"]
PAGES = [(slug, chapter) for slug in SLUGS for chapter in companions(slug).diagrams]


def groups(diagram: Diagram) -> Iterator[Group]:
    return (cell for band in diagram.bands for cell in band if isinstance(cell, Group))


def shown(diagram: Diagram) -> list[Shown]:
    return [card for group in groups(diagram) for card in group.cards]


def worths(slug: str, chapter: str) -> list[str]:
    """Return the figures at the heads of groups and at the ends of steps, from above."""
    found: list[str] = []
    for band in companions(slug).diagrams[chapter].bands:
        for cell in band:
            if isinstance(cell, Group):
                found.append(cell.worth)
            elif isinstance(cell, Ladder):
                found += [step.worth for step in cell.steps]
    return [worth for worth in found if worth]


def test_there_are_thirty() -> None:
    assert len(PAGES) == 30
    assert {slug: set(companions(slug).diagrams) for slug in SLUGS} == {
        "minchiate": {"aim", "first", "cards", "melds", "deal", "play", "score", "well"},
        "chinze": {"aim", "first", "cards", "melds", "play", "score", "well"},
        "terziglio": {"aim", "first", "cards", "auction", "melds", "play", "score", "well"},
        "mineo": {"aim", "first", "cards", "auction", "play", "score", "well"},
    }


@pytest.mark.parametrize(("slug", "chapter"), PAGES)
def test_it_is_told_in_words_and_whole(slug: str, chapter: str) -> None:
    told: set[str] = set()
    for language in LANGUAGES:
        said = words(language)
        alts = {
            diagram_picture(slug, chapter, said, theme=theme, large=large).alt
            for theme, large in (("dark", False), ("light", False), ("dark", True))
        }
        assert len(alts) == 1, "the same in every look"
        alt = alts.pop()
        assert 150 < len(alt) <= ALT_LIMIT
        assert alt[-1] in ".!?"
        assert "…" not in alt
        diagram = companions(slug).diagrams[chapter]
        pack = game(slug).meta.pack
        for group in groups(diagram):
            for card in group.cards:
                one = pack.ids[card.card]
                named = (said.card(slug, one), said.card_short(slug, one))
                assert group.spoken is not None or any(name in alt for name in named)
            assert not group.worth or f"({group.worth})" in alt
        told.add(alt)
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(("slug", "chapter"), PAGES)
def test_it_is_a_picture_of_the_usual_width_that_discord_takes(slug: str, chapter: str) -> None:
    for large in (False, True):
        picture = diagram_picture(slug, chapter, words("it"), large=large)
        assert picture.width == WIDTH
        assert HEIGHT <= picture.height <= (1400 if large else 1200)
        assert len(picture.data) < 250_000
        assert re.fullmatch(r"(rules|count)-[0-9a-f]{12}\.png", picture.name)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_card_lies_twice_in_one_group_and_all_are_of_the_pack(slug: str) -> None:
    for diagram in companions(slug).diagrams.values():
        for group in groups(diagram):
            cards = [one.card for one in group.cards]
            assert len(set(cards)) == len(cards)
            assert all(0 <= card < len(game(slug).meta.pack.ids) for card in cards)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_trick_has_one_winner_and_its_cards_in_order(slug: str) -> None:
    tricks = list(groups(companions(slug).diagrams["play"]))
    assert len(tricks) >= 2
    for group in tricks:
        assert len(group.cards) == game(slug).meta.players
        assert [one.mark for one in group.cards] == [str(n) for n in range(1, len(group.cards) + 1)]
        assert sum(one.rim for one in group.cards) == 1


def winners(slug: str) -> list[str]:
    return [game(slug).meta.pack.ids[one.card] for one in shown(companions(slug).diagrams["play"]) if one.rim]


def test_the_tricks_are_won_as_the_rules_say() -> None:
    """A tarocco wins, in Cups the ace is high (M5, M87); the last Moor (T43); the Fool loses (C21, S56)."""
    assert winners("minchiate") == ["T24", "C01"]
    assert winners("terziglio") == ["SK", "T3"]
    assert winners("chinze") == ["CK", "T3", "T14", "BC"]
    assert winners("mineo") == ["T19", "SR"]


def test_the_figures_are_those_of_the_rules() -> None:
    """Versicole M13-M25, melds C27-C33, combinations and sequences T20-T31, the sums C18, T8, S11-S13."""
    assert worths("minchiate", "melds") == ["14", "50", "20", "20", "20", "15", "25", "20"]
    assert worths("chinze", "melds") == ["10", "10", "10", "10", "5"]
    assert worths("terziglio", "melds") == ["36", "34", "20", "10", "15", "10", "10", "15"]
    assert worths("chinze", "cards") == ["+ 1", "26", "52", "78"]
    assert worths("terziglio", "cards") == ["118", "– 31", "+ 6", "93"]
    assert worths("mineo", "cards") == ["146", "– 42", "+ 5", "109"]
    marks = {slug: sum(int(one.mark or 0) for one in shown(companions(slug).diagrams["cards"])) for slug in SLUGS}
    assert marks["minchiate"] == 5 * 10 + 12 * 5 + 4 * 3 + 2 * 5, "a King of each of the two suits shown"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_words_for_a_suit_tell_the_figures_under_its_cards(slug: str, language: str) -> None:
    names = Names(game(slug).meta.pack)
    suits = [
        group for group in groups(companions(slug).diagrams["cards"]) if group.spoken and group.cards[0].mark != "10"
    ]
    told = [re.findall(r"\((\d+)\)", words(language).line(group.spoken, names)) for group in suits if group.spoken]
    assert told[0] == [one.mark for one in suits[0].cards if one.mark]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_worked_count_adds_up(slug: str) -> None:
    diagram = companions(slug).diagrams["score"]
    count = diagram.count
    assert count is not None
    for side, total in enumerate(count.totals):
        assert total == sum(line.amounts[side] or 0 for line in count.lines) > 0
    assert count.winner == 0
    assert len(diagram.names) == game(slug).meta.players
    assert len(count.lines) <= 12


def test_the_table_has_a_place_for_every_player() -> None:
    for slug, chapter in PAGES:
        for band in companions(slug).diagrams[chapter].bands:
            for cell in band:
                assert not isinstance(cell, Round) or len(cell.places) == game(slug).meta.players


def test_a_chapter_without_a_diagram_is_a_fault_of_the_caller() -> None:
    with pytest.raises(KeyError):
        diagram_picture("minchiate", "auction", words("en"))
