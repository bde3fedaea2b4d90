"""The published data that the tests hold the program against."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent / "data"
RECORDS = _FOLDER / "records"
EXPECTED: dict[str, dict[str, Any]] = json.loads((RECORDS / "expected.json").read_text("utf-8"))
"""How each record ends, by file name."""
DEALS: list[dict[str, Any]] = json.loads((_FOLDER / "deals.json").read_text("utf-8"))
"""Opening layouts of game codes of every kind."""


def record(name: str) -> str:
    """The text of a record."""
    return (RECORDS / name).read_text("utf-8")
