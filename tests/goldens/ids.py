"""Custom ids: the form of each control's id, the values read back from it, and its answer.

The tests of the screens show which ids exist: ``python -m tests.goldens ids`` runs them with the plug-in
:mod:`tests.goldens.seen_ids`, which takes minutes. The golden keeps one sample of every form that was seen. With paths
of tests after ``ids`` only those are run, and the samples of before stay beside what they show.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.ui.transport import control_ids, id_format
from tests.goldens.files import kept, path_of

ROOT = Path(__file__).parents[2]
TABLE = "ab12cd34"
SCREENS = ("tests/ui", "tests/acceptance")
"""Paths of the tests that make every screen."""


def declared() -> dict[str, list[str]]:
    """Return the actions of controls of a table, and those of every page."""
    return {f"p1:{page}" if page else "m1": sorted(found) for page, found in control_ids.CONTROLS.items()}


def read(custom_id: str) -> list[str | int] | None:
    """Return the parsed parts of an id, None if no control reads it."""
    found = id_format.parse(custom_id) or id_format.parse_page(custom_id)
    return None if found is None else list(found)


def written(parts: list[Any]) -> str:
    """Return the id with these parts."""
    return id_format.ControlId(*parts).encode() if len(parts) == 5 else id_format.PageId(*parts).encode()


def made(custom_id: str) -> str:
    """Return the id that its declared control makes of the argument it reads, "" if it cannot be read or written."""
    found = id_format.find(custom_id)
    if found is None:
        return ""
    try:
        if isinstance(found.control, id_format.PageControl):
            return found.control.id(found.arg)
        table, deal, asked, *_ = found.parts
        return found.control.id(str(table), found.arg, deal=int(deal), asked=int(asked))
    except ValueError:
        return ""


PACKED: dict[str, tuple[int, ...]] = {"": (), "0": (0,), "2o": (96,), "9.a.z.10": (9, 10, 35, 36), "8.3": (8, 3)}
"""Several cards as an argument, whose order is kept."""


def packing() -> dict[str, bool]:
    """Return whether cards are written and read as in the golden."""
    return {
        text: id_format.pack_numbers(cards) == text and id_format.unpack_numbers(text) == cards
        for text, cards in PACKED.items()
    }


def form(custom_id: str) -> str:
    """Return the form of an id: numbers become ``n``, several ``n+``, the moves of a guided hand ``line``; words
    stay."""
    kind, *parts = custom_id.split(":")
    if kind == "m1":
        _, deal, asked, action, *arg = parts
        head = f"m1:T:{'n' if deal != '0' else 0}:{'n' if asked != '0' else 0}:{action}"
        return ":".join([head, *(_argument(one) for one in arg)])
    page, deed, *arg = parts
    argument = ":".join(arg)
    if page in ("lesson", "dailyhand") and "-" in argument:
        return f"p1:{page}:{deed}:{_argument(argument.split('-')[0])}-line"
    return f"p1:{page}:{deed}:{_argument(argument)}"


def _argument(text: str) -> str:
    words = ["n" if len(one) == 1 or re.search(r"\d", one) else one for one in text.split(".")] if text else []
    return re.sub(r"\bn(\.n)+\b", "n+", ".".join(words))


def forms(seen: Iterable[str], known: dict[str, str]) -> dict[str, str]:
    """Return a sample of each form: the known one, or else the first and shortest of those seen."""
    found: dict[str, str] = {}
    for one in sorted(set(seen), key=lambda text: (len(text), text)):
        if read(one) is not None:
            sample = re.sub(r"^m1:(?!0:)[^:]+", f"m1:{TABLE}", one)
            found.setdefault(form(one), known.get(form(one), sample))
    return found


def golden(*tests: str) -> dict[str, Any]:
    """Return all forms with their samples, the declared actions, and the fields of forms.

    With ``tests`` only these are run, and the golden of before is kept beside what they show. Raises RuntimeError if
    one of them fails.
    """
    before: dict[str, Any] = kept("ids") if path_of("ids").exists() else {"samples": {}, "fields": []}
    known: dict[str, str] = before["samples"]
    with TemporaryDirectory() as folder:
        say = ["-q", "-p", "no:cacheprovider", "-p", "tests.goldens.seen_ids"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *say, *(tests or SCREENS)],
            cwd=ROOT,
            env={**os.environ, "GERMINI_IDS": folder},
            check=False,
        )
        seen = [line for path in Path(folder).iterdir() for line in path.read_text(encoding="utf-8").splitlines()]
    if done.returncode:
        raise RuntimeError("tests of the screens fail: not all ids were seen")
    return summed([*seen, *known.values(), *before["fields"]] if tests else seen, known)


def summed(seen: Iterable[str], known: dict[str, str]) -> dict[str, Any]:
    """Return the golden of the ids that were seen."""
    every = list(seen)
    samples = forms(every, known)
    return {
        "declared": {kind: " ".join(names) for kind, names in declared().items()},
        "fields": sorted({one for one in every if re.fullmatch(r"[a-z]{2,16}", one)}),
        "read": {sample: read(sample) for sample in samples.values()},
        "samples": samples,
    }
