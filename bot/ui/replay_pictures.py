"""A finished match for the pictures: who is shown, the pictures of a moment, and the frames of an animated deal.

Nothing of Discord here. ``theme`` and ``large`` (large print) are those of the person who looks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence

from bot.engine.view import PublicView
from bot.i18n import Words, plain
from bot.records import Match, Played
from bot.records.text import deal_name, game_title, labels, names_of
from bot.render import Animation, Cast, Picture, Pictures, animated, frames_of
from bot.render.open_table import dealt, open_table_picture
from bot.ui.drawn import drawn_in_time
from bot.ui.screens.replay import ALL, Spot


def cast_of(match: Match, seating: Sequence[int], words: Words) -> Cast:
    """The people by the seats they had then."""
    by_player = labels(match, words)
    return Cast(tuple(by_player[player] for player in seating), plain(match.name, match.table))


def seating_of(view: PublicView) -> tuple[int, ...]:
    """The player at each seat."""
    return tuple(info.player for info in view.seats)


async def moment_pictures(
    pictures: Pictures, match: Match, spot: Spot, words: Words, *, theme: str = "dark", large: bool = False
) -> list[Picture]:
    """The table, and the hand or the score sheet where there is one. What cannot be drawn is left out: the words say
    the same."""
    moments = match.deals[spot.deal - 1].moments
    moment = moments[spot.moment]
    view = match.view(moment)
    cast = cast_of(match, seating_of(view), words)
    wanted: list[Awaitable[Picture]] = []
    opened = match.all_hands(moment) if spot.eyes == ALL else None
    if opened is not None and dealt(opened):
        wanted.append(asyncio.to_thread(open_table_picture, opened, cast, words, theme=theme, large=large))
    else:
        wanted.append(pictures.board(view, cast, words, theme=theme, large=large))
    if spot.player is not None:
        seen = match.seat_view(moment, spot.player)
        if seen.hand:
            wanted.append(pictures.hand(seen, cast, words, theme=theme, large=large, told=True))
    count = next((one for one in view.counts if one.deal == view.deal), None)
    if count is not None and spot.moment == len(moments) - 1:
        counted = cast_of(match, count.seating or seating_of(view), words)
        wanted.append(pictures.count(view, count, counted, words, theme=theme, large=large))
    drawn = [await drawn_in_time(one, None, "a picture of a replay") for one in wanted]
    return [picture for picture in drawn if picture is not None]


def animation_of(
    match: Match,
    played: Played,
    words: Words,
    *,
    open_hands: bool = False,
    theme: str = "dark",
    large: bool = False,
) -> Animation:
    """A whole deal as an animated picture, with every hand face up if wanted. Takes seconds: not for the event loop."""
    views = [match.all_hands(moment) if open_hands else match.view(moment) for moment in played.moments]
    casts = {seating: cast_of(match, seating, words) for seating in map(seating_of, views)}
    last = views[-1]
    count = next((one for one in last.counts if one.deal == last.deal), None)
    seating = (count.seating if count is not None else ()) or seating_of(last)
    shown = [casts[seating_of(view)] for view in views]
    frames = frames_of(views, shown, count, cast_of(match, seating, words), open_hands=open_hands)
    return animated(frames, animation_alt(match, played, words), words, theme=theme, large=large)


def animation_alt(match: Match, played: Played, words: Words) -> str:
    """What the animated picture shows, in a few sentences."""
    last = match.view(played.moments[-1])
    count = next((one for one in last.counts if one.deal == last.deal), None)
    names = names_of(match, (count.seating if count else ()) or seating_of(last), last.sides, words, last.pack)
    said = [
        words.text(
            "replay-animation-alt",
            game=game_title(match.game, words),
            deal=deal_name(played.deal, words),
            who=words.joined(labels(match, words)),
        )
    ]
    said += [words.line(line, names) for line in (count.outcome if count is not None else ())]
    return " ".join(said)[:1000]
