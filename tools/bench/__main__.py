"""Prints the benchmark: ``python -m tools.bench [--json]``."""

from __future__ import annotations

import argparse
import json
import os

from .child import environment


def main() -> None:
    """Measure everything, print a table or one object."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    os.environ.update(environment(driver="dummy"))
    figures = measure()
    if arguments.json:
        print(json.dumps({name: value for name, value, _ in figures}))
        return
    for name, value, aim in figures:
        print(f"{name:<34} {value:>12,.3f}   {aim}")


def measure() -> list[tuple[str, float, str]]:
    """Every figure with its name and its aim in words."""
    from . import engine, frames, process

    rows = [
        ("engine_moves_per_second", engine.moves_a_second(), "at least 40,000"),
        ("verify_200_moves_to_python_start", engine.verify_ratio(), "at most 2"),
    ]
    for size in frames.SIZES:
        times = frames.frame_times(size)
        name = f"{size[0]}x{size[1]}"
        rows += [
            (f"frame_rest_ms_{name}", times.rest, ""),
            (f"frame_drag_ms_{name}", times.drag, ""),
            (f"frame_deal_ms_{name}", times.deal, ""),
            (f"frame_full_ms_{name}", times.full, ""),
            (f"drag_to_full_{name}", times.ratio, "at most 0.35"),
            (f"resize_ms_{name}", times.resize, "at most 50"),
        ]
    rest, floor = process.rest_seconds()
    rows += [
        ("start_menu_to_import_pygame", process.start_ratio("menu"), "at most 2.5"),
        ("start_table_to_import_pygame", process.start_ratio("table"), "at most 3"),
        ("resident_mb_1280x720", process.resident_megabytes(), "at most 40"),
        ("rest_cpu_seconds_in_20", rest, "at most 0.05"),
        ("rest_floor_cpu_seconds_in_20", floor, ""),
        ("answer_after_rest_ms", process.answer_seconds() * 1e3, "at most 35"),
    ]
    return rows


if __name__ == "__main__":
    main()
