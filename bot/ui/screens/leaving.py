"""Leaving a running match: the ways there are, an offer to concede, a chair that is offered (ux.md 3.3)."""

from __future__ import annotations

from bot.i18n import Words
from bot.standings import why_unranked
from bot.table.conceding import asked_to_concede, awaited_to_concede, conceding_side
from bot.table.look import deal_number
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.ids import ControlId
from bot.ui.screen import ASKING, BAD, Button, Row, Screen, Text
from bot.ui.screens.base import body, number_arg, reading, table_label


def leaving(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """What somebody can do who wants to leave; only for her."""
    chair = state.chairs[player]
    needed = asked_to_concede(state, player)
    lines = [f"### {words.text('ui-leave-title', name=table_label(state))}"]
    lines.append(f"**{words.text('ui-btn-handover')}** — {words.text('ui-leave-handover')}")
    names = words.joined([who.player_names[one] for one in needed])
    consent = words.text("ui-leave-consent", who=names) if needed else words.text("ui-leave-at-once")
    worth = _worth(state, player, who, words)
    lines.append(f"**{words.text('ui-btn-concede')}** — {consent} {worth}")
    lines.append(f"**{words.text('ui-btn-offerchair')}** — {words.text('ui-leave-substitute')}")
    keep = Button(words.text("ui-btn-keepchair"), reading(state, "keepchair"))
    ask = Button(words.text("ui-btn-offerchair"), reading(state, "offerchair"))
    barred = state.offering is not None or chair.first is not None
    buttons: Row = (
        Button(words.text("ui-btn-handover"), reading(state, "handover"), "blue", disabled=chair.away),
        Button(words.text("ui-btn-concede"), reading(state, "concede"), "red", disabled=barred),
        keep if chair.offered else ask,
    )
    return Screen((Text(body(lines, words)), buttons), BAD)


def concession(state: TableState, offering: int, who: Company, words: Words) -> Screen:
    """An offer to concede the match, for those who must agree."""
    deal = deal_number(state)
    waiting = words.joined([who.player_names[one] for one in awaited_to_concede(state)])
    text = words.text("ui-concession", who=who.player_names[offering], waiting=waiting or "…")
    text = f"{text} {_worth(state, offering, who, words)}"
    buttons: Row = (
        Button(words.text("ui-btn-agree"), ControlId(state.id, deal, 0, "agree").encode(), "red"),
        Button(words.text("ui-btn-decline"), ControlId(state.id, deal, 0, "decline").encode()),
    )
    return Screen((Text(text), buttons), ASKING)


def _worth(state: TableState, player: int, who: Company, words: Words) -> str:
    """What conceding costs: to be read before anybody confirms it."""
    if why_unranked(state):
        return words.text("ui-concede-free")
    side = conceding_side(state, player)
    return words.text("ui-concede-counts", who=words.joined([who.player_names[one] for one in side]), count=len(side))


def open_chair(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """A chair in the middle of a match for whoever wants it."""
    text = words.text("ui-open-chair", who=who.player_names[player])
    sit = Button(words.text("ui-btn-relieve"), reading(state, "relieve", number_arg(player)), "green")
    return Screen((Text(text), (sit,)), ASKING)
