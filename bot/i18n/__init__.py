"""Catalogues in three languages, and formatting of the engine's messages for people."""

from bot.i18n.catalogue import LANGUAGES, Language, MissingMessage, Words, choose, set_strict, words
from bot.i18n.people import Names, distinct, dressed, escape, isolated, plain

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingMessage",
    "Names",
    "Words",
    "choose",
    "distinct",
    "dressed",
    "escape",
    "isolated",
    "plain",
    "set_strict",
    "words",
]
