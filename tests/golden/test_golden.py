"""Games played once and kept: the rules, the record format and chance still give the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tripot
from tests.conformance.knife import Knife
from tests.conformance.tables import TABLES, Table
from tests.golden.files import DIGESTS, STORIES, Digest, digest, golden_games, played, record_file, stories
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.record import Record

GAMES = [pytest.param(game, id=f"{game.name}-{game.players}") for game in golden_games()]


def golden(game: Game[Any]) -> bytes:
    path = record_file(game)
    assert path.is_file(), f"{game.name} for {game.players} has no golden record: python -m tests.golden.make"
    return path.read_bytes()


def test_every_golden_record_belongs_to_a_game() -> None:
    folder = DIGESTS.parent
    assert {record_file(game) for game in golden_games()} == {*folder.glob("*/*.json")}


@pytest.mark.parametrize("game", GAMES)
def test_golden_record_is_sound(game: Game[Any]) -> None:
    data = golden(game)
    record = Record.decode(data)
    assert record.encode() == data
    assert tripot.replay(record).result() == record.result
    verified = tripot.verify(record)
    assert (verified.steps, verified.commitment) == (len(record.steps), record.fairness.commitment)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_choices_give_the_same_bytes(game: Game[Any]) -> None:
    data = golden(game)
    record = Record.decode(data)
    assert record.fairness.seed is not None
    seed = bytes.fromhex(record.fairness.seed)
    match = Match(game, seed=seed, nonces=record.fairness.nonces, names=record.names)
    while not match.over:
        seat, actions = game.notation.parse_line(record.steps[len(match.steps)])
        match.act(seat, *actions)
    assert match.record().encode() == data


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_game_is_still_played_alike(game: Game[Any]) -> None:
    assert played(game).encode() == golden(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_told_the_same_as_ever(game: Game[Any]) -> None:
    """Else the testimonies in signed records are void: an event that is written in another way needs new rules."""
    kept = msgspec.json.decode(STORIES.read_bytes())
    assert stories(Record.decode(golden(game))) == kept[f"{game.name}-{game.players}"]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.label)
def test_compiled_and_interpreted_agree(table: Table) -> None:
    """Both builds must come to the digests in the file."""
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, Digest])
    assert table.label in kept, f"{table.label} has no digest: python -m tests.golden.make"
    assert digest(table.game) == kept[table.label]


def test_no_digest_is_left_over() -> None:
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, Digest])
    assert set(kept) == {table.label for table in TABLES}


def test_a_game_without_a_golden_record_is_reported() -> None:
    with pytest.raises(AssertionError, match="knife for 3 has no golden record"):
        golden(Knife())
