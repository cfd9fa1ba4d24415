"""Diagrams, worked example and lesson: what the bot shows to players who learn the game.

The diagrams belong to the chapters of ``/rules``. Their figures come from the code of the rules, not from text. The
worked example is an invented hand, counted by the same code (S67-S84). The lesson is a fixed hand with an auction that
goes to its last call, Giove in the monte, a scommessa, and the Arie won by their own side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.engine.actions import Say
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
from bot.engine.text import Line, TermArg
from bot.engine.view import SeatView
from bot.games.mineo.auction import CALLS
from bot.games.mineo.deck import ALL, FUJUTU, PACK, RANKS, SIZE, SUIT, TAKEABLE, TOTAL_THIRDS, TRUMPS, VALUE, trump
from bot.games.mineo.game import start
from bot.games.mineo.options import META
from bot.games.mineo.play import count, led_by, winner_of
from bot.games.mineo.policy import SOLO_LEAST, hope, least_kept
from bot.games.mineo.scoring import wins_rimatura
from bot.games.mineo.views import count_of

NAMES = ("Anna", "Bruno", "Carla")
_begun = start(with_defaults(META, {}))
RULES = _begun.match.rules

PILE = """
    T20 T19 T18 T17 T16 T13 T11 T10 T7 T5 T3
    OR OQ O10 O7 O6
    CR CD C9 C8 C5 C10
    SQ SC S7 S6 S5
    BR BQ B9 B8 B6 B5
"""
"""The cards that the soloist, Anna, has captured, with the three that Anna laid away."""
TAKEN = (("T17", 0), ("T1", 2))
"""The pigliate: each card with the seat that captured it."""
LAST, BETTER = 2, 1
"""The seat that won the last trick, and the defender who said *mi rivanto*."""

_first = mask_of(named(PACK, *PILE.split()))
_pigliate = tuple((named(PACK, card)[0], seat) for card, seat in TAKEN)
_setup = replace(_begun.setup, deal=1, soloist=0, rivanto_by=BETTER)
WORKED = count_of(count(replace(_begun, setup=_setup), LAST, _pigliate, (_first, ALL & ~_first)))
"""The score sheet of the worked example."""

HAND = 20
PACKET = 5
MONTE = SIZE - 3 * HAND
ABOVE = tuple(value if value > 1 else 0 for value in VALUE)
"""The number under each card in a diagram: its nominal value (S7), or 0, for no number, if the value is 1."""


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-mineo-{part}", dict(args))


def _of(*ids: str) -> tuple[Card, ...]:
    return named(PACK, *ids)


def _aim() -> Diagram:
    """Return the diagram of a soloist two jochi ahead, with what each defender pays (S80, S81)."""
    gap, defender = 2, _text("aim-defender")
    pays = _text("aim-pays", count=gap)
    seats = (Place("A", _text("aim-soloist"), _text("aim-gets", count=2 * gap), 0, lit=True),
             Place("B", defender, pays, 1), Place("C", defender, pays, 1))  # fmt: skip
    return Diagram(
        (
            (
                Round(seats, _text("aim-table"), share=4),
                Ladder(
                    (
                        Step(_text("aim-joco"), _text("aim-joco-told")),
                        Step(_text("aim-ahead", count=gap), _text("aim-ahead-told", count=gap), lit=True),
                        Step(_text("aim-match", count=RULES.match_hands), _text("aim-match-told")),
                    ),
                    first=0,
                    share=3,
                ),
            ),
            (Group(_text("aim-cards"), spread(*map(trump, range(16, 21)), *_of("OR", "CR", "SR", "BR"))),),
        )
    )


def _first_deal() -> Diagram:
    """Return the cards worth most, and a trick."""
    counting = sorted((card for card in range(SIZE) if VALUE[card] > 1), key=lambda card: (-VALUE[card], -card))
    said = _text("first-counting", count=len(counting))
    plays = (("T7", "first-leads"), ("T12", "first-soloist"), ("T4", "first-you"))
    return Diagram(
        (
            (Group(said, marked(counting, VALUE), rows=2, spoken=_text("first-counting-said")),),
            (_played("first-trick", *plays),),
        )
    )


STRONG = "T20 T18 T17 T14 T12 T11 T9 T8 T5 T3 F OR O9 O6 SR S8 CQ C7 B8 B6"
WEAK = "T15 T13 T10 T6 T4 T2 T1 OQ O10 O5 O4 CR C10 C8 SD S9 S6 BD B9 B7"
MONTE_TAKEN = "CD B10 S7"
"""A hand with which the player ``regular`` goes solo, one with which it passes, and a monte for the first."""


def _well() -> Diagram:
    """Return two hands of twenty cards, and what is discarded from the first. The player ``regular`` decides."""
    strong, weak, taken = (_of(*ids.split()) for ids in (STRONG, WEAK, MONTE_TAKEN))
    assert hope(mask_of(strong)) > SOLO_LEAST > hope(mask_of(weak))
    whole = sorted((*strong, *taken))
    away = least_kept(mask_of(whole), [card for card in whole if VALUE[card] < 5])[:MONTE]
    suits = [card for card in whole if SUIT[card] < SUIT[trump(1)]]
    shown = tuple(Shown(card, "✕" if card in away else "", dim=card in away) for card in suits)

    def hand(part: str, cards: tuple[Card, ...]) -> Group:
        trumps = (mask_of(cards) & TRUMPS).bit_count()
        return Group(_text(part, count=trumps), spread(*sorted(cards, reverse=True)))

    return Diagram(
        (
            (hand("well-solo", strong),),
            (Group(_text("well-discard", count=MONTE), shown, note=_text("well-discard-note")),),
            (hand("well-pass", weak),),
        )
    )


def _cards() -> Diagram:
    suit = _of(*(f"O{rank}" for rank in reversed(RANKS)), "O4")
    trumps = (*map(trump, range(20, -1, -1)), FUJUTU)
    gross, net = sum(VALUE), TOTAL_THIRDS // 3
    bonus = RULES.last_trick_points
    most = next(points for points in range(net + bonus) if wins_rimatura(RULES, 3 * points))
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, ABOVE), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked(trumps, ABOVE), spoken=_text("cards-trumps-said")),),
            (
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(gross)),
                        Step(_text("cards-threes", count=SIZE // 3), worth=f"– {gross - net}"),
                    ),
                    first=0,
                ),
                Ladder(
                    (
                        Step(_text("cards-last"), worth=f"+ {bonus}"),
                        Step(_text("cards-sum", count=most), worth=str(net + bonus), lit=True),
                    ),
                    first=0,
                ),
            ),
        )
    )


def _auction() -> Diagram:
    seats = (
        Place("3", Line("diagram-dealer"), _text("auction-looks"), 2),
        Place("1", _text("auction-first"), None, 0, lit=True),
        Place("2", _text("auction-second"), None, 1),
    )
    packets = tuple(
        Step(_text("auction-cards", count=PACKET * giro), _text(f"auction-giro-{giro}"), lit=giro == 4)
        for giro in range(1, HAND // PACKET + 1)
    )
    calls = tuple(Step(Line(f"call-mineo-{call}"), _text(f"auction-{call}", count=RULES.pago_amount)) for call in CALLS)
    return Diagram(
        (
            (
                Round(seats, _text("auction-order"), count=MONTE, note=_text("auction-monte"), share=3),
                Ladder(packets, share=2),
            ),
            (Ladder(calls[:3], first=0), Ladder(calls[3:], first=0, note=_text("auction-then"))),
        )
    )


def _played(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick in the order of play, with the reason for each card. The rules decide who wins it."""
    cards = _of(*(one for one, _ in plays))
    said = [_text(why) for _, why in plays]
    winner = winner_of(cards, 0, led_by(cards))
    return trick(_text(part), zip(cards, said, strict=True), winner, _text(f"{part}-note"))


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """Return a trick whose reasons are those of the chapter about the play."""
    return _played(part, *((card, f"play-{why}") for card, why in plays))


def _play() -> Diagram:
    prey, taker = _of("T17", "T19")
    assert TAKEABLE >> prey & 1
    assert prey < taker
    return Diagram(
        (
            (_trick("play-pigliata", ("C7", "first"), ("T17", "mate"), ("T19", "soloist")),),
            (_trick("play-fujutu", ("SQ", "leads"), ("F", "any"), ("SR", "follows")),),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "first": _first_deal(),
    "cards": _cards(),
    "auction": _auction(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
    "well": _well(),
}
"""The diagrams, by chapter of ``/rules``."""


TERMS: Mapping[str, str] = by_chapter(
    aim="deal match dealer soloist defender side joco",
    first="trick trump suit lead follow void captured",
    cards="courts jupiter lads miseria arie runaway counting scartina rimatura",
    auction="bottom auction call pago mischio altre5 solo stata prendo monte discard scommessa rivanto thrown-in",
    play="pigliata phrases to-trump",
    score="vanto quattro-re",
)
"""The terms of the glossary, each with the chapter that explains it."""


def _value(_: SeatView, card: Card) -> int:
    return VALUE[card]


def _beats(_: SeatView, card: Card, other: Card) -> bool:
    return winner_of((other, card), 0, SUIT[other]) == 1


def _high(card: Card) -> bool:
    return VALUE[card] >= 5


def _called(word: str) -> Callable[[Moment], bool]:
    """Return whether somebody called a word, or the learner is advised to."""

    def reached(moment: Moment) -> bool:
        calls = moment.told("mineo-news-called")
        advised = isinstance(moment.suggested, Say) and moment.suggested.word == word
        return advised or any(line.args.get("call") == TermArg(f"call-mineo-{word}") for line in calls)

    return reached


def _taken(moment: Moment) -> bool:
    """Return whether somebody said prendo and the learner is not asked about it."""
    return _called("prendo")(moment) and moment.kind != "answer"


TOPICS = (
    Topic("call", asked_for("call")),
    Topic("five", happened("mineo-news-giro")),
    Topic("pago", _called("pago")),
    Topic("final", asked_for("final", "answer")),
    Topic("answer", asked_for("answer")),
    Topic("prendo", _taken),
    Topic("solo", happened("mineo-news-solo", "mineo-news-stata")),
    Topic("monte", happened("mineo-news-monte-taken", "mineo-news-monte-shown")),
    Topic("scarto", asked_for("scarto")),
    Topic("scommessa", asked_for("scommessa")),
    Topic(
        "rivanto",
        lambda moment: moment.kind == "rivanto" or happened("mineo-news-said-rivanto", "mineo-news-said-vanto")(moment),
    ),
    Topic("fool", may_play(FUJUTU)),
    Topic("pigliata", happened("mineo-pigliata")),
    Topic("last", near_the_end),
    Topic("count", counted),
)
"""What the guided hand explains."""

BEST = """
    saltre5 saltre5 saltre5 ssolo pC8,C10,CQ sscommessa pOR pT19 pT17 pT20 pT10 pT1 pS7 pF pBR pB5 pT4 pB6 pSR pSQ
    pT6 pT18 pT2 pT8 pT3
"""
"""The answers that the teacher suggests (:attr:`Lesson.best`), found by `python -m tests.teaching.deals line`."""

LESSON = Lesson(
    seed=b"mineo 464",
    trump="T",
    fool="F",
    rules=RuleNumbers(lead="S52", follow="S53", void="S54", trumps="S53", free="S55", fool="S57", after_fool="S58"),
    value=_value,
    beats=_beats,
    least=1,
    high=_high,
    topics=TOPICS,
    best=tuple(BEST.split()),
    repeated=("say-altre5", "say-mischio", "say-pago"),
)
