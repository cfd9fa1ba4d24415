"""The files with which a host runs Germini (docs/run) name settings, paths and statuses that exist.

No container engine runs here; `systemd-analyze verify` is run where it is installed.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "docs" / "run" / "compose.yaml").read_text()
SERVICE = (ROOT / "docs" / "run" / "germini.service").read_text()
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text()

SETTINGS = {f"GERMINI_{name.upper()}" for name in Settings.model_fields} | {"DISCORD_TOKEN", "DATABASE_URL"}
OF_THE_DATABASE = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}


def test_what_is_set_are_settings() -> None:
    composed = set(re.findall(r"^ +([A-Z_]+):", COMPOSE, re.MULTILINE))
    assert composed - SETTINGS == OF_THE_DATABASE
    assert {"DISCORD_TOKEN", "DATABASE_URL", "GERMINI_METRICS_PORT"} <= composed
    (line,) = re.findall(r"^Environment=(.*)$", SERVICE, re.MULTILINE)
    assert {one.split("=")[0] for one in line.split()} <= SETTINGS


def test_the_containers_write_nowhere_else_and_may_nothing() -> None:
    for said in ("read_only: true", "- ALL", "no-new-privileges:true", "- data:/data", '- "127.0.0.1:'):
        assert said in COMPOSE, said
    assert "VOLUME /data" in DOCKERFILE
    folder = re.findall(r"context: (\S+)", COMPOSE)
    assert [(ROOT / "docs" / "run" / one).resolve() for one in folder] == [ROOT]


def test_the_service_is_not_started_again_where_another_bot_has_the_database() -> None:
    (status,) = re.findall(r"^RestartPreventExitStatus=(\d+)$", SERVICE, re.MULTILINE)
    assert f"stops with exit status {status}" in HOSTING
    (home,) = re.findall(r"GERMINI_DATA_DIR=/var/lib/(\S+)", SERVICE)
    assert f"StateDirectory={home}\n" in SERVICE


def test_the_guide_names_both_files() -> None:
    assert "docker compose -f docs/run/compose.yaml up -d" in HOSTING
    assert "docs/run/germini.service" in HOSTING


@pytest.mark.slow
@pytest.mark.systemd
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = tmp_path / "germini.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", SERVICE, flags=re.MULTILINE))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    unit.write_text(unit.read_text().replace("Restart=on-failure", "Restart=sometimes"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "sometimes" in done.stderr, "a wrong line is found"
