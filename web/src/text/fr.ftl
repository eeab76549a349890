# Ce que dit la page elle-même. Le reste vient de la maison (/api/texts).

web-title-home = Tripot : des jeux de gangsters
web-title-table = Tripot : à la table
web-title-replay = Tripot : revoir une partie
web-title-analysis = Tripot : analyse d’une partie
web-title-rules = Tripot : les règles
web-title-unknown = Tripot : perdu

web-skip = Aller au contenu
web-home = Accueil de Tripot
web-loading = On allume la lampe…
web-close = Fermer
web-retry = Réessayer
web-go-home = Accueil
web-unreachable = La maison ne répond pas. Vérifiez votre connexion, puis réessayez.
web-language = Langue
web-sound = Sons
web-sound-on = Les sons sont en marche
web-sound-off = Les sons sont coupés
web-ambience = Ambiance du tripot
web-ambience-on = L’ambiance joue
web-ambience-off = L’ambiance est coupée
web-you = vous
web-me = Vous
web-away = plus là
web-stand-in = un robot joue
web-host = hôte
web-clock = Temps restant
web-secret = Personne d’autre ne le sait

## Accueil

web-motto = Une arrière-salle, une lampe, quatre chaises. Des jeux de gangsters avec vos amis ou contre nos robots, sans compte et sans triche.
web-play-now = Jouer maintenant
web-promise = Un clic, et la partie commence contre des robots.
web-shelf = Les boîtes de la maison
web-facts = { $players } joueurs · { $minutes } minutes
web-against = Contre qui ?
web-players = Combien en tout ?
web-open-table = Ouvrir une table
web-rules = Règles
web-join-title = Rejoindre une table
web-join-code = Le code qu’on vous a donné
web-join = Entrer
web-mine = Vos parties en cours
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’attend de joueurs. Ouvrez la vôtre : elle peut s’afficher ici.
web-table-host = chez { $name }
web-table-seats = { $seated } sur { $chairs } places
web-phase-lobby = on s’installe
web-phase-playing = on joue

## Qui je suis

web-identity = Votre nom à la table
web-name = Nom affiché, 20 signes au plus
web-name-keep = Garder
web-phrase-title = Jouer aussi depuis un autre appareil
web-phrase-about = Choisissez une phrase secrète ici. Sur l’autre appareil, donnez le même nom et la même phrase : vous y retrouverez vos chaises.
web-phrase = Phrase secrète
web-phrase-keep = Choisir cette phrase
web-phrase-enter = Je l’ai déjà choisie ailleurs
web-phrase-kept = La phrase est gardée.
web-phrase-entered = Vous voilà de retour.
web-phrase-old = Votre phrase actuelle, pour en changer
web-devices = Vos appareils
web-devices-about = Un appareil reste connu un an après sa dernière visite, et deux ans au plus.
web-device-unknown = Appareil inconnu
web-device-here = cet appareil
web-device-since = connu depuis le { $day }
web-device-seen = vu { $ago }
web-device-leave = Déconnecter
web-device-leave-one = Déconnecter { $name }
web-devices-leave-others = Déconnecter tous les autres
web-devices-left = C’est fait : on ne vous y connaît plus.
web-leave-here = Se déconnecter ici
web-leave-alone = Sans phrase secrète, personne ne retrouve ce nom ni ces chaises. Choisissez-en une d’abord, ou partez pour de bon.
web-leave-for-good = Partir pour de bon

## Le salon

web-lobby = on s’installe
web-invited = { $name } vous invite à jouer : { $game }
web-invited-nobody = On vous attend pour jouer : { $game }
web-lobby-more = Conversation, réglages, équité
web-chairs = Les chaises
web-empty-chair = Chaise libre
web-sit = S’asseoir
web-stand = Se lever
web-add-bot = Asseoir un robot
web-other-bot = Changer
web-cast = Qui appeler à cette place ?
web-cast-surprise = Surprenez-moi
web-cast-how = Ici : { $how }.
web-cast-here = déjà à la table
web-level = { $level ->
    [novice] niveau 1 sur 5
    [easy] niveau 2 sur 5
    [solid] niveau 3 sur 5
    [strong] niveau 4 sur 5
   *[master] niveau 5 sur 5
}
web-remove = Retirer
web-kick = Renvoyer
web-start = Lancer la partie
web-ready-host = Tout est prêt. Vous lancez quand vous voulez.
web-ready = Tout est prêt. L’hôte va lancer la partie.
web-invite = Inviter
web-qr = Code QR du lien d’invitation
web-link = Lien d’invitation
web-copy = Copier le lien
web-copied = Copié !
web-open = Table ouverte
web-open-yes = Tout le monde la voit à l’accueil.
web-open-no = Seuls ceux qui ont le lien la trouvent.
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-options = Réglages
web-host-only = L’hôte choisit.
web-pace = Temps de réflexion
web-pace-about = { $pace ->
    [relaxed] Large : de quoi penser et bavarder.
    [fast] Court : quelques secondes par choix.
    [days] Des jours : on joue quand on passe.
   *[none] Personne n’est pressé.
}
web-pace-none = Sans limite
web-pace-relaxed = Tranquille
web-pace-fast = Rapide
web-pace-days = Par correspondance
web-pace-bank = Réserve d’heures
web-fair = Un hasard que chacun peut vérifier
web-fair-about = Le secret d’où viendra tout le hasard est déjà tiré. Son sceau est affiché ici : la maison ne peut plus le changer. Ajoutez votre grain de sel, elle ne pouvait pas le prévoir. À la fin, le secret est révélé et la page refait chaque tirage.
web-seal = Sceau du secret (SHA-256)
web-salt = Mon grain de sel
web-salt-example = quelques mots au hasard
web-salt-add = Ajouter
web-salted = Votre grain de sel est mêlé au hasard.
web-salted-mark = grain de sel
web-gang-yellow = Bande de l’Étoile
web-gang-red = Bande du Carreau
web-gang-blue = Bande du Rond
web-gang-green = Bande du Trèfle
web-gang-orange = Bande du Triangle
web-gang-violet = Bande du Croissant

## Conversation

web-chat = Conversation
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-gallery = Parler aux spectateurs
web-chat-send = Dire
web-gallery = spectateurs

## À la table

web-drawer = Journal, conversation et règles
web-tab-log = Journal
web-tab-chat = Parler
web-tab-rules = Règles
web-tab-know = Ce que je sais
web-log = Journal de la partie
web-log-empty = Rien ne s’est encore passé.
web-open-rule = Lire la règle { $rule }
web-watching = Vous regardez
web-undo = Reprendre
web-undone = { $who ->
    [you] Vous reprenez votre choix.
   *[other] { $name } reprend son choix.
}
web-speed-here = Sur un petit écran, le rythme se règle ici.
web-fill = Appeler un robot
web-hint = Regardez un choix pour voir ce qu’il peut apporter ; pressez-le pour le choisir, encore une fois pour le confirmer.
web-hurry = Passer ▸▸
web-speed = Rythme de la table :
web-speed-calm = calme
web-speed-brisk = vif
web-speed-instant = immédiat
web-habit-single = Donner pour moi la réponse quand il n’y en a qu’une
web-habit-pauses = Continuer pour moi aux pauses quand je n’ai rien à jouer
web-habit-ambience = Jouer doucement l’ambiance du tripot
web-habit-coach = Pouvoir demander conseil, et savoir quand un choix m’a coûté cher
web-coach = Un conseil ?
web-coach-thinks = Je réfléchis…
web-coach-says = À votre place, je choisirais { $moves }.
web-coach-says-because = À votre place, je choisirais { $moves } : { $because }.
web-coached = Conseil permis
web-mark = Ce choix vous a coûté cher. Pourquoi ?
web-mark-says = Environ { $loss } points de perdus : { $moves } valait mieux.
web-agree = Je veux bien que chacun puisse demander conseil à cette table
web-agreed = Tout le monde est d’accord : chacun peut demander conseil.
web-agree-missing = { $count ->
    [one] Il manque l’accord { DE($names) } : personne n’est conseillé.
   *[other] Il manque encore { $count } accords ({ $names }) : personne n’est conseillé.
}
web-send-none =
    { $offered ->
        [0] Aux autres de jouer
       *[other] Faites votre choix
    }
web-fill-for = Appeler un robot pour { $name }
web-who = { $name } · { $gang }
web-who-you = C’est vous. Votre couleur et votre symbole sont les mêmes partout sur la table.
web-who-person = Une personne, comme vous. Sa couleur et son symbole sont les mêmes partout sur la table.
web-who-bot = Un robot de la maison, { $level }.
web-who-away = La connexion est coupée. Sa chaise l’attend ; l’hôte peut y appeler un robot.
web-who-stand-in = Un robot tient la chaise jusqu’au retour de cette personne.
web-clock-about = Quand il est écoulé, la maison répond à la place de qui n’a pas choisi.
web-first-game = Votre première partie
web-first-you = : c’est vous, partout sur la table.
web-first-aim = Le but :
web-first-end = La fin :
web-first-close = Compris
web-board = Plateau
web-zoom = Taille du plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir tout le plateau
web-see-result = Voir le classement
web-see-table = Revoir la table
web-line-lost = Connexion perdue. On réessaie ; rien n’est perdu.
web-absence = Pendant votre absence
web-out = C’est fini pour vous
web-out-text = Votre chaise reste à table : vous voyez la suite comme tout le monde, jusqu’au compte final.
web-out-watch = Regarder la suite
web-out-note = Hors jeu : vous regardez
web-since = Depuis votre dernier tour
web-since-close = C’est vu
web-help = Aide et raccourcis
web-legend = Ce que disent les signes
web-keys = Jouer au clavier
web-help-about = Tout se joue au clavier. Survoler un choix montre ce qu’il peut apporter. Le presser ou le toucher le choisit ; une seconde fois, ou le bouton doré, le confirme. Une réponse unique se donne d’un seul coup.
web-key-arrows = passer d’un choix à l’autre
web-key-enter = choisir, puis confirmer
web-key-hand = aller à vos choix
web-key-about = interroger la table : les flèches vont d’une chose à l’autre, Entrée ouvre sa règle
web-key-undo = reprendre votre choix
web-key-log = ouvrir le journal
web-key-chat = ouvrir la conversation
web-key-rules = ouvrir les règles
web-key-skip = passer l’animation (toute touche le fait), fermer un volet
web-key-zoom = agrandir, réduire, voir tout le plateau
web-key-help = cette aide

## La fin

web-end-own = { $rank }ᵉ place sur { $players }{ $short ->
    [yes] , à { $gap } de la première
   *[no] {""}
}.
web-turning-ask = Quel moment a tout décidé ?
web-turning = Le tournant de la partie
web-turning-changes = Chances de gagner : { $changes }
web-turning-watch = Revoir ce moment
web-turning-none = Aucun moment n’a pesé plus que les autres.
web-rematch = Revanche
web-verify = Vérifier l’équité
web-replay = Revoir la partie
web-replay-note = Rediffusion
web-record = Télécharger la partie
web-stop = Arrêter la partie
web-stop-sure = Oui, arrêter la partie
web-stop-about = La partie s’arrête là, sans vainqueur. Son procès-verbal reste, à télécharger et à vérifier.
web-stopped = La partie a été arrêtée avant sa fin.
web-stuck = La partie est bloquée : c’est une erreur de la maison. L’hôte peut l’arrêter sans rien perdre.
web-proof = Cette partie a-t-elle été honnête ?
web-proof-fair = Oui, la partie était honnête.
web-proof-unfair = Non : quelque chose ne va pas.
web-proof-checked = Ce qui a été vérifié :
web-proof-details = Les pièces, pour tout refaire soi-même
web-seal-promise = Le sceau de la partie, publié avant la première carte. À la fin, le secret qu’il cache prouvera que la maison n’a rien choisi :
web-proof-running = On refait tous les tirages…
web-proof-commitment = le secret révélé est bien celui du sceau
web-proof-here-seal = recalculé dans cette page : le sceau affiché pendant la partie est celui du secret
web-proof-here-broken = recalculé dans cette page : le secret ne correspond pas au sceau affiché
web-proof-here-draws = { $draws ->
    [0] recalculé dans cette page : aucun tirage à refaire
   *[other] recalculé dans cette page avec HMAC-SHA-256 : tirages retrouvés, { $agreeing } sur { $draws }
}
web-proof-nowhere = Cette page ne peut rien recalculer elle-même sans connexion sûre (HTTPS). Téléchargez la partie et lancez « tripot verify ».
web-proof-failed = La vérification n’a pas abouti : la partie n’est pas prouvée. Téléchargez-la et lancez « tripot verify ».
web-proof-how = Chaque tirage est un HMAC-SHA-256 du secret et des grains de sel. La commande « tripot verify » refait la même preuve hors ligne.
web-secret-seed = Secret, révélé à la fin
web-salts = Grains de sel
web-pin-broken = Attention : le sceau de cette partie n’est plus celui que cette page a vu d’abord. Le hasard a pu être choisi après coup : ne vous y fiez pas, et demandez des comptes à l’hôte.
web-pin-house-broken = Attention : la clé de cette maison n’est plus celle que cette page a vue d’abord. Demandez à l’hôte s’il en a changé.
web-pin-seal-same = le sceau est celui que cette page a vu au début
web-pin-seal-other = le sceau n’est pas celui que cette page a vu au début : demandez des comptes à l’hôte
web-pin-none = cette page n’a pas gardé le sceau du début : elle ne peut pas comparer
web-pin-salt-same = votre grain de sel est celui que cette page a ajouté
web-pin-salt-other = votre grain de sel n’est pas celui que cette page a ajouté : si vous ne l’avez pas changé sur un autre appareil, demandez des comptes à l’hôte
web-pin-house-same = la maison a signé les noms, les coups et le résultat, avec la clé que cette page lui connaît : elle en répond
web-pin-house-other = la maison a signé avec une autre clé que celle que cette page lui connaît : demandez-lui pourquoi
web-pin-own-same = votre page a signé ce qu’on lui a raconté, et c’est cette partie
web-pin-own-other = le témoignage inscrit à votre place n’est pas celui de cette page : si vous n’avez pas joué sur un autre appareil, demandez des comptes à l’hôte
web-pin-own-none = votre page n’a pas témoigné : il faut une connexion sûre (HTTPS) et un navigateur récent
web-proof-witness = la page { DE($name) } a signé ce qu’on lui a raconté, et c’est cette partie
web-proof-unsigned = cette page ne peut pas vérifier la signature de la maison : téléchargez la partie et lancez « tripot verify »
web-house-key = Clé de la maison
web-page-key = Clé de cette page

## Revoir

web-step = Étape { $step } sur { $steps }
web-first = Au début
web-back = Étape précédente
web-forward = Étape suivante
web-last = À la fin
web-run = Lecture
web-pause = Pause
web-pace-of-replay = Vitesse
web-times = × { $pace }
web-rounds = Tours
web-round = Aller au tour { $number }
web-perspective = Vu par
web-seen-all = tout le monde (rien de caché)
web-seen-spectator = un spectateur
web-copy-moment = Lien vers ce moment
web-back-to-table = La table
web-what-if = Et si… jouer d’ici
web-what-if-about = La partie reprend à l’étape { $step }, contre des robots : ce que cette place savait reste, ce qui lui était caché est redistribué. L’enregistrement ne change pas.
web-what-if-as = À la place { DE($name) }
web-what-if-copy = Lien vers ce « et si »

## Règles, pages perdues

web-lookup = Chercher dans les règles
web-lookup-none = Rien sur « { $text } » dans ces règles. Essayez un autre mot, ou le numéro d’une règle.
web-contents = Sommaire
web-print = Imprimer
web-lost-title = { $kind ->
    [unreachable] La lampe s’est éteinte
    [no-table] Cette table n’existe pas
    [outdated] Les règles ont changé
    [kicked] On vous a montré la porte
    [banned] La maison ne vous reçoit plus
    [forbidden] La porte reste fermée
    [unfinished] Patience
   *[unknown] Ce n’est pas la bonne porte
}
web-lost = { $kind ->
    [unreachable] Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
    [no-table] Vérifiez le code, ou demandez un nouveau lien à la personne qui vous invite.
    [outdated] Cette partie a commencé avec des règles que la maison ne joue plus : elle ne peut pas continuer ici. Ouvrez une autre table.
    [kicked] On préfère jouer sans vous à cette table. D’autres vous attendent.
    [banned] L’hôte de la maison vous a montré la porte. Vos données restent à vous : à l’accueil, pressez votre nom pour les emporter ou les effacer.
    [forbidden] Rechargez la page. Si cela continue, autorisez les cookies de cette adresse.
    [unfinished] Cette partie n’est pas finie : on pourra la revoir quand tout sera joué.
   *[unknown] Cette adresse ne mène à aucune salle de la maison.
}

## Scénarios

web-scenarios = Scénarios
web-scenarios-about = { $count } scénarios à résoudre
web-scenario = Scénario { $number } : { $title }
web-scenario-hint = Un indice
web-scenario-solution = Voir une façon d’y arriver
web-exercise-asked = L’énoncé
web-exercise-missed = Ce n’est pas encore cela.
web-exercise-again = Réessayer
web-exercise-next = Le suivant
web-exercise-done = résolu
web-mistake = Étape { $step } : un meilleur choix
web-mistake-question = C’est de nouveau à vous, avec ce que vous saviez alors. Un autre choix valait { $gain } de chances de gagner : trouvez-le.
web-mistake-hint = Vous aviez choisi { $moves }.
web-mistake-retry = Réessayer ce choix
web-mistakes = Apprendre de mes erreurs
web-mistakes-none = L’analyse n’a rien trouvé de mieux que vos choix.
web-mistakes-one = Étape { $step } : { $gain } à trouver
web-title-exercise = Tripot : un exercice
web-scenario-play = À moi de jouer
web-scenario-on = Continuer contre les robots

## Analyse

web-analyse = Analyser la partie
web-analysis = Analyse
web-analysis-waiting = { $ahead ->
    [one] Une autre partie est analysée avant la vôtre.
   *[other] { $ahead } autres parties sont analysées avant la vôtre.
}
web-analysis-working = On rejoue la partie autrement, des centaines de fois…
web-analysis-meanwhile = Vous pouvez quitter cette page : le travail continue, et le résultat sera gardé pour toute la table.
web-analysis-failed = L’analyse s’est interrompue. Demandez-la encore une fois.
web-analysis-chart = Les chances de gagner
web-analysis-all = toutes cartes sur table
web-analysis-known = ce { QUE($name) } pouvait savoir
web-analysis-known-how = Calculé chaque fois { QUE($name) } avait un choix, avant et après, d’après sa seule vue de la table.
web-analysis-read = Lire la courbe, étape par étape
web-analysis-chance = { $name } { $chance }
web-analysis-start = Avant le premier geste
web-analysis-drawn = On tire, sans rien montrer.
web-analysis-unseen = { $name } a fait un choix que personne n’a vu.
web-quote = « { $text } »
web-analysis-jump = Revoir cette étape
web-analysis-see = Montrer l’étape { $step } sur la courbe
web-analysis-step = Étape { $step }
web-analysis-chose = { $name } a joué { $moves }.
web-analysis-rather = Mieux valait jouer { $moves }.
web-analysis-gain = { $gain } de chances de gagner (± { $error })
web-analysis-more = { $count ->
    [one] … et encore une ligne au journal
   *[other] … et encore { $count } lignes au journal
}
web-plain-asked = À vous de jouer.
web-plain-waiting = On attend { $names }.
web-plain-over = La partie est finie.
web-plain-move = { $move }
web-plain-event = { $name } { $event }

## La troupe à la table

web-your-turn = À vous – { $game }
web-hush = Faire taire les robots
web-notify = Me prévenir à mon tour
web-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
web-parley = Négocier
web-reactions = En un mot
web-reaction-bravo = Bravo !
web-reaction-ouch = Aïe !
web-reaction-thanks = Merci
web-reaction-no-grudge = Sans rancune
web-reaction-haha = Ha ha !
web-reaction-shall-we = On y va ?
web-reaction-fishy = C’est louche…
web-reaction-cheers = À la vôtre !
web-hello-lulu = C’est ma première partie ! Enfin, la deuxième.
web-hello-philibert = Vous êtes sûrs que c’est légal ?
web-hello-colette = On joue pour de vrai, avec des sous ?
web-hello-anatole = Ne faites pas attention à moi.
web-hello-bibi = Ta-ta-ta ! On commence ?
web-hello-mado = Bonsoir. Je préviens, je mords.
web-hello-titi = Demandez l’édition du soir ! Non ? Alors jouons.
web-hello-pepe = Doucement, mes enfants, la nuit est longue.
web-hello-ginette = Vous ne m’aviez pas entendue entrer ?
web-hello-nono = On joue ou on déménage ?
web-hello-yvonne = J’ai laissé une valise sous la table. N’y touchez pas.
web-hello-eusebe = Que tout soit fait dans les formes.
web-hello-carmen = Tenez vos chapeaux, ça va souffler.
web-hello-oscar = Jolie montre. On en reparlera.
web-hello-suzon = Une chanson avant, une chanson après.
web-hello-hortense = Vous avez deux minutes de retard.
web-hello-marius = Larguez tout, je passe devant.
web-hello-odette = Devinez ce que j’ai sous le chapeau.
web-hello-gaspard = Au gramme près, mes amis, au gramme près.
web-hello-leontine = J’ai vérifié la porte. Deux fois.
web-hello-comtesse = Un peu de thé, quelqu’un ?
web-hello-anselme = En mesure, je vous prie.
web-hello-zelda = Moteur chaud, on démarre.
web-hello-prosper = J’ouvre une page neuve à chacun de vos noms.
web-hello-igor = Rien dans les mains. Pour l’instant.
web-quip-bold-gloat-1 = Et voilà le travail !
web-quip-bold-gloat-2 = Qui d’autre en veut ?
web-quip-bold-gloat-3 = Droit devant !
web-quip-bold-curse-1 = Nom d’une pipe !
web-quip-bold-curse-2 = Ça va se payer.
web-quip-bold-curse-3 = Même pas mal.
web-quip-bold-bye = Belle bagarre ! On remet ça ?
web-quip-careful-gloat-1 = Je m’en contenterai.
web-quip-careful-gloat-2 = Tout vient à point.
web-quip-careful-gloat-3 = Sans se presser.
web-quip-careful-curse-1 = Je le craignais.
web-quip-careful-curse-2 = Fallait rester au lit.
web-quip-careful-curse-3 = Prudence, disais-je…
web-quip-careful-bye = Bien joué. Et tout le monde est entier.
web-quip-greedy-gloat-1 = Ça rentre, ça rentre.
web-quip-greedy-gloat-2 = Le compte est bon.
web-quip-greedy-gloat-3 = Gardez la monnaie. Non : donnez.
web-quip-greedy-curse-1 = Mon argent !
web-quip-greedy-curse-2 = Je le mets sur votre note.
web-quip-greedy-curse-3 = C’est du vol.
web-quip-greedy-bye = Belle partie. Qui règle les consommations ?
web-quip-sly-gloat-1 = Tiens, comme c’est curieux.
web-quip-sly-gloat-2 = Je n’y suis pour rien.
web-quip-sly-gloat-3 = Regardez ailleurs.
web-quip-sly-curse-1 = Ah. Je note.
web-quip-sly-curse-2 = On ne me la fera pas deux fois.
web-quip-sly-curse-3 = Quelle oreille traînait ?
web-quip-sly-bye = Mes compliments. J’ai presque tout vu venir.

## La leçon

web-learn = Apprendre ({ $minutes } min)
web-learn-first = Première fois ? Apprenez { $game } en jouant ({ $minutes } min)
web-lesson = Leçon
web-lesson-yours = À vous
web-lesson-step = Leçon : { $n } sur { $total }
web-lesson-next = Suivant
web-lesson-show = Montrez-moi
web-lesson-leave = Reprendre plus tard
web-lesson-again = Relire ce que dit la leçon
web-lesson-over = Leçon apprise
web-lesson-on = Continuer cette partie
web-lesson-repeat = Refaire la leçon

web-title-duel = Tripot : un duel
web-title-daily = Tripot : le duel du jour
web-duel-offer = Défier un ami
web-duel-link = Envoyez ce lien : même place, même hasard, mêmes robots. Votre partie reste cachée jusqu’à la fin de la sienne.
web-duel-address = Lien du défi
web-duel-follow = Suivre le défi
web-duel-compare = Comparer les parties
web-duel-title = { $name } vous défie
web-duel-own = Votre défi
web-duel-about = { $game } à { $players }, contre { $others } : la même place, le même hasard, les mêmes robots.
web-duel-hidden = La partie { DE($name) } se montrera quand vous aurez fini la vôtre. On la joue une seule fois, et sans conseil.
web-duel-waits = Personne n’a encore fini cette partie. Envoyez le lien, et revenez voir.
web-duel-accept = Relever le défi
web-duel-go-on = Continuer la partie
web-duel-you = Vous
web-duel-rank = { $rank ->
    [1] 1re place sur { $players }
   *[other] { $rank }e place sur { $players }
}
web-duel-outcome = { $outcome ->
    [won] Vous avez fait mieux { QUE($name) }
    [lost] { $name } a fait mieux que vous
   *[even] Vous avez fait jeu égal avec { $name }
}
web-duel-parted = Là où les chemins se séparent
web-duel-mattered = Ce qui a compté ensuite
web-duel-mine = Vous avez choisi { $moves }.
web-duel-theirs = { $name } a choisi { $moves }.
web-duel-moment = Revoir l’étape { $step }
web-duel-alike = Vous avez fait exactement les mêmes choix.
web-every-day = Chaque jour
web-daily = Le duel du jour
web-daily-brief = Une donne de chaque jeu, la même pour tout le monde
web-daily-about = La même donne pour tout le monde, une seule fois par personne. Une partie commencée peut se finir jusqu’à demain soir.
web-daily-against = Contre { $cast }.
web-daily-players = { $count ->
    [0] Personne n’a encore joué.
    [one] { $count } personne a commencé.
   *[other] { $count } personnes ont commencé.
}
web-daily-play = Jouer
web-daily-own = Votre résultat : { $score }, place { $rank } sur { $players }.
web-daily-appear = Afficher mon nom dans le tableau
web-daily-results = Résultats du jour
web-daily-sealed = D’autres jouent encore cette donne : la rediffusion et la preuve s’ouvriront après-demain.
web-daily-check = Vérifier que personne ne connaît la donne d’avance
web-daily-check-about = Toutes les donnes d’un jour viennent d’un secret. Son sceau (SHA-256) se montre la veille, le secret deux jours après ; la graine d’un jeu est le HMAC-SHA256 de son nom avec ce secret.
web-daily-seal = Sceau, { $date }
web-daily-seal-tomorrow = Sceau de demain
web-daily-secret = Secret révélé, { $date }

## Problèmes

web-title-puzzles = Tripot : le problème du jour
web-title-shelf = Tripot : l’étagère des problèmes
web-puzzles = Problèmes · { $game }
web-puzzles-about = Des moments de parties entre robots forts, vus d’une seule chaise. Un choix y est nettement meilleur que tous les autres : trouvez-le.
web-puzzles-own = Votre cote : { $rating } · { $solved ->
    [0] aucun résolu
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $count }
web-puzzle = Problème coté { $rating }
web-puzzle-daily = Le problème du jour
web-puzzle-daily-brief = Un seul bon choix, le même pour tout le monde
web-puzzle-daily-about = Un moment de chaque jeu, le même pour tout le monde aujourd’hui. Un choix y est nettement le meilleur.
web-puzzle-today = Aujourd’hui
web-puzzle-streak = { $count ->
    [0] Résolvez celui d’aujourd’hui pour commencer une série.
    [one] Une série d’un jour.
   *[other] Une série de { $count } jours.
}
web-puzzle-shelf = { $count ->
    [one] Un problème à résoudre
   *[other] { $count } problèmes à résoudre
}
web-puzzle-rating = cote { $rating }
web-tried-new = à essayer
web-tried-missed = manqué au premier essai
web-tried-solved = résolu
web-puzzle-number = Problème { $number }
web-puzzle-theme = Thème
web-puzzle-all = Tous
web-puzzle-open = Cacher ceux que j’ai résolus
web-puzzle-none = Plus rien à résoudre ici : prenez un autre thème.
web-puzzle-fitting = Un problème à ma mesure
web-puzzle-weighed = Ce que vaut chaque choix
web-puzzle-weighed-about = La part de victoires quand la partie se joue jusqu’au bout, des centaines de fois, avec tout ce que vous ne pouviez pas savoir distribué autrement.
web-puzzle-yours = votre choix
web-puzzle-rated = Votre cote passe de { $before } à { $rating }.
web-puzzle-rated-before = Seul le premier essai compte pour la cote.
web-puzzle-share = Copier le lien, sans la solution

## Mes parties

web-title-games = Tripot : mes parties
web-games = Mes parties
web-games-running = En cours
web-games-none = Aucune partie ne vous attend.
web-games-play = Jouer une partie
web-games-turn = À vous, depuis { $span }
web-games-waits = On attend { $names }, depuis { $span }
web-games-left = encore { $left }
web-games-latest = Vos dernières parties
web-games-all = Toutes mes parties
web-games-others = { $count ->
    [one] Et une autre
   *[other] Et { $count } autres
}
web-calls = { $count ->
    [one] À vous à une table
   *[other] À vous à { $count } tables
}
web-games-past = Terminées
web-games-won = Gagnée
web-games-shared = Gagnée à { $count }
web-games-nobody = Perdue par tous
web-games-stopped = Arrêtée
web-games-with = avec { $names }
web-games-replay = Revoir
web-games-analyse = Analyser
web-games-gone = Sans lien : la table n’est plus gardée, le résultat reste.
web-games-more = Parties plus anciennes
web-games-which = Quel jeu
web-games-every = Tous les jeux
web-games-whom = Avec qui
web-games-anybody = Avec tout le monde
web-games-companion = { $name } ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
}, devant { $ahead } fois)
web-games-figures = En chiffres
web-games-nothing = Rien de tel pour l’instant.
web-games-new = Vos parties finies se rangeront ici, avec leurs résultats, même quand leur table ne sera plus gardée.
web-games-count = Parties finies
web-games-wins = Gagnées
web-games-share = Part égale
web-games-longest = Plus longue série
web-games-streak = { $count ->
    [one] 1 en cours
   *[other] { $count } en cours
}
web-games-luck = Chance, par partie
web-games-skill = Adresse, par partie
web-games-luck-line = Chance
web-games-skill-line = Adresse
web-games-plot-wins = Parties gagnées, et ce qu’une part égale donnerait
web-games-plot-luck = { $count ->
    [one] Chance et adresse, en victoires, sur 1 partie analysée
   *[other] Chance et adresse, en victoires, sur { $count } parties analysées
}
web-games-unweighed = Analysez une partie finie : sa part de chance et d’adresse se dessinera ici.
web-plot-end = { $name } { $end }

## Avis

web-title-mail = Tripot : avis par courriel
web-notices = Me prévenir à mon tour
web-notices-about = Quand la page est fermée. Un avis dit quelle table vous attend et ce qu’on vous y demande, jamais ce que quelqu’un tient en main.
web-notices-push = Prévenir ce navigateur
web-notices-here = Ce navigateur vous prévient, même fermé.
web-notices-impossible = Ce navigateur ne reçoit pas d’avis ici : il y faut une adresse https, et sur iPhone la page sur l’écran d’accueil.
web-notices-denied = Le navigateur refuse les avis de cette page. Autorisez-les dans ses réglages, puis réessayez.
web-notices-failed = Le navigateur n’a pas pu joindre son service d’avis. Réessayez plus tard.
web-notices-on = C’est noté : vous serez prévenu.
web-notices-asked = Un courriel vous attend : confirmez l’adresse par le lien qu’il contient.
web-notices-removed = Retiré.
web-notices-mail = Courriel
web-notices-hook = Webhook ({ $hosts })
web-notices-kind = Sous quelle forme
web-notices-discord = Discord
web-notices-ntfy = ntfy
web-notices-json = JSON
web-notices-add = Ajouter
web-notices-remove = Retirer
web-notices-remove-one = Retirer { $name }
web-notices-unconfirmed = à confirmer
web-notices-failing = ne répond pas
web-mail-confirm = Être prévenu par courriel
web-mail-confirm-about = Cette adresse est la vôtre, et vous voulez un courriel quand c’est votre tour ?
web-mail-confirm-go = Oui, c’est mon adresse
web-mail-confirm-done = C’est noté : vous serez prévenu.
web-mail-stop = Ne plus être prévenu par courriel
web-mail-stop-about = Vous ne recevrez plus de courriel de cette maison.
web-mail-stop-go = Ne plus rien m’envoyer
web-mail-stop-done = C’est fait : cette adresse est effacée.
web-notices-push-kind = Navigateur

## Classements et file d’attente

web-title-queue = Tripot : file d’attente
web-title-ratings = Tripot : classement
web-together = Avec d’autres
web-rated = Partie classée
web-rated-about = Le résultat fait monter ou baisser votre classement. La partie a une horloge et va jusqu’au bout : si vous partez, la maison joue pour vous, et le résultat compte. Votre nom paraît au classement, sauf si vous l’en retirez.
web-rating-moved = { $points } au classement
web-ratings = Classement
web-ratings-brief = Qui joue le mieux, jeu par jeu.
web-ratings-about = Seules comptent les parties classées. Les robots servent de repères : leur force est fixe. Après { $enough } parties, votre classement n’est plus provisoire et vous prenez rang.
web-ratings-own = Mon classement
web-ratings-placed = Le tableau
web-ratings-none = Personne n’a encore { $enough } parties classées à ce jeu. La première place est libre.
web-ratings-bots = Les robots ne bougent jamais : ils disent ce que valent les points.
web-ratings-newcomers = Classements provisoires
web-ratings-bot = { $level ->
    [novice] Robots bleus
    [easy] Robots amateurs
    [solid] Robots habitués
    [strong] Robots fines lames
   *[master] Robots maîtres
}
web-ratings-you = (vous)
web-ratings-column-place = Rang
web-ratings-column-name = Nom
web-ratings-column-points = Points
web-ratings-column-games = Parties
web-rating-provisional = { $missing ->
    [one] provisoire, encore une partie
   *[other] provisoire, encore { $missing } parties
}
web-rating-place = { $place ->
    [1] premier rang
   *[other] { $place }e rang
}
web-rating-hidden = hors tableau, à votre demande
web-rating-doubt = Votre force se situe sans doute entre { NUMBER($low, useGrouping: "false") } et { NUMBER($high, useGrouping: "false") } : chaque partie resserre l’écart.
web-rating-show = Montrer mon nom dans ce tableau
web-queue = File d’attente
web-queue-brief = Une table avec qui se présente.
web-queue-about = Attendez d’autres personnes, { $time } au plus. À la fin du compte à rebours, des robots prennent les places vides et la partie commence.
web-queue-level = Robots pour compléter
web-queue-join = Attendre
web-queue-go = Trouver une partie classée
web-queue-who = Qui attend
web-queue-line = { $game }, { $level ->
    [novice] bleus
    [easy] amateurs
    [solid] habitués
    [strong] fines lames
   *[master] maîtres
} : { $names }
web-queue-with = Attendre avec eux
web-queue-nobody = Personne n’attend pour l’instant. Le premier arrivé lance le compte à rebours.
web-queue-then = Ensuite des robots prennent les places vides. Dès que toutes sont prises, la partie commence.
web-queue-empty = place libre
web-queue-status = { $count } sur { $chairs }
web-queue-close = Fermer cette page vous retire de la file.
web-queue-leave = Quitter la file

## Soirées

web-title-evenings = Tripot : soirées
web-title-evening = Tripot : une soirée
web-title-wall = Tripot : la soirée au mur
web-evenings = Soirées
web-evenings-brief = Des tournois pour un club.
web-evenings-about = Un tournoi d’une soirée : vous envoyez un lien, chacun s’inscrit, vous ouvrez les rondes, et la maison envoie tout le monde à sa table. Des robots peuvent en être.
web-evenings-mine = Vos soirées
web-evening-new = Ouvrir une soirée
web-evening-title = Nom de la soirée
web-evening-example = Le tripot du jeudi
web-evening-size = Joueurs par table
web-evening-kind = Formule
web-evening-kind-swiss = Système suisse
web-evening-kind-round-robin = Toutes rondes
web-evening-rounds = Rondes
web-evening-open = Ouvrir la soirée
web-evening-phase-open = inscriptions ouvertes
web-evening-phase-running = en cours
web-evening-phase-over = La soirée est finie.
web-evening-entrants = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
web-evening-yours = vous l’organisez
web-evening-plan = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}, tables de { $size }
web-evening-host = organisée par { $name }
web-evening-waiting = Les inscriptions sont ouvertes.
web-evening-round-on = Ronde { $number } : { $missing ->
    [one] une table joue encore.
   *[other] { $missing } tables jouent encore.
}
web-evening-round-over = La ronde { $number } est finie.
web-evening-unmet = { $count ->
    [0] Tout le monde s’est rencontré.
    [one] Une rencontre manque encore.
   *[other] { $count } rencontres manquent encore.
}
web-evening-go = Aller à ma table
web-evening-enter = M’inscrire
web-evening-leave = Me retirer
web-evening-wall = Écran pour le mur
web-evening-run = Diriger la soirée
web-evening-done = Les rondes prévues sont jouées. Vous pouvez clore la soirée, ou en ajouter une.
web-evening-next = Ouvrir la ronde { $number }
web-evening-end = Clore la soirée
web-evening-bots = Robots à inscrire
web-evening-level = Leur niveau
web-evening-add = Inscrire
web-evening-round = Ronde { $number }
web-evening-standings = Classement
web-evening-list = Inscrits
web-evening-nobody = Personne ne s’est encore inscrit.
web-evening-points = Points
web-evening-opponents = Adversaires
web-evening-beaten = Battus
web-evening-wins = Victoires
web-evening-byes = Exempts
web-evening-dropped = (retiré)
web-evening-drop = Retirer
web-evening-ties-swiss = À points égaux : d’abord qui a rencontré les plus forts (leurs points, en moyenne), puis qui a battu les plus forts, puis le nombre de victoires. Un tour d’exemption vaut un demi-point.
web-evening-ties-round-robin = À points égaux : d’abord qui a battu les plus forts, puis le nombre de victoires. Un tour d’exemption vaut un demi-point.
web-evening-table = Table { $number }
web-evening-watch = Regarder
web-evening-sit-out = Exempts de cette ronde : { $names }
web-evening-invite = S’inscrire par ce lien
web-evening-back = Retour à la soirée

## Parties lentes

web-reaction-nudge = On n’attend plus que vous !
web-elsewhere = Pendant mon absence
web-nudge = Rappeler que c’est leur tour
web-nudge-title = Un petit rappel
web-nudge-who = { $count ->
    [one] La table attend { $names }.
   *[other] La table attend { $names }.
}
web-nudge-later = Possible { $when }.
web-nudge-nobody = La table n’attend personne d’autre.
web-orders = La maison répond pour moi
web-orders-about = Scellé : personne d’autre ne l’apprend. Vous pouvez changer d’avis à tout moment ; reprendre un coup efface tout.
web-order-amount = Jusqu’à
web-holiday = Vacances
web-holiday-about = Vos horloges s’arrêtent dans les parties lentes en cours : deux semaines à la fois, trente jours par an.
web-holiday-days = Combien de jours ?
web-holiday-go = Partir
web-holiday-until = Vous êtes en vacances jusqu’au { $day }.
web-holiday-back = Je suis de retour
web-holiday-none = Vous avez pris toutes vos vacances de l’année.
web-holiday-where = Pour arrêter vos horloges quelques jours :
web-on-holiday = vacances
web-on-holiday-until = En vacances jusqu’au { $day } : son horloge est arrêtée.

## Bonne compagnie

web-title-admin = Tripot : la maison
web-cancel = Annuler
web-company = Bonne compagnie
web-company-alone = Personne d’autre n’est à cette table.
web-company-about = { $vote ->
    [0] Ne plus entendre quelqu’un ne change rien pour les autres. Un signalement n’est lu que par l’hôte de la maison.
   *[other] Ne plus entendre quelqu’un ne change rien pour les autres. Un signalement n’est lu que par l’hôte de la maison. Un vote de renvoi se voit : s’il passe, un robot prend la chaise et la partie continue.
}
web-mute = Ne plus entendre
web-mute-one = Ne plus entendre { $name }
web-muted = Vous n’entendez plus { $name }, à aucune table.
web-muted-mark = vous ne l’entendez plus
web-muted-people = Ceux que vous n’entendez plus
web-muted-about = Vous ne voyez plus ce qu’ils disent, à aucune table. Ils n’en savent rien.
web-muted-nobody = Vous entendez tout le monde.
web-unmute = Réentendre
web-unmute-one = Réentendre { $name }
web-unmuted = Vous entendez de nouveau { $name }.
web-report = Signaler
web-report-one = Signaler { $name }
web-report-about = L’hôte de la maison verra votre nom, la table, et les dernières choses que cette personne y a dites. Personne d’autre.
web-report-kind = Ce qui ne va pas
web-report-words = Des mots blessants
web-report-name = Un nom blessant
web-report-leaving = Fait exprès de gâcher la partie
web-report-cheating = Triche
web-report-other = Autre chose
web-report-more = Ce qui s’est passé, si vous voulez
web-report-send = Envoyer
web-reported = C’est transmis : l’hôte de la maison lira votre signalement sur { $name }.
web-vote = Demander son renvoi
web-vote-take-back = Retirer ma voix
web-vote-given = Votre voix est comptée. Tout le monde la voit.
web-vote-back = Votre voix est retirée.
web-vote-count = renvoi { $votes }/{ $needed }
web-vote-about = { $votes ->
    [one] Une voix demande son renvoi, il en faut { $needed }.
   *[other] { $votes } voix demandent son renvoi, il en faut { $needed }.
}
web-gone-conceded = a abandonné
web-gone-voted = renvoi voté
web-gone-about = { $how ->
    [voted] Les autres l’ont renvoyé. Un robot joue à cette place jusqu’à la fin, et le résultat reste le sien.
   *[conceded] Parti pour de bon. Un robot joue à cette place jusqu’à la fin.
}
web-leave-game = Quitter la partie
web-step-out = Je reviens : un robot joue en attendant
web-step-out-about = S’absenter : un robot prend votre chaise, vous la retrouvez en revenant à la table.
web-concede = Abandonner…
web-concede-about = { $counts ->
    [rated] Partie classée : vous serez compté dernier et vos points bougeront. Un robot joue à votre place jusqu’au bout ; pour les autres, rien n’est annulé. Vous ne reprendrez pas votre chaise.
    [evening] Partie de la soirée : vous serez compté dernier à cette table, et vous jouerez la ronde suivante. Un robot joue à votre place jusqu’au bout ; pour les autres, rien n’est annulé. Vous ne reprendrez pas votre chaise.
   *[none] Un robot joue à votre place jusqu’au bout, et vous regardez sans rien voir de caché. Dans vos parties, vous serez dernier. Vous ne reprendrez pas votre chaise.
}
web-concede-sure = Abandonner pour de bon
web-concede-stay = Rester
web-own = Vos données
web-own-about = Tout ce que la maison sait de vous, dans un seul fichier ; ou tout effacer, sans demander à personne.
web-own-export = Tout emporter
web-own-delete = Tout effacer…
web-own-sure-about = Votre nom, vos appareils, vos parties, vos classements, vos avis : tout s’efface, sans retour. Un robot finit vos parties en cours. Les autres gardent les leurs : vous y devenez « Anonyme », et ce que vous avez dit disparaît.
web-own-sure = Tout effacer pour de bon
web-own-gone = Tout est effacé.

## La page de l’hôte de la maison

web-admin = La maison
web-admin-about = Cette page est à l’hôte de la maison. Le jeton est affiché là où la maison a été ouverte.
web-admin-token = Jeton
web-admin-leave = Sortir
web-admin-house = État
web-admin-reports = Signalements
web-admin-people = Personnes
web-admin-bans = Exclusions
web-admin-tables = Tables
web-admin-figures = En ce moment
web-admin-count-sockets = { $count ->
    [one] ligne ouverte
   *[other] lignes ouvertes
}
web-admin-count-people = { $count ->
    [one] personne connue
   *[other] personnes connues
}
web-admin-count-running = { $count ->
    [one] partie en cours
   *[other] parties en cours
}
web-admin-count-tables = { $count ->
    [one] table gardée
   *[other] tables gardées
}
web-admin-count-nodes = { $count ->
    [one] nœud
   *[other] nœuds
}
web-admin-count-reports = { $count ->
    [one] signalement à lire
   *[other] signalements à lire
}
web-admin-count-bans = { $count ->
    [one] exclusion
   *[other] exclusions
}
web-admin-since = Tripot { $version }, ce nœud est ouvert depuis le { $day }.
web-admin-backup = Télécharger une sauvegarde
web-admin-backup-about = Elle contient tout, secrets des parties en cours compris : rangez-la là où personne d’autre ne lit.
web-admin-metrics = Voir les mesures
web-admin-failures = Ce qui a échoué
web-admin-failures-none = Rien depuis l’ouverture.
web-admin-limits = Limites
web-admin-limits-about = Combien de fois chacune a retenu quelqu’un depuis l’ouverture.
web-admin-limits-all = Les { $count } limites
web-admin-limit = Limite
web-admin-rate = par minute
web-admin-burst = d’un coup
web-admin-held = retenues
web-admin-reports-none = Personne n’a rien signalé.
web-admin-reported = signalé par { $name } le { $day }, à la table
web-admin-said = Dit à cette table :
web-admin-settle = Classer
web-admin-settled = C’est classé.
web-admin-closed = classé
web-admin-banned = exclu
web-admin-ban = Exclure
web-admin-ban-for = Exclure { $name }
web-admin-days = { $days ->
    [0] pour de bon
    [one] un jour
   *[other] { $days } jours
}
web-admin-reason = Raison, pour vous seul
web-admin-find = Un nom, ou une partie d’un nom
web-admin-look = Chercher
web-admin-nobody = Personne de ce nom.
web-admin-person = { $devices ->
    [one] un appareil
   *[other] { $devices } appareils
} · { $tables ->
    [0] à aucune table
    [one] à une table
   *[other] à { $tables } tables
} · { $games ->
    [0] aucune partie finie
    [one] une partie finie
   *[other] { $games } parties finies
} · { $reports ->
    [0] aucun signalement
    [one] un signalement
   *[other] { $reports } signalements
}
web-admin-bans-about = Une exclusion vaut pour la personne et pour les appareils où on la connaissait. Qui efface ses cookies revient en inconnu.
web-admin-bans-none = Personne n’est exclu.
web-admin-until = jusqu’au { $day }
web-admin-for-good = pour de bon
web-admin-lift = Lever
web-admin-lift-one = Lever l’exclusion { DE($name) }
web-admin-lifted = { $name } peut revenir.
web-admin-phase-lobby = on s’installe
web-admin-phase-playing = on joue
web-admin-phase-over = finie
web-admin-counts = compte
web-admin-remove = Supprimer
web-admin-remove-sure = Supprimer pour de bon
web-admin-remove-about = { $counts ->
    [0] La table s’efface avec ses parties et sa conversation.
   *[other] Cette table compte pour un classement ou une soirée : sans elle, sa partie en cours n’aura pas de résultat.
}
web-admin-removed = La table est supprimée.
web-admin-tables-none = Aucune table.

## Sans la maison, et installé

web-title-lessons = Tripot : une leçon à lire
web-offline = La maison ne répond pas
web-offline-about = Pas de ligne, ou la maison est fermée. Rien n’est perdu : vos parties vous attendent là-bas. Ce que cette page a emporté se lit toujours.
web-offline-read = À lire en attendant
web-offline-mark = hors ligne
web-offline-puzzles = { $count } problèmes
web-lesson-read = La leçon
web-lesson-of = Leçon : { $game }
web-lesson-read-about = Ce que l’on apprend dans la première partie guidée, dans l’ordre. Avec la maison, elle se joue.
web-renew-ready = Une nouvelle version de la page est prête.
web-renew = La prendre
web-later = Plus tard
web-install = Garder Tripot sous la main
web-install-about = Une icône, une fenêtre à lui, et les règles même sans réseau.
web-install-go = Installer

## Un écran pour le public

web-title-stream = Tripot : la table en direct
web-stream = Projeter ou diffuser cette partie
web-stream-about = Une page en grand, sans discussion, qui montre ce que voit tout spectateur et jamais une main. La maison la retarde d’autant que vous voulez.
web-stream-late = Retard
web-stream-delay = { $seconds ->
    [0] sans retard
    [30] 30 secondes
    [120] 2 minutes
   *[300] 5 minutes
  }
web-stream-link = Adresse de l’écran
web-stream-open = Ouvrir l’écran
web-stream-soon = Le direct commence
web-stream-lobby = On s’assoit à la table. La partie va commencer.
web-stream-again = Ligne rétablie : la suite dans
