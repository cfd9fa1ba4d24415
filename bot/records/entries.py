"""Entries of a board (:mod:`bot.duplicate`) as match files: written, recognised, and checked beyond the rules.

An entry is a match of one deal, whose table is the day (``day20785``) and whose terms name nobody. In its file it can
also be checked that the seed of every deal is the board's, that the board cut, and, by the version of the program whose
bots played, that each answer of a bot follows from the seed and from what its seat saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.duplicate.board import PERSON, Board, day_in
from bot.duplicate.entry import Position, Taken, UnreadableEntry, chosen, finished, position, stopped
from bot.engine.seal import read_terms, sealed
from bot.players.puzzles.model import written
from bot.records.decisions import BY_BOT, action_of, did
from bot.records.findings import Finding
from bot.records.make import fact_of
from bot.records.model import (
    FORMAT,
    VERSION,
    DealRecord,
    PlayerRecord,
    Record,
    RecordError,
    ResultRecord,
    Step,
    TableRecord,
    checksum,
)
from bot.table import sealing

NOT_PUBLISHED = "0"
"""The message of a board's seal: it binds no message, because everybody gets the same cards."""


def record_of_entry(at: Position, table: str, names: Sequence[str], times: tuple[int, int]) -> Record:
    """Return the match file of a counted entry. ``table`` is the name shown for the table, ``names`` are those of the
    players by number, ``times`` when the entry began and ended (Unix ms).

    Raises RecordError (``unfinished``) while the entry is played, because its seed must stay secret until then.
    """
    end = stopped(at) if at.over else at
    result = at.rules.result(end.match)
    if result is None:
        raise RecordError("unfinished")
    board, meta = at.board, at.rules.meta
    bound = board.bound
    levels = [None if number == 0 else seat for number, seat in enumerate(bound.seats)]
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=meta.slug,
        rules_rev=meta.rules_rev,
        cards=meta.pack.ids,
        table=TableRecord(id=bound.table, name=table),
        started=times[0],
        finished=times[1],
        preset="",
        options={key: bound.options[key] for key in sorted(bound.options)},
        players=tuple(PlayerRecord(name=name, level=level) for name, level in zip(names, levels, strict=True)),
        deals=tuple(_deals(board, end.taken, at)),
        result=ResultRecord(
            balances=result.balances, places=result.places, deals=result.deals, complete=result.complete
        ),
        checksum="",
    )
    return msgspec.structs.replace(record, checksum=checksum(record))


def _deals(board: Board, taken: Sequence[Taken], at: Position) -> Iterator[DealRecord]:
    pack = at.rules.meta.pack
    for number in sorted({one.deal for one in taken}):
        steps = [
            Step(
                player=one.player,
                by=one.by,
                do=did(one.action, pack, one.chance),
                facts=tuple(map(fact_of, one.facts)),
            )
            for one in taken
            if one.deal == number
        ]
        seed, terms = board.seed_of(number), board.terms_of(number)
        yield DealRecord(
            deal=number,
            seed=seed.hex(),
            commitment=sealed(seed, terms),
            terms=terms,
            message=NOT_PUBLISHED,
            parts=(),
            steps=tuple(steps),
        )


def board_of_record(record: Record) -> Board | None:
    """Return the board that a match file is an entry of, None if it is another match."""
    day, first = day_in(record.table.id), next(iter(record.deals), None)
    if day is None or first is None or isinstance(first.terms, msgspec.UnsetType):
        return None
    terms = read_terms(first.terms)
    if terms is None or terms.seats[0] != PERSON or terms.game != record.game:
        return None
    try:
        return Board(day, record.game, bytes.fromhex(first.seed), first.terms)
    except ValueError:
        return None


def same_bots(board: Board) -> bool:
    """Return whether the bots of a board are those of this version of the program, so that they can be asked again."""
    return board.version == sealing.VERSION


def broken_entry(record: Record, board: Board) -> Iterator[Finding]:
    """Yield findings about an entry that keeps the rules: seeds that are not the board's, a cut or an answer of a bot
    that does not follow from it."""
    for deal in record.deals:
        if deal.seed != board.seed_of(deal.deal).hex() or deal.terms != board.terms_of(deal.deal):
            yield Finding("board-seed", deal=deal.deal)
        if deal.message != NOT_PUBLISHED or deal.parts:
            yield Finding("board-parts", deal=deal.deal)
    if same_bots(board):
        yield from _other_answers(record, board)


def _other_answers(record: Record, board: Board) -> Iterator[Finding]:
    """Yield the first answer that is not the one of the board or of its bots."""
    steps = [
        (deal.deal, number, step)
        for deal in record.deals
        for number, step in enumerate(deal.steps, 1)
        if not isinstance(step.do, BY_BOT)
    ]
    try:
        at = position(board)
        pack = at.rules.meta.pack
        actions = [action_of(step.do, pack, b"") for *_, step in steps if step.do is not None]
        words = [written(action, pack) for action in actions]
        while not at.over and len(at.moves) < len(steps):
            if list(at.moves) != words[: len(at.moves)]:
                break
            here = len(at.moves)
            at = chosen(at, actions[here]) if steps[here][2].by == "person" else finished(at)
    except UnreadableEntry:
        return
    for (deal, number, _), word, made in zip(steps, words, at.moves, strict=False):
        if word != made:
            yield Finding("board-answer", deal=deal, step=number)
            return
    if len(words) != len(at.moves):
        yield Finding("board-length")
