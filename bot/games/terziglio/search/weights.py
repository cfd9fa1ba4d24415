"""The weights of the playout policies."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bot.games.terziglio.search.choosing import NAMES

TUNED: Mapping[str, tuple[float, float]] = {
    "take head": (0.055, 0.166),
    "take second": (0.332, 0.14),
    "take high": (0.46, 0.248),
    "take middle": (0.244, 0.178),
    "take low": (0.127, 0.043),
    "take moor": (0.304, 0.31),
    "take magician": (0.886, 0.916),
    "take king": (0.377, 0.444),
    "take queen": (0.161, 0.418),
    "take cavalier": (0.133, 0.264),
    "take jack": (0.177, 0.196),
    "take ace": (0.087, 0.086),
    "take pip": (-0.213, -0.04),
    "use head": (-0.413, -0.546),
    "use second": (-0.417, -0.409),
    "use high": (-0.355, -0.203),
    "use middle": (-0.049, 0.032),
    "use low": (-0.061, -0.002),
    "use moor": (-0.084, -0.064),
    "use magician": (-0.114, -0.239),
    "use king": (0.029, -0.188),
    "use queen": (0.017, 0.149),
    "use cavalier": (-0.07, -0.028),
    "use jack": (0.026, 0.055),
    "use ace": (0.074, -0.033),
    "use pip": (0.003, -0.008),
    "late head": (-0.104, -0.121),
    "late second": (0.014, -0.156),
    "late high": (0.059, -0.069),
    "late middle": (0.135, -0.051),
    "late low": (0.019, 0.039),
    "late moor": (-0.097, 0.02),
    "late magician": (0.027, 0.009),
    "late king": (0.056, -0.029),
    "points": (0.016, 0.026),
    "combination": (1.77, 2.083),
    "suit": (0.579, 0.66),
    "alike": (1.875, 1.305),
    "coming": (0.184, -0.119),
    "last": (0.368, 0.558),
    "hold": (0.054, 0.061),
    "hold late": (-0.031, 0.002),
    "over": (-0.094, 0.106),
    "fool": (-0.07, -0.19),
    "fool late": (-0.093, 0.067),
    "fool end": (0.251, 0.276),
    "lead trump": (0.185, -0.192),
    "lead trump late": (0.084, -0.196),
    "lead highest": (0.108, -0.023),
    "lead under": (0.282, -0.073),
    "lead top": (0.027, -0.021),
    "lead length": (0.271, -0.16),
    "lead single": (-0.267, 0.205),
    "lead friend void": (0.109, -0.027),
    "lead foe void": (0.208, 0.358),
    "lead fresh": (0.088, -0.041),
    "lead king": (0.09, 0.09),
    "last trump": (-0.17, -0.105),
    "few trump": (-0.033, -0.148),
    "off single": (-0.043, 0.023),
    "off guard": (-0.03, 0.051),
    "rescue": (0.771, 0.715),
    "trump ahead": (0.043, -0.038),
    "slope": (-0.393, -0.422),
}
"""The weights of the declarer and of a defender, found by self-play of the compiled policy in mirrored hands, from
weights like the estimate of the player ``regular``."""


def weights_of(tuned: Mapping[str, tuple[float, float]]) -> np.ndarray:
    """Return the weights of a policy in the order of :mod:`choosing`: those of the declarer, then of a defender."""
    return np.array([tuned[name][side] for side in (0, 1) for name in NAMES], np.float64)
