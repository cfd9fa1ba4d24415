"""Cards' own emojis on screens: on buttons, in menus and texts; and what is shown while they are missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.text import CardArg, CardsArg, Line
from bot.games.minchiate.deck import PACK
from bot.games.registry import game, games
from bot.i18n import words
from bot.ports.people import Preferences
from bot.ui import screens
from bot.ui.messages.screen_builder import digest
from bot.ui.screens.base import SUIT_MARKS, PanelContext, clip, mark, marked_name, says, shown_cards
from bot.ui.screens.card_picker import face
from bot.ui.screens.names import marks_of
from bot.ui.transport.card_emojis import CardEmojis
from bot.ui.transport.id_format import ControlId
from bot.ui.transport.screen import Button, Choice, Menu, Screen, Text
from tests.ui.tables import moments, some_match, table
from tests.ui.tables import who as company_of

SHOWN = "<:cups_7:1234567890123456789>"
SEVEN, KING = PACK.ids.index("C07"), PACK.ids.index("C14")


def test_a_card_without_an_emoji_keeps_that_of_its_suit() -> None:
    who = company_of(table(some_match()), words("en"))
    assert mark(SEVEN, who) == SUIT_MARKS["C"]
    some = replace(who, marks={"C07": "<:cups_7:9>"})
    assert mark(SEVEN, some) == "<:cups_7:9>"
    assert mark(KING, some) == SUIT_MARKS["C"]


def test_language_and_theme_choose_the_emoji_and_each_arrives_alone() -> None:
    known = CardEmojis()
    known.use({"cups_k": 1, "cups_r_light": 2})
    assert marks_of(known.ids, "minchiate", "en", "dark") == {"C14": "<:cups_k:1>"}
    assert marks_of(known.ids, "minchiate", "it", "light") == {"C14": "<:cups_r_light:2>"}
    assert marks_of(known.ids, "minchiate", "it", "dark") == {}
    known.add("cups_7", 3)
    assert marks_of(known.ids, "minchiate", "it", "dark") == {"C07": "<:cups_7:3>"}
    assert marks_of(known.ids, "chinze", "en", "dark")["C7"] == "<:cups_7:3>", "packs share what looks the same"
    known.drop("cups_7")
    assert marks_of(known.ids, "minchiate", "it", "dark") == {}
    assert marks_of(known.ids, "toy", "en", "dark") == {}


def test_sentences_have_the_emoji_before_the_name_and_plain_names_have_none() -> None:
    said = words("en")
    who = replace(company_of(table(some_match()), said), marks={"C07": "<:cups_7:9>"})
    name = said.card("minchiate", "C07")
    assert said.arg(CardArg(SEVEN), who.marked) == f"<:cups_7:9> {name}"
    assert said.arg(CardArg(SEVEN), who.names) == name
    assert str(said.arg(CardsArg((SEVEN, KING)), who.marked)).startswith(f"<:cups_7:9> {name}")
    assert marked_name(SEVEN, who, said) == f"<:cups_7:9> {name}"
    assert marked_name(KING, who, said) == said.card("minchiate", "C14")
    assert says([Line("ui-trick-card", {"who": "Anna", "card": CardArg(SEVEN)})], who, said) == [
        said.text("ui-trick-card", who="Anna", card=f"<:cups_7:9> {name}")
    ]


def test_a_row_of_cards_is_a_row_of_emojis_with_words_for_those_that_have_none() -> None:
    said = words("en")
    bare = company_of(table(some_match()), said)
    assert shown_cards((SEVEN, KING), bare, said) == "7 Cups · K Cups"
    some = replace(bare, marks={"C07": "<:cups_7:9>"})
    assert shown_cards((SEVEN, KING), some, said) == "<:cups_7:9> · K Cups"
    whole = replace(bare, marks=dict.fromkeys(PACK.ids, "<:trump_28_zodiac_light:1234567890123456789>"))
    assert "<:" not in shown_cards(tuple(range(60)), whole, said), "too long a row is told in words"


@pytest.mark.parametrize("slug", games())
def test_who_reads_by_ear_gets_names_and_no_row_of_emojis(slug: str) -> None:
    said, tag = words("en"), "<:any:1>"
    rows = 0
    for match, asked in moments(1, slug):
        state = table(match, slug)
        who = replace(company_of(state, said), marks=dict.fromkeys(game(slug).meta.pack.ids, tag))
        views = [game(slug).seat_view(match, seat) for seat in range(game(slug).meta.players)]
        for view in views if asked else ():
            heard = [
                screens.hand(state, view, who, None, said, prefers=Preferences(panel="words")),
                screens.hand_words(state, view, who, said),
                screens.table_words(state, view.public, who, said),
            ]
            assert not any(f"{tag} {tag}" in text_of(one) for one in heard)
            rows += f"{tag} {tag}" in text_of(screens.hand(state, view, who, None, said, wordy=True))
        for count in game(slug).view(match).counts:
            assert f"{tag} {tag}" not in text_of(screens.result_words(count, who, said))
    assert rows, "who reads by eye has them"


def text_of(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def test_a_text_is_never_cut_inside_an_emoji() -> None:
    tag = "<:cups_7:1234567890>"
    for most in range(8, 34):
        cut = clip(f"seven {tag} plays", most)
        assert len(cut) <= most
        assert ("<" in cut) == (tag in cut)


def test_buttons_and_menus_take_custom_emojis() -> None:
    picked = ControlId("abc", 3, 7, "pick", "0").encode()
    menu = Menu(picked, "Choose", (Choice("1", "Seven", emoji=SHOWN), Choice("2", "King", emoji="🏆")))
    screen = Screen((Text("x"), (Button("Seven", url="https://discord.com/x", emoji=SHOWN),), menu))
    parts = screen.view().to_components()[0]["components"]
    assert parts[1]["components"][0]["emoji"] == {"name": "cups_7", "id": 1234567890123456789}
    options = parts[2]["components"][0]["options"]
    assert [one["emoji"]["name"] for one in options] == ["cups_7", "🏆"]


def test_a_screen_is_another_once_its_emoji_is_there() -> None:
    def shown(emoji: str) -> str:
        return digest(Screen((Text("x"), (Button("Seven", url="https://discord.com/x", emoji=emoji),))))

    assert shown("🏆") != shown("<:cups_7:9>")
    assert shown("<:cups_7:9>") == shown("<:cups_7:9>")


def test_a_cards_button_says_in_short_what_its_emoji_shows() -> None:
    """Five buttons stand in a row, on a phone too."""
    said = words("en")
    match = next(state for state, asked in moments(1, "chinze") if asked and game("chinze").view(state).trick)
    state = table(match, "chinze")
    pack = game("chinze").meta.pack
    seven, star, fool = (pack.ids.index(one) for one in ("C7", "T17", "MAT"))
    view = game("chinze").seat_view(match, 0)
    bare = PanelContext(state, view, 0, company_of(state, said), said, ())
    shown = replace(bare, who=replace(bare.who, marks=dict.fromkeys(pack.ids, "<:any:1>")))
    assert [face(card, bare) for card in (seven, star, fool)] == ["7 Cups", "17 Star", "Fool"]
    assert [face(card, shown) for card in (seven, star, fool)] == ["7", "17", "Fool"]


def test_the_button_of_a_tarocco_has_the_numeral_of_its_emoji() -> None:
    said = words("en")
    state = table(some_match())
    view = game("minchiate").seat_view(some_match(), 0)
    who = replace(company_of(state, said), marks=dict.fromkeys(PACK.ids, "<:any:1>"))
    cards = [PACK.ids.index(one) for one in ("T04", "T29", "T36", "C07")]
    assert [face(card, PanelContext(state, view, 0, who, said, ())) for card in cards] == ["4", "29", "Star", "7"]
