"""Minchiate, the 97-card tarot game of Florence for two pairs."""

from bot.engine.companions import Companions, Showcase
from bot.games.minchiate.deck import cards_worth
from bot.games.minchiate.game import GAME
from bot.games.minchiate.guide import DIAGRAMS, LESSON, TERMS
from bot.games.minchiate.policy import TUNABLE, novice, regular
from bot.games.minchiate.printed import FAMOUS
from bot.games.minchiate.questions import CHAPTERS
from bot.games.minchiate.scoring import FEATS, HIGHLIGHTS, deal_points, worth
from bot.games.minchiate.vectors import KINDS

COMPANIONS = Companions(
    policies={"novice": novice, "regular": regular},
    lesson=LESSON,
    diagrams=DIAGRAMS,
    terms=TERMS,
    vectors=KINDS,
    feats=FEATS,
    highlights=HIGHLIGHTS,
    worth=worth,
    showcase=Showcase(("T01", "C14", "T35", "T40", "M00"), 4, 5),
    points=cards_worth,
    deal_points=deal_points,
    tunable=TUNABLE,
    chapters=CHAPTERS,
    famous=FAMOUS,
)

__all__ = ["COMPANIONS", "GAME"]
