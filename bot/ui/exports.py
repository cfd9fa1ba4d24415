"""What is kept of a person or of a server, handed out as a file."""

from __future__ import annotations

import gzip
import logging

import msgspec

from bot.ui import deliver
from bot.ui.answers import Interaction

log = logging.getLogger(__name__)

LARGE = 8_000_000
"""Bytes beyond which an export is compressed; Discord takes 10 MiB."""


async def hand_over(interaction: Interaction, found: object, name: str, text: str) -> None:
    """Give the person alone ``found`` as ``<name>.json``, with a sentence."""
    data, file = msgspec.json.format(msgspec.json.encode(found), indent=1), f"{name}.json"
    if len(data) > LARGE:
        data, file = gzip.compress(data), f"{file}.gz"
    failure = await deliver.hand_over(interaction, file, data, text)
    if failure is not None:
        log.warning("an export did not arrive", extra={"why": failure.name})
