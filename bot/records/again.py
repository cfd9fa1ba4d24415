"""A record somebody brought, played again."""

from __future__ import annotations

from bot.records.model import Record, RecordError
from bot.records.moments import Match, Played
from bot.records.verify import check


def match_of_record(record: Record) -> Match:
    """The match a record tells. Raises RecordError (``unsound``) if not everything in it holds."""
    checked = check(record)
    if checked.findings:
        raise RecordError("unsound")
    return Match(
        table=record.table.id,
        name=record.table.name,
        game=record.game,
        preset=record.preset,
        options=record.options,
        names=tuple(player.name for player in record.players),
        levels=tuple(player.level for player in record.players),
        started=record.started,
        finished=record.finished,
        deals=tuple(
            Played(deal.deal, deal.seed, deal.commitment, moments)
            for deal, moments in zip(record.deals, checked.moments, strict=True)
        ),
        balances=record.result.balances,
        places=record.result.places,
        complete=record.result.complete,
    )
