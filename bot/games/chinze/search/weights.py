"""The weights of the policy of playouts, found by self-play. The names are those of :data:`choosing.NAMES`."""

from __future__ import annotations

import numpy as np

from bot.games.chinze.search.choosing import COUNT, NAMES

TUNED = {
    "points": (2.843, 1.278),
    "home": (-2.083, -0.399),
    "death": (-1.706, 0.538),
    "hold": (2.543, -0.068),
    "use top": (-4.279, -4.614),
    "use second": (-8.574, -8.812),
    "use high": (-2.152, -3.190),
    "use middle": (-1.385, -2.345),
    "use low": (-0.622, -1.874),
    "use bagatto": (-4.162, -2.208),
    "use king": (-0.996, 0.629),
    "use queen": (-0.128, -0.384),
    "use cavalier": (-0.043, -0.376),
    "use jack": (0.140, -0.381),
    "use pip": (0.520, -0.137),
    "use small": (0.959, 0.894),
    "fool": (-1.782, -0.240),
    "fool late": (1.937, 0.076),
    "bagatto long": (-2.499, -7.952),
    "bagatto guard": (0.588, 0.685),
    "bagatto there": (-0.658, -0.656),
    "meld rank": (-1.899, -0.679),
    "meld family": (-1.594, -2.011),
    "meld gatti": (-2.159, 0.052),
    "meld tarocchi": (-2.186, -1.813),
    "lead trump": (-0.592, -0.518),
    "lead highest": (-0.248, -0.275),
    "lead top": (-1.430, 1.880),
    "lead single": (-0.148, -1.145),
    "lead length": (2.631, 2.587),
    "lead there": (-1.893, -1.640),
    "lead void": (5.251, 3.074),
    "reply trump": (-1.740, -0.290),
    "reply ruff": (-0.967, 0.601),
    "off single": (0.459, 0.811),
    "trump long": (-2.564, -0.095),
    "trump early": (-1.792, -0.195),
    "lead court there": (2.331, 1.579),
    "last draw": (0.074, 0.063),
    "guard": (-0.535, 0.586),
}
"""Each weight while there is a talon, and without one."""


def weights_of(tuned: dict[str, tuple[float, float]]) -> np.ndarray:
    """Return weights in the order of the policy."""
    found = np.zeros(2 * COUNT)
    for place, name in enumerate(NAMES):
        found[place], found[COUNT + place] = tuned[name]
    return found
