"""Leaving a running match: the ways there are, an offer to concede, a chair that is offered (ux.md 3.3)."""

from __future__ import annotations

from bot.i18n import Words
from bot.standings import why_unranked
from bot.table.conceding import DEAL, MATCH, STOP, asked_to_concede, awaited_to_concede, conceding_side, why_not_deal
from bot.table.look import deal_number
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.ids import ControlId
from bot.ui.screen import ASKING, BAD, Button, Row, Screen, Text
from bot.ui.screens.base import body, number_arg, reading, table_label


def leaving(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """What somebody can do who wants to leave; only for her."""
    chair = state.chairs[player]
    lines = [f"### {words.text('ui-leave-title', name=table_label(state))}"]
    lines.append(f"**{words.text('ui-btn-handover')}** — {words.text('ui-leave-handover')}")
    lines.append(f"**{words.text('ui-btn-concede-deal')}** — {_deal(state, player, who, words)}")
    needed = who_of(asked_to_concede(state, player), who, words)
    consent = words.text("ui-leave-consent", who=needed) if needed else words.text("ui-leave-at-once")
    lines.append(f"**{words.text('ui-btn-concede')}** — {consent} {_worth(state, player, who, words)}")
    lines.append(f"**{words.text('ui-btn-offerchair')}** — {words.text('ui-leave-substitute')}")
    keep = Button(words.text("ui-btn-keepchair"), reading(state, "keepchair"))
    ask = Button(words.text("ui-btn-offerchair"), reading(state, "offerchair"))
    barred = state.offering is not None or chair.first is not None
    no_deal = barred or why_not_deal(state, player) is not None
    deal = ControlId(state.id, deal_number(state), 0, "concede", DEAL).encode()
    buttons: Row = (
        Button(words.text("ui-btn-handover"), reading(state, "handover"), "blue", disabled=chair.away),
        Button(words.text("ui-btn-concede-deal"), deal, disabled=no_deal),
        Button(words.text("ui-btn-concede"), reading(state, "concede"), "red", disabled=barred),
        keep if chair.offered else ask,
    )
    return Screen((Text(body(lines, words)), buttons), BAD)


def concession(state: TableState, offering: int, who: Company, words: Words) -> Screen:
    """An offer to concede the match or the deal, or to stop it, for those who must agree."""
    deal = deal_number(state)
    waiting = who_of(awaited_to_concede(state), who, words)
    key = {DEAL: "ui-concession-deal", STOP: "ui-concession-stop"}.get(state.offered, "ui-concession")
    text = words.text(key, who=who.player_names[offering], waiting=waiting or "…")
    if state.offered == DEAL:
        text += f" {words.text(f'rule-{state.game}-concede')}"
    elif state.offered != STOP:
        text += f" {_worth(state, offering, who, words)}"
    arg = "" if state.offered == MATCH else state.offered
    buttons: Row = (
        Button(words.text("ui-btn-agree"), ControlId(state.id, deal, 0, "agree", arg).encode(), "red"),
        Button(words.text("ui-btn-decline"), ControlId(state.id, deal, 0, "decline", arg).encode()),
    )
    return Screen((Text(text), buttons), ASKING)


def _deal(state: TableState, player: int, who: Company, words: Words) -> str:
    """What conceding the deal asks for and costs, or why it cannot be conceded now."""
    refusal = why_not_deal(state, player)
    if refusal is not None:
        return words.refusal(refusal, who.names)
    needed = who_of(asked_to_concede(state, player, DEAL), who, words)
    consent = words.text("ui-leave-deal-consent", who=needed) if needed else words.text("ui-leave-deal-at-once")
    return f"{consent} {words.text(f'rule-{state.game}-concede')}"


def who_of(players: tuple[int, ...], who: Company, words: Words) -> str:
    """These players by their names, "" for nobody."""
    return words.joined([who.player_names[one] for one in players]) if players else ""


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
