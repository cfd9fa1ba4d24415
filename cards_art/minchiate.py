"""The Minchiate pack (M1-M12): 56 suit cards, 40 tarocchi, the Matto, and their Italian names."""

from __future__ import annotations

from cards_art.canvas import Canvas
from cards_art.suits import court_card, pip_card
from cards_art.trumps import matto_card, trump_card

SUITS = {"C": "Coppe", "D": "Denari", "S": "Spade", "B": "Bastoni"}
PIP_NAMES = ("Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci")
COURTS = {11: ("F", "Fante"), 12: ("C", "Cavallo"), 13: ("D", "Donna"), 14: ("R", "Re")}

TRUMPS: tuple[tuple[str, str, str], ...] = (
    ("papi", "⚀", "Papa uno"),
    ("papi", "♕", "Papa due"),
    ("papi", "♔", "Papa tre"),
    ("papi", "♚", "Papa quattro"),
    ("papi", "♥", "Papa cinque"),
    ("virtues", "⚱", "Temperanza"),
    ("virtues", "column", "Forza"),
    ("virtues", "⚖", "Giustizia"),
    ("fates", "☸", "Ruota"),
    ("fates", "♞", "Carro"),
    ("fates", "hourglass", "Gobbo"),
    ("fates", "gallows", "Impiccato"),
    ("fates", "☠", "Morte"),
    ("fates", "♆", "Diavolo"),
    ("fates", "♜", "Casa del Diavolo"),
    ("virtues", "⚓", "Speranza"),
    ("virtues", "mirror", "Prudenza"),
    ("virtues", "✝", "Fede"),
    ("virtues", "❤", "Carità"),
    ("fire", "flame", "Fuoco"),
    ("water", "≈", "Acqua"),
    ("earth", "♁", "Terra"),
    ("air", "☁", "Aria"),
    ("zodiac", "♎", "Bilancia"),
    ("zodiac", "♍", "Vergine"),
    ("zodiac", "♏", "Scorpione"),
    ("zodiac", "♈", "Ariete"),
    ("zodiac", "♑", "Capricorno"),
    ("zodiac", "♐", "Sagittario"),
    ("zodiac", "♋", "Cancro"),
    ("zodiac", "♓", "Pesci"),
    ("zodiac", "♒", "Acquario"),
    ("red", "♌", "Leone"),
    ("red", "♉", "Toro"),
    ("red", "♊", "Gemelli"),
    ("red", "★", "Stella"),
    ("red", "☾", "Luna"),
    ("red", "☀", "Sole"),
    ("red", "world", "Mondo"),
    ("red", "trumpets", "Trombe"),
)
"""Class, emblem and name of each tarocco, 1 first."""

IDS: tuple[str, ...] = (
    *(f"{suit}{rank:02d}" for suit in SUITS for rank in range(1, 15)),
    *(f"T{number:02d}" for number in range(1, 41)),
    "M00",
)


def roman(number: int) -> str:
    """Additive numerals as the old cards print them: four is IIII, nine VIIII."""
    return "X" * (number // 10) + "V" * (number % 10 // 5) + "I" * (number % 5)


def face(card_id: str) -> Canvas:
    """One face drawn. Raises KeyError for an id that is not of this pack."""
    suit, number = card_id[0], int(card_id[1:])
    if suit == "M":
        return matto_card("Matto")
    if suit == "T":
        kind, emblem, name = TRUMPS[number - 1]
        return trump_card(kind, str(number), roman(number) if number < 36 else "", emblem, name)
    if number in COURTS:
        index, rank = COURTS[number]
        rank = "Fantina" if index == "F" and suit in "CD" else rank
        return court_card(suit, index, f"{rank} di {SUITS[suit]}")
    return pip_card(suit, number, f"{PIP_NAMES[number - 1]} di {SUITS[suit]}")
