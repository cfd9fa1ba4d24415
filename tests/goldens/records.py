"""Records of seeded matches, and the output of ``germini conform`` and ``germini verify``."""

from __future__ import annotations

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import msgspec

from bot.__main__ import main
from bot.games.registry import games
from bot.records import encode, record_of
from tests.goldens.files import digest
from tests.goldens.played import options_of
from tests.support.matches import TABLE, Hall, names

DATA = Path(__file__).parents[1] / "data"
OLD = DATA / "seals_of_version_1" / "record.json"
VECTORS = tuple(
    path for slug in ("chinze", "minchiate", "mineo", "terziglio") for path in sorted((DATA / slug).iterdir())
)
PEOPLE = 2


@cache
def hall(slug: str, seed: int = 0) -> Hall:
    """Play a whole match of two people and computer players: under default options, or random ones for a ``seed``."""
    its = Hall(slug, seed=seed, people=PEOPLE, options=options_of(slug, seed))
    its.start()
    its.play()
    assert its.state.status == "finished"
    return its


@cache
def record(slug: str, seed: int = 0) -> bytes:
    """Return the file a player gets of that match."""
    its = hall(slug, seed)
    return encode(record_of(TABLE, its.events, names(its)))


def written(*argv: str) -> dict[str, Any]:
    """Return the output of a subcommand and its exit status, always in English."""
    raw = io.BytesIO()
    out, err = io.TextIOWrapper(raw, "utf-8", newline=""), io.StringIO()
    with mock.patch.dict(os.environ, {"LC_ALL": "en_GB.UTF-8"}), redirect_stdout(out), redirect_stderr(err):
        status = main(list(argv))
        out.flush()
    assert sys.stdout is not out
    return {"status": status, "out": raw.getvalue(), "err": err.getvalue()}


def conformed(path: Path) -> dict[str, Any]:
    """Return the output of ``germini conform`` for a file of test data."""
    done = written("conform", str(path))
    return {"err": done["err"].splitlines(), "out": digest(done["out"]), "status": done["status"]}


def checked(path: Path) -> dict[str, Any]:
    """Return the output of ``germini verify`` for a record, and a hash of the output of ``germini replay``."""
    said, told = written("verify", str(path)), written("replay", str(path))
    lines = [line.replace(str(path), path.name) for line in said["out"].decode().splitlines()]
    return {"status": said["status"], "verify": lines, "err": said["err"].splitlines(), "replay": digest(told["out"])}


def sample(slug: str) -> dict[str, Any]:
    """Return a readable record: without the middle of its deals, with long lists of cards cut short."""
    whole = json.loads(record(slug))
    whole["cards"] = whole["cards"][:3]
    for deal in whole["deals"]:
        deal["steps"] = [*deal["steps"][:4], *deal["steps"][-2:]]
    return {**whole, "deals": [_short(deal) for deal in whole["deals"][:1]]}


def _short(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _short(one) for key, one in value.items()}
    if isinstance(value, list):
        numbers = len(value) > 12 and all(isinstance(one, int) for one in value)
        return [*value[:3], "…"] if numbers else [_short(one) for one in value]
    return value


def golden() -> dict[str, Any]:
    """Return all of it."""
    found: dict[str, Any] = {"conform": {f"{path.parent.name}/{path.name}": conformed(path) for path in VECTORS}}
    records: dict[str, Any] = {}
    logs: dict[str, str] = {}
    with TemporaryDirectory() as folder:
        for slug in games():
            for seed in (0, 1):
                path = Path(folder) / f"{slug}-{seed}.json"
                path.write_bytes(record(slug, seed))
                records[path.name] = {"file": digest(record(slug, seed)), **checked(path)}
                logs[path.name] = digest(msgspec.json.encode(hall(slug, seed).events))
    records["version 1"] = {"file": digest(OLD.read_bytes()), **checked(OLD)}
    return {**found, "logs": logs, "records": records, "sample": sample("chinze")}
