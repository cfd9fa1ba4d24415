"""What all forms share."""

from __future__ import annotations

import logging
from typing import Any

import discord

log = logging.getLogger(__name__)


class Form(discord.ui.Modal):
    """A modal. Nothing is kept in it: submitting it goes the way of every control."""

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:
        """What was submitted has a shape no client sends: one line in the log. It is answered with everything else that
        nobody took up (:meth:`bot.ui.controls.Controls.foreign`)."""
        why = f"{type(error).__name__}: {error}"[:200]
        log.warning("a form cannot be read", extra={"interaction": interaction.id, "why": why})
