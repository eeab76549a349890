"""A game by people over real sockets."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.server.conftest import Arrive, Deal
from tests.server.visitor import Line
from tripot.bots.cast import CAST


def play_round(lines: list[Line], cards: list[int]) -> None:
    for line, card in zip(lines, cards, strict=True):
        line.play(card)
    for line in lines:
        line.catch_up()


def settled(view: dict[str, Any]) -> bool:
    """The bots have chosen for round 2."""
    return bool(view["round"] == 2 and view["waiting"] == [0])


def test_three_people_play_a_whole_game(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    for card in range(12, 1, -1):
        play_round(lines, [card] * 3)
    results = [line.situation["result"] for line in lines]
    assert results[0] is not None
    assert results[0] == results[1] == results[2]
    assert all(line.table["phase"] == "over" for line in lines)
    assert [event["event"] for event in lines[0].story][-1] == "ended"


def test_a_person_and_three_bots_play_to_the_end(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", players=4, level="solid")["code"]
    line = stack.enter_context(ana.line(code))
    line.until(lambda message: message["type"] == "snapshot")
    line.play_out()
    assert [chair["kind"] for chair in line.table["chairs"]] == ["person", "bot", "bot", "bot"]
    assert {CAST[chair["character"]].level for chair in line.table["chairs"][1:]} == {"solid"}
    assert len({chair["name"] for chair in line.table["chairs"]}) == 4


def test_a_quick_game_is_played_with_the_options_that_were_asked_for(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    goals = []
    for options in ({}, {"short": True}):
        code = ana.post("/api/quick", game="gangster", players=4, level="easy", options=options)["code"]
        line = stack.enter_context(ana.line(code))
        goals.append(line.until(lambda message: message["type"] == "snapshot")["situation"]["view"]["goal"])
    assert goals == [40_000, 30_000]  # GA-2.2


def test_every_viewer_counts_from_one_without_gaps(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    numbers = [line.game["seq"] for line in lines]
    assert numbers == [1, 1, 1]
    lines[0].play(5)
    lines[0].play(6)  # TG-3.2: nobody else learns of it
    lines[1].play(7)
    for line in lines:
        line.catch_up()
    assert [line.game["seq"] for line in lines] == [4, 3, 3]


def test_a_silent_change_of_mind_sends_nothing_to_anybody_else(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    watcher = stack.enter_context(arrive("Zoé").line(code))
    lines[0].play(5)
    for line in (*lines, watcher):
        line.catch_up()
    before = [len(line.raw) for line in (*lines[1:], watcher)]
    lines[0].play(9)
    lines[0].do("undo")
    lines[0].play(3)
    for line in (*lines[1:], watcher):
        line.catch_up()
    assert [len(line.raw) for line in (*lines[1:], watcher)] == [count + 1 for count in before]  # the pong


def test_undo_takes_back_a_choice_for_everybody(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    lines[1].play(4)
    lines[0].play(5)
    lines[1].play(8)
    for line in lines:
        line.catch_up()
    assert lines[0].situation["can_undo"]
    lines[0].do("undo")
    for line in lines:
        line.catch_up()
    for line in lines:
        assert line.game["type"] == "undone"
        assert line.game["seat"] == 0
        assert line.situation["view"]["gangs"][0]["has_chosen"] is False
    assert [event["event"] for event in lines[0].story] == ["boss-named", "chose"]
    assert [event["event"] for event in lines[1].story] == ["boss-named", "chose", "changed"]
    assert lines[1].situation["view"]["choice"] == 8
    assert lines[0].refused("undo") == "match-no-undo"


def test_why_not_names_the_rule(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    play_round(lines, [5, 6, 7])
    answer = lines[0].ask("why", moves=[{"move": "choose", "card": 5}])
    assert answer["refusal"] == {"rule": "TG-3.8", "reason": "tg-refusal-used", "args": {"card": 5}}
    assert lines[0].ask("why", moves=[{"move": "choose", "card": 4}])["refusal"] is None
    refused = lines[0].ask("act", moves=[{"move": "choose", "card": 5}])
    assert refused["problem"] == {"reason": "tg-refusal-used", "args": {"card": 5}, "rule": "TG-3.8"}


def test_nobody_plays_for_chance_or_for_another(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    assert lines[0].refused("act", moves=[{"move": "name-boss", "seat": 0}]) == "server-move"
    assert lines[0].refused("act", moves=[{"move": "steal"}]) == "server-move"
    assert lines[0].refused("act", moves=[7]) == "server-move"
    watcher = stack.enter_context(arrive("Zoé").line(code))
    assert watcher.refused("act", moves=[{"move": "choose", "card": 3}]) == "lobby-not-seated"
    assert watcher.refused("undo") == "lobby-not-seated"


def test_the_same_seat_in_two_tabs(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    code = ana.table()
    first, second = (stack.enter_context(ana.line(code)) for _ in range(2))
    first.do("add-bot", chair=1, level="easy")
    first.do("add-bot", chair=2, level="easy")
    first.do("start")
    second.until(lambda message: message["type"] == "snapshot")
    second.play(5)
    for line in (first, second):
        line.until(lambda message: message["type"] == "step" and settled(message["situation"]["view"]))
    assert first.story == second.story
    assert first.game["seq"] == second.game["seq"]


def test_spectators_see_what_everybody_may_know(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    lines[0].play(5)
    watcher = stack.enter_context(arrive("Zoé").line(code))
    watcher.until(lambda message: message["type"] == "snapshot")
    assert watcher.game["viewer"] is None
    assert watcher.story[-1] == {"event": "chose", "rule": "TG-3.1", "seat": 0, "card": None}
    assert watcher.situation["legal"] == []
    lines[0].catch_up()
    assert lines[0].table["spectators"] == 1


def test_players_do_not_hear_the_gallery(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    zoe, yan = (stack.enter_context(arrive(name).line(code)) for name in ("Zoé", "Yan"))
    zoe.do("say", text="Elle\u202e bluffe")
    lines[0].do("say", text="Salut")
    for line in (*lines, zoe, yan):
        line.catch_up()
    heard = [[message for message in line.raw if '"said"' in message] for line in (*lines, zoe, yan)]
    assert list(map(len, heard)) == [1, 1, 1, 2, 2]
    assert "Elle bluffe" in heard[4][0]
    late = arrive("Xavier").silent_line(code)
    stack.enter_context(late).send("hello")
    assert [line["text"] for line in late.read()["chat"]] == ["Elle bluffe", "Salut"]
    lines[0].do("react", reaction="bravo")
    said = lines[1].until(lambda message: message["type"] == "said" and message["saying"]["reaction"] is not None)
    assert (said["saying"]["reaction"], said["saying"]["text"], said["saying"]["chair"]) == ("bravo", "", 0)
    assert lines[0].refused("say", text="\u200e \n") == "chat-empty"


def test_rematch_brings_a_new_commitment(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    first = lines[0].table["commitment"]
    assert lines[0].refused("rematch") == "game-not-over"
    for card in range(12, 1, -1):
        play_round(lines, [card] * 3)
    lines[1].do("rematch")
    assert lines[1].table["phase"] == "lobby"
    assert lines[1].table["number"] == 2
    assert lines[1].table["commitment"] != first
    assert [chair["name"] for chair in lines[1].table["chairs"]] == ["Ana", "Bob", "Carl", "", "", ""]
    lines[0].do("start")
    assert lines[0].game["game"] == 2


def test_an_answer_to_a_question_that_is_gone_is_not_taken_for_the_next(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    ana = lines[0]
    first = ana.situation["question"]
    for card, line in enumerate(lines, 1):
        line.play(card)
    ana.catch_up()
    assert ana.situation["question"] not in (0, first)
    late = {"moves": [{"move": "choose", "card": 9}], "question": first}
    assert ana.refused("act", **late) == "game-asked-anew"
    assert ana.situation["legal"]
    ana.do("act", **late | {"question": ana.situation["question"]})
    ana.catch_up()
    assert ana.situation["question"] == 0
    ana.do("act", moves=[{"move": "choose", "card": 10}])
