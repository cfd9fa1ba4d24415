"""The pictures of the chapters of ``/rules``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.diagram import Diagram

DIAGRAMS: Mapping[str, Diagram] = {}
"""By chapter."""
