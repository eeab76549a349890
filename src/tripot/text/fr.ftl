# Ce que disent toutes les salles de la maison. Chaque problème dit aussi quoi faire.

## Règles du jeu, en général

refusal-over = La partie est finie : regardez le classement, ou commencez une autre partie.
refusal-not-seated = Cette place n’est pas à la table : prenez une place occupée par un joueur.
game-unknown = Aucun jeu ne s’appelle « { $game } » ici. Jeux de la maison : { $games }.
bot-unknown = Aucun robot ne s’appelle « { $bot } ». Choisissez parmi : { $bots } ; ou nommez le vôtre : ./my_bot.py:MyBot.
bot-file-missing = Le fichier « { $file } » n’existe pas. Nommez le fichier de votre robot et sa classe, par exemple ./my_bot.py:MyBot.
bot-file-class = « { $file } » ne nomme pas de classe. Ajoutez-la après un deux-points, par exemple ./my_bot.py:MyBot.
bot-file-broken = « { $bot } » ne se charge pas : { $error } ({ $place }). Corrigez-le à cet endroit.
bot-class-missing = « { $file } » n’a pas de classe « { $bot } ». { $count ->
    [0] Écrivez-en une qui dérive de tripot.bots.Bot.
   *[other] Il contient : { $bots }.
}
bot-not-a-bot = « { $bot } » dans « { $file } » n’est pas un robot : faites-en une classe qui dérive de tripot.bots.Bot.
bot-abstract = Il manque à « { $bot } » ce qu’il faut à tout robot : { $methods }. Écrivez-le.
bot-not-made = « { $bot } » n’a pas pu prendre sa chaise : { $error } ({ $place }). Un robot se construit avec game, seat et seed.
bot-failed = « { $bot } » a échoué à la place { $seat } : { $error } ({ $place }). Corrigez-le à cet endroit.
bot-no-action = « { $bot } », à la place { $seat }, a répondu { $answer }. Il doit répondre un des nombres qu’il a reçus : { $legal }.
bot-illegal = « { $bot } », à la place { $seat }, a choisi { $action }, que { $rule } interdit : { $why } Il doit répondre un des nombres qu’il a reçus.
players-wrong = { $game } ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
option-unknown = L’option « { $option } » n’existe pas pour ce jeu. Options possibles : { $allowed }.
option-wrong = Une option a une valeur impossible ({ $detail }). La commande « tripot games » donne les options de chaque jeu.
position-wrong = Cette position est mal écrite ({ $detail }). Comparez-la avec celle que donne le jeu lui-même.
misfit-type = à « { $where } », il faut « { $expected } » et non « { $found } »
misfit-length = à « { $where } », il faut « { $expected } » de longueur { $limit }
misfit-limit = à « { $where } », il faut « { $expected } » { $limit }
misfit-missing = à « { $where } », il manque « { $field } »
misfit-unknown = à « { $where } », rien ne s’appelle « { $field } »
misfit-json = l’octet { $byte } n’est pas à sa place en JSON
misfit-cut = le texte s’arrête trop tôt
misfit-toml = ligne { $line }, colonne { $column }
misfit-value = la valeur de « { $where } » est impossible
notation-unreadable = « { $text } » n’est pas un coup : il faut la lettre d’une place, une espace, puis le coup, comme « B 7 ».
scenario-unknown = { $count ->
    [0] { $game } n’a pas de scénario : jouez une partie entière.
   *[other] Il n’y a pas de scénario { $number } : { $game } en a de 1 à { $count }.
}
lesson-none = { $game } n’a pas de leçon : jouez une partie, ou lisez ses règles.
puzzle-unknown = Aucun problème ne s’appelle « { $id } » : prenez celui du jour, ou choisissez sur l’étagère.
train-hidden = « { $text } » unités cachées, cela ne va pas : donnez un multiple de quatre, par exemple 32.
train-few = « { $games } », c’est trop peu pour un tour : en dessous de { $least }, rien ne s’apprend.
train-no-row = { $game } n’a pas de rangée de nombres dont apprendre : donnez-lui un observation.py (docs/add-a-game.md).
train-no-formula = { $game } n’a pas de formule à corriger : il faut un forecast à son Brain (docs/add-a-game.md).
train-part = « { $text } » ne s’apprend pas : value (ce que vaut une table) ou policy (ce qu’on y choisit).
train-no-tree = La recherche de { $game } ne fait pousser aucun arbre dont apprendre les choix : il faut un Thinker à son Brain (docs/add-a-game.md).
train-other-course = « { $folder } » contient un autre apprentissage (autre partie à apprendre, autres joueurs, parties, réflexions, unités ou nombre de départ) : donnez un autre dossier avec --out.
bot-net = « { $file } » n’est pas un réseau qui sache jouer à { $game } : { $why ->
    [missing] ce fichier n’existe pas.
    [broken] « tripot train » n’a pas écrit ce fichier.
   *[other] il a appris un autre jeu, d’autres règles ou une autre édition.
}
dataset-other = « { $folder } » contient des parties d’un autre plan : donnez un autre dossier avec --out.
puzzles-none = { $game } n’a pas de problèmes : « tripot puzzles make » en fait.
puzzles-task = « { $text } » n’est pas une tâche : écrivez play, make ou check.
puzzles-other-shelf = « { $file } » est une autre étagère (autre jeu, autre nombre, autres règles ou autres options) : donnez un autre fichier.
lesson-unreadable = Ce fichier n’est pas une leçon : { $detail }
lesson-task = « { $text } » n’est pas une tâche pour une leçon : écrivez « tripot lesson check ».
lesson-no-text = il manque le texte { $text } ({ $tongue }).
lesson-names = ce nom sert deux fois, ou la note en attend une autre qui n’existe pas.
lesson-when = une note vient avec un événement ou avec une question, et seule une question peut attendre une réponse.
lesson-line = « { $line } » ne va plus : { $why } La table attend : { $asked }
lesson-unfinished = la leçon n’arrive pas à sa fin.
lesson-never = cette note n’est jamais dite ; elle attend : { $when }
lesson-astray = un élève libre n’a pas pu continuer au pas { $step } : { $why }
lesson-report = { $game } : { $count ->
    [0] tout va.
    [one] une chose ne va plus.
   *[other] { $count } choses ne vont plus.
} { $notes } notes, { $asks } coups demandés, { $minutes } minutes. Règles : { $rules }
rule-unknown = Aucune règle ne porte le numéro { $rule }. La commande « tripot rules » montre tous les numéros.

## La partie

fairness-seed-length = Le secret doit compter 32 octets, celui-ci en a { $length } : donnez-en exactement 32.
fairness-nonce-length = Ce grain de sel est trop long ({ $length } signes) : { $most } au plus.
match-too-many = Il y a plus de noms ou de grains de sel que de places : { $players } au plus.
match-nature = Personne ne joue à la place du hasard : jouez depuis l’une des places de la table.
match-unwritable = Un nom ou un nonce contient une moitié de caractère, qu’aucun fichier ne peut garder. Retapez-le.
match-half-choice = Ce choix n’est que commencé : allez jusqu’au bout, puis il sera joué.
match-beyond-choice = Ce choix est déjà complet : ce qui vient après est un autre choix.
match-no-undo = Il n’y a rien à reprendre : un choix se reprend tant que personne d’autre n’a joué et que rien n’a été révélé. Jouez la suite.

## Parties enregistrées

record-not-text = Ce fichier n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8. Donnez un enregistrement de Tripot.
record-not-record = Ce fichier n’est pas une partie enregistrée ({ $detail }). Donnez un fichier écrit par « tripot play --record ».
record-foreign = Ce fichier est d’un autre genre (« { $found } »). Donnez un fichier écrit par « tripot play --record ».
record-version = Cet enregistrement est de version { $found }, et ce Tripot lit la version { $known } : prenez la version de Tripot qui l’a écrit.
record-damaged = L’enregistrement est abîmé ({ $detail }). Reprenez une copie intacte.
record-layout = L’enregistrement a été modifié : la ligne { $line } n’est pas comme Tripot l’écrit. Reprenez une copie intacte.
record-result = Le résultat inscrit n’est pas celui des coups joués : l’enregistrement a été modifié. Reprenez une copie intacte.
record-step = L’étape { $step } (« { $text } ») est impossible. { $why } Reprenez une copie intacte.
record-checks-count = Il y a { $checks } { $checks ->
    [one] contrôle
   *[other] contrôles
} pour { $steps } { $steps ->
    [one] étape
   *[other] étapes
} : il en faut autant. Reprenez une copie intacte.
record-header = L’en-tête de la partie ne correspond pas à son contrôle : quelqu’un l’a modifié. Reprenez une copie intacte.
record-opening = La position de départ inscrite n’est pas possible : { $why } Reprenez une copie intacte.
record-check = L’étape { $step } ne correspond pas à son contrôle : cette étape a été modifiée. Reprenez une copie intacte.
record-game = Cet enregistrement est d’un jeu inconnu ici, « { $game } ». Jeux de la maison : { $games }.
record-rules = Cette partie suit la version { $found } des règles, et ce Tripot la version { $known } : prenez la version de Tripot qui l’a écrite.
record-edition = Cette partie a été jouée avec une autre édition, « { $name } » (empreinte { $hash }…). Donnez son fichier avec --edition.
verify-unfinished = Cette partie n’est pas finie : son secret n’est pas encore révélé. Vérifiez-la quand elle sera terminée.
verify-commitment = Le secret révélé n’est pas celui qui avait été scellé au début : la partie n’est pas sûre. Reprenez une copie intacte, ou demandez des comptes à l’hôte.
verify-outcome = L’étape { $step } n’est pas le tirage que donne le secret : on lit « { $found } » au lieu de « { $expected } ». La partie n’est pas sûre : demandez des comptes à l’hôte.
verify-seed = Le secret inscrit n’est pas une suite de 64 chiffres hexadécimaux. Reprenez une copie intacte.
verify-house = La signature de la maison ne va pas avec cet enregistrement : un nom, un coup, le résultat ou un témoignage a été modifié. Reprenez une copie intacte auprès de la maison.
verify-house-key = Cet enregistrement n’est pas signé avec la clé que vous donnez.
    Donnée :   { $given }
    Trouvée :  { $found }
    Reprenez la clé que la maison publie, ou demandez des comptes à l’hôte.
verify-unsigned = Cet enregistrement ne porte pas la signature d’une maison : la clé ne peut rien prouver. Téléchargez-le de nouveau auprès de la maison, ou vérifiez-le sans --house-key.
verify-witness = Le témoignage de la place { $seat } ne va pas avec cet enregistrement : on y a raconté une autre partie, ou sa signature est fausse. La partie n’est pas sûre : demandez des comptes à l’hôte.
verify-not-promised = Le sceau de cette partie n’est pas celui que vous donnez.
    Annoncé :  { $promised }
    Trouvé :   { $found }
    Reprenez le sceau affiché au début, ou demandez des comptes à l’hôte.

## Éditions

edition-refused = { $count ->
    [one] Cette édition a un défaut. Corrigez-le, puis vérifiez de nouveau :
   *[other] Cette édition a { $count } défauts. Corrigez-les, puis vérifiez de nouveau :
}
edition-not-toml = ce n’est pas du TOML ({ $detail }) ; corrigez à l’endroit indiqué.
edition-unknown = champ inconnu ; retirez-le, ou prenez l’un de ceux-ci : { $allowed }.
edition-missing = champ manquant ; ajoutez-le.
edition-wrong = valeur du mauvais genre ({ $detail }) ; corrigez-la.
edition-for-no-game = Cette édition ne dit pas pour quel jeu elle est faite : ajoutez une ligne « game = "…" » avec l’un de ces noms : { $games }.
edition-task = « { $text } » n’est pas une tâche pour une édition : écrivez « tripot edition check FICHIER ».
edition-sound = L’édition « { $name } » de { $game } est bonne.
    Empreinte : { $hash }

## Fichiers

file-missing = Le fichier « { $file } » n’existe pas : vérifiez son nom.
file-folder = « { $file } » est un dossier : donnez le nom d’un fichier.
file-unreadable = Impossible de lire « { $file } » : vérifiez vos droits sur ce fichier.
file-not-text = « { $file } » n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8. Enregistrez-le en UTF-8.
file-exists = « { $file } » existe déjà et ne sera pas écrasé : donnez un autre nom.
file-no-folder = Le dossier « { $folder } » n’existe pas : créez-le, ou donnez un autre nom que « { $file } ».
folder-not-empty = Le dossier « { $folder } » n’est pas vide : donnez-en un vide ou un nouveau.
file-unwritable = Impossible d’écrire « { $file } » : vérifiez vos droits, ou donnez un autre nom.

## Ligne de commande

cli-welcome = Tripot : des jeux de gangsters, contre des robots, avec un hasard que chacun peut vérifier.
cli-more = « tripot COMMANDE --help » explique une commande ; --lang fr|en choisit la langue ; --version donne la version.
cli-version = tripot { $version }, { $build ->
    [compiled] compilé.
   *[source] interprété : mêmes résultats, mais plus lent.
        Pour aller plus vite, installez un compilateur C, puis réinstallez : pip install --force-reinstall tripot
}
cli-command = « { $text } » n’est pas une commande. Essayez : { $commands }.
cli-language = « { $text } » n’est pas une langue d’ici. Écrivez --lang suivi de : { $languages }.
cli-argument = « { $argument } » ne s’écrit pas ainsi. { $usage }
cli-left-over = Ces mots sont de trop : { $words }. { $usage }
cli-incomplete = Il manque quelque chose. { $usage }
cli-number = « { $text } » n’est pas un nombre entier : écrivez-le en chiffres.
cli-seat = « { $text } » n’est pas une place de cette table. Places : { $seats }.
cli-option = L’option « { $text } » doit s’écrire nom=valeur, par exemple memory_aid=off.
cli-bots = Vous nommez { $given ->
    [one] { $given } robot
   *[other] { $given } robots
} pour { $chairs } chaises : nommez-en un seul pour toutes, ou un par chaise.
cli-variable = La variable d’environnement { $variable } ne convient pas. { $problem }
cli-switch = « { $text } » ne dit ni oui ni non : écrivez on ou off.
cli-house = La maison demande d’autres paquets ({ $package } manque) : installez-les avec pip install "tripot[house]". Sans eux, on joue dans le terminal : tripot play.

command-play = jouer dans le terminal contre des robots
command-learn = une première partie guidée, règle après règle
command-puzzles = des problèmes : en résoudre un, en tirer de parties entre robots, les repeser
command-rules = lire les règles d’un jeu, ou une seule règle
command-games = la liste des jeux, avec leurs options et leurs robots
command-replay = revoir une partie enregistrée, pas à pas
command-verify = vérifier qu’une partie a été honnête
command-analyse = les chances de chacun, les moments décisifs, la chance et l’habileté d’une partie finie
command-edition = contrôler un fichier d’édition
command-lesson = contrôler les leçons : vont-elles encore avec les règles ?
command-simulate = beaucoup de parties entre robots, et leur bilan
command-arena = matchs et tournois entre robots, avec classement et rapport
command-balance = équité des places quand des robots égaux jouent
command-train = des robots apprennent en jouant entre eux
command-dataset = beaucoup de parties entre robots en colonnes de nombres, pour apprendre
command-doctor = ce qui ne va pas dans une installation, et comment y remédier
command-backup = tout ce que la maison garde, dans un seul fichier, sans la fermer
command-restore = refaire une maison d’une sauvegarde, dans un fichier ou une base vide
command-migrate = amener une base à la version que ce Tripot demande
command-bench = vitesse des parties au hasard sur cette machine

help-usage = Usage :
help-words = À donner{ "\u00A0" }
help-options = Options{ "\u00A0" }
help-environment = Chaque option peut aussi venir de l’environnement : --base-url comme TRIPOT_BASE_URL, --no-browser comme TRIPOT_NO_BROWSER=on. La ligne de commande l’emporte.
help-help = cette aide
help-lang = langue : français ou anglais
help-game = nom du jeu, par exemple twelve-gangsters
help-rule = numéro d’une règle, par exemple TG-3.5, ou un mot dont parlent les règles
rule-no-word = Aucune règle ne parle de « { $word } ». Essayez un autre mot, ou « tripot rules » pour tout lire.
help-players = nombre de joueurs, y compris vous (4 sinon)
help-scenario = un scénario à résoudre, par son numéro
help-seat = votre place, de A à F (A sinon)
help-bots = robots des autres places : un nom pour tous, ou un par place, ou ./my_bot.py:MyBot (heuristic sinon)
help-seed = nombre qui fixe le hasard, pour rejouer la même donne
help-option = option de la table, par exemple memory_aid=off ; peut se répéter
help-record = fichier où garder la partie
help-record-file = partie enregistrée
help-edition-file = fichier d’édition, en TOML
help-edition = édition avec laquelle la partie a été jouée, si ce n’est pas la nôtre
help-commitment = sceau affiché au début de la partie, à comparer
help-house-key = clé publiée par la maison, à comparer avec celle de la signature
help-json = un seul objet JSON, pour les programmes
help-perspective = ce qu’a vu une place, un spectateur (spectator), ou tout (all)
help-step = aller à cette étape
help-table-size = nombre de joueurs (4 sinon)
help-bench-game = le jeu à mesurer (tous sinon)
help-games = nombre de parties (100 sinon)
help-seed-simulate = nombre qui fixe toutes les parties (0 sinon)
help-lineup = robots à table, décalés d’une chaise à chaque partie ; plus de robots que de chaises font un tournoi ; search:4000 réfléchit 4000 itérations, search:0.3s trois dixièmes de seconde (non reproductible) ; ./my_bot.py:MyBot est le vôtre
help-balance-players = nombre de joueurs (sinon tous ceux que le jeu permet, l’un après l’autre)
help-balance-bot = le robot sur chaque chaise ; search:30 réfléchit 30 itérations
help-workers = processus de travail (sinon un par processeur)
help-records = dossier vide où garder chaque partie
help-out = dossier des parties et du rapport ; la même commande y reprend (sinon un dossier par plan)
help-cluster = adresse d’un ordonnanceur Dask, par exemple tcp://10.0.0.1:8786, au lieu de processus locaux
help-analyse-seconds = temps de calcul, en secondes (30 sinon)
help-analyse-playouts = nombre de parties imaginées, au lieu d’un temps : donne partout la même analyse
help-analyse-seed = nombre qui fixe les parties imaginées (0 sinon)
help-analyse-seat = ce que cette place pouvait savoir, et ses choix seulement
help-check = le mot check
help-lesson-check = le mot check
help-lesson-games = noms de jeux ; sans nom, toutes les leçons
help-train-part = ce qui s’apprend : value (ce que vaut une table, sauf mention contraire) ou policy (ce qu’on y choisit)
help-train-thoughts = itérations de la recherche dont on apprend les choix (280 sinon)
help-train-rounds = combien de fois jouer et apprendre (12 sinon)
help-train-games = parties d’un tour, pour chaque nombre de joueurs (600 sinon)
help-train-players = nombres de joueurs pour qui apprendre, par exemple 3,4 (tous sinon)
help-train-hidden = unités cachées du réseau, un multiple de quatre (32 sinon)
help-train-out = dossier du réseau et de son rapport ; la même commande y reprend (train-JEU-PARTIE-NOMBRE sinon)
metavar-part = PARTIE
metavar-numbers = N,…
help-dataset-out = dossier des fichiers ; la même commande y reprend (dataset-JEU-JOUEURS-NOMBRE sinon)
help-puzzles-task = play pour résoudre le problème du jour, make pour remplir une étagère, check pour repeser la nôtre
help-puzzles-id = le problème de ce nom, au lieu de celui du jour
help-puzzles-number = combien de problèmes (300 sinon)
help-puzzles-seed = nombre qui fixe tout (2026 sinon)
help-puzzles-out = le fichier de l’étagère ; la même commande y reprend son travail (puzzles.jsonl sinon)
help-puzzles-rounds = combien de parties imaginées pour chaque choix repesé (400 sinon)
help-learners = combien d’élèves jouent chaque leçon à leur guise (3)
metavar-game = JEU
metavar-rule = RÈGLE
metavar-number = N
metavar-seat = PLACE
metavar-bot = NOM
metavar-bots = NOM,…
metavar-option = NOM=VALEUR
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-hex = SCEAU
metavar-perspective = PLACE|all|spectator
metavar-check = check
metavar-puzzles = play|make|check
metavar-id = NOM
metavar-lang = fr|en

games-players = joueurs : { $players }
games-option = --option { $option }={ $default } : { $about }
games-bot = --bots { $bot } : { $about }

bot-random = robot qui joue au hasard
bot-brute = robot qui connaît le jeu et fait des fautes
bot-heuristic = robot vif, qui se fie à son flair
bot-own = votre robot { $bot }
bot-search = robot qui calcule et cache son jeu

verify-ok = { $file } : partie honnête.
verify-checked-commitment = le secret révélé est celui qui était scellé{ $compared ->
    [yes] , et le sceau est celui que vous donnez
   *[no] {""}
} :
verify-checked-steps = { $count ->
    [one] { $count } étape rejouée selon les règles, avec son contrôle
   *[other] { $count } étapes rejouées selon les règles, avec leurs contrôles
}
verify-checked-outcomes = { $count ->
    [0] aucun tirage à recalculer : le hasard n’est pas intervenu
    [one] { $count } tirage recalculé depuis le secret
   *[other] { $count } tirages recalculés depuis le secret
}
verify-checked-result = résultat recompté : { $scores }
verify-signed = signée par la maison : elle répond des noms, des coups et du résultat{ $compared ->
    [yes] , et la clé est celle que vous donnez
   *[no] , si cette clé est bien la sienne
} :
verify-witnessed = { $name } a signé : sa page a été témoin de cette partie, si cette clé est bien la sienne :
verify-not-signed = personne n’a signé : quiconque détient ce fichier a pu changer les noms, et remplacer des coups par d’autres que les règles permettent
verify-not-witnessed = pas de témoignage : { $names }
verify-not-proven = Ce que rien ne prouve : que l’hôte n’a dit le secret à personne pendant la partie, ni qui se cache derrière un nom.

replay-step = L’étape { $text } n’existe pas : cette partie va de 0 à { $most }. Tapez un de ces nombres, b pour reculer, q pour quitter.
replay-prompt = Étape { $step }/{ $steps } ({ $seen }) · Entrée suite · b retour · N aller · p A vue · q fin :

## Analyse

analyse-unfinished = Cette partie n’est pas finie : on ne l’analyse qu’après la fin. Donnez une partie terminée.
analyse-both = --seconds et --playouts disent la même chose : ne donnez que l’un des deux.
analyse-nothing = { $number } ne suffit pas : donnez au moins 1.
analyse-progress = Analyse
analyse-title-chances = Les chances de gagner, toutes cartes sur table
analyse-title-knowing = Les chances de gagner, d’après ce { QUE($name) } pouvait savoir
analyse-knowing = Calculées chaque fois que ce joueur avait un choix, avant et après.
analyse-title-turns = { $count ->
    [0] Aucun moment n’a décidé à lui seul de la partie.
   *[other] Les moments décisifs
}
analyse-turn = Étape { $step } : { $changes }
analyse-more = { $count ->
    [one] … et encore une chose.
   *[other] … et encore { $count } choses.
}
analyse-title-better = { $count ->
    [0] Aucun choix nettement meilleur n’a été trouvé.
   *[other] De meilleurs choix
}
analyse-choice = Étape { $step } : { $name } a joué « { $chosen } » ; « { $found } » valait mieux : { $gain } de chances (± { $error }).
analyse-title-accounts = La chance et l’habileté, en pour cent de la victoire
analyse-term = { $term } : { $meaning }
analyse-luck = Chance
analyse-luck-means = sa place, la donne, les tirages et les dés.
analyse-others = Les autres
analyse-others-means = ce que les autres ont fait, en bien ou en mal.
analyse-choices = Choix
analyse-choices-means = ce qu’on pouvait attendre de ses choix, d’après ce qu’il savait, comparés à ceux du robot qui se fie à son flair.
analyse-intuition = Intuition
analyse-intuition-means = ce que ses choix ont rapporté de plus ou de moins, à cause de ce qu’il ne pouvait pas savoir.
analyse-beyond = Total
analyse-beyond-means = son résultat moins une part égale ; c’est la somme de ce qui précède.
analyse-missed = Manqué
analyse-missed-means = ce que les meilleurs choix trouvés auraient rapporté ; hors du total.
analyse-how = { $playouts } parties imaginées depuis chaque moment, { $decisions } choix revus par le robot qui calcule, graine { $seed } ; ± est l’erreur type.

## Simulation

simulate-games = On ne peut pas jouer { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : demandez-en une au moins.
simulate-thought = « { $text } » n’est pas un robot avec un temps de réflexion : écrivez par exemple search:4000 (itérations) ou search:0.3s (secondes).
simulate-workers = { $workers } processus ne peuvent rien faire : donnez-en un au moins.
simulate-progress = Parties
simulate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $pace ->
    [one] { $pace } partie
   *[other] { $pace } parties
}/s, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} en moyenne
simulate-seats = Par place
simulate-bots-title = Par robot
balance-title = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : une part égale est { $equal }, la place la plus éloignée s’en écarte de { $off }
simulate-count = parties
simulate-rate = victoires
simulate-interval = à 95 %
simulate-score = score
simulate-deviation = écart
simulate-best = record
simulate-worker-died = Un processus de travail est mort, peut-être par manque de mémoire : relancez avec moins de processus (--workers).
cluster-extra = Un cluster demande le paquet distributed : installez « tripot[dask] ».
cluster-own-bot = « { $bot } » est dans un fichier d’ici, que les machines d’un cluster n’ont pas : jouez-le sans --cluster.
cluster-unreachable = Aucun ordonnanceur Dask ne répond à l’adresse { $address } : vérifiez-la, ou démarrez-le (dask scheduler).
cluster-empty = L’ordonnanceur n’a aucun processus de travail : démarrez-en (dask worker).
cluster-version = Le processus { $worker } n’a pas Tripot { $wanted } (mais : { $found }) : installez partout la même version.
cluster-lost = Le cluster { $address } s’est arrêté ou perd ses processus de travail : la même commande reprendra après la dernière partie finie.
arena-no-journal = { $file } n’est pas le fichier de parties d’une arène : choisissez un autre dossier (--out).
arena-other-plan = Le dossier { $folder } contient les parties d’un autre plan (ce qui change : { $differs }). Reprenez les mêmes réglages, ou choisissez un autre dossier (--out).
arena-broken-line = La ligne { $line } de { $file } est abîmée : effacez-la, sa partie sera rejouée.
arena-interrupted = Interrompu : { $games ->
    [0] rien n’est encore joué
    [one] une partie est gardée
   *[other] { $games } parties sont gardées
} dans { $folder }. La même commande reprend là.
arena-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} en moyenne
arena-ratings = Classement
arena-rating = niveau
arena-sigma = ± sigma
arena-timed = Un robot réfléchit au chronomètre : rejouées, ces parties seraient différentes.
arena-written = Rapport : { $folder }/report.html (et report.json)
percent = { $number } %
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

bench-title = Parties au hasard, { $build ->
    [compiled] version compilée
   *[source] version interprétée
}
bench-players = joueurs
bench-decisions = décisions/s
bench-pace = { $number }

## Passerelles

bridge-missing = { $package } n’est pas installé ici. Installez-le avec : pip install "tripot[{ $extra }]"
batch-tables = On ne peut pas jouer à { $tables } tables. Demandez-en une au moins.
batch-nobody-asked = Dans cette variante de { $game }, personne n’a jamais de choix. Prenez une autre édition ou d’autres options.
batch-buffer = « { $name } » ne peut pas être écrit : c’est { $given }. Donnez un tableau modifiable de { $wanted }.
batch-actions = Il y a { $tables } tables, et ceci n’en donne pas les actions : { $given }. Donnez un tableau numpy de nombres entiers, un par table.
batch-illegal = Table { $table } : la place { $seat } ne peut pas choisir l’action { $action }. { $why } Choisissez parmi : { $legal }. Rien n’a été joué à aucune table.
batch-seeds = Il y a { $tables } tables et { $given } graines. Donnez-en une par table, ou un seul nombre.
batch-no-table = Il n’y a pas de table { $table }. Choisissez-en une de 0 à { $most }.
batch-moment = Ce moment est de { $game } à { $players } joueurs, avec d’autres règles que celles de ce lot. Chargez-le dans un lot du même jeu, avec les mêmes joueurs, édition et options.
table-link = « { $link } » n’est pas le lien d’une table. Copiez le lien d’invitation, par exemple http://127.0.0.1:8000/t/ABCD-EFGH-JKMN.
table-unreachable = { $address } ne répond pas ({ $error }). Vérifiez l’adresse, et que la maison est ouverte.
table-full = Il n’y a pas de chaise libre à cette table. Demandez-en une à l’hôte avant le début de la partie.
table-closed = La maison a fermé la ligne (code { $code }). docs/protocol.md dit pourquoi : réessayez avec un lien d’invitation.

## À la table

play-newcomer = Le Nouveau
play-here = c’est vous
play-name = Votre nom (Entrée : { $name }) :
play-name-wrong = Ce nom ne va pas : { $most } signes ordinaires au plus. Essayez-en un autre.
play-commitment = Hasard scellé avant la partie. Notez ce sceau : il permettra de vérifier que rien n’a été truqué.
play-nonce = Un grain de sel à mêler au hasard (Entrée : aucun) :
play-start = Chaque question nomme ses réponses : tapez un nom, son début, ou le numéro ou la lettre devant. La touche Tab complète, « aide » dit tous les mots.
play-sealed = { $action } est scellé. Entrée : révéler · autre carte : changer · u : reprendre
play-not-now = Entrée : laisser faire · « continuer » : ne plus demander
play-confirm = { $choice } ? Entrée : oui · u : non · ou une autre réponse
play-chance = Ensuite, le hasard ou ce qui est caché décide.
play-then = → { $names }
play-you = { $name } (vous)
play-sign = { $letter } { $name }
play-which = Lequel : { $names } ?
play-did-you-mean = « { $text } » : vouliez-vous dire { $names } ?
play-thinking = Les autres choisissent…
play-unreadable = Je ne comprends pas « { $text } ». Tapez une des réponses, ou « aide ».
play-amount = Une somme se donne par { $step } $.
play-onward = { $on ->
    [yes] On continue : plus de question aux pauses ni au tour des autres, jusqu’à ce que vous retapiez « continuer ».
   *[no] On vous demande de nouveau aux pauses et au tour des autres.
}
play-no-cards = Vous n’avez pas de carte à lire.
play-no-card = Aucune carte en vue ne s’appelle « { $text } ». En vue : { $names }.
play-nothing-new = Rien de nouveau.
menu-question = À quoi jouez-vous ? (« quitter » pour partir)
menu-unknown = Aucun jeu ici ne s’appelle « { $text } ». Tapez un des noms, ou « quitter ».
help-answers =
    Une réponse se tape par son nom, le début de son nom, ou le numéro ou la lettre devant elle ; majuscules et accents ne comptent pas. Plusieurs d’un coup, entre virgules : « Pan, 22 ». Une somme se tape telle quelle.
word-help = aide · ?
word-help-about = cette liste
word-table = table
word-table-about = revoir la table
word-card = carte Boum
word-card-verb = carte
word-card-about = ce que fait cette carte ; « carte » seul : toutes les vôtres
word-why = pourquoi 7
word-why-about = ce que cette réponse apporterait, ou la règle qui l’interdit
word-rules = règles boum
word-rules-about = les règles qui parlent de ce mot ; « règles 3.5 » : une seule ; « règles » : toutes
word-legend = légende
word-legend-about = qui est qui, et ce que disent les signes de la table
word-last = dernier
word-last-about = ce qui s’est passé depuis votre dernier choix
word-log = journal
word-log-about = tout ce qui s’est passé
word-undo = annuler · u
word-undo-about = reprendre votre choix, tant que rien n’est révélé
word-onward = continuer
word-onward-about = ne plus être interrogé aux pauses ni au tour des autres ; encore : l’être de nouveau
word-menu = menu
word-menu-about = quitter cette partie et choisir un jeu
word-quit = quitter · q
word-quit-about = partir ; la partie peut être gardée
word-hint = indice
word-hint-about = un conseil
word-solution = solution
word-solution-about = la réponse du livret
exercise-help = Tapez votre coup, « indice » pour un conseil, « solution » pour la réponse, « u » pour reprendre, « quitter » pour partir.
exercise-solved = Bien joué ! C’est ce qu’il fallait.
exercise-other = Ce n’est pas encore cela. Voici une façon d’y arriver.
puzzle-title = { $game } · problème { $id }
puzzle-question = À vous, à une table de { $players }. Un seul choix est nettement le meilleur : lequel ?
puzzle-weighed = { $choice } : { $percent } % de chances de gagner
train-progress = Tours d’apprentissage
train-interrupted = Interrompu après { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
} : la même commande reprend dans { $folder }.
train-round = Ce qui a été appris, tour après tour
train-games = parties
train-formula = prévu par la formule
train-limit = prévu au mieux
train-net = par le réseau
train-gain = gain d’une chaise, en centièmes d’une part égale
train-written = Le réseau ({ $part }.net), ses courbes et son rapport sont dans { $folder }. « --bots { $folder }/{ $part }.net » le fait jouer.
dataset-written = { $games ->
    [one] Une partie
   *[other] { $games } parties
} dans { $folder }.
puzzles-progress = Problèmes
puzzles-made = { $count ->
    [0] Aucun problème
    [one] Un problème
   *[other] { $count } problèmes
} en { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
} : { $file }
puzzles-checked = { $count ->
    [one] Un problème repesé
   *[other] { $count } problèmes repesés
} ({ $rounds ->
    [one] une partie
   *[other] { $rounds } parties
} par choix) : la solution reste la meilleure pour { $leads }, de cinq points ou plus pour { $clear }.
theme-tempo = Tempo
theme-tempo-hint = Une affaire de tempo : ce qui presse passe avant ce qui rapporte.
theme-bluff = Bluff
theme-bluff-hint = Une affaire de bluff : pensez à ce que les autres ignorent de vous, et à ce qu’ils croient.
theme-danger = Danger
theme-danger-hint = Une affaire de danger : cherchez d’abord ce qui peut vous coûter la partie.
theme-auction = Enchères
theme-auction-hint = Une affaire d’enchères : que vaut vraiment ce qu’on vend, pour vous et pour les autres ?
theme-verdict = Verdict
theme-verdict-hint = Une affaire de verdict : qui gagne si le jury penche, et de combien peut-il pencher ?
play-left = Vous quittez la table.
learn-welcome = Une première partie guidée : on vous dit chaque règle quand elle compte. « indice » conseille, « solution » montre un coup, « quitter » arrête.
learn-any = Rien de précis n’est demandé ici : tout coup permis convient.
learn-on = « continuer » : jouer la suite · Entrée : s’arrêter là
learn-next = La suite : tripot play { $game } pour jouer, tripot rules { $game } pour lire, tripot learn { $game } pour recommencer.
play-keep = Fichier où garder la partie (Entrée : ne pas la garder) :
play-kept = Partie gardée dans { $file }.
    { "  " }{ $over ->
    [yes] Pour vérifier le hasard :  tripot verify { $file }
   *[no] Elle n’est pas finie. Pour la revoir :  tripot replay { $file }
}
play-over = { $outcome ->
    [won] Vous remportez la partie.
    [shared] Vous partagez la victoire.
    [nobody] Personne ne gagne : tout le monde a perdu.
    [watched] Victoire pour { $names }.
   *[lost] Victoire pour { $names }. La prochaine sera la vôtre.
}
podium = Classement
podium-rank = Rang
podium-player = Joueur
podium-score = Total
podium-how = Comment
list-and = { $first } et { $last }

## Un jeu sans écran à lui

plain-waiting = on attend { $names }
plain-question = Que faites-vous ?
plain-moment = En attendant { $names }, vous pouvez :
help-game-or-menu = nom du jeu, par exemple twelve-gangsters ; sans nom, un menu
plain-allowed = Les règles le permettent.
plain-event = { $event } : { $told }
plain-event-of = { $name } : { $event } { $told }
plain-points = { $score }
plain-tie = { $names } ont chacun { $score } : { $shared ->
    [yes] la place est partagée.
   *[no] les règles disent qui passe devant.
}

## Le serveur

server-malformed = Ce message n’est pas dans la langue de la maison ({ $detail }). Rechargez la page.
server-move = Ce n’est pas un coup de ce jeu ({ $detail }). Choisissez parmi ceux que la table propose.
server-no-hello = La page doit d’abord dire bonjour à la table. Rechargez-la.
server-screen = Cet écran ne fait que montrer la table. Pour jouer ou parler, ouvrez le lien de la table.
server-no-table = Aucune table ne porte ce code. Vérifiez les douze signes, ou demandez un nouveau lien.
server-no-game = Cette table n’a pas joué cette partie. Revenez à la table.
server-method = Cette adresse ne se demande pas ainsi. Revenez à l’accueil.
server-failed = Quelque chose a échoué dans la maison, qui a noté où. Réessayez ; si cela continue, dites-le à votre hôte.
server-host = La maison ne répond pas à ce nom. Ouvrez l’adresse donnée par votre hôte.
server-unbuilt = La maison est ouverte, mais ses pages ne sont pas construites. Construisez-les avec « cd web && npm ci && npm run build », et recommencez.
server-no-page = Cette adresse ne mène nulle part. Revenez à l’accueil.
server-outdated = Cette partie de { $game } ne peut pas continuer ici. { $problem } Commencez-en une autre.
server-name = Un nom compte de 1 à { $most } signes visibles. Essayez-en un autre.
server-name-taken = Quelqu’un utilise déjà le nom « { $name } » avec une phrase secrète. Choisissez-en un autre.
server-phrase-short = La phrase secrète est trop courte : il faut au moins { $least } signes.
server-phrase-old = Ce n’est pas votre phrase secrète actuelle. Donnez-la pour en choisir une autre.
server-phrase-wrong = Ce nom et cette phrase secrète ne vont pas ensemble. Réessayez.
server-too-fast = Doucement : trop de demandes à la fois. Attendez quelques secondes.
server-too-much = Cela fait beaucoup à écrire en peu de temps. Attendez une minute, puis continuez.
server-too-many-tables = Vous avez une place à { $most } tables : finissez une partie, ou quittez une table, avant d’en ouvrir une autre.
table-worn-out = Cette table a trop servi : on ne peut plus qu’y finir la partie. Ouvrez-en une nouvelle pour la suite.
server-too-large = Ce message est trop long : { $most } octets au plus. Raccourcissez-le.
server-origin = Cette demande ne vient pas de la page de la maison. Ouvrez l’adresse donnée par votre hôte.
server-metrics-token = Seul qui connaît le jeton de cette maison lit ses mesures. Envoyez-le dans l’en-tête Authorization, après le mot Bearer.
server-perspective = « { $text } » n’est pas un point de vue : demandez all, spectator ou une place de 0 à { $most }.
server-trouble = La maison n’a pas pu garder cela sur son disque, cela n’a pas eu lieu. Réessayez dans un instant.
server-database = La base PostgreSQL est inutilisable : { $detail } Vérifiez l’adresse donnée avec --database ; « tripot doctor » regarde de plus près.
database-address = L’adresse donnée avec --database doit commencer ainsi : { $schemes }
server-extra = Plusieurs nœuds demandent d’autres paquets : installez-les avec « make { $extra } », ou avec pip install "tripot[{ $extra }]".
server-bus-alone = --bus annonce les nouvelles à plusieurs nœuds, et plusieurs nœuds demandent une base : donnez aussi --database, ou retirez --bus.
server-node-host = Les autres nœuds ne peuvent pas joindre celui-ci à l’adresse « { $host } » : donnez avec --node-host une adresse de cette machine qu’ils peuvent joindre.
database-older = La base est à la version { $found }, ce Tripot demande la { $known }. Arrêtez tous les nœuds, faites une sauvegarde, puis lancez « tripot migrate ».
database-newer = La base est à la version { $found }, écrite par un Tripot plus récent ; celui-ci ne connaît que les versions jusqu’à { $known }. Installez le Tripot récent, ou restaurez une sauvegarde plus ancienne.
server-locked = Une autre maison est ouverte sur « { $file } ». Fermez-la d’abord, ou donnez un autre fichier avec --data. Plusieurs serveurs ne partagent une maison que sur PostgreSQL : --database.
server-data = Le fichier de données « { $file } » ne s’ouvre pas ({ $detail }). Vérifiez vos droits, ou donnez un autre fichier avec --data.
lobby-started = La partie est commencée : cela ne se change plus. Attendez la fin.
lobby-not-host = Seul l’hôte de la table peut faire cela. Demandez-le-lui.
lobby-no-chair = Cette table compte { $chairs } places : choisissez l’une d’elles.
lobby-chair-taken = Quelqu’un est déjà assis là : choisissez une autre place.
lobby-kicked = L’hôte vous a demandé de quitter cette table. Trouvez-en une autre.
lobby-not-seated = Vous n’avez pas de place à cette table : prenez d’abord une place, ou regardez.
lobby-no-bot = Aucun robot n’est assis là : choisissez la place d’un robot.
lobby-nobody = Personne d’autre n’est assis là : choisissez la place d’un invité.
lobby-players = { $seated ->
    [one] Une seule place est prise
   *[other] { $seated } places sont prises
} : ce jeu se joue à { $allowed }. Invitez quelqu’un ou ajoutez des robots.
lobby-cannot-fill = Un robot ne remplace qu’un joueur parti depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Attendez encore un peu.
game-not-started = La partie n’a pas commencé : attendez que l’hôte la lance.
game-asked-anew = La maison a répondu pour vous, ou la question n’est plus la même : regardez la table, et choisissez de nouveau.
game-not-over = La partie n’est pas finie : tout sera montré à la fin.
game-stopped = Cette partie a été arrêtée avant sa fin : il en reste le procès-verbal, à télécharger et à vérifier.
what-if-nowhere = Ce moment n’existe pas : les étapes vont de 0 à { $steps }, les places de 1 à { $most }. Reprenez la partie depuis sa rediffusion.
what-if-over = À cette étape, la partie est finie : choisissez un moment plus tôt.
hint-company = D’autres personnes jouent à cette table : le conseil ne parle que si toutes l’acceptent. Demandez-le-leur, dans les réglages de la table.
hint-not-asked = Rien ne vous est demandé pour l’instant : demandez conseil quand c’est à vous.
hint-duel = D’autres jouent la même donne : dans un duel, personne n’est conseillé. Jouez-le d’abord, l’analyse viendra après.
duel-company = On ne défie qu’avec une partie jouée par une personne contre des robots : jouez-en une jusqu’au bout.
duel-not-yours = Quelqu’un d’autre a joué cette partie : défiez vos amis avec une partie à vous.
duel-own = C’est votre propre défi : envoyez le lien à quelqu’un d’autre.
duel-unknown = Ce défi n’existe pas, ou plus : demandez un nouveau lien à qui vous l’a envoyé.
duel-sealed = D’autres jouent encore cette donne : ce qui était caché se montre le surlendemain.
duel-not-played = Vous n’avez pas commencé le duel du jour dans ce jeu : jouez-le d’abord.
mark-nothing = Vous n’avez pas encore répondu à une question dans cette partie, ou vous avez repris votre réponse : choisissez d’abord.
because-end = la partie finira mieux pour vous
exercise-nothing = Dites quel choix vous intéresse : il n’y en a aucun dans la demande.
exercise-no-moment = Aucun meilleur choix n’est connu à cette étape : demandez d’abord l’analyse de la partie.
game-goes-on = La partie peut continuer : on n’arrête qu’une partie bloquée, ou jouée contre des robots seulement.
witness-differs = Cette page n’a pas vu la partie que la maison raconte : le témoignage est refusé. Gardez cette page ouverte, téléchargez la partie, et demandez des comptes à l’hôte.
witness-unsigned = La signature de ce témoignage ne va pas avec sa clé ou avec votre place : rien n’est gardé. Rechargez la page pour témoigner de nouveau.
analysis-busy = D’autres parties attendent déjà leur analyse ({ $count }). Réessayez dans quelques minutes.
chat-empty = Il n’y a rien à lire dans ce message : écrivez quelques mots.
talk-no-words = Ce jeu ne connaît pas ces mots-là : écrivez plutôt dans la discussion.
talk-to-nobody = À qui le dites-vous ? Choisissez quelqu’un d’autre à la table.
talk-too-late = C’est trop tard pour négocier : attendez le mois prochain, avant que les mises ne soient révélées.
talk-enough = Vous avez déjà beaucoup parlé ({ $most } fois) : laissez les mises répondre.
talk-no-offer = Personne ne vous a proposé d’échange, ou vous avez déjà répondu.
talk-no-card = Il n’y a pas de carte à cet emplacement de La Rue : choisissez-en une autre.
level-novice = Bleus
level-novice-how = ils apprennent, et se trompent souvent
level-easy = Amateurs
level-easy-how = ils connaissent le jeu, et font des fautes
level-solid = Habitués
level-solid-how = ils se fient à leur flair
level-strong = Fines lames
level-strong-how = ils ne laissent presque rien passer
level-master = Maîtres
level-master-how = ils calculent et cachent leur jeu
lobby-no-character = Personne de ce nom ne joue dans cette maison : choisissez quelqu’un de la troupe.
lobby-character-seated = Ce personnage est déjà à la table, et personne n’y joue deux fois : choisissez-en un autre.

## La troupe, ou qui sont les robots

manner-bold = fonce
manner-careful = prudence d’abord
manner-greedy = compte ses sous
manner-sly = joue en biais
cast-lulu = Lulu Grenadine
cast-lulu-life = Serveuse au bal depuis mardi. Elle tape sur tout ce qui brille.
cast-philibert = Philibert Pantoufle
cast-philibert-life = Clerc de notaire en vacances. Il a peur de tout, même de gagner.
cast-colette = Colette Cent-Sous
cast-colette-life = Fleuriste au coin du quai. Elle ramasse chaque sou, et les autres en profitent.
cast-anatole = Anatole Postiche
cast-anatole-life = Apprenti espion, recalé trois fois. On voit sa fausse barbe de loin.
cast-bibi = Bibi Trompette
cast-bibi-life = Clairon du cirque. Il entre toujours trop tôt, et trop fort.
cast-mado = Mado Vinaigre
cast-mado-life = Meneuse de revue, renvoyée pour avoir giflé le préfet. Elle mise comme elle gifle.
cast-titi = Titi Gavroche
cast-titi-life = Crieur de journaux le matin, pickpocket l’après-midi. Il compte ses sous à voix haute.
cast-pepe = Pépé Cornichon
cast-pepe-life = Quarante ans de cambriole, jamais une course. À son âge, on ne se presse plus.
cast-ginette = Ginette Mistral
cast-ginette-life = Elle traverse une pièce sans que la porte grince. On la remarque quand elle est partie.
cast-nono = Nono Bretelles
cast-nono-life = Déménageur de pianos. Il pousse d’abord, il réfléchit au palier.
cast-yvonne = Yvonne Double-Fond
cast-yvonne-life = Vingt ans de consigne à la gare. Toutes ses valises en cachent une autre.
cast-eusebe = Eusèbe Pince-Nez
cast-eusebe-life = Greffier le jour. Il relit deux fois avant de poser une carte.
cast-carmen = Carmen Dynamo
cast-carmen-life = Motocycliste de foire. Elle tient le mur de la mort d’une main, ses cartes de l’autre.
cast-oscar = Oscar Bas-de-Laine
cast-oscar-life = Prêteur sur gages. Il estime votre montre pendant que vous parlez.
cast-suzon = Suzon Mandoline
cast-suzon-life = Chanteuse des rues. Elle voit venir la police du bout du boulevard.
cast-hortense = Hortense Chronomètre
cast-hortense-life = Chef de gare. Rien ne part avant l’heure, ni train ni carte.
cast-marius = Marius Tempête
cast-marius-life = Ancien corsaire, dit-il. Il aborde dès que le vent tourne.
cast-odette = Odette Paravent
cast-odette-life = Costumière de l’Opéra. Elle a un visage de rechange pour chaque mise.
cast-gaspard = Gaspard Trébuchet
cast-gaspard-life = Pèse l’or des autres depuis trente ans. Il ne repose jamais tout.
cast-leontine = Léontine Trousseau
cast-leontine-life = Veuve d’un serrurier. Elle ferme chaque porte avant d’en ouvrir une.
cast-comtesse = Comtesse Arsenic
cast-comtesse-life = Trois fois veuve, quatre fois héritière. Elle sert le thé elle-même.
cast-anselme = Anselme Métronome
cast-anselme-life = Professeur de piano. Il n’a jamais joué une note, ni une carte, trop tôt.
cast-zelda = Zelda Plein-Phare
cast-zelda-life = Pilote d’essai. Elle freine quand il n’y a plus de route.
cast-prosper = Prosper Grand-Livre
cast-prosper-life = Comptable de toute la ville basse. Ses colonnes tombent toujours juste, pour lui.
cast-igor = Igor Velours
cast-igor-life = Prestidigitateur au chômage. Regardez sa main gauche : c’est la droite qui joue.

serve-open = Tripot est ouvert : { $address }
serve-moved = Le port { $wanted } est pris, la maison ouvre sur le port { $port }.
serve-data = Données : { $file }
serve-stop = Ctrl-C pour fermer ; les parties reprendront où elles en étaient.
serve-closed = La maison est fermée. À bientôt.
serve-no-port = Aucun port libre de { $first } à { $last } : choisissez-en un autre avec --port.
serve-taken = Le port { $port } est pris, et personne ne chercherait la maison ailleurs : libérez-le, ou choisissez-en un autre avec --port.
serve-base-url = « { $text } » n’est pas une adresse publique : écrivez-la comme https://tripot.example, sans chemin.
serve-proxies = « { $text } » : ce ne sont pas des adresses de mandataires. Écrivez-les comme 10.0.0.5 ou 10.0.0.0/24, séparées par des virgules.
serve-admin = Page de l’hôte de la maison : { $address }, avec le jeton de --admin-token.
serve-admin-token = Page de l’hôte de la maison : { $address }, avec le jeton { $token } (il change à chaque ouverture).
serve-token = Ce jeton se devinerait : donnez à { $option } au moins { $least } signes sans accents ni espaces, comme ceux de « openssl rand -hex 24 ».
serve-host = L’adresse « { $host } » n’est pas une adresse de cette machine : vérifiez --host.
command-serve = ouvrir la maison dans le navigateur (sans commande : la même chose)
help-host = adresse sur laquelle écouter (127.0.0.1 sinon ; 0.0.0.0 pour tout le réseau)
help-port = port (8000 sinon)
help-data = fichier de données, en SQLite
help-database = adresse d’une base PostgreSQL au lieu d’un fichier, postgresql://… : autant de nœuds que l’on veut se la partagent
help-bus = adresse d’un Redis qui annonce les nouvelles à ces nœuds, redis://… ; sans lui chacun regarde toutes les demi-secondes
help-node-host = adresse à laquelle les autres nœuds joignent celui-ci ; sinon celle par laquelle il joint la base
help-base-url = adresse publique de la maison, par exemple https://tripot.example
help-proxies = adresses ou réseaux des mandataires dont X-Forwarded-For est cru (cette machine sinon)
help-keep = jours avant d’effacer une table que personne n’utilise, sans partie en cours (30 sinon)
help-keep-running = de même au milieu d’une partie (365 sinon)
help-keep-history = jours pendant lesquels chacun garde la liste de ses parties finies (1825 sinon)
help-webhook-hosts = hôtes que chacun peut faire appeler à son tour, séparés par des virgules ; un réseau privé se nomme, comme 10.0.0.0/8
help-smtp = serveur qui envoie les avis par courriel : smtps://nom:mot@hôte, smtp+tls://… ou smtp://…
help-mail-from = adresse de courriel dont viennent ces avis
help-metrics-token = ce que doit savoir qui lit /metrics, au moins 16 signes ; sans lui, personne ne les lit
help-admin-token = ce que doit savoir qui entre dans la page de l’hôte, au moins 16 signes ; sinon la maison en tire un à chaque ouverture et l’affiche
help-no-browser = ne pas ouvrir le navigateur
help-unlimited = sans limites de débit, pour les mesures de charge seulement
metavar-days = JOURS
metavar-token = JETON
metavar-host = ADRESSE
metavar-addresses = ADRESSE,…
metavar-url = URL

## Le rapport de l’arène

whole = { $number }
page-title = Arène : { $game }
page-kicker = L’arène
page-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players } joueurs, { $bots ->
    [one] un seul robot
   *[other] { $bots } robots
}, graine { $seed }.
page-edition = Édition : { $edition }.
page-ratings = Classement
page-ratings-about = Niveau à l’échelle d’OpenSkill et son intervalle à 95 %. Tout le monde part de 25.
page-wins = Victoires
page-wins-about = Part des chaises qui gagnent. Le trait marque une part égale, { $equal } ; en couleur, ce qui s’en écarte nettement.
page-duels = Face à face
page-duels-about = Sur cent rencontres, combien de fois le robot de la ligne finit devant celui de la colonne ; une égalité compte pour moitié.
page-duel = { $bot } devant { $rival } : { $interval }, { $games } rencontres
page-seat = place { $seat }
page-seats = Les places
page-seats-about = Victoires de chaque place, dans l’ordre de la table ; une part égale est { $equal }.
page-ends = Comment finissent les parties
page-ends-about = Part des parties, avec son intervalle à 95 %.
page-length = Durée, en étapes
page-scores = Scores
page-scores-about = Tous les robots sur la même échelle ; la hauteur est une part des chaises de chacun.
page-spread = En moyenne { $mean }, médiane { $median } ; neuf sur dix entre { $low } et { $high }.
page-bin = { $low } – { $high } : { $count }
page-effects = Ce qui fait gagner
page-effects-about = En points : victoires des chaises qui l’ont eu, moins victoires des autres. À partir de dix chaises de chaque côté.
page-effect = { $rate } contre { $without }, { $chairs } chaises
page-reading = Comment lire ces chiffres
page-reading-intervals = Les intervalles sont à 95 % : de donne en donne pour les robots et les places, sans la chance que voit la prévision (de Wilson s’il y a trop peu de donnes, et pour les fins), de Newcombe pour les différences. Une victoire partagée compte en parts, une partie que tous perdent pour personne. Les différences prennent les chaises pour indépendantes, ce que celles d’une même partie ne sont pas : elles donnent un ordre de grandeur.
page-reading-ratings = Si chaque donne a été jouée depuis chaque chaise, le niveau dit au mieux combien de fois chaque robot finit devant chaque autre (Bradley–Terry), la chance retirée, l’erreur prise de donne en donne. Sinon, et à moins de 20 donnes, il suit le modèle de Plackett–Luce, partie après partie dans l’ordre de leurs numéros ; un robot sur plusieurs chaises bouge de leur moyenne. Il compare les robots de cette arène entre eux, et rien d’autre.
page-reading-effects = Ce que le hasard distribue (cartes reçues, premier joueur) agit lui-même. Ce qui s’obtient en jouant accompagne la victoire, et n’en est pas forcément la cause : qui joue mieux l’obtient plus souvent.
page-command = La même arène :
page-made = Tripot { $version }. Les mêmes chiffres pour les programmes : report.json ; chaque partie : games.jsonl.

help-backup-file = fichier à écrire ; il ne doit pas exister
help-restore-file = sauvegarde à lire
migrate-same = { $place } est déjà à la version { $now } : rien à faire.
migrate-made = { $place } était vide et se trouve maintenant à la version { $now }.
migrate-done = { $place } : de la version { $before } à la { $now }.
backup-progress = Lignes écrites
backup-done = { $rows ->
    [one] Une ligne
   *[other] { $rows } lignes
 } de { $place } dans { $file }.
restore-progress = Lignes lues
restore-done = { $rows ->
    [one] Une ligne
   *[other] { $rows } lignes
 } de { $file } dans { $place }.
restore-not-empty = Il y a déjà une maison là-dedans. Restaurez dans un fichier ou une base vide, pour que rien ne se perde.
restore-damaged = « { $file } » n’est pas une sauvegarde entière : rien n’a été restauré. Prenez-en une autre.
doctor-healthy = Tout va bien.
doctor-ill = Remédiez à ce qui est marqué ✗, puis redemandez.
doctor-compiled = Le moteur est compilé.
doctor-interpreted = Le moteur est interprété : les robots réfléchissent dix fois plus lentement. Installez un compilateur C, puis Tripot à nouveau.
doctor-client = Les pages du navigateur sont construites.
doctor-no-client = Les pages du navigateur manquent. Lancez « make play » dans le dépôt, ou installez Tripot depuis un wheel.
doctor-space = { $free } Mo libres dans { $folder }.
doctor-full = Seulement { $free } Mo libres dans { $folder }. Faites de la place, ou déplacez les données avec --data.
doctor-new-file = { $file } n’existe pas encore : il sera créé à l’ouverture de la maison.
doctor-file = { $file } se lit et s’écrit.
doctor-file-damaged = { $file } est abîmé. Arrêtez la maison, gardez ce fichier, et restaurez la dernière sauvegarde dans un autre.
doctor-wal-damaged = Le journal à côté de { $file } (…-wal) est abîmé : les derniers coups peuvent se perdre si la maison ouvre. Gardez les deux fichiers, et restaurez la dernière sauvegarde dans un autre.
doctor-gaps = { $count ->
    [one] À une table il manque
   *[other] À { $count } tables il manque
} des tours joués : { $codes }. Restaurez la dernière sauvegarde dans un autre fichier.
doctor-database = PostgreSQL répond.
doctor-clock = Les horloges de cette machine et de la base diffèrent de { $ms } ms.
doctor-skew = Les horloges de cette machine et de la base diffèrent de { $ms } ms : les échéances seront fausses. Confiez les deux à NTP.
doctor-forgetful = PostgreSQL peut oublier ce qu’il a confirmé. Réglez fsync = on et synchronous_commit = on.
doctor-rights = Cet utilisateur ne peut pas créer de tables. En propriétaire de la base : grant create on schema public à cet utilisateur.
doctor-empty = La base est vide : elle sera préparée à l’ouverture de la maison.
doctor-version = La base est à la version { $found }, comme il se doit.
doctor-key = La maison signe ses parties avec la clé { $key } : publiez-la.
doctor-playable = { $count ->
    [one] Une partie est en cours
   *[other] { $count } parties sont en cours
 } et peuvent continuer.
doctor-unplayable = { $count ->
    [one] Une partie ne peut
   *[other] { $count } parties ne peuvent
 } pas continuer avec ce Tripot : { $codes }. Finissez-les avec le Tripot de leurs débuts.
doctor-behind = { $count ->
    [one] Une table s’arrête
   *[other] { $count } tables s’arrêtent
} avant ce qui en a été gardé : { $codes }. Restaurez la dernière sauvegarde dans un autre fichier.
doctor-bus = Redis répond.
doctor-bus-lost = Redis ne répond pas ({ $detail }). Démarrez-le, ou vérifiez --bus ; d’ici là, les nœuds ont des nouvelles toutes les demi-secondes.
doctor-no-bus = Pas de Redis donné avec --bus : les nœuds n’ont de nouvelles que toutes les demi-secondes.
doctor-address = Les joueurs viennent à { $address }, chiffré.
doctor-plain = Les joueurs viennent à { $address } sans chiffrement : sur Internet, placez devant un proxy avec TLS et donnez son adresse https:// avec --base-url.
doctor-no-address = Pas d’adresse publique donnée avec --base-url : bien pour un portable ; derrière un proxy, donnez l’adresse https:// que voient les joueurs.

notice-title = À vous – { $game }
notice-text = { $game }, chez { $host } (table { $code }). { $asked }
notice-asked = C’est à vous de jouer.
notice-address = Cette adresse ne peut pas servir. Copiez-la entière, en https.
notice-host = Cette maison n’appelle pas { $host }. Demandez à qui l’héberge de l’autoriser.
notice-private = { $host } est dans un réseau privé, que cette maison n’appelle pas.
notice-keys = Le navigateur n’a pas donné de clés complètes. Coupez les avis, puis remettez-les.
notice-most = { $most } avis au plus par personne : retirez-en un d’abord.
notice-off = Cette maison n’offre pas ce genre d’avis.
notice-mailbox = Ce n’est pas une adresse de courriel complète.
notice-mail-failed = Le courriel n’est pas parti. Vérifiez l’adresse, ou réessayez plus tard.
mail-token = Ce lien n’est pas complet, ou ne vaut plus. Copiez-le entier depuis le courriel.
mail-confirm-title = Tripot : voulez-vous être prévenu à votre tour ?
mail-confirm = Quelqu’un veut être prévenu à cette adresse quand c’est son tour de jouer. Si c’est vous, ouvrez ce lien :

    { $link }

    Sinon, ne faites rien : vous ne recevrez rien d’autre.
mail-stop = Pour ne plus rien recevoir : { $link }
serve-smtp = --smtp veut une adresse comme smtps://nom:mot@hôte, smtp+tls://hôte ou smtp://hôte.
serve-notices = Les avis par courriel veulent --smtp et --mail-from ensemble, et les webhooks comme les courriels --base-url, où mènent leurs liens.
metavar-hosts = HÔTES
metavar-mailbox = ADRESSE

## Classements

lobby-rated-clock = Une partie classée a une horloge, pour finir même si quelqu’un s’en va : choisissez un rythme.
lobby-rated-scenario = Un scénario ne compte pas pour le classement : choisissez une partie ordinaire, ou retirez le classement.
game-rated = Cette partie compte : elle se joue jusqu’au bout. Si vous partez, la maison joue pour vous, et le résultat compte.

## Soirées

evening-unknown = Cette soirée n’existe pas, ou plus : demandez un nouveau lien à qui l’organise.
evening-not-host = Seul l’hôte de la soirée peut faire cela : demandez-le-lui.
evening-over = Cette soirée est finie : ouvrez-en une autre.
evening-title = Donnez un nom à la soirée.
evening-size = Ce jeu se joue à { $allowed } : choisissez une de ces tailles de table.
evening-full = Une soirée compte { $most } participants au plus, robots compris : retirez-en, ou ouvrez une autre soirée.
evening-few = Il faut au moins { $least } participants pour une ronde : invitez du monde ou ajoutez des robots.
evening-nobody = Ce participant n’est pas de la soirée : rechargez la page.
evening-unfinished = { $count ->
    [one] Une table joue encore
   *[other] { $count } tables jouent encore
} : attendez la fin de la ronde.
evening-rounds = Une soirée compte { $most } rondes au plus : terminez-la.
evening-changed = Quelqu’un vient de changer la soirée : regardez-la, puis recommencez.

## Parties lentes

holiday-most = { $most ->
    [0] Vous avez pris toutes vos vacances de l’année.
    [one] Il vous reste un jour de vacances : demandez-en un.
   *[other] Vous pouvez partir { $most } jours au plus : demandez-en moins.
}
nudge-nobody = La table n’attend personne que vous puissiez rappeler.
nudge-too-soon = { $hours ->
    [one] Laissez-leur une heure avant de les rappeler.
   *[other] Laissez-leur { $hours } heures avant de les rappeler, et autant entre deux rappels.
}
order-unknown = La maison ne répond pas à cela pour vous : répondez vous-même.
order-too-late = La partie est finie : il n’y a plus rien à répondre.

## Bonne compagnie

departure-not-playing = On ne quitte une partie que tant qu’elle se joue : à la table, levez-vous.
departure-alone = Personne d’autre ne joue ici : arrêtez plutôt la partie, depuis l’aide.
departure-counts = Cette partie compte : personne ne joue un moment à votre place. Vous pouvez abandonner.
departure-few = Il faut au moins { $least } autres personnes à la table pour en renvoyer une.
company-nobody = Personne n’est là : choisissez quelqu’un d’autre.
company-oneself = C’est vous : choisissez quelqu’un d’autre.
company-most = Vous n’entendez déjà plus { $most } personnes : rendez la parole à l’une d’elles.
report-again = Vous l’avez déjà signalé à cette table : l’hôte de la maison le lira.
server-banned = { $days ->
    [0] L’hôte de la maison ne vous reçoit plus. Vous pouvez encore emporter ou effacer vos données.
    [one] L’hôte de la maison ne vous reçoit plus jusqu’à demain. Revenez ensuite.
   *[other] L’hôte de la maison ne vous reçoit plus pendant { $days } jours. Revenez ensuite.
}
own-nothing = La maison ne sait rien de vous : il n’y a rien à emporter.
own-name = Pour tout effacer, écrivez votre nom tel qu’il est affiché.
admin-token = Ce n’est pas le jeton de la maison. Lisez-le là où elle a été ouverte, puis recommencez.
admin-sign-in = Cette page est à l’hôte de la maison : entrez avec le jeton affiché à son ouverture.
admin-nobody = Cette personne n’est plus connue de la maison : cherchez-en une autre.
