"""Leaving a running match: the ways to leave, an offer to concede, an offered chair (ux.md 3.3)."""

from __future__ import annotations

from bot.i18n import Words
from bot.standings import why_unranked
from bot.table.concede import DEAL, MATCH, STOP, asked_to_concede, awaited_to_concede, conceding_side, why_not_deal
from bot.table.model import Offer, TableState
from bot.table.selectors import deal_number
from bot.ui.screens.base import body, table_label
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, Button, Row, Screen, Text


def leaving(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """Return the ways to leave the match, visible only to this player."""
    chair = state.chairs[player]
    lines = [f"### {words.text('ui-leave-title', name=table_label(state))}"]
    lines.append(f"**{words.text('ui-btn-handover')}** — {words.text('ui-leave-handover')}")
    lines.append(f"**{words.text('ui-btn-concede-deal')}** — {_deal(state, player, who, words)}")
    needed = who_of(asked_to_concede(state, player), who, words)
    consent = words.text("ui-leave-consent", who=needed) if needed else words.text("ui-leave-at-once")
    lines.append(f"**{words.text('ui-btn-concede')}** — {consent} {_worth(state, player, who, words)}")
    lines.append(f"**{words.text('ui-btn-offerchair')}** — {words.text('ui-leave-substitute')}")
    keep = Button(words.text("ui-btn-keepchair"), ids.KEEP_CHAIR.id(state.id))
    ask = Button(words.text("ui-btn-offerchair"), ids.OFFER_CHAIR.id(state.id))
    barred = state.offer is not None or chair.first is not None
    no_deal = barred or why_not_deal(state, player) is not None
    deal = ids.CONCEDE.id(state.id, DEAL, deal=deal_number(state))
    buttons: Row = (
        Button(words.text("ui-btn-handover"), ids.HAND_OVER.id(state.id), "blue", disabled=chair.away),
        Button(words.text("ui-btn-concede-deal"), deal, disabled=no_deal),
        Button(words.text("ui-btn-concede"), ids.CONCEDE.id(state.id, ""), "red", disabled=barred),
        keep if chair.offered else ask,
    )
    return Screen((Text(body(lines, words)), buttons), BAD)


def concession(state: TableState, offer: Offer, who: Company, words: Words) -> Screen:
    """Return an offer to concede the match or the deal, or to stop the match, for those who must agree."""
    deal = deal_number(state)
    waiting = who_of(awaited_to_concede(state), who, words)
    key = {DEAL: "ui-concession-deal", STOP: "ui-concession-stop"}.get(offer.of, "ui-concession")
    text = words.text(key, who=who.player_names[offer.player], waiting=waiting or "…")
    if offer.of == DEAL:
        text += f" {words.text(f'rule-{state.game}-concede')}"
    elif offer.of != STOP:
        text += f" {_worth(state, offer.player, who, words)}"
    arg = "" if offer.of == MATCH else offer.of
    buttons: Row = (
        Button(words.text("ui-btn-agree"), ids.AGREE.id(state.id, arg, deal=deal), "red"),
        Button(words.text("ui-btn-decline"), ids.DECLINE.id(state.id, arg, deal=deal)),
    )
    return Screen((Text(text), buttons), ASKING)


def _deal(state: TableState, player: int, who: Company, words: Words) -> str:
    """Return what conceding the deal needs and costs, or why it cannot be conceded now."""
    refusal = why_not_deal(state, player)
    if refusal is not None:
        return words.refusal(refusal, who.marked)
    needed = who_of(asked_to_concede(state, player, DEAL), who, words)
    consent = words.text("ui-leave-deal-consent", who=needed) if needed else words.text("ui-leave-deal-at-once")
    return f"{consent} {words.text(f'rule-{state.game}-concede')}"


def who_of(players: tuple[int, ...], who: Company, words: Words) -> str:
    """Return the names of these players, "" for none."""
    return words.joined([who.player_names[one] for one in players]) if players else ""


def _worth(state: TableState, player: int, who: Company, words: Words) -> str:
    """Return what conceding costs, shown before it is confirmed."""
    if why_unranked(state):
        return words.text("ui-concede-free")
    side = conceding_side(state, player)
    return words.text("ui-concede-counts", who=words.joined([who.player_names[one] for one in side]), count=len(side))


def open_chair(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """Return the offer of a chair in a running match."""
    text = words.text("ui-open-chair", who=who.player_names[player])
    sit = Button(words.text("ui-btn-relieve"), ids.SUBSTITUTE.id(state.id, player), "green")
    return Screen((Text(text), (sit,)), ASKING)
