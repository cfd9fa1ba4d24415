"""The ``expect`` part of the test-data format, read off a replayed game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.cards import Card
from bot.games.minchiate.events import DealScored, Four, Marked, Sheet
from bot.games.minchiate.pack import IDS, SUITS, cards_of
from bot.games.minchiate.replay import Replayed
from bot.games.minchiate.state import Gathered, State
from bot.games.minchiate.versicole import Versicola

Json = dict[str, Any]


def names(cards: Iterable[Card]) -> list[str]:
    """Ids in the order given."""
    return [IDS[card] for card in cards]


def sorted_names(mask: int) -> list[str]:
    """Ids of a set in canonical order (M12)."""
    return names(cards_of(mask))


def name_or_none(card: Card | None) -> str | None:
    """The id of a card that may be missing."""
    return None if card is None else IDS[card]


def counts_of(counts: Four | None) -> dict[str, int]:
    """The announced number of cards of each suit."""
    return dict(zip(SUITS, counts or (0, 0, 0, 0), strict=True))


def versicola_of(found: Versicola) -> Json:
    """A versicola with its id, family, cards, added Matto and points."""
    return {
        "id": found.id,
        "type": found.type,
        "cards": names(found.cards),
        "matto": found.matto,
        "points": found.points,
    }


def expect_of(replayed: Replayed, scored: DealScored) -> Json:
    """All expected fields of a finished game."""
    state = replayed.state
    setup, tricks = state.setup, state.tricks
    return {
        "robbed": names(setup.robbed),
        "rob_stop": name_or_none(setup.rob_stop),
        "peek": names(setup.peek),
        "deal10": [names(cards) for cards in setup.first],
        "deal11": [names(cards) for cards in setup.second],
        "up_cards": {str(seat): IDS[card] for seat, card in sorted(setup.up_cards)},
        "scoperti": names(setup.turned),
        "folla_stop": name_or_none(setup.turn_stop),
        "pigliati": names(setup.taken),
        "folla1": names(setup.folla1),
        "announce1": counts_of(setup.counts1),
        "need": list(setup.need),
        "dealer_short": setup.short,
        "hands_before_discard": [sorted_names(hand) for hand in replayed.before_discard],
        "hands": [sorted_names(hand) for hand in replayed.hands],
        "folla2": names(setup.folla2),
        "announce2": counts_of(setup.counts2),
        "declared": [
            {**versicola_of(found), "seat": declared.seat}
            for declared in state.tally.declared
            for found in declared.versicole
        ],
        "tricks": [trick_of(trick) for trick in tricks.history],
        "legal": [sorted_names(mask) for mask in replayed.legal],
        "falls": [list(fall) for fall in tricks.falls],
        "matto": matto_of(state),
        "marks": [mark_of(mark) for mark in state.tally.marks],
        "piles": [sorted_names(pile) for pile in tricks.piles],
        "final": final_of(scored),
    }


def trick_of(trick: Gathered) -> Json:
    """One finished trick."""
    taken = trick.taken
    return {
        "n": taken.number,
        "leader": trick.leader,
        "cards": names(trick.cards),
        "by": list(trick.by),
        "winner": taken.winner,
        "pair": taken.winner & 1,
        "deaths": names(taken.deaths),
    }


def matto_of(state: State) -> Json:
    """What became of the Matto; empty if it lay in the folla."""
    tricks = state.tricks
    if not tricks.matto_trick:
        return {}
    found: Json = {"trick": tricks.matto_trick, "seat": tricks.matto_seat}
    if tricks.matto_paid is not None:
        after, card, pair = tricks.matto_paid
        found |= {"paid_after_trick": after, "paid_card": IDS[card], "paid_by": pair}
    if tricks.matto_gone == "captured":
        found["captured_by"] = tricks.history[-1].taken.winner & 1
    return found


def mark_of(mark: Marked) -> Json:
    """One mark with the score after it."""
    found: Json = {
        "ev": mark.ev,
        "seat": mark.seat,
        "pair": mark.pair,
        "cards": names(mark.cards),
        "points": mark.points,
    }
    if mark.id:
        found |= {"id": mark.id, "matto": mark.matto}
    if mark.trick:
        found["trick"] = mark.trick
    return found | {"raw": list(mark.raw), "diff": mark.diff, "paid": list(mark.paid)}


def sheet_of(sheet: Sheet) -> Json:
    """One pair's count."""
    return {
        "cards_over": sheet.cards_over,
        "versicole": [versicola_of(found) for found in sheet.versicole],
        "versicole_points": sheet.versicole_points,
        "last_trick": sheet.last_trick,
        "conto": sheet.conto,
        "total": sheet.total,
    }


def final_of(scored: DealScored) -> Json:
    """The end of the game."""
    totals = scored.totals
    return {
        "tricks": list(scored.tricks),
        "marks": list(scored.raw),
        "diff_marks": scored.diff,
        "paid": list(scored.paid),
        "cappotto": scored.cappotto,
        "cards": list(scored.cards),
        "breakdown": None if scored.sheets is None else [sheet_of(sheet) for sheet in scored.sheets],
        "totals": None if totals is None else list(totals),
        "final_diff": None if totals is None else totals[0] - totals[1],
        "final_rests": list(scored.final_rests),
        "rests": list(scored.rests),
        "net_rests": scored.rests[0] - scored.rests[1],
    }
