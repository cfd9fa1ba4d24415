"""Which deal a table plays next, on which board, and who sits there. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.duplicate.seating import Deal, Table
from bot.duplicate.tournament.boards import board_id, terms_of
from bot.duplicate.tournament.bots import bot_name_of
from bot.duplicate.tournament.clocks import LONG
from bot.duplicate.tournament.model import Round, State, is_bot
from bot.engine.actions import Refusal
from bot.engine.game import OptionValue
from bot.engine.options import complete, with_defaults
from bot.engine.seal import read_terms
from bot.games.registry import game
from bot.ports.boards import BoardChair, BoardPlace, BoardTable
from bot.ports.tournaments import TournamentBoard

LIVE, SLOW = "live", "daily"
"""The pace of tables: that of usual rounds, and that of rounds of a day and longer."""


def refused_options(slug: str, options: dict[str, OptionValue]) -> Refusal | None:
    """Return why a tournament cannot be played with these options, None if it can. Raises KeyError if there is no such
    game."""
    found = complete(game(slug).meta, options)
    return found if isinstance(found, Refusal) else None


def options_of(state: State) -> dict[str, OptionValue]:
    """Return all options of the boards of a tournament: the chosen ones, and the shortest match."""
    meta = game(state.announced.game).meta
    return {**with_defaults(meta, state.announced.options), meta.length_option: min(meta.lengths)}


def new_boards(
    state: State, number: int, seeds: Sequence[bytes], version: str, now: int
) -> tuple[TournamentBoard, ...]:
    """Return new boards for the round with this number, one for each seed; ``version`` is that of the program."""
    options, slug = options_of(state), state.announced.game
    found: list[TournamentBoard] = []
    for board, seed in enumerate(seeds, 1):
        terms = terms_of(state.id, number, board, slug, options, version)
        found.append(TournamentBoard(state.id, number, board, board_id(seed, terms), seed, terms, now))
    return tuple(found)


def next_deal(state: State, running: Round, table: int) -> Deal | None:
    """Return the first deal without a score at a table, None if all have one."""
    return next((deal for deal in state.deals if (table, deal.number) not in running.results), None)


def dealer_of(state: State, deal: Deal) -> int:
    """Return the chair that deals. It has the same seat at all tables of the board, and everybody deals as often as
    possible: where the chairs move by one seat with every board, the dealer's seat stays."""
    players = state.shape.players
    moves = players > 2 and any(one.turn for one in state.deals)
    return deal.chair(0 if moves else (deal.board - 1) % players, players)


def place_of(state: State, running: Round, table: int, deal: int) -> BoardPlace:
    """Return where a deal is played."""
    return BoardPlace(state.id, running.number, table, deal)


def table_of(state: State, running: Round, table: Table, deal: Deal, boards: Sequence[TournamentBoard]) -> BoardTable:
    """Return what is needed to open a table for a deal. ``boards`` are those of the round."""
    settings, board = state.announced, boards[deal.board - 1]
    chairs, terms = range(len(table.people)), read_terms(board.terms)
    return BoardTable(
        place=place_of(state, running, table.number, deal.number),
        game=settings.game,
        options=options_of(state) if terms is None else terms.options,
        preset=settings.preset,
        chairs=tuple(_sits(table.people[chair], running.player(table, chair, deal.number)) for chair in chairs),
        dealer=dealer_of(state, deal),
        seed=board.seed,
        terms=board.terms,
        pace=SLOW if settings.round_ms >= LONG else LIVE,
        guild=settings.guild,
        channel=settings.channel,
        name=settings.name,
    )


def _sits(seated: int, player: int | None) -> BoardChair:
    """Return who plays a chair: a bot that entered has the name under which it did."""
    if player is None and is_bot(seated):
        return BoardChair(name=" ".join(bot_name_of(seated)).rstrip())
    return BoardChair(player)
