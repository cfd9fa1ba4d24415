"""The level ``regular`` as it was before it was tuned. Measurements compare with it, and it plays against the
learner of a guided hand (:mod:`bot.teaching.lesson`); it sits at no table.

Nothing here is improved, so that figures of different days can be compared, and guided hands that people have begun are
played on.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.companions import Policy
from bot.players.handset.chinze import regular as chinze
from bot.players.handset.minchiate import regular as minchiate
from bot.players.handset.mineo import regular as mineo
from bot.players.handset.terziglio import regular as terziglio

HANDSET: Mapping[str, Policy] = {
    "chinze": chinze,
    "minchiate": minchiate,
    "mineo": mineo,
    "terziglio": terziglio,
}
"""The player of each game."""
