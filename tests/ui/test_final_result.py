"""The content of the final picture, and the lines of highlights, from real matches in three languages."""

from __future__ import annotations

import dataclasses
from functools import cache

import pytest
from msgspec.structs import replace

from bot.engine.highlights import Found, Highlight
from bot.engine.text import SeatArg, SideArg
from bot.engine.view import Count
from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, words
from bot.render import FinalResult
from bot.render.model import ALT_LIMIT
from bot.standings import deals_played, decided, doers
from bot.table.selectors import public_view
from bot.ui.screens.final_result import final_result, highlight_banner, highlight_lines
from bot.ui.screens.names import BOT_MARK
from bot.ui.screens.result import over, result, shared_result
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import Button, Image, Screen, Text
from tests.support.matches import Hall
from tests.ui.tables import NASTY, people, picture, who
from tests.ui.test_achievements import GAIN


@cache
def ended(slug: str) -> Hall:
    """Return a finished match of one person against bots, who does not win; at Terziglio each has a place of their
    own."""
    hall = Hall(
        slug,
        seed=7 if slug == "terziglio" else 2,
        people=1,
        persons=(7,),
        options={"set_length": 4} if slug == "minchiate" else {},
    )
    hall.start()
    hall.play()
    return hall


def content(slug: str, language: str = "en", player: int | None = None, name: str = "Anna") -> FinalResult:
    """Return what the final picture shows."""
    hall, said = ended(slug), words(language)
    view, deals = public_view(hall.state), deals_played(hall.state.id, hall.events)
    assert view is not None
    company = who(hall.state, said, people(name))
    return final_result(hall.state, view, decided(hall.state, deals), deals, company, said, player)


def test_a_pair_is_second_in_the_text_as_in_the_picture() -> None:
    hall, said = ended("minchiate"), words("en")
    view = public_view(hall.state)
    assert view is not None
    assert sorted(hall.state.places) == [1, 1, 3, 3]
    screen = over(hall.state, view, who(hall.state, said), None, said)
    text = "\n".join(part.text for part in screen.parts if isinstance(part, Text))
    assert [line[1] for line in text.splitlines() if line.startswith("`")] == ["1", "1", "2", "2"]
    assert [step.place for step in content("minchiate").steps] == [1, 2]


def test_the_text_repeats_nothing_of_the_picture_but_the_winners() -> None:
    hall, said = ended("minchiate"), words("en")
    view = public_view(hall.state)
    assert view is not None
    told = [
        [
            part.text
            for part in over(hall.state, view, who(hall.state, said), drawn, said).parts
            if isinstance(part, Text)
        ]
        for drawn in (None, picture("final"))
    ]
    assert told[0][0] == told[1][0]
    assert told[0][0].startswith("## 🏆 ")
    assert "`1`" in told[0][1]
    assert "`1`" not in told[1][1]
    assert set(told[1][1].splitlines()) < set(told[0][1].splitlines())


@pytest.mark.parametrize("slug", ["minchiate", "terziglio"])
def test_the_deciding_deal_says_what_a_winner_gained_in_it(slug: str) -> None:
    hall = ended(slug)
    deals = deals_played(hall.state.id, hall.events)
    found, shown, first = decided(hall.state, deals).deal, content(slug).deciding, hall.state.places.index(1)
    assert found is not None
    assert shown is not None
    before = next((one.balances for one in deals if one.deal == found.deal - 1), (0,) * len(found.balances))
    assert shown.amount == words("en").signed(found.balances[first] - before[first])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_won_at_terziglio_are_game_points_and_no_card_points(language: str) -> None:
    """A deal has hundreds of points and a match tens of game points (T60): the unit tells them apart."""
    balance = ended("terziglio").state.balances[0]
    first = next(step for step in content("terziglio", language).steps if step.players[0].name == "Anna")
    said = words(language)
    assert first.amount == said.signed(balance)[:1] + said.text("unit-game-points", count=abs(balance))
    assert first.brief == said.signed(balance)
    assert said.text("unit-game-points", count=52) != said.text("unit-points", count=52)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_everything_in_the_picture_is_in_its_alt_text(slug: str, language: str) -> None:
    shown = content(slug, language, 0)
    assert len(shown.alt) <= ALT_LIMIT
    for step in shown.steps:
        assert step.amount in shown.alt
        assert all(one.name in shown.alt for one in step.players)
    assert shown.deciding is not None
    assert shown.deciding.title in shown.alt
    assert shown.deciding.amount in shown.alt
    assert shown.best is not None
    assert shown.best.note in shown.alt
    assert all(words(language).card(shown.pack, card) in shown.alt for card in shown.best.cards)
    assert BOT_MARK not in shown.alt + shown.title + shown.deciding.note + shown.best.note


@pytest.mark.parametrize(("language", "unit"), [("en", "points"), ("it", "punti"), ("es", "puntos")])
@pytest.mark.parametrize("slug", sorted(games()))
def test_the_best_trick_is_worth_points_whatever_the_unit_of_the_match(slug: str, language: str, unit: str) -> None:
    best = content(slug, language).best
    assert best is not None
    assert best.amount.startswith("+")
    assert best.amount.split()[-1] == unit


@pytest.mark.parametrize("slug", sorted(games()))
def test_only_the_person_who_looks_is_you(slug: str) -> None:
    mine = [one for step in content(slug, player=0).steps for one in step.players if one.you]
    assert [one.name for one in mine] == ["Anna"]
    assert not mine[0].face
    everybody = content(slug)
    assert not [one for step in everybody.steps for one in step.players if one.you]
    assert "you" not in everybody.alt.lower().split()
    assert all(one.face == one.name for step in everybody.steps for one in step.players if one.name != "Anna")


def test_who_wins_reads_that_they_won_and_the_others_who_did() -> None:
    places = ended("minchiate").state.places
    first = places.index(1)
    assert content("minchiate", player=first).title == "You won"
    assert content("minchiate", player=places.index(3)).title == content("minchiate").title
    assert content("minchiate").title.endswith(" win")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_the_end_of_a_match_speaks_to_its_only_reader(slug: str, language: str) -> None:
    hall, said = ended(slug), words(language)
    view, company = public_view(hall.state), who(hall.state, said, people())
    assert view is not None
    first = hall.state.places.index(1)
    gain = replace(GAIN, player=0, person=hall.state.chairs[0].person or 0)
    own, name = said.text("render-you"), company.player_names[0]

    def told(player: int | None) -> str:
        state = replace(hall.state, conceded=(0,))
        return texts(over(state, view, company, None, said, (gain,), player))

    assert name not in told(0)
    assert f"**{own}**" in told(0)
    assert said.text("ui-over-conceded.you") in told(0)
    assert said.text("ui-gain-badges.you", count=3, badges="").strip() in told(0)
    assert told(first).startswith(f"## 🏆 {said.text('render-final-won')}\n")
    assert own not in told(None)
    assert name in told(None)


@pytest.mark.parametrize(("language", "you"), [("en", "and you:"), ("it", "e tu:"), ("es", "y tú:")])
def test_highlights_in_the_picture_name_the_reader_you_after_their_partner(language: str, you: str) -> None:
    hall, said = ended("minchiate"), words(language)
    view, deals = public_view(hall.state), deals_played(hall.state.id, hall.events)
    assert view is not None
    deals = [replace(deals[0], highlights=CAPPOTTO), *deals[1:]]
    found = replace(decided(hall.state, deals), deal=None)
    for player in (*doers(deals[0], CAPPOTTO[0]), None):
        shown = final_result(hall.state, view, found, deals, who(hall.state, said, people()), said, player)
        assert shown.highlights is not None
        assert (f" {you}" in shown.highlights.lines[0]) == (player is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_deals_that_do_not_count_are_told_from_those_that_do(language: str) -> None:
    """A match of Mineo has as many deals as its card says, beside those that nobody plays (S86)."""
    hall, said = ended("mineo"), words(language)
    view, deals = public_view(hall.state), deals_played(hall.state.id, hall.events)
    assert view is not None

    def terms(counts: tuple[Count, ...]) -> str:
        shown = replace(view, counts=counts)
        found, company = decided(hall.state, deals), who(hall.state, said, people())
        return final_result(hall.state, shown, found, deals, company, said).terms

    played = tuple(one for one in view.counts if one.counts)
    assert len(played) == hall.state.match.match.rules.match_hands
    passed = replace(played[0], counts=False)
    plain = said.text("render-final-terms", game="Mineo", count=len(played))
    assert terms(played) == plain
    more = said.text("render-final-terms", game="Mineo", count=len(played) + 2)
    assert terms((passed, *played, passed)) == said.text("render-final-counting", terms=more, count=len(played))
    assert str(len(played)) in terms((passed, *played, passed)).removeprefix(more)


def test_pairs_stand_on_the_first_and_the_second_step() -> None:
    assert [(step.place, len(step.players)) for step in content("minchiate").steps] == [(1, 2), (2, 2)]
    assert [step.place for step in content("terziglio").steps] == [1, 2, 3]


@pytest.mark.parametrize("name", NASTY)
def test_any_name_keeps_the_limit(name: str) -> None:
    assert len(content("minchiate", "es", 0, name).alt) <= ALT_LIMIT * 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_highlight_has_a_line_and_a_name(slug: str, language: str) -> None:
    hall, said = ended(slug), words(language)
    company = who(hall.state, said, people())
    assert companions(slug).highlights
    for name in companions(slug).highlights:
        for doer, named in ((SeatArg(0), company.names.seats[0]), (SideArg(0), company.names.sides[0])):
            line = highlight_lines(slug, [Highlight(name, Found(doer, (3, 4)))], company, said)[0]
            assert "highlight-" not in line
            assert named in line
        assert said.has(f"highlight-{slug}-{name}-name")


CAPPOTTO = (Highlight("cappotto", Found(SideArg(0))),)


def texts(screen: Screen) -> str:
    """Return all text of a screen."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def test_the_count_of_a_deal_tells_its_highlights() -> None:
    hall, said = ended("minchiate"), words("en")
    state, view = hall.state, public_view(hall.state)
    assert view is not None
    company = who(state, said, people())
    deal = replace(deals_played(state.id, ended("minchiate").events)[0], highlights=CAPPOTTO)
    told = result(state, view.counts[0], company, None, said, deal)
    assert "✨ **Cappotto!" in texts(told)
    assert "✨" not in texts(result(state, view.counts[0], company, None, said))


def test_a_highlight_has_a_banner_with_who_did_it() -> None:
    hall, said = ended("minchiate"), words("en")
    state, view, deals = hall.state, public_view(hall.state), deals_played(hall.state.id, hall.events)
    assert view is not None
    company = who(state, said, people())
    assert highlight_banner(state, view, replace(deals[0], highlights=()), company, said) is None
    banner = highlight_banner(state, view, replace(deals[0], highlights=CAPPOTTO), company, said)
    assert banner is not None
    assert banner.title == "Cappotto"
    assert [one.name for one in banner.who] == [
        company.players[deals[0].seating[seat]].removeprefix(f"{BOT_MARK} ") for seat in deals[0].count.sides[0]
    ]
    assert all(one.name in banner.alt for one in banner.who)
    assert BOT_MARK not in banner.alt
    screen = result(state, view.counts[0], company, None, said, None, picture("b.png", banner.alt))
    assert [part.picture.alt for part in screen.parts if isinstance(part, Image)] == [banner.alt]


def buttons(screen: Screen) -> list[str]:
    """Return the ids of the buttons of a screen."""
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    return [one.id for row in rows for one in row if isinstance(one, Button)]


def test_the_end_offers_to_share_unless_it_stands_in_the_channel_already() -> None:
    state, said = replace(ended("minchiate").state, thread=33), words("en")
    view = public_view(state)
    assert view is not None
    company = who(state, said, people())
    share = ids.SHARE_RESULT.id(state.id)
    assert share in buttons(over(state, view, company, None, said))
    assert share not in buttons(over(replace(state, thread=state.channel), view, company, None, said))
    assert share not in buttons(shared_result(state, company, None, said))
    over(state, view, company, None, said).assert_limits()
    assert "win** · Minchiate" in texts(shared_result(state, company, None, said))


ABANDONED = {
    "en": ("You abandoned the match.", "You and Bruno conceded the match.", "Abandoned the match: Anna."),
    "it": ("Hai abbandonato la partita.", "Resa tua e di Bruno.", "Partita abbandonata da Anna."),
    "es": ("Abandonaste la partida.", "Tú y Bruno se han rendido.", "Partida abandonada por Anna."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_abandoned_or_conceded_reads_it_of_themselves_and_everybody_else_of_them(language: str) -> None:
    hall, said = ended("minchiate"), words(language)
    chairs = (replace(hall.state.chairs[0], gone=True), *hall.state.chairs[1:])
    state = replace(hall.state, chairs=chairs, conceded=(0, 2), yielded=(0, 2))
    view = public_view(state)
    assert view is not None
    company = dataclasses.replace(who(state, said), player_names=("Anna", "Carla", "Bruno", "Dario"))

    def told(player: int | None) -> str:
        return texts(over(state, view, company, None, said, (), player))

    left, conceded, of_another = ABANDONED[language]
    assert left in told(0)
    assert conceded in told(0)
    assert of_another not in told(0)
    for other in (None, 1):
        assert of_another in told(other)
        assert left not in told(other)
        assert said.text("ui-over-conceded", who=said.joined(["Anna", "Bruno"]), count=2) in told(other)
