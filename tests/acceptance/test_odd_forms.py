"""Issue 6, item 5: forms submitted in shapes no client sends are answered, change nothing, and write one line to the
log."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.local_server import Interaction, interactions
from bot.local_server.world import MODAL
from tests.acceptance.forging import told
from tests.acceptance.test_reports import opened_form
from tests.support.edge import Edge
from tests.support.panel import controls

BROKEN: list[Any] = [
    [],
    [{}],
    [3],
    ["x"],
    [{"type": 18}],
    [{"type": 18, "component": None}],
    [{"type": 18, "component": {"type": 4}}],
    [{"type": 1, "components": 5}],
    [{"type": "²", "custom_id": "pace"}],
]

VALUES: list[tuple[Any]] = [(None,), (5,), ([],), ([None],), ({"a": 1},), ("",), ("x" * 5000,), (["☠"],)]
"""Values that replace what was typed or chosen."""


def of_every_field(form: Interaction, value: Any) -> list[Any]:
    """Return the form's own fields, each with this value in place of what was typed or chosen."""
    assert form.modal is not None
    fields = [label["component"] for label in form.modal["components"]]
    return [
        {"type": 18, "component": {"type": one["type"], "custom_id": one["custom_id"], "value": value, "values": value}}
        for one in fields
    ]


async def opened(its: Edge, name: str) -> Interaction:
    """Return a form that is open at Anna's client."""
    if name == "report":
        return await opened_form(its, its.host)
    if name == "quiet":
        page = await its.host.slash(its.channel, "preferences")
        assert page.message is not None
        nodes = controls(page.message)
        found = next(node for node in nodes if "quiet" in node["custom_id"])
        return await its.host.click(page.message["id"], found["custom_id"])
    made = await its.press(its.host, its.channel, "set" if name == "settings" else "rules")
    if name == "settings":
        return made
    raise AssertionError(name)


@pytest.mark.parametrize("name", ["settings", "report", "quiet"])
async def test_a_form_of_an_odd_shape_is_answered_and_changes_nothing(
    its: Edge, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    await its.open_table(start=name == "report")
    await its.quiet()
    before = its.state
    caplog.set_level(logging.INFO)
    caplog.clear()
    values = [one for one in VALUES if name != "report" or not one[0]]  # only a few words may be reported in succession
    for odd in (*BROKEN, *values):
        form = await opened(its, name)
        assert form.modal is not None, told(its, its.host)
        components = of_every_field(form, odd[0]) if isinstance(odd, tuple) else odd
        heard = len(told(its, its.host))
        data = {"custom_id": form.modal["custom_id"], "components": components}
        sent = interactions.begin(its.world, MODAL, its.host.id, form.channel_id, data, opened_by=form)
        await its.until(lambda sent=sent: sent.responded)
        if name != "quiet":
            await its.until(lambda heard=heard: len(told(its, its.host)) > heard)
    await its.quiet()
    assert (its.state.options, its.state.pace, its.state.preset) == (before.options, before.pace, before.preset)
    worse = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not worse, [(record.getMessage(), record.exc_info) for record in worse]
