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
