"""The page of preferences stays within Discord's limits in every language, for any choice; its ids name the action."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.ports.people import WISHES, Preferences, values_of
from bot.render.preferences import in_a_row, preview_picture
from bot.ui.messages.screen_builder import digest
from bot.ui.screens.preferences import (
    DRAWN,
    QUIET,
    ROWS,
    STANDING,
    QuietForm,
    choice_screen,
    preferences_screen,
    preview_of,
    said_values,
)
from bot.ui.transport.id_format import parse_page
from bot.ui.transport.screen import Button, Image, Menu, Screen, Section, Text
from tests.ui.limits import assert_limits
from tests.ui.tables import picture

LONG = "22-08 America/Argentina/ComodRivadavia"
LAST = Preferences(**{name: values_of(name)[-1] for name in Preferences.__struct_fields__} | {"quiet": LONG})  # type: ignore[arg-type]


def buttons(screen: Screen) -> list[Button]:
    return [part.button for part in screen.parts if isinstance(part, Section)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefers", [Preferences(), LAST], ids=["defaults", "last"])
def test_the_page_keeps_the_limits(language: str, prefers: Preferences) -> None:
    screen = preferences_screen(prefers, WISHES[1], words(language), closed=True, picture=picture())
    screen.assert_limits()
    assert_limits(screen.view())
    assert len(buttons(screen)) == len(ROWS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in ROWS if name != QUIET])
def test_the_page_of_one_setting_ticks_what_holds(language: str, name: str) -> None:
    screen = choice_screen(name, LAST, WISHES[-1], words(language))
    screen.assert_limits()
    assert_limits(screen.view())
    (menu,) = [part for part in screen.parts if isinstance(part, Menu)]
    assert [one.value for one in menu.choices if one.chosen] == [list(said_values(name))[-1]]


def test_each_button_leads_to_another_value_or_to_the_choice() -> None:
    for button, name in zip(buttons(preferences_screen(Preferences(), WISHES[0], words("en"))), ROWS, strict=True):
        control = parse_page(button.id)
        assert control is not None
        if name == QUIET:
            assert (control.action, control.arg) == ("choose", QUIET)
            continue
        if len(said_values(name)) > 2:
            assert (control.action, control.arg) == ("choose", name)
        else:
            _, other = said_values(name)
            assert (control.action, control.arg) == ("set", f"{name}.{other}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefers", [Preferences(), LAST], ids=["defaults", "last"])
def test_no_two_buttons_of_the_page_say_the_same(language: str, prefers: Preferences) -> None:
    screen = preferences_screen(prefers, WISHES[1], words(language))
    rows = [button for part in screen.parts if isinstance(part, tuple) for button in part]
    labels = [button.label for button in (*buttons(screen), *rows)]
    assert len(set(labels)) == len(labels) == len(ROWS) + 3
    assert max(len(label) for label in labels[: len(ROWS)]) <= 12, "a longer one leaves no room for the text on a phone"


def test_a_button_names_the_other_of_two_values_or_what_it_opens() -> None:
    labels = dict(
        zip(ROWS, [one.label for one in buttons(preferences_screen(LAST, "server", words("en")))], strict=True)
    )
    assert labels["theme"] == "Dark"
    assert labels["panel"] == "Picture"
    assert labels["language"] == "Language…"


@pytest.mark.drawn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_the_picture_and_its_alt_text_follow_each_setting(name: str, language: str) -> None:
    said, seen = words(language), set[bytes]()
    for word, value in said_values(name).items():
        content = preview_of(replace(Preferences(), **{name: value}), "minchiate", said)
        drawn = preview_picture(content)
        seen.add(drawn.data)
        assert said.text(f"ui-pref-{name}-{word}") in drawn.alt
        assert all(said.card(content.pack, card) in drawn.alt for card in content.cards)
        assert drawn.width == 1100
        assert drawn.height < 500
    assert len(seen) == len(said_values(name))


@pytest.mark.parametrize("slug", games())
def test_a_preview_can_be_drawn_with_the_cards_of_every_game(slug: str) -> None:
    for prefers in (Preferences(), LAST):
        content = preview_of(prefers, slug, words("es"))
        assert len(set(content.cards)) == len(content.cards) == in_a_row(large=prefers.large)
        assert preview_picture(content).alt


def test_a_preview_of_cards_is_blurred_as_the_hand_is() -> None:
    for blurred in (False, True):
        page = preferences_screen(Preferences(blurred=blurred), "server", words("en"), picture=picture())
        (shown,) = [part for part in page.parts if isinstance(part, Image)]
        assert shown.veiled == blurred


def test_every_setting_is_on_the_page_or_on_that_of_invitations() -> None:
    assert set(ROWS) - {STANDING} == set(Preferences.__struct_fields__) - {"invites", "begun"}


def test_a_panel_is_sent_again_when_only_its_look_has_changed() -> None:
    shown = picture()
    looks = [Image(shown), Image(shown, look="light"), Image(shown, veiled=True), Image(shown, True, "light")]
    assert len({digest(Screen((look,))) for look in looks}) == 4


def test_a_section_needs_words_and_a_button_that_leads_somewhere() -> None:
    good = Section("words", Button("Change", "p1:prefs:open:"))
    Screen((good,)).assert_limits()
    for bad in (Section(" ", good.button), Section("words", Button("", "p1:prefs:open:")), Section("x", Button("x"))):
        with pytest.raises(ValueError, match=r"empty|label|leads"):
            Screen((bad,)).assert_limits()
    with pytest.raises(ValueError, match="twice"):
        Screen((good, good)).assert_limits()
    with pytest.raises(ValueError, match="too much text"):
        Screen((Text("x" * 3999), good)).assert_limits()
    many = tuple(Section("words", Button("Change", f"p1:prefs:open:{n}")) for n in range(14))
    with pytest.raises(ValueError, match="too many components"):
        Screen(many).assert_limits()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kept", ["", LONG])
async def test_the_form_of_quiet_hours_keeps_the_limits(language: str, kept: str) -> None:
    form = QuietForm(kept, "es-ES", words(language))
    assert len(form.title) <= 45
    for label in form.to_dict()["components"]:
        assert len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
    begin, end = form.begin.options, form.end.options
    assert (len(begin), len(end)) == (25, 24)
    assert [one.label for one in (*begin, *end) if one.default] == ["22:00", "08:00"]
    assert form.zone.default == ("Europe/Madrid" if not kept else LONG.split()[1])
