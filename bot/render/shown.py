"""What pictures show of a view, and in which words: pictures draw it, alternative texts say it.

What is shown is chosen by functions, before anything is drawn. The words are those of :class:`Speech`: in one language,
with the names of the players at one table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.text import Line, SeatArg, SideArg
from bot.engine.view import Call, PublicView, SeatInfo, SeatView, Trick, Zone
from bot.games.registry import games
from bot.i18n.people import Names, plain
from bot.render.model import PlayerNames, WordsLike
from bot.render.text import fitted, missing_share

# -- the words

CLIPS = (8.0, 5.5, 4.0, 3.2, 2.6)
"""Widths in em to which names are cut, one after the other, until a sentence fits."""
MEASURE = 40
"""Letter size in px at which names are measured for this."""


@lru_cache(maxsize=4096)
def clipped(label: str, size: float, room: float) -> str:
    """Return a name cut off to `room` px beside what stands before its first letter (the mark of a bot)."""
    bare = _unmarked(label) or label
    return label[: len(label) - len(bare)] + fitted(bare, size, room)


def _unmarked(label: str) -> str:
    """Return a name from its first letter or digit, "" if it has none: without the mark of a bot."""
    start = next((n for n, char in enumerate(label) if char.isalnum()), len(label))
    return label[start:]


def legible(cast: PlayerNames, words: WordsLike) -> PlayerNames:
    """Return the names as they are drawn. A player gets a number if the fonts lack more than half of the name's
    characters."""
    labels = tuple(
        label if missing_share(label) <= 0.5 else words.text("person-nameless", number=number)
        for number, label in enumerate(cast.labels, start=1)
    )
    return cast if labels == cast.labels else PlayerNames(labels, cast.table, cast.faces)


@lru_cache(maxsize=1024)
def _joined(words: WordsLike, names: tuple[str, ...]) -> str:
    return words.joined(names)


class Speech:
    """Texts bound to a view: the names of seats, and of cards in the viewer's language. `you` is the seat of the only
    reader, who is spoken to where a sentence allows it; None if others see the picture too."""

    def __init__(self, view: PublicView, cast: PlayerNames, words: WordsLike, you: Seat | None = None) -> None:
        self.view, self.words, self.you = view, words, you
        self.language = words.language
        self.pack = games()[view.game].meta.pack.dressed(view.pack)
        self.table, self._faces = cast.table, cast.faces
        seats = len(view.seats)
        labels = [*cast.labels[:seats], *[""] * (seats - len(cast.labels))]
        self.labels = tuple(
            plain(label, f"#{number}") if label.strip() else words.text("person-nameless", number=number)
            for number, label in enumerate(labels, start=1)
        )
        self.sides = tuple(_joined(words, tuple(self.labels[seat] for seat in side)) for side in view.sides)
        # A side is the reader's if they are alone on it: what a pair has done, no single player has.
        alone = [SideArg(number) for number, side in enumerate(view.sides) if tuple(side) == (you,)]
        self._spoken_to = () if you is None else (SeatArg(you), *alone)
        self._alone = you if alone else None
        self.names = Names(self.pack, self.labels, self.sides, you=self._spoken_to)
        self._brief = Names(self.pack, self.labels, tuple(map(self._short, range(len(view.sides)))))

    def text(self, key: str, **args: str | int) -> str:
        """Return a catalogue message."""
        return self.words.text(key, **args)

    def line(self, line: Line) -> str:
        """Return a sentence of the engine."""
        return self.words.line(line, self.names)

    def brief(self, line: Line) -> str:
        """Return a sentence of the engine with short names of sides."""
        return self.words.line(line, self._brief)

    def side_short(self, side: int) -> str:
        """Return the short name of a side: the players' names cut to 11 characters, joined by a plus, *You* for the
        reader alone on it. One of two is called by their name, as in the sentences about the two."""
        return self._short(side, you=self._alone)

    def _short(self, side: int, *, you: Seat | None = None) -> str:
        if side >= len(self.view.sides):
            return self.text("side-nameless", number=side + 1)
        names = (self.text("render-you") if seat == you else self.who(seat) for seat in self.view.sides[side])
        return " + ".join(name if len(name) <= 11 else name[:10].rstrip() + "…" for name in names)

    def addressed(self, seat: Seat) -> str:
        """Return the name of the player at a seat as the head of what their side has: *You* for the reader if they are
        alone on it."""
        return self.text("render-you") if seat == self._alone else self.who(seat)

    def who(self, seat: Seat) -> str:
        """Return the name of the player at a seat."""
        return self.labels[seat] if seat < len(self.labels) else self.text("person-nameless", number=seat + 1)

    def face(self, seat: Seat) -> str:
        """Return the name of the bot whose face stands for a seat, "" for a person."""
        return self._faces[seat] if seat < len(self._faces) else ""

    def beside_mark(self, seat: Seat) -> str:
        """Return the name as it stands beside the mark of a seat: the face of a bot makes the mark in its name
        needless."""
        label = self.who(seat)
        return _unmarked(label) or label if self.face(seat) else label

    def id(self, card: Card) -> str:
        """Return the id of a card."""
        return self.pack.ids[card]

    def card(self, card: Card, *, short: bool = False) -> str:
        """Return the name of a card."""
        say = self.words.card_short if short else self.words.card
        return say(self.pack.slug, self.pack.ids[card])

    def cards(self, cards: Iterable[Card], *, short: bool = False) -> str:
        """Return the names of several cards, separated by commas."""
        return ", ".join(self.card(card, short=short) for card in cards)

    def clips(self, seat: Seat) -> Iterator[str]:
        """Yields the name at a seat, then shorter and shorter versions."""
        yield self.who(seat)
        yield from (clipped(self.who(seat), MEASURE, em * MEASURE) for em in CLIPS)

    def ways(self, lines: Sequence[Line]) -> Iterator[str]:
        """Yields sentences of the engine with full names, then with shorter and shorter ones."""
        for names in self._clipped():
            yield " ".join(self.words.line(line, names) for line in lines)

    def score_ways(self) -> Iterator[list[str]]:
        """Yields the parts of the score with the short names of sides, then with shorter and shorter ones."""
        yield self.score_lines()
        for names in list(self._clipped())[1:]:
            yield [self.words.line(line, names) for line in self.view.score]

    def _clipped(self) -> Iterator[Names]:
        yield self.names
        for em in CLIPS:
            short = tuple(clipped(label, MEASURE, em * MEASURE) for label in self.labels)
            sides = tuple(" + ".join(short[seat] for seat in side) for side in self.view.sides)
            yield Names(self.pack, short, sides, you=self._spoken_to)

    def zone(self, zone: Zone) -> str:
        """Return the caption of a group of cards, with its owner if it has one."""
        said = self.text(zone.key)
        if zone.seat is None:
            return said
        return self.text("render-zone-of", zone=said, who=self.who(zone.seat))

    def deal(self) -> str:
        """Return the number of the deal in the match; an empty string before the first deal."""
        view = self.view
        if not view.deal:
            return ""
        if view.deals:
            return self.text("render-deal-of", deal=view.deal, deals=view.deals)
        return self.text("render-deal", deal=view.deal)

    def moment(self) -> str:
        """Return the number of the current trick, or the phase if there is none."""
        view = self.view
        if view.trick is not None:
            return self.text(
                "render-trick-of", trick=view.trick.number, tricks=max(view.progress[1], view.trick.number)
            )
        return self.text(view.phase)

    def status(self) -> str:
        """Return in one line what the table waits for."""
        return " ".join(self.line(line) for line in self.view.status)

    def status_halves(self) -> tuple[str, str]:
        """Return the same in two lines: whose turn it is, and the rest."""
        said = [self.line(line) for line in self.view.status]
        return (said[0], " ".join(said[1:])) if said else ("", "")

    def score_lines(self) -> list[str]:
        """Return the parts of the score, with the short names of sides."""
        return [self.brief(line) for line in self.view.score]

    def score(self) -> str:
        """Return the score in one line."""
        return " · ".join(self.score_lines())


# -- what is shown

Remark = tuple[int | None, str, tuple[Line, ...]]
"""A remark on a group of cards: the seat of the owner (None if there is none), the catalogue key of the group's name,
and the sentences."""


def shown_part(view: PublicView) -> PublicView:
    """Return the view without what neither the board nor a panel shows: tricks before the last two, news, and the
    counts of earlier deals. It is smaller to send to the process that draws."""
    return msgspec.structs.replace(view, history=view.history[-2:], news=(), counts=(), standings=())


def shown_trick(view: PublicView) -> Trick | None:
    """Return the trick on the table: the running one, else the last one of the deal."""
    if view.trick is not None:
        return view.trick
    return view.history[-1] if view.history else None


def last_trick(view: PublicView) -> Trick | None:
    """Return the trick before the one on the table, if it is still open to all."""
    trick = shown_trick(view)
    return next((one for one in reversed(view.history) if one is not trick), None)


def calling(view: PublicView) -> bool:
    """Tells whether the picture shows the calls of an auction instead of a trick."""
    return shown_trick(view) is None and (view.auction or bool(view.calls))


def in_turn(view: PublicView) -> tuple[Seat, ...]:
    """Return the seats in the order of play: of the trick, of the auction, else from the seat after the dealer."""
    count, trick = len(view.seats), shown_trick(view)
    if trick is not None:
        first = trick.leader
    elif view.calls:
        first = view.calls[0].seat
    else:
        dealer = next((info.seat for info in view.seats if "badge-dealer" in info.badges), None)
        waiting = next((info.seat for info in view.seats if info.waiting), 0) if view.auction else 0
        first = waiting if dealer is None else (dealer + 1) % count
    return tuple((first + n) % count for n in range(count))


def asked_of(view: SeatView) -> Seat | None:
    """Return the other seat from whose open hand the viewer must choose a card, or None if there is no such decision
    (M104)."""
    return next((d.of for d in view.decisions if d.of is not None and d.of != view.seat and d.cards), None)


def main_question(view: SeatView) -> Decision | None:
    """Return the question that the match waits for this player to answer, None if there is none."""
    return next((one for one in view.decisions if not one.optional), None)


def asked_place(view: SeatView) -> Seat | None:
    """Return the seat whose place is the player's to fill now: their own, that of an open hand from which they choose
    (M104), or None."""
    question = main_question(view)
    if question is None:
        return None
    return view.seat if question.of is None else question.of


def shown_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards in the picture: the viewer's hand, or the open hand from which they choose. Without cards in
    hand they are those of the question that the match waits for, such as a captured card given for the Fool, or those
    that only the viewer may look at meanwhile, such as the cards of the cut (M43)."""
    other = asked_of(view)
    if other is None:
        question = main_question(view)
        if question is None or (view.hand and question.cards):
            return view.hand
        # The cards of the cut include those that the cutter has robbed and holds.
        looked_at = (zone.cards for zone in view.zones if zone.cards and set(view.hand) <= set(zone.cards))
        return question.cards or next(looked_at, view.hand)
    return view.public.seats[other].open_hand or ()


def playable(view: SeatView) -> frozenset[Card] | None:
    """Return the cards that the viewer may choose now; None if no decision asks for a card."""
    other = asked_of(view)
    wanted = [d for d in view.decisions if d.cards and (d.of if d.of != view.seat else None) == other]
    return frozenset(card for d in wanted for card in d.cards) if wanted else None


class Turn(NamedTuple):
    """`mine`: the player must act. `ways` are wordings with shorter and shorter names, none between deals."""

    mine: bool
    ways: tuple[str, ...]


def whose_turn(view: SeatView, speech: Speech) -> Turn:
    """Return whose turn it is, as the player at `view.seat` sees it."""
    question = main_question(view)
    if question is not None:
        return Turn(True, tuple(_mine(view, question, speech)))
    public = view.public
    waiting = [info.seat for info in public.seats if info.waiting]
    if public.over or public.deal_over or not waiting:
        return Turn(False, ())
    if len(waiting) == 1:
        return Turn(False, tuple(speech.text("render-turn-of", who=who) for who in speech.clips(waiting[0])))
    return Turn(False, (speech.text("render-turn-several"),))


def _mine(view: SeatView, question: Decision, speech: Speech) -> list[str]:
    public = view.public
    if question.of is not None and question.of != view.seat:
        return [speech.text("render-turn-for", who=who) for who in speech.clips(question.of)]
    if question.cards and question.most > 1 and question.least == question.most:
        return [speech.text("render-turn-choose", count=question.most)]
    if public.auction:
        return [speech.text("render-turn-call")]
    if public.trick is not None and not public.trick.cards and question.cards:
        return [speech.text("render-turn-lead")]
    return [speech.text("render-turn-yours")]


def centre_trick(view: PublicView) -> Trick | None:
    """Return the trick shown large: the current one, or the last one until the next lead."""
    if view.trick is not None and (view.trick.cards or not view.history):
        return view.trick
    return view.history[-1] if view.history else view.trick


def before_play(view: PublicView) -> bool:
    """Tells whether the picture shows the groups of cards on the table instead of a trick."""
    return not view.history and not (view.trick and view.trick.cards) and any(zone.cards for zone in view.zones)


def is_opening(view: PublicView) -> bool:
    """Tells whether no card has been played in this deal and nothing lies face up."""
    played = view.history or (view.trick is not None and view.trick.cards)
    shown = any(zone.cards for zone in view.zones) or any(info.open_hand for info in view.seats)
    return not played and not shown and not view.over and not view.deal_over


def is_cut(view: PublicView) -> bool:
    """Tells whether a seat is asked to cut."""
    return any(info.waiting and any(badge.endswith("-cutter") for badge in info.badges) for info in view.seats)


def is_dealt(view: PublicView) -> bool:
    """Tells whether the seats hold cards."""
    return any(info.hand_count for info in view.seats)


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """Return the calls of a seat, the oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Tells whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def tricks_of(speech: Speech, info: SeatInfo) -> str:
    """Return the text for tricks taken."""
    return speech.text("render-tricks", tricks=info.tricks)


def cards_of(speech: Speech, info: SeatInfo) -> str:
    """Return the text for cards in hand."""
    return speech.text("render-cards", count=info.hand_count)


def counts_of(speech: Speech, info: SeatInfo) -> tuple[str, str]:
    """Return both texts."""
    return tricks_of(speech, info), cards_of(speech, info)


def seat_words(speech: Speech, info: SeatInfo) -> str:
    """Return tricks taken and cards in hand in one line."""
    return " · ".join(counts_of(speech, info))


def called(speech: Speech, seat: Seat) -> str:
    """Return the latest call of a seat during the auction, else an empty string."""
    calls = calls_of(speech.view, seat) if in_auction(speech.view) else ()
    return speech.text(calls[-1].key) if calls else ""


def open_hands(view: SeatView) -> list[SeatInfo]:
    """Return the seats whose hands lie open, except the player's own and the one from which they choose now."""
    apart = (view.seat, asked_of(view))
    return [info for info in view.public.seats if info.open_hand and info.seat not in apart]


def stock_of(view: PublicView) -> Zone | None:
    """Return the closed pile that belongs to all (stock, talon), before the second trick else the first closed pile
    (folla, discard); None if there is none."""
    closed = [zone for zone in view.zones if zone.count and not zone.cards]
    first = next(iter(closed), None) if not view.progress[0] else None
    return next((zone for zone in closed if zone.seat is None and not zone.lines), first)


def shown_groups(view: PublicView) -> list[Zone]:
    """Return the groups of cards that the picture shows beside the trick or the calls, or on the places before the
    first trick."""
    stock = stock_of(view)
    piles = [stock] if stock is not None else []
    if calling(view):
        return piles
    if shown_trick(view) is None:
        return piles + [zone for zone in view.zones if zone.seat is not None and zone.count and zone not in piles]
    if len(view.seats) == 4:
        return piles if last_trick(view) is None else []
    if len(view.seats) == 3 and last_trick(view) is not None:
        piles = []
    return [zone for info in view.seats for zone in groups_of(view, info.seat)] + piles


def groups_of(view: PublicView, seat: Seat) -> list[Zone]:
    """Return what a seat has shown or declared, the latest first."""
    return [zone for zone in reversed(view.zones) if zone.seat == seat and zone.cards and zone.lines]


def in_order(zones: Iterable[Zone]) -> list[Zone]:
    """Return the groups shown during the play, the most important first.

    First come open cards with a remark (melds, combinations, a debt), the latest first, then closed piles. Other open
    cards belong to the time before the play and are left out.
    """
    zones = tuple(zones)
    closed = [zone for zone in zones if zone.count and not zone.cards]
    return [
        *(zone for zone in reversed(zones) if zone.cards and zone.lines),
        *(zone for zone in closed if zone.seat is None and not zone.lines),
        *(zone for zone in closed if zone.lines),
    ]


def remarks(view: PublicView) -> list[Remark]:
    """Return the remarks on groups of cards that matter during the play: declared combinations, debts."""
    return [(zone.seat, zone.key, zone.lines) for zone in view.zones if zone.lines and zone.cards]


def table_notes(view: PublicView, speech: Speech) -> list[str]:
    """Return the remarks as texts."""
    return [wordings(speech, remark)[0] for remark in remarks(view)]


def wordings(speech: Speech, remark: Remark) -> list[str]:
    """Return the remark in several wordings, with shorter and shorter names, and at last without its owner. Groups
    without an owner are called by their name."""
    seat, key, said = remark
    ways = list(speech.ways(said))
    if seat is None:
        return [f"{speech.text(key)}: {one}" for one in ways]
    return [*(f"{who}: {one}" for who, one in zip(speech.clips(seat), ways, strict=True)), ways[-1]]
