"""What a game shows before it is played: its poster, the picture of its lobby, and how long a match takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.companions import Showcase
from bot.games.registry import companions, game, games
from bot.i18n import Words
from bot.render import LobbySeat, LobbyTable, Poster
from bot.table.model import TALKS, TableState
from bot.ui.screens.names import BOT_MARK, Company, length_name, pace_name, preset_name, title
from bot.ui.screens.table_settings import own_rules
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import Button, Image, Part, Shown, Text

Posters = Mapping[str, Shown | None]
"""The posters by game; None for one that could not be drawn."""

NO_POSTERS: Posters = MappingProxyType({})

MAX_POSTERS = 4
"""Posters in a message: each has a row of its own, and one is left for other buttons."""

SLOW, USUAL = ("daily", "none"), "relaxed"
"""Paces at which nobody can say how many minutes a match takes, and the pace that need not be named."""

ROUND, HOUR = 5, 60
"""Minutes are told in steps of five, and from an hour and a half on in hours."""


def offered(only: str = "") -> tuple[str, ...]:
    """Return the games that have a poster, those for the fewest players first; no more than a message can show. With
    ``only`` no other game than this one."""
    found = [slug for slug in games() if companions(slug).showcase is not None and only in ("", slug)]
    return tuple(sorted(found, key=lambda slug: (games()[slug].meta.players, slug)))[:MAX_POSTERS]


def lasting(showcase: Showcase, length: int, words: Words) -> str:
    """Return about how long a match of this length takes."""
    minutes = max(ROUND, round(showcase.minutes * length / ROUND) * ROUND)
    if minutes < 1.5 * HOUR:
        return words.text("ui-about-minutes", count=minutes)
    return words.text("ui-about-hours", count=round(minutes / HOUR))


def poster_of(slug: str, words: Words) -> Poster:
    """Return the content of a game's poster. Raises ValueError if it has none."""
    showcase, meta = companions(slug).showcase, game(slug).meta
    if showcase is None:
        raise ValueError(f"{slug} has no poster")
    line = f"{words.text('ui-poster-players', count=meta.players)} · {lasting(showcase, showcase.short, words)}"
    about = words.text(f"about-{slug}")
    named = ", ".join(words.card(meta.pack.slug, card) for card in showcase.cards)
    alt = words.text("render-alt-poster", game=title(slug, words), line=line, about=about, cards=named)
    return Poster(title(slug, words), line, about, showcase.cards, meta.pack.slug, words.language, alt)


def poster_parts(posters: Posters, words: Words, only: str = "") -> list[Part]:
    """Return a poster of each game with its button, or the line of a poster that could not be drawn. With ``only``
    those of this game."""
    parts: list[Part] = []
    for slug in offered(only):
        picture = posters.get(slug)
        if picture is not None:
            parts.append(Image(picture))
        else:
            parts.append(Text(poster_of(slug, words).line))
        parts.append((play_button(slug, words),))
    return parts


def play_button(slug: str, words: Words) -> Button:
    """Return the button that starts a match of a game against bots."""
    return Button(words.text("ui-btn-play-game", game=title(slug, words)), ids.PLAY_NOW.id(slug), "green")


def nothing_yet(said: str, posters: Posters, words: Words, *, on_server: bool, only: str = "") -> list[Part]:
    """Return the parts of a page that has nothing to show yet: what ``said`` says, and how to begin. On a server each
    game has its poster and a button that starts a match; elsewhere there is no channel to play in."""
    begin = words.text("ui-help-start" if on_server else "reply-play-now-server")
    return [Text(f"{said}\n{begin}"), *(poster_parts(posters, words, only) if on_server else [])]


def terms(state: TableState, words: Words) -> str:
    """Return what match it will be in one line: the form of the game, the length, about how long it takes, and what
    differs from the usual: the rule set, rules of its own, the pace, the table talk."""
    meta, showcase = state.rules.meta, companions(state.game).showcase
    length = state.options.get(meta.length_option)
    parts = [words.text(f"form-{state.game}")] if words.has(f"form-{state.game}") else []
    if isinstance(length, int):
        short = showcase is not None and length == showcase.short
        parts.append(words.text("ui-short-match") if short else length_name(state.game, length, words))
        slow = state.pace in SLOW
        parts += [lasting(showcase, length, words)] if showcase is not None and not slow else []
    named, own = preset_name(state.game, state.preset, words), len(own_rules(state))
    parts += [named] if named != preset_name(state.game, "", words) else []
    parts += [words.text("ui-rules-own", count=own)] if own else []
    parts += [pace_name(state.pace, words)] if state.pace != USUAL else []
    parts += [words.text(f"ui-talk-{state.talk}")] if state.talk != TALKS[0] else []
    return " · ".join(parts)


def lobby_table(state: TableState, who: Company, words: Words) -> LobbyTable | None:
    """Return the content of the lobby's picture, None for a game without a showcase."""
    showcase, meta = companions(state.game).showcase, state.rules.meta
    if showcase is None:
        return None
    bare = tuple(name.removeprefix(f"{BOT_MARK} ") for name in who.players)
    seats = tuple(
        LobbySeat(
            "" if chair.free else name, bot=chair.level is not None, host=chair.person == state.host and not chair.free
        )
        for chair, name in zip(state.chairs, bare, strict=True)
    )
    line, cards = terms(state, words), (*showcase.cards[:2], *showcase.cards[-2:])
    said = [words.text("render-alt-lobby", game=title(state.game, words), terms=line)]
    for number, (seat, chair) in enumerate(zip(seats, state.chairs, strict=True), 1):
        key = "render-alt-lobby-free" if chair.free else f"render-alt-lobby-{'bot' if seat.bot else 'person'}"
        said.append(words.text(key, number=number, who=seat.name))
    free = words.text("ui-free-seat")
    return LobbyTable(
        title(state.game, words), line, free, seats, cards, meta.pack.slug, words.language, " ".join(said)
    )
