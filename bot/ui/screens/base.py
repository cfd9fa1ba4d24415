"""Parts that all screens share: control ids, links, text within Discord's limits, ``PanelContext``, ``Form``."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, TypeVar, overload

import discord
from babel.dates import format_date

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.text import Arg, CardArg, Line, SeatArg, SideArg
from bot.engine.view import PublicView, SeatView, Trick, Zone
from bot.i18n import Words, escape, plain
from bot.i18n.catalogue import IN_FULL
from bot.ports.people import Preferences
from bot.records.text import LOCALES
from bot.table.model import BoardRef, TableState
from bot.table.selectors import deal_number, decisions_of, is_choice, matters, no_hints
from bot.ui.screens.names import Company, title
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import TableControl
from bot.ui.transport.screen import MAX_LABEL, MAX_ROWS, Button, Image, Menu, Part, Shown

BODY = 3600
"""Characters of body text on a screen; the rest of Discord's 4000 is for headings."""

MORE = 60
"""Characters of it that are kept for the line that counts those left out."""

MARKS = 1100
"""Characters that the emojis of one row of cards may take: more than a whole hand needs."""

SUIT_MARKS = {"C": "🏆", "D": "🪙", "S": "⚔️", "B": "🪵", "T": "✴️", "M": "🃏"}
"""Emoji beside a card's name, by suit letter, while the card has no emoji of its own. They add nothing to the name."""


A = TypeVar("A")


def answering(state: TableState, player: int, control: TableControl[A], arg: A) -> str:
    """Return the id of a control that belongs to the question now open for ``player``."""
    return control.id(state.id, arg, deal=deal_number(state), asked=state.asked[player])


def table_url(state: TableState) -> str:
    """Return the link to the table's thread, or to its channel while it has no thread."""
    return f"https://discord.com/channels/{state.guild}/{state.thread or state.channel}"


def to_table(state: TableState, words: Words) -> Button:
    """Return a button that links to the table's thread or channel."""
    return Button(words.text("ui-btn-to-table"), url=table_url(state), emoji="↗️")


_BROKEN_TAG = re.compile(r"<(:\w*(:\d*)?)?$")
"""Matches the beginning of an emoji's tag at the end of a text."""


def clip(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis to ``most`` characters, but not inside the tag of an emoji."""
    return text if len(text) <= most else _BROKEN_TAG.sub("", text[: most - 1]).rstrip() + "…"


def label(text: str) -> str:
    """Return the text as a button label: one line, never empty, never too long."""
    return clip(" ".join(text.split()), MAX_LABEL) or "…"


def capitalized(text: str) -> str:
    """Return the text with a capital first letter, for use as a label."""
    return text[:1].upper() + text[1:]


def day(at: int, words: Words) -> str:
    """Return the day of a moment (Unix ms) in UTC, for pictures, which cannot show the viewer's time zone."""
    return format_date(datetime.fromtimestamp(at / 1000, UTC), "medium", locale=LOCALES[words.language])


def minus(number: int) -> str:
    """Return a whole number with a typographic minus sign."""
    return str(number).replace("-", "−")


def small(text: str) -> str:
    """Return the text as one line of small print."""
    return "-# " + " ".join(text.split())


def body(lines: Iterable[str], words: Words, most: int = BODY) -> str:
    """Joins the lines that fit into ``most`` characters. A last line counts those that do not."""
    given = [line for line in lines if line]
    kept: list[str] = []
    room = most - MORE
    for number, line in enumerate(given):
        cut = clip(line, 1200)
        if len(cut) + 1 > room:
            return "\n".join([*kept, small(words.text("ui-more-lines", count=len(given) - number))])
        room -= len(cut) + 1
        kept.append(cut)
    return "\n".join(kept)


def says(lines: Iterable[Line], who: Company, words: Words) -> list[str]:
    """Return the engine's sentences as text of a message, with the emojis of the cards."""
    return [words.line(line, who.marked) for line in lines]


def in_full(line: Line, words: Words) -> Line:
    """Return a sentence of the engine as it is told in text."""
    key = line.key + IN_FULL
    return Line(key, line.args) if words.has(key) else line


def short(cards: Iterable[Card], who: Company, words: Words) -> str:
    """Return the short names of cards, in the order given, as plain text."""
    return " · ".join(words.card_short(who.pack.slug, who.pack.id(card)) for card in cards)


def name_of(card: Card, who: Company, words: Words) -> str:
    """Return the full name of a card, as plain text."""
    return words.card(who.pack.slug, who.pack.id(card))


def shown_cards(cards: Sequence[Card], who: Company, words: Words) -> str:
    """Return cards as a row of their emojis for the text of a message, in the order given. A card without one is told
    in words, and so are all of too long a row and those for a text that is read by ear."""
    marks = [who.marks.get(who.pack.id(card), "") for card in cards]
    if who.worded or not any(marks) or sum(map(len, marks)) > MARKS:
        return short(cards, who, words)
    between = " " if all(marks) else " · "
    return between.join(tag or short((card,), who, words) for card, tag in zip(cards, marks, strict=True))


def marked_name(card: Card, who: Company, words: Words) -> str:
    """Return the full name of a card after its emoji, if it has one, for the text of a message."""
    return words.named(card, who.marked)


def mark(card: Card, who: Company) -> str:
    """Return the emoji of a card for a button, a menu or the text of a message: its tag in the reader's language and
    theme, else the emoji of its suit, "" if that has none."""
    return who.marks.get(who.pack.id(card)) or SUIT_MARKS.get(who.pack.suits[card], "")


def place(state: TableState, view: PublicView, words: Words) -> str:
    """Return table, deal, phase and trick in one line."""
    parts = [
        f"{title(state.game, words)} {words.text('ui-table-named', name=table_label(state))}",
        deal_text(view, words) if state.board is None else round_text(state.board, words),
    ]
    parts.append(words.text(view.phase))
    if view.trick is not None:
        parts.append(words.text("ui-trick-number", number=view.trick.number))
    return " · ".join(part for part in parts if part)


def table_label(state: TableState) -> str:
    """Return a table's name, escaped for the text of a message."""
    return escape(plain(state.name, "…"))


def round_text(board: BoardRef, words: Words) -> str:
    """Return the number of a deal of a tournament and of its round."""
    return words.text("ui-duplicate-title", deal=board.deal, round=board.round)


def deal_text(view: PublicView, words: Words) -> str:
    """Return the number of the deal and of all deals; "" before the first deal."""
    if not view.deal:
        return ""
    if view.deals:
        return words.text("ui-deal-of", deal=view.deal, deals=view.deals)
    return words.text("ui-deal", deal=view.deal)


def side_name(side: int, seats: Sequence[Sequence[Seat]], who: Company, words: Words) -> str:
    """Return the name of a side at the head of a line; "You", or "You and Carla", where a player of it is the only
    reader. ``seats`` are those of each side."""
    there = seats[side] if side < len(seats) else ()
    if SideArg(side) in who.names.you:
        return words.text("render-you")
    if any(SeatArg(seat) in who.names.you for seat in there):
        others = [who.names.seats[seat] for seat in there if SeatArg(seat) not in who.names.you]
        return words.joined([words.text("render-you"), *others])
    return (who.names.sides or who.names.seats)[side]


def seat_name(seat: Seat, who: Company, words: Words) -> str:
    """Return the name of a seat at the head of a line; "You" where its player is the only reader."""
    return words.text("render-you") if SeatArg(seat) in who.names.you else who.names.seats[seat]


def trick_text(trick: Trick, who: Company, words: Words) -> str:
    """Return the cards of a trick in the order played, each with its seat."""
    said: list[Line] = []
    for played in trick.cards:
        args: dict[str, Arg] = {"who": SeatArg(played.seat), "card": CardArg(played.card)}
        if played.by != played.seat:
            said.append(Line("ui-trick-card-by", {**args, "by": SeatArg(played.by)}))
        else:
            said.append(Line("ui-trick-card", args))
    return " · ".join(says(said, who, words))


def zone_text(zone: Zone, who: Company, words: Words) -> str:
    """Return a zone of cards as text: its owner, the visible cards (otherwise their number), remarks."""
    owner = seat_name(zone.seat, who, words) if zone.seat is not None else ""
    cards = shown_cards(zone.cards, who, words) if zone.cards else words.text("ui-zone-count", count=zone.count)
    return " — ".join(part for part in (owner, cards, *says(zone.lines, who, words)) if part)


def picture_part(picture: Shown | None) -> list[Part]:
    """Return the picture as a list of parts; empty if there is none."""
    return [Image(picture)] if picture is not None else []


def own_picture(picture: Shown | None, prefers: Preferences) -> list[Part]:
    """Return a picture of the player's own cards with their display preferences applied."""
    look = f"{prefers.theme} {prefers.print}"
    return [Image(picture, prefers.blurred, look)] if picture is not None else []


WIDTH = 5
"""Buttons in a row."""

Rows = list[tuple[Button, ...]]


def in_rows(buttons: Sequence[Button]) -> Rows:
    """Return buttons in rows of five."""
    return [tuple(buttons[start : start + WIDTH]) for start in range(0, len(buttons), WIDTH)]


def laid_out(suits: Sequence[Sequence[Button]], answers: Sequence[Button], tools: Sequence[Button], room: int) -> Rows:
    """Return the rows, at most ``room``; [] if the buttons do not fit.

    Each suit has its own rows if they fit; otherwise small suits share a row, and at last the suits follow each other
    without a gap. The answers and the tools stand below the cards, in a row of their own if there is room.
    """
    every = [button for suit in suits for button in suit]
    apart = [row for suit in suits for row in in_rows(suit)]
    below = [[*in_rows(answers), *in_rows(tools)], in_rows([*answers, *tools])]
    tried = [[*cards, *rest] for rest in below for cards in (apart, _shared(suits))]
    tried += [[*in_rows(every), *rest] for rest in below]
    tried.append(in_rows([*every, *answers, *tools]))
    return next((rows for rows in tried if len(rows) <= room), [])


def _shared(suits: Sequence[Sequence[Button]]) -> Rows:
    """Return rows in which a whole suit joins the row before it if that has room for it."""
    rows: Rows = []
    for suit in suits:
        if rows and len(rows[-1]) + len(suit) <= WIDTH:
            rows[-1] = (*rows[-1], *suit)
        else:
            rows += in_rows(suit)
    return rows


HINT = "💡"
"""Marks hints and what is recommended."""

WHAT_NOW = "❓"
"""Marks the explanation of what a player can do now."""

QUESTION_MARK = "?"
"""Its label on a panel, short so that a phone shows it in the same row, and what is typed for it."""


def with_hint(state: TableState, player: int, rows: list[Part], words: Words) -> list[Part]:
    """Return the rows of a panel with the button of a hint, if the match allows hints. It stands after all others, so
    that no control moves; there is none where the rows are full: the menu More… has it too. Nor is there one
    where only one answer is possible, and for a cut that changes nothing."""
    asked = any(matters(state.game, decision) and is_choice(decision) for decision in decisions_of(state, player))
    if state.between or not rows or not asked or no_hints(state, player) is not None:
        return rows
    button, last = hint_button(state, player, words), rows[-1]
    if isinstance(last, tuple) and len(last) < WIDTH:
        return [*rows[:-1], (*last, button)]
    return [*rows, (button,)] if len(rows) < MAX_ROWS else rows


def with_help(state: TableState, player: int, rows: list[Part], words: Words, *, both: bool = False) -> list[Part]:
    """Return the rows of a panel with the button of a hint, or, where there is none, with the one that explains what
    can be done now, if the last row has room for it. The menu More… has both.

    A phone shows only one of them in the row of the tools; a panel in words may have ``both``.
    """
    hinted = with_hint(state, player, rows, words)
    last = hinted[-1] if hinted else None
    if (hinted is not rows and not both) or not isinstance(last, tuple) or len(last) >= WIDTH:
        return hinted
    if state.between or not decisions_of(state, player):
        return hinted
    return [*hinted[:-1], (*last, replace(what_now_button(state, player, words), label=QUESTION_MARK, emoji=""))]


def what_now_button(state: TableState, player: int, words: Words) -> Button:
    """Return the button that explains what the player can do now."""
    return Button(words.text("ui-btn-what-now"), answering(state, player, ids.WHAT_NOW, None), emoji=WHAT_NOW)


def hint_button(state: TableState, player: int, words: Words) -> Button:
    """Return the button of a hint."""
    return Button(words.text("ui-btn-hint"), answering(state, player, ids.HINT, None), emoji=HINT)


@dataclass(slots=True)
class Asked:
    """The contents of a question on a screen: its text, its menus, the buttons that answer it, and the buttons of cards
    (``tiles``), one list for each suit."""

    lines: list[str] = field(default_factory=list[str])
    menus: list[Menu] = field(default_factory=list[Menu])
    buttons: list[Button] = field(default_factory=list[Button])
    tiles: list[list[Button]] = field(default_factory=list[list[Button]])


@dataclass(frozen=True, slots=True)
class PanelContext:
    """What the controls of a question are built from: the table, the player and their view, names, language, staged
    cards, and whether choosing a card plays it at once (:func:`bot.ui.screens.card_picker.one_tap`). ``tiles``: each
    card is a button, and menus are used for nothing that fits on buttons. ``named``: the first line names the table,
    because the player sits at another one too."""

    state: TableState
    view: SeatView
    player: int
    who: Company
    words: Words
    staged: tuple[int, ...]
    one_tap: bool = False
    tiles: bool = False
    named: bool = False

    @overload
    def id(self, control: TableControl[None], /) -> str: ...
    @overload
    def id(self, control: TableControl[A], arg: A, /) -> str: ...
    def id(self, control: TableControl[Any], arg: Any = None, /) -> str:
        """Return the id of a control that answers the question now open."""
        return answering(self.state, self.player, control, arg)


def headed(desk: PanelContext, text: str) -> str:
    """Return the first line under the picture of a panel."""
    if not desk.named:
        return f"### {text}"
    return f"### {desk.words.text('ui-table-named', name=table_label(desk.state))} · {text}"


def question_key(desk: PanelContext, decision: Decision) -> str:
    """Return the catalogue key of a question."""
    return f"decision-{desk.view.public.game}-{decision.kind}"


def question(desk: PanelContext, decision: Decision) -> str:
    """Return the text of a question, for the text of a message."""
    key = question_key(desk, decision)
    if not desk.words.has(key):
        return desk.words.text("ui-ask-cards" if decision.cards else "ui-ask")
    least, most = decision.number or (decision.least, decision.most)
    args: dict[str, Arg] = {"least": least, "most": most, "count": most, **decision.args}
    if decision.of is not None:
        args["of"] = SeatArg(decision.of)
    return desk.words.line(Line(key, args), desk.who.marked)


log = logging.getLogger(__name__)


class Form(discord.ui.Modal):
    """A modal. It keeps no state: a submission is dispatched like every control, by its custom id
    (:meth:`bot.ui.transport.controls.Registry.dispatch`).

    The library would keep the last form of each custom id and forget it with the first submission: of two people with
    the same form only one would be answered, and nobody after a restart.
    """

    def __init__(self, title: str, custom_id: str) -> None:
        super().__init__(title=title[:45], custom_id=custom_id)
        self.stop()  # The library keeps no form that waits for nothing.
