"""Each situation of section 10 is a test that bears its number."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_situation_has_a_test_of_its_number() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| 10\.(\d+) \|", page, flags=re.MULTILINE))
    assert len(listed) == 26
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    named = {number for text in sources for number in re.findall(r"def test_10_(\d+)_", text)}
    assert sorted(listed ^ named, key=int) == []
