"""Lines of the standings: what a match adds to them, as rows and as the statement that writes them (P8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, bindparam, case, literal_column

from bot.standings import Added
from bot.standings.match import ROLES, SeatFacts
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.batch import Plain
from bot.store.leaderboards import Key
from bot.store.part import insert_of

EVERYWHERE_TOO = "everywhere"
"""The wish (``people.standing``) of one who is shown in the standings of all servers."""


def boards_for(game: str, added: Iterable[Added]) -> list[Key]:
    """The leaderboards to which these are added."""
    return list(dict.fromkeys((one.scope, game, period) for one in added for period in one.periods))


def adding(
    dialect: str, game: str, added: Iterable[Added], boards: Mapping[Key, int], wishes: Mapping[int, str]
) -> Plain:
    """The step that adds to the standings. ``boards`` are the numbers of the leaderboards, ``wishes`` say where a
    person would like to be named.

    Line by line, although those of ever, week and month are the same: one statement for several rows took SQLite twice
    as long.
    """
    sums = {one.seat.player: _sums(one.seat) for one in added if one.scope == EVERYWHERE}
    rows: list[tuple[Any, ...]] = []
    for one in added:
        person = one.seat.person or 0
        shown = one.scope != EVERYWHERE or wishes.get(person) == EVERYWHERE_TOO
        line = (person, shown, *_values(one, *sums[one.seat.player]))
        rows += [(boards[one.scope, game, period], *line) for period in one.periods]
    return Plain(_adding(dialect), _NAMES, rows)


def line_of(one: Added) -> dict[str, Any]:
    """What a match adds to a line, by name: all columns but ``board_id``, ``person_id`` and ``shown``."""
    return dict(zip(_NAMES[3:], _values(one, *_sums(one.seat)), strict=True))


_NAMES = tuple(column.name for column in schema.standings.columns)
_NONE = (0, 0)


def _sums(seat: SeatFacts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What does not depend on the scope: the values that stand before ``gained``, and those behind it."""
    roles, balance, deals = seat.roles, seat.balance, seat.deals
    deal_wins = sum([won for role, (_, won) in roles.items() if role != "dealer"])
    by_role = [number for role in ROLES for number in roles.get(role, _NONE)]
    return (1, int(seat.won), deals, deal_wins, balance), (*by_role, average(balance, deals))


def _values(one: Added, before: tuple[int, ...], behind: tuple[int, ...]) -> tuple[int | float, ...]:
    return *before, one.gained, *behind, one.skill.mu, one.skill.sigma, one.rating


def average(balance: int, deals: int) -> int:
    """Balance for each deal in thousandths, rounded towards 0 as both databases do."""
    whole = abs(balance) * 1000 // max(deals, 1)
    return whole if balance >= 0 else -whole


@cache
def _adding(dialect: str) -> Any:
    """Adds a line to the one that stands there. The average is reckoned from the sums, so the order of matches does
    not matter to it."""
    table = schema.standings
    statement = insert_of(dialect)(table).values({name: bindparam(name) for name in _NAMES})
    new, old = statement.excluded, table.c
    sums = {name: old[name] + new[name] for name in (*schema.TALLIES, *schema.ROLE_TALLIES)}
    # Numbers that are written out are no parameters: a row is arranged quicker where it fills them all.
    thousand, none, one = (literal_column(number, BigInteger) for number in ("1000", "0", "1"))
    sums["average"] = sums["balance"] * thousand // case((sums["deals"] > none, sums["deals"]), else_=one)
    sums |= {name: new[name] for name in ("mu", "sigma", "rating")}
    return statement.on_conflict_do_update(index_elements=[column.name for column in table.primary_key], set_=sums)
