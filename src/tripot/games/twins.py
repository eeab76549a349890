"""How the states of games are copied: `python -m tripot.games.twins` writes it from what each state declares."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent
HEAD = '''"""How a state is copied. Made by `python -m tripot.games.twins` from state.py. Do not edit."""

from __future__ import annotations

__compile__ = {compiled}

from tripot.games.{game}.state import State


class Twin(State):
    """Has the values of another state, and shares nothing with it that can change."""

    def __init__(self, s: State) -> None:
        self.frame = s.frame
'''
TAIL = """
    def clone(self) -> State:
        return Twin(self)
"""


def head(game: str) -> str:
    return HEAD.format(game=game, compiled=True)  # not in HEAD itself: this module is not to be compiled


def twins() -> dict[Path, str]:
    """What the file of each game that has one should say."""
    return {path: twin(path.parent) for path in sorted(FOLDER.glob("*/twin.py"))}


def twin(game: Path) -> str:
    tree = ast.parse(game.joinpath("state.py").read_text("utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    start = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    copies = [f"        self.{name} = s.{name}{copying}\n" for name, copying in fields(start)]
    return head(game.name) + "".join(copies) + TAIL


def fields(start: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Each attribute that a state starts with, and how it is copied: only lists can change."""
    for node in start.body:
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=name)]) | ast.AnnAssign(target=ast.Attribute(attr=name)):
                assert node.value is not None
                yield name, ".copy()" if ast.unparse(node.value).startswith("[") else ""


if __name__ == "__main__":
    for path, text in twins().items():
        path.write_text(text, "utf-8")
