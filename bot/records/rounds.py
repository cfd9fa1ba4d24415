"""The deals of tournaments as match files (:mod:`bot.table.boards`), checked beyond the rules.

The table of such a file is the board, and its terms name no seat. Beyond what any file shows, it can be checked that
the seeds of all deals follow from that of the first, that nobody added to them, that the board cut, and, by the version
of the program whose bots played, that each answer of a bot follows from the seed and from what its seat saw. An answer
that a bot did not find in time is the plainest one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine import boards
from bot.engine.actions import Action, Decision, Number
from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.engine.seal import Terms, read_terms
from bot.players.bot_player import SEARCHING, SUBSTITUTE, policy
from bot.players.puzzles.model import written
from bot.players.random_answers import plain
from bot.records.decisions import BY_BOT, action_of
from bot.records.entries import NOT_PUBLISHED
from bot.records.findings import Finding
from bot.records.model import Record
from bot.records.moments import Moment
from bot.table import sealing


def round_terms(record: Record) -> Terms | None:
    """Return the terms of the deal of a tournament that a match file is, None if it is another match."""
    terms = next((deal.terms for deal in record.deals), msgspec.UNSET)
    return read_terms(terms) if isinstance(terms, str) and boards.for_anybody(terms) else None


def broken_round(record: Record, moments: Sequence[Sequence[Moment]], its_game: Game) -> Iterator[Finding]:
    """Yield findings about the deal of a tournament that keeps the rules and holds its seals. ``moments`` are those of
    its deals."""
    seed, terms = bytes.fromhex(record.deals[0].seed), str(record.deals[0].terms)
    for deal in record.deals:
        if deal.seed != boards.seed_of(seed, deal.deal).hex() or deal.terms != boards.terms_of(terms, deal.deal):
            yield Finding("round-seed", deal=deal.deal)
        if deal.message != NOT_PUBLISHED or deal.parts:
            yield Finding("round-parts", deal=deal.deal)
    yield from _other_answers(record, moments, its_game, seed)


def _other_answers(
    record: Record, moments: Sequence[Sequence[Moment]], its_game: Game, seed: bytes
) -> Iterator[Finding]:
    """Yield the first answer that is not the one of the board or of its bots."""
    read = round_terms(record)
    ours = read is not None and read.version == sealing.VERSION
    state: Any = its_game.start(with_defaults(its_game.meta, record.options))
    asked = [0] * its_game.meta.players
    for deal, its_moments in zip(record.deals, moments, strict=True):
        for number, (step, moment) in enumerate(zip(deal.steps, its_moments, strict=True), 1):
            if step.player is not None and step.do is not None and not isinstance(step.do, BY_BOT):
                action = action_of(step.do, its_game.meta.pack, b"")
                level = record.players[step.player].level or SUBSTITUTE
                asks = _asked(its_game, state, step.player)
                due: tuple[Action, ...] = ()
                if asks is not None and asks.number is not None:
                    due = (Number(boards.cut(seed, deal.deal, asks.number)),)
                elif asks is not None and ours and step.by == "computer" and level != SEARCHING:
                    due = (_answer(its_game, state, asks, level, seed, asked[step.player]), plain(asks))
                words = [written(one, its_game.meta.pack) for one in due]
                if words and written(action, its_game.meta.pack) not in words:
                    yield Finding("round-answer", deal=deal.deal, step=number)
                    return
                asked[step.player] += 1
            state = moment.state


def _asked(its_game: Game, state: Any, player: int) -> Decision | None:
    seat = its_game.seating(state).index(player)
    return next((one for one in its_game.decisions(state) if one.seat == seat and not one.optional), None)


def _answer(its_game: Game, state: Any, asks: Decision, level: str, seed: bytes, number: int) -> Action:
    """Return the answer of a bot of this level."""
    view = its_game.seat_view(state, asks.seat)
    rng = Rng(boards.of_bot(seed, asks.seat, number, sha256(msgspec.json.encode(view)).digest()))
    return policy(its_game.meta.slug, level)(view, asks, rng)
