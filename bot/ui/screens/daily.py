"""The deal of the day: what there is on a day, and a deal before and while it is played.

A screen before the end is made of what the person's seat sees and of numbers; it shows nothing of other entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, overload

import msgspec

from bot.duplicate.board import begins, number_of
from bot.duplicate.entry import Position
from bot.duplicate.ranking import Rank
from bot.duplicate.streak import Streak
from bot.engine.actions import Decision
from bot.engine.text import CardArg, Line
from bot.engine.view import PublicView, SeatView
from bot.i18n import Words
from bot.players.bot_player import SEARCHING
from bot.ports.daily import DailyDeal, DailyEntry
from bot.ports.people import Preferences
from bot.table.model import PLAYING, Chair, TableState, bot_name
from bot.ui.screens.base import (
    Asked,
    PanelContext,
    body,
    in_rows,
    laid_out,
    own_picture,
    says,
    shown_cards,
    small,
)
from bot.ui.screens.guide import PLAYED, in_short, write_staged
from bot.ui.screens.names import title
from bot.ui.screens.puzzle import unit_of
from bot.ui.screens.questions import asked, asking
from bot.ui.screens.table import score_strip
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import TableControl
from bot.ui.transport.screen import ASKING, MAX_ROWS, NEUTRAL, Button, Part, Screen, Shown, Text

A = TypeVar("A")

MARK = "🗓️"

LEVEL = "regular"
"""Level of the bots whose names the other seats have."""

NEWS = 8
"""Lines about what happened since the last choice."""


@dataclass(frozen=True, slots=True)
class OfGame:
    """A game on the page of a day: the person's entry, and their place once it is counted. ``entries`` counts those of
    all, None while the person may still play."""

    slug: str
    entry: DailyEntry | None = None
    rank: Rank | None = None
    entries: int | None = None


@dataclass(frozen=True, slots=True)
class DailyContext(PanelContext):
    """A ``PanelContext`` whose ids name the deal of the day and the number of the choice instead of a table."""

    key: str = ""
    step: int = 0

    @overload
    def id(self, control: TableControl[None], /) -> str: ...
    @overload
    def id(self, control: TableControl[A], arg: A, /) -> str: ...
    def id(self, control: TableControl[Any], arg: Any = None, /) -> str:
        """Return the id of a control that answers the open question; several cards are identified by what is staged."""
        decision = next(one for one in self.view.decisions if not one.optional)
        if control is ids.PLAY and len(arg) > 1:
            control, arg = ids.CONFIRM, None
        if control is ids.CLAIM_SOME:
            arg = ()
        staged = write_staged(decision, self.staged)
        return ids.DAILY_STEPS[control].id(f"{self.key}-{self.step}-{staged}-{control.arg.write(arg)}")


def key_of(day: int, slug: str) -> str:
    """Return the name of a deal in ids."""
    return f"{day}.{slug}"


def read_key(key: str) -> tuple[int, str] | None:
    """Return day and game of a deal, None for other text."""
    day, _, slug = key.partition(".")
    return (int(day), slug) if day.isascii() and day.isdigit() and len(day) < 8 else None


def heading(slug: str, day: int, words: Words) -> str:
    """Return the name of a deal at the head of its screens."""
    return f"## {MARK} {words.text('ui-day-deal', game=title(slug, words), number=number_of(day))}"


def ends(day: int) -> str:
    """Return when a day ends, as a time that Discord shows to each reader in their own zone."""
    return f"<t:{begins(day + 1) // 1000}:R>"


def gained(slug: str, score: int, words: Words) -> str:
    """Return a score with its sign and unit."""
    unit = words.text(unit_of(slug), count=abs(score))
    return f"{'+' if score > 0 else '−' if score < 0 else ''}{unit}"


def day_screen(day: int, games: Sequence[OfGame], streak: Streak, words: Words, *, running: bool) -> Screen:
    """Return all deals of a day. ``running``: they can be played."""
    lines = [f"## {MARK} {words.text('ui-day-title', number=number_of(day))}"]
    lines.append(words.text("ui-day-intro", time=ends(day)) if running else words.text("ui-day-ended"))
    lines += [f"- **{title(one.slug, words)}** · {_state(one, words, running=running)}" for one in games]
    if streak.days and running:
        told = words.text("ui-day-streak", days=streak.days)
        lines.append(small(f"{told} {words.text('ui-day-risk')}" if streak.at_risk else told))
    openers = [_opener(day, one, words, running=running) for one in games]
    other = Button(
        words.text("ui-day-before" if running else "ui-day-today"),
        ids.DAILY.id(f"{day - 1}" if running else ""),
        emoji="◀️" if running else MARK,
    )
    return Screen((Text(body(lines, words)), *in_rows(openers), (other,)), NEUTRAL)


def _state(one: OfGame, words: Words, *, running: bool) -> str:
    if one.entry is not None and one.entry.score is not None and one.rank is not None:
        place = words.text("ui-day-place", place=one.rank.place, entries=one.rank.entries)
        return f"{gained(one.slug, one.entry.score, words)} · {place}"
    if not running:
        return words.text("ui-day-not-played", entries=one.entries or 0)
    return words.text("ui-day-begun" if one.entry is not None else "ui-day-open")


def _opener(day: int, one: OfGame, words: Words, *, running: bool) -> Button:
    done = one.entry is not None and one.entry.score is not None
    emoji = "📊" if done or not running else "⏳" if one.entry is not None else "▶️"
    style = "blue" if running and not done else "grey"
    return Button(title(one.slug, words), ids.DAILY_OPEN.id(key_of(day, one.slug)), style, emoji=emoji)


def start_screen(deal: DailyDeal, seal: str, words: Words) -> Screen:
    """Return a deal before it is begun: how it is played, and its seal, which stands before the first card."""
    lines = [
        heading(deal.game, deal.day, words),
        words.text("ui-day-how", time=ends(deal.day)),
        small(words.text("ui-day-seal", seal=f"`{seal}`")),
    ]
    start = Button(words.text("ui-day-start"), ids.DAILY_START.id(key_of(deal.day, deal.game)), "green", emoji="▶️")
    return Screen((Text(body(lines, words)), (start, all_games(deal.day, words))), NEUTRAL)


def all_games(day: int, words: Words) -> Button:
    return Button(words.text("ui-day-all"), ids.DAILY.id(f"{day}"), emoji=MARK)


def play_screen(desk: DailyContext, at: Position, picture: Shown | None, prefers: Preferences) -> Screen:
    """Return a deal that waits for the person's choice. Raises ValueError if no question is open."""
    if at.decision is None:
        raise ValueError("nothing is asked")
    words, who, slug = desk.words, desk.who, at.board.game
    drawn = picture is not None and desk.tiles
    lines = [f"- {line}" for line in says(in_short(slug, _unseen(at, drawn=drawn)[-NEWS:]), who, words)]
    if at.alone:
        lines.append(small(words.text("ui-lesson-alone", count=at.alone)))
    if not drawn:
        lines += score_strip(at.public, who, words)
        lines.append(small(words.text("ui-your-cards", cards=shown_cards(desk.view.hand, who, words))))
    shown, rows = _controls(desk, at.decision)
    said = [f"### {asking(desk, at.decision)}", *shown.lines]
    head: list[Part] = [Text(heading(slug, at.board.day, words))] if not at.steps else []
    parts = [*head, *own_picture(picture, prefers), *([Text(body(lines, words, 1500))] if lines else [])]
    return Screen((*parts, Text(body(said, words, 1400)), *rows), ASKING)


def _unseen(at: Position, *, drawn: bool) -> list[Line]:
    """Return what happened since the person's choice, without the cards that lie on the table in the picture."""
    trick = at.public.trick
    if not drawn or trick is None or trick.complete:
        return list(at.news)
    lying = tuple(CardArg(played.card) for played in trick.cards)
    started = f"{at.board.game}{PLAYED}"
    return [line for line in at.news if not line.key.startswith(started) or line.args.get("card") not in lying]


def _controls(desk: DailyContext, decision: Decision) -> tuple[Asked, list[Part]]:
    """Return what is asked, and its rows of controls: the cards as buttons if they fit, else menus."""
    tools = (all_games(_day_of(desk), desk.words),)
    if desk.tiles:
        shown = asked(desk, decision)
        menus = shown.menus[: MAX_ROWS - 2]
        rows = laid_out(shown.tiles, shown.buttons, tools, MAX_ROWS - len(menus))
        if rows:
            return shown, [*menus, *rows]
    shown = asked(replace(desk, tiles=False), decision)
    menus = shown.menus[: MAX_ROWS - 2]
    rows = in_rows([*shown.buttons[: 5 * (MAX_ROWS - len(menus)) - 1], *tools])
    return shown, [*menus, *rows]


def _day_of(desk: DailyContext) -> int:
    found = read_key(desk.key)
    return found[0] if found is not None else 0


OF_MATCH = "-outcome-totals"
"""The end of the key of a sentence on the score of the match: a deal of the day has none."""

HOW_MANY = "-score-hands"
"""The end of the key of a line of the score that says how many deals of the match have counted."""


def one_deal(view: PublicView) -> PublicView:
    """Return the public view without what it says of a longer match."""
    counts = tuple(
        msgspec.structs.replace(count, outcome=tuple(line for line in count.outcome if not line.key.endswith(OF_MATCH)))
        for count in view.counts
    )
    score = tuple(line for line in view.score if not line.key.endswith(HOW_MANY))
    return msgspec.structs.replace(view, deals=max(1, view.deal), counts=counts, score=score)


def seat_of_one_deal(view: SeatView) -> SeatView:
    """Return the view of a seat without what it says of a longer match."""
    return msgspec.structs.replace(view, public=one_deal(view.public))


def pretended(at: Position, person: int | None, words: Words) -> TableState:
    """Return an entry as the state of a table, which screens and pictures need. It is stored nowhere. The person has
    their seat, or the strongest bot has it if there is none; bots have the others."""
    names: list[str] = []
    for _ in range(at.rules.meta.players):
        names.append(bot_name(names))
    *others, last = names
    first = Chair(level=SEARCHING, bot_name=last) if person is None else Chair(person=person)
    chairs = (first, *(Chair(level=LEVEL, bot_name=name) for name in others))
    return TableState(
        id="0",
        status=PLAYING,
        game=at.board.game,
        name=title(at.board.game, words),
        chairs=chairs,
        match=at.match,
        asked=(0,) * len(chairs),
    )
