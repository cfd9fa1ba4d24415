"""Leaving a running match: the ways to leave, an offer to concede, an offered chair (ux.md 3.3)."""

from __future__ import annotations

from bot.i18n import Words
from bot.standings import why_unranked
from bot.table.concede import (
    DEAL,
    MATCH,
    STOP,
    asked_to_concede,
    awaited_to_concede,
    balances_after,
    conceding_side,
    why_not_deal,
)
from bot.table.model import Offer, TableState
from bot.table.selectors import deal_number, public_view
from bot.ui.screens.base import body, capitalized, table_label
from bot.ui.screens.names import Company
from bot.ui.screens.places import place_of
from bot.ui.screens.table import amount_text, balanced
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, Button, Row, Screen, Text


def leaving(state: TableState, player: int, who: Company, words: Words) -> Screen:
    """Return the ways to leave the match, visible only to this player. At the table of a tournament there is one."""
    chair = state.chairs[player]
    lines = [f"### {words.text('ui-leave-title', name=table_label(state))}"]
    if state.board is not None:
        lines.append(f"**{words.text('ui-btn-handover')}** — {words.text('ui-duplicate-leave')}")
        hand_over = Button(words.text("ui-btn-handover"), ids.HAND_OVER.id(state.id), "blue", disabled=chair.away)
        return Screen((Text(body(lines, words)), (hand_over,)), BAD)
    lines.append(f"**{words.text('ui-btn-handover')}** — {words.text('ui-leave-handover')}")
    lines.append(f"**{words.text('ui-btn-offerchair')}** — {words.text('ui-leave-substitute')}")
    lines.append(f"**{words.text('ui-btn-concede-deal')}** — {_deal(state, player, who, words)}")
    needed = who_of(asked_to_concede(state, player), who, words)
    consent = words.text("ui-leave-consent", who=needed) if needed else words.text("ui-leave-at-once")
    cost = f"{_cost(state, player, words)} {_worth(state, player, who, words)}"
    lines.append(f"**{words.text('ui-btn-concede')}** — {consent} {cost}")
    keep = Button(words.text("ui-btn-keepchair"), ids.KEEP_CHAIR.id(state.id))
    ask = Button(words.text("ui-btn-offerchair"), ids.OFFER_CHAIR.id(state.id))
    barred = state.offer is not None or chair.first is not None
    no_deal = barred or why_not_deal(state, player) is not None
    deal = ids.CONCEDE.id(state.id, DEAL, deal=deal_number(state))
    keeping: Row = (
        Button(words.text("ui-btn-handover"), ids.HAND_OVER.id(state.id), "blue", disabled=chair.away),
        keep if chair.offered else ask,
    )
    conceding: Row = (
        Button(words.text("ui-btn-concede-deal"), deal, disabled=no_deal),
        Button(words.text("ui-btn-concede"), ids.CONCEDE.id(state.id, ""), "red", disabled=barred),
    )
    # What ends something stands apart from what does not, so that the wrong button is not pressed by mistake.
    return Screen((Text(body(lines[:3], words)), keeping, Text(body(lines[3:], words)), conceding), BAD)


def conceding_asked(state: TableState, player: int, of: str, who: Company, words: Words) -> Screen:
    """Asks whether to concede the match or this deal, and says what it costs."""
    deal = deal_number(state)
    if of == DEAL:
        lines = [f"### {words.text('ui-concede-deal-asked')}", capitalized(_deal(state, player, who, words))]
        sure, label = ids.CONCEDE_SURE.id(state.id, DEAL, deal=deal), words.text("ui-btn-concede-deal")
    else:
        lines = [f"### {words.text('ui-concede-asked', name=table_label(state))}", *_match(state, player, who, words)]
        lines.append(_worth(state, player, who, words))
        sure, label = ids.CONCEDE_SURE.id(state.id, "", deal=deal), words.text("ui-btn-concede")
    answers: Row = (Button(words.text("ui-btn-keep"), ids.KEEP.id(state.id), "blue"), Button(label, sure, "red"))
    return Screen((Text(body(lines, words)), answers), BAD)


def _match(state: TableState, player: int, who: Company, words: Words) -> list[str]:
    """Return what conceding the match needs, and what it makes of the player's balance."""
    needed = who_of(asked_to_concede(state, player), who, words)
    consent = words.text("ui-concede-needs", who=needed) if needed else words.text("ui-concede-at-once")
    return [consent, _cost(state, player, words)]


def _cost(state: TableState, player: int, words: Words) -> str:
    """Return the player's balance and place after conceding the match now, beside the balance of now."""
    view, after = public_view(state), balances_after(state, player)
    if view is None or after is None:
        return words.text("ui-concede-nothing")
    balances, places = after
    now = next((one.amount for one in view.standings if one.player == player), 0)
    plus = balanced(balances)
    before, then = (amount_text(state, amount, words, plus=plus) for amount in (now, balances[player]))
    key = "ui-concede-cost" if balances[player] != now else "ui-concede-stands"
    place, count = place_of(places, places[player])
    return words.text(key, now=before, then=then, place=place, of=count)


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
