"""A match whose log was dropped, read again from its own rows, so that everything else can be made anew from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings import DealSeat, MatchFacts
from bot.standings.match import SeatFacts, seat_facts
from bot.store import schema
from bot.store.results import write_match
from bot.table.model import TableState


class KeptMatch:
    """What the rows tell of it: its match (None for a table that never finished one), its seats, its deals."""

    def __init__(self, match: Any, seats: Sequence[Any], deals: Sequence[DealSeat], table: str) -> None:
        self.table = table
        self.match = match
        self.seats = seats
        self.deals = deals

    async def write(self, connection: AsyncConnection) -> None:
        """Write the rows again, and what follows from them."""
        if self.deals:
            rows = [{"table_id": self.table, **{name: getattr(one, name) for name in _DEALS}} for one in self.deals]
            await connection.execute(insert(schema.deal_seats), rows)
        its, facts = self.match, self.facts()
        if its is None or facts is None:
            return
        state = TableState(self.table, options=its.options, preset=its.preset, started_at=its.started_at)
        await write_match(connection, state, facts, its.number)

    def facts(self) -> MatchFacts | None:
        """What is known of the match, None for a table that never finished one."""
        its = self.match
        if its is None:
            return None
        return MatchFacts(
            table=self.table,
            game=its.game,
            guild=its.guild,
            at=its.finished_at,
            deals=its.deals,
            complete=its.complete,
            unranked=its.unranked,
            seats=tuple(self._seat(row) for row in self.seats),
        )

    def _seat(self, row: Any) -> SeatFacts:
        return seat_facts(
            row.player,
            self.deals,
            person=row.person_id,
            level=row.level,
            balance=row.balance,
            place=row.place,
            team=row.team,
            stayed=row.stayed,
            helped=row.helped,
            abandoned=row.abandoned,
            assisted=row.assisted,
            decided=row.decided,
            clocked=row.clocked,
            drained=row.drained,
        )


_DEALS = DealSeat.__struct_fields__


async def kept_match(connection: AsyncConnection, table: str) -> KeptMatch:
    """The rows of a table."""
    match, seat, deal = schema.matches, schema.match_seats, schema.deal_seats
    found = (await connection.execute(select(match).where(match.c.table_id == table))).one_or_none()
    seats = await connection.execute(select(seat).where(seat.c.table_id == table).order_by(seat.c.player))
    columns = [deal.c[name] for name in _DEALS]
    deals = await connection.execute(select(*columns).where(deal.c.table_id == table).order_by(deal.c.deal))
    return KeptMatch(found, seats.all(), [DealSeat(*row) for row in deals], table)
