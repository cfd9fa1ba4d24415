"""Terziglio, three-handed tarocchini with an auction, 62 cards."""

from bot.engine.companions import Companions, Showcase
from bot.games.terziglio.deck import cards_worth
from bot.games.terziglio.game import GAME
from bot.games.terziglio.guide import DIAGRAMS, LESSON, TERMS
from bot.games.terziglio.policy import TUNABLE, novice, regular
from bot.games.terziglio.questions import CHAPTERS
from bot.games.terziglio.vectors import KINDS
from bot.games.terziglio.views import FEATS, HIGHLIGHTS, worth

COMPANIONS = Companions(
    policies={"novice": novice, "regular": regular},
    lesson=LESSON,
    diagrams=DIAGRAMS,
    terms=TERMS,
    vectors=KINDS,
    feats=FEATS,
    highlights=HIGHLIGHTS,
    worth=worth,
    tunable=TUNABLE,
    showcase=Showcase(("T1", "SK", "CQ", "T21", "MAT"), 3, 5),
    points=cards_worth,
    chapters=CHAPTERS,
)

__all__ = ["COMPANIONS", "GAME"]
