"""Teaching material: the diagrams of the chapters of ``/rules``, a worked count and the lesson.

Points, winners and legal cards in the diagrams come from the functions that the game itself uses.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.cards import Card, mask_of
from bot.engine.guide import (
    Diagram,
    Group,
    Ladder,
    Lesson,
    Moment,
    Place,
    Round,
    RuleNumbers,
    Shown,
    Step,
    Topic,
    asked_for,
    by_chapter,
    counted,
    happened,
    marked,
    may_play,
    named,
    near_the_end,
    spread,
    trick,
)
from bot.engine.options import with_defaults
from bot.engine.text import Line, SeatArg
from bot.engine.view import SeatView
from bot.games.chinze.deck import (
    BAGATTO,
    MATTO,
    MATTO_BIT,
    OF_RANK,
    PACK,
    RANKS,
    SIZE,
    TRUMPS,
    trick_points,
    trump,
    value,
)
from bot.games.chinze.events import MeldAnnounced
from bot.games.chinze.game import start
from bot.games.chinze.melds import FOUR, NOTHING_SAID, THREE, Said, available, meld
from bot.games.chinze.options import META, read
from bot.games.chinze.play import count, legal_mask, reply_wins, urtimo_of
from bot.games.chinze.questions import meld_args
from bot.games.chinze.state import Melds
from bot.games.chinze.views import count_of

PILE = """
    T21 T20 T17 T16 T14 T11 T10 T8 T7 T3 T1
    CK C10 C9 C8 C2 CA
    DQ DC DJ D7 D5 D4
    BK BJ B6 B5 B3 BA
    SK SQ
"""
"""The cards that the first player captured in the worked example (C35-C38). The Fool is theirs too."""
(LAST,) = named(PACK, "BA")
"""The card that the first player's Bagatto beats in the last trick."""
SHOWN = ((0, ("CK", "BK", "SK")), (1, ("DK", "DQ", "DC", "DJ")), (0, ("T20", "T1", "MAT")))
"""The melds announced in the worked example, with the seat, in order."""


def _announced() -> Melds:
    """Return the melds of ``SHOWN`` with their points."""
    said: list[MeldAnnounced] = []
    points = [0, 0]
    table = start(with_defaults(META, {}))
    for seat, ids in SHOWN:
        (found,) = available(NOTHING_SAID, mask_of(named(PACK, *ids)), table.match.rules.counting)
        said.append(MeldAnnounced(seat, found, 1))
        points[seat] += found.points
    return Melds(tuple(said), points=(points[0], points[1]))


_first = mask_of(named(PACK, *PILE.split()))
_second = mask_of(range(SIZE)) & ~_first & ~MATTO_BIT
_begun = start(with_defaults(META, {}))
_table = replace(_begun, melds=_announced(), setup=replace(_begun.setup, deal=1))
_urtimo = urtimo_of(_table.match.rules, 0, BAGATTO, LAST)
WORKED = count_of(count(_table, (_first, _second), 0, False, _urtimo))
"""The score sheet of the worked example. The hand was made up, not played."""

RULES = read(with_defaults(META, {}))
HAND = 15
VALUES = tuple(value(card, RULES.counting) for card in range(SIZE))
"""The points of each card with the default options (C17)."""


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-chinze-{part}", dict(args))


def _aim() -> Diagram:
    talon = SIZE - 2 * HAND
    hand = _text("aim-hand", count=HAND)
    king, seven, first, second = named(PACK, "DK", "D7", "T12", "S4")
    assert not reply_wins(RULES, king, seven)
    seats = (Place("A", _text("aim-you"), hand, side=0), Place("B", _text("aim-other"), hand, side=1))
    return Diagram(
        (
            (
                Round(seats, count=talon, note=_text("aim-talon")),
                Ladder(
                    (
                        Step(_text("aim-draw", count=talon // 2), _text("aim-draw-told")),
                        Step(_text("aim-last", count=HAND), _text("aim-last-told")),
                        Step(_text("aim-count"), _text("aim-count-told", count=RULES.hands_per_game)),
                    ),
                    _text("aim-deal"),
                ),
            ),
            (
                Group(_text("aim-trick"), (Shown(king, "A"), Shown(seven, "B"))),
                Group(_text("aim-drawn"), (Shown(first, "A"), Shown(second, "B"))),
            ),
        )
    )


def _first_deal() -> Diagram:
    """Return the counting cards, and two tricks that are won."""
    counting = sorted((card for card in range(SIZE) if VALUES[card]), key=lambda card: (-VALUES[card], card))
    worth = sum(VALUES[card] for card in named(PACK, "DQ", "DK"))
    said = _text("first-counting", count=len(counting))
    win = _text("first-win", points=worth)
    return Diagram(
        (
            (Group(said, marked(counting, VALUES), rows=2, spoken=_text("first-counting-said")),),
            (
                _answered(win, ("DQ", "first-leads"), ("DK", "first-king")),
                _answered(_text("first-void"), ("SJ", "first-leads"), ("T3", "first-tarocco")),
            ),
        )
    )


def _well() -> Diagram:
    """Return two tricks, cards to keep for a meld, and what the last trick decides."""
    six, nineteen = named(PACK, "T6", "T19")
    assert legal_mask(RULES, six, mask_of((nineteen, *named(PACK, "T2")))) == 1 << nineteen
    three, jack = named(PACK, "DK", "DQ", "DC"), named(PACK, "DJ")
    (family,) = available(NOTHING_SAID, mask_of((*three, *jack)), RULES.counting)
    end = str(RULES.urtimo_points)
    return Diagram(
        (
            (
                _answered(_text("well-low"), ("T6", "well-you"), ("T19", "well-must")),
                _answered(_text("well-fool"), ("CK", "well-king"), ("MAT", "well-instead")),
            ),
            (
                Group(
                    _text("well-keep"),
                    (*spread(*three), Shown(jack[0], dim=True)),
                    note=_text("well-keep-note", points=family.points),
                ),
                Ladder(
                    (
                        Step(_text("well-yours"), worth=f"+ {end}", lit=True),
                        Step(_text("well-theirs"), worth=f"+ {end}"),
                    ),
                    _text("well-end"),
                    first=0,
                ),
            ),
        )
    )


def _cards() -> Diagram:
    suit = named(PACK, *(f"D{rank}" for rank in RANKS))
    trumps = tuple(map(trump, range(21, 0, -1)))
    every = trick_points(mask_of(range(SIZE)), RULES.counting)
    three = trick_points(mask_of(suit[4:7]), RULES.counting)
    counting = sum(VALUES)
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, VALUES), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked((*trumps, MATTO), VALUES), spoken=_text("cards-trumps-said")),),
            (
                Group(_text("cards-three"), spread(*suit[4:7]), f"+ {three}", share=2),
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(SIZE // 3 * three)),
                        Step(_text("cards-counting"), worth=str(counting)),
                        Step(_text("cards-sum"), worth=str(every), lit=True),
                    ),
                    first=0,
                    share=3,
                ),
            ),
        )
    )


def _meld(*cards: Card, said: Said = NOTHING_SAID, note: Line | None = None, share: int = 1) -> Group:
    """Return these cards as a meld with its name and points. They must be a largest meld after ``said``."""
    found = available(said, mask_of(cards), RULES.counting)[0]
    assert set(found.cards) == set(cards)
    title = Line(f"meld-chinze-{found.kind}", meld_args(found))
    return Group(title, spread(*cards), str(found.points), note, share=share)


def _four(rank: int) -> Group:
    """Return four cards of a rank, with a note of their points if three of them were announced before."""
    cards = tuple(card for card in range(SIZE) if OF_RANK[rank] >> card & 1)
    later = meld(NOTHING_SAID.after(THREE, cards[:3]), mask_of(cards), RULES.counting, FOUR, cards)
    assert later is not None
    return _meld(*cards, note=_text("melds-later", points=later.points))


def _melds() -> Diagram:
    ten = tuple(map(trump, (21, 19, 18, 16, 13, 11, 10, 7, 5, 2)))
    more = (*ten, trump(4))
    (again,) = available(NOTHING_SAID.after("tarocchi", ten), mask_of(more), RULES.counting)
    three = named(PACK, "CQ", "DQ", "SQ")
    return Diagram(
        (
            (_meld(*ten, note=_text("melds-more", count=len(more), points=again.points)),),
            (_meld(trump(20), trump(1), MATTO), _meld(*named(PACK, "DK", "DQ", "DC", "DJ"))),
            (_four(0), _meld(*three, note=_text("melds-once"))),
        )
    )


def _answered(title: Line, lead: tuple[str, str], reply: tuple[str, str]) -> Group:
    """Return a trick of two cards, each with its reason, and its winner."""
    first, second = named(PACK, lead[0], reply[0])
    said = [_text(lead[1]), _text(reply[1])]
    return trick(title, zip((first, second), said, strict=True), int(reply_wins(RULES, first, second)))


def _trick(part: str, lead: str, reply: str, why: str) -> Group:
    return _answered(_text(part), (lead, "play-leads"), (reply, f"play-{why}"))


def _play() -> Diagram:
    nine, fourteen, three = named(PACK, "T9", "T14", "T3")
    assert legal_mask(RULES, nine, mask_of((fourteen, three))) == mask_of((fourteen,)) & TRUMPS
    return Diagram(
        (
            (_trick("play-suit", "CQ", "CK", "follows"), _trick("play-void", "S10", "T3", "trumps")),
            (_trick("play-over", "T9", "T14", "higher"), _trick("play-fool-head", "BC", "MAT", "fool")),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "first": _first_deal(),
    "cards": _cards(),
    "melds": _melds(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=("Anna", "Bruno")),
    "well": _well(),
}
"""The diagrams by chapter of ``/rules``."""


TERMS: Mapping[str, str] = by_chapter(
    aim="deal match talon draw",
    first="cut trick suit lead follow void captured dealer declare",
    cards="tarocco counting fool courts pips threes",
    melds="meld gatti family kind",
    play="owed",
    score="bagatto urtimo sheet",
)
"""The terms of the glossary, each with the chapter that explains it."""


def _value(view: SeatView, card: Card) -> int:
    return value(card, read(view.public.options).counting)


def _beats(view: SeatView, card: Card, other: Card) -> bool:
    return reply_wins(read(view.public.options), other, card)


def _drawn_out(moment: Moment) -> bool:
    played = [trick.number for trick in (*moment.view.public.history, *moment.view.seen) if trick.complete]
    return moment.decision is not None and max(played, default=0) >= DRAWING_TRICKS


def _shown_by_other(moment: Moment) -> bool:
    seat = SeatArg(moment.view.seat)
    return any(line.key.startswith("chinze-announced-") and line.args["seat"] != seat for line in moment.news)


def _last_tricks(_: SeatView) -> int:
    return DRAWING_TRICKS + 1


DRAWING_TRICKS = 24
"""Tricks after which both players draw (C8)."""

TOPICS = (
    Topic("cut", asked_for("cut")),
    Topic("draw", happened("chinze-drew")),
    Topic("meld", asked_for("meld-lead", "meld-play")),
    Topic("show", asked_for("show")),
    Topic("three", asked_for("three")),
    Topic("theirs", _shown_by_other),
    Topic("fool", may_play(MATTO)),
    Topic("exchange", lambda moment: moment.kind == "exchange" or happened("chinze-fool-given")(moment)),
    Topic("end", _drawn_out),
    Topic("last", near_the_end),
    Topic("count", counted),
)
"""What the guided hand explains."""

BEST = """
    n69 pS9 pD6 pS5 pT3 pS6 pT4 pS7 cfamily:C cthree:J pCQ cthree:C pCC pS2 pD3 pDJ pT13 pSK pSC pCK pDC pD8 pB7
    pB5 pBC pSJ pCJ pC10 pC4 pT6 pC3 pT8 pC7 pT9 pT19 pT17
"""
"""The answers that the teacher suggests (:attr:`Lesson.best`), found by `python -m tests.teaching.deals line`."""

LESSON = Lesson(
    seed=b"chinze 589",
    trump="T",
    fool="M",
    rules=RuleNumbers(lead="C9", follow="C10", void="C10", trumps="C11", free="C10", fool="C12", after_fool="C20"),
    value=_value,
    beats=_beats,
    word="tarocco",
    higher=True,
    asks={"meld-lead": "meld", "meld-play": "meld"},
    topics=TOPICS,
    best=tuple(BEST.split()),
    repeated=("meld-do",),
    voids_from=_last_tricks,
)
