"""What all screens are made of: ids, links, and text that is cut before Discord would refuse it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.cards import Card
from bot.engine.text import Line
from bot.engine.view import PublicView, Trick, Zone
from bot.i18n import Words, escape, plain
from bot.store.preferences import Preferences
from bot.table.look import deal_number
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.ids import ControlId, base36
from bot.ui.screen import MAX_LABEL, Button, Image, Part, Shown
from bot.ui.screens.naming import title

BODY = 3600
"""Characters of running text on one screen; the rest of Discord's 4000 is for headings."""

SUIT_MARKS = {"C": "🏆", "D": "🪙", "S": "⚔️", "B": "🪵", "T": "✴️", "M": "🃏"}
"""Emoji that stand beside a card's name, by suit letter; the name says the same."""


def reading(state: TableState, action: str, arg: str = "") -> str:
    """The id of a control that opens or refreshes something and never goes stale."""
    return ControlId(state.id, 0, 0, action, arg).encode()


def answering(state: TableState, player: int, action: str, arg: str = "") -> str:
    """The id of a control that belongs to the question now open for ``player``."""
    return ControlId(state.id, deal_number(state), state.asked[player], action, arg).encode()


def table_url(state: TableState) -> str:
    """Where the table is played: its thread, or the channel while there is none."""
    return f"https://discord.com/channels/{state.guild}/{state.thread or state.channel}"


def to_table(state: TableState, words: Words) -> Button:
    """A link to where the table is played."""
    return Button(words.text("ui-btn-to-table"), url=table_url(state), emoji="↗️")


def number_arg(number: int) -> str:
    """A number as the arg of an id."""
    return base36(number)


def clip(text: str, most: int) -> str:
    """The text, cut with an ellipsis to ``most`` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def label(text: str) -> str:
    """The text of a button: one line, never empty, never too long."""
    return clip(" ".join(text.split()), MAX_LABEL) or "…"


def small(text: str) -> str:
    """Small print (one line)."""
    return "-# " + " ".join(text.split())


def body(lines: Iterable[str], words: Words, most: int = BODY) -> str:
    """Lines that fit together into ``most`` characters; what does not is counted in a last line."""
    given = [line for line in lines if line]
    kept: list[str] = []
    room = most - 60
    for number, line in enumerate(given):
        cut = clip(line, 1200)
        if len(cut) + 1 > room:
            return "\n".join([*kept, small(words.text("ui-more-lines", count=len(given) - number))])
        room -= len(cut) + 1
        kept.append(cut)
    return "\n".join(kept)


def says(lines: Iterable[Line], who: Company, words: Words) -> list[str]:
    """The engine's sentences for the text of a message."""
    return [words.line(line, who.names) for line in lines]


def short(cards: Iterable[Card], who: Company, words: Words) -> str:
    """Cards by their short names, in the order given."""
    return " · ".join(words.card_short(who.pack.slug, who.pack.id(card)) for card in cards)


def name_of(card: Card, who: Company, words: Words) -> str:
    """The full name of a card."""
    return words.card(who.pack.slug, who.pack.id(card))


def mark(card: Card, who: Company) -> str:
    """The emoji of a card's suit, "" if it has none."""
    return SUIT_MARKS.get(who.pack.suits[card], "")


def place(state: TableState, view: PublicView, words: Words) -> str:
    """Table, deal and phase in one line."""
    parts = [
        f"{title(state.game, words)} {words.text('ui-table-named', name=table_label(state))}",
        deal_text(view, words),
    ]
    parts.append(words.text(view.phase))
    if view.trick is not None:
        parts.append(words.text("ui-trick-number", number=view.trick.number))
    return " · ".join(part for part in parts if part)


def table_label(state: TableState) -> str:
    """A table's name for the text of a message."""
    return escape(plain(state.name, "…"))


def deal_text(view: PublicView, words: Words) -> str:
    """Which deal of how many; "" before the first."""
    if not view.deal:
        return ""
    if view.deals:
        return words.text("ui-deal-of", deal=view.deal, deals=view.deals)
    return words.text("ui-deal", deal=view.deal)


def trick_text(trick: Trick, who: Company, words: Words) -> str:
    """The cards of a trick in the order played, each with its seat."""
    said: list[str] = []
    for played in trick.cards:
        card = name_of(played.card, who, words)
        seat = who.names.seats[played.seat]
        if played.by != played.seat:
            said.append(words.text("ui-trick-card-by", who=seat, card=card, by=who.names.seats[played.by]))
        else:
            said.append(words.text("ui-trick-card", who=seat, card=card))
    return " · ".join(said)


def zone_text(zone: Zone, who: Company, words: Words) -> str:
    """A group of cards: whose, the cards that may be seen (else how many lie there), remarks."""
    owner = who.names.seats[zone.seat] if zone.seat is not None else ""
    cards = short(zone.cards, who, words) if zone.cards else words.text("ui-zone-count", count=zone.count)
    return " — ".join(part for part in (owner, cards, *says(zone.lines, who, words)) if part)


def picture_part(picture: Shown | None) -> list[Part]:
    """The picture, where there is one."""
    return [Image(picture)] if picture is not None else []


def own_picture(picture: Shown | None, prefers: Preferences) -> list[Part]:
    """A picture of somebody's own cards, as she wishes to see it."""
    look = f"{prefers.theme} {prefers.print}"
    return [Image(picture, prefers.blurred, look)] if picture is not None else []


def in_rows(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Buttons in rows of five."""
    return [tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
