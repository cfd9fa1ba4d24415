"""Words for people: catalogues in three languages and the formatting of what the engine says."""

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
