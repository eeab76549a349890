"""The printed material as the rules use it: it never changes."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.card import Card

FIRST_TURF: Final = 20
FIRST_OTHER: Final = 34
"""Respects, then Enquêtes."""
RUE_CARDS: Final = 46
GOTA: Final = 46
ATLANTIC: Final = 47
UNDERBOSS: Final = 48
CONSIGLIERE: Final = 49
PRIMO_CAPO: Final = 50
NEWCOMER: Final = 51
"""The twenty-first Caïd, of an edition that has one."""
CARDS: Final = 52

CAIDS: Final = (1 << FIRST_TURF) - 1 | 1 << NEWCOMER | 1 << GOTA
TURFS: Final = (1 << FIRST_OTHER) - (1 << FIRST_TURF) | 1 << ATLANTIC

RACKETS: Final = 0b1111
"""The kinds of Encaissement that are Rackets; three Trafics follow."""
KINDS: Final = 7
DRUGS: Final = 5

HONTE: Final = 0
CONTRAT: Final = 1
BRAQUAGE: Final = 2
COUP: Final = 3
INCENDIE: Final = 4
TEMOIN: Final = 5
ECOUTE: Final = 6
DONNE: Final = 7
REPRISALS: Final = 8
INDIC: Final = 8
COLERE: Final = 9
GOTA_CARD: Final = 10
ATLANTIC_CARD: Final = 11
REPRISAL_CARDS: Final = (1 << REPRISALS * 4) - 1
"""The part of a Vendetta bag that holds Représailles."""

NEVER: Final = -1
WRONGED: Final = 0
"""Whoever is lésé is to draw Vendetta cards."""
SHARED: Final = 1
"""The collector's sharing has left victims."""
STRUCK: Final = 2
"""A Représaille is aimed at the owner."""
OPENS: Final = 3
"""Whenever Vendetta cards can be played, and like them (NC-8.2)."""
TRADES: Final = 4
"""The same, to discard a Représaille."""
RESORTS: Final = 5
"""No other Caïd can act: no kind of Encaissement is left (NC-4.7), or there is no bill (NC-8.14)."""
CALLS: Final = 6
"""When a Caïd who is free is called for his power."""

SEIZE: Final = 0
SILENCE: Final = 1
SHORT_DRAW: Final = 2
NO_DRUGS: Final = 3
ONE_BRIBE: Final = 4
TWO_BILLS: Final = 5
EFFECTS: Final = 6


class Kit:
    """Cards, bills and numbers for one table."""

    def __init__(
        self,
        shown: list[Card],
        respect: list[int],
        bribes: list[int],
        families: list[int],
        powers: dict[str, int],
        calls: list[int],
        effects: list[int],
        counted: list[int],
        picks: list[int],
        rue: int,
        enquetes: int,
        bills: int,
        bank: int,
        vendetta: int,
        spaces: int,
        guilty: int,
        verdict: int,
        limit: int,
        stake_bonus: int,
        zealous: int,
        zeal: int,
        bonus: int,
        honte: int,
        draft: bool,
        mixed: bool,
        first: int,
        version: int,
    ) -> None:
        self.shown = shown
        """Every card by its number, titles included."""
        self.respect = respect
        """What each card counts (NC-7.8)."""
        self.bribes = bribes
        """For each Rue card, the bribe that lifts it; 0 unless it is an Enquête."""
        self.families = families
        """The Caïds of each family."""
        self.powers = powers
        """For each power, the Caïds that have it."""
        self.calls = calls
        """For each call, the Caïds whose power answers it."""
        self.effects = effects
        """For each effect, the Enquêtes that have it."""
        self.counted = counted
        """For each kind of Encaissement, the Turfs that count for it (NC-4.2, NC-4.8)."""
        self.starting = [0] * (1 << KINDS)
        """For each set of kinds, the Turfs that can start one of them; never Atlantic City (NC-4.8)."""
        for kinds in range(1 << KINDS):
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    self.starting[kinds] |= counted[kind] & ~(1 << ATLANTIC)
        self.picks = picks
        """Twice a Turf's number from FIRST_TURF: its first and its second kind of Encaissement (NC-4.1)."""
        self.rue = rue
        """All cards of La Rue (NC-1.1)."""
        self.enquetes = enquetes
        self.bills = bills
        """All bills of the box."""
        self.bank = bank
        """Everybody's bills at the start (NC-2.1)."""
        self.vendetta = vendetta
        """All Vendetta cards."""
        self.spaces = spaces
        self.guilty = guilty
        """The first guilty space of the bench."""
        self.verdict = verdict
        """Where the verdict token starts (NC-1.6)."""
        self.limit = limit
        """NC-7.1: how many bills a Banque keeps."""
        self.stake_bonus = stake_bonus
        """What a stake counts more (Enzo)."""
        self.zealous = zealous
        """How many Corrupteurs zélés there are."""
        self.zeal = zeal
        """What each of them counts."""
        self.bonus = bonus
        """What each end bonus counts."""
        self.honte = honte
        """What La Honte ! counts."""
        self.draft = draft
        """NC-2.5: Caïds are drafted."""
        self.mixed = mixed
        """NC-2.5: of three different families."""
        self.first = first
        """The First player whom the host has named, or -1."""
        self.version = version
        """Of the rules. In the first, bribes were counted at once and in order of their kinds (NC-7.3), a Turf burnt
        for a month, and a Table d’écoute was but a look (NC-8.13)."""
