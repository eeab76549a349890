"""Records: what is written is read back, replayed and verified."""

from __future__ import annotations

import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.playout import choices, snapshot
from tests.kernel.papers import BOX, GAME, TINY, finished, unfinished
from tests.kernel.saying import problem
from tripot.games import records
from tripot.kernel.bits import members
from tripot.kernel.fairness import LONGEST_NONCE
from tripot.kernel.match import Match
from tripot.kernel.record import Record, chain
from tripot.kernel.replay import replay

PLAYERS = 3


@given(
    st.integers(0, 2**64),
    st.lists(st.integers(0, 10**6), max_size=40),
    st.lists(st.text(max_size=LONGEST_NONCE), max_size=PLAYERS),
    st.lists(st.text(), max_size=PLAYERS),
)
def test_any_game_is_read_back_replayed_and_verified(
    seed: int, picks: list[int], nonces: list[str], names: list[str]
) -> None:
    game = BOX.load(PLAYERS, TINY, {})
    match = Match(game, seed=seed, nonces=nonces, names=names)
    for pick in picks:
        steps = [(seat, action) for seat in range(PLAYERS) for action in members(choices(game, match.state, seat))]
        if steps:
            match.act(*steps[pick % len(steps)])
    data = match.record().encode()
    record = Record.decode(data)
    assert record == match.record()
    assert record.encode() == data
    assert snapshot(game, records.replay(record, TINY).state) == snapshot(game, match.state)
    if match.over:
        assert records.verify(record, TINY).outcomes == 1
    else:
        with problem("verify-unfinished"):
            records.verify(record, TINY)


def test_a_record_is_plain_readable_json() -> None:
    data = json.loads(finished().encode())
    assert (data["format"], data["version"], data["game"], data["rules"]) == ("tripot-record", 2, "twelve-gangsters", 1)
    assert data["edition"] == {"name": "tiny", "hash": TINY.hash}
    assert data["names"] == ["Zoé", "Al"]
    assert data["steps"][0] in ("* boss A", "* boss B")
    assert len(data["steps"]) + 1 == len(data["checks"])
    assert len(data["result"]["standings"]) == 2


def test_an_unfinished_game_can_be_replayed_but_not_verified() -> None:
    record = unfinished()
    assert len(replay(record, GAME).steps) == len(record.steps) == 2
    with problem("verify-unfinished"):
        records.verify(record, TINY)


def test_the_position_that_a_game_began_in_is_part_of_its_record() -> None:
    game = BOX.load(PLAYERS, TINY, {})
    opening = game.position(Match(game, seed=1).state)
    record = Match(game, seed=2, opening=opening).record()
    assert Record.decode(record.encode()).opening == opening
    hands = [hand[1:] for hand in opening["hands"]]
    other = msgspec.structs.replace(record, opening={**opening, "hands": hands})
    with problem("record-header"):
        records.replay(other, TINY)
    changed = msgspec.structs.replace(record, opening={"boss": 9})
    with problem("record-opening"):
        records.replay(msgspec.structs.replace(changed, checks=chain(changed.head(), changed.steps)), TINY)
