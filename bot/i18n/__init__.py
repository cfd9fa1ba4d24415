"""Catalogues in three languages, and formatting of the engine's messages for people."""

from bot.i18n.catalogue import LANGUAGES, Language, MissingMessage, Words, choose, set_strict, words
from bot.i18n.people import Names, distinct, escape, isolated, plain

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingMessage",
    "Names",
    "Words",
    "choose",
    "distinct",
    "escape",
    "isolated",
    "plain",
    "set_strict",
    "words",
]
