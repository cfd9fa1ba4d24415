"""Ratings of people who solve puzzles, and of the puzzles: an answer is a match between the two, in the model of all
ratings (:mod:`bot.standings.ratings`)."""

from __future__ import annotations

from bot.standings.ratings import Skill, rated

UNPROVEN = 25.0 / 6.0
"""The standard deviation of a puzzle that nobody has answered: search has judged it already."""

BEGINNINGS = {"easy": Skill(20.0, UNPROVEN), "medium": Skill(25.0, UNPROVEN), "hard": Skill(30.0, UNPROVEN)}
"""The skill with which a puzzle begins, by difficulty."""


def after_answer(person: Skill, puzzle: Skill, *, solved: bool) -> tuple[Skill, Skill]:
    """Return the skills of the person and of the puzzle after an answer. Who solves it has won, otherwise the puzzle
    has."""
    (person,), (puzzle,) = rated(((person,), (puzzle,)), (1, 2) if solved else (2, 1))
    return person, puzzle
