"""A round of a tournament: where everybody sits, how far the tables are, the seals; and what a person is told of their
seat. No score is shown before the round is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.duplicate.seating import Table
from bot.duplicate.tournament.model import Round, is_bot
from bot.duplicate.tournament.standings import round_scores
from bot.i18n import Words, escape
from bot.ports.tournaments import TournamentBoard
from bot.ui.screens.base import body, in_rows, small
from bot.ui.screens.names import BOT_MARK
from bot.ui.screens.tournament_field import (
    MARK,
    Field,
    Links,
    heading,
    name_of,
    points_text,
    reason_text,
    rounds_button,
    standings_button,
    time_of,
)
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, NEUTRAL, Button, Row, Screen, Text

TABLES_SHOWN = 20
"""Tables on a page of a round."""

NO_SCORE = "no-score"
"""The reason of the bot for a deal that ended without a score, as when its channel was deleted."""


def round_screen(
    its: Field, number: int, links: Links, page: int = 0, boards: Sequence[TournamentBoard] = ()
) -> Screen:
    """Return a round: where everybody sits, how far the tables are and who sits out; the result once it is closed. With
    ``boards`` it publishes their seals."""
    state, words = its.state, its.words
    its_round = state.rounds[number - 1]
    pages = max(1, -(-len(its_round.tables) // TABLES_SHOWN))
    page = min(max(page, 0), pages - 1)
    rounds = state.announced.rounds
    lines = [f"## {MARK} {escape(name_of(state))} — {words.text('ui-tour-round-of', round=number, rounds=rounds)}"]
    lines.append(_round_status(its, its_round))
    scores = round_scores(state, number) if its_round.closed else {}
    shown = its_round.tables[page * TABLES_SHOWN : (page + 1) * TABLES_SHOWN]
    lines += [_table_line(its, its_round, table, links, scores) for table in shown]
    if its_round.byes:
        out = words.joined([escape(its.contestant(one)) for one in its_round.byes])
        lines.append(words.text("ui-tour-sits-out", who=out, count=len(its_round.byes)))
    lines += [small(one) for one in _reasons(its, its_round)]
    rows: list[Row] = []
    turns = [rounds_button(its, number, page - 1, "◀")] if page else []
    turns += [rounds_button(its, number, page + 1, "▶")] if page + 1 < pages else []
    own = _own_table(its, its_round)
    if own is not None and own.number in links:
        turns.append(Button(words.text("ui-btn-to-table"), url=links[own.number], emoji="↗️"))
    if state.open and not its_round.closed:
        turns.append(Button(words.text("ui-tour-btn-check-in"), ids.TOURNAMENT_HERE.id(state.id), "blue", emoji="✅"))
    if any(one.closed for one in state.rounds):
        turns.append(standings_button(its))
    turns.append(Button(words.text("ui-tour-btn-seals"), ids.TOURNAMENT_SEALS.id(f"{state.id}-{number}"), emoji="🔒"))
    rows += in_rows(turns)
    sealed = [Text("\n".join(_seals(boards, words)))] if boards and not its_round.closed else []
    room = 3700 - sum(len(one.text) for one in sealed)
    return Screen((Text(body(lines, words, room)), *sealed, *rows), NEUTRAL if its_round.closed else ASKING)


def _seals(boards: Sequence[TournamentBoard], words: Words) -> list[str]:
    return [small(words.text("ui-tour-seals")), *(small(f"{one.number}. `{one.seal}`") for one in boards)]


def seals_screen(its: Field, number: int, boards: Sequence[TournamentBoard]) -> Screen:
    """Return the seals of a round, with the seeds of those that are closed."""
    words = its.words
    lines = [heading(its, "###"), words.text("ui-tour-round", round=number), words.text("ui-tour-seals-how")]
    for one in boards:
        lines.append(small(f"{one.number}. `{one.seal}`"))
        if one.closed_at:
            lines.append(small(words.text("ui-tour-seed", seed=f"`{one.seed.hex()}`")))
    return Screen((Text(body(lines, words, 3800)),), NEUTRAL)


def _round_status(its: Field, its_round: Round) -> str:
    words = its.words
    if its_round.closed:
        return f"**{words.text(f'ui-tour-closed-{its_round.closed}')}**"
    counted, deals = len(its_round.results), len(its_round.tables) * len(its.state.deals)
    progress = words.text("ui-tour-progress", counted=counted, deals=deals)
    if its.state.paused:
        return f"**{words.text('ui-tour-paused')}** {progress}"
    until = words.text("ui-tour-until", until=time_of(its_round.until)) if its_round.until else ""
    return f"{progress} {until}".strip()


def _table_line(
    its: Field, its_round: Round, table: Table, links: Links, scores: Mapping[int, tuple[int, object]]
) -> str:
    words = its.words
    named = words.text("ui-tour-table", number=table.number)
    shown = f"[{named}]({links[table.number]})" if table.number in links else f"**{named}**"
    sides = [_side(its, its_round, table, chairs, scores) for chairs in its.state.shape.sides]
    counted = sum(number == table.number for number, _ in its_round.results)
    deals = len(its.state.deals)
    mark = "" if its_round.closed else " ✅" if counted == deals else f" · {counted}/{deals}"
    return f"{shown} · {' – '.join(sides)}{mark}"


def _side(
    its: Field,
    its_round: Round,
    table: Table,
    chairs: Sequence[int],
    scores: Mapping[int, tuple[int, object]],
) -> str:
    """Return the people of one side of a table, in a closed round with the points of their contestants."""
    names: list[str] = []
    for chair in chairs:
        seated = table.people[chair]
        plays = its_round.player(table, chair, len(its.state.deals))
        name = escape(its.member(plays if plays is not None else seated))
        names.append(f"{BOT_MARK} ({name})" if plays is None and not is_bot(seated) else name)
    text = " + ".join(names)
    contestants = list(dict.fromkeys(table.contestants[chair] for chair in chairs))
    points = dict.fromkeys(points_text(scores[one][0], 1, its) for one in contestants if one in scores)
    own = its.own() in contestants and bool(its.reader)
    text = f"**{text}**" if own else text
    return f"{text} ({' / '.join(points)})" if points else text


def _own_table(its: Field, its_round: Round) -> Table | None:
    sat = its_round.chair_of(its.reader) if its.reader else None
    return sat[0] if sat is not None else None


def _reasons(its: Field, its_round: Round) -> list[str]:
    """Return why scores were adjusted: everybody may read it."""
    words = its.words
    found: list[str] = []
    for (table, deal), result in sorted(its_round.results.items()):
        if result.reason == NO_SCORE:
            found.append(words.text("ui-tour-no-score", table=table, deal=deal))
        elif result.reason:
            reason = reason_text(result.reason)
            found.append(words.text("ui-tour-adjusted", table=table, deal=deal, reason=reason))
    return found


def seat_screen(its: Field, number: int, person: int, links: Links) -> Screen | None:
    """Return what a person is told when a round begins: their table, who sits there, and a button that leads there.
    None if they do not play in it."""
    state, words = its.state, its.words
    its_round = state.rounds[number - 1]
    sat = its_round.chair_of(person)
    lines = [heading(its, "###"), f"**{words.text('ui-tour-round-of', round=number, rounds=state.announced.rounds)}**"]
    if sat is None:
        one = state.contestant_of(person)
        if one is None or one.number not in its_round.byes:
            return None
        lines.append(words.text("ui-tour-you-sit-out"))
        return Screen((Text(body(lines, words)),), NEUTRAL)
    table, chair = sat
    sides = state.shape.sides
    side = next(chairs for chairs in sides if chair in chairs)
    mates = [table.people[other] for other in side if other != chair]
    others = [
        words.joined([escape(its.member(table.people[one])) for one in chairs]) for chairs in sides if chairs != side
    ]
    lines.append(words.text("ui-tour-your-table", number=table.number))
    if mates:
        lines.append(words.text("ui-tour-your-partner", who=words.joined([escape(its.member(one)) for one in mates])))
    lines.append(words.text("ui-tour-your-opponents", who=words.joined(others)))
    deals = words.text("ui-tour-deals", count=len(state.deals))
    lines.append(
        f"{deals}. {words.text('ui-tour-until', until=time_of(its_round.until))}" if its_round.until else deals
    )
    rows: list[Row] = []
    if table.number in links:
        rows = [(Button(words.text("ui-btn-to-table"), url=links[table.number], emoji="↗️"),)]
    return Screen((Text(body(lines, words)), *rows), ASKING)
