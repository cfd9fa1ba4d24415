"""All kinds of pictures with their alt texts, drawn in the calling thread."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import msgspec
from isal import isal_zlib

import cards_art
from bot.engine.cards import Pack, Seat
from bot.engine.view import Count, PublicView, SeatInfo, SeatView
from bot.games.registry import games
from bot.render.alt_text import board_alt, count_alt, hand_alt, rows_alt, standings_alt
from bot.render.card_groups import draw_rows
from bot.render.hand import draw_hand
from bot.render.model import Picture, PlayerNames, WordsLike
from bot.render.panel import draw_panel
from bot.render.pointer import Pointer, pointed, starred
from bot.render.score_sheet import draw_count
from bot.render.shown import Speech, legible
from bot.render.standings import draw_standings
from bot.render.surface import Surface
from bot.render.trick_table import draw_board

_KEY = secrets.token_bytes(16)
"""Key of the file names. It is new in each process, so that cards cannot be guessed from a name."""


def finished(kind: str, surface: Surface, alt: str, token: str = "") -> Picture:
    """Return the picture drawn on a surface.

    Its file name is a hash of `token` or, without one, of the bytes, with a key that only this process has. The same
    picture keeps its name, and the name does not reveal the cards.
    """
    return named(kind, surface.bytes(), alt, surface.image.size, token)


def named(kind: str, data: bytes, alt: str, size: tuple[int, int], token: str = "") -> Picture:
    """Return the picture in these bytes; its file name is as :func:`finished` says."""
    seed = token.encode() if token else isal_zlib.crc32(data).to_bytes(4, "big") + len(data).to_bytes(4, "big")
    return Picture(data, f"{kind}-{hashlib.blake2b(seed, digest_size=6, key=_KEY).hexdigest()}.png", alt, *size)


def _drawn(speech: Speech, cast: PlayerNames) -> Speech:
    """Return the texts of the picture, with numbers for names that cannot be drawn. The alt text keeps all names."""
    shown = legible(cast, speech.words)
    return speech if shown is cast else Speech(speech.view, shown, speech.words, speech.you)


def board_picture(
    view: PublicView,
    cast: PlayerNames,
    words: WordsLike,
    *,
    theme: str = "dark",
    large: bool = False,
    token: str = "",
    pointer: Pointer | None = None,
) -> Picture:
    """Return the table as everyone sees it, drawn in the calling thread. `large` is large print, `pointer` what a
    replay points out."""
    speech = Speech(view, cast, words)
    star = starred(pointer, speech) if pointer is not None else ""
    surface, alt = draw_board(view, _drawn(speech, cast), theme, large=large, starred=star), board_alt(view, speech)
    if pointer is not None:
        surface, alt = pointed(surface, alt, speech, pointer, large=large)
    return finished("board", surface, alt, token)


def last_picture(
    view: PublicView, cast: PlayerNames, words: WordsLike, *, theme: str = "dark", large: bool = False, token: str = ""
) -> Picture | None:
    """Return the last completed trick as the board showed it, without anything else; None if there is none."""
    if not view.history:
        return None
    then = msgspec.structs.replace(
        view, trick=view.history[-1], history=(), zones=(), seats=tuple(map(_unasked, view.seats)), status=()
    )
    return board_picture(then, cast, words, theme=theme, large=large, token=token)


def _unasked(info: SeatInfo) -> SeatInfo:
    return msgspec.structs.replace(info, waiting=False)


def hand_picture(
    view: SeatView,
    cast: PlayerNames,
    words: WordsLike,
    *,
    chosen: frozenset[int] = frozenset(),
    theme: str = "dark",
    large: bool = False,
    to_others: bool = False,
    token: str = "",
) -> Picture:
    """Return the picture that a player plays from: the trick, the last trick, the score, whose turn it is, and the hand
    or the open hand from which the player chooses.

    With `to_others` the hand alone is shown to others after the match, with its owner's name.
    """
    speech = Speech(view.public, cast, words)
    shown = _drawn(speech, cast)
    if to_others:
        surface = draw_hand(view, shown, chosen, theme, large=large)
    else:
        surface = draw_panel(view, shown, chosen, theme, large=large)
    return finished("hand", surface, hand_alt(view, speech, chosen, to_others=to_others), token)


def cards_picture(
    title: str,
    cards: Sequence[int],
    pack: str,
    words: WordsLike,
    *,
    game: str = "",
    theme: str = "dark",
    large: bool = False,
    token: str = "",
) -> Picture:
    """Return any cards in rows.

    `pack` is the look of the cards (`PublicView.pack`), `game` the game that they belong to; without it, a game that
    plays with this pack. Raises KeyError for an unknown game or look.
    """
    ids = _playing_with(pack, game).names(cards)
    full = [words.card(pack, card_id) for card_id in ids]
    short = [words.card_short(pack, card_id) for card_id in ids]
    alt = rows_alt(title, full, short, words.text("render-cards", count=len(ids)))
    return finished("cards", draw_rows(title, ids, pack, theme, language=words.language, large=large), alt, token)


def _playing_with(look: str, game: str) -> Pack:
    try:
        art = cards_art.pack(look)
    except FileNotFoundError:
        raise KeyError(look) from None
    if game:
        return games()[game].meta.pack
    packs = [one.meta.pack for one in games().values()]
    named = [pack for pack in packs if pack.slug == look]
    alike = [pack for pack in packs if set(pack.ids) == set(art.faces)]
    if not (named or alike):
        raise KeyError(look)
    return (named or alike)[0]


def count_picture(
    view: PublicView,
    count: Count,
    cast: PlayerNames,
    words: WordsLike,
    *,
    theme: str = "dark",
    large: bool = False,
    token: str = "",
    you: Seat | None = None,
) -> Picture:
    """Return the score sheet of a finished deal. `cast.labels` are by the seats of that deal (`count.seating`), and
    `you` is the seat there of the only reader, None if others read it too."""
    speech = Speech(msgspec.structs.replace(view, sides=count.sides or view.sides), cast, words, you)
    return finished(
        "count", draw_count(count, _drawn(speech, cast), theme, large=large), count_alt(count, speech), token
    )


def standings_picture(
    view: PublicView, cast: PlayerNames, words: WordsLike, *, theme: str = "dark", token: str = ""
) -> Picture:
    """Return the standings of a match. `cast.labels` are by player (chair), not by seat."""
    speech = Speech(view, cast, words)
    return finished("standings", draw_standings(view, _drawn(speech, cast), theme), standings_alt(view, speech), token)
