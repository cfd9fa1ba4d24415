"""Measures the arrangement of the code: sizes of files, files of a game, import circles, retired words."""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs")
EXEMPT = ("/migrations/versions/",)
"""Files that are not counted in the sizes."""


def sources(root: Path = ROOT) -> list[Path]:
    """Return the Python files of the bot."""
    return [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]


def sizes(paths: Iterable[Path]) -> list[int]:
    """Return the lines of each file, shortest first, without the files that only re-export names."""
    counted = (path for path in paths if path.name != "__init__.py" and not any(one in str(path) for one in EXEMPT))
    return sorted(len(path.read_text(encoding="utf-8").splitlines()) for path in counted)


def modules(paths: Iterable[Path], root: Path = ROOT) -> dict[str, str]:
    """Return the source of each module by its name; a package is named by its folder."""
    found: dict[str, str] = {}
    for path in paths:
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


def imports(code: Mapping[str, str]) -> dict[str, set[str]]:
    """Return which modules each module imports, at any level, also under ``TYPE_CHECKING``.

    A name that a package re-exports counts as an import of the package, a submodule as one of the submodule alone.
    """
    return {name: set(_imported(name, source, code)) - {name} for name, source in code.items()}


def _imported(name: str, source: str, code: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in code)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                below = f"{node.module}.{alias.name}"
                if below in code:
                    yield below
                elif node.module in code:
                    yield node.module
        elif isinstance(node, ast.ImportFrom):
            raise ValueError(f"{name}: imports are written in full")


def circles(graph: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Return the strongly connected components of more than one module, by Tarjan's algorithm without recursion."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []
    for start in sorted(graph):
        work = [(start, iter(sorted(graph[start])))] if start not in order else []
        while work:
            name, rest = work[-1]
            if name not in order:
                order[name] = low[name] = len(order)
                stack.append(name)
            for other in rest:
                if other not in order:
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in stack:
                    low[name] = min(low[name], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[name])
                if low[name] == order[name]:
                    at = stack.index(name)
                    stack, whole = stack[:at], stack[at:]
                    found += [sorted(whole)] if len(whole) > 1 else []
    return sorted(found)


def parsed(source: str) -> ast.Module:
    """Parse a module with the garbage collector disabled.

    CPython 3.11 raises SystemError while parsing if the collector runs then and ends a suspended greenlet.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if collected:
            gc.enable()


def words_of(name: str) -> set[str]:
    """Return the words of a name in snake or camel case, in small letters."""
    return {part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)}


def names(path: Path) -> set[str]:
    """Return the names that a file defines: its own, and those of its classes and functions."""
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    tree = parsed(path.read_text(encoding="utf-8"))
    return {path.stem} | {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def constants(source: str) -> set[str]:
    """Return the constants that a module defines at its top level."""
    found: set[str] = set()
    for node in parsed(source).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        found |= {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return found


def retired(paths: Iterable[Path], words: Iterable[str]) -> list[str]:
    """Return the names that contain a retired word, with their files."""
    gone = set(words)
    return [f"{path}: {name}" for path in paths for name in sorted(names(path)) if words_of(name) & gone]
