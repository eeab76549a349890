# What the page itself says. The rest comes from the house (/api/texts).

web-title-home = Tripot: gangster games
web-title-table = Tripot: at the table
web-title-replay = Tripot: watch a game again
web-title-analysis = Tripot: analysis of a game
web-title-rules = Tripot: the rules
web-title-unknown = Tripot: lost

web-skip = Skip to content
web-home = Tripot home
web-loading = Lighting the lamp…
web-close = Close
web-retry = Try again
web-go-home = Home
web-unreachable = The house does not answer. Check your connection, then try again.
web-language = Language
web-sound = Sounds
web-sound-on = Sounds are on
web-sound-off = Sounds are off
web-ambience = The room’s music
web-ambience-on = The room plays
web-ambience-off = The room is silent
web-you = you
web-me = You
web-away = gone
web-stand-in = a bot plays
web-host = host
web-clock = Time left
web-secret = You alone know this

## Home

web-motto = A back room, a lamp, four chairs. Gangster games with your friends or against our bots, without an account and without cheating.
web-play-now = Play now
web-promise = One click, and the game begins against bots.
web-shelf = The boxes of the house
web-facts = { $players } players · { $minutes } minutes
web-against = Against whom?
web-players = How many in all?
web-open-table = Open a table
web-rules = Rules
web-join-title = Join a table
web-join-code = The code you were given
web-join = Enter
web-mine = Your games in progress
web-open-tables = Open tables
web-no-tables = No table is waiting for players. Open your own: it can be listed here.
web-table-host = hosted by { $name }
web-table-seats = { $seated } of { $chairs } chairs taken
web-phase-lobby = sitting down
web-phase-playing = playing

## Who I am

web-identity = Your name at the table
web-name = Display name, up to 20 characters
web-name-keep = Keep
web-phrase-title = Play from another device too
web-phrase-about = Choose a pass-phrase here. On the other device, give the same name and the same phrase: your chairs will be there.
web-phrase = Pass-phrase
web-phrase-keep = Choose this phrase
web-phrase-enter = I chose it elsewhere
web-phrase-kept = The phrase is kept.
web-phrase-entered = Welcome back.
web-phrase-old = The phrase that you have now, to change it
web-devices = Your devices
web-devices-about = A device stays known for a year after its last visit, and for two years at most.
web-device-unknown = Unknown device
web-device-here = this device
web-device-since = known since { $day }
web-device-seen = seen { $ago }
web-device-leave = Log out
web-device-leave-one = Log out { $name }
web-devices-leave-others = Log out all others
web-devices-left = Done: you are no longer known there.
web-leave-here = Log out here
web-leave-alone = Without a pass-phrase nobody finds this name and these chairs again. Choose one first, or leave for good.
web-leave-for-good = Leave for good

## The lobby

web-lobby = sitting down
web-invited = { $name } invites you to play { $game }
web-invited-nobody = You are invited to play { $game }
web-lobby-more = Chat, settings, fairness
web-chairs = The chairs
web-empty-chair = Empty chair
web-sit = Sit down
web-stand = Stand up
web-add-bot = Seat a bot
web-other-bot = Change
web-cast = Whom to call to this chair?
web-cast-surprise = Surprise me
web-cast-how = Here: { $how }.
web-cast-here = already at the table
web-level = { $level ->
    [novice] level 1 of 5
    [easy] level 2 of 5
    [solid] level 3 of 5
    [strong] level 4 of 5
   *[master] level 5 of 5
}
web-remove = Remove
web-kick = Send away
web-start = Start the game
web-ready-host = Everything is ready. Start when you like.
web-ready = Everything is ready. The host will start the game.
web-invite = Invite
web-qr = QR code of the invite link
web-link = Invite link
web-copy = Copy the link
web-copied = Copied!
web-open = Open table
web-open-yes = Everybody sees it on the home page.
web-open-no = Only those who have the link find it.
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-options = Settings
web-host-only = The host chooses.
web-pace = Time to think
web-pace-about = { $pace ->
    [relaxed] Ample: time to think and to chat.
    [fast] Short: a few seconds for each choice.
    [days] Days: play whenever you pass by.
    [bank] A bank of 24 hours; each move gives 4 back, up to 72.
   *[none] Nobody is in a hurry.
}
web-pace-none = No limit
web-pace-relaxed = Relaxed
web-pace-fast = Fast
web-pace-days = By correspondence
web-pace-bank = Bank of hours
web-fair = Chance that anybody can check
web-fair-about = The secret from which all chance will come has already been drawn. Its seal is shown here: the house can no longer change it. Add your own pinch of salt, which the house could not foresee. At the end the secret is revealed, and this page derives every draw again.
web-seal = Seal of the secret (SHA-256)
web-salt = My pinch of salt
web-salt-example = a few random words
web-salt-add = Add
web-salted = Your pinch of salt is part of chance now.
web-salted-mark = salt added
web-gang-yellow = Star gang
web-gang-red = Diamond gang
web-gang-blue = Circle gang
web-gang-green = Trefoil gang
web-gang-orange = Triangle gang
web-gang-violet = Crescent gang

## Conversation

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-gallery = Speak to the spectators
web-chat-send = Say
web-gallery = spectators

## At the table

web-drawer = Log, chat and rules
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-know = What I know
web-log = Log of the game
web-log-empty = Nothing has happened yet.
web-open-rule = Read rule { $rule }
web-watching = You are watching
web-undo = Take back
web-undone = { $who ->
    [you] You take your choice back.
   *[other] { $name } takes a choice back.
}
web-speed-here = On a small screen the pace is set here.
web-fill = Call a bot
web-hint = Look at a choice to see what it may bring; press it to choose it, once more to confirm it.
web-hurry = Skip ▸▸
web-speed = Pace of the table:
web-speed-calm = calm
web-speed-brisk = brisk
web-speed-instant = instant
web-habit-single = Give the answer for me when there is only one
web-habit-pauses = Go on for me at pauses when I have nothing to play
web-habit-ambience = Let the room play softly
web-habit-coach = Let me ask for advice, and mark a choice that cost me dearly
web-coach = Advice?
web-coach-thinks = Let me think…
web-coach-says = In your place I would choose { $moves }.
web-coach-says-because = In your place I would choose { $moves }: { $because }.
web-coached = Advice allowed
web-mark = That choice cost you dearly. Why?
web-mark-says = About { $loss } points lost: { $moves } was better.
web-agree = I agree that everybody may ask for advice at this table
web-agreed = Everybody agrees: each of you may ask for advice.
web-agree-missing = { $count ->
    [one] { $names } has not agreed yet: nobody is advised.
   *[other] { $count } have not agreed yet ({ $names }): nobody is advised.
}
web-send-none =
    { $offered ->
        [0] Others are to play
       *[other] Make your choice
    }
web-fill-for = Call a bot for { $name }
web-who = { $name } · { $gang }
web-who-you = That is you. Your colour and your symbol are the same everywhere on the table.
web-who-person = A person, like you. The colour and the symbol are the same everywhere on the table.
web-who-bot = A bot of the house, { $level }.
web-who-away = The connection is lost. The chair waits; the host can call a bot to it.
web-who-stand-in = A bot keeps the chair until this person is back.
web-clock-about = When it has run out the house answers for whoever has not chosen.
web-first-game = Your first game
web-first-you = That is you, everywhere on the table.
web-first-aim = The aim:
web-first-end = The end:
web-first-close = Got it
web-board = Board
web-zoom = Size of the board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = See the whole board
web-see-result = See the ranking
web-see-table = See the table again
web-line-lost = Connection lost. Trying again; nothing is lost.
web-out = It is over for you
web-out-text = Your chair stays at the table: you see the rest as everybody does, to the final count.
web-out-watch = Watch the rest
web-out-note = Out: you watch
web-since = Since your last turn
web-since-close = Seen
web-absence = While you were away
web-help = Help and shortcuts
web-legend = What the signs say
web-keys = Playing by keys
web-help-about = Everything can be played with the keyboard. Hovering over a choice shows what it may bring. A press or a touch chooses it; a second one, or the gold button, confirms it. A single answer takes one press.
web-key-arrows = move from choice to choice
web-key-enter = choose, then confirm
web-key-hand = go to your choices
web-key-about = ask the table: arrows go from thing to thing, Enter opens the rule
web-key-undo = take your choice back
web-key-log = open the log
web-key-chat = open the chat
web-key-rules = open the rules
web-key-skip = skip the animation (any key does), close a sheet
web-key-zoom = zoom in, zoom out, see the whole board
web-key-help = this help

## The end

web-end-own = Place { $rank } of { $players }{ $short ->
    [yes] , { $gap } short of first place
   *[no] {""}
}.
web-turning-ask = Which moment decided it?
web-turning = The turning point
web-turning-changes = Chances to win: { $changes }
web-turning-watch = Watch that moment
web-turning-none = No moment weighed more than the others.
web-rematch = Rematch
web-verify = Check fairness
web-replay = Watch the game again
web-replay-note = Replay
web-record = Download the record
web-stop = Stop the game
web-stop-sure = Yes, stop the game
web-stop-about = The game ends here, without a winner. Its record stays, to download and verify.
web-stopped = The game was stopped before its end.
web-stuck = The game is stuck, which is a fault of the house. The host can stop it without losing anything.
web-proof = Was this game honest?
web-proof-fair = Yes, the game was honest.
web-proof-unfair = No: something is wrong.
web-proof-checked = What was checked:
web-proof-details = The documents, to do it all yourself
web-seal-promise = The seal of this game, published before the first card. At the end, the secret behind it will prove that the house chose nothing:
web-proof-running = Deriving every draw again…
web-proof-commitment = the revealed secret is the one that was sealed
web-proof-here-seal = derived in this page: the seal shown during the game is that of the secret
web-proof-here-broken = derived in this page: the secret does not fit the seal that was shown
web-proof-here-draws = { $draws ->
    [0] derived in this page: there was nothing to draw
   *[other] derived in this page: { $agreeing } of { $draws } draws found again with HMAC-SHA-256
}
web-proof-nowhere = Without a secure connection (HTTPS) this page cannot derive anything itself. Download the record and run “tripot verify”.
web-proof-failed = The check did not succeed: this game is not proved. Download it and run “tripot verify”.
web-proof-how = Each draw is an HMAC-SHA-256 of the secret and the pinches of salt. The command “tripot verify” gives the same proof offline.
web-secret-seed = Secret, revealed at the end
web-salts = Pinches of salt
web-pin-broken = Beware: the seal of this game is no longer the one that this page saw first. Chance may have been chosen afterwards: do not trust it, and ask the host to explain.
web-pin-house-broken = Beware: the key of this house is no longer the one that this page saw first. Ask the host whether it was changed.
web-pin-seal-same = the seal is the one that this page saw at the start
web-pin-seal-other = the seal is not the one that this page saw at the start: ask the host to explain
web-pin-none = this page has not kept the seal of the start: it cannot compare
web-pin-salt-same = your pinch of salt is the one that this page added
web-pin-salt-other = your pinch of salt is not the one that this page added: unless you changed it on another device, ask the host to explain
web-pin-house-same = the house has signed names, moves and result with the key that this page knows it by: it answers for them
web-pin-house-other = the house has signed with another key than the one that this page knows it by: ask it why
web-pin-own-same = your page has signed what it was told, and it is this game
web-pin-own-other = the testimony for your seat is not this page’s: unless you played on another device, ask the host to explain
web-pin-own-none = your page has not testified: it needs a secure connection (HTTPS) and a recent browser
web-proof-witness = the page of { $name } has signed what it was told, and it is this game
web-proof-unsigned = this page cannot check the signature of the house: download the game and run “tripot verify”
web-house-key = Key of the house
web-page-key = Key of this page

## Replay

web-step = Step { $step } of { $steps }
web-first = To the beginning
web-back = Previous step
web-forward = Next step
web-last = To the end
web-run = Play
web-pause = Pause
web-pace-of-replay = Speed
web-times = × { $pace }
web-rounds = Rounds
web-round = Go to round { $number }
web-perspective = Seen by
web-seen-all = everybody (nothing hidden)
web-seen-spectator = a spectator
web-copy-moment = Link to this moment
web-back-to-table = The table
web-what-if = What if… play from here
web-what-if-about = The game goes on from step { $step } against bots: what this seat knew stays, what was hidden from it is dealt anew. The record does not change.
web-what-if-as = As { $name }
web-what-if-copy = Link to this “what if”

## Rules, lost pages

web-lookup = Search the rules
web-lookup-none = Nothing about “{ $text }” in these rules. Try another word, or the number of a rule.
web-contents = Contents
web-print = Print
web-lost-title = { $kind ->
    [unreachable] The lamp went out
    [no-table] There is no such table
    [outdated] The rules have changed
    [kicked] You were shown the door
    [banned] The house does not let you in
    [forbidden] The door stays shut
    [unfinished] Patience
   *[unknown] This is the wrong door
}
web-lost = { $kind ->
    [unreachable] The server does not answer. Check your connection, then try again.
    [no-table] Check the code, or ask the person who invited you for a new link.
    [outdated] This game began with rules that the house plays no more, so it cannot go on here. Open another table.
    [kicked] This table prefers to play without you. Others are waiting.
    [banned] The host of the house has shown you the door. Your data stay yours: on the first page, press your name to take them along or delete them.
    [forbidden] Reload the page. If it goes on, allow cookies for this address.
    [unfinished] This game is not over: it can be watched again when everything has been played.
   *[unknown] This address leads to no room of the house.
}

## Scenarios

web-scenarios = Scenarios
web-scenarios-about = { $count } scenarios to solve
web-scenario = Scenario { $number }: { $title }
web-scenario-hint = A hint
web-scenario-solution = Show one way to do it
web-exercise-asked = What is asked
web-exercise-missed = Not quite yet.
web-exercise-again = Try again
web-exercise-next = The next one
web-exercise-done = solved
web-mistake = Step { $step }: a better choice
web-mistake-question = It is your turn again, with what you knew then. Another choice was worth { $gain } of winning: find it.
web-mistake-hint = You had chosen { $moves }.
web-mistake-retry = Try this choice again
web-mistakes = Learn from my mistakes
web-mistakes-none = The analysis found nothing better than your choices.
web-mistakes-one = Step { $step }: { $gain } to be found
web-title-exercise = Tripot: an exercise
web-scenario-play = Let me play
web-scenario-on = Play on against the bots

## Analysis

web-analyse = Analyse the game
web-analysis = Analysis
web-analysis-waiting = { $ahead ->
    [one] One other game is analysed before yours.
   *[other] { $ahead } other games are analysed before yours.
}
web-analysis-working = The game is played again in other ways, hundreds of times…
web-analysis-meanwhile = You may leave this page: the work goes on, and the result is kept for the whole table.
web-analysis-failed = The analysis broke off. Ask for it once more.
web-analysis-chart = Chances to win
web-analysis-all = all cards on the table
web-analysis-known = what { $name } could know
web-analysis-known-how = Worked out each time { $name } had a choice, before and after it, from that view of the table alone.
web-analysis-read = Read the curve step by step
web-analysis-chance = { $name } { $chance }
web-analysis-start = Before anything was done
web-analysis-drawn = Something is drawn, and not shown.
web-analysis-unseen = { $name } made a choice that nobody saw.
web-quote = “{ $text }”
web-analysis-jump = Watch this step
web-analysis-see = Show step { $step } on the curve
web-analysis-step = Step { $step }
web-analysis-chose = { $name } played { $moves }.
web-analysis-rather = Better: { $moves }.
web-analysis-gain = { $gain } chance to win (± { $error })
web-analysis-more = { $count ->
    [one] … and one more line in the log
   *[other] … and { $count } more lines in the log
}
web-plain-asked = Your move.
web-plain-waiting = Waiting for { $names }.
web-plain-over = The game is over.
web-plain-move = { $move }
web-plain-event = { $name } { $event }

## The cast at the table

web-your-turn = Your turn – { $game }
web-hush = Silence the bots
web-notify = Notify me on my turn
web-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
web-parley = Bargain
web-reactions = In a word
web-reaction-bravo = Bravo!
web-reaction-ouch = Ouch!
web-reaction-thanks = Thanks
web-reaction-no-grudge = No hard feelings
web-reaction-haha = Ha ha!
web-reaction-shall-we = Shall we?
web-reaction-fishy = Fishy…
web-reaction-cheers = Cheers!
web-hello-lulu = It’s my first game! Well, the second.
web-hello-philibert = You are sure this is legal?
web-hello-colette = Are we playing for real money?
web-hello-anatole = Never mind me.
web-hello-bibi = Ta-ta-ta! Shall we?
web-hello-mado = Evening. Fair warning: I bite.
web-hello-titi = Read all about it! No? Then let’s play.
web-hello-pepe = Easy now, the night is long.
web-hello-ginette = You never heard me come in?
web-hello-nono = Are we playing or moving furniture?
web-hello-yvonne = I left a case under the table. Leave it there.
web-hello-eusebe = Let everything be done in due form.
web-hello-carmen = Hold on to your hats.
web-hello-oscar = Nice watch. We’ll talk about it later.
web-hello-suzon = A song before, a song after.
web-hello-hortense = You are two minutes late.
web-hello-marius = Cast off, I go first.
web-hello-odette = Guess what I have under the hat.
web-hello-gaspard = To the gram, my friends, to the gram.
web-hello-leontine = I have checked the door. Twice.
web-hello-comtesse = Tea, anyone?
web-hello-anselme = In time, if you please.
web-hello-zelda = Engine’s warm. Off we go.
web-hello-prosper = I am opening a fresh page for each of you.
web-hello-igor = Nothing up my sleeves. For now.
web-quip-bold-gloat-1 = And that’s how it’s done!
web-quip-bold-gloat-2 = Anybody else?
web-quip-bold-gloat-3 = Straight ahead!
web-quip-bold-curse-1 = Blast it!
web-quip-bold-curse-2 = Somebody will pay for that.
web-quip-bold-curse-3 = Didn’t even hurt.
web-quip-bold-bye = A fine brawl! Another one?
web-quip-careful-gloat-1 = That will do for me.
web-quip-careful-gloat-2 = All in good time.
web-quip-careful-gloat-3 = No need to rush.
web-quip-careful-curse-1 = I was afraid of that.
web-quip-careful-curse-2 = Should have stayed in bed.
web-quip-careful-curse-3 = Careful, I said…
web-quip-careful-bye = Well played. And everybody in one piece.
web-quip-greedy-gloat-1 = In it comes.
web-quip-greedy-gloat-2 = The sum is right.
web-quip-greedy-gloat-3 = Keep the change. No: hand it over.
web-quip-greedy-curse-1 = My money!
web-quip-greedy-curse-2 = That goes on your bill.
web-quip-greedy-curse-3 = Daylight robbery.
web-quip-greedy-bye = Good game. Who is paying for the drinks?
web-quip-sly-gloat-1 = Well, how curious.
web-quip-sly-gloat-2 = Nothing to do with me.
web-quip-sly-gloat-3 = Look the other way.
web-quip-sly-curse-1 = Ah. Noted.
web-quip-sly-curse-2 = Nobody does that to me twice.
web-quip-sly-curse-3 = Whose ear was that?
web-quip-sly-bye = My compliments. I saw nearly all of it coming.

## The lesson

web-learn = Learn ({ $minutes } min)
web-learn-first = First time? Learn { $game } by playing ({ $minutes } min)
web-lesson = Lesson
web-lesson-yours = Your move
web-lesson-step = Lesson: { $n } of { $total }
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-leave = Go on later
web-lesson-again = Read again what the lesson says
web-lesson-over = Lesson learnt
web-lesson-on = Play this game on
web-lesson-repeat = Do the lesson again

web-title-duel = Tripot: a duel
web-title-daily = Tripot: the daily duel
web-duel-offer = Challenge a friend
web-duel-link = Send this link: the same seat, the same chance, the same bots. Your game stays hidden until theirs is over.
web-duel-address = Link of the challenge
web-duel-follow = Follow the challenge
web-duel-compare = Compare the games
web-duel-title = { $name } challenges you
web-duel-own = Your challenge
web-duel-about = { $game } with { $players } players, against { $others }: the same seat, the same chance, the same bots.
web-duel-hidden = The game { $name } played is shown when yours is over. It is played once, and without advice.
web-duel-waits = Nobody has finished this game yet. Send the link, and come back later.
web-duel-accept = Take up the challenge
web-duel-go-on = Go on with the game
web-duel-you = You
web-duel-rank = { $rank ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $rank }th of { $players }
}
web-duel-outcome = { $outcome ->
    [won] You did better than { $name }
    [lost] { $name } did better than you
   *[even] You and { $name } did equally well
}
web-duel-parted = Where the paths part
web-duel-mattered = What mattered afterwards
web-duel-mine = You chose { $moves }.
web-duel-theirs = { $name } chose { $moves }.
web-duel-moment = See step { $step }
web-duel-alike = You made exactly the same choices.
web-every-day = Every day
web-daily = The daily duel
web-daily-brief = One deal of each game, the same for everybody
web-daily-about = The same deal for everybody, once for each person. A game that has begun can be finished until tomorrow night.
web-daily-against = Against { $cast }.
web-daily-players = { $count ->
    [0] Nobody has played yet.
    [one] { $count } person has begun.
   *[other] { $count } people have begun.
}
web-daily-play = Play
web-daily-own = Your result: { $score }, place { $rank } of { $players }.
web-daily-appear = Show my name in the table
web-daily-results = Results of the day
web-daily-sealed = Others still play this deal: replay and proof open the day after tomorrow.
web-daily-check = Check that nobody knows the deal beforehand
web-daily-check-about = All deals of a day come from one secret. Its seal (SHA-256) is shown the day before, the secret two days later; the seed of a game is HMAC-SHA256 of its name with that secret.
web-daily-seal = Seal, { $date }
web-daily-seal-tomorrow = Seal of tomorrow
web-daily-secret = Secret revealed, { $date }

## Puzzles

web-title-puzzles = Tripot: the puzzle of the day
web-title-shelf = Tripot: the shelf of puzzles
web-puzzles = Puzzles · { $game }
web-puzzles-about = Moments of games between strong bots, seen from one chair. One choice is clearly better than all others: find it.
web-puzzles-own = Your rating: { $rating } · { $solved } of { $count } solved
web-puzzle = Puzzle rated { $rating }
web-puzzle-daily = The puzzle of the day
web-puzzle-daily-brief = One right choice, the same for everybody
web-puzzle-daily-about = One moment of each game, the same for everybody today. One choice is clearly the best.
web-puzzle-today = Today
web-puzzle-streak = { $count ->
    [0] Solve today’s to begin a streak.
    [one] A streak of one day.
   *[other] A streak of { $count } days.
}
web-puzzle-shelf = { $count ->
    [one] One puzzle to solve
   *[other] { $count } puzzles to solve
}
web-puzzle-rating = rated { $rating }
web-tried-new = not tried yet
web-tried-missed = missed at first
web-tried-solved = solved
web-puzzle-number = Puzzle { $number }
web-puzzle-theme = Theme
web-puzzle-all = All
web-puzzle-open = Hide those I have solved
web-puzzle-none = Nothing left to solve here: take another theme.
web-puzzle-fitting = One that suits me
web-puzzle-weighed = What each choice is worth
web-puzzle-weighed-about = The share of wins when the game is played to its end, hundreds of times, with all that you could not know dealt otherwise.
web-puzzle-yours = your choice
web-puzzle-rated = Your rating goes from { $before } to { $rating }.
web-puzzle-rated-before = Only the first try counts for your rating.
web-puzzle-share = Copy the link, without the solution

## My games

web-title-games = Tripot: my games
web-games = My games
web-games-running = In progress
web-games-none = No game waits for you.
web-games-play = Play a game
web-games-turn = Your turn, for { $span }
web-games-waits = Waiting for { $names }, for { $span }
web-games-left = { $left } left
web-games-latest = Your last games
web-games-all = All my games
web-games-others = { $count ->
    [one] And one more
   *[other] And { $count } more
}
web-calls = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
}
web-games-past = Finished
web-games-won = Won
web-games-shared = Won by { $count }
web-games-nobody = Lost by everybody
web-games-stopped = Stopped
web-games-with = with { $names }
web-games-replay = Watch
web-games-analyse = Analyse
web-games-gone = Without a link: the table is kept no more, its result is.
web-games-more = Older games
web-games-which = Which game
web-games-every = Every game
web-games-whom = With whom
web-games-anybody = With anybody
web-games-companion = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
})
web-games-figures = In figures
web-games-nothing = Nothing of the kind so far.
web-games-new = Your finished games will be listed here with their results, also when their table is kept no more.
web-games-count = Finished games
web-games-wins = Won
web-games-share = Equal share
web-games-longest = Longest streak
web-games-streak = { $count ->
    [one] 1 right now
   *[other] { $count } right now
}
web-games-luck = Luck, per game
web-games-skill = Skill, per game
web-games-luck-line = Luck
web-games-skill-line = Skill
web-games-plot-wins = Games won, and what an equal share would bring
web-games-plot-luck = { $count ->
    [one] Luck and skill, in wins, over 1 analysed game
   *[other] Luck and skill, in wins, over { $count } analysed games
}
web-games-unweighed = Analyse a finished game: its parts of luck and skill will be drawn here.
web-plot-end = { $name } { $end }

## Notices

web-title-mail = Tripot: notices by mail
web-notices = Tell me when it is my turn
web-notices-about = When the page is closed. A notice says which table waits for you and what is asked there, never what anybody holds.
web-notices-push = Tell this browser
web-notices-here = This browser tells you, even when it is closed.
web-notices-impossible = This browser takes no notices here: it needs an https address, and on an iPhone the page on the home screen.
web-notices-denied = The browser refuses notices of this page. Allow them in its settings, then try again.
web-notices-failed = The browser could not reach its push service. Try again later.
web-notices-on = Noted: you will be told.
web-notices-asked = A mail waits for you: confirm the address by the link in it.
web-notices-removed = Removed.
web-notices-mail = Mail
web-notices-hook = Webhook ({ $hosts })
web-notices-kind = In which form
web-notices-discord = Discord
web-notices-ntfy = ntfy
web-notices-json = JSON
web-notices-add = Add
web-notices-remove = Remove
web-notices-remove-one = Remove { $name }
web-notices-unconfirmed = to be confirmed
web-notices-failing = does not answer
web-mail-confirm = Be told by mail
web-mail-confirm-about = This address is yours, and you want a mail when it is your turn?
web-mail-confirm-go = Yes, it is my address
web-mail-confirm-done = Noted: you will be told.
web-mail-stop = Be told by mail no more
web-mail-stop-about = You will receive no more mail from this house.
web-mail-stop-go = Send me nothing more
web-mail-stop-done = Done: this address is deleted.
web-notices-push-kind = Browser

## Ratings and queue

web-title-queue = Tripot: queue
web-title-ratings = Tripot: ratings
web-together = With others
web-rated = Rated game
web-rated-about = The result moves your rating up or down. The game has a clock and is played to its end: if you leave, the house plays for you, and the result counts. Your name appears in the leaderboard unless you take it off.
web-rating-moved = { $points } rating
web-ratings = Leaderboard
web-ratings-brief = Who plays best, game by game.
web-ratings-about = Only rated games count. Bots are the landmarks: their strength is fixed. After { $enough } games your rating is no longer provisional and you get a place.
web-ratings-own = My rating
web-ratings-placed = The board
web-ratings-none = Nobody has { $enough } rated games here yet. First place is free.
web-ratings-bots = Bots never move: they tell what points are worth.
web-ratings-newcomers = Provisional ratings
web-ratings-bot = { $level ->
    [novice] Greenhorn bots
    [easy] Amateur bots
    [solid] Regular bots
    [strong] Sharp bots
   *[master] Master bots
}
web-ratings-you = (you)
web-ratings-column-place = Place
web-ratings-column-name = Name
web-ratings-column-points = Points
web-ratings-column-games = Games
web-rating-provisional = { $missing ->
    [one] provisional, one game to go
   *[other] provisional, { $missing } games to go
}
web-rating-place = place { $place }
web-rating-hidden = not on the board, as you wished
web-rating-doubt = Your strength is most likely between { NUMBER($low, useGrouping: "false") } and { NUMBER($high, useGrouping: "false") }: every game narrows it down.
web-rating-show = Show my name on this board
web-queue = Queue
web-queue-brief = A table with whoever comes along.
web-queue-about = Wait for other people, { $time } at most. When the countdown ends, bots take the empty chairs and the game begins.
web-queue-level = Bots to fill up with
web-queue-join = Wait
web-queue-go = Find a rated game
web-queue-who = Who is waiting
web-queue-line = { $game }, { $level ->
    [novice] greenhorns
    [easy] amateurs
    [solid] regulars
    [strong] sharps
   *[master] masters
}: { $names }
web-queue-with = Wait with them
web-queue-nobody = Nobody is waiting just now. The first to come starts the countdown.
web-queue-then = Then bots take the empty chairs. As soon as all are taken, the game begins.
web-queue-empty = free chair
web-queue-status = { $count } of { $chairs }
web-queue-close = Closing this page takes you out of the queue.
web-queue-leave = Leave the queue

## Evenings

web-title-evenings = Tripot: evenings
web-title-evening = Tripot: an evening
web-title-wall = Tripot: the evening on the wall
web-evenings = Evenings
web-evenings-brief = Tournaments for a club.
web-evenings-about = A tournament in one evening: you send a link, people enter, you open the rounds, and the house sends everybody to a table. Bots may enter, too.
web-evenings-mine = Your evenings
web-evening-new = Open an evening
web-evening-title = Name of the evening
web-evening-example = Thursday at the Tripot
web-evening-size = Players at a table
web-evening-kind = Kind
web-evening-kind-swiss = Swiss system
web-evening-kind-round-robin = Round robin
web-evening-rounds = Rounds
web-evening-open = Open the evening
web-evening-phase-open = open to enter
web-evening-phase-running = under way
web-evening-phase-over = The evening is over.
web-evening-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
web-evening-yours = you run it
web-evening-plan = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, tables of { $size }
web-evening-host = run by { $name }
web-evening-waiting = Open to enter.
web-evening-round-on = Round { $number }: { $missing ->
    [one] one table is still playing.
   *[other] { $missing } tables are still playing.
}
web-evening-round-over = Round { $number } is over.
web-evening-unmet = { $count ->
    [0] Everybody has met everybody.
    [one] One meeting is still to come.
   *[other] { $count } meetings are still to come.
}
web-evening-go = Go to my table
web-evening-enter = Enter
web-evening-leave = Drop out
web-evening-wall = Screen for the wall
web-evening-run = Run the evening
web-evening-done = The planned rounds are played. You can end the evening, or add a round.
web-evening-next = Open round { $number }
web-evening-end = End the evening
web-evening-bots = Bots to enter
web-evening-level = Their level
web-evening-add = Enter them
web-evening-round = Round { $number }
web-evening-standings = Standings
web-evening-list = Entrants
web-evening-nobody = Nobody has entered yet.
web-evening-points = Points
web-evening-opponents = Opponents
web-evening-beaten = Beaten
web-evening-wins = Wins
web-evening-byes = Byes
web-evening-dropped = (dropped out)
web-evening-drop = Remove
web-evening-ties-swiss = With equal points: first whoever has met the strongest (their points, on average), then whoever has beaten the strongest, then the number of wins. A bye is worth half a point.
web-evening-ties-round-robin = With equal points: first whoever has beaten the strongest, then the number of wins. A bye is worth half a point.
web-evening-table = Table { $number }
web-evening-watch = Watch
web-evening-sit-out = Sitting out this round: { $names }
web-evening-invite = Enter by this link
web-evening-back = Back to the evening

## Slow games

web-reaction-nudge = We are waiting for you!
web-elsewhere = While I am away
web-nudge = Remind them that it is their turn
web-nudge-title = A gentle reminder
web-nudge-who = { $count ->
    [one] The table is waiting for { $names }.
   *[other] The table is waiting for { $names }.
}
web-nudge-later = Possible { $when }.
web-nudge-nobody = The table is waiting for nobody else.
web-orders = The house answers for me
web-orders-about = Sealed: nobody else learns of it. You can change your mind at any time; taking a move back clears all of it.
web-order-amount = Up to
web-holiday = Holidays
web-holiday-about = Your clocks stand still in slow games that are under way: two weeks at a time, thirty days a year.
web-holiday-days = How many days?
web-holiday-go = Go
web-holiday-until = You are on holiday until { $day }.
web-holiday-back = I am back
web-holiday-none = You have taken all your holidays of this year.
web-holiday-where = To stop your clocks for some days:
web-on-holiday = holiday
web-on-holiday-until = On holiday until { $day }: this clock stands still.

## Good company

web-title-admin = Tripot: the house
web-cancel = Cancel
web-company = Good company
web-company-alone = Nobody else is at this table.
web-company-about = { $vote ->
    [0] To mute somebody changes nothing for the others. Only the host of the house reads a report.
   *[other] To mute somebody changes nothing for the others. Only the host of the house reads a report. A vote to send somebody away is seen by all: if it passes, a bot takes the chair and the game goes on.
}
web-mute = Mute
web-mute-one = Mute { $name }
web-muted = You no longer hear { $name }, at any table.
web-muted-mark = muted for you
web-muted-people = People you have muted
web-muted-about = You do not see what they say, at any table. They do not know.
web-muted-nobody = You hear everybody.
web-unmute = Hear again
web-unmute-one = Hear { $name } again
web-unmuted = You hear { $name } again.
web-report = Report
web-report-one = Report { $name }
web-report-about = The host of the house will see your name, the table, and the last things that this person said there. Nobody else will.
web-report-kind = What is wrong
web-report-words = Hurtful words
web-report-name = A hurtful name
web-report-leaving = Spoils the game on purpose
web-report-cheating = Cheating
web-report-other = Something else
web-report-more = What happened, if you like
web-report-send = Send
web-reported = It is passed on: the host of the house will read your report about { $name }.
web-vote = Ask to send away
web-vote-take-back = Take my vote back
web-vote-given = Your vote counts. Everybody sees it.
web-vote-back = Your vote is taken back.
web-vote-count = send away { $votes }/{ $needed }
web-vote-about = { $votes ->
    [one] One vote to send this person away, of the { $needed } it takes.
   *[other] { $votes } votes to send this person away, of the { $needed } it takes.
}
web-gone-conceded = has conceded
web-gone-voted = sent away
web-gone-about = { $how ->
    [voted] The others have sent this person away. A bot plays here to the end, and its result is the person’s.
   *[conceded] Gone for good. A bot plays here to the end.
}
web-leave-game = Leave the game
web-step-out = Back soon: a bot plays meanwhile
web-step-out-about = Step out: a bot takes your chair, and you have it back when you come to the table again.
web-concede = Concede…
web-concede-about = { $counts ->
    [rated] A rated game: you will count as last and your points will move. A bot plays in your place to the end; nothing is cancelled for the others. You will not have your chair back.
    [evening] A game of the evening: you will count as last at this table, and play in the next round. A bot plays in your place to the end; nothing is cancelled for the others. You will not have your chair back.
   *[none] A bot plays in your place to the end, and you watch without seeing anything hidden. Among your games you will be last. You will not have your chair back.
}
web-concede-sure = Concede for good
web-concede-stay = Stay
web-own = Your data
web-own-about = All that the house knows of you, in a single file; or delete all of it, without asking anybody.
web-own-export = Take it all along
web-own-delete = Delete it all…
web-own-sure-about = Your name, your devices, your games, your ratings, your notices: all of it goes, for good. A bot finishes your running games. Others keep theirs: there you become “Anonyme”, and what you have said disappears.
web-own-sure = Delete it all for good
web-own-gone = All of it is deleted.

## The page of the host of the house

web-admin = The house
web-admin-about = This page is the host’s. The token is printed where the house was opened.
web-admin-token = Token
web-admin-leave = Sign out
web-admin-house = State
web-admin-reports = Reports
web-admin-people = People
web-admin-bans = Bans
web-admin-tables = Tables
web-admin-figures = At the moment
web-admin-count-sockets = { $count ->
    [one] open line
   *[other] open lines
}
web-admin-count-people = { $count ->
    [one] person known
   *[other] people known
}
web-admin-count-running = { $count ->
    [one] game going on
   *[other] games going on
}
web-admin-count-tables = { $count ->
    [one] table kept
   *[other] tables kept
}
web-admin-count-nodes = { $count ->
    [one] node
   *[other] nodes
}
web-admin-count-reports = { $count ->
    [one] report to read
   *[other] reports to read
}
web-admin-count-bans = { $count ->
    [one] ban
   *[other] bans
}
web-admin-since = Tripot { $version }; this node has been open since { $day }.
web-admin-backup = Download a backup
web-admin-backup-about = It holds everything, secrets of running games included: keep it where nobody else reads.
web-admin-metrics = See the metrics
web-admin-failures = What has failed
web-admin-failures-none = Nothing since it was opened.
web-admin-limits = Limits
web-admin-limits-about = How often each has held somebody back since the house was opened.
web-admin-limits-all = All { $count } limits
web-admin-limit = Limit
web-admin-rate = a minute
web-admin-burst = at once
web-admin-held = held back
web-admin-reports-none = Nobody has reported anything.
web-admin-reported = reported by { $name } on { $day }, at table
web-admin-said = Said at this table:
web-admin-settle = Settle
web-admin-settled = It is settled.
web-admin-closed = settled
web-admin-banned = banned
web-admin-ban = Ban
web-admin-ban-for = Ban { $name }
web-admin-days = { $days ->
    [0] for good
    [one] one day
   *[other] { $days } days
}
web-admin-reason = Reason, for you alone
web-admin-find = A name, or a part of one
web-admin-look = Search
web-admin-nobody = Nobody of this name.
web-admin-person = { $devices ->
    [one] one device
   *[other] { $devices } devices
} · { $tables ->
    [0] at no table
    [one] at one table
   *[other] at { $tables } tables
} · { $games ->
    [0] no finished game
    [one] one finished game
   *[other] { $games } finished games
} · { $reports ->
    [0] no report
    [one] one report
   *[other] { $reports } reports
}
web-admin-bans-about = A ban holds for the person and for the devices where that person was known. Whoever clears the cookies comes back as a stranger.
web-admin-bans-none = Nobody is banned.
web-admin-until = until { $day }
web-admin-for-good = for good
web-admin-lift = Lift
web-admin-lift-one = Lift the ban of { $name }
web-admin-lifted = { $name } may come in again.
web-admin-phase-lobby = sitting down
web-admin-phase-playing = being played
web-admin-phase-over = over
web-admin-counts = counts
web-admin-remove = Remove
web-admin-remove-sure = Remove for good
web-admin-remove-about = { $counts ->
    [0] The table goes with its games and its chat.
   *[other] This table counts for a rating or an evening: without it, its running game will have no result.
}
web-admin-removed = The table is removed.
web-admin-tables-none = No tables.

## Without the house, and installed

web-title-lessons = Tripot: a lesson to read
web-offline = The house does not answer
web-offline-about = No line, or the house is closed. Nothing is lost: your games wait for you there. What this page took along can still be read.
web-offline-read = To read meanwhile
web-offline-mark = offline
web-offline-puzzles = { $count } puzzles
web-lesson-read = The lesson
web-lesson-of = Lesson: { $game }
web-lesson-read-about = What one learns in the guided first game, in order. With the house, it is played.
web-renew-ready = A new version of the page is ready.
web-renew = Take it
web-later = Later
web-install = Keep Tripot at hand
web-install-about = An icon, a window of its own, and the rules even without a network.
web-install-go = Install

## A screen for those who watch

web-title-stream = Tripot: the table live
web-stream = Project or stream this game
web-stream-about = A large page without chat that shows what any spectator sees, and never a hand. The house delays it by as much as you like.
web-stream-late = Delay
web-stream-delay = { $seconds ->
    [0] none
    [30] 30 seconds
    [120] 2 minutes
   *[300] 5 minutes
  }
web-stream-link = Address of the screen
web-stream-open = Open the screen
web-stream-soon = Live in a moment
web-stream-lobby = People are sitting down. The game is about to begin.
web-stream-again = Back on the line: more in
