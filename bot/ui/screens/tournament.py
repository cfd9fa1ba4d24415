"""What people see of a tournament beside its rounds: its message with who has entered, and how they enter."""

from __future__ import annotations

from collections.abc import Sequence

from bot.duplicate.tournament.model import ANNOUNCED, CANCELLED, CHECK_IN, FINISHED, RUNNING
from bot.games.registry import companions, game
from bot.i18n import Words, escape
from bot.render.tournament import TournamentCard
from bot.ui.screens.base import WIDTH, body, clip, picture_part, small
from bot.ui.screens.names import BOT_MARK, title
from bot.ui.screens.tournament_field import (
    MARK,
    Field,
    heading,
    kind_line,
    length_line,
    name_of,
    rounds_button,
    standings_button,
    status_line,
)
from bot.ui.screens.tournament_standings import first_places
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, GOOD, NEUTRAL, Button, Part, Pick, Row, Screen, Shown, Text

NAMED = 40
"""Contestants that the message of a tournament names."""

ON_CARD = 8
"""Contestants that its picture names."""

ENTRIES_TEXT = 1400
"""Characters for the names of those who have entered."""


def _directors(its: Field) -> str:
    directors = sorted(its.state.directors)
    if not directors:
        return its.words.text("ui-tour-no-director")
    return its.words.text("ui-tour-directors", who=its.words.joined([escape(its.member(one)) for one in directors]))


def _entries(its: Field) -> list[str]:
    """Return who has entered. During the check-in those who are there are ticked."""
    state, words = its.state, its.words
    active = state.active()
    lines = [f"**{words.text('ui-tour-entered', count=len(active), most=state.announced.limit)}**"]
    asked = state.status == CHECK_IN
    shown: list[str] = []
    for one in active[:NAMED]:
        there = asked and not state.present.isdisjoint(one.members)
        shown.append(("✅ " if there else "▫️ " if asked else "") + its.people_of(one.number))
    if not shown:
        return [*lines, words.text("ui-tour-nobody")]
    text = clip(" · ".join(shown), ENTRIES_TEXT)
    more = len(active) - len(shown)
    return [*lines, text, *([small(words.text("ui-tour-more", count=more))] if more else [])]


def tournament_screen(its: Field, picture: Shown | None) -> Screen:
    """Return the message of a tournament, which is kept up to date: what, when, who has entered, and its buttons."""
    state, words = its.state, its.words
    lines = [heading(its), kind_line(its), length_line(its), f"**{status_line(its)}**"]
    if state.status == FINISHED:
        lines += first_places(its)
    elif state.open:
        lines += _entries(its)
        lines.append(small(f"{_directors(its)} {words.text('ui-tour-same-deals')}"))
    rows: list[Row] = _buttons(its)
    accent = {FINISHED: GOOD, CANCELLED: BAD, CHECK_IN: ASKING, ANNOUNCED: ASKING}.get(state.status, NEUTRAL)
    return Screen((*picture_part(picture), Text(body(lines, words, 3600)), *rows), accent)


def _buttons(its: Field) -> list[Row]:
    """Return the controls that are possible in this state: they belong to everybody who reads the message."""
    state, words = its.state, its.words
    found: list[Button] = []
    late = state.status == RUNNING and len(state.rounds) + 1 <= min(state.late_until, state.announced.rounds)
    if state.status in (ANNOUNCED, CHECK_IN) or (late and not state.paused):
        found.append(Button(words.text("ui-tour-btn-join"), ids.TOURNAMENT_JOIN.id(state.id), "green", emoji="🙋"))
    if state.status in (CHECK_IN, RUNNING):
        found.append(Button(words.text("ui-tour-btn-check-in"), ids.TOURNAMENT_HERE.id(state.id), "blue", emoji="✅"))
    if state.open:
        found.append(Button(words.text("ui-tour-btn-leave"), ids.TOURNAMENT_LEAVE.id(state.id), emoji="🚪"))
    second: list[Button] = []
    if state.rounds:
        second.append(standings_button(its))
        second.append(rounds_button(its, len(state.rounds)))
    if state.open:
        second.append(Button(words.text("ui-tour-btn-direct"), ids.TOURNAMENT_DIRECT.id(state.id), emoji="⚙️"))
    rows = (found, second) if len(found) + len(second) > WIDTH else ([*found, *second],)
    return [tuple(row) for row in rows if row]


def card_of(its: Field) -> TournamentCard:
    """Return the content of the picture of a tournament."""
    state, words = its.state, its.words
    settings = state.announced
    showcase = companions(settings.game).showcase
    active = state.active()
    entered = words.text("ui-tour-entered", count=len(active), most=settings.limit)
    names = tuple(its.contestant(one.number) for one in active[:ON_CARD])
    form, system = words.text(f"ui-tour-form-{settings.form}"), words.text(f"ui-tour-system-{settings.system}")
    length, _, clock = length_line(its).rpartition(" · ") if settings.round_ms else (length_line(its), "", "")
    lines = tuple(one for one in (f"{title(settings.game, words)} · {form} · {system}", length, clock) if one)
    alt = words.text(
        "render-alt-tournament",
        name=name_of(state),
        line=" · ".join(lines),
        entered=entered,
        who=words.joined(list(names)) if names else words.text("ui-tour-nobody"),
    )
    more = words.text("ui-tour-more", count=len(active) - len(names)) if len(active) > len(names) else ""
    cards = showcase.cards if showcase is not None else ()
    pack = game(settings.game).meta.pack.slug
    return TournamentCard(name_of(state), lines, entered, names, more, tuple(cards), pack, words.language, alt)


def join_screen(its: Field) -> Screen:
    """Return the choice of partners for a contestant of several people."""
    state, words = its.state, its.words
    needed = state.shape.people(state.announced.form) - 1
    lines = [heading(its, "###"), words.text("ui-tour-partners", count=needed)]
    pick = Pick(ids.TOURNAMENT_WITH.id(state.id), words.text("ui-tour-pick-partners", count=needed), "users", 1, needed)
    bots = Button(words.text("ui-tour-btn-bots"), ids.TOURNAMENT_BOTS.id(state.id), emoji=BOT_MARK)
    return Screen((Text(body(lines, words)), pick, (bots,)), ASKING)


def leave_screen(its: Field) -> Screen:
    """Return the question whether to leave a tournament that has begun, which cannot be taken back."""
    lines = [heading(its, "###"), its.words.text("ui-tour-leave-sure")]
    sure = Button(its.words.text("ui-tour-btn-leave"), ids.TOURNAMENT_LEFT.id(its.state.id), "red", emoji="🚪")
    return Screen((Text(body(lines, its.words)), (sure,)), ASKING)


def list_screen(found: Sequence[Field], words: Words) -> Screen:
    """Return the tournaments of a server that are open, each with a button."""
    lines: list[str] = [f"## {MARK} {words.text('ui-tour-list')}"]
    rows: list[Part] = []
    for its in found[:5]:
        lines.append(f"- **{escape(name_of(its.state))}** · {kind_line(its)} · {status_line(its)}")
        rows.append((Button(clip(name_of(its.state), 38), ids.TOURNAMENT.id(its.state.id), emoji=MARK),))
    if not found:
        lines.append(words.text("ui-tour-none"))
    return Screen((Text(body(lines, words)), *rows), NEUTRAL)
