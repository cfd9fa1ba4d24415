"""Lines of the standings: what a match adds to them, as rows and as the statement that writes them (P8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import BigInteger, bindparam, case, literal_column

from bot.standings import Added
from bot.standings.match import ROLES
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.batch import Step
from bot.store.leaderboards import Key
from bot.store.part import insert_of

EVERYWHERE_TOO = "everywhere"
"""The wish (``people.standing``) of one who is shown in the standings of all servers."""


def boards_for(game: str, added: Iterable[Added]) -> list[Key]:
    """The leaderboards to which these are added."""
    return list(dict.fromkeys((one.scope, game, period) for one in added for period in one.periods))


def adding(
    dialect: str, game: str, added: Iterable[Added], boards: Mapping[Key, int], wishes: Mapping[int, str]
) -> Step:
    """The step that adds to the standings. ``boards`` are the numbers of the leaderboards, ``wishes`` say where a
    person would like to be named.

    Line by line, although those of ever, week and month are the same: one statement for several rows took SQLite twice
    as long.
    """
    rows: list[dict[str, Any]] = []
    for one in added:
        line = line_of(one)
        line["shown"] = one.scope != EVERYWHERE or wishes.get(line["person_id"]) == EVERYWHERE_TOO
        rows += [{**line, "board_id": boards[one.scope, game, period]} for period in one.periods]
    return Step(_adding(dialect), rows)


def line_of(one: Added) -> dict[str, Any]:
    """What a match adds to a line, as a row: all columns but ``board_id`` and ``shown``."""
    seat = one.seat
    row = {
        "person_id": seat.person,
        "matches": 1,
        "wins": int(seat.won),
        "deals": seat.deals,
        "deal_wins": sum(won for role, (_, won) in seat.roles.items() if role != "dealer"),
        "balance": seat.balance,
        "average": average(seat.balance, seat.deals),
        "gained": one.gained,
        "mu": one.skill.mu,
        "sigma": one.skill.sigma,
        "rating": one.rating,
    }
    row.update(
        zip(schema.ROLE_TALLIES, chain.from_iterable(seat.roles.get(role, _NONE) for role in ROLES), strict=True)
    )
    return row


def average(balance: int, deals: int) -> int:
    """Balance for each deal in thousandths, rounded towards 0 as both databases do."""
    whole = abs(balance) * 1000 // max(deals, 1)
    return whole if balance >= 0 else -whole


_NONE = (0, 0)


@cache
def _adding(dialect: str) -> Any:
    """Adds a line to the one that stands there. The average is reckoned from the sums, so the order of matches does
    not matter to it."""
    table = schema.standings
    statement = insert_of(dialect)(table).values({column.name: bindparam(column.name) for column in table.columns})
    new, old = statement.excluded, table.c
    sums = {name: old[name] + new[name] for name in (*schema.TALLIES, *schema.ROLE_TALLIES)}
    # Numbers that are written out are no parameters: a row is arranged quicker where it fills them all.
    thousand, none, one = (literal_column(number, BigInteger) for number in ("1000", "0", "1"))
    sums["average"] = sums["balance"] * thousand // case((sums["deals"] > none, sums["deals"]), else_=one)
    sums |= {name: new[name] for name in ("mu", "sigma", "rating")}
    return statement.on_conflict_do_update(index_elements=[column.name for column in table.primary_key], set_=sums)
