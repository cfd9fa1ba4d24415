"""The golden files: JSON with sorted names, a line for each entry, so that a difference can be read."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "data" / "goldens"
WIDE = 118


def path_of(name: str) -> Path:
    """Return the path of a golden's file."""
    return FOLDER / f"{name}.json"


def text_of(value: Any) -> str:
    """Return the text of a golden file: an entry that fits on a line is written on one."""
    return _laid_out(value, "") + "\n"


def _laid_out(value: Any, margin: str) -> str:
    short = json.dumps(value, ensure_ascii=False, sort_keys=True)
    nested = isinstance(value, dict | list) and any(isinstance(one, dict | list) for one in _parts(value))
    if not isinstance(value, dict | list) or not value or (not nested and len(margin) + len(short) <= WIDE):
        return short
    deeper = margin + " "
    if isinstance(value, dict):
        lines = [f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(value[key], deeper)}" for key in sorted(value)]
        return "{\n" + ",\n".join(deeper + line for line in lines) + f"\n{margin}}}"
    return "[\n" + ",\n".join(deeper + _laid_out(one, deeper) for one in value) + f"\n{margin}]"


def _parts(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value


def kept(name: str) -> Any:
    """Return the content of a golden's file. Raises FileNotFoundError if there is none."""
    return json.loads(path_of(name).read_text(encoding="utf-8"))


def write(name: str, value: Any) -> None:
    """Write the file of a golden."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path_of(name).write_text(text_of(value), encoding="utf-8")


def differences(kept: Any, now: Any, where: str = "") -> list[str]:
    """Return every place where two goldens differ, in words."""
    if isinstance(kept, dict) and isinstance(now, dict):
        found = [f"{where}/{key}: gone" for key in sorted(kept.keys() - now.keys())]
        found += [f"{where}/{key}: new" for key in sorted(now.keys() - kept.keys())]
        for key in sorted(kept.keys() & now.keys()):
            found += differences(kept[key], now[key], f"{where}/{key}")
        return found
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [
            line for n, pair in enumerate(zip(kept, now, strict=True)) for line in differences(*pair, f"{where}/{n}")
        ]
    return [] if kept == now else [f"{where}: {_short(kept)} -> {_short(now)}"]


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}…"


def digest(data: bytes | str) -> str:
    """Return a short hash: 16 hexadecimal digits of SHA-256."""
    return sha256(data.encode() if isinstance(data, str) else data).hexdigest()[:16]
