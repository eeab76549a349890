# 12 Gangsters on a screen.

tg-title = 12 Gangsters
tg-web-round = Round { $round } of { $rounds }
tg-web-law = { $who ->
    [you] You are the Boss: whoever aims higher than your card is refused.
   *[other] { $name } is the Boss: whoever aims higher than the Boss’s card is refused.
}
tg-web-limit = No more than
tg-web-boss = Boss
tg-web-chosen = Sealed
tg-web-choosing = thinking…
tg-web-over = The game is over.
tg-web-drawing = The first Boss is being drawn…
tg-web-sealed = Your { $card } is sealed. Waiting for { $names }.
tg-web-waiting = Waiting for { $names }.
tg-web-send = Send the { $card } · { $figure }
tg-web-card = { $card }, { $figure }{ $state ->
    [used] {""}, has been used. Why not?
    [sealed] {""}, sealed
   *[held] {""}
}
tg-web-strip = Validated: { $validated }. Refused: { $refused }. In hand: { $hand }.
tg-web-strip-dark = Validated: { $validated }. Refused, face down: { $refused }. In hand: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}.
tg-web-know-choice = Your sealed card is the { $card }: the others know only that you have chosen.
tg-web-know-hand = { $count ->
    [one] You have one card left: { $cards }.
   *[other] You have { $count } cards left: { $cards }.
}
tg-web-know-other = { $count ->
    [one] { $name } has one card left: { $cards }.
   *[other] { $name } has { $count } cards left: { $cards }.
}
tg-web-know-forgotten = { $count ->
    [one] { $name } has one card left; which one is yours to remember.
   *[other] { $name } has { $count } cards left; which ones is yours to remember.
}
tg-web-option-first_boss = First Boss
tg-web-explained-first_boss = Who gets the token to begin with.
tg-web-choice-random = Drawn at random
tg-web-option-memory_aid = Memory aid
tg-web-explained-memory_aid = Shows which cards everybody has left. Without it you must remember.
tg-web-figure-1 = the Kid
tg-web-figure-2 = the Weasel
tg-web-figure-3 = the Lookout
tg-web-figure-4 = the Cardsharp
tg-web-figure-5 = the Singer
tg-web-figure-6 = the Driver
tg-web-figure-7 = the Fiddler
tg-web-figure-8 = the Notary
tg-web-figure-9 = the Widow
tg-web-figure-10 = the Banker
tg-web-figure-11 = the Dandy
tg-web-figure-12 = the Giant

## What things are

tg-thing-card = A gangster of the gang
tg-does-card = He aims at as many millions as his number. Below the Boss’s card, or equal to it, he brings them home; above it, nothing.
tg-thing-used = A gangster already sent
tg-does-used = His card is on the table and never returns to the hand.
tg-thing-boss = The Boss token
tg-does-boss = The Boss’s card sets the limit of the round. Then the token passes to the left.
tg-thing-limit = The limit
tg-does-limit = It is the Boss’s card. Below it a heist succeeds; above it, it is refused; equal to it, it succeeds and the Boss fails.
tg-thing-empty = A place to fill
tg-does-empty = The card of this round is laid here, face down.
tg-thing-sealed = A sealed card
tg-does-sealed = It has been chosen. It can still be changed until everybody has chosen.
tg-thing-thinking = A choice to come
tg-does-thinking = The others learn that a choice has been made, never which. All cards are turned together.
tg-thing-validated = A validated heist
tg-does-validated = The card was not above the Boss’s: its millions count at the end.
tg-thing-refused = A refused heist
tg-does-refused = The card was above the Boss’s, or it was the Boss’s and somebody equalled it: it brings nothing.
tg-thing-held = A card in hand
tg-does-held = It has not been used yet. Each card is used once.
tg-thing-unknown = A forgotten card
tg-does-unknown = Without the memory aid the table does not say whether it was used: remember it yourself.
tg-thing-score = The loot
tg-does-score = The sum of the validated cards, in millions. At the end the largest loot wins.
tg-thing-round = The rounds
tg-does-round = One card is played each round. The game ends when all cards have been played.
tg-first-aim = the largest loot. Stay below the Boss’s card, but not by too much.
tg-first-end = when all cards have been played; validated heists are added up.
