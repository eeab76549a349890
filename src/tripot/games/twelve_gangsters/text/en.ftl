# 12 Gangsters

tg-about = Twelve gangsters, twelve heists, and nobody steals more than the Boss.
tg-about-first_boss = first Boss, random (drawn) or the number of a seat (0 for A)
tg-about-memory_aid = show the cards that the others have left, true or false
tg-points = ${ $score }M

## What happens

tg-event-boss-named = The first Boss is drawn: { $who ->
    [you] it is you.
   *[other] { $name }.
}
tg-event-chose = { $rule ->
    [TG-3-9] { $who ->
        [you] Last round: the table plays your { $card } for you.
       *[other] Last round: for { $name }, the table plays { $card ->
            [none] the card that is left.
           *[other] the { $card }.
        }
    }
   *[TG-3-1] { $who ->
        [you] You seal the { $card }.
       *[other] { $card ->
            [none] { $name } has chosen in secret.
           *[other] { $name } seals the { $card }.
        }
    }
}
tg-event-changed = { $who ->
    [you] You change your mind: the { $card } is sealed instead.
   *[other] { $name } has a change of mind: the { $card } is sealed instead.
}
tg-event-revealed = { $rule ->
    [TG-3-3] { $who ->
        [you] You send
       *[other] { $name } sends
    } the { $card }, less than the Boss: heist validated, +${ $card }M.
    [TG-3-4] { $who ->
        [you] You send
       *[other] { $name } sends
    } the { $card }, more than the Boss: heist refused.
    [TG-3-5] { $boss ->
        [yes] { $who ->
            [you] You are equalled
           *[other] { $name } is equalled
        }: the Boss’s heist fails.
       *[no] { $who ->
            [you] You send
           *[other] { $name } sends
        } the { $card }, as much as the Boss: heist validated, +${ $card }M.
    }
   *[TG-3-6] { $who ->
        [you] Nobody equals you
       *[other] Nobody equals { $name }
    }: the Boss’s heist is validated, +${ $card }M.
}
tg-event-boss-passed = { $who ->
    [you] The Boss token moves to the left: now you are the Boss.
   *[other] The Boss token moves to the left: now { $name } is the Boss.
}
tg-event-ended = Every gangster has been used: time to count the loot.
tg-limit = { $who ->
    [you] You are the Boss and show a { $card }: stealing more is forbidden.
   *[other] { $name } is the Boss and shows a { $card }: stealing more is forbidden.
}
tg-last-round = Last round: everybody has a single card left, and the table plays them all without asking.

## The table

tg-round = ROUND { $round }/{ $rounds }
tg-boss-is = { $who ->
    [you] ♛ You are the Boss
   *[other] ♛ Boss: { $name }
}
tg-legend = { $aid ->
    [yes] [7] heist validated · ×7 refused, face down · 7 still in hand
   *[no] [7] heist validated · the rest is a matter of memory
}
tg-hand = Your hand
tg-question = { $who ->
    [you] You are the Boss: which gangster do you send?
   *[other] { $name } is the Boss: which gangster do you send?
}
tg-preview-boss = You are the Boss: your { $card } brings ${ $card }M, unless somebody else sends a { $card } too.
tg-preview-rivals = { $count ->
    [0] Nobody else has a { $card } any more: no risk.
    [one] One other gang still has its { $card }.
   *[other] { $count } other gangs still have their { $card }.
}
tg-preview-safe = If the Boss ({ $name }) sends { $card } or more, your heist is validated: +${ $card }M.
tg-preview-refused = If the Boss ({ $name }) sends less than { $card }, your heist is refused.
tg-preview-odds = { $safe ->
    [0] The Boss ({ $name }) has no card left that is high enough: it will be refused.
   *[other] { $held ->
        [one] The Boss ({ $name }) has a single card left, and it is high enough.
       *[other] Of the { $held } cards that the Boss ({ $name }) still has, { $safe ->
            [one] a single one is high enough.
           *[other] { $safe } are high enough.
        }
    }
}
tg-tie = { $names } have ${ $score }M each: { $shared ->
    [yes] as many validated heists as well, so the place is shared.
   *[no] the larger number of validated heists comes first.
}

## How a total was reached

tg-line-validated = validated: { $cards }
tg-line-refused = { $count ->
    [0] nothing refused
   *[other] { $count } refused: ${ $lost }M lost
}
tg-line-heists = { $count ->
    [0] no validated heist
    [one] { $count } validated heist
   *[other] { $count } validated heists
}

## Refusals

tg-refusal-boss-first = The first Boss is not yet known: wait for the draw.
tg-refusal-no-chance = There is nothing to draw: it is for the players to choose a card.
tg-refusal-no-such-card = There is no gangster { $card } in this game: choose from 1 to { $most }, among your cards.
tg-refusal-already-chosen = The { $card } is the card that you have sealed already: keep it, or take another.
tg-refusal-used = Gangster { $card } has been used: choose a card from your hand.

## Options, editions, positions

tg-option-first-boss = The first Boss (first_boss) must be random, or a seat from 0 to { $most }.
tg-edition-players = { $players } cannot play with these colours; 2 to { $most } players, or add colours.
tg-edition-cards = a hand cannot have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; give 1 to { $most }.
tg-edition-colours = a colour is there twice; give each one a name of its own.
tg-edition-empty = no number of players; add at least one line like “4 = 12”.
tg-position-seats = The position must describe { $players } seats, no more and no fewer, in each of its lists.
tg-position-cards = These cards do not go together: { $cards }. Each must be from 1 to { $most } and named once.
tg-position-boss = The Boss must be one of the seats, and can be missing only before the first round.
tg-position-hands = All hands must have the same number of cards: correct them.
tg-position-twice = A card is both in hand and on the table: take it out of one of the two lists.
tg-position-chosen = A sealed card must still be in hand, and somebody must still have to choose: correct the choices.

## The arena

tg-arena-end = { $end ->
    [sum] by the bigger loot
    [heists] equal loot, by number of heists
   *[shared] shared victory
}
tg-arena-group = { $group ->
    [start] At the start
   *[kept] Heist validated with this gangster
}
tg-arena-trait = { $group ->
    [start] first Boss
   *[kept] gangster { $card }
}
