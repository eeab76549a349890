# What every room of the house says. Every problem also says what to do.

## Rules of play in general

refusal-over = The game is over: look at the ranking, or start another game.
refusal-not-seated = Nobody sits there: take the seat of one of the players.
game-unknown = No game here is called “{ $game }”. Games of the house: { $games }.
bot-unknown = No bot is called “{ $bot }”. Choose from: { $bots }; or name your own as ./my_bot.py:MyBot.
bot-file-missing = There is no file “{ $file }”. Name the file of your bot and its class, as in ./my_bot.py:MyBot.
bot-file-class = “{ $file }” names no class. Add it after a colon, as in ./my_bot.py:MyBot.
bot-file-broken = “{ $bot }” cannot be loaded: { $error } ({ $place }). Correct it there.
bot-class-missing = “{ $file }” has no class “{ $bot }”. { $count ->
    [0] Write one that derives from tripot.bots.Bot.
   *[other] It has: { $bots }.
}
bot-not-a-bot = “{ $bot }” in “{ $file }” is not a bot: let it derive from tripot.bots.Bot.
bot-abstract = “{ $bot }” lacks what every bot needs: { $methods }. Write it.
bot-not-made = “{ $bot }” could not take its chair: { $error } ({ $place }). A bot is made with game, seat and seed.
bot-failed = “{ $bot }” failed in seat { $seat }: { $error } ({ $place }). Correct it there.
bot-no-action = “{ $bot }” in seat { $seat } answered { $answer }. It must answer one of the numbers it was given: { $legal }.
bot-illegal = “{ $bot }” in seat { $seat } chose { $action }, which { $rule } forbids: { $why } It must answer one of the numbers it was given.
players-wrong = { $game } cannot be played by { $players }. Possible numbers of players: { $allowed }.
option-unknown = This game has no option “{ $option }”. Its options: { $allowed }.
option-wrong = An option has an impossible value ({ $detail }). The command “tripot games” lists the options of each game.
position-wrong = This position is not well written ({ $detail }). Compare it with one that the game itself gives.
misfit-type = “{ $where }” must be “{ $expected }”, not “{ $found }”
misfit-length = “{ $where }” must be “{ $expected }” of length { $limit }
misfit-limit = “{ $where }” must be “{ $expected }” { $limit }
misfit-missing = “{ $where }” lacks “{ $field }”
misfit-unknown = nothing in “{ $where }” is called “{ $field }”
misfit-json = byte { $byte } is out of place in JSON
misfit-cut = the text ends too soon
misfit-toml = line { $line }, column { $column }
misfit-value = the value of “{ $where }” is impossible
notation-unreadable = “{ $text }” is not a move: write the letter of a seat, a space, then the move, like “B 7”.
scenario-unknown = { $count ->
    [0] { $game } has no scenarios: play a whole game.
   *[other] There is no scenario { $number }: { $game } has 1 to { $count }.
}
lesson-none = { $game } has no lesson: play a game, or read its rules.
puzzle-unknown = No puzzle is called “{ $id }”: take today’s, or choose one from the shelf.
train-hidden = “{ $text }” units cannot be hidden: give a multiple of four, such as 32.
train-few = “{ $games }” is too little for a round: with fewer games than { $least } nothing is learnt.
train-no-row = { $game } has no row of numbers to learn from: give it an observation.py (docs/add-a-game.md).
train-no-formula = { $game } has no formula to put right: its Brain needs a forecast (docs/add-a-game.md).
train-part = “{ $text }” is nothing that can be learnt: value (what tables are worth) or policy (what is chosen).
train-no-tree = The search of { $game } grows no tree whose choices could be learnt: its Brain needs a Thinker (docs/add-a-game.md).
train-other-course = “{ $folder }” holds another training (another part, other players, games, thoughts, units or seed): give another folder with --out.
bot-net = “{ $file }” is not a net that can play { $game }: { $why ->
    [missing] there is no such file.
    [broken] it is not a file that “tripot train” has written.
   *[other] it has learnt another game, other rules or another edition.
}
dataset-other = “{ $folder }” holds games of another plan: give another folder with --out.
puzzles-none = { $game } has no puzzles: “tripot puzzles make” makes some.
puzzles-task = “{ $text }” is not a task: write play, make or check.
puzzles-other-shelf = “{ $file }” is another shelf (another game, number, rules or options): give another file.
lesson-unreadable = This file is not a lesson: { $detail }
lesson-task = “{ $text }” cannot be done with a lesson: write “tripot lesson check”.
lesson-no-text = the text { $text } is missing ({ $tongue }).
lesson-names = this name is used twice, or the note waits for another that does not exist.
lesson-when = a note comes with an event or with a question, and only a question can wait for an answer.
lesson-line = “{ $line }” no longer fits: { $why } The table waits for: { $asked }
lesson-unfinished = the lesson does not come to its end.
lesson-never = this note is never said; it waits for: { $when }
lesson-astray = a learner who chose freely could not go on at step { $step }: { $why }
lesson-report = { $game }: { $count ->
    [0] all is well.
    [one] one thing no longer fits.
   *[other] { $count } things no longer fit.
} { $notes } notes, { $asks } moves asked for, { $minutes } minutes. Rules: { $rules }
rule-unknown = No rule has the number { $rule }. The command “tripot rules” shows all numbers.

## The match

fairness-seed-length = The secret must have 32 bytes, this one has { $length }: give exactly 32.
fairness-nonce-length = This pinch of salt is too long ({ $length ->
    [one] { $length } character
   *[other] { $length } characters
}): { $most } at most.
match-too-many = There are more names or pinches of salt than seats: { $players } at most.
match-nature = Nobody plays for chance: play from one of the seats at the table.
match-unwritable = A name or nonce contains half of a character, which no file can hold. Type it again.
match-half-choice = This choice is only begun: go on until it is whole, then it is played.
match-beyond-choice = This choice is already whole: what comes after it is a choice of its own.
match-no-undo = There is nothing to take back: a choice can be taken back until somebody else has moved or something was revealed. Play on.

## Records

record-not-text = This file is not text: byte { $byte } is not UTF-8. Give a record of Tripot.
record-not-record = This file is not a recorded game ({ $detail }). Give a file that “tripot play --record” wrote.
record-foreign = This file is of another kind (“{ $found }”). Give a file that “tripot play --record” wrote.
record-version = This record has version { $found }, and this Tripot reads version { $known }: use the Tripot that wrote it.
record-damaged = The record is damaged ({ $detail }). Get an intact copy.
record-layout = The record was changed: line { $line } is not as Tripot writes it. Get an intact copy.
record-result = The result in the record is not the one of the moves: the record was changed. Get an intact copy.
record-step = Step { $step } (“{ $text }”) is impossible. { $why } Get an intact copy.
record-checks-count = There { $checks ->
    [one] is { $checks } check
   *[other] are { $checks } checks
} for { $steps } { $steps ->
    [one] step
   *[other] steps
}: there must be one each. Get an intact copy.
record-header = The header of the record does not fit its check: somebody changed it. Get an intact copy.
record-opening = The position that the record begins with is not a possible one: { $why } Get an intact copy.
record-check = Step { $step } does not fit its check: this step was changed. Get an intact copy.
record-game = This record is of a game unknown here, “{ $game }”. Games of the house: { $games }.
record-rules = This game follows version { $found } of the rules, and this Tripot version { $known }: use the Tripot that wrote it.
record-edition = This game was played with another edition, “{ $name }” (hash { $hash }…). Give its file with --edition.
verify-unfinished = This game is not over: its secret is not yet revealed. Verify it when it has ended.
verify-commitment = The revealed secret is not the one that was sealed at the start: this game cannot be trusted. Get an intact copy, or ask the host to explain.
verify-outcome = Step { $step } is not what the secret draws: it says “{ $found }” instead of “{ $expected }”. This game cannot be trusted: ask the host to explain.
verify-seed = The secret in the record is not a row of 64 hexadecimal digits. Get an intact copy.
verify-house = The house’s signature does not go with this record: a name, a move, the result or a testimony was changed. Get an intact copy from the house.
verify-house-key = This record is not signed with the key you give.
    Given:  { $given }
    Found:  { $found }
    Take the key that the house publishes, or ask the host to explain.
verify-unsigned = This record has no signature of a house: the key cannot prove anything. Download it again from the house, or verify it without --house-key.
verify-witness = The testimony of seat { $seat } does not go with this record: another game was told there, or its signature is false. This game cannot be trusted: ask the host to explain.
verify-not-promised = The seal of this game is not the one you give.
    Promised:  { $promised }
    Found:     { $found }
    Look up the seal that was shown at the start, or ask the host to explain.

## Editions

edition-refused = { $count ->
    [one] This edition has a flaw. Correct it, then check again:
   *[other] This edition has { $count } flaws. Correct them, then check again:
}
edition-not-toml = this is not TOML ({ $detail }); correct it at that place.
edition-unknown = unknown field; remove it, or use one of these: { $allowed }.
edition-missing = missing field; add it.
edition-wrong = a value of the wrong kind ({ $detail }); correct it.
edition-for-no-game = This edition does not say which game it is for: add a line “game = "…"” with one of these names: { $games }.
edition-task = “{ $text }” cannot be done with an edition: write “tripot edition check FILE”.
edition-sound = The edition “{ $name }” of { $game } is sound.
    Hash: { $hash }

## Files

file-missing = There is no file “{ $file }”: check its name.
file-folder = “{ $file }” is a folder: give the name of a file.
file-unreadable = “{ $file }” cannot be read: check your rights to this file.
file-not-text = “{ $file }” is not text: byte { $byte } is not UTF-8. Save it as UTF-8.
file-exists = “{ $file }” exists already and will not be overwritten: give another name.
file-no-folder = There is no folder “{ $folder }”: make it, or give another name than “{ $file }”.
folder-not-empty = The folder “{ $folder }” is not empty: give an empty or a new one.
file-unwritable = “{ $file }” cannot be written: check your rights, or give another name.

## Command line

cli-welcome = Tripot: gangster games against bots, with chance that anybody can verify.
cli-more = “tripot COMMAND --help” explains a command; --lang fr|en chooses the language; --version tells the version.
cli-version = tripot { $version }, { $build ->
    [compiled] compiled.
   *[source] interpreted: same results, but slower.
        To go faster, install a C compiler, then reinstall: pip install --force-reinstall tripot
}
cli-command = “{ $text }” is not a command. Try: { $commands }.
cli-language = “{ $text }” is not a language here. Write --lang followed by: { $languages }.
cli-argument = “{ $argument }” is not written like that. { $usage }
cli-left-over = These words are too many: { $words }. { $usage }
cli-incomplete = Something is missing. { $usage }
cli-number = “{ $text }” is not a whole number: write it in digits.
cli-seat = “{ $text }” is not a seat at this table. Seats: { $seats }.
cli-option = The option “{ $text }” must be written name=value, for example memory_aid=off.
cli-bots = You name { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} for { $chairs } chairs: name a single one for all, or one for each chair.
cli-variable = The environment variable { $variable } does not fit. { $problem }
cli-switch = “{ $text }” says neither yes nor no: write on or off.
cli-house = The house needs more packages ({ $package } is missing): install them with pip install "tripot[house]". Without them you can play in the terminal: tripot play.

command-play = play in the terminal against bots
command-learn = a guided first game, one rule after the other
command-puzzles = puzzles: solve one, find some in games between bots, weigh them once more
command-rules = read the rules of a game, or a single rule
command-games = the list of games, with their options and bots
command-replay = watch a recorded game again, step by step
command-verify = verify that a game was honest
command-analyse = chances, deciding moments, luck and skill of a finished game
command-edition = check an edition file
command-lesson = check the lessons: do they still fit the rules?
command-simulate = many games between bots, and a table of what came of them
command-arena = matches and tournaments between bots, with ratings and a report
command-balance = how evenly each seat wins when equal bots play
command-train = let bots learn from games among themselves
command-dataset = many games between bots as columns of numbers, to learn from
command-doctor = what is wrong with a configuration, and how to mend it
command-backup = everything that the house keeps, in one file, while it stays open
command-restore = make a house from a backup, in a file or a database that is empty
command-migrate = bring a database to the version that this Tripot needs
command-bench = how fast this machine plays random games

help-usage = Usage:
help-words = To give
help-options = Options
help-environment = Each option may also stand in the environment: --base-url as TRIPOT_BASE_URL, --no-browser as TRIPOT_NO_BROWSER=on. The command line wins.
help-help = this help
help-lang = language: French or English
help-game = name of the game, for example twelve-gangsters
help-rule = number of a rule, for example TG-3.5, or a word that the rules speak of
rule-no-word = No rule speaks of “{ $word }”. Try another word, or “tripot rules” to read them all.
help-players = number of players, you included (4 otherwise)
help-scenario = a scenario to solve, by its number
help-seat = your seat, from A to F (A otherwise)
help-bots = bots in the other seats: one name for all, or one for each seat, or ./my_bot.py:MyBot (heuristic otherwise)
help-seed = number that fixes chance, to play the same deal again
help-option = option of the table, for example memory_aid=off; may be repeated
help-record = file to keep the game in
help-record-file = recorded game
help-edition-file = edition file, in TOML
help-edition = edition that the game was played with, if it is not ours
help-commitment = seal shown at the start of the game, to compare with
help-house-key = key that the house publishes, to compare with that of the signature
help-json = a single JSON object, for programs
help-perspective = what a seat saw, a spectator, or everything (all)
help-step = go to this step
help-table-size = number of players (4 otherwise)
help-bench-game = the game to measure (all of them otherwise)
help-games = number of games (100 otherwise)
help-seed-simulate = number that fixes all games (0 otherwise)
help-lineup = bots at the table, moved on by one chair each game; more bots than chairs make a tournament; search:4000 thinks for 4000 iterations, search:0.3s for three tenths of a second (not reproducible); ./my_bot.py:MyBot is your own
help-balance-players = number of players (otherwise all that the game allows, one after the other)
help-balance-bot = the bot in every chair; search:30 thinks for 30 iterations
help-workers = worker processes (otherwise one for each processor)
help-records = empty folder in which every game is kept
help-out = folder for the games and the report; the same command goes on there (otherwise a folder for each plan)
help-cluster = address of a Dask scheduler, for example tcp://10.0.0.1:8786, instead of local processes
help-analyse-seconds = time to calculate, in seconds (30 otherwise)
help-analyse-playouts = number of imagined games, instead of a time: gives the same analysis anywhere
help-analyse-seed = number that fixes the imagined games (0 otherwise)
help-analyse-seat = what this seat could know, and its choices only
help-check = the word check
help-lesson-check = the word check
help-lesson-games = names of games; without a name, all lessons
help-train-part = what to learn: value (what tables are worth, the default) or policy (what is chosen)
help-train-thoughts = iterations of the search whose choices are learnt (280 otherwise)
help-train-rounds = how many times to play and to learn (12 otherwise)
help-train-games = games of a round at each number of players (600 otherwise)
help-train-players = numbers of players to learn for, such as 3,4 (all otherwise)
help-train-hidden = hidden units of the net, a multiple of four (32 otherwise)
help-train-out = folder of the net and its report; the same command goes on there (train-GAME-PART-SEED otherwise)
metavar-part = PART
metavar-numbers = N,…
help-dataset-out = folder of the files; the same command goes on there (dataset-GAME-PLAYERS-SEED otherwise)
help-puzzles-task = play to solve today’s puzzle, make to fill a shelf, check to weigh ours once more
help-puzzles-id = the puzzle of this name instead of today’s
help-puzzles-number = how many puzzles (300 otherwise)
help-puzzles-seed = number that fixes everything (2026 otherwise)
help-puzzles-out = the file of the shelf; the same command goes on there (puzzles.jsonl otherwise)
help-puzzles-rounds = how many imagined games for each choice that is weighed (400 otherwise)
help-learners = how many learners play each lesson as they like (3)
metavar-game = GAME
metavar-rule = RULE
metavar-number = N
metavar-seat = SEAT
metavar-bot = NAME
metavar-bots = NAME,…
metavar-option = NAME=VALUE
metavar-file = FILE
metavar-folder = FOLDER
metavar-hex = SEAL
metavar-perspective = SEAT|all|spectator
metavar-check = check
metavar-puzzles = play|make|check
metavar-id = NAME
metavar-lang = fr|en

games-players = players: { $players }
games-option = --option { $option }={ $default }: { $about }
games-bot = --bots { $bot }: { $about }

bot-random = bot that plays at random
bot-brute = bot that knows the game and makes mistakes
bot-heuristic = quick bot that trusts its nose
bot-own = your bot { $bot }
bot-search = bot that calculates and keeps a poker face

verify-ok = { $file }: an honest game.
verify-checked-commitment = the revealed secret is the one that was sealed{ $compared ->
    [yes] , and the seal is the one you give
   *[no] {""}
}:
verify-checked-steps = { $count ->
    [one] { $count } step replayed by the rules, with its check
   *[other] { $count } steps replayed by the rules, with their checks
}
verify-checked-outcomes = { $count ->
    [0] no draw to derive: chance had no part
    [one] { $count } draw derived again from the secret
   *[other] { $count } draws derived again from the secret
}
verify-checked-result = result counted again: { $scores }
verify-signed = signed by the house: it answers for names, moves and result{ $compared ->
    [yes] , and the key is the one you give
   *[no] , if this key is really its own
}:
verify-witnessed = { $name } has signed: this page was a witness of this game, if this key is really its own:
verify-not-signed = nobody has signed: whoever holds this file could change the names, and replace moves by others that the rules allow
verify-not-witnessed = no testimony: { $names }
verify-not-proven = What nothing proves: that the host told nobody the secret during the game, nor who is behind a name.

replay-step = There is no step { $text }: this game goes from 0 to { $most }. Type one of these numbers, b to go back, q to quit.
replay-prompt = Step { $step }/{ $steps } ({ $seen }) · Enter next · b back · N jump · p A view · q quit:

## Analysis

analyse-unfinished = This game is not over: it can only be analysed after its end. Give a finished game.
analyse-both = --seconds and --playouts say the same thing: give only one of them.
analyse-nothing = { $number } is not enough: give 1 at least.
analyse-progress = Analysis
analyse-title-chances = Chances to win, with all cards on the table
analyse-title-knowing = Chances to win, by what { $name } could know
analyse-knowing = Worked out each time this player had a choice, before and after it.
analyse-title-turns = { $count ->
    [0] No single moment decided the game.
   *[other] The moments that decided the game
}
analyse-turn = Step { $step }: { $changes }
analyse-more = { $count ->
    [one] … and one thing more.
   *[other] … and { $count } things more.
}
analyse-title-better = { $count ->
    [0] No clearly better choice was found.
   *[other] Better choices
}
analyse-choice = Step { $step }: { $name } played “{ $chosen }”; “{ $found }” was better: { $gain } of chances (± { $error }).
analyse-title-accounts = Luck and skill, in per cent of the win
analyse-term = { $term }: { $meaning }
analyse-luck = Luck
analyse-luck-means = the chair, the deal, draws and dice.
analyse-others = Others
analyse-others-means = what the others did, for better or worse.
analyse-choices = Choices
analyse-choices-means = what one’s choices could be expected to bring, by what one knew, against those of the bot that trusts its nose.
analyse-intuition = Intuition
analyse-intuition-means = what they brought beyond that, or less, because of what one could not know.
analyse-beyond = Total
analyse-beyond-means = the result less an equal share; it is the sum of the parts before it.
analyse-missed = Missed
analyse-missed-means = what the better choices that were found would have brought; not in the total.
analyse-how = { $playouts } games imagined from every moment, { $decisions } choices looked at by the bot that calculates, seed { $seed }; ± is the standard error.

## Simulation

simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} cannot be played: ask for one at least.
simulate-thought = “{ $text }” is not a bot with a time to think: write for example search:4000 (iterations) or search:0.3s (seconds).
simulate-workers = { $workers } workers cannot work: give one at least.
simulate-progress = Playing
simulate-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $pace ->
    [one] { $pace } game
   *[other] { $pace } games
}/s, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on average
simulate-seats = By seat
simulate-bots-title = By bot
balance-title = { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: an equal share is { $equal }, the farthest seat is { $off } away
simulate-count = games
simulate-rate = wins
simulate-interval = at 95 %
simulate-score = score
simulate-deviation = spread
simulate-best = best
simulate-worker-died = A worker process has died, perhaps for want of memory: run it again with fewer workers (--workers).
cluster-extra = A cluster needs the package distributed: install “tripot[dask]”.
cluster-own-bot = “{ $bot }” is in a file of this machine, which those of a cluster do not have: play it without --cluster.
cluster-unreachable = No Dask scheduler answers at { $address }: check the address, or start it (dask scheduler).
cluster-empty = The scheduler has no workers: start some (dask worker).
cluster-version = The worker { $worker } does not have Tripot { $wanted } (but: { $found }): install the same version everywhere.
cluster-lost = The cluster { $address } has stopped or loses its workers: the same command will go on after the last finished game.
arena-no-journal = { $file } is not the games file of an arena: choose another folder (--out).
arena-other-plan = The folder { $folder } holds the games of another plan (what differs: { $differs }). Use the same settings, or choose another folder (--out).
arena-broken-line = Line { $line } of { $file } is damaged: delete it, its game will be played again.
arena-interrupted = Interrupted: { $games ->
    [0] nothing has been played yet
    [one] one game is kept
   *[other] { $games } games are kept
} in { $folder }. The same command goes on from there.
arena-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on average
arena-ratings = Ratings
arena-rating = rating
arena-sigma = ± sigma
arena-timed = A bot thinks by the clock: played again, these games would differ.
arena-written = Report: { $folder }/report.html (and report.json)
percent = { $number }%
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

bench-title = Random games, { $build ->
    [compiled] compiled
   *[source] interpreted
}
bench-players = players
bench-decisions = decisions/s
bench-pace = { $number }

## Bridges

bridge-missing = { $package } is not installed here. Install it with: pip install "tripot[{ $extra }]"
batch-tables = { $tables } tables cannot be played at. Ask for one at least.
batch-nobody-asked = In this variant of { $game } nobody ever has a choice. Choose another edition or other options.
batch-buffer = “{ $name }” cannot be written: it is { $given }. Give a writeable array of { $wanted }.
batch-actions = There are { $tables } tables, and these are no actions for them: { $given }. Give a numpy array of whole numbers, one for each table.
batch-illegal = Table { $table }: seat { $seat } cannot take action { $action }. { $why } Choose one of: { $legal }. Nothing was played at any table.
batch-seeds = There are { $tables } tables and { $given } seeds. Give one for each table, or a single number.
batch-no-table = There is no table { $table }. Choose one from 0 to { $most }.
batch-moment = This moment is of { $game } with { $players } players, and other rules than those of this batch. Load it into a batch of the same game, players, edition and options.
table-link = “{ $link }” is not the link of a table. Copy the invite link, as in http://127.0.0.1:8000/t/ABCD-EFGH-JKMN.
table-unreachable = { $address } does not answer ({ $error }). Check the address, and whether the house is open.
table-full = There is no free chair at this table. Ask its host for one before the game begins.
table-closed = The house has closed the line (code { $code }). docs/protocol.md tells why; try again with an invite link.

## At the table

play-newcomer = Newcomer
play-here = this is you
play-name = Your name (Enter: { $name }):
play-name-wrong = This name will not do: { $most } ordinary characters at most. Try another.
play-commitment = Chance was sealed before the game. Note this seal: with it you can verify that nothing was rigged.
play-nonce = A pinch of salt to stir into chance (Enter: none):
play-start = Every question names its answers: type a name, its beginning, or the number or letter before it. The Tab key completes, “help” lists all words.
play-sealed = { $action } is sealed. Enter: reveal · another card: change · u: take back
play-not-now = Enter: let them go on · “go on”: do not ask again
play-confirm = { $choice }? Enter: yes · u: no · or another answer
play-chance = Then chance decides, or what is hidden.
play-then = → { $names }
play-you = { $name } (you)
play-sign = { $letter } { $name }
play-which = Which one: { $names }?
play-did-you-mean = “{ $text }”: did you mean { $names }?
play-thinking = The others are choosing…
play-unreadable = I do not understand “{ $text }”. Type one of the answers, or “help”.
play-amount = A sum goes by steps of ${ $step }.
play-onward = { $on ->
    [yes] Going on: no question at pauses and in others’ turns, until you type “go on” again.
   *[no] You are asked again at pauses and in others’ turns.
}
play-no-cards = You have no card to read.
play-no-card = No card in sight is called “{ $text }”. In sight: { $names }.
play-nothing-new = Nothing new.
menu-question = What do you play? (“quit” to leave)
menu-unknown = No game here is called “{ $text }”. Type one of the names, or “quit”.
help-answers =
    An answer is typed by its name, the beginning of its name, or the number or letter before it; capitals and accents do not matter. Several at once, between commas: “Bang, 22”. A sum is typed as it is.
word-help = help · ?
word-help-about = this list
word-table = table
word-table-about = see the table again
word-card = card Boom
word-card-verb = card
word-card-about = what this card does; “card” alone: all of yours
word-why = why 7
word-why-about = what this answer would bring, or the rule that forbids it
word-rules = rules boom
word-rules-about = the rules that speak of this word; “rules 3.5”: one of them; “rules”: all
word-legend = legend
word-legend-about = who is who, and what the signs on the table mean
word-last = last
word-last-about = what has happened since your last choice
word-log = log
word-log-about = all that has happened
word-undo = undo · u
word-undo-about = take your choice back, while nothing is revealed
word-onward = go on
word-onward-about = not to be asked at pauses and in others’ turns; again: to be asked once more
word-menu = menu
word-menu-about = leave this game and choose another
word-quit = quit · q
word-quit-about = leave; the game can be kept
word-hint = hint
word-hint-about = advice
word-solution = solution
word-solution-about = the answer of the booklet
exercise-help = Type your move, “hint” for advice, “solution” for the answer, “u” to take back, “quit” to leave.
exercise-solved = Well done! That is it.
exercise-other = Not quite yet. Here is one way to do it.
puzzle-title = { $game } · puzzle { $id }
puzzle-question = Your move, at a table of { $players }. One choice is clearly the best: which one?
puzzle-weighed = { $choice }: wins { $percent } % of the time
train-progress = Rounds of learning
train-interrupted = Interrupted after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: the same command goes on in { $folder }.
train-round = What was learnt, round by round
train-games = games
train-formula = foreseen by the formula
train-limit = foreseen at best
train-net = by the net
train-gain = gain of a chair, in hundredths of an equal share
train-written = The net ({ $part }.net), its curves and its report are in { $folder }. “--bots { $folder }/{ $part }.net” lets it play.
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }.
puzzles-progress = Puzzles
puzzles-made = { $count ->
    [0] No puzzle
    [one] One puzzle
   *[other] { $count } puzzles
} in { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}: { $file }
puzzles-checked = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} weighed ({ $rounds ->
    [one] one game
   *[other] { $rounds } games
} for each choice): the solution is still the best in { $leads } of them, by five points or more in { $clear }.
theme-tempo = Tempo
theme-tempo-hint = It is about tempo: what is urgent comes before what pays.
theme-bluff = Bluff
theme-bluff-hint = It is about bluff: think of what the others do not know of you, and of what they believe.
theme-danger = Danger
theme-danger-hint = It is about danger: first look for what may cost you the game.
theme-auction = Auctions
theme-auction-hint = It is about an auction: what is the thing on sale really worth, to you and to the others?
theme-verdict = Verdict
theme-verdict-hint = It is about the verdict: who wins if the jury leans, and how far can it lean?
play-left = You leave the table.
learn-welcome = A guided first game: every rule is told when it matters. “hint” advises, “solution” shows a move, “quit” stops.
learn-any = Nothing in particular is asked for here: any lawful move will do.
learn-on = “go on”: play this game on · Enter: stop here
learn-next = Next: tripot play { $game } to play, tripot rules { $game } to read, tripot learn { $game } to do it again.
play-keep = File to keep the game in (Enter: do not keep it):
play-kept = Game kept in { $file }.
    { "  " }{ $over ->
    [yes] To verify chance:  tripot verify { $file }
   *[no] It is not over. To watch it:  tripot replay { $file }
}
play-over = { $outcome ->
    [won] You win the game.
    [shared] You share the victory.
    [nobody] Nobody wins: everybody has lost.
    [watched] Victory for { $names }.
   *[lost] Victory for { $names }. The next one will be yours.
}
podium = Ranking
podium-rank = Rank
podium-player = Player
podium-score = Total
podium-how = How
list-and = { $first } and { $last }

## A game without a screen of its own

plain-waiting = waiting for { $names }
plain-question = What do you do?
plain-moment = While { $names } is awaited, you may:
help-game-or-menu = name of the game, for example twelve-gangsters; without a name, a menu
plain-allowed = The rules allow it.
plain-event = { $event }: { $told }
plain-event-of = { $name }: { $event } { $told }
plain-points = { $score }
plain-tie = { $names } have { $score } each: { $shared ->
    [yes] the place is shared.
   *[no] the rules say who comes first.
}

## The server

server-malformed = This message is not in the language of the house ({ $detail }). Reload the page.
server-move = This is not a move of this game ({ $detail }). Choose one that the table offers.
server-no-hello = The page must say hello to the table first. Reload it.
server-screen = This screen only shows the table. To play or talk, open the table’s own link.
server-no-table = No table has this code. Check the twelve characters, or ask for a new link.
server-no-game = This table has not played that game. Go back to the table.
server-method = This address is not asked in this way. Go back to the home page.
server-failed = Something went wrong in the house, and it has noted where. Try again; if it goes on, tell your host.
server-host = The house does not answer by this name. Open the address that your host gave you.
server-unbuilt = The house is open, but its pages have not been built. Build them with “cd web && npm ci && npm run build”, and start again.
server-no-page = This address leads nowhere. Go back to the home page.
server-outdated = This game of { $game } cannot go on here. { $problem } Start another one.
server-name = A name has 1 to { $most } visible characters. Try another.
server-name-taken = Somebody already uses the name “{ $name }” with a pass-phrase. Choose another.
server-phrase-short = The pass-phrase is too short: at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}.
server-phrase-old = This is not the pass-phrase that you have now. Give it to choose another one.
server-phrase-wrong = This name and this pass-phrase do not belong together. Try again.
server-too-fast = Easy: too many requests at once. Wait a few seconds.
server-too-much = That is a lot to write in a short time. Wait a minute, then go on.
server-too-many-tables = You sit at { $most } tables: finish a game, or leave a table, before you open another one.
table-worn-out = This table has seen too much use: its game can still be finished. Open a new one for what comes next.
server-too-large = This message is too long: { $most } bytes at most. Shorten it.
server-origin = This request does not come from the page of the house. Open the address that your host gave you.
server-metrics-token = Only whoever knows the token of this house reads its metrics. Send it in the header Authorization, after the word Bearer.
server-perspective = “{ $text }” is not a point of view: ask for all, spectator or a seat from 0 to { $most }.
server-trouble = The house could not keep this on its disk, so it has not happened. Try again in a moment.
server-database = The PostgreSQL database cannot be used: { $detail } Check the address given with --database; “tripot doctor” looks closer.
database-address = The address given with --database must begin with one of: { $schemes }
server-extra = Several nodes need more packages: install them with “make { $extra }”, or with pip install "tripot[{ $extra }]".
server-bus-alone = --bus tells several nodes what is new, and several nodes need a database: give --database as well, or leave --bus out.
server-node-host = Other nodes cannot reach this one at “{ $host }”: give an address of this machine with --node-host, one that they can reach.
database-older = The database has version { $found }, this Tripot needs { $known }. Stop all nodes, make a backup, and run “tripot migrate”.
database-newer = The database has version { $found }, which a newer Tripot has written; this one knows versions up to { $known }. Install the newer Tripot, or restore an older backup.
server-locked = Another house is open on “{ $file }”. Close it first, or give another file with --data. Several servers share a house on PostgreSQL alone: --database.
server-data = The data file “{ $file }” cannot be opened ({ $detail }). Check your rights, or give another file with --data.
lobby-started = The game has begun: this can no longer be changed. Wait for the end.
lobby-not-host = Only the host of the table can do this. Ask the host.
lobby-no-chair = This table has { $chairs } chairs: choose one of them.
lobby-chair-taken = Somebody already sits there: choose another chair.
lobby-kicked = The host has asked you to leave this table. Find another one.
lobby-not-seated = You do not sit at this table: take a chair first, or watch.
lobby-no-bot = No bot sits there: choose a bot’s chair.
lobby-nobody = Nobody else sits there: choose a guest’s chair.
lobby-players = { $seated ->
    [one] One chair is taken
   *[other] { $seated } chairs are taken
}: this game is for { $allowed }. Invite somebody or add bots.
lobby-cannot-fill = A bot only replaces a player who has been gone for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Wait a little longer.
game-not-started = The game has not begun: wait for the host to start it.
game-asked-anew = The house has answered for you, or the question is another one now: look at the table and choose again.
game-not-over = The game is not over: everything will be shown at the end.
game-stopped = This game was stopped before its end: what remains is its record, to download and verify.
what-if-nowhere = There is no such moment: steps go from 0 to { $steps }, seats from 1 to { $most }. Go on from the replay of the game.
what-if-over = The game is over at this step: choose an earlier moment.
hint-company = Other people play at this table: the coach speaks only if all of them agree. Ask them to, in the settings of the table.
hint-not-asked = Nothing is asked of you just now: ask the coach when it is your turn.
hint-duel = Others play the same deal: in a duel nobody is advised. Play it first, the analysis comes afterwards.
duel-company = Only a game that one person has played against bots can be offered: play one to its end.
duel-not-yours = Somebody else has played this game: challenge your friends with a game of your own.
duel-own = This is your own challenge: send the link to somebody else.
duel-unknown = There is no such challenge, or it is gone: ask whoever sent it for a new link.
duel-sealed = Others still play this deal: what was hidden is shown when the next day is over.
duel-not-played = You have not begun the daily duel in this game: play it first.
mark-nothing = You have not answered a question in this game yet, or you took your answer back: choose first.
because-end = the game will end better for you
exercise-nothing = Say which choice you mean: there is none in what was asked.
exercise-no-moment = No better choice is known at this step: ask for the analysis of the game first.
game-goes-on = The game can go on: only one that is stuck, or that you play alone against bots, can be stopped.
witness-differs = This page has not seen the game that the house tells: the testimony is refused. Keep this page open, download the game, and ask the host to explain.
witness-unsigned = The signature of this testimony does not go with its key or with your seat: nothing is kept. Reload the page to testify again.
analysis-busy = Other games are waiting for their analysis already ({ $count }). Try again in a few minutes.
chat-empty = There is nothing to read in this message: write a few words.
talk-no-words = This game does not know these words: write in the chat instead.
talk-to-nobody = Who is that for? Choose somebody else at the table.
talk-too-late = It is too late to bargain: wait for next month, before the bids are revealed.
talk-enough = You have talked a lot already ({ $most } times): let the bids answer.
talk-no-offer = Nobody has offered you an exchange, or you have answered already.
talk-no-card = There is no card on this slot of the Street: choose another one.
level-novice = Greenhorns
level-novice-how = they are learning, and go wrong often
level-easy = Amateurs
level-easy-how = they know the game, and make mistakes
level-solid = Regulars
level-solid-how = they trust their nose
level-strong = Sharps
level-strong-how = they let hardly anything slip
level-master = Masters
level-master-how = they think ahead and hide their game
lobby-no-character = Nobody of that name plays in this house: choose somebody of the cast.
lobby-character-seated = This character already sits at the table, and nobody plays at it twice: choose another.

## The cast: who the bots are

manner-bold = charges in
manner-careful = safety first
manner-greedy = counts the money
manner-sly = plays it crooked
cast-lulu = Lulu Grenadine
cast-lulu-life = Waits tables at the dance hall since Tuesday. She slaps at all that glitters.
cast-philibert = Philibert Slipper
cast-philibert-life = A notary’s clerk on holiday. He is afraid of everything, winning included.
cast-colette = Colette Penny
cast-colette-life = Sells flowers on the quay. She picks up every penny, and others the rest.
cast-anatole = Anatole Whiskers
cast-anatole-life = A trainee spy who failed three times. You can see the false beard from afar.
cast-bibi = Bibi Trumpet
cast-bibi-life = Bugler of the circus. He always comes in too early, and too loud.
cast-mado = Mado Vinegar
cast-mado-life = Led the revue until she slapped the prefect. She bets the way she slaps.
cast-titi = Titi Newsboy
cast-titi-life = Sells papers in the morning, lifts wallets after lunch. He counts his pennies out loud.
cast-pepe = Gramps Gherkin
cast-pepe-life = Forty years a burglar and never once in a hurry. No reason to begin now.
cast-ginette = Ginny Mistral
cast-ginette-life = She crosses a room and no board creaks. You notice her when she has gone.
cast-nono = Nono Suspenders
cast-nono-life = Moves pianos. He pushes first and thinks on the landing.
cast-yvonne = Yvonne False-Bottom
cast-yvonne-life = Twenty years at the left luggage. Every case of hers hides another.
cast-eusebe = Eusebius Pince-Nez
cast-eusebe-life = Court clerk by day. He reads it twice before he lays down a card.
cast-carmen = Carmen Dynamo
cast-carmen-life = Rides the wall of death at the fair, one hand on the bars, her cards in the other.
cast-oscar = Oscar Moneybox
cast-oscar-life = Pawnbroker. He values your watch while you talk.
cast-suzon = Susie Mandolin
cast-suzon-life = Sings in the street. She sees the police from the far end of the boulevard.
cast-hortense = Hortense Stopwatch
cast-hortense-life = Stationmaster. Nothing leaves before its time, neither train nor card.
cast-marius = Marius Tempest
cast-marius-life = A corsair once, or so he says. He boards you as the wind turns.
cast-odette = Odette Screen
cast-odette-life = Wardrobe mistress of the Opera. She has a spare face for every bet.
cast-gaspard = Gaspard Carat
cast-gaspard-life = Weighs other people’s gold these thirty years. He never puts all of it back.
cast-leontine = Leonie Keyhole
cast-leontine-life = A locksmith’s widow. She shuts each door before she opens another.
cast-comtesse = Countess Arsenic
cast-comtesse-life = Widowed three times, an heiress four. She pours the tea herself.
cast-anselme = Anselm Metronome
cast-anselme-life = Teaches the piano. Never played a note, or a card, too early.
cast-zelda = Zelda High-Beam
cast-zelda-life = Test driver. She brakes when the road is over.
cast-prosper = Prosper Ledger
cast-prosper-life = Keeps the books of the whole lower town. They always balance, in his favour.
cast-igor = Igor Velvet
cast-igor-life = A conjurer out of work. Watch his left hand: the right one plays.

serve-open = Tripot is open: { $address }
serve-moved = Port { $wanted } is taken, so the house opens on port { $port }.
serve-data = Data: { $file }
serve-stop = Ctrl-C to close; games will go on where they were.
serve-closed = The house is closed. See you soon.
serve-no-port = No free port from { $first } to { $last }: choose another with --port.
serve-taken = Port { $port } is taken, and others would not look for the house elsewhere: free it, or choose another with --port.
serve-base-url = “{ $text }” is no public address: write it as https://tripot.example, without a path.
serve-proxies = “{ $text }” are not addresses of proxies: write them as 10.0.0.5 or 10.0.0.0/24, with commas between them.
serve-admin = Page of the host of the house: { $address }, with the token of --admin-token.
serve-admin-token = Page of the host of the house: { $address }, with the token { $token } (a new one at each opening).
serve-token = This token could be guessed: give { $option } at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
} without accents or spaces, such as “openssl rand -hex 24” makes them.
serve-host = “{ $host }” is not an address of this machine: check --host.
command-serve = open the house in the browser (the same without a command)
help-host = address to listen on (127.0.0.1 otherwise; 0.0.0.0 for the whole network)
help-port = port (8000 otherwise)
help-data = data file, in SQLite
help-database = address of a PostgreSQL database instead of a file, postgresql://…: any number of nodes can share it
help-bus = address of a Redis that tells these nodes what is new, redis://…; without it each looks every half second
help-node-host = address at which other nodes reach this one; otherwise the one by which it reaches the database
help-base-url = public address of the house, for example https://tripot.example
help-proxies = addresses or networks of proxies whose X-Forwarded-For is believed (this machine otherwise)
help-keep = days before a table that nobody uses is deleted, without a game going on (30 otherwise)
help-keep-running = the same in the middle of a game (365 otherwise)
help-keep-history = days for which everybody’s own list of finished games goes back (1825 otherwise)
help-webhook-hosts = hosts that people may have called when it is their turn, with commas between them; a private network is named, as 10.0.0.0/8
help-smtp = the server that sends notices by mail: smtps://name:word@host, smtp+tls://… or smtp://…
help-mail-from = the mail address that these notices come from
help-metrics-token = what whoever reads /metrics must know, at least 16 characters; without it nobody reads them
help-admin-token = what whoever enters the page of the host must know, at least 16 characters; otherwise the house draws one at each opening and prints it
help-no-browser = do not open the browser
help-unlimited = without rate limits, for load tests only
metavar-days = DAYS
metavar-token = TOKEN
metavar-host = ADDRESS
metavar-addresses = ADDRESS,…
metavar-url = URL

## The report of the arena

whole = { $number }
page-title = Arena: { $game }
page-kicker = The arena
page-lead = { $games ->
    [one] One game
   *[other] { $games } games
} at { $players } players, { $bots ->
    [one] a single bot
   *[other] { $bots } bots
}, seed { $seed }.
page-edition = Edition: { $edition }.
page-ratings = Ratings
page-ratings-about = Rating on the scale of OpenSkill and its 95 % interval. Everybody begins at 25.
page-wins = Wins
page-wins-about = Share of chairs that win. The line marks an equal share, { $equal }; coloured is what is clearly away from it.
page-duels = Head to head
page-duels-about = Of a hundred meetings, how many times the bot of the line ends ahead of that of the column; a tie counts half.
page-duel = { $bot } ahead of { $rival }: { $interval }, { $games } meetings
page-seat = seat { $seat }
page-seats = The seats
page-seats-about = Wins of each seat, in order of the table; an equal share is { $equal }.
page-ends = How games end
page-ends-about = Share of games, with its 95 % interval.
page-length = Length, in steps
page-scores = Scores
page-scores-about = All bots on the same scale; the height is a share of each one’s chairs.
page-spread = On average { $mean }, median { $median }; nine in ten between { $low } and { $high }.
page-bin = { $low } – { $high }: { $count }
page-effects = What helps to win
page-effects-about = In points: wins of the chairs that had it, less wins of the others. From ten chairs on each side.
page-effect = { $rate } against { $without }, { $chairs } chairs
page-reading = How to read these figures
page-reading-intervals = Intervals are at 95 %: from deal to deal for bots and seats, without the luck that the forecast sees (Wilson’s if there are too few deals, and for ends), Newcombe’s for differences. A shared victory counts in parts, a game that all lose for nobody. Differences take chairs as independent, which those of one game are not: take them as an order of magnitude.
page-reading-ratings = Where every deal was played from every chair, ratings say best how often each bot ended ahead of each other one (Bradley–Terry), with luck taken out and errors from deal to deal. Otherwise, and with fewer than 20 deals, they follow the Plackett–Luce model, game after game in order of their numbers; a bot in several chairs moves by their mean. They compare the bots of this arena with each other, and nothing else.
page-reading-effects = What chance deals (cards received, who begins) acts by itself. What is obtained by playing goes along with winning and need not be its cause: whoever plays better gets it more often.
page-command = The same arena:
page-made = Tripot { $version }. The same figures for programs: report.json; every game: games.jsonl.

help-backup-file = file to write; it must not exist
help-restore-file = backup to read
migrate-same = { $place } has version { $now } already: nothing to do.
migrate-made = { $place } was empty and now has version { $now }.
migrate-done = { $place }: from version { $before } to { $now }.
backup-progress = Rows written
backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
 } of { $place } are in { $file }.
restore-progress = Rows read
restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
 } of { $file } are in { $place }.
restore-not-empty = There is a house in it already. Restore into a file or a database that is empty, so that nothing is lost.
restore-damaged = “{ $file }” is not a whole backup: nothing was restored. Take another one.
doctor-healthy = Nothing is wrong.
doctor-ill = Mend what is marked ✗, then ask again.
doctor-compiled = The engine is compiled.
doctor-interpreted = The engine is interpreted: bots think ten times slower. Install a C compiler, then Tripot again.
doctor-client = The pages for the browser are built.
doctor-no-client = The pages for the browser are missing. Run “make play” in the checkout, or install Tripot from a wheel.
doctor-space = { $free } MB are free in { $folder }.
doctor-full = Only { $free } MB are free in { $folder }. Make room, or move the data with --data.
doctor-new-file = { $file } does not exist yet: it will be made when the house opens.
doctor-file = { $file } can be read and written.
doctor-file-damaged = { $file } is damaged. Stop the house, keep the file, and restore your last backup into another one.
doctor-wal-damaged = The log beside { $file } (…-wal) is damaged: what was played last may be lost if the house opens. Keep both files, and restore your last backup into another one.
doctor-gaps = { $count ->
    [one] One table lacks
   *[other] { $count } tables lack
} turns that were played: { $codes }. Restore your last backup into another file.
doctor-database = PostgreSQL answers.
doctor-clock = The clocks of this machine and of the database differ by { $ms } ms.
doctor-skew = The clocks of this machine and of the database differ by { $ms } ms: deadlines will be wrong. Let NTP set both.
doctor-forgetful = PostgreSQL may forget what it has confirmed. Set fsync = on and synchronous_commit = on.
doctor-rights = This user may not create tables. As owner of the database: grant create on schema public to the user.
doctor-empty = The database is empty: it will be set up when the house opens.
doctor-version = The database has version { $found }, as it should.
doctor-key = The house signs its games with the key { $key }: publish it.
doctor-playable = { $count ->
    [one] One game is being played
   *[other] { $count } games are being played
 } and can go on.
doctor-unplayable = { $count ->
    [one] One game
   *[other] { $count } games
 } cannot go on with this Tripot: { $codes }. Finish them with the Tripot that they began with.
doctor-behind = { $count ->
    [one] One table ends
   *[other] { $count } tables end
} before what was kept of it: { $codes }. Restore your last backup into another file.
doctor-bus = Redis answers.
doctor-bus-lost = Redis does not answer ({ $detail }). Start it, or check --bus; meanwhile nodes hear of each other every half second.
doctor-no-bus = No Redis is given with --bus: nodes hear of each other every half second only.
doctor-address = Players come to { $address }, encrypted.
doctor-plain = Players come to { $address } without encryption: on the Internet, put a proxy with TLS in front and give its https:// address with --base-url.
doctor-no-address = No public address is given with --base-url: good for a laptop; behind a proxy, give the https:// address that players see.

notice-title = Your turn – { $game }
notice-text = { $game }, hosted by { $host } (table { $code }). { $asked }
notice-asked = It is your turn.
notice-address = This address cannot be used. Copy all of it, with https.
notice-host = This house does not call { $host }. Ask whoever hosts it to allow that.
notice-private = { $host } is in a private network, which this house does not call.
notice-keys = The browser did not give whole keys. Turn the notices off and on again.
notice-most = At most { $most } ways to be told for each person: remove one first.
notice-off = This house offers no notices of this kind.
notice-mailbox = This is not a whole mail address.
notice-mail-failed = The mail was not sent. Check the address, or try again later.
mail-token = This link is not whole, or no longer good. Copy all of it from the mail.
mail-confirm-title = Tripot: do you want to be told when it is your turn?
mail-confirm = Somebody wants to be told at this address when it is their turn to play. If it is you, open this link:

    { $link }

    If not, do nothing: you will receive nothing else.
mail-stop = To receive nothing more: { $link }
serve-smtp = --smtp wants an address such as smtps://name:word@host, smtp+tls://host or smtp://host.
serve-notices = Notices by mail want --smtp and --mail-from together, and webhooks as well as mail want --base-url, to which their links lead.
metavar-hosts = HOSTS
metavar-mailbox = MAILBOX

## Ratings

lobby-rated-clock = A rated game has a clock, so that it ends even if somebody leaves: choose a pace.
lobby-rated-scenario = A scenario does not count for ratings: choose an ordinary game, or make the table unrated.
game-rated = This game counts: it is played to its end. If you leave, the house plays for you, and the result counts.

## Evenings

evening-unknown = There is no such evening, or no longer: ask whoever runs it for a new link.
evening-not-host = Only the host of the evening can do that: ask them.
evening-over = This evening is over: open another one.
evening-title = Give the evening a name.
evening-size = This game is for { $allowed }: choose one of these sizes of table.
evening-full = An evening has { $most } entrants at most, bots included: remove some, or open another evening.
evening-few = A round needs at least { $least } entrants: invite people or add bots.
evening-nobody = This entrant is not in the evening: reload the page.
evening-unfinished = { $count ->
    [one] One table is still playing
   *[other] { $count } tables are still playing
}: wait for the end of the round.
evening-rounds = An evening has { $most } rounds at most: end it.
evening-changed = Somebody has just changed the evening: look at it, then try again.

## Slow games

holiday-most = { $most ->
    [0] You have taken all your holidays of this year.
    [one] You have one day of holidays left: ask for one.
   *[other] You can go for { $most } days at most: ask for fewer.
}
nudge-nobody = The table is waiting for nobody whom you could remind.
nudge-too-soon = { $hours ->
    [one] Give them an hour before you remind them.
   *[other] Give them { $hours } hours before you remind them, and as much before you do it again.
}
order-unknown = The house does not answer this for you: answer it yourself.
order-too-late = The game is over: there is nothing more to answer.

## Good company

departure-not-playing = A game is left only while it is played: at the table, stand up.
departure-alone = Nobody else plays here: stop the game instead, from the help.
departure-counts = This game counts: nobody plays in your place for a while. You can concede.
departure-few = It takes at least { $least } other people at the table to send one away.
company-nobody = Nobody is there: choose somebody else.
company-oneself = That is you: choose somebody else.
company-most = You have muted { $most } people already: let one of them speak again.
report-again = You have reported this person at this table already: the host of the house will read it.
server-banned = { $days ->
    [0] The host of the house does not let you in any more. You can still take your data along or delete them.
    [one] The host of the house does not let you in until tomorrow. Come back then.
   *[other] The host of the house does not let you in for { $days } days. Come back then.
}
own-nothing = The house knows nothing of you: there is nothing to take along.
own-name = To delete everything, write your name as it is shown.
admin-token = This is not the token of the house. Read it where the house was opened, and try again.
admin-sign-in = This page is the host’s: come in with the token that the house printed when it opened.
admin-nobody = The house does not know this person any more: look for somebody else.
