"""A deal as an animated picture: one frame a step, the full trick a little longer, the count at the end."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from PIL import Image, ImageOps

from bot.engine.view import Count, PublicView
from bot.render.board import draw_board
from bot.render.model import Cast, Picture, WordsLike
from bot.render.open_table import dealt, draw_open_table
from bot.render.score_pages import pages_of
from bot.render.score_sheet import draw_count
from bot.render.sheet import Sheet
from bot.render.speech import Speech

SHOWN = (770, 490)
"""Pixels of a frame: large enough to read the cards on a phone, small enough for a file of a few megabytes."""

FIRST, CARD, TRICK, OTHER, PAGE, LAST = 1800, 550, 1500, 1100, 4500, 6000
"""Milliseconds: the first frame, a card, a full trick, anything else, a page of a long count, the count."""

QUALITY = 60
MOST = 200
"""Frames; a longer deal shows only full tricks."""


class Frame(msgspec.Struct, frozen=True):
    """What one frame shows and for how long. ``cast.labels`` are by the seats of the view or of the count;
    ``open`` shows every hand (views whose seats all have an open hand)."""

    view: PublicView
    cast: Cast
    ms: int
    count: Count | None = None
    open: bool = False


class Animation(msgspec.Struct, frozen=True):
    """An animated WebP; ``ms`` is how long it takes once. It is shown as a picture."""

    picture: Picture
    frames: int
    ms: int


def frames_of(
    views: Sequence[PublicView],
    casts: Sequence[Cast],
    count: Count | None = None,
    count_cast: Cast | None = None,
    *,
    open_hands: bool = False,
) -> list[Frame]:
    """The frames of a deal from its moments; moments in which nothing on the table changes are left out."""
    frames = [Frame(view, cast, _ms(view), open=open_hands) for view, cast in zip(views, casts, strict=True)]
    frames = [
        one for one, before in zip(frames, [None, *frames], strict=False) if before is None or _moved(before, one)
    ]
    if len(frames) > MOST:
        frames = [one for one in frames if _full(one.view) or one is frames[0]][:MOST]
    if frames:
        frames[0] = msgspec.structs.replace(frames[0], ms=FIRST)
    if frames and count is not None and count_cast is not None:
        frames.append(Frame(frames[-1].view, count_cast, LAST, count))
    return frames


def _moved(before: Frame, now: Frame) -> bool:
    one, two = before.view, now.view
    shown = [
        (view.trick, len(view.history), view.zones, [info.open_hand for info in view.seats]) for view in (one, two)
    ]
    return shown[0] != shown[1]


def _full(view: PublicView) -> bool:
    return bool(view.history) and not (view.trick and view.trick.cards)


def _ms(view: PublicView) -> int:
    if _full(view):
        return TRICK
    return CARD if view.trick is not None and view.trick.cards else OTHER


def animated(
    frames: Iterable[Frame], alt: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Animation:
    """Draw and encode, at once in the calling thread: seconds for a whole deal. Raises ValueError without frames.

    Frames are all of one size, so open hands are drawn as always; ``large`` is for the table and the count."""
    given = list(frames)
    if not given:
        raise ValueError("no frames")
    shown = [(_small(sheet), ms) for frame in given for sheet, ms in _drawn(frame, words, theme, large)]
    images = [image for image, _ in shown]
    out = io.BytesIO()
    images[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=images[1:],
        duration=[ms for _, ms in shown],
        loop=0,
        quality=QUALITY,
        method=2,
        kmax=60,
    )
    data = out.getvalue()
    name = f"replay-{hashlib.blake2b(data, digest_size=6).hexdigest()}.webp"
    return Animation(Picture(data, name, alt, *SHOWN), len(shown), sum(ms for _, ms in shown))


def _drawn(frame: Frame, words: WordsLike, theme: str, large: bool) -> Iterator[tuple[Sheet, int]]:
    """The sheets of a frame, each with how long it is shown: one, of a long count several."""
    speech = Speech(frame.view, frame.cast, words)
    if frame.count is not None:
        pages = pages_of(frame.count, speech, large=large)
        for page, part in enumerate(pages, 1):
            sheet = draw_count(part, speech, theme, large=large, page=page, pages=len(pages))
            yield sheet, frame.ms if page == len(pages) else PAGE
    elif frame.open and dealt(frame.view):
        yield draw_open_table(frame.view, speech, theme), frame.ms
    else:
        yield draw_board(frame.view, speech, theme, large=large), frame.ms


def _small(sheet: Sheet) -> Image.Image:
    """In the size of a frame and the palette of its pack: a third of the memory of plain colours, and a deal has a
    hundred."""
    sheet.image.putpalette(sheet.look.flat)
    whole = sheet.image.convert("RGB")
    if whole.width * SHOWN[1] != whole.height * SHOWN[0]:
        # A higher sheet keeps its shape, with felt beside it.
        small = ImageOps.pad(whole, SHOWN, Image.Resampling.LANCZOS, color=sheet.theme.felt[1])
    else:
        small = whole.resize(SHOWN, Image.Resampling.LANCZOS, reducing_gap=2.0)
    return small.quantize(palette=sheet.look.reference, dither=Image.Dither.NONE)
