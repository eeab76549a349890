# Gangster on screen.

ga-title = Gangster
ga-web-quarter = The quarter, forty squares
ga-web-gem = { $kind ->
    [perle] Pearl
   *[diamant] Diamond
} worth { $value }
ga-web-ticket = no. { $horse } { $name }
ga-web-star = to be kept
ga-web-face-down = { $deck } card, face down
ga-web-rule = { $face ->
    [refuge] Passing or stopping here pays $100 per man, yourself included; $500 more for stopping exactly.
    [aventure] Draw an Adventure card. A ★ card is kept secret and ends the turn.
    [collecte] The Godfather calls: $100 from $1,000 on, $500 from $5,100 on; above $10,000 a Collection card, or give back a Protection.
    [course] Two tickets for you, one for each rival. With the last ticket the race is on.
    [echange] If you like, swap a gem for one of the same kind, drawn blind from a rival.
    [enchere] A pearl or a diamond under the hammer, its value unseen. Everybody may bid.
    [expert] Sell a pearl, a diamond, or one of each, at full value.
    [vendeur] Buy a pearl or a diamond, its value unseen, for $500.
    [mission] Draw a Mission, or carry out one you kept if you have the men.
    [passage] Three dice. 3 to 7: Collection. 8 to 12: Adventure. 13 to 18: any free square you like.
    [protection] Buy a Protection for $500: it wards off one Collection card.
    [recrutement] One Recruiting card: one, two or three more men.
   *[vol] One die: 1 to 4 a shop, 5 or 6 a bank. Then steal, or leave. Mind the police.
}
ga-web-values = What gems are worth
ga-web-or = or
ga-web-dice-needed = { $count ->
    [one] one die
   *[other] { $count } dice
}
ga-web-dice = Dice: { $dice }, total { $total }
ga-web-square = Square { $number }, { $faces }{ $count ->
    [0] {""}
   *[other] , { $names }
}
ga-web-banner = { $last ->
    [yes] Last square! The offer of { $names } comes to its end.
   *[no] Last lap: the game ends when { $names } is back at the Hideout.
}

## What is shown in the middle

ga-web-shows = { $how ->
    [read] { $name } reads:
    [star] { $name } plays{ $rival ->
        [none] {""}
       *[other] {" "}against { $rival }
    }:
    [mission] { $name } carries out:
    [sold] { $name } sells:
   *[returned] { $name } gives back:
}
ga-web-takes = { $from ->
    [none] { $name } takes a card
   *[other] { $name } takes a card from { $from }
}
ga-web-race = The race
ga-web-race-left = { $count ->
    [0] Last ticket!
    [one] One ticket left
   *[other] { $count } tickets left
}
ga-web-race-winner = Number { $horse } wins!
ga-web-race-off = At the post
ga-web-race-run = { $stretch ->
    [1] They are off! Number { $horse } takes the lead.
    [2] Into the bend, number { $horse } comes through.
   *[3] The home straight: number { $horse } still leads…
}
ga-web-auction = Under the hammer
ga-web-sold = Sold!
ga-web-unsold = Nobody wants it
ga-web-no-bid = Who opens?
ga-web-bidders = Still in the room
ga-web-hammer = { $seconds ->
    [one] one second until the hammer falls
   *[other] { $seconds } seconds until the hammer falls
}
ga-web-lot = What is for sale?
ga-web-left = { $kind ->
    [perle] { $count ->
        [one] one pearl
       *[other] { $count } pearls
    }
   *[diamant] { $count ->
        [one] one diamond
       *[other] { $count } diamonds
    }
}
ga-web-swap = Exchange
ga-web-swap-secret = Only these two see the gems.
ga-web-court = In court
ga-web-charge = { $name }, { $theft ->
    [banque] bank robbery
   *[commerce] shop theft
}
ga-web-verdict = { $verdict ->
    [fine] Fine: { $sum }
    [short] Cannot pay { $sum }
    [dossier] { $dossiers ->
        [one] First File
        [2] Second File
       *[other] File no. { $dossiers }
    }
    [out] Third File: to prison!
   *[escaped] Case dismissed
}
ga-web-offer-title = The offer
ga-web-offer-text = { $name } offers { $sum } to the Godfather, who will retire as soon as this pawn reaches or passes the Hideout. There is no way back.
ga-web-lap-title = Back at the Hideout
ga-web-lap-text = { $name } is back: this square is the last. Then the books are opened.
ga-web-tally = The books
ga-web-tally-cash = Cash
ga-web-tally-gems = ½ gems
ga-web-tally-dossiers = Files
ga-web-tally-total = Total

## The players

ga-web-out = in prison
ga-web-turn = plays
ga-web-offers = Offer
ga-web-misses = { $count ->
    [one] misses 1 turn
   *[other] misses { $count } turns
}
ga-web-aim = Goal: { $sum }, the offer, the Hideout
ga-web-goal = The goal: { $sum }
ga-web-count = { $what ->
    [perles] Pearls
    [diamants] Diamonds
    [stars] ★ Adventures kept
    [missions] ★ Missions kept
    [men] Men, the boss included
    [tickets] Race tickets
    [protections] Protections
   *[dossiers] Files (the third is prison)
}: { $count }
ga-web-own = { $sum } of { $goal } · place { $place } of { $players }
ga-web-hand = My cards
ga-web-own-men = { $men ->
    [one] alone
   *[other] men
}

## What is asked

ga-web-over = The game is over.
ga-web-waiting = { $step ->
    [bid] { $names }: pass or raise?
    [fix] Waiting for { $names }.
   *[other] { $names } to play.
}
ga-web-drawing = A card is drawn: { $deck }…
ga-web-rolling = The dice are rolling…
ga-web-ask-before = Your turn: roll the die.
ga-web-ask-nothing = { $step ->
    [buy] Not enough to buy: move along.
    [protect] Not enough to buy: move along.
    [sell] Nothing to sell: move along.
    [mission] No Mission within reach: move along.
    [bid] Not enough to raise: pass.
   *[other] Nothing to play here: go on.
}
ga-web-ask-star-rival = “{ $card }”: against whom?
ga-web-ask-star-kind = A pearl or a diamond of { $name }?
ga-web-ask-star-die = What shall the die show?
ga-web-ask-star-gem = Which gem goes to the fence?
ga-web-ask-block = { $name } plays “{ $card }” against you. Ward it off?
ga-web-ask-escape = You are to appear in court ({ $theft ->
    [banque] bank rate
   *[commerce] shop rate
}). Play a card?
ga-web-ask-fix = The race is run. Play a card?
ga-web-ask-half = A double square: which half do you play?
ga-web-ask-collect = The Godfather collects: give back a Protection, or draw?
ga-web-ask-swap = Swap one of your gems?
ga-web-ask-swap-rival = Swap it with whom?
ga-web-ask-lot = What do you put under the hammer?
ga-web-ask-bid = { $number ->
    [0] Open the bidding, or pass.
   *[other] { $sum } by { $name }: raise or pass?
}
ga-web-ask-bid-hundreds = And the hundreds?
ga-web-ask-live = { $lead ->
    [you] You lead with { $sum }.
    [other] { $sum } by { $name }. Any more?
   *[none] Under the hammer! Who opens?
}
ga-web-ask-sell = At the Expert’s: what do you sell?
ga-web-ask-buy = At the Dealer’s: buy for $500, unseen?
ga-web-ask-mission = Draw a Mission, or carry one out?
ga-web-ask-square = The Passage opens: pick a free square.
ga-web-ask-protect = Buy a Protection for $500?
ga-web-ask-theft = { $theft ->
    [banque] A bank! Go in, or leave?
   *[commerce] A shop. Go in, or leave?
}
ga-web-ask-either = “{ $card }”: which do you choose?
ga-web-ask-partner = Who shares the job with you?

## The choices

ga-web-do-roll = Roll the die
ga-web-do-offer = Announce the offer
ga-web-do-bid = Bid { $sum }
ga-web-do-kind = { $step ->
    [buy] Buy { $kind ->
        [perle] a pearl
       *[diamant] a diamond
    }
    [lot] { $kind ->
        [perle] Auction a pearl
       *[diamant] Auction a diamond
    }
   *[other] { $kind ->
        [perle] A pearl
       *[diamant] A diamond
    }
}
ga-web-do-half = Play { $face }
ga-web-do-side = { $text }
ga-web-do-rival = Pick { $name }
ga-web-do-card = { $step ->
    [swap] Swap: { $card }
    [sell] Sell: { $card }
    [star-gem] Sell: { $card }
    [mission] Carry out: { $card }
   *[other] Play: { $card }
}
ga-web-do-square = Go to square { $number }, { $faces }
ga-web-do-die = Make it { $number }
ga-web-do-yes = { $step ->
    [collect] Give back a Protection
    [mission] Draw a Mission
    [protect] Buy the Protection
    [theft] Steal!
   *[other] Yes
}
ga-web-do-no = { $step ->
    [bid] Pass
    [collect] Draw a Collection card
    [swap] Swap nothing
    [sell] Sell nothing more
    [buy] Buy nothing
    [mission] Do nothing
    [protect] Buy nothing
    [theft] Leave
    [block] Let it happen
    [escape] Face the judge
    [fix] Let it stand
   *[other] No
}
ga-web-opening = open at
ga-web-amount = Another sum
ga-web-bid = Bid

## What a choice brings

ga-web-pre-roll = { $squares }
ga-web-pre-offer = The game will end when you reach or pass the Hideout, without its pay.
ga-web-pre-final = There is no way back; the richest wins, offer or not.
ga-web-pre-kind = { $step ->
    [buy] One of { $count }, unseen, for $500; you have { $left }.
    [lot] One of { $count }, which only the winner will see.
   *[other] A card taken at random.
}
ga-web-pre-odds = { $kind ->
    [perle] A pearl that you have not seen
   *[diamant] A diamond that you have not seen
}: from { $low } to { $high }, { $mean } on average; more than $500 in { $gain } cases of 100.
ga-web-pre-rival = { $name }: { $cash }, pearls { $perles }, diamonds { $diamants }, Recruiting cards { $recruits }, Files { $dossiers }.
ga-web-pre-bid = It would leave you { $sum }.
ga-web-pre-short = You have only { $sum }.
ga-web-pre-mission = Pays { $sum }. It takes { $needed ->
    [one] { $needed } man
   *[other] { $needed } men
}, you have { $men }.
ga-web-pre-star = { $text }
ga-web-pre-sell = Pays { $sum }, its value shown to all.
ga-web-pre-swap = You give a gem worth { $sum } and get one of the same kind, at random.
ga-web-pre-answer = { $step ->
    [theft] { $answer ->
        [yes] { $theft ->
            [banque] A Bank card: a big haul, or one time in two the police.
           *[commerce] A Shop card: a small haul, or one time in three the police.
        } { $dossiers ->
            [2] Mind: one more File is prison!
           *[other] {""}
        }
       *[no] You leave with empty hands; the turn is over.
    }
    [collect] { $answer ->
        [yes] The Protection goes back to the bank; nothing to pay.
       *[no] The card says what you pay.
    }
    [mission] { $answer ->
        [yes] Played at once, or ★ and kept for later.
       *[no] Nothing happens.
    }
    [protect] { $answer ->
        [yes] $500 now, one Collection less later.
       *[no] You keep your money.
    }
    [bid] You will not bid for this card again.
    [escape] You draw a Justice card.
   *[other] Nothing changes.
}

## What I know

ga-web-know-hand = { $count ->
    [0] You hold no cards.
   *[other] Your cards: { POINT($cards) }
}
ga-web-know-men = { $men ->
    [one] You are on your own.
   *[other] Your men: { $men }, yourself included ({ $names }).
}
ga-web-know-seen = { $sure ->
    [yes] { $names } has: { POINT($card) }
   *[no] { $card } is with one of { $names }.
}
ga-web-know-goal = The goal: { $sum } to make the offer.
ga-web-know-piles = Left in the piles: pearls { $perles }, diamonds { $diamants }, tickets { $tickets }, Protections { $protections }.

## Settings

ga-web-option-short = Short game
ga-web-explained-short = The goal is $10,000 lower.

## What things are

ga-thing-perles = Pearls
ga-does-perles = From $100 to $7,500 each, a secret value. The Expert pays in full; at the end those left count for half.
ga-thing-diamants = Diamonds
ga-does-diamants = From $100 to $10,000 each, a secret value. The Expert pays in full; at the end those left count for half.
ga-thing-stars = ★ Adventures
ga-does-stars = Kept in secret and played later, never in the turn in which they were drawn.
ga-thing-missions = ★ Missions
ga-does-missions = Kept for later: on a Mission square one of them is carried out by whoever has enough men.
ga-thing-men = Men
ga-does-men = Oneself included. Each brings $100 when passing the Hideout, and Missions ask for them. A + says that there may be more.
ga-thing-tickets = Race tickets
ga-does-tickets = When all twelve are dealt two dice are rolled: their sum names the winning horse, and its ticket gets the prize.
ga-thing-protections = Protections
ga-does-protections = Giving one back saves drawing a Collection card.
ga-thing-dossiers = Files
ga-does-dossiers = Each costs $2,500 at the end. The third one means prison.
ga-thing-cash = The money
ga-does-cash = Everybody sees it. At the end whoever is richest wins, offer or not.
ga-thing-way = The way to the offer
ga-does-way = The bar is full when the money is enough to announce the offer, before rolling the die.
ga-thing-aim = The aim
ga-does-aim = Gather the sum, announce the offer, then come home to the Hideout: money is counted, and the richest wins.
ga-thing-turn = Whose turn it is
ga-does-turn = Roll a die, advance, then play the square, or one half of a double square.
ga-thing-offer = The offer is made
ga-does-offer = The game ends when this pawn reaches or passes the Hideout.
ga-thing-missed = A turn to miss
ga-does-missed = Nothing before the die, and no die: the turn is skipped. Missed turns add up.
ga-thing-out = In prison
ga-does-out = Three Files: the money goes back to the bank, the cards leave the game.
ga-thing-dice = The die
ga-does-dice = The pawn advances as many squares. Passing or reaching the Hideout brings $100 per man.
ga-thing-lot = The gem for sale
ga-does-lot = Nobody sees its value; only the buyer will find out.
ga-thing-price = The bid
ga-does-price = Bids open at $300 and rise by $100, never above one’s money.
ga-thing-bidders = In the room
ga-does-bidders = Whoever cannot afford the next bid, or has passed, is gone.
ga-thing-hammer = The hammer
ga-does-hammer = Five seconds without a higher bid and it is sold; ten seconds without any, and the gem goes back.
ga-first-aim = gather the sum shown in the middle, announce the offer, come home to the Hideout.
ga-first-end = when a pawn with an offer comes home; whoever is richest wins.
ga-order-bid-perle = Bid for every pearl
ga-order-bid-diamant = Bid for every diamond
