"""The private panel: the player's own cards, the open questions and the controls that answer them (S5-S14).

The panel is the same in direct messages and in My cards. It also shows the premove, a card chosen before the player's
turn, which no other screen shows (S5, T87).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card
from bot.engine.text import SeatArg
from bot.engine.view import Count, SeatView, Zone
from bot.i18n import Words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.autoplay import card_question, may_queue, queued
from bot.table.clocks import CARD_QUESTIONS
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seating
from bot.ui.screens.base import (
    Asked,
    PanelContext,
    answering,
    body,
    headed,
    in_rows,
    label,
    laid_out,
    marked_name,
    own_picture,
    picture_part,
    place,
    question,
    says,
    shown_cards,
    small,
    table_label,
    to_table,
    with_help,
)
from bot.ui.screens.card_picker import card_menus, one_tap, playing, queue_tile, tiles
from bot.ui.screens.named_answers import named_answers
from bot.ui.screens.names import Company
from bot.ui.screens.questions import asked, asking
from bot.ui.screens.result import counted, counted_in_words
from bot.ui.screens.review import review_button
from bot.ui.screens.table import (
    awaited,
    beside,
    clock,
    in_progress,
    is_score,
    news,
    running_trick,
    score_strip,
    table_lines,
)
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
    said = marked_name(advance.card, desk.who, words) if advance.card is not None else ""
    if advance.open and desk.tiles:
        part.tiles += tiles(desk, desk.view.hand, lambda card: queue_tile(desk, card, card == advance.card))
        part.lines.append(words.text("ui-queued", card=said) if said else small(words.text("ui-queue-tap")))
    elif advance.open:
        placeholder = words.text("ui-queue-other" if said else "ui-queue")
        part.menus += card_menus(
            desk, Decision(desk.view.seat, "queue", cards=desk.view.hand), placeholder, None, ids.PREMOVE
        )
        if said:
            part.lines.append(words.text("ui-queued", card=said))
            part.buttons.append(Button(words.text("ui-btn-unqueue"), desk.id(ids.CANCEL)))
    elif advance.soon:
        part.lines.append(words.text("ui-queue-soon"))
    elif advance.refusal is not None:
        part.lines.append(words.text("ui-queue-illegal", card=said))
        part.lines.append(words.refusal(advance.refusal, desk.who.marked))
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
    undo: Card | None = None,
    wordy: bool = False,
    count: tuple[Count, Company] | None = None,
    banner: Shown | None = None,
    named: bool = False,
) -> Screen:
    """Return the panel of the player who sits at ``view.seat``.

    ``staged`` are the cards and offers (:data:`bot.ui.screens.card_picker.OFFERS`) chosen but not confirmed.
    ``deadline_ms`` is the Unix time at which the player's clock runs out. ``prefers`` are the player's preferences,
    ``advance`` is their premove, ``undo`` the card that is played next unless they take it back. ``wordy``: the picture
    cannot be shown, so the text says everything; it also does for players who prefer words. ``count`` is the count of
    the deal that has ended, with the people of that deal, and ``banner`` the picture of what was rare in it.
    ``named``: the first line names the table.
    """
    player, who = seating(state)[view.seat], who.spoken_to(view.seat, view.public.sides)
    open_now = () if state.between or not state.open else view.decisions
    main = next((one for one in open_now if not one.optional), None)
    prefer_words = prefers.panel == "words"
    who = who.in_words() if prefer_words else who
    desk = PanelContext(
        *(state, view, player, who, words, staged),
        one_tap=one_tap(open_now, prefers),
        tiles=not prefer_words,
        named=named,
    )
    shown = _asked(desk, open_now, undo)
    ahead = advance_part(desk, advance)
    rows: list[Part] = [] if prefer_words else [*_tiles(desk, [*shown, ahead])]
    if not rows:
        desk = replace(desk, tiles=False)
        shown, ahead = _asked(desk, open_now, undo), advance_part(desk, advance)
        rows = _rows(desk, [*shown, ahead], _tools(desk) if prefer_words else _few_tools(desk))
    rows = with_help(state, player, rows, words, both=prefer_words)
    shown_pictures = [*picture_part(banner), *own_picture(picture, prefers)]
    if prefer_words or wordy:
        apart = [*ahead.lines, *_questions_apart(desk, open_now, shown)]
        parts = _everything(desk, main, deadline_ms, apart, shown_pictures, listing=prefer_words, count=count)
    else:
        between = view.public.trick is None and count is None
        lines = _brief(desk, main, deadline_ms, count, _just_taken(view, who, words) if between else [])
        lines += [*ahead.lines, *_questions_apart(desk, open_now, shown)]
        # What was turned up and taken, or called, is in the picture.
        called = view.public.auction and view.public.calls
        if between and not _choosing(main) and not called:
            lines += news(view.public, who, words)
        parts = [*shown_pictures, Text(body(lines, words, 2000))]
    return Screen((*parts, *rows), ASKING if main else NEUTRAL)


def _choosing(main: Decision | None) -> bool:
    """Return whether cards or combinations are chosen, but not a card for a trick. Picture and choices need the room
    then: the news are left out."""
    if main is None or main.kind in CARD_QUESTIONS:
        return False
    return bool(main.cards or main.claims)


def _asked(desk: PanelContext, open_now: tuple[Decision, ...], undo: Card | None) -> list[Asked]:
    """Return the controls of each question, optional ones last. While a card waits to be played, it can only be taken
    back."""
    ordered = sorted(open_now, key=lambda one: one.optional)
    if undo is None:
        return [asked(desk, one) for one in ordered]
    said = desk.words.text("ui-undo-card", card=marked_name(undo, desk.who, desk.words))
    back = Button(desk.words.text("ui-btn-undo"), desk.id(ids.UNDO), "blue", emoji="↩️")
    return [Asked([said], buttons=[back]), *(Asked() for _ in ordered[1:])]


def _brief(
    desk: PanelContext,
    main: Decision | None,
    deadline_ms: int | None,
    count: tuple[Count, Company] | None,
    taken: list[str],
) -> list[str]:
    """Return the lines under the picture: what is asked and why, and below it the clock and the cards that came last;
    between deals the result."""
    if count is not None:
        return counted(desk, *count)
    left = [f"⏱ <t:{deadline_ms // 1000}:R>"] if deadline_ms and main is not None else []
    asks = asking(desk, main) if main is not None else awaited(desk.state, desk.view.public, desk.who, desk.words)
    details = " · ".join([*left, *taken])
    return [headed(desk, asks), *([small(details)] if details else [])]


def _everything(
    desk: PanelContext,
    main: Decision | None,
    deadline_ms: int | None,
    apart: list[str],
    picture: list[Part],
    *,
    listing: bool,
    count: tuple[Count, Company] | None = None,
) -> list[Part]:
    """Return everything on the panel as text, with the picture if there is one. ``listing``: the choices too, for who
    types them. ``count`` is the count of a deal that is over: its result comes first, its lines last."""
    view, who, words = desk.view, desk.who, desk.words
    result = counted(desk, *count) if count is not None else [_heading(desk, main, deadline_ms)]
    head = [*result, small(place(desk.state, view.public, words))]
    if main is not None:
        head += says([one for one in view.public.status if one.args.get("seat") != SeatArg(view.seat)], who, words)
    lines = [
        *apart,
        *(choices(desk) if listing else []),
        *news(view.public, who, words),
        *(counted_in_words(desk, *count) if count is not None else []),
        *running_trick(view.public, who, words),
    ]
    lines += [small(words.text("ui-your-cards", cards=shown_cards(view.hand, who, words)))] if view.hand else []
    lines += map(small, _came_later(view, who, words))
    lines += [small(line) for line in _legal(desk, main)] if listing else []
    lines += score_strip(view.public, who, words) if count is None and is_score(desk.state, view.public) else []
    lines += beside(view.public, who, words) if in_progress(desk.state) else []
    parts: list[Part] = [Text(body(head, words, 1000)), *picture]
    return [*parts, Text(body(lines, words, 2700))] if any(lines) else parts


def hand_words(
    state: TableState,
    view: SeatView,
    who: Company,
    words: Words,
    *,
    deadline_ms: int | None = None,
) -> Screen:
    """Return everything on the player's panel as text, without its controls, and the table in words."""
    player, who = seating(state)[view.seat], who.spoken_to(view.seat, view.public.sides).in_words()
    desk = PanelContext(state, view, player, who, words, ())
    open_now = () if state.between or not state.open else view.decisions
    main = next((one for one in open_now if not one.optional), None)
    questions = [f"*{question(desk, one)}*" for one in open_now if one.optional]
    lines = [_heading(desk, main, deadline_ms), *questions, *choices(desk)]
    lines += [words.text("ui-your-cards", cards=shown_cards(view.hand, who, words))] if view.hand else []
    lines += map(small, _came_later(view, who, words))
    lines += _legal(desk, main)
    lines += table_lines(state, view.public, who, words)
    return Screen((Text(body(lines, words)),), NEUTRAL)


def choices(desk: PanelContext) -> list[str]:
    """Return what may be answered beside cards, for who types or listens: the same names as those of ``/play``."""
    found = [one.name for one in named_answers(desk.state, desk.player, desk.view.decisions, desk.words)]
    spans = [one.number for one in desk.view.decisions if one.number is not None] if found else []
    found += [desk.words.text("ui-choices-number", least=low, most=high) for low, high in spans]
    several = [one.most for one in desk.view.decisions if one.cards and one.most > 1]
    found += [desk.words.text("ui-choices-cards", count=most) for most in several]
    said = [desk.words.text("ui-choices", answers=" · ".join(found))] if found else []
    return [*said, small(desk.words.text("ui-choices-explained"))] if desk.view.decisions else said


def _legal(desk: PanelContext, main: Decision | None) -> list[str]:
    """Return the cards that may be played, if they are not simply those of the hand."""
    legal = main.cards if main is not None and playing(desk) else ()
    if not legal or set(legal) == set(desk.view.hand):
        return []
    return [desk.words.text("ui-legal-cards", cards=shown_cards(legal, desk.who, desk.words))]


def _just_taken(view: SeatView, who: Company, words: Words) -> list[str]:
    """Return the cards of the hand that came last, if the game keeps them apart: the stock before the discard."""
    taken = [zone for zone in view.zones if _in_hand(zone, view)]
    return [f"{words.text(zone.key)}: {shown_cards(zone.cards, who, words)}" for zone in taken]


def _came_later(view: SeatView, who: Company, words: Words) -> list[str]:
    """Return the cards of the hand that the picture marks because they came after the deal."""
    taken = _just_taken(view, who, words)
    if taken or not view.added:
        return taken
    return [words.text("render-alt-added", cards=shown_cards(view.added, who, words))]


def _in_hand(zone: Zone, view: SeatView) -> bool:
    return bool(zone.cards) and set(view.hand).issuperset(zone.cards)


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


def _tiles(desk: PanelContext, shown: list[Asked]) -> list[Part]:
    """Return the menus, the cards as buttons, what answers, the tools; [] if that does not fit."""
    menus = [menu for one in shown for menu in one.menus]
    suits = [suit for one in shown for suit in one.tiles]
    answers = [*(button for one in shown for button in one.buttons), *_between(desk)]
    looks = _looks(desk) if desk.view.public.trick is None else []
    few = _few_tools(desk)
    for tools in ([*looks, *few], few, few[:1]):
        rows = laid_out(suits, answers, tools, MAX_ROWS - len(menus))
        if rows:
            return [*menus, *rows]
    return []


def _few_tools(desk: PanelContext) -> list[Button]:
    """Return the buttons that only show something. The private zones are also behind More…."""
    state, words = desk.state, desk.words
    in_words = Button(words.text("ui-btn-words"), desk.id(ids.HAND_WORDS))
    more = Button(words.text("ui-btn-others"), answering(state, desk.player, ids.PANEL_MENU, None))
    return [in_words, more]


def _looks(desk: PanelContext) -> list[Button]:
    """Return the buttons that show the private zones. Cards that came last stand in a line of the panel already."""
    apart = [index for index, zone in enumerate(desk.view.zones[:ZONES]) if not _in_hand(zone, desk.view)]
    every = zone_buttons(desk.state, desk.player, desk.view, desk.words)
    return [every[index] for index in apart]


def zone_buttons(state: TableState, player: int, view: SeatView, words: Words) -> list[Button]:
    """Return the buttons that show the player's private zones."""
    return [
        Button(label(words.text(zone.key)), answering(state, player, ids.ZONE, index))
        for index, zone in enumerate(view.zones[:ZONES])
    ]


def _rows(desk: PanelContext, shown: list[Asked], tools: list[Button]) -> list[Part]:
    """Return the menus, then the buttons that answer, then the tools. Controls beyond five rows are omitted from the
    end."""
    menus = [menu for one in shown for menu in one.menus][: MAX_ROWS - 1]
    answers = [button for one in shown for button in one.buttons]
    answers += _between(desk)
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
    counts = desk.view.public.counts
    if counts and (state.between or not state.open):
        buttons.append(review_button(state, counts[-1].deal if state.open else 0, words))
    return buttons


def _tools(desk: PanelContext) -> list[Button]:
    """Return the buttons of a panel in words. It is brought up to date like every panel; *In words* says everything
    again in a message of its own, which a screen reader reads when it comes."""
    state, words = desk.state, desk.words
    in_words = Button(words.text("ui-btn-words"), ids.AS_TEXT.id(state.id))
    more = Button(words.text("ui-btn-others"), answering(state, desk.player, ids.PANEL_MENU, None))
    return [*_looks(desk), in_words, more, to_table(state, words)][-5:]
