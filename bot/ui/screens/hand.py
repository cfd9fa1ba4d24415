"""The private panel: one's own cards, what is asked, and the ways to answer (S5-S14): the same in DM and My cards."""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.view import SeatView
from bot.i18n import Words
from bot.store.preferences import DEFAULT, Preferences
from bot.table.look import seating
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.screen import ASKING, MAX_ROWS, NEUTRAL, Button, Part, Screen, Shown, Text
from bot.ui.screens.advance import NOTHING_QUEUED, Advance, advance_part
from bot.ui.screens.base import (
    answering,
    body,
    in_rows,
    label,
    number_arg,
    own_picture,
    place,
    reading,
    says,
    short,
    small,
    table_label,
    to_table,
)
from bot.ui.screens.board import awaited, beside, clock, in_progress, news, running_trick, score_strip
from bot.ui.screens.desk import Asked, Desk, question
from bot.ui.screens.fair import word_button
from bot.ui.screens.picks import one_tap
from bot.ui.screens.questions import asked

ZONES = 2
"""Private looks that have a button."""


def hand(
    state: TableState,
    view: SeatView,
    who: Company,
    picture: Shown | None,
    words: Words,
    staged: tuple[int, ...] = (),
    *,
    deadline_ms: int | None = None,
    prefers: Preferences = DEFAULT,
    advance: Advance = NOTHING_QUEUED,
) -> Screen:
    """The panel of the player who sits at ``view.seat``.

    ``staged`` are the cards and offers (:data:`picks.OFFERS`) chosen and not confirmed; ``deadline_ms`` the Unix time
    at which the player's clock runs out; ``prefers`` is how she wishes to see and to play, ``advance`` the
    card she chose before her turn.
    """
    player = seating(state)[view.seat]
    open_now = () if state.between or not state.open else view.decisions
    main = next((one for one in open_now if not one.optional), None)
    desk = Desk(state, view, player, who, words, staged, one_tap=one_tap(open_now, prefers))
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
    """Which cards of the hand came last, where the game keeps them apart: the stock before the discard."""
    held = set(view.hand)
    taken = [zone for zone in view.zones if zone.cards and held.issuperset(zone.cards)]
    return [small(f"{words.text(zone.key)}: {short(zone.cards, who, words)}") for zone in taken]


def hand_stub(state: TableState, words: Words) -> Screen:
    """What is left of a panel that was posted anew, or whose deal is over."""
    text = small(words.text("ui-hand-stub", name=table_label(state)))
    return Screen((Text(text), (to_table(state, words),)), NEUTRAL)


def _heading(desk: Desk, main: Decision | None, deadline_ms: int | None) -> str:
    words = desk.words
    if main is None:
        return f"### {awaited(desk.state, desk.view.public, desk.who, words)}"
    return f"### 🔔 {question(desk, main)}{clock(deadline_ms)}"


def _questions_apart(desk: Desk, open_now: tuple[Decision, ...], shown: list[Asked]) -> list[str]:
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


def _rows(desk: Desk, shown: list[Asked]) -> list[Part]:
    """Menus, then the buttons that answer, then the tools; what has no room in five rows is left out from the end."""
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


def _between(desk: Desk) -> list[Button]:
    state, words = desk.state, desk.words
    buttons: list[Button] = []
    if state.chairs[desk.player].away and not state.chairs[desk.player].gone:
        buttons.append(Button(words.text("ui-btn-back"), answering(state, desk.player, "back"), "green"))
    elif state.open and state.between and desk.player not in state.ready:
        buttons.append(Button(words.text("ui-btn-next"), reading(state, "next"), "green"))
        buttons.append(word_button(state, words))
    return buttons


def _tools(desk: Desk) -> list[Button]:
    state, words = desk.state, desk.words
    looks = [
        Button(
            label(words.text(zone.key)),
            answering(state, desk.player, "zone", number_arg(index)),
        )
        for index, zone in enumerate(desk.view.zones[:ZONES])
    ]
    refresh = Button(words.text("ui-btn-refresh"), reading(state, "refresh"), emoji="🔄")
    in_words = Button(words.text("ui-btn-words"), reading(state, "words"))
    return [*looks, in_words, refresh, to_table(state, words)][-5:]
