"""Where the files under ``assets/`` lie, in a checkout, an installation or a frozen build."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root() -> Path:
    """The assets folder: inside the package when installed, beside it in a checkout."""
    inside = _PACKAGE / "assets"
    return inside if inside.is_dir() else _PACKAGE.parent / "assets"


def resource(*parts: str) -> Path:
    """The path of one asset, for example ``resource("fonts", "licence.txt")``."""
    return _root().joinpath(*parts)
