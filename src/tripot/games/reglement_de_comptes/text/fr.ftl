# Règlement de comptes

rc-about = Un banquet chez Don Carlo, six gâteaux, et personne ne veut de dessert.
rc-about-seating = placement, preset (disposition prévue) ou free (chacun installe sa bande)
rc-about-first_seater = placement libre : qui installe le premier, random (tiré au sort) ou le numéro d’une place (0 pour A)
rc-about-scenario = scénario, de 1 à 6 (à six joueurs), ou none (une partie entière)
rc-about-alert = une Alerte! jouée quitte la partie (removed) ou rejoint la défausse (discarded)
rc-about-pills = somnifères d’un Cocktail, d’un à trois (up-to-three) ou toujours trois (three)
rc-about-version = version des règles : 2 aujourd’hui, 1 pour les parties commencées avec la version 0.1
rc-points = { $score } $

## Les noms

rc-card = { $card ->
    [knife] Coup de couteau
    [gun] Pan !
    [cake] Commander un gâteau
    [pass] Faites passer le gâteau
    [boom] Boum !
    [cocktail] Cocktail et somnifère
    [alert] Alerte !
   *[move] Déplacement
}
rc-kind = { $kind ->
    [godfather] Parrain
    [gunman] Flingueur
    [blade] Lame d’Acier
   *[bruiser] Cogneur
}
rc-business = { $business ->
    [bar] bars
    [restaurant] restaurants
   *[gambling] maisons de jeu
}
rc-victim = { $kind } ({ $name }, place { $place })

## Ce qui se passe

rc-event-drew = { $who ->
    [you] Vous piochez « { $card } ».
   *[other] { $card ->
        [none] { $name } pioche une carte.
       *[other] { $name } pioche « { $card } ».
    }
}
rc-event-reshuffled = La pioche est vide : les cartes jouées ({ $cards }) en forment une nouvelle.
rc-event-first-seater = Le sort désigne qui installe le premier gangster : { $who ->
    [you] c’est vous.
   *[other] { $name }.
}
rc-event-seated = { $who ->
    [you] Vous installez
   *[other] { $name } installe
} : { $kind }, place { $place }{ $asleep ->
    [yes] , qui dort toujours.
   *[no] .
}
rc-event-turn-began = { $who ->
    [you] À vous de jouer.
   *[other] Au tour { DE($name) }.
}
rc-event-exploded = { $who ->
    [you] Votre gâteau
   *[other] Le gâteau { DE($name) }
} explose place { $place } : { $count ->
    [0] personne n’était à côté.
    [one] un mort, { $dead }.
   *[other] { $count } morts, { $dead }.
}
rc-event-cake-returned = { $who ->
    [you] Votre gâteau
   *[other] Le gâteau { DE($name) }
} { $gone ->
    [yes] quitte la partie.
   *[no] rentre en cuisine.
}
rc-event-earned = { $who ->
    [you] Vous touchez
   *[other] { $name } touche
} { $paid } $ ({ $parts }{ $doubled ->
    [yes] , doublé par la caisse
   *[no] { "" }
}){ $short ->
    [yes]  : la banque n’a plus de quoi payer { $due } $.
   *[no] .
}
rc-part-godfather = Parrain
rc-part-businesses = { $count ->
    [one] une affaire
   *[other] { $count } affaires
}
rc-part-monopoly = monopole des { $business }
rc-event-played = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} « { $card } ».
rc-event-discarded = { $who ->
    [you] Vous jetez
   *[other] { $name } jette
} « { $card } » sans la jouer.
rc-event-stopped = { $who ->
    [you] Vous en restez
   *[other] { $name } en reste
} là.
rc-event-stabbed = Le couteau part de la place { $origin } et tue : { $dead }.
rc-event-shot = La balle part de la place { $origin } et tue : { $dead }.
rc-event-cake-placed = { $who ->
    [you] Votre gâteau est servi
   *[other] Le gâteau { DE($name) } est servi
} place { $place }.
rc-event-cake-passed = { $owned ->
    [you] Votre gâteau
   *[other] Le gâteau { DE($owner) }
} passe de la place { $origin } à la place { $place }.
rc-event-drugged = Des somnifères dans les verres : { $sleepers ->
    [0] { $count ->
        [one] un second cachet, fatal à { $dead }.
       *[other] des seconds cachets, fatals à { $dead }.
    }
   *[other] { $asleep } { $sleepers ->
        [one] s’endort{ $count ->
            [0] .
           *[other] , et un second cachet est fatal à { $dead }.
        }
       *[other] s’endorment{ $count ->
            [0] .
           *[other] , et un second cachet est fatal à { $dead }.
        }
    }
}
rc-event-alerted = La police arrive : tout le monde quitte la table, puis chacun se rassoit.
rc-event-moved = { $kind } change de place, de { $origin } à { $place }.
rc-event-woke = { $who ->
    [you] Vos endormis se réveillent
   *[other] Les endormis { DE($name) } se réveillent
} ({ $places }).
rc-event-went-out = { $who ->
    [you] Votre dernier gangster est mort : vous êtes hors jeu
   *[other] Le dernier gangster { DE($name) } est mort : { $name } est hors jeu
}{ $cards ->
    [none] .
   *[other] , main défaussée : { $cards }
}
rc-event-took-bank = { $who ->
    [you] Il ne reste que vous : vous raflez
   *[other] Il ne reste { QUE($name) }, qui rafle
} les { $amount } $ de la banque.
rc-event-ended = { $rule ->
    [RC-6-1] Il ne reste qu’une bande en jeu : la partie est finie.
    [RC-6-2] La banque est vide : la partie est finie.
    [RC-6-3] Les derniers gangsters sont morts ensemble : la partie est finie, la banque reste à Don Carlo.
   *[RC-6-5] Plus rien ne se passe depuis longtemps : la partie est finie.
}

## La table

rc-turn = TOUR : { $name }
rc-dealing = AVANT LA PARTIE
rc-bank = banque { $bank } $ · pioche { $pile } · défausse { $discards }
rc-legend = ♛ Parrain · ⌐ Flingueur, revolver · † Lame, couteau · • Cogneur · z dort
rc-legend-table = Y verre · B bar · R restaurant · ♠ maison de jeu · $ caisse · ✹ gâteau
rc-gang = { $money } $, { $gangsters ->
    [one] { $gangsters } gangster
   *[other] { $gangsters } gangsters
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, revenu { $income } $
rc-gang-out = { $money } $, hors jeu
rc-hand = Votre main
rc-lobby = À installer
rc-word = { $word ->
    [stop] En rester là
    [enough] Servir
   *[begin] Commencer
}
rc-short = { $card ->
    [knife] Couteau
    [gun] Pan
    [cake] Gâteau
    [pass] Passer
    [boom] Boum
    [cocktail] Somnifère
    [alert] Alerte
   *[move] Bouger
}
rc-discard = Jeter : { $card }
rc-free = libre{ $feature ->
    [revolver] {" "}(revolver)
    [knife] {" "}(couteau)
    [glass] {" "}(verre)
    [bar] {" "}(bar)
    [restaurant] {" "}(restaurant)
    [gambling] {" "}(maison de jeu)
    [register] {" "}(caisse)
   *[none] {""}
}
rc-summon = { $kind }{ $asleep ->
    [yes] {" "}(dort)
   *[no] {""}
}
rc-brief = { $card ->
    [knife] Tue un adversaire assis à côté d’une de vos lames.
    [gun] Tue un adversaire assis en face d’une de vos armes.
    [cake] Votre gâteau menacera trois places et explosera au début de votre prochain tour.
    [pass] Un gâteau adverse va au premier gangster d’un côté ou de l’autre.
    [boom] Un gâteau adverse explose tout de suite.
    [cocktail] Endort jusqu’à trois adversaires devant un verre ; qui dort déjà meurt.
    [alert] Tout le monde quitte la table, puis se rassoit ; vous le premier.
   *[move] Un des vôtres, éveillé, va à une place libre.
}
rc-pre-income = Revenu : { $now } $, puis { $then } $ par tour.
rc-pre-blast = { $near ->
    [none] Personne n’est à portée { $who ->
        [you] de votre gâteau.
       *[other] du gâteau { DE($name) }.
    }
   *[other] { $who ->
        [you] À portée de votre gâteau
       *[other] À portée du gâteau { DE($name) }
    } : { $near }.
}
rc-pre-danger = Nouveau danger pour les vôtres, places { $places }.
rc-pre-saved = Hors de danger : places { $places }.
rc-ask-card = À vous : quelle carte jouez-vous, ou laquelle jetez-vous ?
rc-ask-second = Encore un Déplacement, ou en rester là ?
rc-ask-summon = Qui installez-vous ?
rc-ask-seat = { $kind } : à quelle place ?
rc-ask-stab = Qui poignardez-vous ?
rc-ask-shoot = Sur qui tirez-vous ?
rc-ask-serve = Où servez-vous votre gâteau ?
rc-ask-pass-which = Quel gâteau faites-vous passer ?
rc-ask-pass-where = Vers quelle place ?
rc-ask-blow = Quel gâteau explose ?
rc-ask-drug = À qui un somnifère ? (trois au plus)
rc-ask-move-who = Qui se déplace ?
rc-ask-move-where = Vers quelle place libre ?
rc-tie = { $names } ont chacun { $score } $ : { $shared ->
    [yes] rien ne les départage, la place est partagée.
   *[no] qui est resté le plus longtemps en jeu, puis avec le plus de gangsters, passe devant.
}

## Comment un total s’est fait

rc-line-money = argent amassé
rc-line-alive = en jeu jusqu’au bout, { $count ->
    [one] { $count } gangster
   *[other] { $count } gangsters
}
rc-line-out = hors jeu, { $event ->
    [1] le premier
   *[other] à la mort n° { $event }
}, { $count ->
    [one] { $count } gangster juste avant
   *[other] { $count } gangsters juste avant
}
rc-line-end = { $rule ->
    [RC-6-1] fin : une seule bande en jeu
    [RC-6-2] fin : la banque est vide
    [RC-6-3] fin : plus personne à table, { $left } $ perdus
   *[RC-6-5] fin : plus rien ne se passait, { $left } $ perdus
}

## Refus

rc-refusal-dealing = On distribue encore les cartes : attendez votre tour.
rc-refusal-drawing = On pioche encore : attendez votre tour.
rc-refusal-first-seater = On tire encore au sort qui installe le premier : attendez.
rc-refusal-begin = Le tour commence tout seul : attendez qu’on vous demande une carte.
rc-refusal-no-chance = Rien n’est à tirer au sort : c’est aux joueurs de choisir.
rc-refusal-not-your-turn = Ce n’est pas à vous de jouer : attendez votre tour.
rc-refusal-not-your-guest = Ce n’est pas à vous d’installer un gangster : attendez votre tour.
rc-refusal-place = Il faut ici un numéro de place, de 1 à { $most }, parmi celles qui conviennent.
rc-refusal-summon = Choisissez quelqu’un de votre bande qui attend encore d’être installé.
rc-refusal-taken = La place { $place } est déjà prise : choisissez une place libre.
rc-refusal-empty = Personne n’est assis place { $place } : choisissez un adversaire.
rc-refusal-own = C’est un des vôtres : armes et somnifères ne frappent que les adversaires.
rc-refusal-stab = Personne des vôtres, éveillé, ne peut poignarder la place { $place } : il faut une Lame d’Acier à côté, ou quelqu’un à côté devant un couteau.
rc-refusal-shooter-x = Votre tireur est à la place { $place }, une place X : personne n’est en face, il ne peut tirer sur personne.
rc-refusal-shot = Personne des vôtres, éveillé, ne peut tirer sur la place { $place } : il faut un Flingueur en face, ou quelqu’un en face devant un revolver.
rc-refusal-x = La place { $place } est une place X : personne n’est en face, on n’y tire pas et on n’en tire pas.
rc-refusal-cake-there = Il y a déjà un gâteau place { $place } : un seul par place, choisissez-en une autre.
rc-refusal-no-cake = Il n’y a pas de gâteau place { $place } : choisissez celui d’un adversaire.
rc-refusal-own-cake = C’est votre propre gâteau : choisissez celui d’un adversaire.
rc-refusal-cake-stuck = Le gâteau de la place { $place } ne peut aller nulle part : des deux côtés, le premier gangster a déjà un gâteau devant lui, ou il n’y a personne.
rc-refusal-pass = Un gâteau va au premier gangster d’un côté ou de l’autre : la place { $place } n’en est pas un.
rc-refusal-no-glass = Il n’y a pas de verre place { $place } : choisissez un adversaire devant un verre.
rc-refusal-one-pill-each = La place { $place } a déjà son somnifère : un seul par gangster et par tour, choisissez-en un autre ou servez.
rc-refusal-one-pill-at-least = Donnez au moins un somnifère avant de servir.
rc-refusal-all-pills = À cette table, un Cocktail sert trois somnifères, ou tous ceux qui sont devant un verre s’ils sont moins : désignez encore quelqu’un.
rc-refusal-not-yours = Aucun gangster à vous n’est assis place { $place } : choisissez un des vôtres.
rc-refusal-asleep = Le gangster de la place { $place } dort : choisissez quelqu’un d’éveillé.
rc-refusal-not-held = Vous n’avez pas cette carte en main ({ $card ->
    [knife] Coup de couteau
    [gun] Pan !
    [cake] Commander un gâteau
    [pass] Faites passer le gâteau
    [boom] Boum !
    [cocktail] Cocktail et somnifère
    [alert] Alerte !
   *[move] Déplacement
}) : prenez-en une que vous avez.
rc-refusal-no-effect = { $card ->
    [knife] Personne n’est à portée de vos couteaux
    [gun] Personne n’est en face de vos armes
    [pass] Aucun gâteau adverse ne peut passer
    [boom] Aucun gâteau adverse n’est sur la table
    [cocktail] Aucun adversaire n’a de verre devant lui
   *[move] Il faut un gangster éveillé et une place libre
} : cette carte ne ferait rien, vous pouvez seulement la jeter.
rc-refusal-stop-too-early = Il faut d’abord jouer une carte, ou en jeter une.
rc-refusal-card-first = Choisissez d’abord une carte de votre main, à jouer ou à jeter.
rc-refusal-only-move = Après la première carte, on ne joue plus qu’un Déplacement : jouez-le, ou dites stop.

## Options, éditions, positions

rc-option-first-seater = Le premier à installer (first_seater) doit être random, ou une place de 0 à { $most }.
rc-option-scenario = Le scénario (scenario) doit être none, ou un numéro de 1 à { $most } pour { $players } joueurs.
rc-edition-no-place = il n’y a pas de place { $place } ; les places vont de 1 à { $places }.
rc-edition-place-twice = la place { $place } revient deux fois ; nommez-la une seule fois.
rc-edition-feature-twice = la place { $place } a déjà autre chose ({ $other }) ; une place n’a qu’un objet.
rc-edition-business = { $count ->
    [one] { $count } place
   *[other] { $count } places
} pour cette affaire ; il en faut exactement deux.
rc-edition-register = { $count } caisses enregistreuses ; il en faut exactement une.
rc-edition-opposites = { $count } vis-à-vis pour { $places ->
    [one] { $places } place
   *[other] { $places } places
} ; donnez-en un par place, 0 pour personne.
rc-edition-one-way = la place { $place } a { $across } en face, mais pas l’inverse ; le vis-à-vis doit être réciproque.
rc-edition-x-missing = la place { $place } n’a personne en face ; ajoutez-la aux places X, ou donnez-lui un vis-à-vis.
rc-edition-x-opposite = la place X { $place } a quelqu’un en face ; mettez 0 comme vis-à-vis, ou ôtez-la des places X.
rc-edition-x-revolver = la place X { $place } ne peut pas avoir de revolver ; déplacez-le.
rc-edition-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout ; il en faut de 1 à { $most }.
rc-edition-empty = aucun nombre de joueurs ; ajoutez au moins une bande.
rc-edition-nobody = cette bande n’a personne ; donnez-lui au moins un gangster.
rc-edition-crowd = { $count ->
    [one] { $count } gangster
   *[other] { $count } gangsters
} pour { $places ->
    [one] { $places } place
   *[other] { $places } places
} ; réduisez les bandes.
rc-edition-no-gang = il manque cette couleur pour jouer à { $players } ; ajoutez-la.
rc-edition-small-gang = cette couleur n’a pas assez de gangsters pour jouer à { $players } ; ajoutez-en.
rc-edition-bank = il faut une banque pour { $players } joueurs, si et seulement si on peut y jouer à { $players } ; ajoutez-la ou ôtez-la.
rc-edition-layout = il faut une disposition pour { $players } joueurs, si et seulement si on peut y jouer à { $players } ; ajoutez-la ou ôtez-la.
rc-edition-layout-colours = à { $players } joueurs, on prend les { $players } premières couleurs, chacune une fois ; ajoutez ou ôtez celle-ci.
rc-edition-layout-team = cette disposition n’a pas les gangsters d’une bande à { $players } joueurs ; corrigez leur nombre.
rc-edition-monopoly = cette bande commence avec un monopole ({ $business }) ; séparez ses gangsters.
rc-position-seats = La position doit décrire { $players } joueurs, ni plus ni moins, et n’en nommer aucun autre.
rc-position-place = La place { $place } est prise deux fois ou n’existe pas : les places vont de 1 à { $most }, une personne par place.
rc-position-cards = Il y a trop de cartes « { $card } », ou moins que zéro : { $most } au plus dans cette édition.
rc-position-money = La banque et les joueurs doivent avoir { $total } $ en tout, et personne moins que zéro.
rc-position-hands = Une main a trop de cartes : { $most } au plus.
rc-position-gangs = Une bande a plus de gangsters d’un genre qu’à son arrivée : ôtez-en.
rc-position-cakes = Les gâteaux ne vont pas : un par place, sur des places qui existent.
rc-position-out = Qui est hors jeu n’a ni gangster, ni carte, ni gâteau chez soi ; qui est en jeu a un gangster et un gâteau. Les éliminations se numérotent à partir de 1.
rc-position-end = La partie est finie quand les règles le disent, et seulement alors : corrigez ce qui est demandé.
rc-position-step = Aucune décision ne s’appelle « { $step } ». Choisissez parmi : { $steps }.
rc-position-asked = Cette décision ne peut pas se poser dans cette position : corrigez-la.

## Scénarios

rc-scenario-1-title = Le gâteau sous le nez
rc-scenario-1-question = Vous êtes les rouges. Le gâteau bleu menace votre Flingueur, place 24 (Q). Sauvez-le.
rc-scenario-1-hint = Un gâteau passé s’arrête au premier gangster, d’un côté ou de l’autre. De quel côté votre homme reste-t-il à l’abri ?
rc-scenario-1-solution = Votre gâteau emporte d’abord le Cogneur jaune (A), puis le bar et la caisse rapportent 2 000 $. Jouez Faites passer le gâteau : de 24 vers 26 (R). Vers 23 (P), il toucherait encore votre Flingueur.
rc-scenario-2-title = Dessert pour trois
rc-scenario-2-question = Vous êtes les jaunes, et il ne vous reste qu’un homme. Préparez un coup qui menace trois adversaires à la fois.
rc-scenario-2-hint = Cherchez trois adversaires assis côte à côte.
rc-scenario-2-solution = Votre gâteau emporte M et N ; vous ne touchez rien. Servez-le de nouveau place 14 (J) : au prochain tour, il menace I, J et K.
rc-scenario-3-title = Boum !
rc-scenario-3-question = Vous êtes les oranges. Le gâteau rouge est encore sur la table : servez-vous-en avant les rouges.
rc-scenario-3-hint = Une carte fait exploser tout de suite le gâteau d’un autre.
rc-scenario-3-solution = Parrain et monopole des maisons de jeu (C et O) rapportent 5 000 $. Jouez Boum ! sur le gâteau rouge, place 28 : le dernier jaune (A) meurt. À la fin du tour, votre homme endormi (N) se réveille.
rc-scenario-4-title = L’arme du voisin
rc-scenario-4-question = Vous êtes les violets. Votre Lame d’Acier (E) dort. Poignardez quand même le Parrain orange.
rc-scenario-4-hint = Qui n’est pas une Lame peut se servir d’un couteau posé devant lui.
rc-scenario-4-solution = Parrain et restaurant (R) rapportent 2 000 $. Jouez Coup de couteau : le Cogneur assis devant le couteau, place 23 (P), tue le Parrain orange, place 22 (O). La Lame (E) se réveille en fin de tour.
rc-scenario-5-title = De l’autre côté de la table
rc-scenario-5-question = Vous êtes les bleus. Votre gâteau fait le ménage ; achevez le travail d’une balle.
rc-scenario-5-hint = Regardez qui est assis en face de vos revolvers.
rc-scenario-5-solution = Votre gâteau tue P et Q, le restaurant (G) rapporte 1 000 $. Jouez Pan ! : de la place 6 (F), votre Cogneur prend le revolver et abat le Parrain, place 22 (O).
rc-scenario-6-title = Une bonne place
rc-scenario-6-question = Vous êtes les verts. Faites rapporter davantage à votre Parrain au prochain tour.
rc-scenario-6-hint = Une affaire n’a personne devant elle.
rc-scenario-6-solution = Le Parrain rapporte 1 000 $. Jouez Déplacement : de la place 9 (H) au bar libre, place 17 (L). S’il vit encore à votre prochain tour, il rapportera aussi le bar.

## L’arène

rc-arena-end = { $rule ->
    [RC-6-1] une seule bande encore en jeu
    [RC-6-2] la banque est vide
    [RC-6-3] plus personne à table
   *[RC-6-5] plus rien ne se passait
}
rc-arena-group = { $group ->
    [dealt] Dans la première main
    [played] Cartes jouées au moins une fois
   *[fate] À la fin
}
rc-arena-alive = encore en jeu

## La leçon

rc-lesson-table = Trente places en cercle autour de la table : voici vos sept gangsters, en jaune, et ce qui compte, c’est ce qui est posé devant chacun.
rc-lesson-income = Votre tour a commencé par vos revenus : 1 000 $ parce que votre Parrain est en vie, et autant pour chaque commerce que vous tenez.
rc-lesson-cards = Vous avez cinq cartes : à chaque tour, vous jouez une Action, puis, si vous voulez, un Déplacement.
rc-lesson-stab = Votre Lame d’Acier est assise à la place 1, juste à côté du Parrain bleu, à la place 30 : jouez le Coup de couteau contre lui.
rc-lesson-stab-instead = Ce coup-là attendra : au 30, le Parrain bleu tient la caisse, alors essayez plutôt le Coup de couteau sur la place 30.
rc-lesson-stabbed = Une Lame d’Acier tue à côté d’elle, comme quiconque a un couteau devant lui ; les morts ne reviennent jamais.
rc-lesson-till = La place 30 est libre, et la caisse qui s’y trouve double tous vos revenus : jouez un Déplacement pour y asseoir l’un des vôtres.
rc-lesson-till-instead = Restez sur la bonne affaire : essayez un Déplacement vers la place 30, car la caisse double tout ce que vous gagnez.
rc-lesson-drew = Votre tour est fini, et vous repiochez pour avoir de nouveau cinq cartes.
rc-lesson-turns = Le tour passe à gauche, dans le sens des aiguilles d’une montre : regardez qui frappe qui.
rc-lesson-sleep = Un cocktail endort qui a un verre devant lui : un dormeur ne gagne rien et ne tue pas, et un second cocktail le tuerait.
rc-lesson-doubled = La caisse a doublé vos revenus : c’est pour cela que la place 30 vaut si cher.
rc-lesson-cake = Commandez un gâteau et posez-le loin des vôtres, par exemple au 26, entre deux adversaires.
rc-lesson-cake-instead = Essayez plutôt de commander votre gâteau : c’est la seule carte qui peut tuer trois personnes d’un coup.
rc-lesson-placed = Il explosera au début de votre prochain tour et tuera à sa place et aux deux places voisines ; d’ici là, chacun peut s’écarter.
rc-lesson-stop = Rien ne vous oblige à vous déplacer : vous pouvez vous arrêter ici et garder vos cartes.
rc-lesson-woke = À la fin de votre tour, vos dormeurs se réveillent toujours.
rc-lesson-passed = On a fait passer un gâteau : il glisse jusqu’au premier gangster assis de ce côté, et c’est là qu’il explosera.
rc-lesson-exploded = Votre gâteau vient d’exploser : il frappe tout le monde, même les vôtres, puis il vous revient.
rc-lesson-cocktail = À vous de servir : jouez le Cocktail et endormez jusqu’à trois adversaires qui ont un verre devant eux.
rc-lesson-cocktail-instead = Essayez plutôt le Cocktail : des adversaires qui dorment ne gagnent rien, et ne vous tueront pas.
rc-lesson-bank = Voici la banque : dès qu’elle est vide, la partie s’arrête, et la bande la plus riche gagne.
rc-lesson-boom = Un adversaire a un gâteau sur la table : jouez Boum ! et faites-le exploser tout de suite.
rc-lesson-boom-instead = Ce gâteau va bientôt partir : profitez-en et essayez plutôt Boum !, qui le fait exploser maintenant.
rc-lesson-hidden = Les cartes en main sont secrètes, mais l’argent, la défausse et tout ce qui est sur la table sont visibles.
rc-lesson-bang = Vos Flingueurs tirent droit en face, comme quiconque a un revolver devant lui : jouez Pan ! sur qui vous voulez.
rc-lesson-bang-instead = Essayez plutôt Pan ! : une cible est en face de vous, et elle ne restera pas là.
rc-lesson-raid = Il reste une carte à connaître : Alerte ! fait lever tout le monde, et chacun se rassied où il veut.
rc-lesson-out = Une bande qui perd son dernier gangster est éliminée, mais elle garde son argent et peut encore gagner.
rc-lesson-monopoly = Dernier conseil : tenir les deux bars, les deux restaurants ou les deux maisons de jeu rapporte 4 000 $ au lieu de 2 000.
rc-lesson-learnt = Vous savez gagner votre vie à cette table : les revenus, la caisse, le couteau, le revolver, le cocktail, et surtout les gâteaux.
rc-lesson-later = La partie n’est pas finie : elle dure jusqu’à ce que la banque soit vide ou qu’une seule bande survive ; Faites passer le gâteau et Alerte ! vous y attendent. Vous pouvez la continuer contre les mêmes adversaires.

# Pourquoi le conseil choisirait ainsi, après deux-points.
rc-because-money = vous aurez plus d’argent
rc-because-money-rivals = vos rivaux auront moins d’argent
rc-because-income = vos revenus seront meilleurs
rc-because-income-rivals = les revenus de vos rivaux baisseront
rc-because-men = votre bande sera plus forte
rc-because-men-rivals = les bandes rivales seront plus faibles
rc-because-danger = vos hommes courront moins de risques
rc-because-danger-rivals = les hommes de vos rivaux courront plus de risques
rc-because-hand = vous garderez de meilleures cartes
rc-because-hand-rivals = vos rivaux auront de moins bonnes cartes
rc-because-turn = votre tour viendra plus tôt
rc-because-turn-rivals = vos rivaux attendront leur tour plus longtemps
