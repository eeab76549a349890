# Nostra City

nc-about = The Godfather is on trial: run the family’s business, buy jurors, and beware of the informer.
nc-about-start = how Caïds come, dealt (three at random) or draft (pick one of four, pass the rest on)
nc-about-families = Caïds of three different families for everybody, yes or no
nc-about-first_player = First player, random (drawn) or the number of a seat (0 for A)
nc-about-version = version of the rules: 2 today, 1 for games that began with version 0.1
nc-points = { $score } Respect

## Names

nc-bill = ${ $amount }{ $side ->
    [innocent] {" "}Innocent
    [guilty] {" "}Guilty
   *[none] {""}
}
nc-card = { $card ->
    [honte] Shame on You!
    [contrat] Contract
    [braquage] Hold-up
    [coup] Anonymous Call
    [incendie] Arson
    [temoin] False Witness
    [ecoute] Wiretap
    [donne] New Deal
    [indic] FBI Informer
    [colere] Burning Rage
    [gota] { nc-card-gota }
   *[atlantic] { nc-card-atlantic }
}
nc-kind = { $kind ->
    [queens] Racket Queens
    [staten-island] Racket Staten Island
    [bronx] Racket Bronx
    [brooklyn] Racket Brooklyn
    [gambling] gambling
    [drugs] drugs
   *[prostitution] prostitution
}
nc-phase = { $phase ->
    [setup] Set-up
    [business] BUSINESS
    [meeting] MEETING
    [resolution] MEETING, the stakes
    [proces] TRIAL
    [reception] RECEPTION
    [last] last round
   *[over] VERDICT
}
nc-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
   *[6] June
}
nc-bonus = { $bonus ->
    [equipe] The Fine Crew
    [sagesse] Wisdom and Virtue
   *[as] Rolling in It
}
nc-side = { $side ->
    [innocent] innocent
   *[guilty] guilty
}

## Cards

nc-card-c01 = Gisella Agnello
nc-card-c02 = Aldo Agnello
nc-card-c03 = Bruno Agnello
nc-card-c04 = Carla Agnello
nc-card-c05 = Dino Agnello
nc-card-c06 = Enzo Baldini
nc-card-c07 = Fabio Baldini
nc-card-c08 = Gina Baldini
nc-card-c09 = Ivo Baldini
nc-card-c10 = Lola Baldini
nc-card-c11 = Marco Carbone
nc-card-c12 = Nina Carbone
nc-card-c13 = Otto Carbone
nc-card-c14 = Pia Carbone
nc-card-c15 = Rocco Carbone
nc-card-c16 = Francesca Donata
nc-card-c17 = Salvo Donata
nc-card-c18 = Teresa Donata
nc-card-c19 = Ugo Donata
nc-card-c20 = Vito Donata
nc-card-t01 = Astoria Card Room
nc-card-t02 = Jamaica Warehouse
nc-card-t03 = Flushing Motel
nc-card-t04 = St. George Club
nc-card-t05 = Stapleton Docks
nc-card-t06 = Tottenville Villa
nc-card-t07 = Fordham Bookmaker
nc-card-t08 = Hunts Point Lab
nc-card-t09 = Belmont Bar
nc-card-t10 = Bensonhurst Back Room
nc-card-t11 = Red Hook Garage
nc-card-t12 = Coney Island Hotel
nc-card-t13 = New Jersey
nc-card-t14 = Connecticut
nc-card-r01 = Christening
nc-card-r02 = Drinks for All
nc-card-r03 = Parish Donation
nc-card-r04 = Wedding
nc-card-r05 = Favour Done
nc-card-r06 = Kiss on the Ring
nc-card-e01 = IRS
nc-card-e02 = FBI
nc-card-e03 = NYPD
nc-card-e04 = DEA
nc-card-e05 = District Attorney
nc-card-e06 = Internal Affairs
nc-card-gota = Anthony Gota
nc-card-atlantic = Atlantic City
nc-card-underboss = Underboss
nc-card-consigliere = Consigliere
nc-card-primo_capo = Primo Capo

## What the cards do

nc-power-consolation = BUSINESS: draws a Vendetta card if the Police Raid stops this collection.
nc-power-extra_bill = BUSINESS: draws one bill more, owed to nobody.
nc-power-ignore_raid = BUSINESS: ignores the Police Raid once; it is set aside, then shuffled back.
nc-power-swap_bill = BUSINESS: may discard one drawn bill and draw another before sharing.
nc-power-repeat = BUSINESS: may repeat a Traffic or a Racket already used this phase.
nc-power-stake_bonus = MEETING: the stake counts $10,000 more.
nc-power-win_ties = MEETING: wins a tie for the highest stake.
nc-power-salvage = MEETING: when the bid loses to others, takes the first card of the Street pile that is no Inquiry.
nc-power-recover = MEETING: when the bid loses, takes back one bill of the stake.
nc-power-shift = MEETING: at the reveal, may move the bid to a neighbouring slot.
nc-power-rebate = MEETING: keeps one bill of the stake on winning (two if alone).
nc-power-double_bribe = TRIAL: may put one or two bills.
nc-power-peek = TRIAL: first looks at two random bills of the corruption pile.
nc-power-reclaim = TRIAL: after putting the bill, takes a random other bill of the pile.
nc-power-use_discard = TRIAL: may put the top bill of the discard instead of an own one.
nc-power-discreet = TRIAL: does not stop somebody else from being the only corrupter.
nc-power-grudge = VENDETTA: when you are wronged, one Vendetta card more.
nc-power-shield = VENDETTA: cancels a Reprisal aimed at you.
nc-power-trade = VENDETTA: discard a Reprisal and draw a Vendetta card.
nc-power-spy = VENDETTA: look at a random Reprisal of an opponent.
nc-power-soothe = VENDETTA: a player you have just short-changed draws one Vendetta card fewer.
nc-enquete-seize = At the RECEPTION everybody discards the whole Bank.
nc-enquete-silence = Powers of Caïds do nothing.
nc-enquete-short_draw = Every collection draws one bill fewer, at least one.
nc-enquete-no_drugs = No drugs Traffic.
nc-enquete-one_bribe = One Corruption per player and month at most.
nc-enquete-two_bills = A bid takes at least two bills.
nc-vendetta-honte = Stays before an opponent: −1 Respect.
nc-vendetta-contrat = An opponent’s Caïd leaves the game, but not the last one.
nc-vendetta-braquage = Take a random bill from an opponent.
nc-vendetta-coup = Engage a free Caïd of an opponent.
nc-vendetta-incendie = An opponent’s Turf burns down: it is not counted any more and starts no Collection.
nc-vendetta-temoin = Move the verdict token one step either way.
nc-vendetta-ecoute = Look at a whole Bank, and put one of its bills on the corruption pile as evidence.
nc-vendetta-donne = Replace a Caïd, Turf or Respect of the Street from the pile.
nc-vendetta-indic = You are an informer: you win only if the Godfather is found guilty. Tell nobody.
nc-vendetta-colere = Never played or shown; counts for Wisdom and Virtue.
nc-vendetta-gota = A Caïd: straight to your Territory, +1 Respect.
nc-vendetta-atlantic = A Turf for every Traffic: straight to your Territory.

## The rulebook

nc-list-caids = The twenty Caïds
nc-list-turfs = The fourteen Turfs
nc-list-respects = The six Respects
nc-list-enquetes = The six Inquiries
nc-list-vendettas = The twenty-seven Vendetta cards
nc-list-no-power = No power.
nc-list-bribe = Bribe: ${ $amount }.

## What happens

nc-event-first-chosen = { $who ->
    [you] You are
   *[other] { $name } is
} First player.
nc-event-dealt = { $who ->
    [you] You get
   *[other] { $name } gets
} { POINT($card) }
nc-event-pack-dealt = { $who ->
    [you] Before you
   *[other] Before { $name }
}: { POINT($card) }
nc-event-picked = { $who ->
    [you] You have picked ({ $choice }).
   *[other] { $name } has picked.
}
nc-event-picks-shown = Picked: { POINT($cards) }
nc-event-filled = Slot { $slot }: { POINT($card) }
nc-event-month-began = { $month }.
nc-event-phase-began = { $phase }. { $first } begins.
nc-event-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
}{ $automatic ->
    [yes] {" "}(no action is possible).
   *[no] .
}
nc-event-collected = { $who ->
    [you] You collect
   *[other] { $name } collects
} with { $caid } from { $turf }: { $kind }, { $turfs ->
    [one] one Turf
   *[other] { $turfs } Turfs
}, { $draws ->
    [one] one bill
   *[other] { $draws } bills
} to draw.
nc-event-bill-drawn = { $who ->
    [you] You draw { $bill }.
   *[other] { $name } draws a bill.
}
nc-event-raided = Police Raid! { $ignored ->
    [yes] It is set aside, drawing goes on.
   *[no] The draw stops.
}
nc-event-reshuffled = { $pile ->
    [bills] The bill pile is shuffled
   *[vendetta] The Vendetta discard is shuffled
} ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
nc-event-swapped = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $bill } for another bill.
nc-event-shared = { $name } → { $rival }: { $count ->
    [0] no bill
    [one] one bill
   *[other] { $count } bills
} of { $owed } owed{ $first ->
    [yes] , and the First-player card
   *[no] {""}
}{ $bills ->
    [none] .
   *[other] {" "}({ $bills }).
}
nc-event-wronged = { $who ->
    [you] You are
   *[other] { $name } is
} wronged ({ $why ->
    [encaissement] sharing
    [titles] no title
   *[meeting] no card at the MEETING
}): { $cards ->
    [one] one Vendetta card
   *[other] { $cards } Vendetta cards
}.
nc-event-soothed = { $caid } soothes { $rival }: one Vendetta card fewer.
nc-event-grudge-held = { $caid } holds a grudge: one Vendetta card more for { $who ->
    [you] you.
   *[other] { $name }.
}
nc-event-declined = { $who ->
    [you] You let it be
   *[other] { $name } lets it be
} ({ $step ->
    [swap] no exchange
    [soothe] nobody is soothed
    [grudge] no grudge
    [shift] the bid stays
   *[shield] no protection
}).
nc-event-vendetta-drawn = { $who ->
    [you] You draw a Vendetta card: { POINT($card) }
   *[other] { $name } draws a Vendetta card.
}
nc-event-no-vendetta = No Vendetta card is left for { $who ->
    [you] you.
   *[other] { $name }.
}
nc-event-joined = { $card } joins { $who ->
    [you] your Territory.
   *[other] { $name }’s Territory.
}
nc-event-bid-placed = { $who ->
    [you] You bid on slot { $slot } with { $caid }: { $bills }.
   *[other] { $name } bids with { $caid }: { $count ->
        [one] one bill.
       *[other] { $count } bills.
    }
}
nc-event-bids-revealed = The locations: { $bids ->
    [none] nobody has bid.
   *[other] { $bids }.
}
nc-event-shifted = { $caid } moves { $who ->
    [you] your
   *[other] { $name }’s
} bid to slot { $slot }.
nc-event-paused = A moment for Vendetta cards, { $slot ->
    [0] before the RECEPTION.
   *[other] before slot { $slot }.
}
nc-event-answered = { $who ->
    [you] Your answer: { $choice }.
   *[other] { $name } has answered.
}
nc-event-answers-opened = { $names ->
    [none] Everybody goes on.
   *[other] Cards are played: { $names }.
}
nc-event-play-void = { $who ->
    [you] What you had sealed has no effect any more.
   *[other] What { $name } had sealed has no effect any more.
}
nc-event-stakes-revealed = The stakes on slot { $slot }: { $stakes }.
nc-event-won = { $who ->
    [you] You win
   *[other] { $name } wins
} { $alone ->
    [yes] { $card } (no other bid).
   *[no] { POINT($card) }
}
nc-event-tied = A tie on slot { $slot }: { $card } stays.
nc-event-bid-returned = The bid of { $caid } goes back to { $who ->
    [you] you
   *[other] { $name }
} ({ $count ->
    [one] one bill
   *[other] { $count } bills
}).
nc-event-kept = { $who ->
    [you] You take back
   *[other] { $name } takes back
} { $bill ->
    [none] a bill.
   *[other] { $bill }.
}
nc-event-discarded = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $bills ->
    [none] { $count ->
        [one] one bill.
       *[other] { $count } bills.
    }
   *[other] { $bills }.
}
nc-event-top-turned = On top of the discard: { $bill }.
nc-event-unlifted = The stakes do not reach the bribe: { $card } stays on slot { $slot }.
nc-event-lifted = { $card } is lifted{ $taker ->
    [none] {" "}and leaves the game.
   *[other] ; { $taker } takes it.
}
nc-event-titled = { $who ->
    [you] You become
   *[other] { $name } becomes
} { POINT($card) }
nc-event-engaged = { $who ->
    [you] You engage
   *[other] { $name } engages
} { $caid }.
nc-event-corrupted = { $who ->
    [you] You corrupt
   *[other] { $name } corrupts
} the jury with { $caid }: { $bills ->
    [none] { $count ->
        [one] one bill.
       *[other] { $count } bills.
    }
   *[other] { $bills }.
}
nc-event-peeked = { $who ->
    [you] You see { $bill } in the corruption pile.
   *[other] { $name } sees a bill of the corruption pile.
}
nc-event-reclaimed = { $who ->
    [you] You take { $bill } out of the corruption pile.
   *[other] { $name } takes a bill out of the corruption pile.
}
nc-event-zeal-rewarded = { $who ->
    [you] You are a Zealous Corrupter: +1 Respect.
   *[other] { $name } is a Zealous Corrupter: +1 Respect.
}
nc-event-released = Caïds and Turfs are free again.
nc-event-seized = The IRS seizes the Bank of { $name }: { $count ->
    [one] one bill.
   *[other] { $count } bills.
}
nc-event-verdict-moved = The verdict goes from { $before } to { $after } ({ $why ->
    [enquetes] Inquiries
   *[temoin] False Witness
}).
nc-event-underboss-placed = The Underboss comes to slot { $slot }{ $replaced ->
    [none] .
   *[other] {" "}in place of { $replaced }.
}
nc-event-underboss-waits = Four Inquiries: the Underboss waits.
nc-event-bribe-turned = Turned up: { $bill }. { $innocent } innocent, { $guilty } guilty so far.
nc-event-counted = The count: { $bills }. { $innocent } innocent, { $guilty } guilty: the verdict goes from { $before } to { $after }.
nc-event-played = { $who ->
    [you] You play
   *[other] { $name } plays
} { $aim ->
    [none] { POINT($card) }
   *[other] { $card }: { $aim }.
}
nc-event-shielded = { $caid } protects { $who ->
    [you] you
   *[other] { $name }
}: cancelled.
nc-event-shamed = Shame on { $who ->
    [you] you
   *[other] { $name }
}: −1 Respect.
nc-event-killed = { $card } leaves the game.
nc-event-robbed = { $who ->
    [you] You rob
   *[other] { $name } robs
} { $rival } of { $bill ->
    [none] a bill.
   *[other] { $bill }.
}
nc-event-rung = { $card } is engaged.
nc-event-burnt = { $card } burns down and does not count any more.
nc-event-tapped = { $who ->
    [you] You look at the Bank of { $rival }: { $bills }.
   *[other] { $name } looks at the Bank of { $rival }.
}
nc-event-exhibited = { $who ->
    [you] You put
   *[other] { $name } puts
} a bill of { $rival } on the corruption pile{ $bill ->
    [none] .
   *[other] : { $bill }.
}
nc-event-salvaged = { $caid } loses the bid and takes { $card } from the Street pile.
nc-event-removed = { $card } leaves slot { $slot } and the game.
nc-event-spy-engaged = { $caid } spies on { $rival }.
nc-event-spied = { $who ->
    [you] { $rival } holds: { $card ->
        [nothing] no Reprisal.
       *[other] { POINT($card) }
    }
   *[other] { $name } has looked.
}
nc-event-traded = { $caid } trades { $card } for a new Vendetta card.
nc-event-bonus-given = { $bonus }: { $holder ->
    [none] a tie, nobody gets it.
   *[other] { $holder }, +2 Respect.
}
nc-event-zeal-ended = { $count ->
    [one] One Zealous Corrupter leaves the game.
   *[other] { $count } Zealous Corrupters leave the game.
}
nc-event-indics-revealed = FBI Informers: { $names ->
    [none] nobody.
   *[other] { $names }.
}
nc-event-ended = The Godfather is { $verdict ->
    [innocent] innocent
   *[guilty] guilty
}: { $names ->
    [none] everybody has lost.
   *[other] victory for { $names }.
}

## Refusals

nc-refusal-chance = Chance has no such outcome.
nc-refusal-no-chance = Chance has nothing to do now.
nc-refusal-not-asked = It is not for you to answer.
nc-refusal-no-answer = That is no answer to this question.
nc-refusal-caid-first = First choose a Caïd to engage.
nc-refusal-bill = You have no such bill to put there.
nc-refusal-not-your-caid = That Caïd is not in your Territory.
nc-refusal-engaged = That Caïd is engaged already this month.
nc-refusal-begun = A choice has begun: complete it or take it back.
nc-refusal-no-encaissement = No Turf can start a collection that is still allowed.
nc-refusal-last-round = In the last round only Vendetta cards are played.
nc-refusal-turf = Choose one of your own Turfs.
nc-refusal-turf-first = First choose a Turf.
nc-refusal-atlantic = Atlantic City never starts a collection.
nc-refusal-burnt = That Turf is burnt until the RECEPTION.
nc-refusal-turf-engaged = That Turf is engaged already.
nc-refusal-kind-done = Each Traffic once, one Racket in all.
nc-refusal-no-drugs = The DEA allows no drugs Traffic.
nc-refusal-not-drawn = You have not drawn that bill.
nc-refusal-first-card = You cannot give the First-player card now.
nc-refusal-not-owed = This player is owed no more.
nc-refusal-receiver = Choose a later player who is owed something.
nc-refusal-not-wronged = This player has not been wronged.
nc-refusal-no-such-power = That Caïd cannot do this now.
nc-refusal-no-stake = A bid takes at least { $least ->
    [one] one bill.
   *[other] { $least } bills.
}
nc-refusal-no-location = No location card is left for that.
nc-refusal-empty-slot = That slot is empty.
nc-refusal-neighbour = The bid may only move to a neighbouring slot with a card and without another bid of yours.
nc-refusal-not-tapped = Choose a bill of the Bank that you have just looked at.
nc-refusal-not-staked = That bill is not in the stake.
nc-refusal-title = This player has a title already.
nc-refusal-one-bribe = The District Attorney allows one Corruption a month.
nc-refusal-no-bill = You have no bill for a Corruption.
nc-refusal-no-effect = That card would have no effect now.
nc-refusal-not-held = You do not have that card.
nc-refusal-not-your-moment = It is not your turn to pass.
nc-refusal-card-first = First choose the card that you play.
nc-refusal-target = That is no target for this card.
nc-refusal-pick = Pick a Caïd of your pack.
nc-option-first-player = The First player (first_player) must be random, or a seat from 0 to { $most }.

## The verdict

nc-line-cards = cards of the Territory
nc-line-title = { $title ->
    [underboss] { nc-card-underboss }
    [consigliere] { nc-card-consigliere }
   *[primo_capo] { nc-card-primo_capo }
}
nc-line-zealous = { $count ->
    [one] one Zealous Corrupter
   *[other] { $count } Zealous Corrupters
}
nc-line-shames = { $count ->
    [one] one Shame on You!
   *[other] { $count } Shame on You!
}
nc-line-bonus = { $bonus ->
    [equipe] The Fine Crew
    [sagesse] Wisdom and Virtue
   *[as] Rolling in It
}
nc-line-verdict = { $indic ->
    [yes] FBI Informer
   *[no] loyal
}, the Godfather is { $verdict ->
    [innocent] innocent
   *[guilty] guilty
}

## Editions

nc-edition-count = { $count }; there must be { $wanted }
nc-edition-twice = two cards have the id { $id }
nc-edition-power = there is no power { $power }; there are { $powers }
nc-edition-family = { $count ->
    [one] { $count } Caïd
   *[other] { $count } Caïds
} of the family { $family }; there must be five
nc-edition-turf = a Turf has one borough and a traffic, or two different boroughs
nc-edition-bank = there are not enough bills { $bill } for five players
nc-edition-single = there is at most one { $card }
nc-edition-guilty = the first guilty space is from 2 to { $spaces }
nc-edition-players = no number of players
nc-edition-start = the bench has only { $spaces } spaces

## Positions

nc-position-players = there must be { $players } players
nc-position-table = no game reaches this table
nc-position-cards = a card or a bill does not exist, or is in two places
nc-position-seen = nobody can know this
nc-position-player = this player (seat { $seat }) cannot be in this state
nc-position-bids = two bids of one player cannot be on the same slot
nc-position-asked = this question does not arise in this position
nc-position-step = “{ $step }” is no question; they are { $steps }

## At the terminal

nc-head = { $month } · { $phase } · First player: { $first }
nc-jury = Verdict on { $verdict } of { $spaces } ({ $side }) · corruption pile { $corruption } · bills { $bills }, Street { $rue }, Vendetta { $vendetta } · top of the discard: { $top }
nc-none = none
nc-respect = Respect { $respect }
nc-bribe = bribe ${ $bribe }
nc-acting = IN FORCE
nc-player = Respect { $respect } · { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
} · { $cards } Vendetta · { $bribes ->
    [one] { $bribes } bribe
   *[other] { $bribes } bribes
}
nc-hand = Your Bank: { $bank }. Vendetta: { POINT($cards) }
nc-known = known of { $name }: { $bills }{ $lost ->
    [0] {""}
   *[other] {" "}(up to { $lost } gone)
}
nc-drawn = Drawn: { $bills }.
nc-bid = { $caid }: { $count } on { $slot ->
    [0] a hidden slot
   *[other] slot { $slot }
}
nc-all-lose = A guilty verdict and no informer: everybody has lost.
nc-tie = { $names } have { $score } Respect each: { $shared ->
    [yes] nothing tells them apart, so the place is shared.
   *[no] the winning camp, then the higher title, comes first.
}
nc-holding = { $card }{ $state ->
    [burnt] {" "}(burnt)
    [engaged] {" "}(engaged)
   *[free] {""}
}
nc-legend = (engaged): has been used this month · (burnt): does not count any more · → a sealed stake · Vendetta: hidden cards
nc-first-card = First-player card
nc-top = Top of the discard: { $bill }
nc-debt = { $name } is owed { $owed }, gets: { $given }
nc-do-pass = { $step ->
    [business] Pass
    [meeting] Pass
    [proces] Pass
    [last] Finish
    [swap] Keep my bills
    [share] Done sharing
    [soothe] Soothe nobody
    [grudge] Let it go
    [shift] Stay there
    [shield] Let it happen
   *[pause] Nothing to play
}
nc-do-done = { $trade ->
    [yes] Discard and draw again
   *[no] That is all
}
nc-next = { $what ->
    [turf] { $names }: from which Turf?
    [kind] { $names }: which collection?
    [slot] { $names }: on which slot?
    [stake] { $names }: which bill is added to the stake?
    [bribe] { $names }: which bill for the jurors?
   *[aim] { $names }: against what or whom?
}
nc-moment = { $phase }: { $names } is to act. Play a card first?
nc-pre-pass = { $step ->
    [business] No more collections this month.
    [meeting] No more stakes this month.
    [proces] No more Corruptions this month.
    [last] Nothing more is played then: the jury counts.
    [pause] The game goes on; the pause comes back while somebody plays.
    [swap] You keep what you have drawn.
    [share] Whoever gets less than is owed is wronged and draws Vendetta cards.
    [shield] It takes effect.
   *[other] Nothing changes.
}
nc-pre-bill = { $side ->
    [none] A bluff: this bill says nothing to the jury.
    [innocent] At the count: { $value } towards innocent.
   *[guilty] At the count: { $value } towards guilty.
}
nc-pre-stake = Stake: ${ $total } in all.
nc-pre-owed = { $names ->
    [none] You owe nobody anything.
   *[other] Bills owed then: { $names }.
}
nc-ask-draft = Which Caïd do you keep? The others go on to your neighbour.
nc-ask-business = BUSINESS: a Caïd for a collection, a card, or pass?
nc-ask-meeting = MEETING: a Caïd for a stake, a card, or pass?
nc-ask-proces = TRIAL: a Caïd for a Corruption, a card, or pass?
nc-ask-last = Last round: a Vendetta card, or finish?
nc-ask-pause = { $slot ->
    [0] A pause before the RECEPTION: play a card?
   *[other] A pause before slot { $slot }: play a card?
}
nc-ask-shield = { $rival } plays { $vendetta } against you: cancel it with a Caïd?
nc-ask-swap = Exchange a drawn bill for another?
nc-ask-share = Sharing: what does { $receiver } get? ({ $debts })
nc-ask-shares = Sharing: who gets which of the drawn bills?
nc-ask-soothe = Soothe somebody: one Vendetta card fewer for whom?
nc-ask-grudge = You are wronged by { $number }; one Vendetta card more with a Caïd?
nc-ask-shift = { $card }, on slot { $slot }, may move: where to?
nc-ask-keep = Which bill of the stake do you take back?
nc-ask-name = Whom do you name { $card }?
nc-ask-bribe = You have looked: which bill for the jurors?
nc-ask-exhibit = The Bank of { $rival } lies open: which bill goes on the corruption pile?
nc-ask-cut = Too many bills: which one do you discard?

## The arena

nc-arena-end = { $end ->
    [innocent] the Godfather is innocent
    [guilty] guilty, an Informer wins
   *[lost] everybody loses
}
nc-arena-group = { $group ->
    [start] At the start
    [dealt] First Caïds
    [title] Titles
    [bonus] Bonuses at the end
   *[role] Camp
}
nc-arena-trait = { $trait ->
    [first] first player
   *[indic] FBI Informer
}

## Scenarios

nc-scenario-1-title = The right line of business
nc-scenario-1-question = One Caïd, two Turfs. Collect as many bills as you can.
nc-scenario-1-hint = Count the Turfs of each kind at everybody’s place, not only at yours.
nc-scenario-1-solution = The drug traffic counts four Turfs, twice as many as gambling or any racket: four bills (NC-4.2). How many of them you share is another question.
nc-scenario-2-title = Without a grudge
nc-scenario-2-question = Collect three bills without anybody drawing a Vendetta card.
nc-scenario-2-hint = For each counted Turf of somebody else you owe a bill. Which one you give is your affair.
nc-scenario-2-solution = The drug traffic brings three bills, two of them for your neighbour: hand over the two smaller ones and keep the big one (NC-4.3, NC-4.4). The First player card can stand for one of the two (NC-4.6).
nc-scenario-3-title = A card for nothing
nc-scenario-3-question = The others have passed: only you bid. Take the card with 3 Respect without it costing you a bill.
nc-scenario-3-hint = Whoever bids alone takes one bill back.
nc-scenario-3-solution = A single bill on slot 3: you win the card and take the bill back (NC-5.4). With two, the other one would be lost.
nc-scenario-4-title = Lift the inquiry
nc-scenario-4-question = The IRS lies in the Street and will empty every Bank. Make it go: that takes 50,000.
nc-scenario-4-hint = On an Inquiry the sum counts, and all of it is lost.
nc-scenario-4-solution = 10,000 and twice 20,000 on slot 2: the sum is there, and the Inquiry comes to you with its Respect (NC-5.7).
nc-scenario-5-title = Cheap zeal
nc-scenario-5-question = April: nobody has bribed yet, and you are the last to speak. Become the Zealous Corrupter without giving a bill that counts.
nc-scenario-5-hint = Which bill says neither innocent nor guilty?
nc-scenario-5-solution = A 5,000 bill is a lawful bluff: it counts for nothing, but you are the only corrupter of the month (NC-6.1, NC-6.2).
nc-scenario-6-title = Shame on You!
nc-scenario-6-question = Your left neighbour has one Respect more than you. Catch up without engaging a Caïd.
nc-scenario-6-hint = A Reprisal is played before an action, and costs nothing.
nc-scenario-6-solution = Play Shame on You! on him: the card stays before him and costs him one Respect (NC-8.2, NC-8.5).

## The lesson

nc-lesson-aim = The Godfather is on trial: this token moves towards innocent or guilty, and the verdict in June says which camp can win.
nc-lesson-respect = In the camp that prevails, whoever has most Respect wins: your marker stands on this track.
nc-lesson-caids = These are your three Caïds: each action of the month engages one of them, who stays engaged until the RECEPTION.
nc-lesson-turf = And this is your Turf, the Fordham Bookmaker: a borough, the Bronx, and a traffic, gambling.
nc-lesson-collect = The month opens with BUSINESS: engage Aldo with this Turf and announce the gambling traffic.
nc-lesson-collect-instead = In the Bronx you are alone; try Aldo and the gambling traffic instead, which three Turfs in town carry on.
nc-lesson-drawn = The Turfs of that traffic in all Territories are counted, and as many bills are drawn, one more thanks to Aldo.
nc-lesson-share = { cast-oscar } and { cast-yvonne } each have a Turf that was counted, so each is owed a bill: give or keep, as you please.
nc-lesson-bills = A bill is for bidding, but also for buying a juror: look whether it says innocent or guilty.
nc-lesson-others = Everybody collects in turn: one Racket a month in all, and each traffic once at most.
nc-lesson-wronged = { cast-oscar } owed you a bill and kept it: you are wronged.
nc-lesson-vendetta = A wrong brings a Vendetta card, secret, which is played later, at nearly any moment, without engaging a Caïd.
nc-lesson-meeting = Now comes the MEETING: anything may be promised and nothing binds, then all bid in secret for the cards of the Street.
nc-lesson-bid = Engage a Caïd, choose a card of the Street and stake at least one bill, face down.
nc-lesson-bid-instead = Who bids nothing gets nothing; try engaging a Caïd for a bid instead, be it a small one.
nc-lesson-more = You may bid again, on another card, with another Caïd, or pass and keep him for the TRIAL.
nc-lesson-placed = The others see how many bills you have staked, but neither their value nor the card that you aim at.
nc-lesson-revealed = All bids are placed: it is shown where everybody has bid, then the four cards are settled from left to right.
nc-lesson-fight = Where several bid for one card the bills are shown: the highest sum wins, and all stakes are lost.
nc-lesson-alone = Whoever bids alone takes the card and gets one bill of the stake back.
nc-lesson-empty = Whoever has bid and received nothing is wronged, too, and draws a Vendetta card.
nc-lesson-trial = Then comes the TRIAL: one buys jurors by slipping a bill, face down, under the corruption pile.
nc-lesson-juror = Engage a Caïd and slip a bill there: innocent to save the Godfather, or guilty, nobody will know.
nc-lesson-juror-instead = Without you the jury will lean by itself; try engaging a Caïd to buy a juror instead.
nc-lesson-corrupted = The pile is counted at the end of March and again in June: each bill pushes the verdict by 1, 2 or 3 spaces.
nc-lesson-reception = At the RECEPTION the Caïds are released, every Bank is cut to six bills, and the Street is refilled.
nc-lesson-february = February: the game lasts six months, and each goes through these four phases.
nc-lesson-free = Play this month as you please; if you hold a Reprisal, this is also the time to play it.
nc-lesson-raid = The Police Raid stops the draw: what was drawn stays, and debts do not change.
nc-lesson-tied = A tie for the highest stake: nobody wins, the card stays, and the money is lost.
nc-lesson-informer = Two FBI Informers hide among the Vendetta cards: whoever holds one wins if the Godfather is guilty, and keeps quiet.
nc-lesson-inquiry = An Inquiry in the Street pushes the verdict towards guilty every month; it goes when enough money is staked on it together.
nc-lesson-march = It is March now: at the end of this month the corruption pile will be counted for the first time.
nc-lesson-learnt = You have lived through two whole months: collecting, sharing or not, bidding in secret, buying jurors and nursing grudges.
nc-lesson-later = Four months are left, and this lesson does not play them: titles, Inquiries, bonuses and the verdict are still to come. You can play this game on against the same opponents.

# Why the coach would choose so, after a colon.
nc-because-respect = you will have more Respect
nc-because-respect-rivals = your rivals will have less Respect
nc-because-lands = your Caïds and Turfs will bring in more in the months to come
nc-because-lands-rivals = your rivals’ Caïds and Turfs will bring in less in the months to come
nc-because-team = the Fine Crew will be closer to your reach
nc-because-team-rivals = the Fine Crew will slip from your rivals more often
nc-because-vendetta = Wisdom and Virtue will be closer to your reach
nc-because-vendetta-rivals = Wisdom and Virtue will slip from your rivals more often
nc-because-money = you will have more money in the end
nc-because-money-rivals = your rivals will have less money in the end
nc-because-verdict = the verdict will lean your way
