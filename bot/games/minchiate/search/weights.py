"""The weights of the playout policies, from a short list of parameters."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bot.games.minchiate.search.choosing import (
    FOLLOWS,
    FOOL,
    FOOL_LATE,
    HEIGHT,
    HOME,
    HUNT,
    LAST_TAROCCHI,
    LEADS,
    LOST,
    OPPONENT_VOID,
    PARTNER_VOID,
    RESCUE,
    SHORT,
    ULTIMA,
    WASTE,
    WEIGHTS,
)
from bot.games.minchiate.search.layout import WORTH

GROUPS: Mapping[str, tuple[int, ...]] = {
    "king": (13, 27, 41, 55),
    "one": (56,),
    "papi": (57, 58, 59, 60),
    "ten": (65,),
    "thirteen": (68,),
    "twenty": (75,),
    "twenty_eight": (83,),
    "twenty_nine": (84,),
    "thirty": (85,),
    "thirties": (86, 87, 88, 89, 90),
    "airs": (91, 92, 93, 94),
    "trumpet": (95,),
}
"""Codes of the cards that share parameters."""

HAND_SET: Mapping[str, float] = {
    **{f"home {name}": 0.8 * float(WORTH[codes[0]]) for name, codes in GROUPS.items()},
    **{f"lost {name}": 3.0 * float(WORTH[codes[0]]) for name, codes in GROUPS.items()},
    "home one": 8.0,
    "lost one": 19.0,
    "home thirteen": 7.0,
    "lost thirteen": 18.0,
    "home thirty": 7.0,
    "lost thirty": 18.0,
    "home twenty_nine": 1.0,
    "lost twenty_nine": 1.0,
    "lead slope": 0.05,
    "lead base": 0.6,
    "follow slope": 0.05,
    "follow base": 0.0,
    "lead conto": 0.0,
    "follow conto": 0.0,
    "suit slope": 0.02,
    "high": 0.0,
    "ultima": 20.0,
    "last tarocchi": 1.5,
    "hunt": 1.2,
    "short": 0.3,
    "fool": 1.5,
    "fool late": 4.0,
    "height": 0.03,
    "waste": 0.0,
    "partner void": 0.0,
    "opponent void": 0.0,
    "rescue": 0.0,
}
"""Parameters like those of the player ``regular``."""


TUNED: Mapping[str, float] = {
    "home king": 3.862,
    "home one": 4.602,
    "home papi": 1.816,
    "home ten": 3.73,
    "home thirteen": 11.569,
    "home twenty": 4.968,
    "home twenty_eight": 4.991,
    "home twenty_nine": 1.059,
    "home thirty": 5.428,
    "home thirties": 2.247,
    "home airs": -3.683,
    "home trumpet": -15.262,
    "lost king": 17.547,
    "lost one": 13.073,
    "lost papi": 2.208,
    "lost ten": 10.154,
    "lost thirteen": 34.126,
    "lost twenty": 12.413,
    "lost twenty_eight": 18.722,
    "lost twenty_nine": 1.087,
    "lost thirty": 26.0,
    "lost thirties": 8.941,
    "lost airs": 29.981,
    "lost trumpet": 47.725,
    "lead slope": 0.104,
    "lead base": 1.007,
    "follow slope": 0.138,
    "follow base": -0.331,
    "lead conto": -0.061,
    "follow conto": -0.355,
    "suit slope": 0.056,
    "high": 0.035,
    "ultima": 31.333,
    "last tarocchi": 1.996,
    "hunt": 0.662,
    "short": 0.532,
    "fool": 1.279,
    "fool late": 2.659,
    "height": 0.043,
    "waste": 0.071,
    "partner void": 0.028,
    "opponent void": 0.222,
    "rescue": 0.249,
}
"""Parameters found by self-play of the compiled policy: mirrored deals of random changes, kept where they gain."""


TUNED_AGAIN: Mapping[str, float] = {
    "home king": 7.248,
    "home one": 22.168,
    "home papi": 2.028,
    "home ten": 4.46,
    "home thirteen": 16.82,
    "home twenty": 5.483,
    "home twenty_eight": 5.026,
    "home twenty_nine": 1.859,
    "home thirty": 4.447,
    "home thirties": 3.472,
    "home airs": -4.576,
    "home trumpet": -7.871,
    "lost king": 6.733,
    "lost one": 17.735,
    "lost papi": 2.236,
    "lost ten": 4.715,
    "lost thirteen": 27.085,
    "lost twenty": 17.304,
    "lost twenty_eight": 22.192,
    "lost twenty_nine": 0.3,
    "lost thirty": 20.173,
    "lost thirties": 10.08,
    "lost airs": 34.664,
    "lost trumpet": -0.063,
    "lead slope": 0.022,
    "lead base": 1.903,
    "follow slope": 0.167,
    "follow base": -0.315,
    "lead conto": 0.622,
    "follow conto": 0.628,
    "suit slope": 0.014,
    "high": -0.108,
    "ultima": 21.776,
    "last tarocchi": 3.521,
    "hunt": 1.073,
    "short": 0.615,
    "fool": 0.338,
    "fool late": 4.304,
    "height": -0.039,
    "waste": 0.017,
    "partner void": 0.704,
    "opponent void": -1.608,
    "rescue": 0.387,
}
"""Parameters of a second run. Playouts mix both, so that search does not rely on one way of playing."""


def weights_of(parameters: Mapping[str, float]) -> np.ndarray:
    """Return the weights of a policy in the order of :mod:`choosing`."""
    found = np.zeros(WEIGHTS, np.float64)
    for name, codes in GROUPS.items():
        for code in codes:
            found[HOME + code] = parameters[f"home {name}"]
            found[LOST + code] = parameters[f"lost {name}"]
    for code in range(56):
        found[LEADS + code] = parameters["suit slope"] * (code % 14)
    for code in range(56, 96):
        number = code - 55
        high = parameters["high"] * max(0, number - 30)
        conto = WORTH[code] > 0
        found[LEADS + code] = (
            parameters["lead slope"] * number + parameters["lead base"] + high + parameters["lead conto"] * conto
        )
        found[FOLLOWS + code] = (
            parameters["follow slope"] * number + parameters["follow base"] + high + parameters["follow conto"] * conto
        )
    for place, name in (
        (ULTIMA, "ultima"),
        (LAST_TAROCCHI, "last tarocchi"),
        (HUNT, "hunt"),
        (SHORT, "short"),
        (FOOL, "fool"),
        (FOOL_LATE, "fool late"),
        (HEIGHT, "height"),
        (WASTE, "waste"),
        (PARTNER_VOID, "partner void"),
        (OPPONENT_VOID, "opponent void"),
        (RESCUE, "rescue"),
    ):
        found[place] = parameters[name]
    return found
