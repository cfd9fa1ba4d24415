"""The public board in the thread, and what its five buttons answer to whoever presses them (S4, S28)."""

from __future__ import annotations

from bot.engine.text import Line, SeatArg
from bot.engine.view import PublicView, SeatInfo, SeatView, Trick
from bot.i18n import Words
from bot.store.preferences import DEFAULT, Preferences
from bot.table.look import blocking, humans, seat_of
from bot.table.model import PLAYING, TableState
from bot.ui.cast import Company, seated_as
from bot.ui.screen import ASKING, NEUTRAL, Button, Part, Screen, Shown, Text
from bot.ui.screens.base import (
    body,
    label,
    own_picture,
    picture_part,
    place,
    reading,
    says,
    short,
    small,
    table_label,
    to_table,
    trick_text,
    zone_text,
)
from bot.ui.screens.standings import standings_lines

NEWS = 12
"""Lines of news on one screen."""


def board(
    state: TableState,
    view: PublicView,
    who: Company,
    picture: Shown | None,
    words: Words,
    *,
    deadline_ms: int | None = None,
) -> Screen:
    """S4: the table as everybody sees it. ``deadline_ms`` is the Unix time at which the player's clock runs out."""
    head = [f"**{awaited(state, view, who, words)}**{clock(deadline_ms)}", small(place(state, view, words))]
    lines = [*absences(state, who, words), *news(view, who, words)]
    lines += [*running_trick(view, who, words), *score_strip(view, who, words)]
    lines += beside(view, who, words) if in_progress(state) else []
    parts: list[Part] = [Text(body(head, words, 1000)), *picture_part(picture)]
    if any(lines):
        parts.append(Text(body(lines, words, 2600)))
    buttons = (
        Button(words.text("ui-btn-hand"), reading(state, "hand"), "blue"),
        Button(words.text("ui-btn-last"), reading(state, "last")),
        Button(words.text("ui-btn-score"), reading(state, "score")),
        Button(words.text("ui-btn-others"), reading(state, "others")),
    )
    nudge = Button(words.text("ui-btn-nudge"), reading(state, "nudge"), emoji="🔔")
    company = state.status == PLAYING and len(humans(state)) > 1
    parts.append((*buttons, nudge) if company else buttons)
    return Screen(tuple(parts), ASKING if blocking(state) else NEUTRAL)


def absences(state: TableState, who: Company, words: Words) -> list[str]:
    """For whom a computer player plays or has just played, who has asked for more time, and who would
    like to pause."""
    if state.status != PLAYING:
        return []
    found: list[str] = []
    for key, players in (
        ("ui-bot-stays", [p for p, chair in enumerate(state.chairs) if chair.gone]),
        ("ui-bot-for", [p for p, chair in enumerate(state.chairs) if chair.away and not chair.gone]),
        ("ui-bot-once", [p for p, chair in enumerate(state.chairs) if state.struck(p) and not chair.away]),
        ("ui-more-asked", sorted(player for player, _ in state.granted if player in blocking(state))),
        ("ui-pausing", sorted(state.pausing)),
    ):
        if players:
            names = words.joined([who.names.seats[seat_of(state, player)] for player in players])
            found.append(small(words.text(key, who=names)))
    return found


def board_stub(state: TableState, words: Words) -> Screen:
    """What is left of a board that was posted anew further down."""
    text = small(words.text("ui-board-stub", name=table_label(state)))
    return Screen((Text(text), (Button(words.text("ui-btn-hand"), reading(state, "hand")),)), NEUTRAL)


def spectator(
    state: TableState, view: PublicView | None, who: Company, words: Words, free: TableState | None = None
) -> Screen:
    """S28: what My cards shows to somebody who does not sit here: the public state, and where she may sit down next;
    ``free`` is a table with a free chair."""
    lines = [f"### {words.text('ui-spectator-title', name=table_label(state))}", words.text("ui-spectator-hint")]
    if view is not None:
        lines += [awaited(state, view, who, words), *table_lines(state, view, who, words)]
    row = (to_table(state, words),)
    if free is not None:
        named = words.text("ui-btn-sit-at", name=free.name)
        row = (Button(label(named), reading(free, "welcome"), "green"), *row)
    return Screen((Text(body(lines, words)), row), NEUTRAL)


def table_words(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """The whole table in words, for those who cannot or do not want to see the picture."""
    lines = [f"### {words.text('ui-words-title')}", awaited(state, view, who, words)]
    lines += table_lines(state, view, who, words)
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def last_trick(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """The trick before this one, card by card, and what happened in it."""
    lines = [f"### {words.text('ui-btn-last')}"]
    if view.history:
        lines += trick_lines(view.history[-1], who, words)
    else:
        # At some tables the last trick lies open only until the next lead (T65, C15, C39).
        begun = any(info.tricks for info in view.seats)
        lines.append(words.text("ui-last-closed" if begun else "ui-last-none"))
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def score(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """The score of the deal and of the match so far."""
    lines = [f"### {words.text('ui-btn-score')}", small(place(state, view, words)), *says(view.score, who, words)]
    found = standings_lines(state, view, who, words)
    lines += [f"**{words.text('ui-standings-title')}**", *found] if found else [words.text("ui-standings-none")]
    for count in view.counts:
        then = seated_as(who, count, view, words)
        lines += [f"**{words.text('ui-deal', deal=count.deal)}**", *says(count.outcome, then, words)]
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def zone(
    state: TableState,
    view: SeatView,
    index: int,
    who: Company,
    picture: Shown | None,
    words: Words,
    *,
    prefers: Preferences = DEFAULT,
) -> Screen | None:
    """A private look at one group of cards of the viewer's own (the folla, one's own tricks, a peek); None if there
    is no such group now."""
    if not 0 <= index < len(view.zones):
        return None
    found = view.zones[index]
    lines = [f"### {words.text(found.key)}", small(words.text("ui-zone-private"))]
    lines += says(found.lines, who, words)
    lines.append(words.text("ui-zone-count", count=found.count))
    if found.cards:
        lines.append(words.cards(found.cards, who.names))
    return Screen((Text(body(lines, words)), *own_picture(picture, prefers), (to_table(state, words),)), NEUTRAL)


def awaited(state: TableState, view: PublicView, who: Company, words: Words) -> str:
    """What is being waited for, in one sentence: the game's own, else whose turn it is."""
    if view.over or not state.open:
        return words.text("ui-match-over")
    if view.deal_over or state.between:
        return words.text("ui-between-deals")
    if state.paused:
        return words.text(f"ui-paused-{state.paused}")
    if view.status:
        return " ".join(says(view.status, who, words))
    seats = [who.names.seats[seat_of(state, player)] for player in blocking(state)]
    return words.text("ui-waiting-for", who=words.joined(seats)) if seats else words.text("ui-waiting-house")


def clock(deadline_ms: int | None) -> str:
    """When the time is up, counted down by the reader's own client."""
    return f" · ⏱ <t:{deadline_ms // 1000}:R>" if deadline_ms else ""


def news(view: PublicView, who: Company, words: Words) -> list[str]:
    """What happened since the previous decision, the newest lines."""
    return says(view.news[-NEWS:], who, words)


def running_trick(view: PublicView, who: Company, words: Words) -> list[str]:
    """The trick on the table; nothing before its first card."""
    return trick_lines(view.trick, who, words) if view.trick is not None and view.trick.cards else []


def beside(view: PublicView, who: Company, words: Words) -> list[str]:
    """The auction and the groups of cards on the table, those of a kind in one line. While tricks are played they stand
    in the picture and in the table in words only: the text of a panel must stay short enough to read at every card."""
    return [] if view.trick is not None else [*call_lines(view, who, words), *zone_lines(view, who, words)]


def in_progress(state: TableState) -> bool:
    """Whether a deal is being played. Once it is counted all its cards lie open: they would be a wall of names, and the
    count tells them."""
    return state.open and not state.between


def zone_lines(view: PublicView, who: Company, words: Words) -> list[str]:
    """All public groups of cards, those of a kind in one line."""
    kinds = dict.fromkeys(group.key for group in view.zones)
    of_kind = [[zone_text(group, who, words) for group in view.zones if group.key == key] for key in kinds]
    return [small(f"{words.text(key)}: {'; '.join(texts)}") for key, texts in zip(kinds, of_kind, strict=True)]


def score_strip(view: PublicView, who: Company, words: Words) -> list[str]:
    """The score in one line of small print."""
    said = says(view.score, who, words)
    return [small(" · ".join(said))] if said else []


def trick_lines(trick: Trick, who: Company, words: Words) -> list[str]:
    """A trick in words: its cards, who holds or took it, what happened in it."""
    lines = [f"**{words.text('ui-trick-number', number=trick.number)}**: {trick_text(trick, who, words)}"]
    if trick.winning is not None:
        key = "ui-trick-won" if trick.complete else "ui-trick-held"
        lines.append(words.line(Line(key, {"who": SeatArg(trick.winning)}), who.names))
    return [*lines, *says(trick.notes, who, words)]


def call_lines(view: PublicView, who: Company, words: Words) -> list[str]:
    """The auction so far in one line, oldest call first; the call that stands is bold. Nothing without calls."""
    said = [
        f"{who.names.seats[call.seat]} — {f'**{words.text(call.key)}**' if call.standing else words.text(call.key)}"
        for call in view.calls
    ]
    return [f"**{words.text('ui-calls')}** {' · '.join(said)}"] if said else []


def table_lines(state: TableState, view: PublicView, who: Company, words: Words) -> list[str]:
    """Everything public, line by line."""
    lines = [small(place(state, view, words)), *news(view, who, words), *running_trick(view, who, words)]
    lines += [*call_lines(view, who, words), *zone_lines(view, who, words)]
    if view.history:
        lines += [f"**{words.text('ui-btn-last')}**", *trick_lines(view.history[-1], who, words)]
    lines += [_seat_line(info, who, words) for info in view.seats]
    return [*lines, *says(view.score, who, words), *standings_lines(state, view, who, words)]


def _seat_line(info: SeatInfo, who: Company, words: Words) -> str:
    name = who.names.seats[info.seat]
    parts = [
        words.text("ui-seat-hand", count=info.hand_count),
        words.text("ui-seat-tricks", count=info.tricks),
        *(words.text(badge) for badge in info.badges),
    ]
    line = f"**{name}** — {' · '.join(parts)}"
    if info.open_hand:
        line += f"\n{words.text('ui-seat-open', cards=short(info.open_hand, who, words))}"
    return line
