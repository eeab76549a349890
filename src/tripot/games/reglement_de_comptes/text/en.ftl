# Règlement de comptes

rc-about = A banquet at Don Carlo’s, six cakes, and nobody wants dessert.
rc-about-seating = seating, preset (the planned layout) or free (everybody seats his own gang)
rc-about-first_seater = free seating: who seats first, random (drawn) or the number of a seat (0 for A)
rc-about-scenario = scenario, 1 to 6 (six players), or none (a whole game)
rc-about-alert = a played Alerte! leaves the game (removed) or goes to the discards (discarded)
rc-about-pills = sleeping pills of a Cocktail, one to three (up-to-three) or always three (three)
rc-about-version = version of the rules: 2 today, 1 for games that began with version 0.1
rc-points = ${ $score }

## Names

rc-card = { $card ->
    [knife] Stab
    [gun] Bang!
    [cake] Order a cake
    [pass] Pass the cake
    [boom] Boom!
    [cocktail] Spiked cocktail
    [alert] Raid!
   *[move] Move
}
rc-kind = { $kind ->
    [godfather] Godfather
    [gunman] Gunman
    [blade] Blade
   *[bruiser] Bruiser
}
rc-business = { $business ->
    [bar] bars
    [restaurant] restaurants
   *[gambling] gambling houses
}
rc-victim = { $kind } ({ $name }, place { $place })

## What happens

rc-event-drew = { $who ->
    [you] You draw “{ $card }”.
   *[other] { $card ->
        [none] { $name } draws a card.
       *[other] { $name } draws “{ $card }”.
    }
}
rc-event-reshuffled = The pile is empty: the cards that were played ({ $cards }) make a new one.
rc-event-first-seater = Chance names who seats the first gangster: { $who ->
    [you] it is you.
   *[other] { $name }.
}
rc-event-seated = { $who ->
    [you] You seat
   *[other] { $name } seats
}: { $kind }, place { $place }{ $asleep ->
    [yes] , still asleep.
   *[no] .
}
rc-event-turn-began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
rc-event-exploded = { $who ->
    [you] Your cake
   *[other] { $name }’s cake
} explodes at place { $place }: { $count ->
    [0] nobody was near.
    [one] one dead, { $dead }.
   *[other] { $count } dead, { $dead }.
}
rc-event-cake-returned = { $who ->
    [you] Your cake
   *[other] { $name }’s cake
} { $gone ->
    [yes] leaves the game.
   *[no] goes back to the kitchen.
}
rc-event-earned = { $who ->
    [you] You get
   *[other] { $name } gets
} ${ $paid } ({ $parts }{ $doubled ->
    [yes] , doubled by the till
   *[no] { "" }
}){ $short ->
    [yes] : the bank cannot pay ${ $due } any more.
   *[no] .
}
rc-part-godfather = Godfather
rc-part-businesses = { $count ->
    [one] one business
   *[other] { $count } businesses
}
rc-part-monopoly = monopoly of the { $business }
rc-event-played = { $who ->
    [you] You play
   *[other] { $name } plays
} “{ $card }”.
rc-event-discarded = { $who ->
    [you] You throw away
   *[other] { $name } throws away
} “{ $card }” unused.
rc-event-stopped = { $who ->
    [you] You leave
   *[other] { $name } leaves
} it at that.
rc-event-stabbed = A knife strikes from place { $origin }: { $dead } is dead.
rc-event-shot = A shot from place { $origin }: { $dead } is dead.
rc-event-cake-placed = { $who ->
    [you] Your cake is served
   *[other] { $name }’s cake is served
} at place { $place }.
rc-event-cake-passed = { $owned ->
    [you] Your cake
   *[other] { $owner }’s cake
} is passed from place { $origin } to place { $place }.
rc-event-drugged = Sleeping pills in the glasses: { $sleepers ->
    [0] { $count ->
        [one] a second pill is fatal to { $dead }.
       *[other] second pills are fatal to { $dead }.
    }
   *[other] { $asleep } { $sleepers ->
        [one] falls asleep{ $count ->
            [0] .
           *[other] , and a second pill is fatal to { $dead }.
        }
       *[other] fall asleep{ $count ->
            [0] .
           *[other] , and a second pill is fatal to { $dead }.
        }
    }
}
rc-event-alerted = The police are coming: everybody leaves the table, then all sit down again.
rc-event-moved = { $kind } changes places, from { $origin } to { $place }.
rc-event-woke = { $who ->
    [you] Your sleepers wake up
   *[other] { $name }’s sleepers wake up
} ({ $places }).
rc-event-went-out = { $who ->
    [you] Your last gangster is dead: you are out
   *[other] { $name }’s last gangster is dead: { $name } is out
}{ $cards ->
    [none] .
   *[other] , the hand goes to the discards: { $cards }
}
rc-event-took-bank = { $who ->
    [you] You alone are left: you take
   *[other] { $name } alone is left and takes
} the bank’s ${ $amount }.
rc-event-ended = { $rule ->
    [RC-6-1] Only one gang is left in play: the game is over.
    [RC-6-2] The bank is empty: the game is over.
    [RC-6-3] The last gangsters have died together: the game is over, and the bank stays with Don Carlo.
   *[RC-6-5] Nothing has happened for a long time: the game is over.
}

## The table

rc-turn = { $name }’S TURN
rc-dealing = BEFORE THE GAME
rc-bank = bank ${ $bank } · pile { $pile } · discards { $discards }
rc-legend = ♛ Godfather · ⌐ Gunman, revolver · † Blade, knife · • Bruiser · z asleep
rc-legend-table = Y glass · B bar · R restaurant · ♠ gambling house · $ till · ✹ cake
rc-gang = ${ $money }, { $gangsters ->
    [one] { $gangsters } gangster
   *[other] { $gangsters } gangsters
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, income ${ $income }
rc-gang-out = ${ $money }, out
rc-hand = Your hand
rc-lobby = To be seated
rc-word = { $word ->
    [stop] Leave it at that
    [enough] Serve
   *[begin] Begin
}
rc-short = { $card ->
    [knife] Knife
    [gun] Gun
    [cake] Cake
    [pass] Pass
    [boom] Boom
    [cocktail] Cocktail
    [alert] Raid
   *[move] Move
}
rc-discard = Throw away: { $card }
rc-free = free{ $feature ->
    [revolver] {" "}(revolver)
    [knife] {" "}(knife)
    [glass] {" "}(glass)
    [bar] {" "}(bar)
    [restaurant] {" "}(restaurant)
    [gambling] {" "}(gambling house)
    [register] {" "}(till)
   *[none] {""}
}
rc-summon = { $kind }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] {""}
}
rc-brief = { $card ->
    [knife] Kills an opponent beside one of your blades.
    [gun] Kills an opponent opposite one of your guns.
    [cake] Your cake will threaten three places, and explode when your next turn begins.
    [pass] An opponent’s cake goes to the first gangster on either side.
    [boom] An opponent’s cake explodes at once.
    [cocktail] Puts up to three opponents at a glass to sleep; whoever sleeps already dies.
    [alert] Everybody leaves the table, then sits down again; you first.
   *[move] One of yours who is awake goes to a free place.
}
rc-pre-income = Income: ${ $now }, then ${ $then } a turn.
rc-pre-blast = { $near ->
    [none] Nobody is within reach of { $who ->
        [you] your cake.
       *[other] the cake of { $name }.
    }
   *[other] { $who ->
        [you] Within reach of your cake
       *[other] Within reach of the cake of { $name }
    }: { $near }.
}
rc-pre-danger = New danger for yours at places { $places }.
rc-pre-saved = Out of danger: places { $places }.
rc-ask-card = Your turn: which card do you play, or throw away?
rc-ask-second = One more Move, or leave it at that?
rc-ask-summon = Whom do you seat?
rc-ask-seat = { $kind }: at which place?
rc-ask-stab = Whom do you stab?
rc-ask-shoot = Whom do you shoot?
rc-ask-serve = Where do you serve your cake?
rc-ask-pass-which = Which cake do you pass?
rc-ask-pass-where = To which place?
rc-ask-blow = Which cake explodes?
rc-ask-drug = Who gets a sleeping pill? (three at most)
rc-ask-move-who = Who moves?
rc-ask-move-where = To which free place?
rc-tie = { $names } have ${ $score } each: { $shared ->
    [yes] nothing tells them apart, so the place is shared.
   *[no] whoever stayed in play longer, then with more gangsters, comes first.
}

## How a score was reached

rc-line-money = money made
rc-line-alive = in play to the end, { $count ->
    [one] { $count } gangster
   *[other] { $count } gangsters
}
rc-line-out = out, { $event ->
    [1] the first
   *[other] in event no. { $event }
}, { $count ->
    [one] { $count } gangster just before
   *[other] { $count } gangsters just before
}
rc-line-end = { $rule ->
    [RC-6-1] the end: one gang left in play
    [RC-6-2] the end: the bank is empty
    [RC-6-3] the end: nobody left at the table, ${ $left } lost
   *[RC-6-5] the end: nothing happened any more, ${ $left } lost
}

## Refusals

rc-refusal-dealing = The cards are still being dealt: wait for your turn.
rc-refusal-drawing = Cards are still being drawn: wait for your turn.
rc-refusal-first-seater = Who seats first is still being drawn: wait.
rc-refusal-begin = The turn begins by itself: wait until you are asked for a card.
rc-refusal-no-chance = Nothing is left to chance now: the players choose.
rc-refusal-not-your-turn = It is not your turn: wait for it.
rc-refusal-not-your-guest = It is not for you to seat somebody now: wait for your turn.
rc-refusal-place = The number of a place is wanted here, 1 to { $most }, one of those that fit.
rc-refusal-summon = Choose somebody of your gang who is still to be seated.
rc-refusal-taken = Place { $place } is taken: choose a free one.
rc-refusal-empty = Nobody sits at place { $place }: choose an opponent.
rc-refusal-own = That is one of yours: weapons and pills strike opponents only.
rc-refusal-stab = None of yours who is awake can stab place { $place }: it takes a Blade beside it, or somebody beside it who has a knife before him.
rc-refusal-shooter-x = Your gunman sits at place { $place }, an X place: nobody sits opposite, so he can shoot at nobody.
rc-refusal-shot = None of yours who is awake can shoot at place { $place }: it takes a Gunman opposite, or somebody opposite who has a revolver before him.
rc-refusal-x = Place { $place } is an X place: nobody sits opposite, so nobody shoots from there, or at it.
rc-refusal-cake-there = There is a cake at place { $place } already: one to a place, choose another.
rc-refusal-no-cake = There is no cake at place { $place }: choose an opponent’s.
rc-refusal-own-cake = That is your own cake: choose an opponent’s.
rc-refusal-cake-stuck = The cake at place { $place } has nowhere to go: on both sides the first gangster has a cake before him already, or nobody sits there.
rc-refusal-pass = A cake goes to the first gangster on either side: place { $place } is not one of them.
rc-refusal-no-glass = There is no glass at place { $place }: choose an opponent who has one before him.
rc-refusal-one-pill-each = Place { $place } has its pill already: one for each gangster and turn, so choose another or serve.
rc-refusal-one-pill-at-least = Give at least one pill before you serve.
rc-refusal-all-pills = At this table a Cocktail serves three pills, or everybody at a glass if they are fewer: name another one.
rc-refusal-not-yours = None of your gangsters sits at place { $place }: choose one of yours.
rc-refusal-asleep = The gangster at place { $place } is asleep: choose somebody who is awake.
rc-refusal-not-held = You do not hold this card ({ $card ->
    [knife] Stab
    [gun] Bang!
    [cake] Order a cake
    [pass] Pass the cake
    [boom] Boom!
    [cocktail] Spiked cocktail
    [alert] Raid!
   *[move] Move
}): take one that you have.
rc-refusal-no-effect = { $card ->
    [knife] Nobody is within reach of your knives
    [gun] Nobody sits opposite your guns
    [pass] No opponent’s cake can be passed
    [boom] No opponent’s cake is on the table
    [cocktail] No opponent has a glass before him
   *[move] It takes a gangster who is awake, and a free place
}: this card would do nothing, so you can only throw it away.
rc-refusal-stop-too-early = First play a card, or throw one away.
rc-refusal-card-first = First choose a card from your hand, to play or to throw away.
rc-refusal-only-move = After the first card only a Move can be played: play it, or say stop.

## Options, editions, positions

rc-option-first-seater = Who seats first (first_seater) must be random, or a seat from 0 to { $most }.
rc-option-scenario = The scenario must be none, or a number from 1 to { $most } for { $players } players.
rc-edition-no-place = there is no place { $place }; places run from 1 to { $places }.
rc-edition-place-twice = place { $place } comes twice; name it once.
rc-edition-feature-twice = place { $place } has something else already ({ $other }); a place has one thing at most.
rc-edition-business = { $count ->
    [one] { $count } place
   *[other] { $count } places
} for this business; it needs exactly two.
rc-edition-register = { $count } tills; there must be exactly one.
rc-edition-opposites = { $count } opposites for { $places ->
    [one] { $places } place
   *[other] { $places } places
}; give one for each, 0 for nobody.
rc-edition-one-way = place { $place } has { $across } opposite, but not the other way round; make it mutual.
rc-edition-x-missing = place { $place } has nobody opposite; add it to the X places, or give it an opposite.
rc-edition-x-opposite = the X place { $place } has somebody opposite; make that 0, or take it off the X places.
rc-edition-x-revolver = the X place { $place } cannot have a revolver; move it.
rc-edition-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all; there must be 1 to { $most }.
rc-edition-empty = no number of players; add at least one team.
rc-edition-nobody = this team has nobody; give it at least one gangster.
rc-edition-crowd = { $count ->
    [one] { $count } gangster
   *[other] { $count } gangsters
} for { $places ->
    [one] { $places } place
   *[other] { $places } places
}; make the teams smaller.
rc-edition-no-gang = this colour is missing for { $players } players; add it.
rc-edition-small-gang = this colour has too few gangsters for { $players } players; add some.
rc-edition-bank = there must be a bank for { $players } players exactly if { $players } can play; add it or remove it.
rc-edition-layout = there must be a layout for { $players } players exactly if { $players } can play; add it or remove it.
rc-edition-layout-colours = { $players } players take the first { $players } colours, each once; add or remove this one.
rc-edition-layout-team = this layout does not have the gangsters of a team of { $players } players; correct their number.
rc-edition-monopoly = this gang starts with a monopoly ({ $business }); seat its gangsters apart.
rc-position-seats = The position must describe { $players } players, no more and no less, and name no others.
rc-position-place = Place { $place } is taken twice or does not exist: places run from 1 to { $most }, one gangster each.
rc-position-cards = There are too many “{ $card }” cards, or less than none: { $most } at most in this edition.
rc-position-money = Bank and players must have ${ $total } in all, and nobody less than nothing.
rc-position-hands = A hand has too many cards: { $most } at most.
rc-position-gangs = A gang has more gangsters of a kind than it came with: take some away.
rc-position-cakes = The cakes are wrong: one to a place, at places that exist.
rc-position-out = Whoever is out has no gangster, no card and no cake at home; whoever is in play has a gangster and a cake. Eliminations are numbered from 1.
rc-position-end = The game is over when the rules say so, and only then: correct what is asked.
rc-position-step = No decision is called “{ $step }”. Choose from: { $steps }.
rc-position-asked = This decision cannot arise in this position: correct it.

## Scenarios

rc-scenario-1-title = Cake under the nose
rc-scenario-1-question = You are red. The blue cake threatens your Gunman at place 24 (Q). Save him.
rc-scenario-1-hint = A cake that is passed stops at the first gangster on one side or the other. On which side is your man safe?
rc-scenario-1-solution = Your cake first kills the yellow Bruiser (A), then bar and till bring $2,000. Play Pass the cake: from 24 to 26 (R). At 23 (P) it would still reach your Gunman.
rc-scenario-2-title = Dessert for three
rc-scenario-2-question = You are yellow, with one man left. Prepare something that threatens three opponents at once.
rc-scenario-2-hint = Look for three opponents who sit side by side.
rc-scenario-2-solution = Your cake kills M and N; you earn nothing. Order it again at place 14 (J): on your next turn it threatens I, J and K.
rc-scenario-3-title = Boom!
rc-scenario-3-question = You are orange. The red cake is still on the table: use it before red does.
rc-scenario-3-hint = One card makes somebody else’s cake explode at once.
rc-scenario-3-solution = Godfather and the monopoly of the gambling houses (C and O) bring $5,000. Play Boom! on the red cake at place 28: the last yellow gangster (A) dies. At the end of the turn your sleeper (N) wakes up.
rc-scenario-4-title = Whatever lies on the table
rc-scenario-4-question = You are violet. Your Blade (E) is asleep. Stab the orange Godfather all the same.
rc-scenario-4-hint = Somebody who is no Blade can use a knife that lies before him.
rc-scenario-4-solution = Godfather and restaurant (R) bring $2,000. Play Stab: the Bruiser at the knife, place 23 (P), kills the orange Godfather at place 22 (O). The Blade (E) wakes up at the end of the turn.
rc-scenario-5-title = Across the table
rc-scenario-5-question = You are blue. Your cake clears the table; finish the work with a bullet.
rc-scenario-5-hint = See who sits opposite your revolvers.
rc-scenario-5-solution = Your cake kills P and Q, the restaurant (G) brings $1,000. Play Bang!: at place 6 (F) your Bruiser takes the revolver and shoots the Godfather at place 22 (O).
rc-scenario-6-title = A good place
rc-scenario-6-question = You are green. Make your Godfather earn more next turn.
rc-scenario-6-hint = One business has nobody before it.
rc-scenario-6-solution = The Godfather brings $1,000. Play Move: from place 9 (H) to the free bar, place 17 (L). If he is still alive on your next turn, he will earn the bar’s money too.

## The arena

rc-arena-end = { $rule ->
    [RC-6-1] one gang left in play
    [RC-6-2] the bank is empty
    [RC-6-3] nobody left at the table
   *[RC-6-5] nothing happened any more
}
rc-arena-group = { $group ->
    [dealt] In the first hand
    [played] Cards played at least once
   *[fate] At the end
}
rc-arena-alive = still in play

## The lesson

rc-lesson-table = Thirty places in a ring around the table: these are your seven gangsters, in yellow, and what counts is what lies before each of them.
rc-lesson-income = Your turn began with your income: $1,000 because your Godfather is alive, and as much for each business that you hold.
rc-lesson-cards = You have five cards: in each turn you play an Action and then, if you like, a Move.
rc-lesson-stab = Your Blade sits at place 1, right next to the blue Godfather at place 30: play Stab against him.
rc-lesson-stab-instead = That can wait: at 30 the blue Godfather holds the till, so try Stab at place 30 instead.
rc-lesson-stabbed = A Blade kills next to itself, as does anybody with a knife before him; the dead never come back.
rc-lesson-till = Place 30 is free, and the till there doubles all your income: play a Move to seat one of yours there.
rc-lesson-till-instead = Stay with the bargain: try a Move to place 30, because the till doubles all that you earn.
rc-lesson-drew = Your turn is over, and you draw until you have five cards again.
rc-lesson-turns = The turn passes clockwise: watch who strikes whom.
rc-lesson-sleep = A cocktail puts people with a glass before them to sleep: a sleeper earns nothing and cannot kill, and a second cocktail would be his death.
rc-lesson-doubled = The till has doubled your income: that is why place 30 is so precious.
rc-lesson-cake = Order a cake and have it put far from your own people, for instance at 26, between two opponents.
rc-lesson-cake-instead = Try ordering your cake instead: it is the only card that can kill three people at once.
rc-lesson-placed = It will explode at the beginning of your next turn and kill at its place and the two beside it; until then everybody may get away.
rc-lesson-stop = Nothing obliges you to move: you may stop here and keep your cards.
rc-lesson-woke = At the end of your turn your sleepers always wake up.
rc-lesson-passed = A cake was passed: it slides to the first gangster who sits on that side, and that is where it will explode.
rc-lesson-exploded = Your cake has just exploded: it strikes everybody, even your own people, and then comes back to you.
rc-lesson-cocktail = Now you are the waiter: play Spiked cocktail and put up to three opponents with a glass before them to sleep.
rc-lesson-cocktail-instead = Try Spiked cocktail instead: opponents who sleep earn nothing, and will not kill you.
rc-lesson-bank = This is the bank: as soon as it is empty the game stops, and the richest gang wins.
rc-lesson-boom = An opponent has a cake on the table: play Boom! and blow it up at once.
rc-lesson-boom-instead = This cake will soon be gone: make use of it and try Boom! instead, which blows it up now.
rc-lesson-hidden = Cards in hand are secret, but money, discards and all that lies on the table are open.
rc-lesson-bang = Your Gunmen shoot straight across the table, as does anybody with a revolver before him: play Bang! at whomever you like.
rc-lesson-bang-instead = Try Bang! instead: somebody is in your line of fire, and will not stay there.
rc-lesson-raid = One card is left to meet: Raid! makes everybody get up, and all sit down again where they like.
rc-lesson-out = A gang that loses its last gangster is out, but it keeps its money and may still win.
rc-lesson-monopoly = One last piece of advice: holding both bars, both restaurants or both gambling houses brings $4,000 instead of $2,000.
rc-lesson-learnt = You can make a living at this table: income, the till, knives, revolvers, cocktails and, above all, cakes.
rc-lesson-later = The game is not over: it lasts until the bank is empty or one gang survives, with Pass the cake and Raid! still to come. You can play it on against the same opponents.

# Why the coach would choose so, after a colon.
rc-because-money = you will have more money
rc-because-money-rivals = your rivals will have less money
rc-because-income = your income will be better
rc-because-income-rivals = your rivals’ income will fall
rc-because-men = your gang will be stronger
rc-because-men-rivals = your rivals’ gangs will be weaker
rc-because-danger = your men will run fewer risks
rc-because-danger-rivals = your rivals’ men will run more risks
rc-because-hand = you will hold better cards
rc-because-hand-rivals = your rivals will hold worse cards
rc-because-turn = your turn will come sooner
rc-because-turn-rivals = your rivals will wait longer for their turn
