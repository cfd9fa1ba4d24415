"""Every kind of picture, drawn at once in the calling thread."""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Sequence

import msgspec

import cards_art
from bot.engine.cards import Pack
from bot.engine.view import Count, PublicView, SeatInfo, SeatView
from bot.games.registry import games
from bot.render.alt import board_alt, count_alt, hand_alt, rows_alt, standings_alt
from bot.render.board import draw_board
from bot.render.hand import draw_hand
from bot.render.model import Cast, Picture, WordsLike
from bot.render.rows import draw_rows
from bot.render.score_sheet import draw_count
from bot.render.sheet import Sheet
from bot.render.speech import Speech, legible
from bot.render.standings import draw_standings

_KEY = secrets.token_bytes(16)


def finished(kind: str, sheet: Sheet, alt: str, token: str = "") -> Picture:
    """The picture of a sheet. Its name is made from ``token``, or else from the bytes with a key that only this process
    has: the same picture keeps its name, and nobody can guess cards by it."""
    width, height = sheet.image.size
    data = sheet.bytes()
    seed = token.encode() if token else zlib.crc32(data).to_bytes(4, "big") + len(data).to_bytes(4, "big")
    return Picture(data, f"{kind}-{hashlib.blake2b(seed, digest_size=6, key=_KEY).hexdigest()}.png", alt, width, height)


def _drawn(speech: Speech, cast: Cast) -> Speech:
    """What the picture says; the alt text keeps every name as it is."""
    shown = legible(cast, speech.words)
    return speech if shown is cast else Speech(speech.view, shown, speech.words)


def board_picture(
    view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", large: bool = False, token: str = ""
) -> Picture:
    """The table as everybody sees it, drawn at once in the calling thread. ``large`` is large print."""
    speech = Speech(view, cast, words)
    return finished("board", draw_board(view, _drawn(speech, cast), theme, large=large), board_alt(view, speech), token)


def last_picture(
    view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", large: bool = False, token: str = ""
) -> Picture | None:
    """The last finished trick as the board showed it, and nothing else; None if there is none."""
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
    cast: Cast,
    words: WordsLike,
    *,
    chosen: frozenset[int] = frozenset(),
    theme: str = "dark",
    large: bool = False,
    told: bool = False,
    token: str = "",
) -> Picture:
    """One seat's hand, or the open hand that it chooses from. ``told`` shows it to others, when the match is over."""
    speech = Speech(view.public, cast, words)
    sheet = draw_hand(view, _drawn(speech, cast), chosen, theme, large=large, told=told)
    return finished("hand", sheet, hand_alt(view, speech, chosen, told=told), token)


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
    """Any cards in rows. ``pack`` is their look (``PublicView.pack``), ``game`` the game whose cards they are; without
    it the one that plays with a pack of that name. Raises KeyError for a game or look that there is not."""
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
    cast: Cast,
    words: WordsLike,
    *,
    theme: str = "dark",
    large: bool = False,
    token: str = "",
) -> Picture:
    """The score sheet of a finished deal. ``cast.labels`` are by the seats of that deal (``count.seating``)."""
    speech = Speech(msgspec.structs.replace(view, sides=count.sides or view.sides), cast, words)
    return finished(
        "count", draw_count(count, _drawn(speech, cast), theme, large=large), count_alt(count, speech), token
    )


def standings_picture(
    view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", token: str = ""
) -> Picture:
    """The standings of a match. ``cast.labels`` are by player (chair), whatever seats they have had."""
    speech = Speech(view, cast, words)
    return finished("standings", draw_standings(view, _drawn(speech, cast), theme), standings_alt(view, speech), token)
