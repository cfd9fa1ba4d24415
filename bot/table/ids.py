"""Table ids and the names tables and computer players get."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Container

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

RIVERS = (
    "Arno", "Tevere", "Po", "Adige", "Reno", "Secchia", "Serchio", "Ombrone", "Magra", "Bisenzio", "Sieve", "Elsa",
    "Mincio", "Ticino", "Tanaro", "Trebbia", "Panaro", "Savio", "Rubicone", "Metauro", "Nera", "Aniene", "Volturno",
    "Simeto", "Alcantara", "Imera", "Belice", "Platani", "Bisagno", "Entella", "Vara", "Scrivia", "Bormida", "Dora",
    "Piave", "Brenta", "Tagliamento", "Isonzo", "Sile", "Lamone",
)  # fmt: skip

BOT_NAMES = ("Cecco", "Lisa", "Nanni", "Ghita", "Beppe", "Tessa", "Lapo", "Mea", "Drea", "Vanna", "Nello", "Pippa")


def new_table_id() -> str:
    """A new table id: 8 base-36 digits, not guessable from others."""
    return "".join(secrets.choice(_DIGITS) for _ in range(8))


def table_name(table: str) -> str:
    """The river a table is called after when nobody named it; always the same for one id."""
    return RIVERS[zlib.crc32(table.encode()) % len(RIVERS)]


def bot_name(taken: Container[str]) -> str:
    """The first computer player's name that is not taken."""
    return next(name for name in (*BOT_NAMES, *(f"Cecco {n}" for n in range(2, 20))) if name not in taken)
