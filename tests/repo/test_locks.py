"""The lock files: what playing needs, and what tests and drawing packs need too, in the same versions."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PLAYING, EVERYTHING = ROOT / "requirements.lock", ROOT / "tests" / "requirements.lock"
DRAWING = "cards_art"
"""What draws the packs needs more than playing; only its modules at the top are used by the bot."""


def pins(lock: Path) -> dict[str, str]:
    """Return the entries of a lock file by name, with versions, markers and hashes."""
    entries = [one for one in re.split(r"(?m)^(?=[a-z0-9])", lock.read_text()) if one.strip()]
    found: dict[str, str] = {}
    for one in entries:
        name = one.split("==")[0]
        found[name] = found.get(name, "") + one
    return found


def named(name: str) -> str:
    """Return the name of a package as lock files write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(wanted: Iterable[Requirement]) -> set[str]:
    """Return the names of these packages and of all that they need here."""
    found: set[str] = set()
    left = [(one, "") for one in wanted]
    while left:
        one, extra = left.pop()
        if (one.marker is not None and not one.marker.evaluate({"extra": extra})) or named(one.name) in found:
            continue
        found.add(named(one.name))
        try:
            requires = distribution(one.name).requires or ()
        except PackageNotFoundError:
            continue
        left += [(Requirement(text), extra) for text in requires for extra in one.extras or {""}]
    return found


@pytest.mark.parametrize("lock", [PLAYING, EVERYTHING], ids=["playing", "everything"])
def test_a_lock_holds_pins_and_hashes_and_no_address(lock: Path) -> None:
    """A lock file holds versions and hashes, and no address of a package index (decision 7)."""
    text = lock.read_text()
    assert "://" not in text
    assert "index" not in text.lower().replace("indexed", "")
    lines = [line for line in text.splitlines() if re.match(r"^[a-z0-9]", line)]
    assert lines
    assert all("==" in line for line in lines)
    assert text.count("--hash=sha256:") >= len(lines)


def test_tests_run_on_the_versions_that_are_played_on() -> None:
    playing, everything = pins(PLAYING), pins(EVERYTHING)
    assert {name for name, entry in playing.items() if everything.get(name) != entry} == set()
    assert len(playing) < len(everything)


def test_playing_installs_what_playing_needs_and_nothing_else() -> None:
    """They are installed without looking for what they need in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["search"]]
    build = project["dependency-groups"]["build"]
    there = set(pins(PLAYING))
    found = needed(map(Requirement, [*wanted, *build]))
    assert "yarl" in found, "what packages need in turn is followed"
    assert found - there == set()
    other_systems = {name for name in there - found if ";" in pins(PLAYING)[name].split("\\")[0]}
    assert there - found == other_systems


def imported(path: Path) -> Iterator[str]:
    """Yield the names of the packages that a module imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (one.name.split(".")[0] for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_the_bot_imports_only_what_playing_installs() -> None:
    """A module that only the tests install would be missed only where somebody plays."""
    sources = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py")]
    sources += (ROOT / DRAWING).glob("*.py")
    own = {"bot", "cogs", DRAWING} | sys.stdlib_module_names
    names = {name for path in sources for name in imported(path)} - own
    assert names > {"discord", "PIL", "numba"}
    there, packages = set(pins(PLAYING)), packages_distributions()
    missing = {name for name in names if not any(named(one) in there for one in packages.get(name, [name]))}
    assert missing == set()


def used(path: Path) -> Iterator[str]:
    """Yield the names of the packages that a module imports, by a statement or by name, or reads a file of."""
    yield from imported(path)
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "resources.files")):
            yield from (one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str))


NOT_IMPORTED = {
    "asyncpg": "SQLAlchemy takes it for PostgreSQL, as the address of the database says",
    "tzdata": "zoneinfo reads it where the system has no time zones",
    "setuptools": "installs the project",
    "import-linter": "a command",
    "pyright": "a command",
    "ruff": "a command",
    "pytest-timeout": "a plug-in of pytest",
    "pytest-xdist": "a plug-in of pytest",
    "types-cachetools": "types for pyright",
}
"""What the project asks for and no module imports, with its use."""


def test_everything_that_is_asked_for_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["search"]]
    asked += [one for group in project["dependency-groups"].values() for one in group]
    sources = [path for room in ("bot", "cogs", DRAWING, "tests") for path in (ROOT / room).rglob("*.py")]
    there = {name for path in sources for name in used(path)}
    its_modules: dict[str, set[str]] = {}
    for module, packages in packages_distributions().items():
        for package in packages:
            its_modules.setdefault(named(package), set()).add(module)
    names = {named(Requirement(one).name) for one in asked} & set(its_modules)
    assert len(names) > 30, "they are installed"
    assert {name for name in names if not its_modules[name] & there} == set(NOT_IMPORTED)
