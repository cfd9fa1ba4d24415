"""The game Tarocchi of Mineo: 63 cards and three players, of whom one may play alone against the other two."""

from bot.engine.companions import Companions, Showcase
from bot.games.mineo.deck import cards_worth
from bot.games.mineo.game import GAME
from bot.games.mineo.guide import DIAGRAMS, LESSON, TERMS
from bot.games.mineo.policy import TUNABLE, novice, regular
from bot.games.mineo.questions import CHAPTERS
from bot.games.mineo.vectors import KINDS
from bot.games.mineo.views import FEATS, HIGHLIGHTS, worth

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
    showcase=Showcase(("T20", "OR", "CQ", "T18", "F"), 3, 5),
    points=cards_worth,
    chapters=CHAPTERS,
)

__all__ = ["COMPANIONS", "GAME"]
