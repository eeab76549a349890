"""The tree of a search over beliefs: a node is a decision, whatever the cards that its seat may hold there."""

from __future__ import annotations

__compile__ = True

from math import sqrt
from typing import Final

BOLDNESS: Final = 0.15
"""How much is tried beyond what has done best so far."""
TRUST: Final = 8.0
"""How many tries the first glance is worth, unless a game's guide is better than most."""
UNLIKELY: Final = 0.05
"""What is tried now and then although it promises nothing."""
FIRST: Final = 10
"""How many actions, those that look best, are compared at first; one more at every square number of visits."""


class Guess:
    """What an action promises at a glance, and each step that may complete the choice."""

    def __init__(self, action: int, worth: float, deeper: list[Guess] | None = None, pull: float | None = None) -> None:
        self.action = action
        self.worth = worth
        self.pull = worth + UNLIKELY if pull is None else pull
        """How much it asks to be tried again."""
        self.deeper = deeper
        """None: the choice is complete, or nobody has looked further."""


class Edge:
    """One action at a node. A node sees many deals, and in some the action is not there."""

    def __init__(self, guess: Guess, trust: float = TRUST) -> None:
        self.guess = guess
        self.action = guess.action
        self.appeal = guess.worth
        self.pull = guess.pull
        self.trust = trust
        """How many tries the appeal counts for."""
        self.chances = 0
        """How often it could have been chosen."""
        self.visits = 0
        self.total = 0.0
        """What it brought to the seat that chooses, added up."""
        self.next: Node | None = None
        """What is decided next; other seats that chance may ask instead are its siblings."""

    def mean(self) -> float:
        """The appeal counts as the first few tries."""
        return (self.total + self.trust * self.appeal) / (self.visits + self.trust)

    def grow(self, seat: int, own: bool) -> Node:
        """The decision of this seat that comes next, with what was guessed of it if it completes its own choice."""
        node = Node(seat, self.next)
        self.next = node
        deeper = self.guess.deeper
        if own and deeper is not None and len(deeper) > 1:
            for guess in deeper:
                node.add(Edge(guess, self.trust))
        return node

    def child(self, seat: int) -> Node | None:
        """The decision of this seat that may come next, if it is known already."""
        node = self.next
        while node is not None and node.seat != seat:
            node = node.sibling
        return node


class Node:
    """A decision of one seat."""

    def __init__(self, seat: int, sibling: Node | None) -> None:
        self.seat = seat
        self.sibling = sibling
        self.known = 0
        """The actions that have an edge, as a set."""
        self.edges: list[Edge] = []
        """What looks best comes first."""
        self.visits = 0

    def add(self, edge: Edge) -> None:
        self.known |= 1 << edge.action
        at = len(self.edges)
        while at > 0 and self.edges[at - 1].appeal < edge.appeal:
            at -= 1
        self.edges.insert(at, edge)

    def best(self, legal: int) -> Edge:
        """The action to try among those that are legal in this deal: what did well, or was rarely tried.
        Where choices are many, they are let in little by little."""
        chosen = self.edges[0]
        most = -1.0
        room = FIRST + int(sqrt(float(self.visits)))
        self.visits += 1
        for edge in self.edges:
            if legal >> edge.action & 1:
                if room == 0:
                    break
                room -= 1
                edge.chances += 1
                score = edge.mean() + BOLDNESS * sqrt(float(edge.chances)) * edge.pull / (edge.visits + 1)
                if score > most:
                    most = score
                    chosen = edge
        return chosen

    def answer(self) -> Edge:
        """The action that was tried most; of equals the one that did better."""
        chosen = self.edges[0]
        for edge in self.edges:
            if edge.visits > chosen.visits or (edge.visits == chosen.visits and edge.mean() > chosen.mean()):
                chosen = edge
        return chosen
