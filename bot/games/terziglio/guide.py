"""The diagrams of ``/rules``, a worked example of the score, and the lesson.

All points shown are computed by the rules of the game. The worked example scores an invented hand (T49-T62).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.actions import Claim, ClaimOffer
from bot.engine.cards import Card, mask_of
from bot.engine.guide import (
    Band,
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
from bot.engine.text import CardsArg, Line, TermArg
from bot.engine.view import SeatView
from bot.games.terziglio.deck import (
    FIVES,
    MAGICIAN,
    MATTO,
    MOORS,
    PACK,
    RANKS,
    SIZE,
    SUIT,
    TRUMPS,
    VALUE,
    WHOLE,
    cards_of,
    trump,
    value_of,
)
from bot.games.terziglio.events import Declared, TrickTaken
from bot.games.terziglio.game import start
from bot.games.terziglio.melds import DOUBLED_FROM, family_key, pattern_points
from bot.games.terziglio.options import META
from bot.games.terziglio.play import bonus_of, table_strengths, winner_of
from bot.games.terziglio.policy import least_kept, word_for
from bot.games.terziglio.scoring import LAST_TRICK, WHOLE_HAND, card_points, meld_of, score_deal
from bot.games.terziglio.state import TRICKS, CompletedTrick, Tricks
from bot.games.terziglio.views import count_of

NAMES = ("Anna", "Bruno", "Carla")
_begun = start(with_defaults(META, {}))
RULES = _begun.match.rules

PILE = """
    T21 T16 T14 T13 T11 T9 T8 T5 T3 T2
    SK SQ SC S10 S8 SA
    BK BJ B9 BA
    CQ CJ C7 CA
    DK DC D10
"""
"""The worked example: the cards the declarer has captured, without the discard."""
LAID = ("C10", "C9", "D8", "D6", "B6")
"""The declarer's discard."""
HELD = ("SK", "SQ", "SC")
"""The cards the declarer declared."""
LAST = ("T16", "S8", "B9")
"""The last trick, won by the declarer."""


def _declared(seat: int, *ids: str) -> Declared:
    best = RULES.melds.best(mask_of(named(PACK, *ids)))
    claims = tuple(meld_of(one) for one in (*best.combinations, *best.patterns))
    return Declared(seat, claims, best.combination_points, best.pattern_points)


_first = mask_of(named(PACK, *PILE.split()))
_second = WHOLE & ~_first & ~mask_of(named(PACK, *LAID, "MAT"))
_last = named(PACK, *LAST)
_tricks = Tricks(
    number=20, piles=(_first, _second), won=(9, 6, 4), bonus=(0, 10), fool_seat=1, fool_to=1,
    history=(CompletedTrick(0, _last, SUIT[_last[0]], TrickTaken(19, 0)),),
)  # fmt: skip
_setup = replace(
    _begun.setup, deal=1, declarer=0, contract="play", discards=named(PACK, *LAID),
    declared=(_declared(0, *HELD), _declared(1), _declared(2)),
)  # fmt: skip
WORKED = count_of(score_deal(replace(_begun, setup=_setup), _tricks), ((0,), (1, 2)))
"""The score sheet of the worked example."""

STOCK = SIZE - 3 * TRICKS
"""The number of cards in the stock."""
ABOVE = tuple(value if value > 1 else 0 for value in VALUE)
"""The points written with each card; 0 writes nothing, for the cards that count 1 (T7)."""


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-terziglio-{part}", dict(args))


def _of(*ids: str) -> tuple[Card, ...]:
    return named(PACK, *ids)


def _aim() -> Diagram:
    defender = _text("aim-defender")
    seats = (Place("A", _text("aim-declarer"), _text("aim-alone"), 0, lit=True),
             Place("B", defender, None, 1), Place("C", defender, None, 1))  # fmt: skip
    three = _of("SK", "SQ", "SC")
    points = RULES.melds.best(mask_of(three)).total
    return Diagram(
        (
            (
                Round(seats, _text("aim-table"), share=4),
                Ladder(
                    tuple(Step(_text(f"aim-{one}"), _text(f"aim-{one}-told")) for one in ("held", "laid", "won")),
                    _text("aim-scores"),
                    share=3,
                ),
            ),
            (Group(_text("aim-example", points=points), spread(*three), f"+ {points}", _text("aim-match")),),
        )
    )


def _first_deal() -> Diagram:
    """Return the cards worth most, and a trick."""
    counting = sorted((card for card in range(SIZE) if VALUE[card] > 1), key=lambda card: (-VALUE[card], card))
    said = _text("first-counting", count=len(counting))
    plays = (("BK", "first-leads"), ("T8", "first-trumps"), ("B7", "first-you"))
    return Diagram(
        (
            (Group(said, marked(counting, VALUE), rows=2, spoken=_text("first-counting-said")),),
            (_played("first-trick", *plays),),
        )
    )


STRONG = "T21 T20 T17 T15 T12 T11 T9 T6 T3 SK S9 S7 BK BJ B6 CQ C8 D10 D6"
WEAK = "T19 T14 T13 T10 T8 T2 SQ SJ S10 S8 B10 B9 B7 CK C7 CA DQ DC D8"
TAKEN = "CC C6 S8 T5 BA"
"""A hand with which the player ``regular`` calls, one with which it passes, and a stock for the first."""


def _well() -> Diagram:
    """Return two hands to call with, and what is discarded from the first. The player ``regular`` decides."""
    strong, weak, taken = (_of(*ids.split()) for ids in (STRONG, WEAK, TAKEN))
    assert word_for(mask_of(strong), can_play=True) == "play"
    assert word_for(mask_of(weak), can_play=True) == "pass"
    whole = sorted((*strong, *taken))
    away = least_kept(mask_of(whole), [card for card in whole if not FIVES >> card & 1])[:STOCK]
    suits = [card for card in whole if SUIT[card] != SUIT[trump(21)]]
    shown = tuple(Shown(card, "✕" if card in away else "", dim=card in away) for card in suits)

    def hand(part: str, cards: tuple[Card, ...]) -> Group:
        trumps = (mask_of(cards) & TRUMPS).bit_count()
        return Group(_text(part, count=trumps), spread(*sorted(cards)), rows=1)

    return Diagram(
        (
            (hand("well-play", strong),),
            (Group(_text("well-discard"), shown, note=_text("well-discard-note")),),
            (hand("well-pass", weak),),
        )
    )


def _cards() -> Diagram:
    suit = _of(*(f"S{rank}" for rank in RANKS))
    trumps = (*map(trump, range(21, 0, -1)), MATTO)
    gross, net = value_of(WHOLE), card_points(RULES, WHOLE)
    assert net + LAST_TRICK == WHOLE_HAND
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, ABOVE), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked(trumps, ABOVE), spoken=_text("cards-trumps-said")),),
            (
                Group(_text("cards-moors"), spread(*cards_of(MOORS)), note=_text("cards-moors-note")),
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(gross)),
                        Step(_text("cards-pairs", count=SIZE // 2), worth=f"– {gross - net}"),
                        Step(_text("cards-last"), worth=f"+ {LAST_TRICK}"),
                        Step(_text("cards-sum"), worth=str(WHOLE_HAND), lit=True),
                    ),
                    first=0,
                ),
            ),
        )
    )


def _auction() -> Diagram:
    hand = _text("auction-hand", count=TRICKS)
    seats = (Place("3", Line("diagram-dealer"), hand, 2), Place("1", _text("auction-first"), hand, 0, lit=True),
             Place("2", _text("auction-second"), hand, 1))  # fmt: skip
    barred = cards_of(FIVES)
    return Diagram(
        (
            (
                Round(seats, _text("auction-order"), count=STOCK, note=_text("auction-stock"), share=4),
                Ladder(
                    (
                        Step(_text("auction-pass"), _text("auction-pass-told")),
                        Step(_text("auction-play"), _text("auction-play-told", count=STOCK)),
                        Step(_text("auction-solo"), _text("auction-solo-told"), "× 2", lit=True),
                    ),
                    _text("auction-ladder"),
                    share=3,
                ),
            ),
            (Group(_text("auction-barred"), spread(*barred)),),
        )
    )


def _points(family: str, *ids: str) -> int:
    """Return the points of these cards as a combination or pattern of a family (T20-T31)."""
    found = RULES.melds.legal(family, mask_of(_of(*ids)))
    assert found is not None
    return found.points


def _meld(family: str, *ids: str, note: Line | None = None) -> Group:
    """Return a combination or pattern with its points."""
    return Group(Line(family_key(family)), spread(*_of(*ids)), str(_points(family, *ids)), note)


def _melds() -> Diagram:
    def four(family: str, *ids: str) -> Group:
        """Return a combination of four cards, with the points of three of them in the note."""
        return _meld(family, *ids, note=_text("melds-three", points=_points(family, *ids[:3])))

    three = pattern_points(3)
    longer = _text("melds-longer", three=three, points=pattern_points(4) - three)
    bands: tuple[Band, ...] = (
        (four("tarocchi", "T21", "T20", "T1", "MAT"), four("kings", "SK", "BK", "CK", "DK")),
        (_meld("suit:S", "SK", "SQ", "SC", "SJ", "SA", note=longer),
         _meld("suit:D", "DK", "DC", "DJ", note=_text("melds-gap"))),
        (_meld("grande", "T21", "T20", "T19", "T18"), _meld("suit:C", "CK", "CQ", "MAT", note=_text("melds-wild"))),
        (_meld("mori", "T5", "T4", "T2"), _meld("assi", "SA", "BA", "CA", "DA")),
    )  # fmt: skip
    return Diagram(bands)


def _played(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick in the order of play, with the reason for each card, its winner and its bonus.

    A play is a card id and the text key of the reason. Winner and bonus are computed by the rules.
    """
    cards = _of(*(one for one, _ in plays))
    winner = winner_of(RULES, cards, 0, SUIT[cards[0]])
    assert winner is not None
    said = [_text(why) for _, why in plays]
    note = _text(f"{part}-note", points=bonus_of(RULES, cards)[0])
    return trick(_text(part), zip(cards, said, strict=True), winner, note)


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick whose reasons are those of the chapter about the play."""
    return _played(part, *((card, f"play-{why}") for card, why in plays))


def _play() -> Diagram:
    return Diagram(
        (
            (_trick("play-run", ("SK", "leads"), ("SC", "follows"), ("SQ", "follows")),),
            (_trick("play-moors", ("C7", "leads"), ("T5", "trumps"), ("T3", "moor")),),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "first": _first_deal(),
    "cards": _cards(),
    "auction": _auction(),
    "melds": _melds(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
    "well": _well(),
}
"""The diagram of each chapter of ``/rules``."""


TERMS: Mapping[str, str] = by_chapter(
    aim="deal match declarer defender side game-point",
    first="trick trump suit lead follow void to-trump captured",
    cards="courts moor tarocchi fool pairs last-trick",
    melds="combination sequence gap wild double",
    auction="auction call dealer play solo stock discard thrown-in",
    play="declare",
    score="cappotto",
)
"""The terms of the glossary, each with the chapter that explains it."""


def _value(_: SeatView, card: Card) -> int:
    return VALUE[card]


def _beats(view: SeatView, card: Card, other: Card) -> bool:
    options = view.public.options
    power = table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")[SUIT[other]]
    return power[card] >= power[other]


def _high(card: Card) -> bool:
    return bool(FIVES >> card & 1)


def _advised(moment: Moment) -> tuple[ClaimOffer, ...]:
    """Return what the learner should declare."""
    if moment.decision is None or not isinstance(moment.suggested, Claim):
        return ()
    keys = {item.key for item in moment.suggested.items}
    return tuple(offer for offer in moment.decision.claims or () if offer.key in keys)


def _double(moment: Moment) -> bool:
    """Return whether what was declared counts double, or what the learner should declare (T22, T32)."""
    groups = Counter(offer.group for offer in _advised(moment))
    return max(groups.values(), default=0) >= DOUBLED_FROM or bool(moment.told("terziglio-news-declared-doubled"))


def _wild(moment: Moment) -> bool:
    """Return whether a wild card was declared in a sequence, or the learner should declare one: the Fool or the 1
    (T23)."""
    wild = {MATTO, MAGICIAN}
    if any(offer.group == "patterns" and wild & set(offer.cards) for offer in _advised(moment)):
        return True
    shown = [line.args.get("cards") for line in moment.told("terziglio-news-declared")]
    named = [line.args.get("name") for line in moment.told("terziglio-news-declared")]
    return any(
        isinstance(cards, CardsArg) and wild & set(cards.cards) and isinstance(name, TermArg) and "family" in name.key
        for cards, name in zip(shown, named, strict=True)
    )


TOPICS = (
    Topic("auction", asked_for("auction", "overcall")),
    Topic("overcall", asked_for("overcall")),
    Topic("stock", happened("terziglio-news-stock")),
    Topic("discard", asked_for("discard")),
    Topic("declare", asked_for("declare")),
    Topic("wild", _wild),
    Topic("double", _double),
    Topic("sides", asked_for("lead", "play")),
    Topic("trick-score", happened("terziglio-note-meld")),
    Topic("fool", may_play(MATTO)),
    Topic("pay", lambda moment: asked_for("pay")(moment) or happened("terziglio-news-owes")(moment)),
    Topic("last", near_the_end),
    Topic("count", counted),
)
"""What the guided hand explains."""

BEST = """
    splay pSJ,S8,BQ,CJ,D9 csuit:B+suit:C+mori pCK pBK pBJ pT1 pT13 pT9 pT19 pT11 pC6 pB6 pT5 pT16 pT15 pCC pBC pT4
    pB9 pT8
"""
"""The answers that the teacher suggests (:attr:`Lesson.best`), found by `python -m tests.teaching.deals line`."""

LESSON = Lesson(
    seed=b"terziglio 640",
    trump="T",
    fool="M",
    rules=RuleNumbers(lead="T41", follow="T42", void="T42", trumps="T42", free="T42", fool="T44", after_fool="T45"),
    value=_value,
    beats=_beats,
    least=1,
    high=_high,
    options={"hands_per_game": 1},
    topics=TOPICS,
    best=tuple(BEST.split()),
)
