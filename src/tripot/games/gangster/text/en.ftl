# Gangster

ga-about = The Godfather retires: the quarter goes to the richest gangster.
ga-about-short = a short game, yes (a goal lower by $10,000) or no
ga-about-auction = auctions, turns (one after another) or live (all at once, against the clock)
ga-points = ${ $score }

## Names

ga-face = { $face ->
    [refuge] Hideout
    [aventure] Adventure
    [collecte] Collection
    [course] Race
    [echange] Exchange
    [enchere] Auction
    [expert] Expert
    [mission] Mission
    [passage] Passage
    [protection] Protection
    [recrutement] Recruitment
    [vendeur] Seller
   *[vol] Theft
}
ga-deck = { $deck ->
    [aventure] Adventure
    [mission] Mission
    [collecte] Collection
    [commerce] Shop
    [banque] Bank
    [justice] Justice
    [course] Race
    [recrutement] Recruitment
    [perle] Pearl
    [protection] Protection
   *[diamant] Diamond
}
ga-kind = { $kind ->
    [perle] a pearl
   *[diamant] a diamond
}
ga-theft = { $theft ->
    [commerce] a shop
   *[banque] a bank
}
ga-bank = the bank

## Cards

ga-card-a01 = Lost wallet
ga-card-a02 = Old debt settled
ga-card-a03 = Fell off the truck
ga-card-a04 = Aunt Rosa’s legacy
ga-card-a05 = Card night
ga-card-a06 = Crew’s share
ga-card-a07 = Slot machine
ga-card-a08 = Generous oyster
ga-card-a09 = Torn lining
ga-card-a10 = Country cousin
ga-card-a11 = The Godfather’s godson
ga-card-a12 = Slashed tires
ga-card-a13 = Bribe
ga-card-a14 = Blown engine
ga-card-a15 = Drinks on you
ga-card-a16 = Payday
ga-card-a17 = Bad bills
ga-card-a18 = Pickpocket
ga-card-a19 = Desertion
ga-card-a20 = Police raid
ga-card-a21 = The jeweller’s address
ga-card-a22 = Hot tip
ga-card-a23 = Back to the hideout
ga-card-a24 = Summons
ga-card-a25 = Car chase
ga-card-a26 = Out of gas
ga-card-a27 = File blackmail
ga-card-a28 = Respected crew
ga-card-a29 = The richest treats
ga-card-a30 = Soup kitchen
ga-card-a31 = Impromptu auction
ga-card-a32 = Crooked lawyer
ga-card-a33 = Misplaced file
ga-card-a34 = Getaway driver
ga-card-a35 = Second wind
ga-card-a36 = Shakedown
ga-card-a37 = Light fingers
ga-card-a38 = Poaching
ga-card-a39 = Anonymous call
ga-card-a40 = Fence
ga-card-a41 = Bodyguard
ga-card-a42 = Fixed race
ga-card-a43 = Loupe
ga-card-a44 = Overtime
ga-card-m01 = Quiet delivery
ga-card-m02 = Message to deliver
ga-card-m03 = Night escort
ga-card-m04 = Stand lookout
ga-card-m05 = Toss of the die
ga-card-m06 = Unhappy client
ga-card-m07 = Two-handed job
ga-card-m08 = Morning convoy
ga-card-m09 = Ambush
ga-card-m10 = Paint the rival’s wall
ga-card-m11 = Fetch the suitcase
ga-card-m12 = Hold the warehouse
ga-card-m13 = Divert the truck
ga-card-m14 = Clear the back-room casino
ga-card-m15 = Spirit the witness away
ga-card-m16 = Retake the docks
ga-card-m17 = The midnight train
ga-card-m18 = The heist of the century
ga-card-c01 = The Godfather’s tip
ga-card-c02 = Sidewalk rent
ga-card-c03 = The usual cut
ga-card-c04 = Neighbourhood tax
ga-card-c05 = His niece’s wedding
ga-card-c06 = Debt of honour
ga-card-c07 = The Godfather’s anger
ga-card-c08 = The tithe
ga-card-c09 = The bookkeeper’s audit
ga-card-c10 = One fifth
ga-card-c11 = Licence for your crew
ga-card-c12 = The Godfather rolls
ga-card-k01 = Newsstand
ga-card-k02 = Snack bar
ga-card-k03 = Cobbler
ga-card-k04 = Barbershop
ga-card-k05 = Florist
ga-card-k06 = Corner store
ga-card-k07 = Laundry
ga-card-k08 = Bakery
ga-card-k09 = Bookshop
ga-card-k10 = Hardware store
ga-card-k11 = Drugstore
ga-card-k12 = Pool hall
ga-card-k13 = Hat shop
ga-card-k14 = Gas station
ga-card-k15 = Antique dealer
ga-card-k16 = Department store
ga-card-k17 = Guard dog
ga-card-k18 = Brand-new alarm
ga-card-k19 = Off-duty officer
ga-card-k20 = Brave cashier
ga-card-k21 = Stalled getaway car
ga-card-k22 = Untied shoelace
ga-card-k23 = Steel shutter
ga-card-k24 = Chatty neighbour
ga-card-b01 = Corner teller
ga-card-b02 = Village credit union
ga-card-b03 = Payroll van
ga-card-b04 = Exchange counter
ga-card-b05 = Pension fund office
ga-card-b06 = Station bank
ga-card-b07 = Harbour bank
ga-card-b08 = Market vault
ga-card-b09 = Safe-deposit boxes
ga-card-b10 = Merchants’ bank
ga-card-b11 = Head office
ga-card-b12 = Gold reserve
ga-card-b13 = Panic button
ga-card-b14 = Dye pack
ga-card-b15 = Wide-awake guard
ga-card-b16 = Time-lock door
ga-card-b17 = Flooded tunnel
ga-card-b18 = Loose-lipped partner
ga-card-b19 = Hidden camera
ga-card-b20 = Roadblock
ga-card-b21 = Broken key
ga-card-b22 = Inspector in the queue
ga-card-b23 = Decoy vault
ga-card-b24 = Mask too small
ga-card-j01 = Cheerful judge
ga-card-j02 = First offence
ga-card-j03 = Rookie lawyer
ga-card-j04 = Technicality
ga-card-j05 = Public apology
ga-card-j06 = Community work
ga-card-j07 = Simple bail
ga-card-j08 = Restitution
ga-card-j09 = Hesitant witness
ga-card-j10 = Court costs
ga-card-j11 = Split jury
ga-card-j12 = Keen prosecutor
ga-card-j13 = Repeat offence
ga-card-j14 = Solid evidence
ga-card-j15 = Blurry photograph
ga-card-j16 = Headline trial
ga-card-j17 = Stern judge
ga-card-j18 = Made an example
ga-card-j19 = Fingerprints found
ga-card-j20 = Signed confession
ga-card-j21 = Record opened
ga-card-j22 = Eyewitness
ga-card-j23 = Informer
ga-card-j24 = Successful tail
ga-card-h01 = Tortoise Express
ga-card-h02 = Old Jalopy
ga-card-h03 = Five to Midnight
ga-card-h04 = Autumn Haze
ga-card-h05 = Queen of Spades
ga-card-h06 = Red Thunder
ga-card-h07 = Black Thunder
ga-card-h08 = King of Clubs
ga-card-h09 = River Wind
ga-card-h10 = Will-o’-the-Wisp
ga-card-h11 = Carefree
ga-card-h12 = June Miracle
ga-card-r01 = Ti-Paul
ga-card-r02 = Le Muet
ga-card-r03 = Gros Léo
ga-card-r04 = La Pince
ga-card-r05 = Monsieur Net
ga-card-r06 = Doigts d’Or
ga-card-r07 = Le Facteur
ga-card-r08 = Fernand
ga-card-r09 = Le Hibou
ga-card-r10 = Rita
ga-card-r11 = Jo la Clé
ga-card-r12 = Le Notaire
ga-card-r13 = Mémé
ga-card-r14 = Petit Louis
ga-card-r15 = La Belette
ga-card-r16 = Bras de Fer
ga-card-r17 = Le Curé
ga-card-r18 = Simone
ga-card-r19 = Les frères Gagnon
ga-card-r20 = Les jumelles Roy
ga-card-r21 = Tic et Toc
ga-card-r22 = Le Long et le Rond
ga-card-r23 = Marcel et Marcelle
ga-card-r24 = Les cousins Côté
ga-card-r25 = Sel et Poivre
ga-card-r26 = Les Deux Aces
ga-card-r27 = Père et fils Bolduc
ga-card-r28 = Noir et Blanc
ga-card-r29 = Les sœurs Lavoie
ga-card-r30 = Jim et Jack
ga-card-r31 = Le trio du port
ga-card-r32 = Les Trois Quilles
ga-card-r33 = La bande à Bébert
ga-card-r34 = Les Cascadeurs
ga-card-r35 = Les Ombres
ga-card-r36 = Le vieux clan

## What the cards do

ga-effect-gain = Collect ${ $n } from the bank.
ga-effect-pay = Pay ${ $n } to the bank.
ga-effect-pay_pct = Pay { $n }% of your cash.
ga-effect-gain_men = Collect ${ $n } per man, yourself included.
ga-effect-pay_men = Pay ${ $n } per recruited man.
ga-effect-pay_men_all = Pay ${ $n } per man, yourself included.
ga-effect-gain_die = Roll one die: collect ${ $n } per pip.
ga-effect-pay_die = Roll one die: pay ${ $n } per pip.
ga-effect-from_each = Each rival gives you ${ $n }.
ga-effect-to_each = Give each rival ${ $n }.
ga-effect-take = { $n ->
    [one] Take a { $what } card for free.
   *[other] Take { $n } { $what } cards for free.
}
ga-effect-lose = { $n ->
    [one] Return a random { $what } card.
   *[other] Return { $n } random { $what } cards.
}
ga-effect-goto = Move ahead to the next { $what } square and play it.
ga-effect-forward_die = Roll again, move and play the square.
ga-effect-skip = { $n ->
    [one] Miss your next turn.
   *[other] Miss your next { $n } turns.
}
ga-effect-justice = Take a Justice card ({ $what } rate).
ga-effect-auction = Hold an auction right now.
ga-effect-if_men = If you have at least { $n } men, yourself included:
ga-effect-if_dossiers = If you have at least { $n ->
    [one] one File
   *[other] { $n } Files
}:
ga-effect-else = Otherwise:
ga-effect-nothing = nothing.
ga-effect-roll = Roll one die.
ga-effect-on = { $n } to { $m }:
ga-effect-partner = Pick a partner: ${ $n } for each of you two.
ga-effect-richest_to_each = The richest player gives ${ $n } to everybody else.
ga-effect-poorest_gain = The poorest player collects ${ $n } from the bank.
ga-effect-arrest = Busted! Take a Justice card ({ $what } rate).
ga-effect-fine = Fine: ${ $n } for a shop, ${ $m } for a bank.
ga-effect-dossier = Take a File.
ga-effect-mission = Needs { $n } men, yourself included. Reward: ${ $m }.
ga-effect-horse = Horse { $n }: ${ $m } if it wins.
ga-effect-men = { $n ->
    [one] One man.
   *[other] { $n } men.
}
ga-effect-cancel_justice = When you must take a Justice card: do not.
ga-effect-drop_dossier = Before the die: return one of your Files.
ga-effect-set_die = Before the die: choose the result instead of rolling.
ga-effect-again = Before the die: after this move, roll and move a second time.
ga-effect-from_target = Before the die: one rival gives you ${ $n }.
ga-effect-steal_gem = Before the die: take a random pearl or diamond of a rival.
ga-effect-steal_recruit = Before the die: take a random Recruitment card of a rival.
ga-effect-target_justice = Before the die: a rival with fewer than two Files takes a Justice card (shop rate).
ga-effect-sell_any = Before the die: sell one gem to the bank at full value, wherever you are.
ga-effect-block_star = When a ★ card is aimed at you: cancel it.
ga-effect-reroll_race = After the dice of a race: have it run again, once.
ga-effect-peek_gems = Before the die: look in secret at all the gems of a rival.

## What happens

ga-event-start-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} for who begins: { $die }.
ga-event-start-tied = A tie between { $names }: they roll again.
ga-event-turn-began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
ga-event-turn-missed = { $who ->
    [you] You miss
   *[other] { $name } misses
} a turn{ $left ->
    [0] .
   *[other] ; { $left } more to miss.
}
ga-event-answered = { $who ->
    [you] { $choice ->
        [no] You let it be.
       *[other] You lay down a card, under seal.
    }
   *[other] { $name } has answered.
}
ga-event-die-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} the die.
ga-event-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $die }{ $of ->
    [1] .
   *[other] {" "}(die { $number } of { $of }).
}
ga-event-die-chosen = { $who ->
    [you] Your die will show
   *[other] { $name }’s die will show
} { $die }.
ga-event-moved = { $who ->
    [you] You move
   *[other] { $name } moves
} { $steps ->
    [one] one square
   *[other] { $steps } squares
}, to square { $square } ({ $faces }).
ga-event-jumped = { $who ->
    [you] You come
   *[other] { $name } comes
} out of the sewers on square { $square } ({ $faces }).
ga-event-face-chosen = { $who ->
    [you] You choose
   *[other] { $name } chooses
} { $face }.
ga-event-kind-chosen = { $who ->
    [you] You buy
   *[other] { $name } buys
} { $kind } from the seller.
ga-event-paid = { $payer } → { $payee }: ${ $amount } ({ $why ->
    [refuge] the men, at the Hideout
    [exact] right on the Hideout
    [collecte] the Godfather’s share
    [card] card
    [mission] mission
    [theft] loot
    [fine] fine
    [sale] sale
    [vendeur] seller
    [auction] auction
    [protection] protection
    [race] race
    [star] ★ card
   *[out] elimination
}).
ga-event-men-shown = { $who ->
    [you] You have
   *[other] { $name } has
} { $men ->
    [one] one man
   *[other] { $men } men
} in all.
ga-event-tested = { $condition ->
    [men] At least { $least } men are needed
   *[dossiers] { $least ->
        [one] At least one File is needed
       *[other] At least { $least } Files are needed
    }
}: { $met ->
    [yes] that is so.
   *[no] that is not so.
}
ga-event-card-read = { $who ->
    [you] You draw
   *[other] { $name } draws
} “{ $card }” ({ $deck }). { $effect }
ga-event-star-kept = { $who ->
    [you] You keep the ★ card “{ $card }” ({ $deck }): your turn is over.
   *[other] { $name } keeps a ★ card ({ $deck }): the turn is over.
}
ga-event-took = { $who ->
    [you] You take a { $deck } card: { $card }.
   *[other] { $name } takes a { $deck } card.
}
ga-event-reshuffled = { $deck }: the pile is empty, { $cards } cards are shuffled again.
ga-event-returned = { $who ->
    [you] You return
   *[other] { $name } returns
} { $card } ({ $deck }).
ga-event-protection-gained = { $who ->
    [you] You have
   *[other] { $name } has
} one more Protection.
ga-event-protection-given = { $who ->
    [you] You give back
   *[other] { $name } gives back
} a Protection.
ga-event-declined = { $who ->
    [you] You decline
   *[other] { $name } declines
}: { $what ->
    [vendeur] nothing bought.
    [protection] no Protection.
    [echange] no exchange.
    [expert] nothing more to sell.
    [vol] no theft.
    [mission] no mission is possible.
   *[reaction] no card in answer.
}
ga-event-nothing-done = Nothing happens to { $who ->
    [you] you.
   *[other] { $name }.
}
ga-event-ticket-dealt = { $who ->
    [you] You get the ticket { $card } ({ $effect })
   *[other] { $name } gets a ticket
}; { $left } are left.
ga-event-race-run = The race! Horse { $horse } comes in first{ $final ->
    [yes] .
   *[no] {" "}… unless somebody objects.
}
ga-event-ticket-won = { $who ->
    [you] Your ticket wins
   *[other] { $name }’s ticket wins
}: { $card }.
ga-event-tickets-returned = The { $cards } tickets are shuffled again.
ga-event-swap-began = { $who ->
    [you] You exchange
   *[other] { $name } exchanges
} { $kind } with { $rival }.
ga-event-swapped = { $given ->
    [none] { $name } and { $rival } have exchanged { $kind }.
   *[other] { $name } gave { $given } to { $rival } for { $taken }.
}
ga-event-sold = { $who ->
    [you] You sell
   *[other] { $name } sells
} { $kind }: ${ $value }.
ga-event-auction-opened = { $who ->
    [you] You put
   *[other] { $name } puts
} { $kind } up for auction.
ga-event-bid-made = { $who ->
    [you] You bid
   *[other] { $name } bids
} ${ $amount }.
ga-event-bid-passed = { $who ->
    [you] You bid
   *[other] { $name } bids
} no more{ $short ->
    [yes] {" "}(not enough cash).
   *[no] .
}
ga-event-knocked = Sold! { $who ->
    [you] You get
   *[other] { $name } gets
} { $kind } for ${ $amount }.
ga-event-withdrawn = Nobody bids: { $kind ->
    [perle] the pearl
   *[diamant] the diamond
} goes back into its pile, unseen.
ga-event-theft-dared = { $who ->
    [you] You rob
   *[other] { $name } robs
} { $theft }.
ga-event-arrested = Justice awaits { $who ->
    [you] you
   *[other] { $name }
} (rate: { $theft }).
ga-event-fined = A fine of ${ $fine } for { $who ->
    [you] you
   *[other] { $name }
}{ $paid ->
    [yes] .
   *[no] : there is not enough cash.
}
ga-event-dossier-taken = { $who ->
    [you] You take a File: you have
   *[other] { $name } takes a File and has
} { $dossiers }.
ga-event-dossier-dropped = { $who ->
    [you] You return
   *[other] { $name } returns
} a File; { $dossiers } are left.
ga-event-eliminated = { $who ->
    [you] The third File: you are out.
   *[other] The third File: { $name } is out.
}
ga-event-star-played = { $who ->
    [you] You play
   *[other] { $name } plays
} ★ “{ $card }”. { $effect }
ga-event-star-aimed = { $who ->
    [you] You aim
   *[other] { $name } aims
} at { $rival }{ $kind ->
    [none] .
    [perle] , for a pearl.
   *[diamant] , for a diamond.
}
ga-event-star-blocked = { $who ->
    [you] You block
   *[other] { $name } blocks
} the card: it is lost.
ga-event-justice-escaped = { $who ->
    [you] You escape
   *[other] { $name } escapes
} from Justice.
ga-event-race-fixed = { $who ->
    [you] You have
   *[other] { $name } has
} the race run again.
ga-event-stolen = { $who ->
    [you] You take a { $deck } card from { $rival }
   *[other] { $name } takes a { $deck } card from { $rival }
}{ $card ->
    [none] .
   *[other] : { $card }.
}
ga-event-peeked = { $who ->
    [you] You look at { $rival }’s gems: { $cards }.
   *[other] { $name } looks at { $rival }’s gems.
}
ga-event-again-promised = { $who ->
    [you] You will
   *[other] { $name } will
} move twice.
ga-event-second-move = { $who ->
    [you] You set
   *[other] { $name } sets
} out for a second move.
ga-event-turns-owed = { $who ->
    [you] You will
   *[other] { $name } will
} miss { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
ga-event-mission-done = { $who ->
    [you] You carry
   *[other] { $name } carries
} out the mission “{ $card }”.
ga-event-offer-made = { $who ->
    [you] You announce
   *[other] { $name } announces
} an offer for the quarter (${ $goal }).
ga-event-lap-ended = { $who ->
    [you] You are
   *[other] { $name } is
} back at the Hideout with an offer: this is the last square of the game.
ga-event-counted = { $name }: ${ $cash } in cash, ${ $half } of gems, { $dossiers ->
    [0] no File
    [one] one File
   *[other] { $dossiers } Files
}: ${ $total }.
ga-event-ended = { $rule ->
    [GA-6-1] One gangster is left: the game is over.
    [GA-7-5] The game is over, without whoever made the offer.
   *[GA-7-2] The Godfather counts: the game is over.
}

## Refusals

ga-refusal-chance = Chance has no such outcome.
ga-refusal-no-chance = Chance has nothing to do now.
ga-refusal-not-asked = It is not for you to answer.
ga-refusal-no-answer = That is no answer to this question.
ga-refusal-goal = An offer takes ${ $goal } in cash.
ga-refusal-offered = Your offer of ${ $goal } has been announced already.
ga-refusal-no-such-star = You do not have that ★ card.
ga-refusal-two-stars = You have played two ★ cards in this turn already.
ga-refusal-no-effect = That card would do nothing now.
ga-refusal-no-reaction = That card is no answer to what happens.
ga-refusal-no-target = That card cannot be aimed at this player.
ga-refusal-no-such-gem = You do not have that gem.
ga-refusal-two-of-a-kind = The expert never buys two gems of a kind.
ga-refusal-none-left = The bank has no { $kind ->
    [perle] pearl
   *[diamant] diamond
} left.
ga-refusal-men = That mission takes { $least } men, you have { $men }.
ga-refusal-mission = You do not have that mission.
ga-refusal-one-of-the-two = Take a Mission or carry one out.
ga-refusal-no-square = That is no square.
ga-refusal-taken = Square { $square } is not free.
ga-refusal-refuge = The passage does not lead to the Hideout (square { $square }).
ga-refusal-nobody-has = No rival has a { $kind ->
    [perle] pearl
   *[diamant] diamond
} to exchange.
ga-refusal-no-partner = That player has nothing of this kind to exchange.
ga-refusal-own-bid = The highest bid is yours already.
ga-refusal-out-of-auction = You cannot bid any more.
ga-refusal-above-cash = You have only ${ $cash }.
ga-refusal-low-bid = Bid at least ${ $least }.

## The count

ga-line-cash = cash
ga-line-gems = { $count ->
    [one] half of one unsold gem
   *[other] half of { $count } unsold gems
}
ga-line-dossiers = { $count ->
    [0] no File
    [one] one File
   *[other] { $count } Files
}
ga-line-men = { $count ->
    [one] one man
   *[other] { $count } men
}
ga-line-out = eliminated
ga-line-end = { $rule ->
    [GA-6-1] one gangster was left
    [GA-7-5] whoever made the offer is out
   *[GA-7-2] an offer came back to the Hideout
}

## Editions

ga-edition-squares = { $count } squares; there must be { $wanted }
ga-edition-square = “{ $square }” is neither a square nor one of the five types of double square
ga-edition-refuge = the refuge is the first square, and no other
ga-edition-no-face = there is no square { $face }
ga-edition-count = { $count } cards; there must be { $wanted }
ga-edition-twice = two cards have the id { $id }
ga-edition-star = only aventure and mission cards have a star
ga-edition-word = “{ $word }” does nothing here; the words allowed are { $words }
ga-edition-arguments = “{ $word }” takes { $count ->
    [0] no argument
    [one] one argument
   *[other] { $count } arguments
}
ga-edition-argument = “{ $text }” does not go with “{ $word }”
ga-edition-roll = “{ $text }”: the results 1 to 6 are needed, in order (1-3: pay 500, 4-6: gain 2000)
ga-edition-theft = an arrest in this deck is at the rate { $deck }
ga-edition-horse = two dice do not make { $horse }
ga-edition-men = { $men } men; a card has one, two or three
ga-edition-average = ${ $found } on average; the rules say ${ $stated }, within 5%
ga-edition-risk = { $arrests } arrests; the rules say one in { $one_in }
ga-edition-goals = no number of players

## Positions

ga-position-players = there must be { $players } players
ga-position-dice = a die shows 1 to 6, and there are three at most
ga-position-cards = a { $deck } card does not exist, or is in two places
ga-position-seen = a card that was seen is with nobody who may have it
ga-position-money = money comes in hundreds, and is never negative
ga-position-player = this player (seat { $seat }) cannot be in this state
ga-position-turn = nobody can have this turn
ga-position-asked = this question does not arise in this position
ga-position-step = “{ $step }” is no question; they are { $steps }

## At the terminal

ga-word = { $word ->
    [roll] Roll the die
   *[offer] Announce the offer
}
ga-short = { $face ->
    [refuge] Hi
    [aventure] Ad
    [collecte] Co
    [course] Ra
    [echange] Ec
    [enchere] Au
    [expert] Ex
    [mission] Mi
    [passage] Pa
    [protection] Pr
    [recrutement] Re
    [vendeur] Se
   *[vol] Th
}
ga-do-yes = { $step ->
    [collect] Give back a Protection
    [mission] Draw a Mission
    [protect] Buy a Protection
    [theft] Rob it
   *[other] Yes
}
ga-do-no = { $step ->
    [bid] Pass
    [collect] Draw a Collection card
    [swap] Exchange nothing
    [sell] Sell nothing more
    [buy] Buy nothing
    [mission] Do nothing
    [protect] Buy nothing
    [theft] Leave
    [block] Let it be
    [escape] Face the judge
    [fix] Let it stand
   *[other] No
}
ga-amounts = A sum, from ${ $least } to ${ $most }, in hundreds.
ga-pre-offer = The game will end when you are back at the Hideout, without its pay.
ga-pre-final = There is no way back; the richest wins, offer or not.
ga-pre-kind = { $step ->
    [buy] One card of { $count }, unseen, for $500.
    [lot] One card of { $count }, which only the winner will see.
   *[other] A card taken at random.
}
ga-pre-gem = { $step ->
    [swap] You give these ${ $value } and get a gem of the same kind, unseen.
   *[other] Brings ${ $value }, and everybody sees its value.
}
ga-pre-answer = { $step ->
    [theft] { $answer ->
        [yes] You draw a card: loot, or an arrest.
       *[no] You go home with empty hands.
    }
    [collect] { $answer ->
        [yes] The Protection goes back to the bank; nothing to pay.
       *[no] The card says what you pay.
    }
    [mission] { $answer ->
        [yes] Played at once, or kept if it has a star.
       *[no] Nothing happens.
    }
    [protect] { $answer ->
        [yes] $500 now, one Collection fewer later.
       *[no] You keep your money.
    }
    [bid] You will bid no more in this auction.
   *[escape] You draw a Justice card.
}
ga-pre-peril = One more File, and you are out!
ga-turn = { $name }’S TURN
ga-starting = WHO BEGINS?
ga-goal = the quarter costs ${ $goal } · { $protections } Protections for sale
ga-player = ${ $cash } · square { $square }
ga-offered = OFFER
ga-count = { $what ->
    [perles] { $count ->
        [one] a pearl
       *[other] { $count } pearls
    }
    [diamants] { $count ->
        [one] a diamond
       *[other] { $count } diamonds
    }
    [recruits] { $count ->
        [one] a Recruitment card
       *[other] { $count } Recruitment cards
    }
    [stars] { $count ->
        [one] a ★ Adventure
       *[other] { $count } ★ Adventures
    }
    [missions] { $count ->
        [one] a ★ Mission
       *[other] { $count } ★ Missions
    }
    [tickets] { $count ->
        [one] a race ticket
       *[other] { $count } race tickets
    }
    [protections] { $count ->
        [one] a Protection
       *[other] { $count } Protections
    }
   *[dossiers] { $count ->
        [one] a File
       *[other] { $count } Files
    }
}
ga-player-out = eliminated
ga-hand = Your cards ({ $men } men):
ga-tie = { $names } have ${ $score } each: { $shared ->
    [yes] nothing tells them apart, so the place is shared.
   *[no] most men, then fewest Files, comes first.
}
ga-ask-before = Your turn: roll the die, or play a ★ card first.
ga-ask-star-rival = { $card }: against whom?
ga-ask-star-kind = { $card }: a pearl or a diamond of { $rival }?
ga-ask-star-die = { $card }: what shall the die show?
ga-ask-star-gem = { $card }: which gem do you sell?
ga-ask-block = { $rival } plays { $card } against you. A card to block it?
ga-ask-escape = Justice awaits you. A card to escape?
ga-ask-fix = Horse { $dice } wins. A card to have it run again?
ga-ask-half = A double square: which of the two do you play?
ga-ask-collect = The Godfather collects: give back a Protection, or draw a card?
ga-ask-swap = Exchange one of your gems?
ga-ask-swap-rival = Exchange it with whom?
ga-ask-lot = What do you put up for auction?
ga-ask-bid = Auction, { $kind }: { $number ->
    [0] open the bidding, or pass.
   *[other] ${ $number } by { $rival }. Raise, or pass?
}
ga-ask-bid-hundreds = And the hundreds?
ga-ask-live = Auction, { $kind }: { $number ->
    [0] who opens?
   *[other] ${ $number } by { $rival }. Any more?
}
ga-ask-sell = At the Expert’s: what do you sell?
ga-ask-buy = At the Seller’s: buy for $500, unseen?
ga-ask-mission = Draw a Mission, or carry one out?
ga-ask-square = The Passage opens: to which free square?
ga-ask-protect = Buy a Protection for $500?
ga-ask-theft = Rob { $theft }?
ga-ask-partner = Your partner, for ${ $number } each?

## The arena

ga-arena-group = { $group ->
    [start] At the start
    [star] ★ Adventure cards received
    [mission] Missions carried out
   *[deed] At least once in the game
}
ga-arena-trait = { $trait ->
    [first] first player
    [theft] dared a theft
    [arrest] was arrested
    [race] won a race
    [sale] sold a gem
    [swap] exchanged a gem
    [protection] got a Protection
   *[offer] announced the offer
}
