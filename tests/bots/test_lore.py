"""Nets that bots judge by, and the files they are kept in."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Any

import pytest

from tests.bots.walk import walked
from tripot.bots import Clock, make
from tripot.bots.brain import brain
from tripot.bots.learnt import Learnt, odds
from tripot.bots.lore import POLICY, VALUE, Known, Lore, Origin, decode, digest, known_of, labels_of, learnt, prior_of
from tripot.bots.net import Net
from tripot.bots.thinker import Thinker
from tripot.bots.tree import Edge, Node
from tripot.games.observing import own_observation
from tripot.games.registry import BOXES, box, load
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.row import Rows

GAME = "reglement-de-comptes"
HIDDEN = 8


def origin(game: str, outputs: int = 1) -> Origin:
    return Origin(
        game=game,
        rules=box(game).kind.rules_version,
        edition=box(game).edition.hash,
        labels=digest(labels_of(game)),
        hidden=HIDDEN,
        outputs=outputs,
        version="0",
        seed=1,
        games=0,
        command="",
    )


def lore(game: str, seed: int = 1, size: float = 0.125, outputs: int = 1) -> Lore:
    """Weights by chance, of numbers that half floats have."""
    dice, labels = Dice(seed), labels_of(game)

    def weights(number: int) -> tuple[float, ...]:
        return tuple(size * (int(dice.below(9)) - 4) / 4 for _ in range(number))

    parts = (weights(size) for size in (len(labels) * HIDDEN, HIDDEN, outputs * HIDDEN, outputs))
    return Lore(origin(game, outputs), *parts)


def expected(known: Lore, game: Game[Any], s: Any, seat: int, output: int = 0) -> float:
    """The same in one line of Python: both builds must come to it."""
    observation = own_observation(game)
    assert observation is not None
    rows = Rows(observation.size)
    rows.clear(1)
    observation.write(s, seat, rows)
    labels = labels_of(game.name)
    told = dict(zip(observation.labels, rows.read(), strict=True)) | {f"players.{game.players}": 1.0}
    found = known.offsets[output]
    for unit in range(HIDDEN):
        whole = known.bias[unit] + sum(
            number * known.first[labels.index(label) * HIDDEN + unit] for label, number in told.items() if number
        )
        found += max(whole, 0.0) * known.last[output * HIDDEN + unit]
    return found


@pytest.mark.parametrize("name", BOXES)
def test_a_net_reads_what_a_seat_may_know_at_tables_of_any_size(name: str) -> None:
    known = lore(name)
    for players in box(name).players(box(name).edition):
        game = load(name, players)
        judge = learnt(game, brain(game).forecast(), known)  # type: ignore[arg-type]
        assert isinstance(judge, Learnt)
        s = walked(game, 14, seed=players)
        for seat in range(players):
            judge.share(s, seat)
            assert judge.net.read(judge.rows) == pytest.approx(expected(known, game, s, seat), rel=1e-9)


def test_units_below_zero_say_nothing() -> None:
    rows = Rows(3)
    rows.clear(1)
    rows.put(0, 2)
    rows.weigh(2, 0.5)
    net = Net(
        [1.0, -1.0, 0.5, 0.0, 9.0, 9.0, 9.0, 9.0, 2.0, -2.0, 0.0, 4.0],
        [0.0, 0.0, 0.0, -3.0],
        [1.0, 5.0, 2.0, 7.0],
        [0.5],
    )
    assert net.read(rows) == 0.5 + 3.0 * 1.0 + 1.0 * 2.0


def test_a_net_that_says_nothing_leaves_the_formula_as_it_is() -> None:
    game = load(GAME, 4)
    empty = Lore(origin(GAME), (0.0,) * len(labels_of(GAME)) * HIDDEN, (0.0,) * HIDDEN, (0.0,) * HIDDEN, (0.0,))
    prior = brain(game).forecast()
    assert prior is not None
    judge = learnt(game, prior, empty)
    s = walked(game, 60, seed=3)
    assert judge.worth(s) == pytest.approx(prior.worth(s))
    assert judge.share(s, 2) == pytest.approx(prior.share(s, 2))


def test_all_that_can_be_won_is_shared_out() -> None:
    game = load(GAME, 4)
    prior = brain(game).forecast()
    assert prior is not None
    judge = learnt(game, prior, lore(GAME))
    s = walked(game, 60, seed=3)
    assert sum(judge.worth(s)) == pytest.approx(1)
    assert judge.worth(s) != pytest.approx(prior.worth(s))


def test_the_end_is_what_it_is() -> None:
    game = load(GAME, 3)
    s = walked(game, 100_000, seed=1)
    assert s.frame is None
    judge = learnt(game, brain(game).forecast(), lore(GAME))  # type: ignore[arg-type]
    assert judge.worth(s) == brain(game).forecast().worth(s)  # type: ignore[union-attr]
    assert judge.share(s, 0) == judge.worth(s)[0]


def test_nobody_is_given_up_before_the_end() -> None:
    assert odds(0.0) == odds(0.0005)
    assert odds(1.0) == pytest.approx(-odds(0.0))
    assert odds(0.5) == 0


def test_a_file_holds_all_of_it() -> None:
    known = lore(GAME)
    assert decode(known.encode()) == known


def test_another_edition_is_judged_by_the_formula() -> None:
    game, other = load(GAME, 4), lore("gangster")
    prior = brain(game).forecast()
    assert prior is not None
    assert learnt(game, prior, None) is prior
    assert learnt(game, prior, other) is prior


@pytest.mark.parametrize("name", BOXES)
def test_what_ships_fits_todays_rules_and_rows(name: str) -> None:
    for part, found in zip((VALUE, POLICY), known_of(name), strict=True):
        assert (found is not None) == box(name).resource(part).is_file()


def asked(game: Game[Any]) -> Any:
    """A table at which somebody has a choice."""
    return next(
        s
        for s in (walked(game, steps, seed=2) for steps in range(30, 99))
        if game.waiting(s) < 1 << game.players and game.legal(s, lowest(game.waiting(s))).bit_count() > 1
    )


def test_ones_own_net_plays(tmp_path: Path) -> None:
    file = tmp_path / "my.net"
    file.write_bytes(lore(GAME).encode())
    game = load(GAME, 3)
    s = asked(game)
    seat = lowest(game.waiting(s))
    legal = [action for action in range(62) if game.legal(s, seat) >> action & 1]
    bot = make(str(file), game, seat, seed=1)
    assert bot.decide(game.view(s, seat), legal, Clock(iterations=20)) in legal


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "there is no such file"),
        (b"a net?", "not a file that"),
        (lore(GAME).encode()[:-1], "not a file that"),
        (lore(GAME).encode()[:-2], "not a file that"),
        (lore("gangster").encode(), "another game"),
    ],
)
def test_what_is_no_net_for_this_game_is_told(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "my.net"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Problem) as caught:
        make(str(file), load(GAME, 3), 0)
    assert said in caught.value.say("en")


@pytest.mark.parametrize("name", BOXES)
def test_a_net_says_what_is_likely_to_be_chosen(name: str) -> None:
    known = lore(name, outputs=62)
    assert decode(known.encode()) == known
    for players in box(name).players(box(name).edition):
        game = load(name, players)
        prior = prior_of(game, known)
        assert prior is not None
        s = walked(game, 14, seed=players)
        actions = [3, 17, 40, 61]
        likings = [exp(expected(known, game, s, 1, action)) for action in actions]
        odds = prior.odds(s, 1, sum(1 << action for action in actions))
        assert odds == pytest.approx([liking / sum(likings) for liking in likings], rel=1e-9)


def test_what_is_learnt_of_one_part_replaces_that_part() -> None:
    value, policy = lore(GAME), lore(GAME, outputs=62)
    assert Known().but(value).but(policy) == Known(value, policy)
    assert Known(value, policy).but(lore(GAME, 2)) == Known(lore(GAME, 2), policy)


def test_a_search_looks_where_others_are_expected_to_choose() -> None:
    """Who believes that the others always do the same thing thinks about little else of theirs."""
    game = load(GAME, 3)
    s = asked(game)
    seat = lowest(game.waiting(s))
    legal = [action for action in range(62) if game.legal(s, seat) >> action & 1]
    found = []
    for liking in (-20.0, 20.0):
        offsets = tuple(liking * action / 61 for action in range(62))
        empty = Lore(
            origin(GAME, 62), (0.0,) * len(labels_of(GAME)) * HIDDEN, (0.0,) * HIDDEN, (0.0,) * 62 * HIDDEN, offsets
        )
        bot = brain(game).search_bot(seat, 1, Known(policy=empty))
        assert isinstance(bot, Thinker)
        assert bot.decide(game.view(s, seat), legal, Clock(iterations=300)) in legal
        assert bot.search.root is not None
        tried = [node for edge in bot.search.root.edges for node in after(edge) if node.visits > 2]
        found.append([node.answer().action for node in tried])
    low, high = found
    assert sum(low) / len(low) < sum(high) / len(high)


def after(edge: Edge) -> Iterator[Node]:
    """The decisions that may come next."""
    node = edge.next
    while node is not None:
        yield node
        node = node.sibling


def test_weights_are_half_floats() -> None:
    assert len(lore(GAME).encode().partition(b"\n")[2]) == 2 * ((len(labels_of(GAME)) + 2) * HIDDEN + 1)
    assert struct.calcsize("<e") == 2
