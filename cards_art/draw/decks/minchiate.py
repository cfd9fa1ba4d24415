"""The Minchiate pack of Florence (M1-M12): 56 suit cards, 40 tarocchi, the Matto."""

from __future__ import annotations

from cards_art.draw.back import back
from cards_art.draw.deck import ENDINGS, Courts, Deck, Drawing, Suit, Trump, court, numbered, pip, tiles, unnumbered
from cards_art.draw.frames import corner_icons
from cards_art.draw.scenes import fates, folk, fortune, heights, nature, rulers, virtues, zodiac
from cards_art.draw.signs import Family

FAMILY = Family(curved=False, cudgels=False, woven=True, centaurs=True, maids="CD")
SUITS = tuple(Suit(letter, letter, ENDINGS[letter]) for letter in "CDSB")
COURTS = Courts(
    {"J": "Fante", "C": "Cavallo", "Q": "Donna", "K": "Re"},
    {
        "it": {"J": "F", "C": "C", "Q": "D", "K": "R"},
        "en": {"J": "P", "C": "Kn", "Q": "Q", "K": "K"},
        "es": {"J": "I", "C": "C", "Q": "Rn", "K": "R"},
    },
)
NUMBERS = {"J": 11, "C": 12, "Q": 13, "K": 14}

TRUMPS = (
    Trump("papi", "Papa uno", rulers.juggler, "dice-six-faces-five"),
    Trump("papi", "Papa due", rulers.empress, "queen-crown"),
    Trump("papi", "Papa tre", rulers.emperor, "imperial-crown"),
    Trump("papi", "Papa quattro", rulers.sovereign, "imperial-crown"),
    Trump("papi", "Papa cinque", rulers.lovers, "hearts"),
    Trump("virtues", "Temperanza", virtues.temperance, "pouring-chalice"),
    Trump("virtues", "Forza", virtues.fortitude, "lion"),
    Trump("virtues", "Giustizia", virtues.justice, "scales"),
    Trump("fates", "Ruota della Fortuna", fortune.wheel, "cartwheel"),
    Trump("fates", "Carro", fates.chariot, "chariot"),
    Trump("fates", "Gobbo", fates.old_man, "hourglass"),
    Trump("fates", "Impiccato", fates.traitor, "swap-bag"),
    Trump("death", "Morte", fates.death, "scythe"),
    Trump("fates", "Diavolo", fortune.devil, "trident"),
    Trump("fates", "Casa del Diavolo", fates.burning_house, "flame"),
    Trump("virtues", "Speranza", virtues.hope, "anchor"),
    Trump("virtues", "Prudenza", virtues.prudence, "snake"),
    Trump("virtues", "Fede", virtues.faith, "jeweled-chalice"),
    Trump("virtues", "Carità", virtues.charity, "heart-wings"),
    Trump("fire", "Fuoco", nature.fire, "flame"),
    Trump("water", "Acqua", nature.ship, "drop"),
    Trump("earth", "Terra", nature.earth, "fruit-tree"),
    Trump("air", "Aria", nature.air, "dove"),
    Trump("zodiac", "Bilancia", zodiac.libra, "libra"),
    Trump("zodiac", "Vergine", zodiac.virgo, "virgo"),
    Trump("zodiac", "Scorpione", zodiac.scorpio, "scorpio"),
    Trump("zodiac", "Ariete", zodiac.aries, "aries"),
    Trump("zodiac", "Capricorno", zodiac.capricorn, "capricorn"),
    Trump("zodiac", "Sagittario", zodiac.sagittarius, "sagittarius"),
    Trump("zodiac", "Cancro", zodiac.cancer, "cancer"),
    Trump("zodiac", "Pesci", zodiac.pisces, "pisces"),
    Trump("zodiac", "Acquario", zodiac.aquarius, "aquarius"),
    Trump("red", "Leone", zodiac.leo, "leo"),
    Trump("red", "Toro", zodiac.taurus, "taurus"),
    Trump("red", "Gemelli", zodiac.gemini, "gemini"),
    Trump("red", "Stella", heights.star_rider, "polar-star"),
    Trump("red", "Luna", heights.moon, "moon"),
    Trump("red", "Sole", heights.sun, "sun"),
    Trump("red", "Mondo", heights.world, "world"),
    Trump("red", "Trombe", heights.trumpets, "trumpet-flag"),
)
"""The tarocchi, from number 1."""


def matto(name: str, scene: Drawing = folk.fool) -> Drawing:
    """The Fool with his cap for an index."""
    return unnumbered(Trump("matto", name, scene, ""), lambda: corner_icons("jester-hat", folk.PALE_CAP, 66))


def _cards() -> dict[str, Drawing]:
    cards: dict[str, Drawing] = {}
    for suit in SUITS:
        cards |= {f"{suit.letter}{count:02d}": pip(suit, count, FAMILY) for count in range(1, 11)}
        for rank, number in NUMBERS.items():
            name = "Fantina" if rank == "J" and suit.sign in FAMILY.maids else None
            cards[f"{suit.letter}{number}"] = court(suit, rank, COURTS, FAMILY, name)
    # The five arie carry no number on the old cards, so theirs is in the index only.
    cards |= {f"T{n:02d}": numbered(trump, n, numeral=n < 36) for n, trump in enumerate(TRUMPS, 1)}
    return {**cards, "M00": matto("Matto")}


DECK = Deck(
    "minchiate", _cards(), back("#8C1A22", "#6E1119", "fleur-de-lys"),
    tiles(SUITS, COURTS, lambda suit, rank: f"{suit}{NUMBERS[rank]}"),
)  # fmt: skip
