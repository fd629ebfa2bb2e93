"""What is promised around the code: locked dependencies, one version, commands that exist."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ("requirements.txt", "requirements-dev.txt")


def pins(lock: str) -> dict[str, str]:
    """Return the locked versions by name."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.M))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert len(re.findall(r"^[\w.-]+==.*\\\n    --hash=sha256:", text, re.M)) == len(pins(lock))


def test_what_runs_is_what_is_tested() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


def test_every_dependency_is_locked() -> None:
    named = {re.split(r"[\[<>=]", line)[0].replace(".", "-") for line in PROJECT["dependencies"]}
    assert named <= pins("requirements.txt").keys()


def test_the_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{PROJECT['version']}]" in changelog


def test_the_commands_that_the_documents_name_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    pages = [path for path in (ROOT / "CONTRIBUTING.md", ROOT / "README.md") if path.exists()]
    named = {
        target
        for page in [*pages, ROOT / ".ci" / "run"]
        for target in re.findall(r"(?:`|^)make (\w+)", page.read_text(encoding="utf-8"), re.M)
    }
    assert named - targets == set()
