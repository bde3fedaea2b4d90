"""The command ``python -m tools.sounds``, which writes the sound files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from .files import sound_files

SOUNDS: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def main() -> None:
    """Write the sounds, then say how much was written."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.sounds", description="Write the sounds as WAV files."
    )
    parser.add_argument("--out", type=Path, default=SOUNDS, help="folder to write to")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    count = size = 0
    for name, data in sound_files():
        (folder / name).write_bytes(data)
        count, size = count + 1, size + len(data)
    print(f"{count} files, {size / 1024:.0f} KB in {folder}")


if __name__ == "__main__":
    main()
