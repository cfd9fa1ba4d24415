"""Tournaments and leagues: an append-only log of facts for each, and the sealed boards of each round.

What people wrote in a fact (names, reasons) is kept apart from it: it is deleted when somebody whom it may name is
forgotten, while the fact stays, because the standings of all follow from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.duplicate import league as lg
from bot.duplicate.league import League
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import State
from bot.ports.tournaments import LEAGUE, TOURNAMENT, TournamentBoard, TournamentRow
from bot.store import tournament_tables as tables
from bot.store.db import Database, Repository
from bot.store.errors import CorruptLog
from bot.store.statements import Step, carry_out, insert_of
from bot.store.table_log import tag
from bot.table.ports import Conflict

VERSION = 1
"""Version of the encoding itself. A fact that changes its meaning gets a new tag, not a new version."""

WORDS: dict[type[ev.Fact], str] = {
    ev.Announced: "name",
    ev.Joined: "name",
    ev.Substituted: "reason",
    ev.Adjusted: "reason",
    ev.Penalized: "reason",
    ev.Cancelled: "reason",
    lg.Founded: "name",
    lg.Entered: "name",
}
"""The facts in which people write, and the field of what they write."""

_TAGS = {tag(fact): fact for fact in (*ev.TOURNAMENT_FACTS, *lg.LEAGUE_FACTS)}

_ITS, _FACTS, _BOARDS = tables.tournaments.c, tables.tournament_facts.c, tables.tournament_boards.c
_WORDS, _NAMED, _PEOPLE = tables.tournament_words.c, tables.tournament_named.c, tables.tournament_people.c

_ROW = ("kind", "seq", "status", "open", "game", "guild", "channel", "updated_at", "ended_at")
_OPENED = insert(tables.tournaments)
_MOVED = (
    update(tables.tournaments)
    .where(_ITS.id == bindparam("its_id"), _ITS.seq == bindparam("from_seq"))
    .values({name: bindparam(name) for name in _ROW})
)
_WRITTEN = insert(tables.tournament_facts)
_COMMAND = insert(tables.tournament_commands)
_SAID = insert(tables.tournament_words)
_NAMING = insert(tables.tournament_named)
_CLOSED = (
    update(tables.tournament_boards)
    .where(
        _BOARDS.tournament_id == bindparam("its_id"),
        _BOARDS.round <= bindparam("until"),
        _BOARDS.closed_at == 0,
    )
    .values(closed_at=bindparam("at"))
)

_EVER = 1_000_000
"""A number above that of any round."""


def row_of(state: State | League, at: int) -> TournamentRow:
    """Return the row of a tournament or a league that has changed at a time (Unix ms). It must have facts."""
    if isinstance(state, State):
        its = state.announced
        opened = (its.game, its.guild, its.channel, its.at)
        return TournamentRow(state.id, TOURNAMENT, state.seq, state.status, state.open, *opened, at, state.ended)
    founded = state.settings
    assert founded is not None
    opened = (founded.game, founded.guild, founded.channel, founded.at)
    status = "running" if state.running else "between"
    return TournamentRow(state.id, LEAGUE, state.seq, status, True, *opened, at)


def people_in(fact: ev.Fact) -> tuple[int, ...]:
    """Return the people who take part because of a fact. Numbers below 0 are bots that entered."""
    return tuple(person for person in _entering(fact) if person > 0)


def _entering(fact: ev.Fact) -> tuple[int, ...]:
    match fact:
        case ev.Announced(by=by) | lg.Founded(by=by):
            return () if by is None else (by,)
        case ev.Joined(members=people) | lg.Entered(people=people):
            return people
        case ev.Substituted(substitute=person) | ev.Appointed(person=person):
            return (person,)
        case _:
            return ()


def named_in(state: State | League, fact: ev.Fact) -> tuple[int, ...]:
    """Return whom the words of a fact may name. ``state`` is that after the fact."""
    return tuple(person for person in _mentioned(state, fact) if person > 0)


def _mentioned(state: State | League, fact: ev.Fact) -> tuple[int, ...]:
    match fact, state:
        case (ev.Joined(members=people), _) | (lg.Entered(people=people), _):
            return people
        case ev.Substituted(person=person, substitute=substitute), _:
            return (person, substitute)
        case ev.Adjusted(round=number, table=table), State():
            played = state.rounds[number - 1]
            sat = played.tables[table - 1].people
            return (*sat, *(one.person for one in played.changes if one.table == table and one.person is not None))
        case ev.Penalized(contestant=number), State():
            its = state.contestants[number]
            return (*its.members, *its.former)
        case _:
            return ()


def written_in(fact: ev.Fact) -> str:
    """Return what somebody wrote in a fact. The reasons of the bot are codes."""
    field = WORDS.get(type(fact))
    return (
        "" if field is None or (field == "reason" and fact.by is None) else str(getattr(fact, field)).replace("\0", "")
    )


def _without_words(fact: ev.Fact) -> ev.Fact:
    return replace(fact, **{WORDS[type(fact)]: ""}) if written_in(fact) else fact


class TournamentBook(Repository):
    """Stores the facts of tournaments and leagues, and the boards of tournaments."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._decoders = {kind: msgspec.json.Decoder(fact, strict=True) for kind, fact in _TAGS.items()}

    async def append(
        self, state: State | League, first_seq: int, command_id: str, facts: Sequence[ev.Fact], at: int
    ) -> int | None:
        """Append facts in one transaction with all that follows from them; ``state`` is that after them.

        Returns None, or the seq at which the same command was applied before; nothing is written then. Raises Conflict
        if another writer came first, StoreBusy, and ValueError if the state is not that after these facts. The seeds of
        a round are no secret any more from the fact on that closes it.
        """
        if not facts or state.seq != first_seq + len(facts) - 1:
            raise ValueError(f"{len(facts)} facts from {first_seq} on do not lead to {state.seq}")
        row = row_of(state, at)
        values = {name: getattr(row, name) for name in _ROW}
        opening = Step(_OPENED, [{"id": row.id, "opened_at": row.opened_at, **values}], fresh=True)
        moving = Step(_MOVED, [{"its_id": row.id, "from_seq": first_seq - 1, **values}], moves=True)
        command = {"tournament_id": row.id, "command_id": command_id, "seq": row.seq, "at": at}
        steps = (
            opening if first_seq == 1 else moving,
            Step(_WRITTEN, [_fact_row(row.id, seq, one, command_id) for seq, one in enumerate(facts, first_seq)]),
            Step(_COMMAND, [command], fresh=True),
            *_word_steps(state, first_seq, facts),
            *_closing(state, facts, at),
        )
        people = sorted({person for one in facts for person in people_in(one)})
        try:
            async with self._database.write() as connection:
                await carry_out(connection, steps)
                if people:
                    adding = insert_of(connection.dialect.name)(tables.tournament_people).on_conflict_do_nothing()
                    rows = [{"tournament_id": row.id, "person_id": person} for person in people]
                    await connection.execute(adding, rows)
        except Conflict:
            earlier = await self.applied(row.id, command_id)
            if earlier is None:
                raise
            return earlier
        return None

    async def applied(self, tournament: str, command_id: str) -> int | None:
        """Return the seq that a command was applied at, None if it was not."""
        its = tables.tournament_commands.c
        query = select(its.seq).where(its.tournament_id == tournament, its.command_id == command_id)
        async with self._database.read() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def load(self, tournament: str) -> tuple[Any, ...]:
        """Return the facts of a tournament or league in order, () if there is none. Raises CorruptLog."""
        query = select(_FACTS.seq, _FACTS.kind, _FACTS.v, _FACTS.body).where(_FACTS.tournament_id == tournament)
        said = select(_WORDS.seq, _WORDS.words).where(_WORDS.tournament_id == tournament)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(_FACTS.seq))).all()
            words: dict[int, str] = {row.seq: row.words for row in await connection.execute(said)}
        return tuple(
            self._decoded(tournament, expected, row, words.get(row.seq)) for expected, row in enumerate(rows, 1)
        )

    def _decoded(self, tournament: str, expected: int, row: Any, words: str | None) -> Any:
        if row.seq != expected:
            raise CorruptLog(tournament, expected, "is missing")
        decoder = self._decoders.get(row.kind)
        if decoder is None or row.v != VERSION:
            raise CorruptLog(tournament, row.seq, f"version {row.v} of {row.kind} is unknown")
        try:
            fact = decoder.decode(row.body)
        except msgspec.DecodeError as error:
            raise CorruptLog(tournament, row.seq, f"{row.kind}: {error}") from error
        return fact if words is None else replace(fact, **{WORDS[type(fact)]: words})

    async def open_ids(self, kind: str) -> list[str]:
        """Return the ids of those of this kind in which something can still happen, the oldest first."""
        query = select(_ITS.id).where(_ITS.open, _ITS.kind == kind).order_by(_ITS.opened_at, _ITS.id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def listed(
        self, *, guild: int | None = None, person: int | None = None, open_only: bool = False
    ) -> list[TournamentRow]:
        """Return the tournaments and leagues of a Discord server, or in which a person has taken part, or both; the
        newest first."""
        query = select(tables.tournaments).order_by(_ITS.opened_at.desc(), _ITS.id)
        if guild is not None:
            query = query.where(_ITS.guild == guild)
        if person is not None:
            query = query.where(_ITS.id.in_(select(_PEOPLE.tournament_id).where(_PEOPLE.person_id == person)))
        if open_only:
            query = query.where(_ITS.open)
        async with self._database.read() as connection:
            return [TournamentRow(**row) for row in (await connection.execute(query)).mappings()]

    async def keep_boards(self, boards: Sequence[TournamentBoard]) -> list[TournamentBoard]:
        """Store the boards of a round unless it has some, and return those that are stored, by number.

        The tournament must be stored before.
        """
        columns = [name for name in TournamentBoard.__struct_fields__ if name != "tournament"]
        rows = [{"tournament_id": one.tournament, **{name: getattr(one, name) for name in columns}} for one in boards]
        async with self._database.write() as connection:
            known = await _boards(connection, boards[0].tournament, boards[0].round)
            if not known:
                await connection.execute(insert(tables.tournament_boards), rows)
                known = await _boards(connection, boards[0].tournament, boards[0].round)
        return known

    async def boards(self, tournament: str, number: int | None = None) -> list[TournamentBoard]:
        """Return the boards of a round, or of all rounds, with their seeds, which are secret until they are closed."""
        async with self._database.read() as connection:
            return await _boards(connection, tournament, number)

    async def unrevealed(self) -> list[tuple[str, int]]:
        """Return the rounds (tournament, number) that are closed although not all their tables know it."""
        query = select(_BOARDS.tournament_id, _BOARDS.round).distinct().order_by(_BOARDS.tournament_id, _BOARDS.round)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(_BOARDS.closed_at != 0, _BOARDS.revealed.is_(False)))
            return [(row[0], row[1]) for row in rows]

    async def reveal(self, tournament: str, number: int) -> None:
        """Note that all tables of a closed round know that it is closed."""
        here = (_BOARDS.tournament_id == tournament, _BOARDS.round == number, _BOARDS.closed_at != 0)
        async with self._database.write() as connection:
            await connection.execute(update(tables.tournament_boards).where(*here).values(revealed=True))


async def _boards(connection: AsyncConnection, tournament: str, number: int | None) -> list[TournamentBoard]:
    query = select(tables.tournament_boards).where(_BOARDS.tournament_id == tournament)
    if number is not None:
        query = query.where(_BOARDS.round == number)
    rows = (await connection.execute(query.order_by(_BOARDS.round, _BOARDS.number))).mappings()
    return [TournamentBoard(row["tournament_id"], *(row[name] for name in _BOARD_FIELDS)) for row in rows]


_BOARD_FIELDS = TournamentBoard.__struct_fields__[1:]


def _fact_row(tournament: str, seq: int, fact: ev.Fact, command_id: str) -> dict[str, Any]:
    body = msgspec.json.encode(_without_words(fact)).decode()
    row = {"tournament_id": tournament, "seq": seq, "kind": tag(type(fact)), "v": VERSION, "body": body}
    return {**row, "person_id": fact.by, "command_id": command_id, "at": fact.at}


def _word_steps(state: State | League, first_seq: int, facts: Sequence[ev.Fact]) -> tuple[Step, Step]:
    """Return the steps that write what people wrote in these facts, and whom it may name."""
    said: list[dict[str, Any]] = []
    named: list[dict[str, Any]] = []
    for seq, fact in enumerate(facts, first_seq):
        words = written_in(fact)
        if words:
            key = {"tournament_id": state.id, "seq": seq}
            said.append({**key, "person_id": fact.by, "words": words})
            others = sorted(set(named_in(state, fact)) - {fact.by})
            named += ({**key, "person_id": person} for person in others)
    return Step(_SAID, said), Step(_NAMING, named)


def _closing(state: State | League, facts: Iterable[ev.Fact], at: int) -> tuple[Step, ...]:
    """Return the step that closes the boards of the rounds that these facts close."""
    until = 0
    for fact in facts:
        if isinstance(fact, ev.RoundClosed):
            until = max(until, fact.round)
        elif isinstance(fact, ev.Finished | ev.Cancelled):
            until = _EVER
    return (Step(_CLOSED, [{"its_id": state.id, "until": until, "at": at}]),) if until else ()


async def forget_words(connection: AsyncConnection, person: int) -> None:
    """Delete what a person wrote in tournaments and leagues, and what others wrote that may name them."""
    named = select(_NAMED.tournament_id, _NAMED.seq).where(_NAMED.person_id == person)
    wrote = select(_WORDS.tournament_id, _WORDS.seq).where(_WORDS.person_id == person)
    gone = [tuple(row) for row in await connection.execute(union(named, wrote))]
    for its in (_NAMED, _WORDS):
        table = tables.tournament_named if its is _NAMED else tables.tournament_words
        for tournament, seq in gone:
            await connection.execute(delete(table).where(its.tournament_id == tournament, its.seq == seq))
