"""The deal of the day after it has been counted: the result and how it compares, the line to share, the post of a
server, and the line of the strongest bot.

A screen before the end tells numbers and what the person's seat has seen; it shows nothing of other entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.duplicate.board import number_of
from bot.duplicate.entry import PERSON, Position
from bot.duplicate.ranking import Rank, Results, curve
from bot.duplicate.streak import Streak
from bot.engine.view import PublicView
from bot.i18n import Words, escape
from bot.ports.daily import DailyDeal, DailyEntry
from bot.ui.screens.base import body, in_rows, picture_part, says, small
from bot.ui.screens.daily import MARK, NEWS, all_games, ends, gained, heading, key_of, one_deal
from bot.ui.screens.guide import in_short
from bot.ui.screens.names import Company, seated_as, title
from bot.ui.screens.puzzle import unit_of
from bot.ui.screens.result import seat_in
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import GOOD, NEUTRAL, Button, Part, Screen, Shown, Text

BINS, BAR = 8, 10
"""Lines of the curve of all results, and characters of the longest one."""

WON, LOST = "🟩", "⬛"
"""The symbols of a trick, by whether the person's side won it."""

ROW = 13
"""Symbols of tricks in a row: more do not fit the width of a phone."""

MEDALS = ("🥇", "🥈", "🥉")

NO_STREAK = Streak()


@dataclass(frozen=True, slots=True)
class Ranks:
    """How an entry compares: with all, with those who looked at the day's deals on this server (None: nobody looks from
    a server), and with the people whom its player has met at tables (None: none of them has played)."""

    results: Results
    everybody: Rank
    here: Rank | None = None
    friends: Rank | None = None


def result_screen(
    deal: DailyDeal,
    entry: DailyEntry,
    at: Position,
    ranks: Ranks,
    who: Company,
    picture: Shown | None,
    words: Words,
    *,
    ended: bool,
    leaders: Sequence[str] = (),
    streak: Streak = NO_STREAK,
) -> Screen:
    """Return a counted entry: score, places, the tricks, the curve of all results. ``ended``: the deal is over for
    everybody, so its seed is published and ``leaders`` are told."""
    score = entry.score or 0
    lines = [heading(deal.game, deal.day, words), f"### {gained(deal.game, score, words)}"]
    lines += _counted(at, who, words)
    if entry.own < entry.steps:
        lines.append(small(words.text("ui-day-played-on")))
    lines += [
        *_places(ranks, score, words),
        *tricks_lines(entry.tricks),
        *_curve(deal.game, ranks.results, score, words),
    ]
    lines += _leaders(leaders, words)
    if ended:
        lines += _published(deal, at.board.seal, words)
    else:
        lines.append(small(words.text("ui-day-running", time=ends(deal.day))))
        if streak.days:
            lines.append(small(words.text("ui-day-streak", days=streak.days)))
    key = key_of(deal.day, deal.game)
    share = Button(words.text("ui-day-share"), ids.DAILY_SHARE.id(key), "blue", emoji="📣")
    rows = [share, *(_after(deal, words, own=True) if ended else []), all_games(deal.day, words)]
    return Screen((Text(body(lines, words)), *picture_part(picture), *in_rows(rows)), GOOD)


def missed_screen(deal: DailyDeal, seal: str, results: Results, leaders: Sequence[str], words: Words) -> Screen:
    """Return a deal that has ended, for a person who has not played it."""
    lines = [heading(deal.game, deal.day, words), words.text("ui-day-missed", entries=sum(results.values()))]
    lines += [*_curve(deal.game, results, None, words), *_leaders(leaders, words), *_published(deal, seal, words)]
    rows = [*_after(deal, words, own=False), all_games(deal.day, words)]
    return Screen((Text(body(lines, words)), tuple(rows)), NEUTRAL)


def _counted(at: Position, who: Company, words: Words) -> list[str]:
    """Return how the deal ended."""
    view = one_deal(at.public)
    count = next(iter(reversed(view.counts)), None)
    if count is None:
        return []
    seated = seated_as(who, count, view, words)
    seat = seat_in(count, at.view, PERSON)
    return says(count.outcome, seated.spoken_to(seat, count.sides or view.sides), words)


def _places(ranks: Ranks, score: int, words: Words) -> list[str]:
    circles = (("all", ranks.everybody), ("here", ranks.here), ("friends", ranks.friends))
    return [f"- {_place(f'ui-day-among-{key}', found, score, words)}" for key, found in circles if found is not None]


def _place(key: str, found: Rank, score: int, words: Words) -> str:
    place = words.text("ui-day-place", place=found.place, entries=found.entries)
    told = words.text(key, place=place)
    if key != "ui-day-among-all" or found.entries == 1:
        return told
    better = words.text("ui-day-better", percent=100 * found.beaten // (found.entries - 1))
    mean = words.text("ui-day-average", mean=words.signed(round(score - found.difference)))
    return f"{told} · {better} · {mean}"


def tricks_lines(tricks: str) -> list[str]:
    """Return the tricks as rows of symbols, in order."""
    symbols = [WON if one == "1" else LOST for one in tricks]
    return ["".join(symbols[start : start + ROW]) for start in range(0, len(symbols), ROW)]


def _curve(slug: str, results: Results, own: int | None, words: Words) -> list[str]:
    """Return all results as bars, the best scores first."""
    bins = curve(results, own, BINS)
    if sum(one.entries for one in bins) < 2:
        return []
    most = max(one.entries for one in bins)
    lines = [words.text("ui-day-curve", unit=words.text(unit_of(slug), count=2).removeprefix("2 "))]
    for one in reversed(bins):
        span = words.signed(one.low) if one.low == one.high else f"{words.signed(one.low)} … {words.signed(one.high)}"
        bar = "▰" * max(1, round(BAR * one.entries / most)) + " " if one.entries else ""
        mine = f" ← {words.text('render-you')}" if one.own else ""
        lines.append(f"- {span} · {bar}{one.entries}{mine}")
    return lines


def _leaders(leaders: Sequence[str], words: Words) -> list[str]:
    return [words.text("ui-day-leaders"), *(f"- {line}" for line in leaders)] if leaders else []


def leader_lines(
    slug: str, placed: Sequence[tuple[int, int, int]], names: Mapping[int, str], words: Words
) -> list[str]:
    """Return the best entries as lines; ``placed`` are place, person and score. People without a name are not named."""
    lines: list[str] = []
    for place, person, score in placed:
        name = escape(names.get(person) or words.text("ui-day-somebody"))
        medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
        lines.append(f"{medal} {name} · {gained(slug, score, words)}")
    return lines


def _published(deal: DailyDeal, seal: str, words: Words) -> list[str]:
    lines = [small(words.text("ui-day-seed", seed=f"`{deal.seed.hex()}`", seal=f"`{seal}`"))]
    if deal.best:
        lines.append(words.text("ui-day-best", score=gained(deal.game, deal.best_score, words)))
    return lines


def _after(deal: DailyDeal, words: Words, *, own: bool) -> list[Button]:
    key = key_of(deal.day, deal.game)
    rows = [Button(words.text("ui-day-line"), ids.DAILY_LINE.id(f"{key}-0-first"), emoji="🏆")] if deal.best else []
    return [*rows, Button(words.text("ui-day-file"), ids.DAILY_FILE.id(key), emoji="📄")] if own else rows


def shared_screen(deal: DailyDeal, entry: DailyEntry, place: Rank, who: str, words: Words) -> Screen:
    """Return the line that a person shares: game, number, result, place and the tricks, and nothing of the cards.
    ``who`` is their name ("": must not be named)."""
    name = words.text("ui-day-deal", game=title(deal.game, words), number=number_of(deal.day))
    told = words.text("ui-day-place", place=place.place, entries=place.entries)
    head = f"{MARK} **{name}** · {gained(deal.game, entry.score or 0, words)} · {told}"
    lines = [f"{escape(who)}: {head}" if who else head, *tricks_lines(entry.tricks)]
    play = Button(words.text("ui-day-play"), ids.DAILY_OPEN.id(key_of(deal.day, deal.game)), "blue", emoji="▶️")
    return Screen((Text("\n".join(lines)), (play,)), NEUTRAL)


def post_screen(day: int, slugs: Sequence[str], leaders: Mapping[str, Sequence[str]], words: Words) -> Screen:
    """Return what is posted for everybody: today's deals, and the best results of yesterday on this server by game."""
    lines = [f"## {MARK} {words.text('ui-day-title', number=number_of(day))}", words.text("ui-day-post")]
    told = [f"- **{title(slug, words)}**: {' · '.join(found)}" for slug in slugs if (found := leaders.get(slug, ()))]
    lines += [words.text("ui-day-post-leaders"), *told] if told else []
    games = [Button(title(slug, words), ids.DAILY_OPEN.id(key_of(day, slug)), "blue", emoji="▶️") for slug in slugs]
    return Screen((Text(body(lines, words)), *in_rows(games)), NEUTRAL)


def line_screen(
    deal: DailyDeal,
    at: Position,
    moment: int,
    moments: Sequence[int],
    who: Company,
    picture: Shown | None,
    words: Words,
) -> Screen:
    """Return a moment of the best line, with all hands open. ``moments`` are those that are shown, as numbers of
    answers; ``at`` is the whole line."""
    here = at.rules.view(at.taken[moments[moment]].after)
    last = len(moments) - 1
    lines = [
        heading(deal.game, deal.day, words),
        words.text("ui-day-best", score=gained(deal.game, deal.best_score, words)),
    ]
    where = [words.text("replay-step", step=moment + 1, steps=last + 1)]
    lines.append(small(" · ".join(where)))
    told = [f"- {line}" for line in says(in_short(deal.game, here.news[-NEWS:]), who, words)]
    key = key_of(deal.day, deal.game)
    steps = (("first", "⏮️", 0), ("back", "◀️", moment - 1), ("next", "▶️", moment + 1), ("last", "⏭️", last))
    row = tuple(
        Button(
            words.text(f"replay-btn-{which}"),
            ids.DAILY_LINE.id(f"{key}-{max(0, min(last, to))}-{which}"),
            "blue" if which == "next" else "grey",
            emoji=emoji,
            disabled=to == moment or not 0 <= to <= last,
        )
        for which, emoji, to in steps
    )
    back = Button(words.text("ui-day-back"), ids.DAILY_OPEN.id(key), emoji="📊")
    below: list[Part] = [Text(body(told, words, 1500))] if told else []
    return Screen((Text(body(lines, words, 800)), *picture_part(picture), row, *below, (back,)), NEUTRAL)


def shown_moments(at: Position) -> tuple[int, ...]:
    """Return the answers of a counted entry after which its replay shows the table: those before the first lead, after
    each trick, and the last one."""
    found: list[int] = []
    before, number = 0, 0
    for place, one in enumerate(at.taken):
        view = at.rules.view(one.after)
        if not view.history and (view.trick is None or not view.trick.cards):
            before = place
        last = view.history[-1].number if view.history else 0
        if last != number and last:
            found.append(place)
        number = last
    return tuple(dict.fromkeys((before, *found, len(at.taken) - 1)))


def open_hands(at: Position) -> PublicView:
    """Return the view of the table with all hands open."""
    view = at.rules.view(at.match)
    seats = tuple(
        msgspec.structs.replace(info, open_hand=at.rules.seat_view(at.match, info.seat).hand) for info in view.seats
    )
    return msgspec.structs.replace(view, seats=seats)
