"""The standings of a tournament, its final message with the stand, and what a person is told of their result."""

from __future__ import annotations

from bot.duplicate.tournament.bots import bot_name_of
from bot.duplicate.tournament.model import FINISHED, State, is_bot
from bot.duplicate.tournament.standings import Line, standings
from bot.games.registry import companions, game
from bot.i18n import Words, escape
from bot.render.final_panels import Telling
from bot.render.final_result import FinalResult, Finisher, Step
from bot.render.tournament import StandingLine, StandingsTable
from bot.ui.screens.base import body, clip, picture_part, small
from bot.ui.screens.names import BOT_MARK, title
from bot.ui.screens.tournament_field import (
    Field,
    closed_rounds,
    decimal,
    heading,
    kind_line,
    name_of,
    points_text,
    reason_text,
    rounds_button,
    standings_button,
)
from bot.ui.transport.screen import GOOD, NEUTRAL, Row, Screen, Shown, Text

MEDALS = ("🥇", "🥈", "🥉")

LINES_SHOWN = 10
"""Contestants on a page of the standings."""

ON_STAND = 3
"""Places on the stand of the final picture."""

BESIDE_STAND = 7
"""Places named beside it."""


def standings_screen(its: Field, picture: Shown | None, page: int = 0) -> Screen:
    """Return a page of the standings as text, and as a picture."""
    state, words = its.state, its.words
    lines = standings(state)
    pages = max(1, -(-len(lines) // LINES_SHOWN))
    page = min(max(page, 0), pages - 1)
    closed = closed_rounds(state)
    shown = lines[page * LINES_SHOWN : (page + 1) * LINES_SHOWN]
    said = [heading(its), _after(its)]
    said += [_standing(its, line, closed) for line in shown]
    own = next((line for line in lines if line.contestant == its.own()), None)
    if own is not None and own not in shown:
        said.append(_standing(its, own, closed))
    said += [small(one) for one in _penalties(its)]
    said.append(small(words.text("ui-tour-note-bots" if _bots(state) else "ui-tour-note")))
    turns = [standings_button(its, page - 1, "◀")] if page else []
    turns += [standings_button(its, page + 1, "▶")] if page + 1 < pages else []
    turns += [rounds_button(its, len(state.rounds))] if state.rounds else []
    rows: list[Row] = [tuple(turns)] if turns else []
    return Screen((*picture_part(picture), Text(body(said, words, 3000)), *rows), NEUTRAL)


def _bots(state: State) -> bool:
    return any(is_bot(member) for one in state.contestants.values() for member in one.members)


def _after(its: Field) -> str:
    state, closed = its.state, closed_rounds(its.state)
    if state.status == FINISHED:
        return f"**{its.words.text('ui-tour-final-table')}**"
    return its.words.text("ui-tour-after", round=closed, rounds=state.announced.rounds)


def _standing(its: Field, line: Line, closed: int) -> str:
    place = MEDALS[line.place - 1] if 0 < line.place <= len(MEDALS) else f"{line.place}\\." if line.place else "–"
    name = escape(its.contestant(line.contestant))
    name = f"**{name}**" if line.contestant == its.own() else name
    parts = [f"{place} {name} — {points_text(line.points, closed, its)}"]
    parts.append(its.words.text("ui-tour-difference", points=_difference(line.difference, its.words)))
    if line.penalties:
        parts.append(its.words.text("ui-tour-penalty", points=decimal(line.penalties, its.words)))
    return " · ".join(parts)


def _difference(hundredths: int, words: Words) -> str:
    said = decimal(hundredths, words)
    return f"+{said}" if hundredths > 0 else said


def _penalties(its: Field) -> list[str]:
    words = its.words
    return [
        words.text(
            "ui-tour-penalized",
            who=escape(its.contestant(one.contestant)),
            points=decimal(one.points, words),
            reason=reason_text(one.reason),
        )
        for one in its.state.penalties
        if one.contestant in its.state.contestants
    ]


def standings_table(its: Field, page: int = 0) -> StandingsTable:
    """Return the content of the picture of a page of the standings."""
    state, words = its.state, its.words
    lines, closed = standings(state), closed_rounds(state)
    shown = lines[page * LINES_SHOWN : (page + 1) * LINES_SHOWN]
    scoring = words.text(f"ui-tour-scoring-{state.announced.scoring}")
    terms = (
        words.text("ui-tour-final-table")
        if state.status == FINISHED
        else words.text("ui-tour-after", round=closed, rounds=state.announced.rounds)
    )
    rows = tuple(
        StandingLine(
            line.place,
            its.contestant(line.contestant),
            points_text(line.points, closed, its),
            points_text(line.rounds[-1] or 0, 1, its) if line.rounds else "",
            _difference(line.difference, words),
            own=line.contestant == its.own() and bool(its.reader),
        )
        for line in shown
    )
    last = words.text("ui-tour-column-round", round=closed) if closed else ""
    pack = game(state.announced.game).meta.pack.slug
    return StandingsTable(name_of(state), f"{terms} · {scoring}", last, rows, pack)


def first_places(its: Field) -> list[str]:
    """Return the first three places of a finished tournament."""
    closed = closed_rounds(its.state)
    lines = [line for line in standings(its.state) if 0 < line.place <= ON_STAND]
    return [_standing(its, line, closed) for line in lines[: 2 * ON_STAND]]


def final_screen(its: Field, picture: Shown | None) -> Screen:
    """Return the message that ends a tournament: the stand with the first three, and the table."""
    state, words, closed = its.state, its.words, closed_rounds(its.state)
    lines = standings(state)
    said = [heading(its), f"**{words.text('ui-tour-final-table')}** · {kind_line(its)}"]
    said += [_standing(its, line, closed) for line in lines[:LINES_SHOWN]]
    if len(lines) > LINES_SHOWN:
        said.append(small(words.text("ui-tour-more", count=len(lines) - LINES_SHOWN)))
    said += [small(one) for one in _penalties(its)]
    said.append(small(words.text("ui-tour-note-bots" if _bots(state) else "ui-tour-note")))
    row: Row = (standings_button(its), rounds_button(its, max(1, len(state.rounds))))
    return Screen((*picture_part(picture), Text(body(said, words, 3000)), row), GOOD)


def final_of(its: Field) -> FinalResult | None:
    """Return the content of the final picture: a stand with the first three places. None if nobody has a place."""
    state, words, closed = its.state, its.words, closed_rounds(its.state)
    placed = [line for line in standings(state) if line.place]
    steps: list[Step] = []
    for place in sorted({line.place for line in placed})[:ON_STAND]:
        lines = [line for line in placed if line.place == place]
        if place > ON_STAND or sum(len(step.players) for step in steps) + len(lines) > 2 * ON_STAND:
            break
        shown = tuple(_finisher(its, line.contestant) for line in lines)
        amount = points_text(lines[0].points, closed, its)
        steps.append(Step(place, amount, shown, amount.removesuffix(" %")))
    if not steps:
        return None
    rest = [line for line in placed if line.place > steps[-1].place][:BESIDE_STAND]
    others = tuple(
        f"{line.place}. {its.contestant(line.contestant)}: {points_text(line.points, closed, its)}" for line in rest
    )
    telling = Telling(words.text("ui-tour-further"), others) if others else None
    terms = f"{title(state.announced.game, words)} · {words.text('ui-tour-final-table')}"
    alt = standings_alt(its)
    showcase, pack = companions(state.announced.game).showcase, game(state.announced.game).meta.pack.slug
    card = showcase.cards[0] if showcase is not None else ""
    return FinalResult(name_of(state), terms, tuple(steps), pack, words.language, alt, highlights=telling, card=card)


def _finisher(its: Field, number: int) -> Finisher:
    one = its.state.contestants[number]
    name = its.contestant(number).replace(f"{BOT_MARK} ", "")
    face = bot_name_of(one.members[0])[0] if all(map(is_bot, one.members)) else ""
    return Finisher(name, number - 1, face, you=number == its.own())


def standings_alt(its: Field) -> str:
    """Return the final table as a sentence for each place."""
    words, closed = its.words, closed_rounds(its.state)
    said = [f"{name_of(its.state)}: {words.text('ui-tour-final-table')}."]
    for line in standings(its.state)[: ON_STAND + BESIDE_STAND]:
        place = f"{line.place}. " if line.place else ""
        said.append(f"{place}{its.contestant(line.contestant)}: {points_text(line.points, closed, its)}.")
    return clip(" ".join(said), 1000)


def result_screen(its: Field, number: int, person: int) -> Screen | None:
    """Return what a person is told when a round is closed: their points and their place. None if they did not play."""
    state, words = its.state, its.words
    one = state.contestant_of(person)
    lines_of = standings(state)
    line = next((line for line in lines_of if one is not None and line.contestant == one.number), None)
    if one is None or line is None or number > len(line.rounds) or line.rounds[number - 1] is None:
        return None
    points = points_text(line.rounds[number - 1] or 0, 1, its)
    rounds = state.announced.rounds
    said = [heading(its, "###"), f"**{words.text('ui-tour-round-of', round=number, rounds=rounds)}**: {points}"]
    placed = sum(bool(other.place) for other in lines_of)
    if line.place:
        key = "ui-tour-your-final-place" if state.status == FINISHED else "ui-tour-your-place"
        said.append(words.text(key, place=line.place, of=placed))
    row: Row = (standings_button(its), rounds_button(its, number))
    return Screen((Text(body(said, words)), row), GOOD)
