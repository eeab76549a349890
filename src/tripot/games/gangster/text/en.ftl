# Gangster

ga-about = The Godfather retires: the quarter goes to the richest gangster.
ga-about-short = a short game, yes (a goal lower by $10,000) or no
ga-about-auction = auctions, turns (one after another) or live (all at once, against the clock)
ga-about-version = version of the rules: 2 today, 1 for games that began with version 0.1
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
ga-bank = Bank

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
ga-card-a45 = Left-luggage ticket
ga-card-a46 = Absent-minded clerk
ga-card-a47 = Spike strips
ga-card-a48 = The last envelope
ga-card-m01 = Quiet delivery
ga-card-m02 = Message to deliver
ga-card-m03 = Night escort
ga-card-m04 = Stand lookout
ga-card-m05 = Toss of the die
ga-card-m06 = Unhappy client
ga-card-m07 = Two-handed job
ga-card-m08 = Morning convoy
ga-card-m09 = Ambush
ga-card-m10 = The rival’s wall
ga-card-m11 = Fetch the suitcase
ga-card-m12 = Hold the warehouse
ga-card-m13 = Divert the truck
ga-card-m14 = Clear the back-room casino
ga-card-m15 = Spirit the witness away
ga-card-m16 = Retake the docks
ga-card-m17 = The midnight train
ga-card-m18 = The heist of the century
ga-card-m19 = The star’s escort
ga-card-m20 = The barrel organ
ga-card-m21 = Sit up with the safe
ga-card-m22 = The ghost barge
ga-card-m23 = A night at the museum
ga-card-m24 = The masked ball
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
ga-card-c13 = Flowers for Mamma
ga-card-c14 = Street lighting
ga-card-c15 = Subscription to silence
ga-card-c16 = Tuesday’s envelope
ga-card-c17 = Sunday’s plate
ga-card-c18 = Solidarity fund
ga-card-c19 = Neighbourhood permit
ga-card-c20 = A courteous delay
ga-card-c21 = A favour done
ga-card-c22 = The tenth passenger
ga-card-c23 = The old scales
ga-card-c24 = Compound interest
ga-card-k01 = Newsstand
ga-card-k02 = Snack bar
ga-card-k03 = Cobbler
ga-card-k04 = Barbershop
ga-card-k05 = Florist
ga-card-k06 = All-night grocery
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
ga-card-j06 = Community service
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
ga-card-j18 = An example to all
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
ga-card-r26 = The Two Aces
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

## What the cards tell

ga-card-a01-tale = Brand-new leather on the sidewalk, three photographs of a cat, and just enough cash to forget the owner’s address.
ga-card-a02-tale = Gino has owed you this since his daughter’s christening. She gets married on Saturday.
ga-card-a03-tale = It fell off the truck all by itself. Well, nearly: it needed a small push.
ga-card-a04-tale = Aunt Rosa claimed to sell jam. The notary counted the jars, and then the bills inside them.
ga-card-a05-tale = Four kings against four queens, and nobody looked under the table. Lovely evening.
ga-card-a06-tale = Everyone brings in a neatly folded little share, whistling. Even the ones nobody expected.
ga-card-a07-tale = Three cherries, one bell, and a barman who turns pale behind his bottles.
ga-card-a08-tale = A dozen oysters, and the seventh nearly breaks your tooth. Don’t shout: smile.
ga-card-a09-tale = The tailor handed back the wrong coat. This one makes a funny noise when you shake it.
ga-card-a10-tale = He has two suitcases, an accent you could cut with a knife and, as it happens, the knife.
ga-card-a11-tale = You held the little one over the font and did not drop him. The Godfather lets you choose your thank-you.
ga-card-a12-tale = Four tires, four nails, and a polite note on the windshield.
ga-card-a13-tale = The officer has a notebook, a pencil and a great deal of patience. He waits for you to find the right gesture.
ga-card-a14-tale = It coughed, it smoked, it died. The mechanic offers a firm price, or he will dice you for the bill.
ga-card-a15-tale = Somebody shouted your name with a glass in the air, and the whole bar heard “drinks on the house”.
ga-card-a16-tale = The crew stands to attention with its caps held out. It is Friday, they say.
ga-card-a17-tale = The face on the bill squints a little. So does the shopkeeper who hands it back.
ga-card-a18-tale = A kid asked you the time, ever so politely. You no longer have the time, nor the rest.
ga-card-a19-tale = One of yours has packed a bag: he wants to see the sea. A fat envelope might remind him of the charms of the neighbourhood.
ga-card-a20-tale = “Nobody move!” Somebody sneezed.
ga-card-a21-tale = A name, a street, three knocks. He never asks where it comes from.
ga-card-a22-tale = The back door does not lock and the watchman snores. The watchman says so himself.
ga-card-a23-tale = When the whole town is looking for you, nothing beats a bowl of soup at home.
ga-card-a24-tale = The Godfather “would like a chat”. The car is already downstairs with its engine running.
ga-card-a25-tale = Two sirens behind, a fish market ahead. Hold on to your hat.
ga-card-a26-tale = The needle has been on red since Tuesday. You said it was there for decoration.
ga-card-a27-tale = “Pretty signature on this confession. It would be a shame if it travelled.”
ga-card-a28-tale = People cross the street to greet you. Some of them cross it twice.
ga-card-a29-tale = Somebody let the roll of bills show. All at once the table is very thirsty.
ga-card-a30-tale = A ladle, some bread, a coin in the napkin: the neighbourhood knows who its poor are.
ga-card-a31-tale = A sheet over a crate, a borrowed hammer, and ten curious people already. Let the sale begin!
ga-card-a32-tale = He loses his cases, his keys, his glasses. Never the evidence: that he eats.
ga-card-a33-tale = A draught, an open window, one file fewer. The station is short of paperweights.
ga-card-a34-tale = He says “eight seconds”, and eight seconds it is. He stops where you want, to the inch.
ga-card-a35-tale = One black coffee, one friendly slap, and off you go again.
ga-card-a36-tale = “Such beautiful windows. Think how sad a stray ball would be.”
ga-card-a37-tale = A warm handshake, a very warm one. Somebody will count their rings later.
ga-card-a38-tale = Better soup, better bed, better boss: the talk took two minutes.
ga-card-a39-tale = A handkerchief over the receiver, an old lady’s voice: “Is this the chief of police?”
ga-card-a40-tale = He buys anything, anywhere, at once, and has never seen you in his life.
ga-card-a41-tale = Seven feet wide and no conversation at all. Everybody likes him.
ga-card-a42-tale = The photographer moved, the judge coughed, the wire was in the wrong place. Run it again.
ga-card-a43-tale = You do not touch, you only look. From very, very close.
ga-card-a44-tale = The whole crew worked on Sunday. You promised to remember it; what you remember is the total.
ga-card-a45-tale = Locker 13, North Station. Somebody forgot a suitcase; you never forget a suitcase.
ga-card-a46-tale = Your page slid under the blotter, and the blotter into the bin. What a scatterbrain, that cousin of yours.
ga-card-a47-tale = Three spike strips, two lamps, a yawning sergeant: whoever drives home rich gets home late.
ga-card-a48-tale = “Retiring? My warmest congratulations. Now there is the silence of those who stay to be paid for.”
ga-card-m01-tale = One parcel, one address, no questions. The client pays the fee, or whatever your luck is worth.
ga-card-m02-tale = “Tell him the gulls are flying low.” He understood, he turned white, he tipped the messenger.
ga-card-m03-tale = Three cars, no headlights, and in the middle a lady singing opera.
ga-card-m04-tale = A whistle each, a street each. The more eyes you have, the better they sleep.
ga-card-m05-tale = The safe opens or the alarm sings. You have an even chance and new gloves.
ga-card-m06-tale = He wanted his piano on the third floor. He has the keys on the third, the legs on the second, and the Godfather’s number.
ga-card-m07-tale = One ladder, two pairs of arms. Find someone who won’t look down.
ga-card-m08-tale = Six in the morning, fog, a truckload of cigars. With five of you it is yours; with fewer, you make friends.
ga-card-m09-tale = The cat meowed twice, and it was no cat. Who is with you tonight?
ga-card-m10-tale = His wall, your paint, one spelling mistake to cover the tracks.
ga-card-m11-tale = It is black, it is heavy, and four other crews think it is red.
ga-card-m12-tale = All night in front of door 9, and above all do not ask what is scratching behind it.
ga-card-m13-tale = A sign that says “Detour”, the smile of a road worker, and twenty tons meet another fate.
ga-card-m14-tale = Behind the dry cleaner’s, three roulette wheels and a great many hats. At counting time you sweep up.
ga-card-m15-tale = He knows everything, fears everything, and travels with his canary. Unseen and unheard, canary included.
ga-card-m16-tale = From the lighthouse to the last bollard, not a crate will move without you.
ga-card-m17-tale = It never stops. Tonight nine passengers will pull the cord at the same time.
ga-card-m18-tale = They will tell it for a hundred years. Ten were there; five hundred will say so.
ga-card-m19-tale = The tenor has been afraid of bouquets ever since he caught one that ticked.
ga-card-m20-tale = It has played out of tune since the gold went in. Fetch it before the next dance.
ga-card-m21-tale = The locksmith needs silence, coffee, and nobody home before dawn.
ga-card-m22-tale = It comes down the canal without lights. Five of you can take it back up without a sound.
ga-card-m23-tale = Six guards asleep, six of yours in their caps. The tour is guided all the way to the exit.
ga-card-m24-tale = Seven black dominoes walk into the ambassador’s; seven walk out again, a good deal heavier.
ga-card-c01-tale = He liked your shoes. You liked that he liked only your shoes.
ga-card-c02-tale = The sidewalk belongs to everybody, and to him in particular.
ga-card-c03-tale = Same as last month, same as next month. He calls it a tradition.
ga-card-c04-tale = The neighbourhood is quiet. Quiet needs upkeep.
ga-card-c05-tale = Four hundred guests, a cake of seven storeys, and a wedding list addressed to you.
ga-card-c06-tale = Your grandfather shook hands with his. Hands pass away, debts remain.
ga-card-c07-tale = He did not shout. He put his cup down, very gently: he wants your money, or your people.
ga-card-c08-tale = “The Lord takes a tenth; I am no greedier than He is.”
ga-card-c09-tale = He is small, he is grey, and he has found the second set of books behind the first.
ga-card-c10-tale = Five sons, a fifth apiece… and this fifth is for the father.
ga-card-c11-tale = He counts heads through your window, licking his pencil.
ga-card-c12-tale = “My price, or the die?” he asks. The die comes out of his pocket; it is still warm.
ga-card-c13-tale = Lilies, and not the ones from the corner: she can tell.
ga-card-c14-tale = The lamp outside your door lights up your comings and goings. It would be good if it broke.
ga-card-c15-tale = Twelve issues a year, all blank pages. There is no cancelling.
ga-card-c16-tale = On Tuesdays two gentlemen come by. They do not talk, they weigh.
ga-card-c17-tale = The plate goes round. It comes round again. It looks at you.
ga-card-c18-tale = Solidarity with whom? That is just the kind of question that costs more.
ga-card-c19-tale = To be stuck on the windshield, left-hand side. Those who forget it have no windshield.
ga-card-c20-tale = Three days late, three gentlemen on the stairs. He can count, and he is teaching you.
ga-card-c21-tale = He once did you a favour. He no longer remembers which; he remembers the price.
ga-card-c22-tale = In every carriage of ten bills, one gets off at his house.
ga-card-c23-tale = They lean by a tenth, always the same way. They have been checked: by him.
ga-card-c24-tale = The bookkeeper explained it all on the blackboard. You only understood the total.
ga-card-k01-tale = The news was bad, the till a little better.
ga-card-k02-tale = The till, two sausages and the recipe for the mustard.
ga-card-k03-tale = He even resoled your shoes while you searched the place.
ga-card-k04-tale = Never upset whoever holds the razor; this time it was you.
ga-card-k05-tale = You walked out with the till and, out of courtesy, a rose in your buttonhole.
ga-card-k06-tale = Open until midnight; for you, until five past.
ga-card-k07-tale = The money smelled of lavender. It had been laundered already.
ga-card-k08-tale = Three in the morning, the door open, the baker at his oven. The takings were still warm.
ga-card-k09-tale = Crime section, third shelf: it was all explained.
ga-card-k10-tale = They even sold the tools to get in with.
ga-card-k11-tale = “Something for the nerves, and everything in the drawer.”
ga-card-k12-tale = Eight ball in the corner, till in the bag.
ga-card-k13-tale = You went in bareheaded and came out with your head held high.
ga-card-k14-tale = Fill it up, please. No, not the car: the bag.
ga-card-k15-tale = The vase was a fake and the money was real. You left the vase.
ga-card-k16-tale = Five floors, nine tills, one escalator: employee of the month, no question.
ga-card-k17-tale = His name is Cuddles. He did not let go.
ga-card-k18-tale = Fitted this morning. The salesman promised it could be heard at the harbour: he told the truth.
ga-card-k19-tale = He was buying slippers. He always has his handcuffs with him, out of habit.
ga-card-k20-tale = Five feet tall, one umbrella, no fear whatever.
ga-card-k21-tale = It started every day this week. It was waiting for its moment.
ga-card-k22-tale = You were running well. Then you ran on your shoelace.
ga-card-k23-tale = It came down right behind you with a very final sound.
ga-card-k24-tale = He did not want to disturb anyone. He merely telephoned everyone.
ga-card-b01-tale = One counter, one teller, and he was going to lunch.
ga-card-b02-tale = The savings of a whole village and the priest’s woollen stocking. You left the wool.
ga-card-b03-tale = The driver stopped to help an old lady across. The old lady had a beard.
ga-card-b04-tale = You exchanged nothing for dollars. An excellent rate.
ga-card-b05-tale = Forty years of service, said the papers. You did it in four minutes.
ga-card-b06-tale = The 8:04 was late. You were not.
ga-card-b07-tale = The vault looked out on the dock, and the tide was on your side.
ga-card-b08-tale = In through the fishmongers, out through the florists: the dogs gave up.
ga-card-b09-tale = Box 114 held jewels, 115 love letters, and 116 even more love letters.
ga-card-b10-tale = They carried the bags to your car themselves: you had the uniform.
ga-card-b11-tale = The chairman waved to your crew on his way out. He thought you were the auditors.
ga-card-b12-tale = Heavy, yellow, and too big for pockets. You had to borrow a pram.
ga-card-b13-tale = The teller did not panic in the least. He pressed it very calmly.
ga-card-b14-tale = You are blue from head to foot. The police followed the footprints.
ga-card-b15-tale = Twelve years asleep at his post. Tonight he had coffee.
ga-card-b16-tale = It opens at nine on Monday. Today is Saturday, and you are on the wrong side.
ga-card-b17-tale = The map said “cellar”. It should have said “canal”.
ga-card-b18-tale = He told his barber, who told his brother-in-law, who is a sergeant.
ga-card-b19-tale = It was in the eye of the founder’s portrait. You smiled at him.
ga-card-b20-tale = Four cars, two horses, one cow. The cow was not theirs, but she helped.
ga-card-b21-tale = Half of it in the lock, half of it in your hand, and the siren in between.
ga-card-b22-tale = He was waiting his turn, hat on his knees. He said: “After you.”
ga-card-b23-tale = Behind the armoured door: a room, a table, and six policemen playing cards.
ga-card-b24-tale = You could see nothing through the holes. Everybody could see you.
ga-card-j01-tale = His daughter has just graduated. He tells you all about the ceremony, and then lets you go.
ga-card-j02-tale = “First time?” asks the judge. The whole courtroom coughs.
ga-card-j03-tale = He rose, he pleaded, he had the wrong client. That one, at least, was innocent.
ga-card-j04-tale = They had spelled “gangster” with two s’s. Everything had to be done again, and cheaper.
ga-card-j05-tale = On your knees before the brass band. Your mother was there. She wept with pride.
ga-card-j06-tale = Repaint the police station, in pink if possible. You chose to pay the painter.
ga-card-j07-tale = Your cousin emptied his piggy bank on the clerk’s desk, coin by coin.
ga-card-j08-tale = The victim gave his estimate. He exaggerates; you are not in a position to say by how much.
ga-card-j09-tale = “It was him. Or his hat. Or another hat.”
ga-card-j10-tale = Heating, candles, the judge’s wig: everything is on the bill.
ga-card-j11-tale = Six for, six against, and one who was asleep and got counted twice.
ga-card-j12-tale = He had prepared forty-two slides. You confessed at the third.
ga-card-j13-tale = The judge greeted you by your first name.
ga-card-j14-tale = The loot, in the bag, with the receipt.
ga-card-j15-tale = You can hardly be recognised; your necktie, alas, can.
ga-card-j16-tale = Three newspapers, two sketch artists. The new haircut was not free either.
ga-card-j17-tale = He did not raise his eyes. He only raised the amount.
ga-card-j18-tale = To set an example, said the judge. You would rather have been the exception.
ga-card-j19-tale = Ten fingers, ten proofs, and one smear of jam.
ga-card-j20-tale = You thought it was for an autograph.
ga-card-j21-tale = It fell open by itself, at the right page, with a sigh.
ga-card-j22-tale = She was watering her geraniums. Since morning. At the same window.
ga-card-j23-tale = He sang like a canary, choruses included.
ga-card-j24-tale = The man with holes in his newspaper had followed you since the 3rd. You even gave him a light.
ga-card-r01-tale = Small, discreet, and already in through your window to introduce himself.
ga-card-r02-tale = He has never talked. That is his entire letter of reference.
ga-card-r03-tale = You do not move him: he does the moving.
ga-card-r04-tale = Doors, safes, oysters: she opens them.
ga-card-r05-tale = He comes in after you and nothing is left. Not even the dust.
ga-card-r06-tale = He used to play the violin. Now he plays padlocks.
ga-card-r07-tale = He always rings twice, and leaves with more letters than he brought.
ga-card-r08-tale = Nobody knows what Fernand does. But when he is away, nothing works.
ga-card-r09-tale = Sleeps by day, sees by night, and turns his head much too far.
ga-card-r10-tale = She left the circus: the lions bored her.
ga-card-r11-tale = One hairpin, three seconds, and she is on the other side.
ga-card-r12-tale = Everything is legal, he says, so long as you fill in the right form.
ga-card-r13-tale = She knits in the front row of every trial. The jury have shivers down their spines and warm ears.
ga-card-r14-tale = He fits in a laundry basket. He has proved it.
ga-card-r15-tale = She knows the way out before she knows the way in.
ga-card-r16-tale = Nobody has ever beaten him at the bar. Nor has the bar.
ga-card-r17-tale = He listens to everyone and repeats it only to you.
ga-card-r18-tale = She drives a hearse. Nobody stops a hearse.
ga-card-r19-tale = The elder pushes, the younger pulls. Nothing in between holds out.
ga-card-r20-tale = One of them always has an alibi: the other.
ga-card-r21-tale = One makes bombs, the other alarm clocks. Sometimes they mix up the labels.
ga-card-r22-tale = Together they look like a “10”. Apart they look like trouble.
ga-card-r23-tale = Married, divorced, remarried, partners. Do not mention the dog.
ga-card-r24-tale = Everyone is their cousin. Handy, when it comes to papers.
ga-card-r25-tale = One seasons the conversation, the other makes the dogs sneeze.
ga-card-r26-tale = They had five at the start of the game. Three were taken back.
ga-card-r27-tale = The son is learning the trade. So is the father, but he does not say so.
ga-card-r28-tale = She plays the piano, he does the lights. When they go out, your pockets are empty.
ga-card-r29-tale = The elder keeps watch, the younger climbs the wall. The youngest does both, but she has school.
ga-card-r30-tale = Two glasses and one plan. It is always the plan that goes missing.
ga-card-r31-tale = A knot, a crane, a curse: they unload the ship before the crew does.
ga-card-r32-tale = Knock one over and the other two fall on you.
ga-card-r33-tale = Bébert has no gang. He has two brothers and a very large raincoat.
ga-card-r34-tale = They never use the door. From now on, neither do you.
ga-card-r35-tale = There are three of them. You counted two? That is how it works.
ga-card-r36-tale = A hundred and eighty years between the three of them, and not one night in a cell.
ga-dossier = { $number ->
    [1] The pram affair
    [2] The saxophone affair
    [3] The lobster affair
    [4] The paperclip affair
    [5] The bowler hat affair
    [6] The barge affair
    [7] The grand piano affair
    [8] The pigeon affair
    [9] The cake affair
    [10] The elevator affair
    [11] The museum affair
   *[12] The Ferris wheel affair
}
ga-dossier-tale = { $number ->
    [1] A witness aged eight months pointed at you.
    [2] They found the saxophone. Then they found what was in it.
    [3] He was the first to talk. Nobody will ever know how.
    [4] A single exhibit: one paperclip, bent exactly as you bend them.
    [5] Your initials were stitched inside it. By your mother.
    [6] It did not sink. That is precisely the complaint.
    [7] Three storeys, no rope, plenty of witnesses.
    [8] They came home. With the messages.
    [9] The file was in the cake; the fingerprints were in the cream.
    [10] Stuck between two floors with the chief of police. You made conversation.
    [11] The painting was returned. Upside down. They knew the hand.
   *[12] An excellent view of the bank; an excellent view from the bank, too.
}

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
ga-effect-if_men = If you have at least { $n ->
    [one] { $n } man
   *[other] { $n } men
}, yourself included:
ga-effect-if_dossiers = If you have at least { $n ->
    [one] one File
   *[other] { $n } Files
}:
ga-effect-else = Otherwise:
ga-effect-nothing = nothing.
ga-effect-either = Your choice:
ga-effect-or = Or:
ga-effect-roll = Roll one die.
ga-effect-on = { $n } to { $m }:
ga-effect-partner = Pick a partner: ${ $n } for each of you two.
ga-effect-richest_to_each = The richest player gives ${ $n } to everybody else.
ga-effect-poorest_gain = The poorest player collects ${ $n } from the bank.
ga-effect-arrest = Busted! Take a Justice card ({ $what } rate).
ga-effect-fine = Fine: ${ $n } for a shop, ${ $m } for a bank.
ga-effect-dossier = Take a File.
ga-effect-mission = Needs { $n ->
    [one] { $n } man
   *[other] { $n } men
}, yourself included. Reward: ${ $m }.
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
ga-effect-squeeze = Before the die: a rival who has announced an offer gives you ${ $n }.
ga-effect-delay = Before the die: a rival who has announced an offer misses { $n ->
    [one] the next turn.
   *[other] the next { $n } turns.
}
ga-effect-target_justice = Before the die: a rival with fewer than two Files takes a Justice card (shop rate).
ga-effect-sell_any = Before the die: sell one gem to the bank at full value, wherever you are.
ga-effect-block_star = When a ★ card is aimed at you: cancel it.
ga-effect-reroll_race = After the dice of a race: have it run again, once.
ga-effect-peek_gems = Before the die: look in secret at all the gems of a rival.

## The rulebook

ga-list-squares = The order of the squares
ga-list-stars = The ★ Adventure cards
ga-list-missions = The ★ Missions
ga-list-horses = The horses
ga-list-deck = The other cards: { $deck }

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
ga-event-side-chosen = { $who ->
    [you] You choose
   *[other] { $name } chooses
}: “{ $effect }”
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
    [men] At least { $least ->
    [one] { $least } man
   *[other] { $least } men
} are needed
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
} “{ $card }” ({ $deck }).{ $tale ->
    [none] {""}
   *[other] {" "}{ $tale }
} { $effect }
ga-event-star-kept = { $who ->
    [you] You keep the ★ card “{ $card }” ({ $deck }): your turn is over.
   *[other] { $name } keeps a ★ card ({ $deck }): the turn is over.
}
ga-event-took = { $who ->
    [you] You take a { $deck } card: { POINT($card) }
   *[other] { $name } takes a { $deck } card.
}
ga-event-reshuffled = { $deck }: the pile is empty, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} are shuffled again.
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
    [you] You get the ticket { $card }. { $effect } { $left } left.
   *[other] { $name } gets a race ticket; { $left } left.
}
ga-event-race-run = The race! Horse { $horse } comes in first{ $final ->
    [yes] .
   *[no] {" "}… unless somebody objects.
}
ga-event-ticket-won = { $who ->
    [you] Your ticket wins
   *[other] { $name }’s ticket wins
}: { POINT($card) }
ga-event-tickets-returned = The tickets are shuffled again ({ $cards }).
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
    [you] You take the File “{ $title }”. { $tale } You have { $dossiers }.
   *[other] { $name } takes a File and has { $dossiers }.
}
ga-event-dossier-dropped = { $who ->
    [you] You return
   *[other] { $name } returns
} a File; { $dossiers } left.
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
   *[other] : { POINT($card) }
}
ga-event-peeked = { $who ->
    [you] You look at { $rival }’s gems: { POINT($cards) }
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
    [you] You complete
   *[other] { $name } completes
} the lap with an offer: this is the last square of the game.
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
ga-refusal-side = You do not have what that side of the dilemma asks for.
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
ga-refusal-men = That mission takes { $least ->
    [one] { $least } man
   *[other] { $least } men
}, you have { $men }.
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
    [0] no unsold gem
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

ga-edition-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}; there must be { $wanted }
ga-edition-square = “{ $square }” is neither a square nor one of the five types of double square
ga-edition-refuge = the refuge is the first square, and no other
ga-edition-no-face = there is no square { $face }
ga-edition-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; there must be { $wanted }
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
ga-edition-men = { $men ->
    [one] { $men } man
   *[other] { $men } men
}; a card has one, two or three
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
ga-goal = the quarter costs ${ $goal } · Protections for sale: { $protections }
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
ga-hand = Your cards ({ $men ->
    [one] { $men } man
   *[other] { $men } men
}):
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
ga-ask-either = { $card }: which of the two?
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

## Scenarios

ga-scenario-1-title = At the Expert’s
ga-scenario-1-question = You are at the Expert’s with two pearls and a diamond. Leave with as much money as you can.
ga-scenario-1-hint = The Expert takes one gem of each kind, never two of the same.
ga-scenario-1-solution = Sell the pearl worth 6,800 and the diamond worth 10,000, each at full value (GA-4.6). The other pearl can wait: sold instead, it would cost you 5,300.
ga-scenario-2-title = The collector
ga-scenario-2-question = You have 21,400: the collector makes you draw a card. Avoid it.
ga-scenario-2-hint = What did you buy for a day like this?
ga-scenario-2-solution = Above 10,000, give back a Protection instead of drawing (GA-4.2). With less money it would do nothing.
ga-scenario-3-title = One File too many
ga-scenario-3-question = You have two Files and 600 in your pocket. The bank lies before you. Stay in the game.
ga-scenario-3-hint = One bank robbery in two ends in an arrest. Could you pay the fine?
ga-scenario-3-solution = Walk away: without money for the fine an arrest means a third File, and you are out with all your gems (GA-4.13, GA-4.14).
ga-scenario-4-title = Fair exchange
ga-scenario-4-question = You have seen your left neighbour’s diamond, worth 9,000. Make it yours.
ga-scenario-4-hint = A gem is swapped for one of the same kind. Which of your two gems is a diamond?
ga-scenario-4-solution = Give your diamond worth 200 to the player on your left: he has only one, the one worth 9,000, and he cannot refuse (GA-4.4).
ga-scenario-5-title = A well-chosen passage
ga-scenario-5-question = The Passage takes you wherever you like. You have 800 left and a diamond worth 8,000: turn it into money.
ga-scenario-5-hint = Only one kind of square buys gems at their value, and the others’ pawns take up room.
ga-scenario-5-solution = Both double squares with an Expert are taken: go to square 20, the Expert’s, and sell (GA-4.9, GA-4.6).
ga-scenario-6-title = Men enough
ga-scenario-6-question = You hold two missions. Cash in a reward at once.
ga-scenario-6-hint = Count your men, yourself included.
ga-scenario-6-solution = Carry out the mission for four men: you have them, and they stay with you (GA-4.8). The other one takes six, and drawing might pay nothing.
ga-scenario-7-title = The offer
ga-scenario-7-question = You have passed the goal of 50,000, and the Hideout is four squares away. Bring the game to its end before the next player sells his gems.
ga-scenario-7-hint = It is said before the die.
ga-scenario-7-solution = Announce your offer: the next time you pass the Hideout, everybody counts (GA-7.1, GA-7.2). It is never taken back, and nobody says that the richest will still be you.

## The lesson

ga-lesson-quarter = Forty squares in a circle: everybody has set out from the Hideout with $3,000 and goes on by one die each turn.
ga-lesson-goal = The Godfather is selling his quarter: with three players it takes $50,000 to make an offer.
ga-lesson-theft = { cast-carmen } stands on a Theft: the die says shop or bank, and she may dare it or leave.
ga-lesson-arrested = She drew an arrest: a Justice card sets the fine, and whoever can pay it must.
ga-lesson-roll = Your turn: roll the die, move, then play the square that you come to.
ga-lesson-buy = At the Seller’s a pearl or a diamond costs $500, and nobody sees what it is worth: buy a pearl.
ga-lesson-buy-instead = A pearl is worth nearly $4,000 on average and costs only $500; try buying a pearl instead.
ga-lesson-bought = You alone see what it is worth: the others know only how many gems you have.
ga-lesson-recruits = { cast-carmen } has recruited: her men stay with her, earn money at the Hideout and make missions possible.
ga-lesson-passage = A Passage is played with three dice: low is a Collection, middling an Adventure, and 13 or more takes you where you like.
ga-lesson-collection = The Godfather’s Collection depends on your cash: nothing below $1,000, $100 up to $5,000, then more and more.
ga-lesson-half = This square is double, Expert or Seller: choose the Seller, and that choice is binding.
ga-lesson-half-instead = The Expert would give you next to nothing for your pearl; try the Seller instead.
ga-lesson-again = Try your luck again: buy a second pearl, the first was not worth much.
ga-lesson-again-instead = Nearly all pearls that are left are fine ones: try buying one instead.
ga-lesson-treasure = $7,000, one of the finest: say nothing, and keep it until you come to an Expert.
ga-lesson-ticket = { cast-nono } has taken two Race tickets, and everybody gets one: when the last is dealt, the horses run.
ga-lesson-steal = Adventure or Theft: have a taste of Theft, which mostly pays.
ga-lesson-steal-instead = The Adventure can wait for another turn; try the Theft instead, to see how it is played.
ga-lesson-dare = The die says shop: two times out of three one gets away with the loot, so dare it.
ga-lesson-dare-instead = Leaving brings nothing, and the risk is small; try daring it instead.
ga-lesson-fined = Bad luck: you pay the fine; without the money one takes a File, and the third puts one out of the game.
ga-lesson-hideout = Passing the Hideout brings $100 for each man, yourself included, and stopping right on it $500 more.
ga-lesson-lot = An Auction: choose what is put up for sale, for instance a diamond, which nobody will see.
ga-lesson-lot-instead = You have two pearls already; try a diamond instead, it may be worth up to $10,000.
ga-lesson-bid = Open with $300, the lowest bid: one goes up by hundreds, never beyond one’s cash, and whoever passes does not come back.
ga-lesson-bid-instead = $300 will do to open; try that bid, and see how high the others go.
ga-lesson-knocked = Sold: only the winner pays, and only the winner sees the stone.
ga-lesson-sell = Here is the Expert, who pays the full value: sell him the pearl worth $7,000.
ga-lesson-sell-instead = In the end an unsold gem counts only half; try selling the one worth $7,000 instead.
ga-lesson-sold = A gem that is sold is shown to all, and the money is yours.
ga-lesson-star = An Adventure or Mission card with a ★ is kept in hand, secret, and played before the die of a later turn.
ga-lesson-offer = As soon as you have the price of the quarter in cash you announce your offer before the die, and must then come round to the Hideout.
ga-lesson-jump = The three dice take you wherever you like: go to the outlined square, number 8, which offers an Exchange.
ga-lesson-jump-instead = Try square 8 instead: its Exchange can rid you of your poor pearl.
ga-lesson-swap-half = Choose the Exchange: the Race would do nothing about your pearl worth $300.
ga-lesson-swap-half-instead = Try the Exchange instead: with a pearl worth $300 you risk next to nothing.
ga-lesson-swap = Give away your pearl worth $300 and take one blind from whomever you choose, who cannot refuse.
ga-lesson-swap-instead = You have little to lose; try swapping your pearl instead.
ga-lesson-mission = A Mission is drawn or, if one holds a ★ Mission and has men enough, carried out for good pay.
ga-lesson-count = When the pawn with an offer comes home, cash and half of the unsold gems are counted, less $2,500 for each File.
ga-lesson-learnt = You know nearly every square of the quarter: buying, selling, swapping, stealing, recruiting, betting and bidding.
ga-lesson-later = A whole game lasts about an hour and a half, and this lesson stops near its beginning; ★ cards, Protections and the final offer are still to come. You can play this game on against the same opponents.

# Why the coach would choose so, after a colon.
ga-because-cash = you will have more cash
ga-because-cash-rivals = your rivals will have less cash
ga-because-gems = your gems will be worth more
ga-because-gems-rivals = your rivals’ gems will be worth less
ga-because-men = your men will bring in more
ga-because-men-rivals = your rivals’ men will bring in less
ga-because-missions = your Missions will bring in more
ga-because-missions-rivals = your rivals’ Missions will bring in less
ga-because-tickets = your Race tickets will be worth more
ga-because-tickets-rivals = your rivals’ Race tickets will be worth less
ga-because-protections = your Protections will spare you more
ga-because-protections-rivals = your rivals will have fewer Protections
ga-because-stars = your ★ cards will serve you better
ga-because-stars-rivals = your rivals’ ★ cards will serve them less
ga-because-dossiers = your Files will cost you less
ga-because-dossiers-rivals = your rivals’ Files will cost them more
ga-because-turn = this turn promises you more
ga-because-turn-rivals = this turn promises your rivals less
