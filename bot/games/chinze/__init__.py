"""Chinze, a tarot game from Liguria for two players, with a talon."""

from bot.engine.companions import Companions, Showcase
from bot.games.chinze.game import GAME
from bot.games.chinze.guide import DIAGRAMS, LESSON, TERMS
from bot.games.chinze.policy import TUNABLE, novice, regular
from bot.games.chinze.questions import CHAPTERS
from bot.games.chinze.vectors import KINDS
from bot.games.chinze.views import FEATS, HIGHLIGHTS, worth

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
    even_cut=True,
    showcase=Showcase(("T1", "CK", "BQ", "T21", "MAT"), 2, 8),
    chapters=CHAPTERS,
)

__all__ = ["COMPANIONS", "GAME"]
