"""A deal as an animated picture: one frame per step, a longer one for each completed trick, the count at the end."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from PIL import Image, ImageOps

from bot.engine.view import Count, PublicView
from bot.render.model import Picture, PlayerNames, WordsLike
from bot.render.replay import dealt, draw_open_table
from bot.render.score_sheet import draw_count, pages_of
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.trick_table import draw_board

SHOWN = (770, 490)
"""Size of a frame in px: large enough to read the cards on a phone, small enough for a file of a few megabytes."""

FIRST, CARD, TRICK, OTHER, PAGE, LAST = 1800, 550, 1500, 1100, 4500, 6000
"""Milliseconds for the first frame, a card, a completed trick, anything else, a page of a long count, and the (last
page of the) count."""

QUALITY = 60
"""Quality of the WebP file (0-100)."""
MAX_FRAMES = 200
"""Maximum number of frames. A longer deal shows only completed tricks."""


class Frame(msgspec.Struct, frozen=True):
    """What one frame shows, and for how many ms. `cast.labels` are by the seats of the view or of the count; `open`
    shows every hand (for views in which all seats have an open hand)."""

    view: PublicView
    cast: PlayerNames
    ms: int
    count: Count | None = None
    open: bool = False


class Animation(msgspec.Struct, frozen=True):
    """An animated WebP, shown like a picture. `ms` is the duration of one run."""

    picture: Picture
    frames: int
    ms: int


def frames_of(
    views: Sequence[PublicView],
    casts: Sequence[PlayerNames],
    count: Count | None = None,
    count_cast: PlayerNames | None = None,
    *,
    open_hands: bool = False,
) -> list[Frame]:
    """Return the frames of a deal from its views. Views in which nothing on the table has changed are left out."""
    frames = [Frame(view, cast, _ms(view), open=open_hands) for view, cast in zip(views, casts, strict=True)]
    frames = [
        one for one, before in zip(frames, [None, *frames], strict=False) if before is None or _moved(before, one)
    ]
    if len(frames) > MAX_FRAMES:
        frames = [one for one in frames if _full(one.view) or one is frames[0]][:MAX_FRAMES]
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
    """Draws and encodes the frames in the calling thread, which takes seconds for a whole deal.

    Raises ValueError if there are no frames. All frames have one size, so open hands are always drawn at normal size;
    `large` applies to the table and the count.
    """
    given = list(frames)
    if not given:
        raise ValueError("no frames")
    shown = [(_small(surface), ms) for frame in given for surface, ms in _drawn(frame, words, theme, large)]
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


def _drawn(frame: Frame, words: WordsLike, theme: str, large: bool) -> Iterator[tuple[Surface, int]]:
    """Yields the surfaces of a frame and their durations: one, or several for a long count."""
    speech = Speech(frame.view, frame.cast, words)
    if frame.count is not None:
        pages = pages_of(frame.count, speech, large=large)
        for page, part in enumerate(pages, 1):
            surface = draw_count(part, speech, theme, large=large, page=page, pages=len(pages))
            yield surface, frame.ms if page == len(pages) else PAGE
    elif frame.open and dealt(frame.view):
        yield draw_open_table(frame.view, speech, theme), frame.ms
    else:
        yield draw_board(frame.view, speech, theme, large=large), frame.ms


def _small(surface: Surface) -> Image.Image:
    """Return the surface in the size of a frame and the palette of its pack. This takes a third of the memory of RGB,
    and a deal has about 100 frames."""
    surface.image.putpalette(surface.look.flat)
    whole = surface.image.convert("RGB")
    if whole.width * SHOWN[1] != whole.height * SHOWN[0]:
        # A taller surface keeps its proportions, with felt at its sides.
        small = ImageOps.pad(whole, SHOWN, Image.Resampling.LANCZOS, color=surface.theme.felt[1])
    else:
        small = whole.resize(SHOWN, Image.Resampling.LANCZOS, reducing_gap=2.0)
    return small.quantize(palette=surface.look.reference, dither=Image.Dither.NONE)
