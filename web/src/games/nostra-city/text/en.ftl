# Nostra City on screen.

nc-title = Nostra City
nc-web-dollars = ${ NUMBER($sum) }
nc-web-times = { $count } × { $thing }
nc-web-months = The calendar, six months
nc-web-phases = The phases of the month
nc-web-phase-about = { $phase ->
    [business] Engage a Caïd, announce a collection, share… or do not.
    [meeting] Talk, then bid in secret for the cards of the Street.
    [resolution] The bids are revealed, one slot after the other.
    [proces] Slip the jurors a bill, face down.
    [reception] Everybody is released, Banks are tidied, investigations weigh in.
    [last] The last chance to play Vendetta cards.
   *[over] The jury retires.
}
nc-web-mark-underboss = At the RECEPTION the Underboss comes to the Street
nc-web-mark-count = { $last ->
    [yes] Last count and verdict
   *[no] First count of the bribes
}
nc-web-borough = { $borough ->
    [queens] Queens
    [staten-island] Staten
    [bronx] Bronx
   *[brooklyn] Brooklyn
}
nc-web-trade-word = { $traffic ->
    [gambling] Gambling
    [drugs] Drugs
    [prostitution] Brothel
   *[none] {""}
}
nc-web-type = { $kind ->
    [caid] { $family ->
        [agnello] Caïd, Agnello family
        [baldini] Caïd, Baldini family
        [carbone] Caïd, Carbone family
        [donata] Caïd, Donata family
       *[none] Caïd
    }
    [turf] Turf
    [respect] Respect
    [enquete] Inquiry
   *[title] Title
}
nc-web-power = { $power }{ $respect ->
    [0] {""}
   *[other] {" "}Respect +{ $respect }.
}
nc-web-no-power = { $respect ->
    [0] No power.
   *[other] No power. Respect +{ $respect }.
}
nc-web-enquete = { $effect } Bribe: { $bribe } in all; the highest stake takes it, Respect +{ $respect }.
nc-web-turf = { $first } or { $second }.{ $respect ->
    [0] {""}
   *[other] {" "}Respect +{ $respect }.
}
nc-web-atlantic = Counts for every trade, never for a racket. Cannot start a collection.
nc-web-respect-card = Respect +{ $respect } while it lies in your Territory.
nc-web-title-card = Respect +{ $respect }. Whoever wins the Underboss names the Consigliere (+2), who names the Primo Capo (+1).
nc-web-brief = { $power ->
    [consolation] Raid: 1 Vendetta
    [extra_bill] +1 bill
    [ignore_raid] Ignores the Raid
    [swap_bill] Swaps 1 bill
    [repeat] Repeats a job
    [stake_bonus] Stake +$10,000
    [win_ties] Wins ties
    [recover] Losing, keeps 1 bill
    [salvage] Losing, takes 1 card
    [shift] Moves to the next slot
    [rebate] Keeps 1 bill
    [double_bribe] 1 or 2 bills
    [peek] Sees 2 bills
    [reclaim] Takes 1 bill back
    [use_discard] Uses the discard
    [discreet] Bribes quietly
    [grudge] Wronged: +1 Vendetta
    [shield] Cancels a reprisal
    [trade] Swaps a Vendetta
    [spy] Spies on a hand
    [soothe] Wronged: −1 Vendetta
   *[none] No power
}
nc-web-brief-bribe = { $sum }
nc-web-brief-respect = Respect +{ $respect }
nc-web-acting = in force
nc-web-empty = empty
nc-web-rue = The Street
nc-web-slot = Slot { $slot }
nc-web-slot-empty = Slot { $slot }, empty
nc-web-bench = Jurors’ bench: token on { $verdict } of { $spaces }, { $side ->
    [innocent] innocent side
   *[guilty] guilty side
}; guilty from { $guilty }
nc-web-track = Respect
nc-web-pile-name = { $pile ->
    [bills] Bills
    [discard] Discard
    [vendetta] Vendetta
    [corruption] Bribes
    [rue] The Street
   *[zealous] Zealous
}
nc-web-pile-text = { $pile ->
    [bills] Bills to draw: { $count }, and the Police Raid hidden among them.
    [discard] Bills discarded: { $count }. On top: { $top ->
        [none] nothing to be seen
       *[other] { $top }
    }.
    [vendetta] Vendetta cards to draw: { $count }.
    [corruption] Bills face down: { $count }, counted at the end of March and of June: each pushes the verdict.
    [rue] Cards still to come to the Street: { $count }.
   *[zealous] From April on: whoever alone bribes in a TRIAL gets a Zealous Corrupter, Respect +1. { $count } left.
}
nc-web-territory = Territory of { $name }
nc-web-state = { $engaged ->
    [burnt] Burnt down: not counted any more.
    [yes] Engaged.
   *[no] Free.
}{ $bills ->
    [0] {""}
    [one] {" "}One bill staked.
   *[other] {" "}{ $bills } bills staked.
}
nc-web-respect = Respect: { $respect }
nc-web-bills = { $count ->
    [one] { $count } bill in the Bank
   *[other] { $count } bills in the Bank
}
nc-web-cards = { $count ->
    [one] { $count } Vendetta card
   *[other] { $count } Vendetta cards
}
nc-web-bribes = { $count ->
    [one] { $count } bill slipped to the jurors
   *[other] { $count } bills slipped to the jurors
}
nc-web-thinks = thinking…
nc-web-first = 1st player
nc-web-zealous = { $count ->
    [one] Zealous +1
   *[other] Zealous +{ $count }
}
nc-web-bonus-none = A tie: nobody
nc-web-wronged = wronged: { $count }

## What the stage shows

nc-web-raid = { $raid ->
    [ignored] Police Raid ignored
   *[stopped] Police Raid!
}
nc-web-due = { $done ->
    [yes] { $count } of { $owed }
   *[no] owed { $owed }
}
nc-web-wronged-by = { $who ->
    [you] You are wronged
   *[other] { $name } is wronged
}: { $count ->
    [one] one Vendetta card
   *[other] { $count } Vendetta cards
}{ $why ->
    [titles] , left without a title
    [meeting] , no card at the MEETING
   *[encaissement] {""}
}
nc-web-reveal = The locations are revealed
nc-web-sale-end = { $end ->
    [won] { $name } wins it!
    [alone] Alone on it: { $name } wins
    [tied] A tie: nobody wins
    [lifted] Inquiry buried: { $name } takes it
    [gone] Inquiry buried, out of the game
   *[unlifted] The bribe is too small: it stays
}
nc-web-named-by = named by { $name }
nc-web-cancelled = Cancelled by { $card }
nc-web-bribes-jury = { $count ->
    [one] slips the jurors a bill
   *[other] slips the jurors { $count } bills
}
nc-web-count = The count
nc-web-count-none = No bills: the jury is silent.
nc-web-indics = { $count ->
    [one] The FBI informer: { $names }
   *[other] The FBI informers: { $names }
}
nc-web-unmasked = Masks off
nc-web-verdict = The verdict
nc-web-camp = Whose is the city?
nc-web-camp-indic = FBI Informer
nc-web-camp-loyal = loyal
nc-web-camp-won = { $camp ->
    [loyal] The Godfather goes home: only the loyal can win.
    [indics] { $count ->
        [one] The Godfather falls: the Informer has won.
       *[other] The Godfather falls: only the Informers can win.
    }
   *[nobody] The Godfather falls, and nobody sold him: everybody has lost.
}
nc-web-no-indic = No informer at the table
nc-web-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

## What is asked

nc-web-over = The game is over.
nc-web-ask-draft = Pick a Caïd; the others go on to your neighbour.
nc-web-ask-business = BUSINESS: engage a Caïd for a collection, or pass.
nc-web-ask-meeting = MEETING: bid with a Caïd, or pass.
nc-web-ask-proces = TRIAL: slip the jurors a bill, or pass.
nc-web-ask-last = Last round: play your Vendetta cards, or finish.
nc-web-ask-pause = { $slot ->
    [0] Pause before the RECEPTION: play a card, or go on?
   *[other] Pause before slot { $slot }: play a card, or go on?
}
nc-web-ask-nothing = { $step ->
    [pause] Pause: nothing to play, go on.
    [last] Last round: nothing to play, finish.
   *[other] { $phase }: nothing to engage, pass.
}
nc-web-ask-shield = { $name } plays { $vendetta } against you{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}: cancel it?
nc-web-ask-swap = Swap one drawn bill for another?
nc-web-ask-share = Share the drawn bills: who gets what?
nc-web-ask-soothe = Soothe somebody: one Vendetta card fewer for whom?
nc-web-ask-grudge = You are wronged: one Vendetta card more?
nc-web-ask-shift = { $card } may move his bid: where to?
nc-web-ask-keep = { $number ->
    [one] Which bill of the stake do you take back?
   *[other] Which bill of the stake do you take back? { $number } more.
}
nc-web-ask-name = Whom do you name { $card }?
nc-web-ask-bribe = You have looked: which bill do you slip the jurors?
nc-web-ask-exhibit = The Bank of { $name } lies open: which bill goes on the corruption pile?
nc-web-ask-cut = Keep { $limit } bills: which one do you discard?
nc-web-ask-sealed = Your answer is sealed. Waiting for { $names }.
nc-web-waiting = { $quiet ->
    [pause] Pause: waiting for { $names }.
    [draft] Waiting for the pick of { $names }.
    [cut] { $names } cuts the Bank.
   *[turn] { $phase }: waiting for { $names }.
}
nc-web-chance = { $step ->
    [draw-bill] Bills are drawn…
    [draw-vendetta] A Vendetta card is drawn…
    [fill] The Street is filled…
    [deal] Cards are dealt…
   *[other] Chance decides…
}

## Choices

nc-web-do-pass = { $step ->
    [business] Pass
    [meeting] Pass
    [proces] Pass
    [last] Finish
    [swap] Keep my bills
    [soothe] Soothe nobody
    [grudge] Let it go
    [shift] Stay there
    [shield] Let { $name } do it
   *[pause] Go on
}
nc-web-do-done = That is all
nc-web-do-caid = { $step ->
    [shield] Engage { $card }: cancel it
    [grudge] Engage { $card }: one Vendetta card more
   *[other] { $card }
}
nc-web-do-turf = { $card }
nc-web-do-bill = { $step ->
    [swap] Swap { $bill }
    [keep] Take back { $bill }
    [cut] Discard { $bill }
    [bribe] Slip { $bill }
    [exhibit] Put { $bill } on the pile
   *[other] { $bill }
}
nc-web-do-pick = { $step ->
    [shift] To { $number }: { $card }
   *[other] { $card }
}
nc-web-do-player = { $step ->
    [name] Name { $name }
    [soothe] Soothe { $name }
   *[other] { $name }
}
nc-web-do-card = { $card }
nc-web-do-collect = Engage { $card }: { $kind }
nc-web-do-stake = { $count ->
    [one] Stake one bill ({ $sum }) on { $slot }
   *[other] Stake { $count } bills ({ $sum }) on { $slot }
}
nc-web-do-corrupt = { $look ->
    [yes] { $card } looks at the bribes
   *[no] { $count ->
        [one] Slip the bill
       *[other] Slip { $count } bills
    }
}
nc-web-do-deal = { $count ->
    [0] Keep everything
    [one] Give one bill, keep the rest
   *[other] Give { $count } bills, keep the rest
}
nc-web-do-strike = { $card } → { $target }
nc-web-do-trade = Trade { $card }
nc-web-trade = Discard and draw again
nc-web-desk-caid = Your Caïd
nc-web-desk-turf = Your Turf and the announcement
nc-web-desk-slot = The slot
nc-web-desk-sum = { $draws ->
    [one] draws { $draws }
   *[other] draws { $draws }
}, owes { $owed }
nc-web-desk-stake = { $count ->
    [0] No bills
    [one] 1 bill: { $sum }
   *[other] { $count } bills: { $sum }
}
nc-web-desk-close = { $missing ->
    [caid] Choose a Caïd
    [slot] Choose a slot
    [bills] { $least ->
        [one] Add a bill
       *[other] { $least } bills are needed
    }
   *[none] Close the bid
}
nc-web-desk-top = The top of the discard: { $bill }
nc-web-desk-bribe = { $missing ->
    [caid] Choose a Caïd, then a bill of your Bank.
    [look] This Caïd first looks at two of the bribes.
    [two] Choose one or two bills of your Bank.
   *[bill] Choose a bill of your Bank.
}
nc-web-keep = I keep
nc-web-give = { $thing }, { $to ->
    [none] for you
   *[other] for { $to }
}. Enter: to the next one.
nc-web-share-hint = Drag the bills, tap them on to the next player, or use keys: 0 keeps, { $count ->
    [one] 1 gives
   *[other] 1 to { $count } give
}.
nc-web-no-aim = No target just now.
nc-web-begun = Choice begun: { $steps }. Finish it, or take it back.
nc-web-back = Put the card back
nc-web-spy = Look at a random reprisal in somebody’s hand.
nc-web-spy-short = { $name }: spy
nc-web-hand = Your Vendetta cards
nc-web-new = new
nc-web-mine = Yours alone
nc-web-bank = Your Bank, { $sum }
nc-web-bank-empty = Bank empty
nc-web-own = Respect { $respect } · place { $place } of { $players } · verdict { $verdict } ({ $side })
nc-web-standing = Always go on at pauses
nc-web-talk = Time to talk. Out of courtesy, no stake in figures (NC-5.1).
nc-web-indic = You then win with the most Respect among informers. The card is never shown nor played: tell nobody.
nc-web-drew = { $who ->
    [you] You draw a Vendetta card.
   *[other] { $name } draws a Vendetta card.
}

## What it would bring

nc-web-pre-caid = { $live ->
    [yes] { $card }: { $text }
   *[no] { $card } acts without a power; engaged until the RECEPTION.
}
nc-web-pre-collect = { $kind }: { $turfs ->
    [one] one Turf counted
   *[other] { $turfs } Turfs counted
}, { $draws ->
    [one] one bill to draw
   *[other] { $draws } bills to draw
} unless the Raid steps in.
nc-web-pre-owed = { $count ->
    [0] You owe nobody anything.
   *[other] Owed to { $names }; every bill not given is a Vendetta card for somebody.
}
nc-web-pre-nypd = NYPD: one bill fewer to draw, the debt stays.
nc-web-pre-stake = Face down on { $card }: { $count ->
    [one] one bill
   *[other] { $count } bills
}, { $sum }. The number will be seen, nothing else. { $left } stay in the Bank.
nc-web-pre-alone = { $count ->
    [one] Alone on it: the card is yours and the bill comes back. Several: the highest sum wins, all is discarded.
   *[other] Alone on it: the card is yours, you take one bill back. Several: the highest sum wins, all is discarded.
}
nc-web-pre-enquete = { $enough ->
    [yes] Enough for the bribe by itself ({ $bribe }).
   *[no] Stakes add up to { $bribe }; below it all is lost and the investigation stays.
}
nc-web-pre-corrupt = { $side ->
    [none] A bluff: this bill says nothing to the jury.
    [innocent] At the count: { $shift } towards innocent.
   *[guilty] At the count: { $shift } towards guilty.
}
nc-web-pre-look = { $count ->
    [0] The pile is empty: nothing to see, then a bill to slip.
    [one] Sees one bill of the pile, then you slip one. Engaged at once.
   *[other] Sees { $count } bills of the pile, then you slip one. Engaged at once.
}
nc-web-pre-top = Everybody sees which bill it is.
nc-web-pre-zeal = { $others ->
    [yes] Others have bribed: no Zealous Corrupter this month.
   *[no] If you stay the only one: a Zealous Corrupter, Respect +1.
}
nc-web-pre-share = { $short ->
    [0] { $name } gets { $count } of { $owed }: fair.
    [one] { $name } gets { $count } of { $owed }: wronged, one Vendetta card.
   *[other] { $name } gets { $count } of { $owed }: wronged, { $short } Vendetta cards.
}
nc-web-pre-first = { $name } will be first from the MEETING on.
nc-web-pre-keep = { $count ->
    [0] You keep nothing.
    [one] You keep one bill.
   *[other] You keep { $count } bills.
}
nc-web-pre-spy = { $name ->
    [none] Choose whose hand to look at.
   *[other] You will see a random reprisal of { $name }, if there is one.
}
nc-web-pre-trade = This card is discarded, you draw another.
nc-web-pre-text = { $text }
nc-web-pre-withdrawn = The bid is withdrawn and goes back to its owner.
nc-web-pre-shield = { $name } could cancel it by engaging a Caïd.
nc-web-pre-token = The token goes from { $from } to { $to }, { $side ->
    [innocent] innocent
   *[guilty] guilty
} side.
nc-web-pre-pass = { $step ->
    [business] No more collections this month. { $free ->
        [0] No free Caïd.
        [one] One Caïd stays free for later.
       *[other] { $free } Caïds stay free for later.
    }
    [meeting] No more bids this month. { $free ->
        [0] No free Caïd.
        [one] One Caïd stays free for the TRIAL.
       *[other] { $free } Caïds stay free for the TRIAL.
    }
    [proces] No more bribes this month.
    [last] Nothing is played after this: the jury counts.
    [pause] Nothing to play now; the pause comes back while somebody plays.
    [swap] You share what you have drawn.
    [shield] It takes effect.
   *[other] Nothing changes.
}
nc-web-pre-power = { $text }
nc-web-pre-player = { $step ->
    [name] { $name }: Respect +{ $respect }.{ $left ->
        [0] {""}
        [one] {" "}Whoever is left without a title is wronged.
       *[other] {" "}The { $left } left without a title are wronged.
    }
    [soothe] { $name } draws one Vendetta card fewer, but stays wronged.
   *[other] { $name }
}
nc-web-pre-shift = The bid moves to { $slot }: { POINT($card) }
nc-web-pre-bill = { $step ->
    [swap] { $bill } goes to the discard, face up; you draw another.
    [keep] { $bill } comes back to your Bank, the rest is discarded.
    [cut] { $bill } is discarded unseen.
   *[bribe] { $side ->
        [none] A bluff: this bill says nothing to the jury.
        [innocent] At the count: { $value } towards innocent.
       *[guilty] At the count: { $value } towards guilty.
    }
}

## What I know

nc-web-know-bank = { $count ->
    [0] Your Bank is empty.
   *[other] Your Bank: { $bills }, { $sum } in all.
}
nc-web-know-cards = { $count ->
    [0] You have no Vendetta cards.
   *[other] Your Vendetta cards: { POINT($cards) }
}
nc-web-know-goal = { $indic ->
    [yes] Your goal: the most Respect among informers, and a guilty verdict.
   *[no] Your goal: the most Respect among those who are no informers, and an innocent verdict.
}
nc-web-know-bid = Your bid with { $card } on { $slot }: { $bills }.
nc-web-know-peek = You have seen among the bribes: { $bills }.
nc-web-know-sealed = Your sealed answer: { $play }.
nc-web-know-bills = { $place ->
    [player] With { $name }
    [corruption] Among the bribes
    [discard] In the discard
   *[pile] In the bill pile
}: { $bills }{ $lost ->
    [0] .
    [one] , but for one perhaps.
   *[other] , but for { $lost } perhaps.
}
nc-web-know-grudge = { $count ->
    [0] { $name }
   *[other] { $name } holds: { $cards }
}{ $mute ->
    [0] .
    [one] ; one card that is never played.
   *[other] ; { $mute } cards that are never played.
}
nc-web-know-count = Count { $number }: { $bills }. Innocent { $innocent }, guilty { $guilty }: from { $before } to { $after }.
nc-web-know-verdict = Verdict on { $verdict }, { $side ->
    [innocent] innocent
   *[guilty] guilty
}. Bribes: { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} ({ $puts }).
nc-web-know-piles = To draw: Street { $rue }, bills { $bills }, Vendetta { $vendetta }. Discard: { $discard }{ $top ->
    [none] .
   *[other] , on top { $top }.
}
nc-web-know-spent = Vendetta cards discarded: { POINT($cards) }
nc-web-tie = { $shared ->
    [yes] { $names } share their place with { $score } Respect each.
   *[no] { $names } have { $score } Respect: camp or title decides.
}

## Settings

nc-web-option-start = How Caïds arrive
nc-web-explained-start = Three at random for everybody, or one of four is kept and the others are passed on.
nc-web-choice-dealt = Dealt at random
nc-web-choice-draft = Drafted
nc-web-option-families = Three families
nc-web-explained-families = Everybody begins with Caïds of three different families.
nc-web-option-first_player = The First player
nc-web-explained-first_player = Who gets the card to begin with.
nc-web-choice-random = Drawn by lot

## NC-5.1: before the MEETING

nc-word = { $kind ->
    [want] { $card }: that one is mine.
    [leave] { $name }, I leave { $card } to you.
    [swap] { $name }, leave me { $card }, and I leave you { $other }.
    [warn] { $name }, hands off { $card }, or you will be sorry.
    [deal] It’s a deal, { $name }.
    [no] No thanks, { $name }.
    [honour] { $name }, you keep your word. Thank you.
   *[traitor] { $name }! You had promised…
}
nc-web-bill-voice = { $side ->
    [innocent] To the jurors it says innocent, { $value ->
        [one] once
       *[other] { $value } times
    }.
    [guilty] To the jurors it says guilty, { $value ->
        [one] once
       *[other] { $value } times
    }.
   *[none] To the jurors it says nothing.
}
nc-web-reckoned = { $kind ->
    [warn] { $kept ->
        [yes] Warned, { $name } kept away from { $card }.
       *[no] { $name } laughs at your warning and bids on { $card }.
    }
   *[leave] { $kept ->
        [yes] A word kept: { $name } left you { $card }.
       *[no] A word broken: { $name } bids on { $card }, promised to you.
    }
}
nc-web-parley = Bargain before the bids
nc-web-parley-note = Everybody hears it, and a word binds nobody; but it will be remembered.
nc-web-parley-word = What to say?
nc-web-parley-kind = { $kind ->
    [want] Say that I want a card
    [leave] Promise to leave a card
    [swap] Offer an exchange
    [warn] Threaten
    [honour] Thank for a word kept
   *[traitor] Accuse of a word broken
}
nc-web-parley-to = To whom?
nc-web-parley-card = { $kind ->
    [swap] What I want
    [leave] What I leave
   *[other] Which card?
}
nc-web-parley-other = What I leave
nc-web-parley-say = Say it
nc-web-parley-offer = { $name } offers: { $card } for { $other }.
nc-web-parley-deal = It’s a deal
nc-web-parley-no = No

## What things are

nc-web-named = { $name } · { $type }
nc-web-juror = Juror no. { $juror }
nc-web-stake = { $name }, { $caid }: { $count ->
    [one] { $count } bill staked
   *[other] { $count } bills staked
}
nc-thing-caid = A Caïd
nc-does-caid = Every action engages a Caïd for the month. The power acts when the Caïd is engaged in its phase.
nc-thing-turf = A Turf
nc-does-turf = It is engaged to announce a Racket in its borough or a Traffic in its goods.
nc-thing-respect = A Respect card
nc-does-respect = Its Respect counts while it lies in a Territory.
nc-thing-enquete = An Inquiry
nc-does-enquete = It hampers everybody while it stays in the Street, and pushes the verdict towards guilty. Stakes that reach the bribe bury it.
nc-thing-title = A title
nc-does-title = Underboss +3, Consigliere +2, Primo Capo +1. Whoever wins the Underboss names the Consigliere, who names the Primo Capo.
nc-thing-bills = The bills to draw
nc-does-bills = Every Collection draws here. A Police Raid hides among them and stops the draw.
nc-thing-discard = The discarded bills
nc-does-discard = Only the bill last discarded openly can be seen.
nc-thing-vendetta = The Vendetta pile
nc-does-vendetta = Whoever is short-changed draws here: Reprisals, a Caïd, a Turf… or an FBI Informer.
nc-thing-corruption = The corruption pile
nc-does-corruption = Bills face down, counted at the end of March and June: Innocent pulls the verdict to the left, Guilty to the right.
nc-thing-rue = The pile of the Street
nc-does-rue = At the RECEPTION it fills the empty slots.
nc-thing-zealous = A Zealous Corrupter
nc-does-zealous = From April on, whoever alone bribes during a TRIAL gains one: Respect +1.
nc-thing-engaged = Engaged
nc-does-engaged = It has served this month; the RECEPTION releases it.
nc-thing-burnt = Burnt
nc-does-burnt = This Turf does not count and starts nothing until the RECEPTION.
nc-thing-slot = A slot of the Street
nc-does-slot = Bids are made on the card that lies here. Nobody can bid on an empty one; the RECEPTION fills it.
nc-thing-stake = A stake
nc-does-stake = A Caïd, a slot and bills, face down. Only the number of bills can be seen.
nc-thing-reprisal = A Reprisal
nc-does-reprisal = It is played before an action or at a pause, without a Caïd, then discarded.
nc-thing-indic = An FBI Informer
nc-does-indic = Hidden until the verdict. Its holder wins only if the Godfather is guilty.
nc-thing-colere = A Burning Rage
nc-does-colere = It cannot be played; it counts for Wisdom and Virtue.
nc-thing-innocent = The innocent side
nc-does-innocent = If the token ends here the Godfather goes free: the most respected lieutenant who is no Informer wins.
nc-thing-guilty = The guilty side
nc-does-guilty = If the token ends here the Godfather is convicted: the most respected Informer wins; without one, everybody loses.
nc-thing-verdict = The Verdict token
nc-does-verdict = The bills of the corruption pile move it when they are counted, and each Inquiry in the Street moves it one step to guilty at the RECEPTION.
nc-thing-months = A month
nc-does-months = Six months of four phases: BUSINESS, MEETING, TRIAL, RECEPTION. June ends with the verdict.
nc-thing-underboss = The crown
nc-does-underboss = At the end of this month the Underboss comes to the Street.
nc-thing-count = The scales
nc-does-count = At the end of this month the bills of the corruption pile are counted.
nc-thing-business = BUSINESS
nc-does-business = Everybody engages Caïd and Turf to collect, then shares, or does not, with those who are owed.
nc-thing-meeting = MEETING
nc-does-meeting = Talk, bid in secret on the Street, then reveal one slot after the other.
nc-thing-proces = TRIAL
nc-does-proces = Everybody may slip bills face down into the corruption pile.
nc-thing-reception = RECEPTION
nc-does-reception = Caïds and Turfs are released, Banks are cut, Inquiries weigh, the Street is filled.
nc-thing-talk = The talk
nc-does-talk = Promises and threats are allowed and bind nobody; telling the sum of a stake is not done.
nc-thing-track = The Respect track
nc-does-track = Whoever has most in the right camp wins. Respect may be negative.
nc-thing-points = Respect
nc-does-points = Whoever has most in the camp that wins is the winner.
nc-thing-bill = A bill
nc-does-bill = Bills are staked at the MEETING and given to the jurors at the TRIAL.
nc-thing-bank = The Bank
nc-does-bank = Bills face down: their number can be seen, not their worth.
nc-thing-hand = The Vendetta hand
nc-does-hand = Hidden cards: Reprisals, rages, and perhaps an Informer.
nc-thing-bribes = Bills slipped in
nc-does-bribes = How many bills went into the corruption pile. What they say stays hidden.
nc-thing-thinking = Who is to act
nc-does-thinking = An answer is awaited: an action with a free Caïd, or a pass.
nc-thing-first = The First-player card
nc-does-first = Every phase begins here. During an own Collection it can be given in place of a bill that is owed.
nc-thing-bonus = An end bonus
nc-does-bonus = Given at the verdict, Respect +2: for most Turfs and Caïds, most Vendetta cards, or most money. A tie gives it to nobody.
nc-thing-shame = Shame on You!
nc-does-shame = It stays before its victim: Respect −1.
nc-thing-wronged = Wrongs suffered
nc-does-wronged = For each bill owed and not received a Vendetta card is drawn.
nc-first-aim = most Respect in the right camp: loyal if the Godfather goes free, an Informer if he falls.
nc-first-end = after six months, when the jury gives its verdict.
nc-order-go-on = Go on at every pause, whatever I hold
