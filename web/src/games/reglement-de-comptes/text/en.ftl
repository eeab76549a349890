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
rc-web-ask-discard = Nothing to play: throw a card away.
rc-web-ask-stop = Nothing more to play: leave it at that.
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
rc-web-do-stop = Stop there
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

rc-web-threat-brief = { $by ->
    [knife] knife { $from }
    [gun] gun { $from }
    [cake] cake { $from }
   *[pill] a second pill
}
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

## What things are

rc-web-man = { $name }’s { $kind }{ $asleep ->
    [yes] , asleep
   *[no] {""}
}
rc-thing-place = A place at the table
rc-does-place = Its neighbours are the two places beside it, also around the corners. What lies before it serves whoever sits there.
rc-thing-closed = An X place
rc-does-closed = Nobody sits opposite: nobody shoots from here, and nobody here can be shot.
rc-thing-revolver = A revolver
rc-does-revolver = Whoever sits here shoots the one opposite with Bang!, even without being a Gunman.
rc-thing-knife = A knife
rc-does-knife = Whoever sits here stabs a neighbour with a Stab card, even without being a Blade.
rc-thing-glass = A glass
rc-does-glass = Whoever sits here can be given a sleeping pill with a Spiked cocktail: one pill sends to sleep, a second one kills.
rc-thing-bar = The bar
rc-does-bar = Pays $1,000 a turn; holding both bars pays $4,000 in all.
rc-thing-restaurant = The restaurant
rc-does-restaurant = Pays $1,000 a turn; holding both restaurants pays $4,000 in all.
rc-thing-gambling = The gambling house
rc-does-gambling = Pays $1,000 a turn; holding both gambling houses pays $4,000 in all.
rc-thing-register = The cash register
rc-does-register = Whoever sits here doubles the whole income of the gang.
rc-thing-godfather = The Godfather
rc-does-godfather = While he lives and is awake he brings $1,000 a turn, wherever he sits.
rc-thing-gunman = The Gunman
rc-does-gunman = With Bang! he kills whoever sits opposite him.
rc-thing-blade = The Blade
rc-does-blade = With a Stab card, kills whoever sits beside.
rc-thing-bruiser = The Bruiser
rc-does-bruiser = No weapon of his own: he is worth the place he sits at.
rc-thing-sleeper = A sleeper
rc-does-sleeper = He does not kill, does not move and earns nothing, but keeps his place. He wakes at the end of his gang’s turn; a second pill kills him.
rc-thing-cake-served = A served cake
rc-does-cake-served = It explodes when the turn of its gang begins, or on Boom!: this place and both neighbours die.
rc-thing-cake-home = A cake in the kitchen
rc-does-cake-home = The gang can serve it anywhere with Order a cake.
rc-thing-cake-gone = No more cake
rc-does-cake-gone = It left the game with its gang.
rc-thing-card-knife = Stab
rc-does-card-knife = Kill an opponent beside one of your Blades, or beside one of yours who sits before a knife.
rc-thing-card-gun = Bang!
rc-does-card-gun = Kill an opponent opposite one of your Gunmen, or opposite one of yours who sits before a revolver.
rc-thing-card-cake = Order a cake
rc-does-card-cake = Serve your cake at any place. It explodes when your next turn begins.
rc-thing-card-pass = Pass the cake
rc-does-card-pass = An opponent’s cake goes to the first gangster on the side you choose.
rc-thing-card-boom = Boom!
rc-does-card-boom = An opponent’s cake explodes now and kills at its place and both neighbours.
rc-thing-card-cocktail = Spiked cocktail
rc-does-card-cocktail = A pill for one, two or three opponents who sit before a glass. Whoever sleeps already dies of it.
rc-thing-card-alert = Raid!
rc-does-card-alert = Everybody gets up; then each gang seats its survivors again, one by one.
rc-thing-card-move = Move
rc-does-card-move = One of your gangsters who is awake goes to a free place.
rc-thing-bin = The bin
rc-does-bin = Throwing a card away unplayed ends your cards of this turn; you draw another one.
rc-thing-purse = The gang’s money
rc-does-purse = At the end the richest gang wins, even if nobody leaves alive.
rc-thing-income = The income
rc-does-income = What the bank would pay this gang if its turn began now.
rc-thing-men = Living gangsters
rc-does-men = A gang without gangsters is out, but keeps its money.
rc-thing-cards = Cards in hand
rc-does-cards = Everybody has five, hidden, and draws after playing.
rc-thing-lobby = To be seated
rc-does-lobby = Those who stand and wait for their gang to give them a place.
rc-thing-out = Out
rc-does-out = This gang has no gangster left. It keeps its money and can still win.
rc-thing-turn = Whose turn it is
rc-does-turn = The cake explodes, the income comes in, then a card has to be played or thrown away.
rc-thing-bank = The bank
rc-does-bank = It pays the incomes. When it is empty the game ends at once.
rc-thing-pile = The draw pile
rc-does-pile = The cards to come. When it is empty the discards are shuffled into it.
rc-thing-heap = The discards
rc-does-heap = The cards played or thrown away, face up. Press it to count them.
rc-thing-danger = Danger
rc-does-danger = This sign marks those of yours whom an opponent can kill on the next turn, and with what. The button turns it on and off.
rc-thing-doomed = A death foretold
rc-does-doomed = The choice you look at would kill this gangster. Whoever dies does not return.
rc-first-aim = the richest gang. Good places pay, bad ones kill.
rc-first-end = when the bank is empty, or only one gang is left.
