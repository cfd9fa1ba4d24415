"""The dynamic item behind every button and select of a table (ux.md 2.0, library rules 1-4), and what it shares with
that of the pages (:mod:`bot.ui.page_items`)."""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol, Self, cast

import discord

from bot.table.aside import SetAside
from bot.table.ports import StoreBusy
from bot.ui.ids import TEMPLATE, ControlId, parse
from bot.ui.once import Repeated

_log = logging.getLogger(__name__)


class Handler(Protocol):
    """What the client offers as ``client.controls``."""

    async def handle(self, interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
        """Answer one press. ``values`` are a select's choices, [] for a button."""
        ...

    async def unknown(self, interaction: discord.Interaction[Any]) -> None:
        """Say that the control is out of date."""
        ...

    async def broken(self, interaction: discord.Interaction[Any], ref: str) -> None:
        """Say that something failed; ``ref`` finds it in the log."""
        ...

    async def away(self, interaction: discord.Interaction[Any], why: StoreBusy | SetAside) -> None:
        """Say that nothing can be saved now, or that this table is set aside."""
        ...


class TableControl(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or a select whose id says everything, so that it works after any restart."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed, made anew from its id."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client's controls. Never raises: what fails is logged and answered."""
        await dispatch(interaction, self.custom_id)


async def dispatch(interaction: discord.Interaction[Any], custom_id: str, values: list[str] | None = None) -> None:
    """One press, from the library to ``client.controls``. Never raises.

    ``values`` are those of a modal; a component's own are read from the interaction.
    """
    async with guarded(interaction, "a control failed") as handler:
        control = parse(custom_id)
        if control is None:
            await handler.unknown(interaction)
            return
        await handler.handle(interaction, control, values_of(interaction, values))


@contextlib.asynccontextmanager
async def guarded(interaction: discord.Interaction[Any], failed: str) -> AsyncIterator[Handler]:
    """``client.controls``, to answer one press. Whatever goes wrong meanwhile is logged as ``failed`` and answered."""
    handler = cast(Handler, interaction.client.controls)  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield handler
    except Repeated:
        _log.info("an interaction came twice", extra={"interaction": interaction.id})
    except (StoreBusy, SetAside) as away:
        try:
            await handler.away(interaction, away)
        except Exception:
            _log.exception("that nothing can be saved could not be told")
    except Exception:
        ref = secrets.token_hex(4)
        _log.exception(failed, extra={"ref": ref})
        try:
            await handler.broken(interaction, ref)
        except Exception:
            _log.exception("the failure could not be told either", extra={"ref": ref})


def values_of(interaction: discord.Interaction[Any], typed: Sequence[object] | None = None) -> list[str]:
    """What was chosen in a select or ``typed`` in a form, as strings, whatever was sent; [] for a button."""
    if typed is not None:
        return [str(value) for value in typed]
    data = cast(dict[str, Any], interaction.data or {})
    return [str(value) for value in data.get("values") or ()]
