"""Every kind of picture, as a hash of its pixels, its size and its words."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
from PIL import Image

from bot.engine.view import PublicView
from bot.games.registry import companions, game, games
from bot.i18n import words
from bot.ports.profiles import Best
from bot.records import Match, match_of
from bot.render import (
    Picture,
    PlayerNames,
    animated,
    board_picture,
    cards_picture,
    count_picture,
    diagram_picture,
    final_picture,
    frames_of,
    hand_picture,
    last_picture,
    standings_picture,
)
from bot.render.best_deal import best_deal_picture
from bot.render.leaderboard import leaders_picture
from bot.render.profile import profile_picture
from bot.render.replay import open_table_picture
from bot.render.tournament import standings_table_picture, tournament_picture
from bot.teaching.lesson import position
from bot.ui.features.profile import best_deal
from bot.ui.screens.tournament import card_of
from bot.ui.screens.tournament_standings import final_of, standings_table
from tests.goldens.files import digest
from tests.goldens.records import hall
from tests.render.golden import KINDS, plain_cards
from tests.render.test_standings import LEADERS, PROFILE
from tests.support.matches import TABLE, names
from tests.ui.tournaments import entered, finished, shown

SAID = words("en")
NAMES = ("Anna", "Bruno", "Carla", "Dino")
DARK, LIGHT = "dark", "light"
LOOKS = {"": (DARK, False), ", light and large": (LIGHT, True)}

Draw = Callable[[], "Picture | None"]


@cache
def match(slug: str) -> Match:
    """Return the match of the game's record."""
    its = hall(slug)
    return match_of(TABLE, its.events, names(its))


def cast(slug: str) -> PlayerNames:
    """Return the names of its players."""
    return PlayerNames(NAMES[: game(slug).meta.players], "Arno")


def of_match(slug: str) -> Iterator[tuple[str, Draw]]:
    """Return the pictures of the game's first deal."""
    its, who = match(slug), cast(slug)
    moments = its.deals[0].moments
    every = [(moment, its.view(moment)) for moment in moments]
    playing = [(moment, view) for moment, view in every if view.trick is not None and view.trick.cards]
    moment, view = playing[len(playing) // 3]
    held = its.seat_view(moment, 0)
    end = every[-1][1]
    early = next(view for _, view in every if any(info.hand_count for info in view.seats))
    opened = its.all_hands(moment)
    for look, (theme, large) in LOOKS.items():
        so: dict[str, Any] = {"theme": theme, "large": large}
        yield f"trick{look}", lambda so=so: board_picture(view, who, SAID, **so)
        yield f"dealt{look}", lambda so=so: board_picture(early, who, SAID, **so)
        yield f"last trick{look}", lambda so=so: last_picture(view, who, SAID, **so)
        yield f"hand{look}", lambda so=so: hand_picture(held, who, SAID, **so)
        yield f"count{look}", lambda so=so: count_picture(end, end.counts[-1], who, SAID, **so)
        yield f"open hands{look}", lambda so=so: open_table_picture(opened, who, SAID, **so)
        if companions(slug).lesson is not None:
            yield f"lesson{look}", lambda so=so: lesson(slug, so)
    for theme in (DARK, LIGHT):
        yield f"standings, {theme}", lambda theme=theme: standings_picture(end, who, SAID, theme=theme)
        yield f"best deal, {theme}", lambda theme=theme: best(slug, theme)
    yield "cards", lambda: cards_picture("Cards", held.hand, view.pack, SAID, game=slug)
    yield "animation", lambda: moving(slug, [one for _, one in every][-6:])


def lesson(slug: str, so: dict[str, Any]) -> Picture:
    """Return the hand of the first question of the guided deal."""
    return hand_picture(position(slug).own, cast(slug), SAID, **so)


def best(slug: str, theme: str) -> Picture:
    """Return the best deal of a profile."""
    its = match(slug)
    found = best_deal(its, Best(7, TABLE, its.deals[-1].deal, its.finished), 1, SAID)
    assert found is not None
    return best_deal_picture(*found, SAID, theme=theme)


def moving(slug: str, views: list[PublicView]) -> Picture:
    """Return the last moments of the deal and its count, as they are shared."""
    who = cast(slug)
    return animated(frames_of(views, [who] * len(views), views[-1].counts[-1], who), "Alt.", SAID).picture


def of_diagrams(slug: str) -> Iterator[tuple[str, Draw]]:
    """Return the pictures of the rules."""
    for chapter in sorted(companions(slug).diagrams):
        for look, (theme, large) in LOOKS.items():
            yield (
                f"{chapter}{look}",
                lambda chapter=chapter, theme=theme, large=large: diagram_picture(
                    slug, chapter, SAID, theme=theme, large=large
                ),
            )


def of_people() -> Iterator[tuple[str, Draw]]:
    """Return leaderboard and profile."""
    for theme in (DARK, LIGHT):
        yield f"leaderboard, {theme}", lambda theme=theme: leaders_picture(LEADERS, "minchiate", SAID, theme=theme)
        yield f"profile, {theme}", lambda theme=theme: profile_picture(PROFILE, "minchiate", SAID, theme=theme)


def of_tournaments() -> Iterator[tuple[str, Draw]]:
    """Return the pictures of a tournament: announced, its standings, and its end."""
    announced, over = shown(entered().state), shown(finished().state, "en", 101)
    final = final_of(over)
    for theme in (DARK, LIGHT):
        yield f"card, {theme}", lambda theme=theme: tournament_picture(card_of(announced), theme=theme)
        yield (
            f"standings, {theme}",
            lambda theme=theme: standings_table_picture(standings_table(over), SAID, theme=theme),
        )
        yield f"final, {theme}", lambda theme=theme: final_picture(final, theme=theme) if final is not None else None


def stamped(draw: Draw) -> str:
    """Return size, hash of the pixels of all frames, hash of the words."""
    picture = draw()
    if picture is None:
        return "none"
    return f"{picture.width}x{picture.height} {pixels(picture.data)} {digest(picture.alt)[:8]}"


def pixels(data: bytes) -> str:
    """Return a hash of the pixels: the encoder of another release may write other bytes."""
    with Image.open(io.BytesIO(data)) as opened:
        frames = list[bytes]()
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            frames.append(opened.convert("RGBA").tobytes())
        return digest(msgspec.json.encode([opened.format, digest(b"".join(frames))]))


def golden() -> dict[str, Any]:
    """Return all of them, by game; the plain cards are for kinds that a seeded match does not reach."""
    found: dict[str, Any] = {slug: {name: stamped(draw) for name, draw in of_match(slug)} for slug in games()}
    found["diagrams"] = {slug: {name: stamped(draw) for name, draw in of_diagrams(slug)} for slug in games()}
    found["people"] = {name: stamped(draw) for name, draw in of_people()}
    found["tournaments"] = {name: stamped(draw) for name, draw in of_tournaments()}
    with plain_cards():
        found["plain cards"] = {name: stamped(draw) for name, draw in KINDS.items()}
    return found
