"""Scores of a tournament, counted again from the match files of its deals."""

from __future__ import annotations

from bot.duplicate.tournament.boards import word_of
from bot.duplicate.tournament.dealing import dealer_of
from bot.duplicate.tournament.model import State
from bot.games.registry import games
from bot.records.model import Record
from bot.records.tournament import LogRecord, Problem, TournamentRecord
from bot.records.verify import check
from bot.table.boards import DEALER, deal_scores, is_counted


def scores_in(record: Record, dealer: int) -> tuple[int, ...] | None:
    """Return what each chair of the tournament won in the deal of a match file, of which this chair was the dealer.
    None if the deal was not counted. The file must be valid."""
    rules = games()[record.game]
    states = [moment.state for moments in check(record).moments for moment in moments]
    views = [rules.view(state) for state in states]
    deals = next((info.seat for view in views for info in view.seats if DEALER in info.badges), 0)
    counted = next((view for view in views if is_counted(view)), None)
    if counted is None:
        return None
    scores = deal_scores(rules, counted)
    return tuple(scores[(deals + chair - dealer) % len(scores)] for chair in range(len(scores)))


def check_log(its: LogRecord, log: Record, file: str, record: TournamentRecord, state: State) -> Problem | bool | None:
    """Compare the score of a deal with its match file: a problem, None if they agree, or False if the file says no
    score, because the deal was not played to its end. ``file`` is the name of the match file."""
    at: dict[str, str | int] = {"round": its.round, "table": its.table, "deal": its.deal, "file": file}
    if check(log).findings:
        return Problem("log-unsound", at)
    deal = state.deals[its.deal - 1]
    board = next(one for one in record.boards if (one.round, one.number) == (its.round, deal.board))
    first = log.deals[0]
    here = (log.table.id, log.game, first.terms, first.seed)
    if here != (word_of(state.id, its.round, deal.board), state.announced.game, board.terms, board.seed):
        return Problem("log-board", at)
    result = state.rounds[its.round - 1].results.get((its.table, its.deal))
    scores = scores_in(log, dealer_of(state, deal))
    if scores is None or result is None or result.log != its.log:
        return False
    return None if scores == result.scores else Problem("score", at)
