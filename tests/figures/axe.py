"""What axe-core, a checker of accessibility, finds on a page: all its rules, those of best practice included."""

from __future__ import annotations

from functools import cache
from importlib import resources

from tests.support.chromium import Page


@cache
def _script() -> str:
    return resources.files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")


async def violations(page: Page) -> list[str]:
    """Return one line for each element with a violation: the rule, how grave it is, and the element."""
    if not await page.evaluate("'axe' in window"):
        # The page's policy allows only scripts of its own; this one is evaluated by the browser itself.
        await page.evaluate(f"{_script()}\nvoid 0")
    found = await page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.flatMap("
        "one => one.nodes.map(node => `${one.id} (${one.impact}): ${node.html.slice(0, 120)}`)))"
    )
    return list(found)
