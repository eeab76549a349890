"""Make the golden files anew: `python -m tests.golden.make`. Only after a change of rules that is meant."""

from __future__ import annotations

import msgspec

from tests.golden.files import DIGESTS, STORIES, digests, golden_games, played, record_file, stories


def main() -> None:
    told = {}
    for game in golden_games():
        path = record_file(game)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(played(game).encode())
        told[f"{game.name}-{game.players}"] = stories(played(game))
    STORIES.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(digests()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
