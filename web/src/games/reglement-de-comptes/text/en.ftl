# Règlement de comptes on screen.

rc-title = Règlement de comptes
rc-web-table = Don Carlo’s table, thirty places
rc-web-bank = Bank
rc-web-pile = Draw pile
rc-web-discards = Discards
rc-web-discards-about = Cards played or thrown away, face up. Raids that were played have left the game: they are counted here but will not return.
rc-web-out = out
rc-web-turn = turn
rc-web-income = Income, if the turn began now
rc-web-due = +{ $sum }
rc-web-men = { $count ->
    [one] { $count } gangster alive
   *[other] { $count } gangsters alive
}
rc-web-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
rc-web-cake = { $state ->
    [home] cake in the kitchen
    [table] cake on the table
   *[gone] cake out of the game
}
rc-web-lobby = { $count ->
    [one] { $count } gangster to seat
   *[other] { $count } gangsters to seat
}
rc-web-short = { $card ->
    [knife] Stab
    [gun] Bang!
    [cake] Cake
    [pass] Pass
    [boom] Boom!
    [cocktail] Cocktail
    [alert] Raid!
   *[move] Move
}
rc-web-feature = { $feature ->
    [revolver] revolver
    [knife] knife
    [glass] glass
    [bar] bar
    [restaurant] restaurant
    [gambling] gambling house
    [register] till
   *[none] nothing
}
rc-web-place = Place { $place }{ $opposite ->
    [0] {""} (X)
   *[other] {""}
}, { $feature ->
    [revolver] revolver
    [knife] knife
    [glass] glass
    [bar] bar
    [restaurant] restaurant
    [gambling] gambling house
    [register] till
   *[none] nothing there
}: { $kind ->
    [none] nobody
   *[other] { $kind } of { $name }
}{ $asleep ->
    [yes] , asleep
   *[no] {""}
}{ $cake ->
    [none] {""}
   *[other] . Cake of { $cake }
}
rc-web-place-before = Previous place
rc-web-place-after = Next place
rc-web-place-which = { $count ->
    [one] { $count } possible place
   *[other] { $count } possible places
}
rc-web-place-tap = Tap a place
rc-web-pick = { $place } · { $kind ->
    [none] free
   *[other] { $kind } ({ $name })
}{ $feature ->
    [revolver] {""} · revolver
    [knife] {""} · knife
    [glass] {""} · glass
    [bar] {""} · bar
    [restaurant] {""} · restaurant
    [gambling] {""} · gambling house
    [register] {""} · till
   *[none] {""}
}
rc-web-times = { $count } × { $card }

## What is asked

rc-web-over = The game is over.
rc-web-dealing = Cards are being dealt…
rc-web-lots = Lots are drawn: who seats first?
rc-web-waiting = Waiting for { $names }.
rc-web-waiting-seat = { $names } is seating somebody.
rc-web-ask-card = Your turn: play a card, or throw one away.
rc-web-ask-second = One more Move, or leave it at that?
rc-web-ask-summon = Whom do you seat?
rc-web-ask-seat = { $kind }: at which place?
rc-web-ask-stab = Whom do you stab?
rc-web-ask-shoot = Whom do you shoot?
rc-web-ask-serve = Where do you serve your cake?
rc-web-ask-pass-which = Which cake do you pass?
rc-web-ask-pass-where = The cake at place { $place }: which way?
rc-web-ask-blow = Which cake explodes?
rc-web-ask-drug = { $count ->
    [0] Who gets a sleeping pill? (three at most)
    [one] Another pill, or serve? (one chosen)
   *[other] Another pill, or serve? ({ $count } chosen)
}
rc-web-ask-move-who = Who moves?
rc-web-ask-move-where = { $kind } at place { $place }: where to?

## What one does

rc-web-do-play = Play: { $card }
rc-web-do-discard = Throw away: { $card }
rc-web-do-summon = { $kind }{ $asleep ->
    [yes] {""} (asleep)
   *[no] {""}
}
rc-web-do-place = Place { $place }
rc-web-do-stop = Leave it at that
rc-web-do-enough = Serve
rc-web-do-seat = Seat at place { $place }
rc-web-do-stab = Stab place { $place }
rc-web-do-shoot = Shoot place { $place }
rc-web-do-serve = Serve at place { $place }
rc-web-do-pass-which = Pass the one at place { $place }
rc-web-do-pass-where = Pass it to place { $place }
rc-web-do-blow = Boom! at place { $place }
rc-web-do-drug = A pill for place { $place }
rc-web-do-move-who = The one at place { $place }
rc-web-do-move-where = Go to place { $place }

## What it would bring

rc-web-pre-play = { $card ->
    [knife] Within reach of your blades: { $targets }.
    [gun] In your line of fire: { $targets }.
    [cake] Your cake will threaten three places side by side, and explode when your next turn begins.
    [pass] { $count ->
        [one] One opponent’s cake can go
       *[other] { $count } opponents’ cakes can go
    } to the first gangster on either side.
    [boom] An opponent’s cake explodes at once.
    [cocktail] At a glass: { $targets }. Put up to three to sleep; whoever sleeps already dies.
    [alert] Everybody leaves the table. You seat first, then each in turn. The card leaves the game.
   *[move] One of your men who is awake goes to any free place.
}
rc-web-pre-then = Then you may play one Move.
rc-web-pre-again = Then you may play a second one, but no Action.
rc-web-pre-discard = “{ $card }” goes to the discards without effect; your turn ends and you draw another.
rc-web-pre-summon = { $kind ->
    [godfather] Earns $1,000 a turn, wherever he sits.
    [gunman] Can shoot whoever sits opposite, except from an X place.
    [blade] Can stab both neighbours.
   *[bruiser] Strikes with whatever lies before him.
}
rc-web-pre-stop = You draw up to five cards, your sleepers wake, and the next player follows.
rc-web-pre-enough = Sleeping pills for { $targets }.
rc-web-pre-struck = { $targets } dies (struck from place { $from }).
rc-web-pre-killed = Dead: { $targets }.
rc-web-pre-own = You lose: { $targets }.
rc-web-pre-nobody = Nobody is near: the cake goes home, that is all.
rc-web-pre-out = { $count ->
    [one] { $names } is then out.
   *[other] { $names } are then out.
}
rc-web-pre-threat = { $count ->
    [0] No opponent is within reach
   *[other] Threatened: { $targets }
}{ $when ->
    [you] . Explodes when your next turn begins.
    [owner] . Explodes on the turn of { $name }.
   *[never] . Only Boom! can set it off now.
}
rc-web-pre-threat-own = Some of yours are within reach: { $targets }.
rc-web-pre-saved = Out of danger: { $targets }.
rc-web-pre-ways = It can go to place { $places }.
rc-web-pre-drug = { $asleep ->
    [yes] { $targets } sleeps already: the second pill kills.
   *[no] { $targets } falls asleep: no killing, no moving, no income.
}
rc-web-pre-who = { $kind }: without this place your income would be ${ $income }.
rc-web-pre-income = { $feature ->
    [revolver] A revolver
    [knife] A knife
    [glass] A glass
    [bar] The bar
    [restaurant] The restaurant
    [gambling] The gambling house
    [register] The till, which doubles all
   *[none] Nothing there
}: income ${ $now } → ${ $then } a turn.
rc-web-pre-safe = Nothing threatens him there for now.
rc-web-pre-danger = In danger: { $threats }.
rc-web-threat = { $by ->
    [knife] knife of { $name } (place { $from })
    [gun] gun of { $name } (place { $from })
    [cake] cake of { $name } (place { $from })
   *[pill] a second sleeping pill
}

## Danger

rc-web-danger = Danger
rc-web-danger-none = None of your men can be killed by a weapon or a cake that is already in place.

## What I know

rc-web-know-hand = { $count ->
    [0] You have no cards.
   *[other] Your hand: { $cards }.
}
rc-web-know-discards = In the discards: { $cards }.
rc-web-know-unseen = In the pile or with the others: { $cards }.

## Settings

rc-web-option-seating = Seating
rc-web-explained-seating = The planned layout, or everybody seats his men one by one.
rc-web-choice-preset = Planned layout
rc-web-choice-free = Free seating
rc-web-option-first_seater = Who seats first
rc-web-explained-first_seater = Free seating only; whoever seats last begins.
rc-web-choice-random = Drawn by lot
rc-web-option-scenario = Scenario
rc-web-explained-scenario = Begin with one of the booklet’s six situations, six players.
rc-web-choice-none = Whole game
rc-web-option-alert = An Alerte! that was played
rc-web-explained-alert = The booklet only says that it is put aside.
rc-web-choice-removed = Leaves the game
rc-web-choice-discarded = Goes to the discards
rc-web-option-pills = Pills of a Cocktail
rc-web-explained-pills = The menu announces up to three, the rule serves three.
rc-web-choice-up-to-three = One to three
rc-web-choice-three = Always three

## Drawings of the rules

rc-web-drawing-ring = The thirty places and what lies before each; a ✕ marks the X places
rc-web-drawing-knife = A Blade stabs a neighbour, around a corner too
rc-web-drawing-gun = The line of fire crosses the table; nobody shoots from an X place
rc-web-drawing-blast = The explosion takes the cake’s place and both its neighbours
rc-web-drawing-pass = A passed cake skips empty places up to the first gangster
rc-web-drawing-income = The Godfather, two bars and the till: (1,000 + 4,000) × 2
