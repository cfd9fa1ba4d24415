"""Diagrams and worked count for ``/rules``, and the guided hand.

The points and winners shown come from the functions that score a match, not from fixed texts.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.actions import Pick
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
    learner_did,
    marked,
    named,
    near_the_end,
    trick,
)
from bot.engine.options import with_defaults
from bot.engine.text import Line
from bot.engine.view import SeatView
from bot.games.minchiate.deck import KING, MATTO, PACK, RUBABILI, SIZE, STRENGTH, SUIT, VALUE, trump
from bot.games.minchiate.game import seats_of, start
from bot.games.minchiate.melds import versicola_key, versicole
from bot.games.minchiate.options import META
from bot.games.minchiate.play import winner_of
from bot.games.minchiate.policy import cheapest
from bot.games.minchiate.scoring import count_of, score_deal

PILE = """
    T01 T02 T03 T04 T10 T13 T20 T28 T30 T33 T36 T37 T38 T40 T07 T08 T09 T15 T16 T22 T24 T19 T25
    C14 C13 C12 C01 C02 C03 C09
    D13 D12 D11 D04 D05
    S14 S12 S11 S10 S08 S07 S02
    B14 B13 B09 B08
"""
"""Cards that the first pair has captured in the worked count."""
FOLLA = """
    B01 B02 B03 B04
    C10 C08
    D10 D09 D08
    S01 S03
    T06 T14
"""
"""The thirteen cards of the folla in the worked count; they belong to no pair."""
AHEAD = 22
"""Marks of the first pair in the worked count for which no rest was paid."""

_first = mask_of(named(PACK, *PILE.split()))
_second = mask_of(range(len(PACK.ids))) & ~_first & ~mask_of(named(PACK, *FOLLA.split()))
_table = start(with_defaults(META, {}))
_scored = score_deal(_table, (12, 9), (_first, _second), 1, ((AHEAD, 0), AHEAD, (0, 0)))
WORKED = msgspec.structs.replace(count_of(_table.match.rules, _scored), deal=1)
"""The worked count: the score sheet of an invented deal (M110-M126)."""

DEVIL_VALUE = {trump(29): 5}
"""Points of a card that counts only inside a versicola (M13)."""
LETTERS = "ABCD"
HAND = 21
"""Number of cards in a hand."""
NAMES = ("Anna", "Bruno", "Carla", "Dino")


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-minchiate-{part}", dict(args))


def _seats() -> tuple[Place, ...]:
    """Return the seats of the first giro, each player named by their letter from the drawing."""
    keys = ("you", "right", "partner", "left")
    return tuple(
        Place(LETTERS[player], _text(f"aim-{key}"), side=seat % 2)
        for seat, (player, key) in enumerate(zip(seats_of((0, 1, 2, 3), 0), keys, strict=True))
    )


def _giro(giro: int) -> Step:
    one, two, three, four = (LETTERS[player] for player in seats_of((0, 1, 2, 3), giro))
    return Step(_text("aim-giro", giro=giro + 1), _text("aim-pairs", one=one, two=three, three=two, four=four))


def _aim() -> Diagram:
    row = tuple(map(trump, (38, 39, 40)))
    alone = sum(VALUE[card] for card in row)
    together = versicole(mask_of(row), False)[0].points
    return Diagram(
        (
            (
                Round(_seats(), _text("aim-pair"), share=2),
                Ladder((_giro(0), _giro(1), _giro(2)), _text("aim-match"), first=0),
            ),
            (
                Group(_text("aim-alone"), marked(row[:1], VALUE), str(VALUE[row[0]]), share=2),
                Group(_text("aim-row"), marked(row, VALUE), f"{alone} + {together}", share=3, lit=True),
            ),
        )
    )


COUNTING = tuple(card for card in range(len(PACK.ids)) if VALUE[card])
"""The counting cards (M8)."""


def _first_deal() -> Diagram:
    """Return the counting cards, and a trick in which a partner gives one."""
    tarocchi = [card for card in reversed(COUNTING) if SUIT[card] == SUIT[trump(1)]]
    others = (MATTO, *KING)
    said = _text("first-counting", count=len(COUNTING))
    plays = (("D05", "first-leads"), ("T30", "first-partner"), ("D09", "first-follows"), ("D13", "first-you"))
    return Diagram(
        (
            (Group(said, marked((*tarocchi, *others), VALUE), rows=2, spoken=_text("first-counting-said")),),
            (_played("first-trick", *plays),),
        )
    )


def _well() -> Diagram:
    """Return the jealous cards, what a dead King costs, and what to discard from a hand."""
    king = VALUE[KING[0]]
    hand = named(PACK, *HELD.split())
    away = cheapest(hand, hand)[:AWAY]
    shown = tuple(Shown(card, "✕" if card in away else "", dim=card in away) for card in hand)
    cost = ("marked", "counted", "lost")
    return Diagram(
        (
            (
                Group(_text("well-jealous"), marked(named(PACK, *JEALOUS.split()), VALUE), share=3, rows=2),
                Ladder(
                    (
                        *(Step(_text(f"well-{one}"), worth=str(king)) for one in cost),
                        Step(_text("well-cost"), worth=str(king * len(cost)), lit=True),
                    ),
                    _text("well-king"),
                    first=0,
                    share=2,
                ),
            ),
            (Group(_text("well-discard", count=AWAY), shown, note=_text("well-discard-note")),),
        )
    )


JEALOUS = "T38 T33 T30 T28 T20 T13 T03 T01"
"""The jealous cards (section 22 of the rules)."""
HELD = "C13 C05 C09 D08 D03 S14 S12 S09 S06 S04 B11 B07"
AWAY = 2
"""The suit cards of a hand, and how many of them are discarded. The player ``regular`` chooses."""


def _suit(letter: str, pips: range) -> tuple[Shown, ...]:
    ranks = (14, 13, 12, 11, *pips)
    return marked(named(PACK, *(f"{letter}{rank:02d}" for rank in ranks)), VALUE)


def _cards() -> Diagram:
    numbers = (*range(40, 0, -1),)
    return Diagram(
        (
            (Group(_text("cards-tens"), _suit("S", range(10, 0, -1)), spoken=_text("cards-tens-said")),),
            (Group(_text("cards-aces"), _suit("C", range(1, 11)), spoken=_text("cards-aces-said")),),
            (
                Group(
                    _text("cards-trumps"),
                    (*marked(map(trump, numbers), VALUE), Shown(MATTO, str(VALUE[MATTO]))),
                    rows=3,
                    spoken=_text("cards-worth"),
                ),
            ),
        )
    )


def _kings() -> Group:
    """Return the versicola of four kings, with the points of three kings as a note."""
    three = versicole(mask_of(KING[:3]), False)[0].points
    return msgspec.structs.replace(_versicola(*KING), note=_text("melds-kings", points=three))


def _versicola(*cards: Card, note: str = "") -> Group:
    """Return the versicola that these cards make, with the points of each card and the sum."""
    (found,) = versicole(mask_of(cards), False)
    each = tuple(Shown(card, str(DEVIL_VALUE.get(card, VALUE[card]))) for card in found.shown)
    assert sum(int(one.mark) for one in each) == found.points
    return Group(Line(versicola_key(found)), each, str(found.points), _text(note) if note else None)


def _melds() -> Diagram:
    def of(*numbers: int) -> tuple[Card, ...]:
        return tuple(map(trump, numbers))

    return Diagram(
        (
            (_versicola(*of(1, 2, 3, 4)), _versicola(*of(36, 37, 38, 39, 40))),
            (_kings(), _versicola(*of(28, 29, 30), MATTO, note="melds-fool")),
            (_versicola(trump(1), MATTO, trump(40)), _versicola(*of(1, 13, 28))),
            (_versicola(*of(10, 20, 30, 40)), _versicola(*of(20, 30, 40))),
        )
    )


def _robbed(*ids: str) -> tuple[Shown, ...]:
    """Return cards turned up in this order: all but the last are kept (M41, M51)."""
    cards = named(PACK, *ids)
    assert [bool(RUBABILI >> card & 1) for card in cards] == [True] * (len(cards) - 1) + [False]
    last = cards[-1]
    return (*(Shown(card, str(VALUE[card])) for card in cards[:-1]), Shown(last, "✕", dim=True))


def _deal() -> Diagram:
    places = (
        Place("4", Line("diagram-dealer"), _text("deal-dealer"), side=0, lit=True),
        Place("1", _text("deal-first"), _text("deal-ten"), side=1),
        Place("2", _text("aim-partner"), _text("deal-ten"), side=0),
        Place("3", _text("deal-cutter"), _text("deal-ten"), side=1),
    )
    folla = SIZE - 4 * HAND
    return Diagram(
        (
            (Round(places, count=folla, note=_text("deal-folla")),),
            (
                Group(_text("deal-rob"), _robbed("T24", "T35", "C14", "S06"), note=_text("deal-rob-note")),
                Group(_text("deal-turn"), _robbed("T13", "T27", "B09"), note=_text("deal-turn-note")),
            ),
        )
    )


def _played(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick in the order of play with the reason for each card; ``winner_of`` finds the winner."""
    cards = named(PACK, *(one for one, _ in plays))
    winner = winner_of((cards[0], cards[1], cards[2], cards[3]), 0, SUIT[cards[0]])
    said = [_text(why) for _, why in plays]
    return trick(_text(part), zip(cards, said, strict=True), winner, _text(f"{part}-note", points=VALUE[cards[-1]]))


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick whose reasons are those of the chapter about the play."""
    return _played(part, *((card, f"play-{why}") for card, why in plays))


def _play() -> Diagram:
    first = _trick("play-first", ("D07", "leads"), ("D12", "follows"), ("T24", "trumps"), ("D14", "king"))
    second = _trick("play-second", ("C08", "leads"), ("C03", "follows"), ("M00", "fool"), ("C01", "ace"))
    return Diagram(((first,), (second,)))


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "first": _first_deal(),
    "cards": _cards(),
    "melds": _melds(),
    "deal": _deal(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
    "well": _well(),
}
"""The diagram of each chapter of ``/rules``."""


TERMS: Mapping[str, str] = by_chapter(
    aim="deal match giro pair partner",
    first="trick suit lead follow void captured declare",
    cards="tarocco counting courts pips arie popes fool worthless",
    melds="versicola run fool-set thirteen tens ashamed",
    deal="dealer cut rob face-up folla turn-up take discard",
    play="dies king-rule fall",
    score="mark rest unpaid last-trick cappotto",
    well="jealous signal sopraventi",
)
"""The terms of the glossary, each with the chapter that explains it."""


def _value(_: SeatView, card: Card) -> int:
    return VALUE[card]


def _beats(_: SeatView, card: Card, other: Card) -> bool:
    row = STRENGTH[SUIT[other]]
    return row[card] > row[other]


def _marked(moment: Moment) -> bool:
    return any(line.key.startswith("minchiate-mark-") for line in moment.news)


def _king_called(moment: Moment) -> bool:
    """Return whether a King fell to the king rule: a suit led for the first time, and trumped before the King (M84)."""
    led = set[str]()
    tricks = {one.number: one for one in (*moment.view.public.history, *moment.view.seen)}
    for number in sorted(tricks):
        suit, cards = tricks[number].suit, [played.card for played in tricks[number].cards]
        for place, card in enumerate(cards):
            trumped = any(PACK.suits[one] == "T" for one in cards[:place])
            if card in KING and PACK.suits[card] == suit and suit not in led and trumped:
                return True
        led.add(suit)
    return False


def _brings_home(moment: Moment) -> bool:
    """Return whether a counting card is suggested to a trick that the partner is winning."""
    view, trick = moment.view, moment.view.public.trick
    if moment.kind != "play" or trick is None or not isinstance(moment.suggested, Pick):
        return False
    sides = [info.side for info in view.public.seats]
    ours = trick.winning is not None and sides[trick.winning] == sides[view.seat]
    return ours and VALUE[moment.suggested.cards[0]] > 0


def _fool_matters(moment: Moment) -> bool:
    """Return whether the Fool is suggested, or a trick with it has been won. That it may be played is no reason to
    explain it: it is legal in almost every trick."""
    suggested = isinstance(moment.suggested, Pick) and moment.kind == "play" and MATTO in moment.suggested.cards
    return suggested or any(line.key.startswith("minchiate-matto-") for line in moment.news)


TOPICS = (
    Topic("cut", asked_for("cut")),
    Topic("rob", happened("minchiate-news-robbed")),
    Topic("mark", _marked),
    Topic("turn", happened("minchiate-news-turned", "minchiate-news-taken")),
    Topic("folla", happened("minchiate-news-announced")),
    Topic("discard", asked_for("discard")),
    Topic("versicola", learner_did("minchiate-news-declared")),
    Topic("home", _brings_home),
    Topic("death", happened("minchiate-mark-muore")),
    Topic("king", _king_called),
    Topic("fool", _fool_matters),
    Topic("rest", happened("minchiate-news-rest")),
    Topic("fall", happened("minchiate-news-fell")),
    Topic("last", near_the_end),
    Topic("count", counted),
)
"""What the guided hand explains."""

BEST = """
    n13 pC04,C05,B01 pT30 pS10 pT20 pS07 pM00 pD13 pD03 pD05 pS06 pT09 pT29 pT26 pT14 pT28 pT06 pB07 pT34 pD06
    pC11 pT24
"""
"""The answers that the teacher suggests (:attr:`Lesson.best`), found by `python -m tests.teaching.deals line`."""

LESSON = Lesson(
    seed=b"minchiate 772",
    trump="T",
    fool="M",
    rules=RuleNumbers(
        lead="M77", follow="M78", void="M79", trumps="M82", free="M80", fool="M83", after_fool="M85", fallen="M104"
    ),
    value=_value,
    beats=_beats,
    word="tarocco",
    options={"set_length": 1},
    topics=TOPICS,
    best=tuple(BEST.split()),
)
