"""Who stands where in an evening, and who sits with whom next."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from tripot.kernel.problem import Problem
from tripot.server.evening import Entrant, Evening, EveningKind, Round, Seating
from tripot.server.pairing import arrangement, meetings, next_round, unmet
from tripot.server.standings import Standing, at_table, standings

CODES = [f"T{number}" for number in range(200)]


def evening(count: int, kind: EveningKind = "swiss", size: int = 4, *played: Round) -> Evening:
    entrants = tuple(Entrant(key, f"P{key}", f"p{key}") for key in range(1, count + 1))
    return Evening("E", "Soirée", "h", "H", "gangster", kind, size, 4, "fast", "running", entrants, played)


def one_table(*seats: int, code: str = "T", byes: tuple[int, ...] = ()) -> Round:
    return Round((Seating(code, seats),), byes)


def by_key(rows: list[Standing]) -> dict[int, Standing]:
    return {row.key: row for row in rows}


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1, 2], [1, 0]),
        ([1, 2, 3, 4, 5], [1, 0.75, 0.5, 0.25, 0]),
        ([1, 1, 3], [0.75, 0.75, 0]),
        ([2, 2, 2], [0.5, 0.5, 0.5]),
        ([None, None, None], [0.5, 0.5, 0.5]),
    ],
)
def test_a_table_gives_the_part_of_the_others_one_is_ahead_of(ranks: list[int | None], points: list[float]) -> None:
    assert [float(one) for one in at_table(ranks)] == points
    assert sum(at_table(ranks)) * 2 == len(ranks), "every table is worth the same to each chair"


def test_first_points_then_opponents_then_beaten_then_wins() -> None:
    rounds = (
        Round((Seating("A", (1, 2)), Seating("B", (3, 4))), ()),
        Round((Seating("C", (1, 3)), Seating("D", (2, 4))), ()),
    )
    results = {"A": [1, 2], "B": [1, 2], "C": [1, 2], "D": [1, 2]}
    rows = standings(evening(4, "swiss", 2, *rounds), results)
    assert [row.key for row in rows] == [1, 2, 3, 4] or [row.key for row in rows] == [1, 3, 2, 4]
    found = by_key(rows)
    assert [float(found[key].points) for key in (1, 2, 3, 4)] == [2, 1, 1, 0]
    assert found[2].opponents == found[3].opponents == 1
    assert found[2].place == found[3].place == 2, "who cannot be told apart shares a place"
    assert found[4].place == 4


def test_whom_one_has_met_counts_in_a_swiss_evening_alone() -> None:
    """Both 2 and 3 have won once: 2 lost to the winner of the evening, 3 to somebody weaker."""
    rounds = (
        Round((Seating("A", (1, 2)), Seating("B", (4, 3))), ()),
        Round((Seating("C", (1, 4)), Seating("D", (2, 5)), Seating("E", (3, 6))), ()),
    )
    results = {code: [1, 2] for code in "ABCDE"}
    swiss = by_key(standings(evening(6, "swiss", 2, *rounds), results))
    robin = by_key(standings(evening(6, "round-robin", 2, *rounds), results))
    assert swiss[2].points == swiss[3].points == 1
    assert [float(swiss[key].opponents) for key in (2, 3)] == [1, 0.5]
    assert swiss[2].place < swiss[3].place
    assert robin[2].place == robin[3].place


def test_of_equals_whoever_beat_the_stronger_is_ahead() -> None:
    """2 and 4 have met the same and won as often; 2 beat the one with a point."""
    rounds = (
        Round((Seating("A", (2, 3)), Seating("B", (4, 5))), ()),
        Round((Seating("C", (5, 2)), Seating("D", (3, 4))), ()),
        Round((Seating("E", (3, 1)),), ()),
    )
    results = {code: [1, 2] for code in "ABCDE"}
    rows = by_key(standings(evening(5, "round-robin", 2, *rounds), results))
    assert rows[2].points == rows[4].points == 1
    assert [float(rows[key].beaten) for key in (2, 4)] == [2, 1]
    assert rows[2].place < rows[4].place


def test_a_bye_is_worth_half_a_point() -> None:
    rows = by_key(standings(evening(4, "swiss", 3, one_table(1, 2, 3, byes=(4,))), {"T": [1, 2, 3]}))
    assert float(rows[4].points) == 0.5
    assert (rows[4].byes, rows[4].tables) == (1, 0)
    assert rows[2].place == rows[4].place or rows[2].points == rows[4].points


def test_what_is_not_over_counts_for_nothing() -> None:
    assert {row.points for row in standings(evening(3, "swiss", 3, one_table(1, 2, 3)), {})} == {0}


@pytest.mark.parametrize(
    ("count", "allowed", "wanted", "sizes", "out"),
    [
        (30, (3, 4, 5, 6), 5, (5,) * 6, 0),
        (30, (3, 4, 5, 6), 4, (4,) * 6 + (3, 3), 0),
        (7, (2,), 2, (2, 2, 2), 1),
        (5, (3, 4), 4, (4,), 1),
        (11, (3, 4, 5), 4, (4, 4, 3), 0),
        (2, (3, 4), 4, (), 2),
    ],
)
def test_tables_are_as_large_as_wanted(
    count: int, allowed: tuple[int, ...], wanted: int, sizes: tuple[int, ...], out: int
) -> None:
    assert arrangement(count, allowed, wanted) == (sizes, out)


def play(found: Evening, allowed: tuple[int, ...], rounds: int) -> Evening:
    """Whoever has the lower key is ahead."""
    results: dict[str, list[int | None]] = {}
    for number in range(rounds):
        following = next_round(found, allowed, standings(found, results), CODES[number * 10 :])
        for table in following.tables:
            results[table.code] = [sorted(table.seats).index(key) + 1 for key in table.seats]
        found = replace(found, played=(*found.played, following))
    return found


@pytest.mark.parametrize("count", [4, 5, 6, 9, 10])
def test_two_at_a_table_everybody_meets_everybody(count: int) -> None:
    """With an odd number somebody sits out each round, everybody as often."""
    found = play(evening(count, "round-robin", 2), (2,), count - 1 + count % 2)
    assert max(meetings(found).values()) <= 1 + count % 2
    if count % 2 == 0:
        assert unmet(found) == 0
        assert set(meetings(found).values()) == {1}
    byes = Counter(key for each in found.played for key in each.byes)
    assert set(byes.values()) <= {1}


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_nobody_meets_again_while_it_can_be_helped(kind: EveningKind) -> None:
    found = play(evening(30, kind, 5), (3, 4, 5, 6), 3)
    for each in found.played:
        seated = [key for table in each.tables for key in table.seats]
        assert sorted(seated) == list(range(1, 31)), "each once"
    assert max(meetings(found).values()) == 1


@pytest.mark.parametrize("name", range(40))
def test_nobody_meets_again_whatever_the_results(name: int) -> None:
    """Three rounds of 30 at tables of five: the standings alone would now and then lead to a second meeting."""
    found, results = replace(evening(30, "swiss", 5), id=f"E{name}"), dict[str, list[int | None]]()
    for number in range(3):
        following = next_round(found, (3, 4, 5, 6), standings(found, results), CODES[number * 10 :])
        for table in following.tables:
            results[table.code] = [*random.Random(f"{name} {table.code}").sample(range(1, 6), 5)]
        found = replace(found, played=(*found.played, following))
    assert max(meetings(found).values()) == 1


def test_those_who_stand_alike_meet_in_a_swiss_evening() -> None:
    found = play(evening(16, "swiss", 4), (4,), 2)
    results = {
        table.code: [sorted(table.seats).index(key) + 1 for key in table.seats] for table in found.played[0].tables
    }
    first = replace(found, played=found.played[:1])
    points = {row.key: row.points for row in standings(first, results)}
    for table in found.played[1].tables:
        assert len({points[key] for key in table.seats}) == 1


def test_sitting_out_goes_around_from_the_last() -> None:
    found = play(evening(5, "swiss", 4), (4,), 5)
    assert sorted(key for each in found.played for key in each.byes) == [1, 2, 3, 4, 5]


def test_who_has_sat_late_sits_early() -> None:
    found = play(evening(4, "swiss", 4), (4,), 8)
    for key in range(1, 5):
        places = [table.seats.index(key) for each in found.played for table in each.tables]
        assert 0.5 <= sum(places) / len(places) <= 2.5


def test_whoever_dropped_out_is_seated_no_more() -> None:
    found = evening(8, "swiss", 4)
    gone = Entrant(3, "P3", "p3", dropped=True)
    found = replace(found, entrants=tuple(gone if one.key == 3 else one for one in found.entrants))
    following = next_round(found, (3, 4), standings(found, {}), CODES)
    assert 3 not in [key for table in following.tables for key in table.seats]
    assert sorted(map(len, (table.seats for table in following.tables))) == [3, 4]


def test_too_few() -> None:
    with pytest.raises(Problem) as found:
        next_round(evening(2), (3, 4), standings(evening(2), {}), CODES)
    assert found.value.reason == "evening-few"


def test_every_pair_is_counted() -> None:
    assert unmet(evening(5)) == len(list(combinations(range(5), 2)))
