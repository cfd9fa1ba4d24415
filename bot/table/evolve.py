"""Computes the state of a table from its log: each event gives one new state. Nothing is decided here.

What an event changes is registered in the module of its subject (:mod:`bot.table.facts`). This module loads them all.
"""

from __future__ import annotations

from bot.table import (
    added_words,
    boards,
    concede,
    hints,
    host,
    leaving,
    lobby,
    moderation,
    pause,
    play,
    quiet_hours,
    sealing,
    turn_calls,
    waiting_list,
)
from bot.table.facts import FACTS, evolve, fold

__all__ = ["FACTS", "SUBJECTS", "evolve", "fold"]

SUBJECTS = (
    added_words,
    boards,
    concede,
    hints,
    host,
    leaving,
    lobby,
    moderation,
    pause,
    play,
    quiet_hours,
    sealing,
    turn_calls,
    waiting_list,
)
"""The modules in which commands are decided and facts change a table."""
