"""The private panel: the player's own cards, the open questions and the controls that answer them (S5-S14).

The panel is the same in direct messages and in My cards. It also shows the premove, a card chosen before the player's
turn, which no other screen shows (S5, T87).
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.i18n import Words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.autoplay import card_question, may_queue, queued
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seating
from bot.ui.screens.base import (
    Asked,
    PanelContext,
    answering,
    body,
    in_rows,
    label,
    name_of,
    own_picture,
    place,
    question,
    says,
    short,
    small,
    table_label,
    to_table,
)
from bot.ui.screens.card_picker import card_menus, one_tap
from bot.ui.screens.fairness import word_button
from bot.ui.screens.names import Company
from bot.ui.screens.questions import asked
from bot.ui.screens.table import awaited, beside, clock, in_progress, news, running_trick, score_strip
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, MAX_ROWS, NEUTRAL, Button, Part, Screen, Shown, Text


@dataclass(frozen=True, slots=True)
class Advance:
    """The state of the premove. ``card`` is the queued card (None: none); ``open``: a card may be queued now; ``soon``:
    it is the player's turn and the card is about to be played; ``refusal``: it is their turn and why the card may not
    be played."""

    card: Card | None = None
    open: bool = False
    soon: bool = False
    refusal: Refusal | None = None


NOTHING_QUEUED = Advance()


def advance_of(state: TableState, player: int, view: SeatView, staged: tuple[int, ...]) -> Advance:
    """Return the state of the premove; ``staged`` is what is stored as chosen for the player's next question."""
    card, free = queued(state, staged), may_queue(state, player, view)
    if card is None or card not in view.hand:
        return Advance(open=free)
    question = card_question(state, player)
    if free or not decisions_of(state, player):
        return Advance(card, open=free)
    if question is not None and card in question.cards:
        return Advance(card, soon=True)
    answer = state.rules.decide(state.match, view.seat, Pick((card,))) if question is not None else None
    return Advance(card, refusal=answer if isinstance(answer, Refusal) else None)


def advance_part(desk: PanelContext, advance: Advance) -> Asked:
    """Return the text and the controls of the premove."""
    part, words = Asked(), desk.words
    said = name_of(advance.card, desk.who, words) if advance.card is not None else ""
    if advance.open:
        placeholder = words.text("ui-queue-other" if said else "ui-queue")
        part.menus += card_menus(
            desk, Decision(desk.view.seat, "queue", cards=desk.view.hand), placeholder, None, ids.PREMOVE
        )
    if said and advance.open:
        part.lines.append(words.text("ui-queued", card=said))
        part.buttons.append(Button(words.text("ui-btn-unqueue"), desk.id(ids.CANCEL)))
    elif advance.soon:
        part.lines.append(words.text("ui-queue-soon"))
    elif advance.refusal is not None:
        part.lines.append(words.text("ui-queue-illegal", card=said))
        part.lines.append(words.refusal(advance.refusal, desk.who.names))
    return part


ZONES = 2
"""Private zones that have a button."""


def hand(
    state: TableState,
    view: SeatView,
    who: Company,
    picture: Shown | None,
    words: Words,
    staged: tuple[int, ...] = (),
    *,
    deadline_ms: int | None = None,
    prefers: Preferences = DEFAULT_PREFERENCES,
    advance: Advance = NOTHING_QUEUED,
) -> Screen:
    """Return the panel of the player who sits at ``view.seat``.

    ``staged`` are the cards and offers (:data:`bot.ui.screens.card_picker.OFFERS`) chosen but not confirmed.
    ``deadline_ms`` is the Unix time at which the player's clock runs out. ``prefers`` are the player's preferences,
    ``advance`` is their premove.
    """
    player = seating(state)[view.seat]
    open_now = () if state.between or not state.open else view.decisions
    main = next((one for one in open_now if not one.optional), None)
    desk = PanelContext(state, view, player, who, words, staged, one_tap=one_tap(open_now, prefers))
    shown = [asked(desk, one) for one in sorted(open_now, key=lambda one: one.optional)]
    ahead = advance_part(desk, advance)
    head = [_heading(desk, main, deadline_ms), small(place(state, view.public, words))]
    if main is not None:
        head += says(view.public.status, who, words)
    lines = [*ahead.lines, *_questions_apart(desk, open_now, shown), *news(view.public, who, words)]
    lines += running_trick(view.public, who, words)
    lines += [small(words.text("ui-your-cards", cards=short(view.hand, who, words)))] if view.hand else []
    lines += _just_taken(view, who, words)
    lines += score_strip(view.public, who, words)
    lines += beside(view.public, who, words) if in_progress(state) else []
    parts: list[Part] = [Text(body(head, words, 1000)), *own_picture(picture, prefers)]
    if any(lines):
        parts.append(Text(body(lines, words, 2700)))
    parts += _rows(desk, [*shown, ahead])
    return Screen(tuple(parts), ASKING if main else NEUTRAL)


def _just_taken(view: SeatView, who: Company, words: Words) -> list[str]:
    """Return the cards of the hand that came last, if the game keeps them apart: the stock before the discard."""
    held = set(view.hand)
    taken = [zone for zone in view.zones if zone.cards and held.issuperset(zone.cards)]
    return [small(f"{words.text(zone.key)}: {short(zone.cards, who, words)}") for zone in taken]


def hand_stub(state: TableState, words: Words) -> Screen:
    """Return what remains of a panel that was posted again elsewhere or whose deal is over."""
    text = small(words.text("ui-hand-stub", name=table_label(state)))
    return Screen((Text(text), (to_table(state, words),)), NEUTRAL)


def _heading(desk: PanelContext, main: Decision | None, deadline_ms: int | None) -> str:
    words = desk.words
    if main is None:
        return f"### {awaited(desk.state, desk.view.public, desk.who, words)}"
    return f"### 🔔 {question(desk, main)}{clock(deadline_ms)}"


def _questions_apart(desk: PanelContext, open_now: tuple[Decision, ...], shown: list[Asked]) -> list[str]:
    lines: list[str] = []
    if desk.state.chairs[desk.player].gone:
        lines.append(desk.words.text("ui-gone"))
    elif desk.state.chairs[desk.player].away:
        lines.append(desk.words.text("ui-away"))
    elif desk.state.struck(desk.player):
        lines.append(desk.words.text("ui-strike"))
    ordered = sorted(open_now, key=lambda one: one.optional)
    for decision, one in zip(ordered, shown, strict=True):
        if decision.optional:
            lines.append(f"*{question(desk, decision)}*")
        lines += one.lines
    return lines


def _rows(desk: PanelContext, shown: list[Asked]) -> list[Part]:
    """Return the menus, then the buttons that answer, then the tools. Controls beyond five rows are omitted from the
    end."""
    menus = [menu for one in shown for menu in one.menus][: MAX_ROWS - 1]
    answers = [button for one in shown for button in one.buttons]
    answers += _between(desk)
    tools = _tools(desk)
    room = MAX_ROWS - len(menus)
    apart = [*in_rows(answers), *in_rows(tools)]
    if len(apart) <= room:
        return [*menus, *apart]
    together = _once([*answers, *tools])
    return [*menus, *in_rows(together)[:room]]


def _once(buttons: list[Button]) -> list[Button]:
    return list({button.id or button.url: button for button in buttons}.values())


def _between(desk: PanelContext) -> list[Button]:
    state, words = desk.state, desk.words
    buttons: list[Button] = []
    if state.chairs[desk.player].away and not state.chairs[desk.player].gone:
        buttons.append(Button(words.text("ui-btn-back"), answering(state, desk.player, ids.BACK, None), "green"))
    elif state.open and state.between and desk.player not in state.ready:
        buttons.append(Button(words.text("ui-btn-next"), ids.NEXT_DEAL.id(state.id), "green"))
        buttons.append(word_button(state, words))
    return buttons


def _tools(desk: PanelContext) -> list[Button]:
    state, words = desk.state, desk.words
    looks = [
        Button(
            label(words.text(zone.key)),
            answering(state, desk.player, ids.ZONE, index),
        )
        for index, zone in enumerate(desk.view.zones[:ZONES])
    ]
    refresh = Button(words.text("ui-btn-refresh"), ids.REFRESH.id(state.id), emoji="🔄")
    in_words = Button(words.text("ui-btn-words"), ids.AS_TEXT.id(state.id))
    return [*looks, in_words, refresh, to_table(state, words)][-5:]
