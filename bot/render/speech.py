"""What pictures and alt texts say, in one language, for the people of one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.cards import Card, Seat
from bot.engine.text import Line
from bot.engine.view import PublicView, Zone
from bot.games.registry import game
from bot.i18n.people import Names, dressed
from bot.render.ink import fitted, missing_share, name
from bot.render.model import Cast, WordsLike

CLIPS = (8.0, 5.5, 4.0, 2.6)
"""Widths in em to which names are cut, one after the other, where a sentence has no room for whole ones."""
MEASURE = 40
"""Size in px at which names are measured for that."""


def legible(cast: Cast, words: WordsLike) -> Cast:
    """The cast as it is drawn: who has a name of which no font has the half is a number."""
    labels = tuple(
        label if missing_share(label) <= 0.5 else words.text("person-nameless", number=number)
        for number, label in enumerate(cast.labels, start=1)
    )
    return cast if labels == cast.labels else Cast(labels, cast.table)


class Speech:
    """Words bound to a view: seats have names, cards have names in the viewer's language."""

    def __init__(self, view: PublicView, cast: Cast, words: WordsLike) -> None:
        self.view, self.words = view, words
        self.language = words.language
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}
        self.pack = dressed(game(view.game).meta.pack, view.pack)
        self.table = cast.table
        seats = len(view.seats)
        labels = [*cast.labels[:seats], *[""] * (seats - len(cast.labels))]
        self.labels = tuple(
            name(label, number) if label.strip() else words.text("person-nameless", number=number)
            for number, label in enumerate(labels, start=1)
        )
        self.sides = tuple(words.joined([self.labels[seat] for seat in side]) for side in view.sides)
        self.names = Names(self.pack, self.labels, self.sides)
        self._brief = Names(self.pack, self.labels, tuple(map(self.side_short, range(len(view.sides)))))

    def text(self, key: str, **args: str | int) -> str:
        """A message of the catalogue, made once: drawing and alt text say much the same."""
        wanted = (key, tuple(args.items()))
        found = self._said.get(wanted)
        if found is None:
            found = self._said[wanted] = self.words.text(key, **args)
        return found

    def line(self, line: Line) -> str:
        """A sentence of the engine."""
        return self.words.line(line, self.names)

    def brief(self, line: Line) -> str:
        """The same where there is little room: sides have short names."""
        return self.words.line(line, self._brief)

    def side_short(self, side: int) -> str:
        """A side where there is little room: short names joined by a plus."""
        if side >= len(self.view.sides):
            return self.text("side-nameless", number=side + 1)
        names = (self.who(seat) for seat in self.view.sides[side])
        return " + ".join(name if len(name) <= 11 else name[:10].rstrip() + "…" for name in names)

    def who(self, seat: Seat) -> str:
        """The name at a seat."""
        return self.labels[seat] if seat < len(self.labels) else self.text("person-nameless", number=seat + 1)

    def id(self, card: Card) -> str:
        """The id of a card."""
        return self.pack.ids[card]

    def card(self, card: Card, *, short: bool = False) -> str:
        """The name of a card."""
        say = self.words.card_short if short else self.words.card
        return say(self.pack.slug, self.pack.ids[card])

    def cards(self, cards: Iterable[Card], *, short: bool = False) -> str:
        """Several cards as a plain row of names."""
        return ", ".join(self.card(card, short=short) for card in cards)

    def clips(self, seat: Seat) -> Iterator[str]:
        """The name at a seat, then shorter and shorter."""
        yield self.who(seat)
        yield from (fitted(self.who(seat), MEASURE, em * MEASURE) for em in CLIPS)

    def ways(self, lines: Sequence[Line]) -> Iterator[str]:
        """Sentences of the engine with whole names, then with shorter and shorter ones."""
        for names in self._clipped():
            yield " ".join(self.words.line(line, names) for line in lines)

    def score_ways(self) -> Iterator[list[str]]:
        """The score strip with the short names of sides, then with shorter and shorter ones."""
        yield self.score_lines()
        for names in list(self._clipped())[1:]:
            yield [self.words.line(line, names) for line in self.view.score]

    def _clipped(self) -> Iterator[Names]:
        yield self.names
        for em in CLIPS:
            short = tuple(fitted(label, MEASURE, em * MEASURE) for label in self.labels)
            sides = tuple(" + ".join(short[seat] for seat in side) for side in self.view.sides)
            yield Names(self.pack, short, sides)

    def zone(self, zone: Zone) -> str:
        """The caption of a group of cards, with its owner where it has one."""
        said = self.text(zone.key)
        if zone.seat is None:
            return said
        return self.text("render-zone-of", zone=said, who=self.who(zone.seat))

    def deal(self) -> str:
        """Which deal of the match this is."""
        view = self.view
        if not view.deal:
            return ""
        if view.deals:
            return self.text("render-deal-of", deal=view.deal, deals=view.deals)
        return self.text("render-deal", deal=view.deal)

    def moment(self) -> str:
        """Which trick of the deal is running, or the phase while there is none."""
        view = self.view
        if view.trick is not None:
            return self.text(
                "render-trick-of", trick=view.trick.number, tricks=max(view.progress[1], view.trick.number)
            )
        return self.text(view.phase)

    def status(self) -> str:
        """What is being waited for, in one line."""
        return " ".join(self.line(line) for line in self.view.status)

    def status_halves(self) -> tuple[str, str]:
        """The same in two lines: whose turn it is, and the rest."""
        said = [self.line(line) for line in self.view.status]
        return (said[0], " ".join(said[1:])) if said else ("", "")

    def score_lines(self) -> list[str]:
        """The score strip, with the short names of sides."""
        return [self.brief(line) for line in self.view.score]

    def score(self) -> str:
        """The score strip in one line."""
        return " · ".join(self.score_lines())
