"""The texts of pictures and alt texts, in one language, with the names of the players at one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.cards import Card, Seat
from bot.engine.text import Line, SeatArg, SideArg
from bot.engine.view import PublicView, Zone
from bot.games.registry import games
from bot.i18n.people import Names, dressed, plain
from bot.render.model import PlayerNames, WordsLike
from bot.render.text import fitted, missing_share

CLIPS = (8.0, 5.5, 4.0, 3.2, 2.6)
"""Widths in em to which names are cut, one after the other, until a sentence fits."""
MEASURE = 40
"""Letter size in px at which names are measured for this."""


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


class Speech:
    """Texts bound to a view: the names of seats, and of cards in the viewer's language. `you` is the seat of the only
    reader, who is spoken to where a sentence allows it; None if others see the picture too."""

    def __init__(self, view: PublicView, cast: PlayerNames, words: WordsLike, you: Seat | None = None) -> None:
        self.view, self.words, self.you = view, words, you
        self.language = words.language
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}
        self.pack = dressed(games()[view.game].meta.pack, view.pack)
        self.table, self._faces = cast.table, cast.faces
        seats = len(view.seats)
        labels = [*cast.labels[:seats], *[""] * (seats - len(cast.labels))]
        self.labels = tuple(
            plain(label, f"#{number}") if label.strip() else words.text("person-nameless", number=number)
            for number, label in enumerate(labels, start=1)
        )
        self.sides = tuple(words.joined([self.labels[seat] for seat in side]) for side in view.sides)
        # A side is the reader's if they are alone on it: what a pair has done, no single player has.
        alone = [SideArg(number) for number, side in enumerate(view.sides) if tuple(side) == (you,)]
        self._spoken_to = () if you is None else (SeatArg(you), *alone)
        self._alone = you if alone else None
        self.names = Names(self.pack, self.labels, self.sides, you=self._spoken_to)
        self._brief = Names(self.pack, self.labels, tuple(map(self._short, range(len(view.sides)))))

    def text(self, key: str, **args: str | int) -> str:
        """Return a catalogue message. It is cached, because the picture and the alt text use the same ones."""
        wanted = (key, tuple(args.items()))
        found = self._said.get(wanted)
        if found is None:
            found = self._said[wanted] = self.words.text(key, **args)
        return found

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
