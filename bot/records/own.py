"""What one player may take away of a table: her cards, her decisions, the tricks everybody saw (``/privacy``, T101).

Nothing else goes in: no hand of another player, no stock, no seed. It may be asked for while the match is running.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.cards import Pack
from bot.engine.view import Trick
from bot.games.registry import game
from bot.records.actions import did
from bot.records.infer import decision_of
from bot.records.log import LogStep, steps_of
from bot.table import events as ev


def own_moves(table: str, events: Sequence[Any], player: int) -> dict[str, Any]:
    """One table as a JSON object. Cards are ids of the pack.

    ``table``, ``game``, ``player`` (her number there), ``deals``: in order, each with ``deal``, ``cards`` (her hand as
    it was dealt), ``moves`` (``by``: person, computer or clock; ``do``: as in the hand record, null where the
    rules were mended since) and ``tricks`` (the cards played to each, by player; ``taken``: who took it).
    """
    opened = next(event for event in events if isinstance(event, ev.Opened))
    deals: dict[int, dict[str, Any]] = {}
    for step in steps_of(events):
        deal = deals.setdefault(step.deal, {"deal": step.deal, "cards": [], "moves": [], "tricks": []})
        _tell(opened.game, step, player, deal)
    return {"table": table, "game": opened.game, "player": player, "deals": list(deals.values())}


def _tell(slug: str, step: LogStep, player: int, deal: dict[str, Any]) -> None:
    rules = game(slug)
    pack = rules.meta.pack
    seating = rules.seating(step.after)
    seen = rules.seat_view(step.after, seating.index(player))
    if len(seen.hand) > len(deal["cards"]) and not deal["moves"]:
        deal["cards"] = list(pack.names(seen.hand))
    if step.player == player:
        found = decision_of(rules, step.before, rules.seating(step.before).index(player), step.facts)
        done = None if found is None else msgspec.to_builtins(did(found[0], pack, None))
        deal["moves"].append({"by": step.by, "do": done})
    tricks = seen.seen or seen.public.history
    if len(tricks) > len(deal["tricks"]):
        deal["tricks"] = [_trick(one, seating, pack) for one in tricks]


def _trick(trick: Trick, seating: Sequence[int], pack: Pack) -> dict[str, Any]:
    played = [{"player": seating[one.seat], "card": pack.ids[one.card]} for one in trick.cards]
    return {"cards": played, "taken": None if trick.winning is None else seating[trick.winning]}
