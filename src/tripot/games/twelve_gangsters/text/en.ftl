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

## Scenarios

tg-scenario-1-title = A sure thing
tg-scenario-1-question = The Boss has only 8, 9 and 10 left. Pull off your heist, whatever he plays.
tg-scenario-1-hint = A card lower than the Boss’s always goes through.
tg-scenario-1-solution = The 3 is below every card that the Boss can still play (TG-3.3). The 11 and the 12 would be refused every time.
tg-scenario-2-title = A Boss without a rival
tg-scenario-2-question = You are the Boss. Play a heist that nobody can spoil.
tg-scenario-2-hint = Only a card equal to yours makes you fail. Who can still play one?
tg-scenario-2-solution = Nobody has a 9 left: your heist succeeds (TG-3.6). The 6 and the 10 are still in other hands, and an equal card would make yours fail (TG-3.5).
tg-scenario-3-title = All for yourself
tg-scenario-3-question = You are the Boss. Pull off your heist and let no other through.
tg-scenario-3-hint = Whatever is above your card is refused.
tg-scenario-3-solution = The 2 is lower than everything that is left on the other side: all is refused but yours (TG-3.4). It pays little, but the others burn a card.
tg-scenario-4-title = The right moment
tg-scenario-4-question = Two rounds are left. You are the Boss, then your left neighbour will be, who has 10 and 11. Win for certain.
tg-scenario-4-hint = Your 10 fears another 10 while you are the Boss. What does it fear in the round after?
tg-scenario-4-solution = Play the 6: nobody can equal it. In the last round the Boss will have 10 or 11, and your 10 goes through (TG-3.3, TG-3.5).
tg-scenario-5-title = Do not be greedy
tg-scenario-5-question = Two rounds are left; the Boss has 9 and 12, the next one 6 and 8. Win for certain.
tg-scenario-5-hint = Which of your two cards is sure to go through now?
tg-scenario-5-solution = The 7 goes through below the 9 as below the 12, and it is enough. The 11 might be refused now, and the 7 later (TG-3.4).
tg-scenario-6-title = A lost card
tg-scenario-6-question = The Boss has only 4 and 5: nothing of yours will go through. Choose what you give up, and win for certain.
tg-scenario-6-hint = Who is the Boss of the last round, and with what?
tg-scenario-6-solution = Give up the 11, which will never go through again. If the last Boss has kept the 9, your 6 goes through; if only the 1 is left, nobody else scores enough (TG-3.4).

## The lesson

tg-lesson-hand = These are your twelve gangsters: each wants to steal as many millions as its number says, and all gangs have the same ones.
tg-lesson-boss = { cast-mado } holds the Boss token: the card that she sends will be the limit for everybody.
tg-lesson-low = Everybody chooses in secret: send a small number, 1 to 4, which will very likely stay below the limit.
tg-lesson-low-instead = A higher number may go beyond { cast-mado }’s card; for this first heist, try 1, 2, 3 or 4 instead.
tg-lesson-sealed = Your card is sealed: nobody sees it, and you may still change it while the others are thinking.
tg-lesson-validated = Your number is lower than the Boss’s: the heist is validated, and these millions are yours.
tg-lesson-boss-kept = Nobody has sent the same number as { cast-mado }: the Boss’s heist is validated, too.
tg-lesson-refused = { cast-yvonne } aimed higher than the Boss: her heist is refused, and this card will bring nothing.
tg-lesson-passed = The token moves on to the next seat: now it is { cast-oscar } who sets the limit.
tg-lesson-middle = { cast-oscar } is greedy and likes to send a high number: aim between 6 and 9, that pays more.
tg-lesson-middle-instead = Lower would earn little, and higher may go beyond { cast-oscar }: try between 6 and 9 instead.
tg-lesson-equalled = { cast-yvonne } sent exactly the Boss’s number: she succeeds, and it is { cast-oscar } who fails.
tg-lesson-used = A card that was played never comes back; this row shows what { cast-yvonne }, who is the Boss now, has left.
tg-lesson-free = Use your own judgement: send whom you like, low to be safe or high for the money.
tg-lesson-too-high = This time you went beyond the Boss: refused, but now you know that caution pays.
tg-lesson-own-boss = Now you are the Boss: your heist always succeeds, unless somebody sends the same number as you.
tg-lesson-high = This is the time for a high number: send 8 or more, since nobody can refuse you.
tg-lesson-high-instead = A low number would block the others but earn you little; make use of the token and try 8 or more instead.
tg-lesson-own-kept = Nobody equalled you: the big heist is yours, and whoever aimed higher goes home with nothing.
tg-lesson-own-equalled = Somebody equalled you: that is the Boss’s only risk, and your card brings nothing.
tg-lesson-twins = { cast-oscar } and { cast-yvonne } had sent the same 8 without being Boss: two equal cards do not get in each other’s way.
tg-lesson-loot = Your loot is the sum of your validated heists; in the end, the biggest loot wins.
tg-lesson-safe = You are the Boss again: look for a number that the others no longer have (8, 10 or 12), so nobody can equal it.
tg-lesson-safe-instead = Somebody else still has this number and could equal you; try 8, 10 or 12 instead, which nobody has any more.
tg-lesson-ties = If two have the same loot, more validated heists come first: even a little 1 may count.
tg-lesson-count = Look at what { cast-oscar }, who is the Boss, has left: the longer the game lasts, the better you can work out the limit.
tg-lesson-last-choice = This is your last choice: in the next round everybody has one card left, and the table plays it by itself.
tg-lesson-ended = All twelve cards have been used: the validated heists are added up, and the game is over.
tg-lesson-learnt = You know all of 12 Gangsters: staying below the limit, equalling the Boss, making use of the token and counting the others’ cards.
tg-lesson-later = With five players you play without the 11 and the 12, for ten rounds; nothing else changes.

# Why the coach would choose so, after a colon.
tg-because-score = it earns you more millions
tg-because-score-rivals = your rivals will earn fewer millions
tg-because-hand = you keep better cards for later
tg-because-hand-rivals = your rivals’ cards will be worth less later
