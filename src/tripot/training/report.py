"""What is told of a training: the net, a page of figures, and its curves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tripot.bots.lore import NET
from tripot.training.course import Part, Round
from tripot.training.trainer import Trainer

WIDTH: Final = 640
HEIGHT: Final = 200
EDGE: Final = 44
INK: Final = "#221c17"
PAPER: Final = "#f3e9d2"
COLOURS: Final = {"formula": "#8a7a63", "net": "#1d6b4f", "gain": "#b3261e"}

ABOUT: Final[dict[Part, str]] = {
    "value": """\
a seat does anything in {whim} % of its choices; lambda {fading}.

Foreseen: how much of the doubt that equal shares leave about the end of games that were set apart is taken
away. Gain: how much more of the win a chair has whose player judges by the net, not by the formula, in
hundredths of an equal share, with its standard error.""",
    "policy": """\
a seat does anything in up to {whim} % of its choices.

Foreseen: how much of the doubt that equal odds leave about choices in games that were set apart is taken
away; a search mixes its choices, so there is a limit. Gain: how much more of the win a chair has whose search
knows how others choose, in hundredths of an equal share, with its standard error.""",
}
BEFORE: Final[dict[Part, str]] = {"value": "foreseen by the formula", "policy": "foreseen at best"}


def write(trainer: Trainer[Any, Any], folder: Path) -> None:
    """What a person wants to see after every round, and what a bot needs: the net that has played best so far."""
    if trainer.rounds[-1].gain == max(one.gain for one in trainer.rounds):
        (folder / f"{trainer.course.part}{NET}").write_bytes(trainer.lore.encode())
    (folder / "curves.svg").write_text(curves(trainer.rounds), "utf-8")
    (folder / "report.md").write_text(page(trainer), "utf-8")


def page(trainer: Trainer[Any, Any]) -> str:
    course = trainer.course
    lines = [
        f"# {course.game}: what was learnt",
        "",
        f"`{course.command}`:",
        *ABOUT[course.part].format(whim=f"{100 * course.whim:.0f}", fading=course.fading).splitlines(),
        "",
        "![curves](curves.svg)",
        "",
        f"| round | games | rows | {BEFORE[course.part]} | by the net | gain | seconds |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in trainer.rounds:
        formula, net = one.foreseen(one.formula), one.foreseen(one.net)
        gain = f"{100 * one.gain:+.0f} ± {100 * one.error:.0f}"
        lines.append(
            f"| {one.number} | {one.games} | {one.rows} | {formula:.1%} | {net:.1%} | {gain} | {one.seconds:.0f} |"
        )
    return "\n".join(lines) + "\n"


def curves(rounds: Sequence[Round]) -> str:
    """Two plots, one below the other: what is foreseen, and what it gains."""
    foreseen = {
        "formula": [one.foreseen(one.formula) for one in rounds],
        "net": [one.foreseen(one.net) for one in rounds],
    }
    plots = [plot(foreseen, 0), plot({"gain": [one.gain for one in rounds]}, HEIGHT)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT}" font-family="sans-serif"'
        f' font-size="12" fill="{INK}"><rect width="{WIDTH}" height="{2 * HEIGHT}" fill="{PAPER}"/>'
        f"{''.join(plots)}</svg>\n"
    )


def plot(lines: dict[str, list[float]], top: int) -> str:
    """Each line with its name at its end; 0 is always to be seen."""
    numbers = [number for line in lines.values() for number in line]
    low, high = min(0.0, *numbers, 0.0), max(*numbers, 0.01)
    rounds = max(map(len, lines.values()))

    def across(index: int) -> float:
        return EDGE + index * (WIDTH - 3 * EDGE) / max(1, rounds - 1)

    def down(number: float) -> float:
        return top + HEIGHT - 24 - (number - low) / (high - low) * (HEIGHT - 48)

    drawn = [
        f'<path d="M{EDGE} {down(mark):.1f}H{WIDTH - EDGE}" stroke="{INK}" stroke-opacity=".25"/>'
        f'<text x="{EDGE - 6}" y="{down(mark) + 4:.1f}" text-anchor="end">{mark:.0%}</text>'
        for mark in sorted({low, 0.0, high})
    ]
    for name, line in lines.items():
        points = " ".join(f"{across(index):.1f},{down(number):.1f}" for index, number in enumerate(line))
        at = f'x="{across(len(line) - 1) + 8:.1f}" y="{down(line[-1]) + 4:.1f}"'
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        drawn.append(f'<text {at} fill="{COLOURS[name]}">{name}</text>')
    return "".join(drawn)
