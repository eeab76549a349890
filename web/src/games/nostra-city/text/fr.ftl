# Nostra City à l’écran.

nc-title = Nostra City
nc-web-dollars = { NUMBER($sum) } $
nc-web-times = { $count } × { $thing }
nc-web-months = Le calendrier, six mois
nc-web-phases = Les phases du mois
nc-web-phase-about = { $phase ->
    [business] Engagez un Caïd, annoncez un Encaissement, partagez… ou pas.
    [meeting] Discutez, puis misez en secret sur les cartes de La Rue.
    [resolution] Les enchères se révèlent, un emplacement après l’autre.
    [proces] Glissez un billet aux jurés, face cachée.
    [reception] On libère tout le monde, on range les Banques, les Enquêtes pèsent.
    [last] Dernière occasion de jouer ses cartes Vendetta.
   *[over] Le jury se retire.
}
nc-web-mark-underboss = À la RÉCEPTION, l’Underboss arrive dans La Rue
nc-web-mark-count = { $last ->
    [yes] Dernier dépouillement et verdict
   *[no] Premier dépouillement des billets de corruption
}
nc-web-borough = { $borough ->
    [queens] Queens
    [staten-island] Staten
    [bronx] Bronx
   *[brooklyn] Brooklyn
}
nc-web-trade-word = { $traffic ->
    [gambling] Jeux
    [drugs] Drogue
    [prostitution] Maisons closes
   *[none] {""}
}
nc-web-type = { $kind ->
    [caid] { $family ->
        [agnello] Caïd, famille Agnello
        [baldini] Caïd, famille Baldini
        [carbone] Caïd, famille Carbone
        [donata] Caïd, famille Donata
       *[none] Caïd
    }
    [turf] Turf
    [respect] Respect
    [enquete] Enquête
   *[title] Titre
}
nc-web-power = { $power }{ $respect ->
    [0] {""}
   *[other] {" "}Respect +{ $respect }.
}
nc-web-no-power = { $respect ->
    [0] Sans pouvoir.
   *[other] Sans pouvoir. Respect +{ $respect }.
}
nc-web-enquete = { $effect } Pot-de-vin : { $bribe } en tout ; la plus forte mise la prend, Respect +{ $respect }.
nc-web-turf = { $first } ou { $second }.{ $respect ->
    [0] {""}
   *[other] {" "}Respect +{ $respect }.
}
nc-web-atlantic = Compte pour tous les Trafics, jamais pour un Racket. Ne peut pas lancer d’Encaissement.
nc-web-respect-card = Respect +{ $respect } tant qu’elle est dans votre Territoire.
nc-web-title-card = Respect +{ $respect }. Qui gagne l’Underboss nomme le Consigliere (+2), qui nomme le Primo Capo (+1).
nc-web-brief = { $power ->
    [consolation] Descente : 1 Vendetta
    [extra_bill] +1 billet
    [ignore_raid] Ignore la Descente
    [swap_bill] Échange 1 billet
    [repeat] Refait un coup
    [stake_bonus] Mise +10 000 $
    [win_ties] Gagne l’égalité
    [recover] Perdante, reprend 1 billet
    [salvage] Perdante, prend 1 carte
    [shift] Change d’emplacement
    [rebate] Garde 1 billet
    [double_bribe] 1 ou 2 billets
    [peek] Voit 2 billets
    [reclaim] Reprend 1 billet
    [use_discard] Billet de la défausse
    [discreet] Corrompt sans bruit
    [grudge] Lésé : +1 Vendetta
    [shield] Annule une Représaille
    [trade] Échange une Vendetta
    [spy] Épie une main
    [soothe] Lésé : −1 Vendetta
   *[none] Sans pouvoir
}
nc-web-brief-bribe = { $sum }
nc-web-brief-respect = Respect +{ $respect }
nc-web-acting = en vigueur
nc-web-empty = vide
nc-web-rue = La Rue
nc-web-slot = Emplacement { $slot }
nc-web-slot-empty = Emplacement { $slot }, vide
nc-web-bench = Banc des jurés : jeton sur { $verdict } de { $spaces }, { $side ->
    [innocent] côté innocent
   *[guilty] côté coupable
} ; coupable à partir de { $guilty }
nc-web-track = Respect
nc-web-pile-name = { $pile ->
    [bills] Billets
    [discard] Défausse
    [vendetta] Vendetta
    [corruption] Corruption
    [rue] La Rue
   *[zealous] Zélés
}
nc-web-pile-text = { $pile ->
    [bills] Billets à piocher : { $count }, plus la Descente de Police cachée parmi eux.
    [discard] Billets défaussés : { $count }. Dessus : { $top ->
        [none] rien de visible
       *[other] { $top }
    }.
    [vendetta] Cartes Vendetta à piocher : { $count }.
    [corruption] Billets face cachée : { $count }, dépouillés fin mars et fin juin ; chacun pousse le verdict.
    [rue] Cartes encore à venir dans La Rue : { $count }.
   *[zealous] Dès avril : qui est seul à corrompre pendant un PROCÈS gagne un Corrupteur zélé, Respect +1. Il en reste { $count }.
}
nc-web-territory = Territoire { DE($name) }
nc-web-state = { $engaged ->
    [burnt] Incendié : ne compte plus.
    [yes] Engagé.
   *[no] Libre.
}{ $bills ->
    [0] {""}
    [one] {" "}Un billet misé.
   *[other] {" "}{ $bills } billets misés.
}
nc-web-respect = Respect : { $respect }
nc-web-bills = { $count ->
    [one] { $count } billet en Banque
   *[other] { $count } billets en Banque
}
nc-web-cards = { $count ->
    [one] { $count } carte Vendetta
   *[other] { $count } cartes Vendetta
}
nc-web-bribes = { $count ->
    [one] { $count } billet glissé aux jurés
   *[other] { $count } billets glissés aux jurés
}
nc-web-thinks = réfléchit…
nc-web-first = 1er joueur
nc-web-zealous = { $count ->
    [one] Zélé +1
   *[other] Zélé +{ $count }
}
nc-web-bonus-none = Égalité : personne
nc-web-wronged = torts subis : { $count }

## Ce qui se joue sur la scène

nc-web-raid = { $raid ->
    [ignored] Descente de Police ignorée
   *[stopped] Descente de Police !
}
nc-web-due = { $done ->
    [yes] { $count } sur { $owed }
   *[no] { $owed } à recevoir
}
nc-web-wronged-by = { $who ->
    [you] On vous lèse
   *[other] On lèse { $name }
} : { $count ->
    [one] une carte Vendetta
   *[other] { $count } cartes Vendetta
}{ $why ->
    [titles] , sans titre
    [meeting] , sans carte au MEETING
   *[encaissement] {""}
}
nc-web-reveal = Les emplacements se révèlent
nc-web-sale-end = { $end ->
    [won] { $name } l’emporte !
    [alone] Seul sur l’affaire : { $name } l’emporte
    [tied] Égalité : personne ne gagne
    [lifted] Enquête enterrée : { $name } la prend
    [gone] Enquête enterrée, elle quitte le jeu
   *[unlifted] Pot-de-vin trop maigre : l’Enquête reste
}
nc-web-named-by = nommé par { $name }
nc-web-cancelled = Annulée par { $card }
nc-web-bribes-jury = { $count ->
    [one] glisse un billet aux jurés
   *[other] glisse { $count } billets aux jurés
}
nc-web-count = Dépouillement
nc-web-count-none = Aucun billet : le jury se tait.
nc-web-indics = { $count ->
    [one] L’Indic du FBI : { $names }
   *[other] Les Indics du FBI : { $names }
}
nc-web-unmasked = Bas les masques
nc-web-verdict = Le verdict
nc-web-camp = À qui la ville ?
nc-web-camp-indic = Indic du FBI
nc-web-camp-loyal = fidèle
nc-web-camp-won = { $camp ->
    [loyal] Le Parrain rentre chez lui : seuls les fidèles peuvent gagner.
    [indics] { $count ->
        [one] Le Parrain tombe : l’Indic a gagné.
       *[other] Le Parrain tombe : seuls les Indics peuvent gagner.
    }
   *[nobody] Le Parrain tombe, et personne ne l’a vendu : tout le monde a perdu.
}
nc-web-no-indic = Aucun Indic à la table
nc-web-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}

## Ce qui est demandé

nc-web-over = La partie est finie.
nc-web-ask-draft = Choisissez un Caïd ; les autres passent au voisin.
nc-web-ask-business = BUSINESS : engagez un Caïd pour un Encaissement, ou passez.
nc-web-ask-meeting = MEETING : misez avec un Caïd, ou passez.
nc-web-ask-proces = PROCÈS : glissez un billet aux jurés, ou passez.
nc-web-ask-last = Dernier tour : jouez vos cartes Vendetta, ou terminez.
nc-web-ask-pause = { $slot ->
    [0] Pause avant la RÉCEPTION : jouer une carte, ou continuer ?
   *[other] Pause avant l’emplacement { $slot } : jouer une carte, ou continuer ?
}
nc-web-ask-nothing = { $step ->
    [pause] Pause : rien à jouer, continuez.
    [last] Dernier tour : rien à jouer, terminez.
   *[other] { $phase } : rien à engager, passez.
}
nc-web-ask-shield = { $name } joue { $vendetta } contre vous{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
} : annuler ?
nc-web-ask-swap = Échanger un billet pioché contre un autre ?
nc-web-ask-share = Partagez les billets piochés : qui reçoit quoi ?
nc-web-ask-soothe = Calmer une victime : une Vendetta de moins pour qui ?
nc-web-ask-grudge = On vous lèse : une Vendetta de plus ?
nc-web-ask-shift = { $card } peut changer d’emplacement : où ?
nc-web-ask-keep = { $number ->
    [one] Quel billet de la mise reprenez-vous ?
   *[other] Quel billet de la mise reprenez-vous ? Encore { $number }.
}
nc-web-ask-name = Qui nommez-vous { $card } ?
nc-web-ask-bribe = Vous avez vu : quel billet glissez-vous aux jurés ?
nc-web-ask-exhibit = La Banque { DE($name) } est à découvert : quel billet versez-vous au dossier ?
nc-web-ask-cut = Gardez { $limit } billets : lequel défaussez-vous ?
nc-web-ask-sealed = Votre réponse est sous scellé. On attend { $names }.
nc-web-waiting = { $quiet ->
    [pause] Pause : on attend { $names }.
    [draft] On attend le choix { DE($names) }.
    [cut] { $names } range sa Banque.
   *[turn] { $phase } : on attend { $names }.
}
nc-web-chance = { $step ->
    [draw-bill] On pioche des billets…
    [draw-vendetta] On pioche une Vendetta…
    [fill] La Rue se remplit…
    [deal] On distribue…
   *[other] Le hasard décide…
}

## Les choix

nc-web-do-pass = { $step ->
    [business] Passer
    [meeting] Passer
    [proces] Passer
    [last] Terminer
    [swap] Garder mes billets
    [soothe] Ne calmer personne
    [grudge] Laisser couler
    [shift] Ne pas bouger
    [shield] Laisser faire { $name }
   *[pause] Continuer
}
nc-web-do-done = C’est tout
nc-web-do-caid = { $step ->
    [shield] Engager { $card } : annuler
    [grudge] Engager { $card } : une Vendetta de plus
   *[other] { $card }
}
nc-web-do-turf = { $card }
nc-web-do-bill = { $step ->
    [swap] Échanger { $bill }
    [keep] Reprendre { $bill }
    [cut] Défausser { $bill }
    [bribe] Glisser { $bill }
    [exhibit] Verser { $bill } au dossier
   *[other] { $bill }
}
nc-web-do-pick = { $step ->
    [shift] Vers { $number } : { $card }
   *[other] { $card }
}
nc-web-do-player = { $step ->
    [name] Nommer { $name }
    [soothe] Calmer { $name }
   *[other] { $name }
}
nc-web-do-card = { $card }
nc-web-do-collect = Engager { $card } : { $kind }
nc-web-do-stake = { $count ->
    [one] Miser un billet ({ $sum }) sur { $slot }
   *[other] Miser { $count } billets ({ $sum }) sur { $slot }
}
nc-web-do-corrupt = { $look ->
    [yes] { $card } regarde la corruption
   *[no] { $count ->
        [one] Glisser le billet
       *[other] Glisser { $count } billets
    }
}
nc-web-do-deal = { $count ->
    [0] Tout garder
    [one] Donner un billet, garder le reste
   *[other] Donner { $count } billets, garder le reste
}
nc-web-do-strike = { $card } → { $target }
nc-web-do-trade = Échanger { $card }
nc-web-trade = Défausser et repiocher
nc-web-desk-caid = Votre Caïd
nc-web-desk-turf = Votre Turf et l’annonce
nc-web-desk-slot = L’emplacement
nc-web-desk-sum = { $draws ->
    [one] pioche { $draws }
   *[other] pioche { $draws }
}, doit { $owed }
nc-web-desk-stake = { $count ->
    [0] Aucun billet
    [one] 1 billet : { $sum }
   *[other] { $count } billets : { $sum }
}
nc-web-desk-close = { $missing ->
    [caid] Quel Caïd ?
    [slot] Quel emplacement ?
    [bills] { $least ->
        [one] Ajoutez un billet
       *[other] Il faut { $least } billets
    }
   *[none] Fermer l’enchère
}
nc-web-desk-top = Le dessus de la défausse : { $bill }
nc-web-desk-bribe = { $missing ->
    [caid] Choisissez un Caïd, puis un billet de votre Banque.
    [look] Ce Caïd regarde d’abord deux billets de la corruption.
    [two] Choisissez un ou deux billets de votre Banque.
   *[bill] Choisissez un billet de votre Banque.
}
nc-web-keep = Je garde
nc-web-give = { $thing }, { $to ->
    [none] pour vous
   *[other] pour { $to }
}. Entrée : au suivant.
nc-web-share-hint = Glissez les billets, touchez-les pour les passer au suivant, ou au clavier : 0 garde, { $count ->
    [one] 1 donne
   *[other] 1 à { $count } donnent
}.
nc-web-no-aim = Sans cible pour l’instant.
nc-web-begun = Choix commencé : { $steps }. Terminez-le, ou reprenez-le.
nc-web-back = Reposer la carte
nc-web-spy = Regarder une Représaille au hasard dans une main.
nc-web-spy-short = { $name } : épier
nc-web-hand = Vos cartes Vendetta
nc-web-new = nouvelle
nc-web-mine = Pour vos yeux seulement
nc-web-bank = Votre Banque, { $sum }
nc-web-bank-empty = Banque vide
nc-web-own = Respect { $respect } · place { $place } sur { $players } · verdict { $verdict } ({ $side })
nc-web-standing = Continuer d’office aux pauses
nc-web-talk = C’est le moment de parler. Par courtoisie, aucune mise en chiffres (NC-5.1).
nc-web-indic = Vous gagnez alors avec le plus de Respect parmi les Indics. La carte ne se montre ni ne se joue : n’en dites rien.
nc-web-drew = { $who ->
    [you] Vous piochez une carte Vendetta.
   *[other] { $name } pioche une carte Vendetta.
}

## Ce que cela ferait

nc-web-pre-caid = { $live ->
    [yes] { $card } : { $text }
   *[no] { $card } agit sans son pouvoir, et ne pourra plus servir avant la RÉCEPTION.
}
nc-web-pre-collect = { $kind } : { $turfs ->
    [one] un Turf compté
   *[other] { $turfs } Turfs comptés
}, { $draws ->
    [one] un billet à piocher
   *[other] { $draws } billets à piocher
} si la Descente ne s’en mêle pas.
nc-web-pre-owed = { $count ->
    [0] Vous ne devez rien à personne.
   *[other] Dû { A($names) } ; chaque billet non donné vaut une Vendetta contre quelqu’un.
}
nc-web-pre-nypd = NYPD : un billet de moins à piocher, la dette ne change pas.
nc-web-pre-stake = Face cachée sur { $card } : { $count ->
    [one] un billet
   *[other] { $count } billets
}, { $sum }. On verra le nombre, pas le reste. Il en restera { $left } en Banque.
nc-web-pre-alone = { $count ->
    [one] Seul dessus : la carte est à vous et le billet vous revient. À plusieurs : la plus forte somme gagne, tout est défaussé.
   *[other] Seul dessus : la carte est à vous, vous reprenez un billet. À plusieurs : la plus forte somme gagne, tout est défaussé.
}
nc-web-pre-enquete = { $enough ->
    [yes] Atteint à lui seul le dessous-de-table ({ $bribe }).
   *[no] Les mises s’additionnent jusqu’à { $bribe } ; en dessous, tout est perdu et l’Enquête reste.
}
nc-web-pre-corrupt = { $side ->
    [none] Un bluff : ce billet ne dit rien au jury.
    [innocent] Au dépouillement : { $shift } vers innocent.
   *[guilty] Au dépouillement : { $shift } vers coupable.
}
nc-web-pre-look = { $count ->
    [0] La pile est vide : rien à voir, puis un billet à glisser.
    [one] Voit un billet de la pile, puis vous en glissez un. Engagé dès maintenant.
   *[other] Voit { $count } billets de la pile, puis vous en glissez un. Engagé dès maintenant.
}
nc-web-pre-top = Tout le monde voit quel billet c’est.
nc-web-pre-zeal = { $others ->
    [yes] D’autres ont corrompu : pas de Corrupteur zélé ce mois-ci.
   *[no] Si personne d’autre ne corrompt : un Corrupteur zélé, Respect +1.
}
nc-web-pre-share = { $short ->
    [0] { $name } reçoit { $count } sur { $owed } : en règle.
    [one] { $name } reçoit { $count } sur { $owed } : un tort, une carte Vendetta.
   *[other] { $name } reçoit { $count } sur { $owed } : des torts, { $short } cartes Vendetta.
}
nc-web-pre-first = { $name } aura la carte Premier joueur dès le MEETING.
nc-web-pre-keep = { $count ->
    [0] Vous ne gardez rien.
    [one] Vous gardez un billet.
   *[other] Vous gardez { $count } billets.
}
nc-web-pre-spy = { $name ->
    [none] Choisissez de qui regarder la main.
   *[other] Vous verrez au hasard une Représaille { DE($name) }, s’il y en a une.
}
nc-web-pre-trade = Cette carte est défaussée, vous en piochez une autre.
nc-web-pre-text = { $text }
nc-web-pre-withdrawn = Sa mise est retirée et retourne à son propriétaire.
nc-web-pre-shield = { $name } pourrait l’annuler en engageant un Caïd.
nc-web-pre-token = Le jeton passe de { $from } à { $to }, côté { $side ->
    [innocent] innocent
   *[guilty] coupable
}.
nc-web-pre-pass = { $step ->
    [business] Plus d’Encaissement ce mois-ci. { $free ->
        [0] Aucun Caïd libre.
        [one] Un Caïd reste libre pour la suite.
       *[other] { $free } Caïds restent libres pour la suite.
    }
    [meeting] Plus d’enchère ce mois-ci. { $free ->
        [0] Aucun Caïd libre.
        [one] Un Caïd reste libre pour le PROCÈS.
       *[other] { $free } Caïds restent libres pour le PROCÈS.
    }
    [proces] Plus de corruption ce mois-ci.
    [last] Plus rien ne se joue ensuite : le jury dépouille.
    [pause] Rien à jouer maintenant ; la pause revient tant que quelqu’un joue.
    [swap] Vous partagez ce que vous avez pioché.
    [shield] L’effet se produit.
   *[other] Rien ne change.
}
nc-web-pre-power = { $text }
nc-web-pre-player = { $step ->
    [name] { $name } : Respect +{ $respect }.{ $left ->
        [0] {""}
        [one] {" "}Qui reste sans titre subit un tort.
       *[other] {" "}Les { $left } sans titre subissent un tort.
    }
    [soothe] { $name } pioche une Vendetta de moins, mais le tort demeure.
   *[other] { $name }
}
nc-web-pre-shift = La mise passe sur { $slot } : { POINT($card) }
nc-web-pre-bill = { $step ->
    [swap] { $bill } part sur la défausse, visible ; vous en piochez un autre.
    [keep] { $bill } revient dans votre Banque, le reste est défaussé.
    [cut] { $bill } est défaussé sans être vu.
   *[bribe] { $side ->
        [none] Un bluff : ce billet ne dit rien au jury.
        [innocent] Au dépouillement : { $value } vers innocent.
       *[guilty] Au dépouillement : { $value } vers coupable.
    }
}

## Ce que je sais

nc-web-know-bank = { $count ->
    [0] Votre Banque est vide.
   *[other] Votre Banque : { $bills }, { $sum } en tout.
}
nc-web-know-cards = { $count ->
    [0] Vous n’avez aucune carte Vendetta.
   *[other] Vos cartes Vendetta : { POINT($cards) }
}
nc-web-know-goal = { $indic ->
    [yes] Votre but : le plus de Respect parmi les Indics, et un verdict coupable.
   *[no] Votre but : le plus de Respect parmi les non-Indics, et un verdict innocent.
}
nc-web-know-bid = Votre enchère avec { $card } sur { $slot } : { $bills }.
nc-web-know-peek = Vous avez vu dans la corruption : { $bills }.
nc-web-know-sealed = Votre réponse sous scellé : { $play }.
nc-web-know-bills = { $place ->
    [player] Chez { $name }
    [corruption] Dans la corruption
    [discard] Dans la défausse
   *[pile] Dans la pioche de billets
} : { $bills }{ $lost ->
    [0] .
    [one] , sauf peut-être un.
   *[other] , sauf peut-être { $lost }.
}
nc-web-know-grudge = { $count ->
    [0] { $name }
   *[other] { $name } a en main : { $cards }
}{ $mute ->
    [0] .
    [one] {" "}; une carte qui ne se joue pas.
   *[other] {" "}; { $mute } cartes qui ne se jouent pas.
}
nc-web-know-count = Dépouillement { $number } : { $bills }. Innocent { $innocent }, coupable { $guilty } : de { $before } à { $after }.
nc-web-know-verdict = Verdict sur { $verdict }, { $side ->
    [innocent] innocent
   *[guilty] coupable
}. Corruption : { $count ->
    [one] { $count } billet
   *[other] { $count } billets
} ({ $puts }).
nc-web-know-piles = À piocher : La Rue { $rue }, billets { $bills }, Vendetta { $vendetta }. Défausse : { $discard }{ $top ->
    [none] .
   *[other] , dessus { $top }.
}
nc-web-know-spent = Vendetta défaussées : { POINT($cards) }
nc-web-tie = { $shared ->
    [yes] { $names } partagent leur place, { $score } de Respect chacun.
   *[no] { $names } ont { $score } de Respect : le camp ou le titre départage.
}

## Réglages

nc-web-option-start = L’arrivée des Caïds
nc-web-explained-start = Trois au hasard pour chacun, ou l’on en garde un de quatre et l’on passe les autres.
nc-web-choice-dealt = Distribués au hasard
nc-web-choice-draft = Choisis à tour de rôle
nc-web-option-families = Trois familles
nc-web-explained-families = Chacun commence avec des Caïds de trois familles différentes.
nc-web-option-first_player = Le Premier joueur
nc-web-explained-first_player = Qui reçoit la carte pour commencer.
nc-web-choice-random = Tiré au sort

## NC-5.1 : avant le MEETING

nc-word = { $kind ->
    [want] { $card } : c’est pour moi.
    [leave] { $name }, je vous laisse { $card }.
    [swap] { $name }, laissez-moi { $card }, et je vous laisse { $other }.
    [warn] { $name }, pas touche ! { $card }, c’est à moi, ou vous le regretterez.
    [deal] Marché conclu, { $name }.
    [no] Sans façon, { $name }.
    [honour] { $name }, vous tenez parole. Merci.
   *[traitor] { $name } ! Vous aviez promis…
}
nc-web-bill-voice = { $side ->
    [innocent] Aux jurés, il dit innocent, { $value } fois.
    [guilty] Aux jurés, il dit coupable, { $value } fois.
   *[none] Aux jurés, il ne dit rien.
}
nc-web-reckoned = { $kind ->
    [warn] { $kept ->
        [yes] { $name } tient compte de votre avertissement : aucune mise sur { $card }.
       *[no] { $name } se moque de votre avertissement et mise sur { $card }.
    }
   *[leave] { $kept ->
        [yes] Parole tenue : { $name } vous a laissé { $card }.
       *[no] Parole rompue : { $name } mise sur { $card }, promis à vous.
    }
}
nc-web-parley = Négocier avant les mises
nc-web-parley-note = Tout le monde l’entend, et une parole n’engage personne ; mais on s’en souviendra.
nc-web-parley-word = Que dire ?
nc-web-parley-kind = { $kind ->
    [want] Annoncer que je veux une carte
    [leave] Promettre de laisser une carte
    [swap] Proposer un échange
    [warn] Menacer
    [honour] Remercier qui a tenu parole
   *[traitor] Accuser qui a trahi
}
nc-web-parley-to = À qui ?
nc-web-parley-card = { $kind ->
    [swap] Ce que je veux
    [leave] Ce que je laisse
   *[other] Quelle carte ?
}
nc-web-parley-other = Ce que je laisse
nc-web-parley-say = Le dire
nc-web-parley-offer = { $name } propose : { $card } contre { $other }.
nc-web-parley-deal = Marché conclu
nc-web-parley-no = Non

## Ce que sont les choses

nc-web-named = { $name } · { $type }
nc-web-juror = Juré n° { $juror }
nc-web-stake = { $name }, { $caid } : { $count ->
    [one] { $count } billet misé
   *[other] { $count } billets misés
}
nc-thing-caid = Un Caïd
nc-does-caid = Chaque action engage un Caïd pour le mois. Son pouvoir agit quand on l’engage dans sa phase.
nc-thing-turf = Un Turf
nc-does-turf = On l’engage pour annoncer un Racket de son quartier ou un Trafic de sa marchandise.
nc-thing-respect = Une carte Respect
nc-does-respect = Son Respect compte tant qu’elle est dans un Territoire.
nc-thing-enquete = Une Enquête
nc-does-enquete = Elle gêne tout le monde tant qu’elle reste dans La Rue, et pousse le verdict vers coupable. Des mises égales au pot-de-vin l’enterrent.
nc-thing-title = Un titre
nc-does-title = Underboss +3, Consigliere +2, Primo Capo +1. Qui gagne l’Underboss nomme le Consigliere, qui nomme le Primo Capo.
nc-thing-bills = Les billets à piocher
nc-does-bills = On y pioche à chaque Encaissement. Une Descente de Police s’y cache et arrête la pioche.
nc-thing-discard = La défausse des billets
nc-does-discard = Seul le dernier billet défaussé à découvert se voit.
nc-thing-vendetta = La pioche Vendetta
nc-does-vendetta = Qui est lésé y pioche : des Représailles, un Caïd, un Turf… ou un Indic du FBI.
nc-thing-corruption = La pile de corruption
nc-does-corruption = Des billets face cachée, dépouillés fin mars et fin juin : Innocent tire le verdict à gauche, Coupable à droite.
nc-thing-rue = La pioche de La Rue
nc-does-rue = À la RÉCEPTION, elle remplit les emplacements vides.
nc-thing-zealous = Un Corrupteur zélé
nc-does-zealous = Dès avril, qui est seul à corrompre pendant un PROCÈS en gagne un : Respect +1.
nc-thing-engaged = Engagé
nc-does-engaged = Il a servi ce mois-ci ; la RÉCEPTION le libère.
nc-thing-burnt = Incendié
nc-does-burnt = Ce Turf ne compte plus et ne peut rien lancer jusqu’à la RÉCEPTION.
nc-thing-slot = Un emplacement de La Rue
nc-does-slot = On mise sur la carte qui s’y trouve. Vide, on ne peut pas y miser ; la RÉCEPTION le remplit.
nc-thing-stake = Une mise
nc-does-stake = Un Caïd, un emplacement et des billets, face cachée. Seul le nombre de billets se voit.
nc-thing-reprisal = Une Représaille
nc-does-reprisal = Elle se joue avant une action ou à une pause, sans engager de Caïd, puis va à la défausse.
nc-thing-indic = Un Indic du FBI
nc-does-indic = Cachée jusqu’au verdict. Qui la tient gagne seulement si le Parrain est coupable.
nc-thing-colere = Une Grosse colère
nc-does-colere = Elle ne se joue pas ; elle compte pour Sagesse et Vertu.
nc-thing-innocent = Le côté innocent
nc-does-innocent = Si le jeton finit ici, le Parrain est innocenté : le lieutenant le plus respecté, sans Indic, gagne.
nc-thing-guilty = Le côté coupable
nc-does-guilty = Si le jeton finit ici, le Parrain est condamné : l’Indic le plus respecté gagne ; sans Indic, tout le monde perd.
nc-thing-verdict = Le jeton Verdict
nc-does-verdict = Les billets de corruption le déplacent aux dépouillements, et chaque Enquête de La Rue d’un pas vers coupable à la RÉCEPTION.
nc-thing-months = Un mois
nc-does-months = Six mois de quatre phases : BUSINESS, MEETING, PROCÈS, RÉCEPTION. Juin finit par le verdict.
nc-thing-underboss = La couronne
nc-does-underboss = À la fin de ce mois, l’Underboss arrive dans La Rue.
nc-thing-count = La balance
nc-does-count = À la fin de ce mois, on dépouille les billets de corruption.
nc-thing-business = BUSINESS
nc-does-business = Chacun engage Caïd et Turf pour encaisser, puis partage, ou pas, avec ceux à qui il doit.
nc-thing-meeting = MEETING
nc-does-meeting = On parle, on mise en secret sur La Rue, puis on révèle un emplacement après l’autre.
nc-thing-proces = PROCÈS
nc-does-proces = Chacun peut glisser des billets face cachée dans la pile de corruption.
nc-thing-reception = RÉCEPTION
nc-does-reception = On libère Caïds et Turfs, on réduit les Banques, les Enquêtes pèsent, La Rue se remplit.
nc-thing-talk = La discussion
nc-does-talk = Promesses et menaces sont permises et n’engagent personne ; dire le montant d’une mise ne se fait pas.
nc-thing-track = La piste du Respect
nc-does-track = Qui en a le plus dans le bon camp gagne. Le Respect peut être négatif.
nc-thing-points = Le Respect
nc-does-points = Qui en a le plus dans le camp qui l’emporte gagne.
nc-thing-bill = Un billet
nc-does-bill = On en mise au MEETING, on en donne aux jurés au PROCÈS.
nc-thing-bank = La Banque
nc-does-bank = Des billets face cachée : leur nombre se voit, pas leur valeur.
nc-thing-hand = La main Vendetta
nc-does-hand = Des cartes cachées : Représailles, colères, et peut-être un Indic.
nc-thing-bribes = Les billets glissés
nc-does-bribes = Combien de billets sont partis dans la pile de corruption. Ce qu’ils disent reste caché.
nc-thing-thinking = À qui d’agir
nc-does-thinking = On attend sa réponse : une action avec un Caïd libre, ou passer.
nc-thing-first = La carte Premier joueur
nc-does-first = Chaque phase commence ici. Pendant son Encaissement, on peut la donner à la place d’un billet dû.
nc-thing-bonus = Un bonus de fin
nc-does-bonus = Donné au verdict, Respect +2 : le plus de Turfs et Caïds, de cartes Vendetta, ou d’argent. À égalité, personne.
nc-thing-shame = La Honte !
nc-does-shame = Elle reste devant sa victime : Respect −1.
nc-thing-wronged = Les torts subis
nc-does-wronged = Pour chaque billet dû et non reçu, on pioche une carte Vendetta.
nc-first-aim = le plus de Respect dans le bon camp : fidèle si le Parrain est innocenté, Indic s’il tombe.
nc-first-end = après six mois, quand le jury rend son verdict.
nc-order-go-on = Continuer à chaque pause, quoi que je tienne
