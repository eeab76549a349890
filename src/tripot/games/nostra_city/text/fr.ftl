# Nostra City

nc-about = Le Parrain passe en jugement : menez les affaires de la famille, achetez les jurés, et gare à l’indic.
nc-about-start = l’arrivée des Caïds, dealt (trois au hasard) ou draft (en garder un de quatre, passer les autres)
nc-about-families = des Caïds de trois familles différentes pour chacun, yes ou no
nc-about-first_player = le Premier joueur, random (au sort) ou le numéro d’un siège (0 pour A)
nc-about-version = version des règles : 2 aujourd’hui, 1 pour les parties commencées avec la version 0.1
nc-points = { $score } de Respect

## Les noms

nc-bill = { $amount } ${ $side ->
    [innocent] {" "}Innocent
    [guilty] {" "}Coupable
   *[none] {""}
}
nc-card = { $card ->
    [honte] La Honte !
    [contrat] Contrat
    [braquage] Braquage
    [coup] Coup de fil anonyme
    [incendie] Incendie
    [temoin] Faux témoin
    [ecoute] Table d’écoute
    [donne] Nouvelle donne
    [indic] Indic du FBI
    [colere] Grosse colère
    [gota] { nc-card-gota }
   *[atlantic] { nc-card-atlantic }
}
nc-kind = { $kind ->
    [queens] Racket Queens
    [staten-island] Racket Staten Island
    [bronx] Racket Bronx
    [brooklyn] Racket Brooklyn
    [gambling] trafic de jeu
    [drugs] trafic de drogue
   *[prostitution] trafic de prostitution
}
nc-phase = { $phase ->
    [setup] Mise en place
    [business] BUSINESS
    [meeting] MEETING
    [resolution] MEETING, les mises
    [proces] PROCÈS
    [reception] RÉCEPTION
    [last] dernier tour de table
   *[over] VERDICT
}
nc-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
   *[6] juin
}
nc-bonus = { $bonus ->
    [equipe] La fine équipe
    [sagesse] Sagesse et Vertu
   *[as] Plein aux as
}
nc-side = { $side ->
    [innocent] innocent
   *[guilty] coupable
}

## Les cartes

nc-card-c01 = Gisella Agnello
nc-card-c02 = Aldo Agnello
nc-card-c03 = Bruno Agnello
nc-card-c04 = Carla Agnello
nc-card-c05 = Dino Agnello
nc-card-c06 = Enzo Baldini
nc-card-c07 = Fabio Baldini
nc-card-c08 = Gina Baldini
nc-card-c09 = Ivo Baldini
nc-card-c10 = Lola Baldini
nc-card-c11 = Marco Carbone
nc-card-c12 = Nina Carbone
nc-card-c13 = Otto Carbone
nc-card-c14 = Pia Carbone
nc-card-c15 = Rocco Carbone
nc-card-c16 = Francesca Donata
nc-card-c17 = Salvo Donata
nc-card-c18 = Teresa Donata
nc-card-c19 = Ugo Donata
nc-card-c20 = Vito Donata
nc-card-t01 = Tripot d’Astoria
nc-card-t02 = Entrepôt de Jamaica
nc-card-t03 = Motel de Flushing
nc-card-t04 = Cercle de St. George
nc-card-t05 = Docks de Stapleton
nc-card-t06 = Villa de Tottenville
nc-card-t07 = Bookmaker de Fordham
nc-card-t08 = Labo de Hunts Point
nc-card-t09 = Bar de Belmont
nc-card-t10 = Arrière-salle de Bensonhurst
nc-card-t11 = Garage de Red Hook
nc-card-t12 = Hôtel de Coney Island
nc-card-t13 = New Jersey
nc-card-t14 = Connecticut
nc-card-r01 = Baptême
nc-card-r02 = Tournée générale
nc-card-r03 = Don à la paroisse
nc-card-r04 = Mariage
nc-card-r05 = Service rendu
nc-card-r06 = Baiser sur l’anneau
nc-card-e01 = IRS
nc-card-e02 = FBI
nc-card-e03 = NYPD
nc-card-e04 = DEA
nc-card-e05 = District Attorney
nc-card-e06 = Internal Affairs
nc-card-gota = Anthony Gota
nc-card-atlantic = Atlantic City
nc-card-underboss = Underboss
nc-card-consigliere = Consigliere
nc-card-primo_capo = Primo Capo

## Ce que font les cartes

nc-power-consolation = BUSINESS : pioche une carte Vendetta si la Descente arrête cet Encaissement.
nc-power-extra_bill = BUSINESS : pioche un billet de plus, dû à personne.
nc-power-ignore_raid = BUSINESS : ignore la Descente une fois ; elle est mise de côté, puis remélangée.
nc-power-swap_bill = BUSINESS : peut défausser un billet pioché et en piocher un autre avant le partage.
nc-power-repeat = BUSINESS : peut refaire un Trafic ou un Racket déjà fait dans la phase.
nc-power-stake_bonus = MEETING : sa mise compte 10 000 $ de plus.
nc-power-win_ties = MEETING : gagne une égalité pour la plus haute mise.
nc-power-salvage = MEETING : quand son enchère perd contre d’autres, prend la première carte de la pile de la Rue qui n’est pas une Enquête.
nc-power-recover = MEETING : quand son enchère perd, reprend un billet de la mise.
nc-power-shift = MEETING : à la révélation, peut déplacer son enchère sur un emplacement voisin.
nc-power-rebate = MEETING : garde un billet de la mise quand elle gagne (deux si elle est seule).
nc-power-double_bribe = PROCÈS : peut poser un ou deux billets.
nc-power-peek = PROCÈS : regarde d’abord deux billets au hasard de la pile de corruption.
nc-power-reclaim = PROCÈS : après avoir posé son billet, prend un autre billet au hasard de la pile.
nc-power-use_discard = PROCÈS : peut poser le billet visible de la défausse au lieu d’un des siens.
nc-power-discreet = PROCÈS : n’empêche pas un autre d’être le seul corrupteur.
nc-power-grudge = VENDETTA : quand on vous lèse, une carte Vendetta de plus.
nc-power-shield = VENDETTA : annule une Représaille qui vous vise.
nc-power-trade = VENDETTA : défausser une Représaille et piocher une carte Vendetta.
nc-power-spy = VENDETTA : regarder une Représaille au hasard d’un adversaire.
nc-power-soothe = VENDETTA : un joueur que vous venez de léser pioche une carte Vendetta de moins.
nc-enquete-seize = À la RÉCEPTION, chacun défausse toute sa Banque.
nc-enquete-silence = Les pouvoirs des Caïds n’agissent pas.
nc-enquete-short_draw = Chaque Encaissement pioche un billet de moins, un au moins.
nc-enquete-no_drugs = Pas de Trafic de drogue.
nc-enquete-one_bribe = Une Corruption au plus par joueur et par mois.
nc-enquete-two_bills = Une enchère demande au moins deux billets.
nc-vendetta-honte = Reste devant un adversaire : −1 de Respect.
nc-vendetta-contrat = Un Caïd d’un adversaire quitte le jeu, mais pas son dernier.
nc-vendetta-braquage = Prendre un billet au hasard à un adversaire.
nc-vendetta-coup = Engager un Caïd dégagé d’un adversaire.
nc-vendetta-incendie = Un Turf d’un adversaire brûle : il n’est plus compté et ne lance plus d’Encaissement.
nc-vendetta-temoin = Déplacer le jeton Verdict d’une case, dans un sens ou dans l’autre.
nc-vendetta-ecoute = Regarder toute une Banque, et en verser un billet au dossier : il va sur la pile de corruption.
nc-vendetta-donne = Remplacer un Caïd, un Turf ou un Respect de La Rue par une carte de la pile.
nc-vendetta-indic = Vous êtes un indic : vous ne gagnez que si le Parrain est coupable. Chut !
nc-vendetta-colere = Ni jouée ni montrée ; compte pour Sagesse et Vertu.
nc-vendetta-gota = Un Caïd : tout droit dans votre Territoire, +1 de Respect.
nc-vendetta-atlantic = Un Turf pour tous les Trafics : tout droit dans votre Territoire.

## Le livret

nc-list-caids = Les vingt Caïds
nc-list-turfs = Les quatorze Turfs
nc-list-respects = Les six Respects
nc-list-enquetes = Les six Enquêtes
nc-list-vendettas = Les vingt-sept cartes Vendetta
nc-list-no-power = Aucun pouvoir.
nc-list-bribe = Dessous-de-table : { $amount } $.

## Ce qui se passe

nc-event-first-chosen = { $who ->
    [you] Vous êtes
   *[other] { $name } est
} Premier joueur.
nc-event-dealt = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { POINT($card) }
nc-event-pack-dealt = { $who ->
    [you] Devant vous
   *[other] Devant { $name }
} : { POINT($card) }
nc-event-picked = { $who ->
    [you] Vous avez choisi ({ $choice }).
   *[other] { $name } a choisi.
}
nc-event-picks-shown = Choisis : { POINT($cards) }
nc-event-filled = Emplacement { $slot } : { POINT($card) }
nc-event-month-began = Mois : { $month }.
nc-event-phase-began = { $phase }. { $first } commence.
nc-event-passed = { $who ->
    [you] Vous passez
   *[other] { $name } passe
}{ $automatic ->
    [yes] {" "}(aucune action possible).
   *[no] .
}
nc-event-collected = { $who ->
    [you] Vous encaissez
   *[other] { $name } encaisse
} avec { $caid } depuis { $turf } : { $kind }, { $turfs ->
    [one] un Turf
   *[other] { $turfs } Turfs
}, { $draws ->
    [one] un billet
   *[other] { $draws } billets
} à piocher.
nc-event-bill-drawn = { $who ->
    [you] Vous piochez { $bill }.
   *[other] { $name } pioche un billet.
}
nc-event-raided = Descente de Police ! { $ignored ->
    [yes] Elle est mise de côté, la pioche continue.
   *[no] La pioche s’arrête.
}
nc-event-reshuffled = { $pile ->
    [bills] La pile de billets est mélangée
   *[vendetta] La défausse Vendetta est mélangée
} ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
nc-event-swapped = { $who ->
    [you] Vous défaussez
   *[other] { $name } défausse
} { $bill } pour un autre billet.
nc-event-shared = { $name } → { $rival } : { $count ->
    [0] aucun billet
    [one] un billet
   *[other] { $count } billets
} sur { $owed }{ $first ->
    [yes] , et la carte Premier joueur
   *[no] {""}
}{ $bills ->
    [none] .
   *[other] {" "}({ $bills }).
}
nc-event-wronged = { $who ->
    [you] On vous lèse
   *[other] On lèse { $name }
} ({ $why ->
    [encaissement] partage
    [titles] aucun titre
   *[meeting] aucune carte au MEETING
}) : { $cards ->
    [one] une carte Vendetta
   *[other] { $cards } cartes Vendetta
}.
nc-event-soothed = { $caid } apaise { $rival } : une carte Vendetta de moins.
nc-event-grudge-held = { $caid } a la rancune tenace : une carte Vendetta de plus pour { $who ->
    [you] vous.
   *[other] { $name }.
}
nc-event-declined = { $who ->
    [you] Vous laissez faire
   *[other] { $name } laisse faire
} ({ $step ->
    [swap] pas d’échange
    [soothe] personne n’est apaisé
    [grudge] sans rancune
    [shift] l’enchère reste
   *[shield] pas de protection
}).
nc-event-vendetta-drawn = { $who ->
    [you] Vous piochez une carte Vendetta : { POINT($card) }
   *[other] { $name } pioche une carte Vendetta.
}
nc-event-no-vendetta = Plus de carte Vendetta pour { $who ->
    [you] vous.
   *[other] { $name }.
}
nc-event-joined = { $card } rejoint { $who ->
    [you] votre Territoire.
   *[other] le Territoire { DE($name) }.
}
nc-event-bid-placed = { $who ->
    [you] Vous misez sur l’emplacement { $slot } avec { $caid } : { $bills }.
   *[other] { $name } mise avec { $caid } : { $count ->
        [one] un billet.
       *[other] { $count } billets.
    }
}
nc-event-bids-revealed = Les localisations : { $bids ->
    [none] personne n’a misé.
   *[other] { $bids }.
}
nc-event-shifted = { $caid } déplace { $who ->
    [you] votre enchère
   *[other] l’enchère { DE($name) }
} sur l’emplacement { $slot }.
nc-event-paused = Un moment pour les cartes Vendetta, { $slot ->
    [0] avant la RÉCEPTION.
   *[other] avant l’emplacement { $slot }.
}
nc-event-answered = { $who ->
    [you] Votre réponse : { $choice }.
   *[other] { $name } a répondu.
}
nc-event-answers-opened = { $names ->
    [none] Tout le monde continue.
   *[other] Des cartes sont jouées : { $names }.
}
nc-event-play-void = { $who ->
    [you] Ce que vous aviez scellé n’a plus d’effet.
   *[other] Ce { QUE($name) } avait scellé n’a plus d’effet.
}
nc-event-stakes-revealed = Les mises sur l’emplacement { $slot } : { $stakes }.
nc-event-won = { $who ->
    [you] Vous remportez
   *[other] { $name } remporte
} { $alone ->
    [yes] { $card } (sans autre enchère).
   *[no] { POINT($card) }
}
nc-event-tied = Égalité sur l’emplacement { $slot } : { $card } reste.
nc-event-bid-returned = L’enchère { DE($caid) } revient { $who ->
    [you] à vous
   *[other] { A($name) }
} ({ $count ->
    [one] un billet
   *[other] { $count } billets
}).
nc-event-kept = { $who ->
    [you] Vous reprenez
   *[other] { $name } reprend
} { $bill ->
    [none] un billet.
   *[other] { $bill }.
}
nc-event-discarded = { $who ->
    [you] Vous défaussez
   *[other] { $name } défausse
} { $bills ->
    [none] { $count ->
        [one] un billet.
       *[other] { $count } billets.
    }
   *[other] { $bills }.
}
nc-event-top-turned = Sur la défausse : { $bill }.
nc-event-unlifted = Les mises n’atteignent pas le dessous-de-table : { $card } reste sur l’emplacement { $slot }.
nc-event-lifted = L’Enquête { $card } est levée{ $taker ->
    [none] {" "}et quitte le jeu.
   *[other] {" "}; { $taker } la prend.
}
nc-event-titled = { $who ->
    [you] Vous devenez
   *[other] { $name } devient
} { POINT($card) }
nc-event-engaged = { $who ->
    [you] Vous engagez
   *[other] { $name } engage
} { $caid }.
nc-event-corrupted = { $who ->
    [you] Vous corrompez
   *[other] { $name } corrompt
} le jury avec { $caid } : { $bills ->
    [none] { $count ->
        [one] un billet.
       *[other] { $count } billets.
    }
   *[other] { $bills }.
}
nc-event-peeked = { $who ->
    [you] Vous voyez { $bill } dans la pile de corruption.
   *[other] { $name } voit un billet de la pile de corruption.
}
nc-event-reclaimed = { $who ->
    [you] Vous prenez { $bill } dans la pile de corruption.
   *[other] { $name } prend un billet dans la pile de corruption.
}
nc-event-zeal-rewarded = { $who ->
    [you] Vous voilà Corrupteur zélé : +1 de Respect.
   *[other] { $name } est Corrupteur zélé : +1 de Respect.
}
nc-event-released = Caïds et Turfs sont dégagés.
nc-event-seized = L’IRS saisit la Banque { DE($name) } : { $count ->
    [one] un billet.
   *[other] { $count } billets.
}
nc-event-verdict-moved = Le verdict passe de { $before } à { $after } ({ $why ->
    [enquetes] Enquêtes
   *[temoin] Faux témoin
}).
nc-event-underboss-placed = L’Underboss arrive sur l’emplacement { $slot }{ $replaced ->
    [none] .
   *[other] {" "}à la place { DE($replaced) }.
}
nc-event-underboss-waits = Quatre Enquêtes : l’Underboss attend.
nc-event-bribe-turned = On retourne { $bill } : { $innocent } innocent, { $guilty } coupable jusqu’ici.
nc-event-counted = Dépouillement : { $bills }. { $innocent } innocent, { $guilty } coupable : le verdict passe de { $before } à { $after }.
nc-event-played = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} { $aim ->
    [none] { POINT($card) }
   *[other] { $card } : { $aim }.
}
nc-event-shielded = { $caid } protège { $who ->
    [you] votre camp
   *[other] { $name }
} : annulé.
nc-event-shamed = La honte pour { $who ->
    [you] vous
   *[other] { $name }
} : −1 de Respect.
nc-event-killed = { $card } quitte le jeu.
nc-event-robbed = { $who ->
    [you] Vous braquez
   *[other] { $name } braque
} { $rival } : { $bill ->
    [none] un billet.
   *[other] { $bill }.
}
nc-event-rung = On engage { POINT($card) }
nc-event-burnt = { $card } brûle et ne compte plus.
nc-event-tapped = { $who ->
    [you] Vous regardez la Banque { DE($rival) } : { $bills }.
   *[other] { $name } regarde la Banque { DE($rival) }.
}
nc-event-exhibited = { $who ->
    [you] Vous versez
   *[other] { $name } verse
} au dossier un billet { DE($rival) }{ $bill ->
    [none] .
   *[other]  : { $bill }.
}
nc-event-salvaged = { $caid } perd l’enchère et prend { $card } sur la pile de la Rue.
nc-event-removed = { $card } quitte l’emplacement { $slot } et le jeu.
nc-event-spy-engaged = { $caid } espionne { $rival }.
nc-event-spied = { $who ->
    [you] { $rival } a en main : { $card ->
        [nothing] aucune Représaille.
       *[other] { POINT($card) }
    }
   *[other] { $name } a regardé.
}
nc-event-traded = { $caid } échange { $card } contre une nouvelle carte Vendetta.
nc-event-bonus-given = { $bonus } : { $holder ->
    [none] égalité, personne ne l’a.
   *[other] { $holder }, +2 de Respect.
}
nc-event-zeal-ended = { $count ->
    [one] Un Corrupteur zélé quitte le jeu.
   *[other] { $count } Corrupteurs zélés quittent le jeu.
}
nc-event-indics-revealed = Indics du FBI : { $names ->
    [none] personne.
   *[other] { $names }.
}
nc-event-ended = Le Parrain est { $verdict ->
    [innocent] innocent
   *[guilty] coupable
} : { $names ->
    [none] tout le monde a perdu.
   *[other] victoire pour { $names }.
}

## Refus

nc-refusal-chance = Le hasard n’a pas cette issue.
nc-refusal-no-chance = Le hasard n’a rien à faire maintenant.
nc-refusal-not-asked = Ce n’est pas à vous de répondre.
nc-refusal-no-answer = Ce n’est pas une réponse à cette question.
nc-refusal-caid-first = Choisissez d’abord un Caïd à engager.
nc-refusal-bill = Vous n’avez pas ce billet à poser là.
nc-refusal-not-your-caid = Ce Caïd n’est pas dans votre Territoire.
nc-refusal-engaged = Ce Caïd est déjà engagé ce mois-ci.
nc-refusal-begun = Un choix est commencé : achevez-le ou reprenez-le.
nc-refusal-no-encaissement = Aucun Turf ne permet un Encaissement encore autorisé.
nc-refusal-last-round = Au dernier tour, on ne joue que des cartes Vendetta.
nc-refusal-turf = Choisissez un de vos Turfs.
nc-refusal-turf-first = Choisissez d’abord un Turf.
nc-refusal-atlantic = Atlantic City ne lance jamais d’Encaissement.
nc-refusal-burnt = Ce Turf a brûlé, jusqu’à la RÉCEPTION.
nc-refusal-turf-engaged = Ce Turf est déjà engagé.
nc-refusal-kind-done = Chaque Trafic une fois, un seul Racket.
nc-refusal-no-drugs = La DEA interdit le Trafic de drogue.
nc-refusal-not-drawn = Vous n’avez pas pioché ce billet.
nc-refusal-first-card = Vous ne pouvez pas donner la carte Premier joueur maintenant.
nc-refusal-not-owed = Plus rien n’est dû à ce joueur.
nc-refusal-receiver = Choisissez un joueur suivant à qui l’on doit quelque chose.
nc-refusal-not-wronged = Personne n’a lésé ce joueur.
nc-refusal-no-such-power = Ce Caïd ne peut pas faire cela maintenant.
nc-refusal-no-stake = Une enchère demande au moins { $least ->
    [one] un billet.
   *[other] { $least } billets.
}
nc-refusal-no-location = Plus de carte Localisation pour cela.
nc-refusal-empty-slot = Cet emplacement est vide.
nc-refusal-neighbour = L’enchère ne va que sur un emplacement voisin, avec une carte et sans autre enchère de vous.
nc-refusal-not-tapped = Choisissez un billet de la Banque que vous venez de regarder.
nc-refusal-not-staked = Ce billet n’est pas dans la mise.
nc-refusal-title = Ce joueur a déjà un titre.
nc-refusal-one-bribe = Le District Attorney ne laisse qu’une Corruption par mois.
nc-refusal-no-bill = Vous n’avez pas de billet pour une Corruption.
nc-refusal-no-effect = Cette carte n’aurait aucun effet maintenant.
nc-refusal-not-held = Vous n’avez pas cette carte.
nc-refusal-not-your-moment = Ce n’est pas à vous de passer.
nc-refusal-card-first = Choisissez d’abord la carte que vous jouez.
nc-refusal-target = Ce n’est pas une cible pour cette carte.
nc-refusal-pick = Choisissez un Caïd de votre paquet.
nc-option-first-player = Le Premier joueur (first_player) doit être random, ou un siège de 0 à { $most }.

## Le verdict

nc-line-cards = cartes du Territoire
nc-line-title = { $title ->
    [underboss] { nc-card-underboss }
    [consigliere] { nc-card-consigliere }
   *[primo_capo] { nc-card-primo_capo }
}
nc-line-zealous = { $count ->
    [one] un Corrupteur zélé
   *[other] { $count } Corrupteurs zélés
}
nc-line-shames = { $count ->
    [one] une Honte !
   *[other] { $count } Hontes !
}
nc-line-bonus = { $bonus ->
    [equipe] La fine équipe
    [sagesse] Sagesse et Vertu
   *[as] Plein aux as
}
nc-line-verdict = { $indic ->
    [yes] Indic du FBI
   *[no] fidèle
}, le Parrain est { $verdict ->
    [innocent] innocent
   *[guilty] coupable
}

## Éditions

nc-edition-count = { $count } ; il en faut { $wanted }
nc-edition-twice = deux cartes ont l’identifiant { $id }
nc-edition-power = il n’y a pas de pouvoir { $power } ; il y a { $powers }
nc-edition-family = { $count ->
    [one] { $count } Caïd
   *[other] { $count } Caïds
} de la famille { $family } ; il en faut cinq
nc-edition-turf = un Turf a un quartier et un trafic, ou deux quartiers différents
nc-edition-bank = il n’y a pas assez de billets { $bill } pour cinq joueurs
nc-edition-single = il y a au plus une carte { $card }
nc-edition-guilty = la première case coupable va de 2 à { $spaces }
nc-edition-players = aucun nombre de joueurs
nc-edition-start = le banc n’a que { $spaces } cases

## Positions

nc-position-players = il faut { $players } joueurs
nc-position-table = aucune partie n’arrive à cette table
nc-position-cards = une carte ou un billet n’existe pas, ou se trouve à deux endroits
nc-position-seen = personne ne peut savoir cela
nc-position-player = ce joueur (siège { $seat }) ne peut pas être dans cet état
nc-position-bids = deux enchères d’un joueur ne peuvent pas être au même emplacement
nc-position-asked = cette question ne se pose pas dans cette position
nc-position-step = « { $step } » n’est pas une question ; il y a { $steps }

## Au terminal

nc-head = { $month } · { $phase } · Premier joueur : { $first }
nc-jury = Verdict sur { $verdict } de { $spaces } ({ $side }) · pile de corruption { $corruption } · billets { $bills }, Rue { $rue }, Vendetta { $vendetta } · défausse : { $top }
nc-none = rien
nc-respect = Respect { $respect }
nc-bribe = pot-de-vin { $bribe } $
nc-acting = EN VIGUEUR
nc-player = Respect { $respect } · { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
} · { $cards } Vendetta · { $bribes ->
    [one] { $bribes } pot-de-vin
   *[other] { $bribes } pots-de-vin
}
nc-hand = Votre Banque : { $bank }. Vendetta : { POINT($cards) }
nc-known = connu { DE($name) } : { $bills }{ $lost ->
    [0] {""}
   *[other] {" "}(jusqu’à { $lost } partis)
}
nc-drawn = Pioché : { $bills }.
nc-bid = { $caid } : { $count } sur { $slot ->
    [0] un emplacement caché
   *[other] l’emplacement { $slot }
}
nc-all-lose = Verdict coupable et aucun Indic : tout le monde a perdu.
nc-tie = { $names } ont { $score } de Respect : { $shared ->
    [yes] rien ne les départage, la place est partagée.
   *[no] le camp gagnant, puis le plus haut titre, passe devant.
}
nc-holding = { $card }{ $state ->
    [burnt] {" "}(brûlé)
    [engaged] {" "}(a servi)
   *[free] {""}
}
nc-legend = (a servi) : jusqu’à la RÉCEPTION · (brûlé) : ne compte plus · → une mise sous scellé · Vendetta : cartes cachées
nc-first-card = Carte Premier joueur
nc-top = Dessus de la défausse : { $bill }
nc-debt = { $name } doit en recevoir { $owed }, reçoit : { $given }
nc-do-pass = { $step ->
    [business] Passer
    [meeting] Passer
    [proces] Passer
    [last] Terminer
    [swap] Garder mes billets
    [share] Fini de partager
    [soothe] Ne calmer personne
    [grudge] Laisser couler
    [shift] Ne pas bouger
    [shield] Laisser faire
   *[pause] Rien à jouer
}
nc-do-done = { $trade ->
    [yes] Défausser et repiocher
   *[no] C’est tout
}
nc-next = { $what ->
    [turf] { $names } : depuis quel Turf ?
    [kind] { $names } : quel Encaissement ?
    [slot] { $names } : sur quel emplacement ?
    [stake] { $names } : quel billet ajouter à la mise ?
    [bribe] { $names } : quel billet glisser aux jurés ?
   *[aim] { $names } : contre quoi ou contre qui ?
}
nc-moment = { $phase } : { $names } va agir. Jouer d’abord une carte ?
nc-pre-pass = { $step ->
    [business] Plus d’Encaissement ce mois-ci.
    [meeting] Plus de mise ce mois-ci.
    [proces] Plus de Corruption ce mois-ci.
    [last] Plus rien ne se joue ensuite : le jury dépouille.
    [pause] La partie continue ; la pause revient tant que quelqu’un joue.
    [swap] Vous gardez ce que vous avez pioché.
    [share] Qui reçoit moins que son dû est lésé et pioche des cartes Vendetta.
    [shield] L’effet se produit.
   *[other] Rien ne change.
}
nc-pre-bill = { $side ->
    [none] Un bluff : ce billet ne dit rien au jury.
    [innocent] Au dépouillement : { $value } vers innocent.
   *[guilty] Au dépouillement : { $value } vers coupable.
}
nc-pre-stake = Mise : { $total } $ en tout.
nc-pre-owed = { $names ->
    [none] Vous ne devez rien à personne.
   *[other] Billets dus ensuite : { $names }.
}
nc-ask-draft = Quel Caïd gardez-vous ? Les autres passent au voisin.
nc-ask-business = BUSINESS : un Caïd pour un Encaissement, une carte, ou passer ?
nc-ask-meeting = MEETING : un Caïd pour une mise, une carte, ou passer ?
nc-ask-proces = PROCÈS : un Caïd pour une Corruption, une carte, ou passer ?
nc-ask-last = Dernier tour : une carte Vendetta, ou terminer ?
nc-ask-pause = { $slot ->
    [0] Pause avant la RÉCEPTION : jouer une carte ?
   *[other] Pause avant l’emplacement { $slot } : jouer une carte ?
}
nc-ask-shield = { $rival } joue { $vendetta } contre vous : l’annuler avec un Caïd ?
nc-ask-swap = Échanger un billet pioché contre un autre ?
nc-ask-share = Partage : que recevra { $receiver } ? ({ $debts })
nc-ask-shares = Partage : qui reçoit quels billets piochés ?
nc-ask-soothe = Calmer un lésé : une carte Vendetta de moins pour qui ?
nc-ask-grudge = On vous lèse, cartes Vendetta : { $number }. Une de plus avec un Caïd ?
nc-ask-shift = { $card }, sur l’emplacement { $slot }, peut changer : où ?
nc-ask-keep = Quel billet de la mise reprenez-vous ?
nc-ask-name = Qui nommez-vous { $card } ?
nc-ask-bribe = Vous avez vu : quel billet glissez-vous aux jurés ?
nc-ask-exhibit = La Banque { DE($rival) } est à découvert : quel billet versez-vous au dossier ?
nc-ask-cut = Trop de billets : lequel défaussez-vous ?

## L’arène

nc-arena-end = { $end ->
    [innocent] le Parrain est innocent
    [guilty] coupable, un Indic gagne
   *[lost] tout le monde perd
}
nc-arena-group = { $group ->
    [start] Au début
    [dealt] Premiers Caïds
    [title] Titres
    [bonus] Bonus de la fin
   *[role] Camp
}
nc-arena-trait = { $trait ->
    [first] premier joueur
   *[indic] Indic du FBI
}

## Scénarios

nc-scenario-1-title = Le bon filon
nc-scenario-1-question = Un seul Caïd, deux Turfs. Encaissez le plus de billets possible.
nc-scenario-1-hint = Comptez les Turfs de chaque sorte chez tout le monde, pas seulement chez vous.
nc-scenario-1-solution = Le trafic de drogue compte quatre Turfs, deux fois plus que le jeu et que n’importe quel racket : quatre billets (NC-4.2). Reste à savoir combien vous en partagerez.
nc-scenario-2-title = Sans fâcher personne
nc-scenario-2-question = Faites un Encaissement de trois billets sans que personne ne tire de carte Vendetta.
nc-scenario-2-hint = À chaque Turf compté chez un autre, vous lui devez un billet. Lequel donner, c’est votre affaire.
nc-scenario-2-solution = Le trafic de drogue donne trois billets, dont deux pour votre voisin : donnez-lui les deux plus petits et gardez le gros (NC-4.3, NC-4.4). La carte Premier joueur peut remplacer l’un des deux (NC-4.6).
nc-scenario-3-title = Une carte pour rien
nc-scenario-3-question = Les autres ont passé : vous êtes le seul à miser. Prenez la carte à 3 de Respect sans que cela vous coûte un billet.
nc-scenario-3-hint = Qui mise seul reprend un billet.
nc-scenario-3-solution = Un seul billet sur l’emplacement 3 : vous gagnez la carte et reprenez le billet (NC-5.4). Avec deux, l’autre serait perdu.
nc-scenario-4-title = Lever l’enquête
nc-scenario-4-question = L’IRS est dans La Rue et videra toutes les Banques. Faites-la partir : il faut 50 000.
nc-scenario-4-hint = Sur une Enquête, c’est la somme qui compte, et tout est perdu.
nc-scenario-4-solution = 10 000 et deux fois 20 000 sur l’emplacement 2 : la somme y est, l’Enquête part chez vous avec son Respect (NC-5.7).
nc-scenario-5-title = Du zèle à bon compte
nc-scenario-5-question = Avril : personne n’a encore corrompu, et vous parlez le dernier. Gagnez le Corrupteur zélé sans donner un billet qui compte.
nc-scenario-5-hint = Quel billet ne dit ni innocent ni coupable ?
nc-scenario-5-solution = Un billet de 5 000 est un bluff permis : il ne compte pas, mais vous êtes le seul corrupteur du mois (NC-6.1, NC-6.2).
nc-scenario-6-title = La Honte !
nc-scenario-6-question = Votre voisin de gauche a un point de Respect de plus que vous. Rattrapez-le sans engager de Caïd.
nc-scenario-6-hint = Une Représaille se joue avant une action, et ne coûte rien.
nc-scenario-6-solution = Jouez La Honte ! sur lui : la carte reste devant lui et lui coûte un point de Respect (NC-8.2, NC-8.5).

## La leçon

nc-lesson-aim = Le Parrain est jugé : ce jeton avance vers innocent ou vers coupable, et le verdict de juin dit quel camp peut gagner.
nc-lesson-respect = Dans le camp qui l’emporte, la personne qui a le plus de Respect gagne : votre marque est sur cette piste.
nc-lesson-caids = Voici vos trois Caïds : chaque action du mois en engage un, et il reste engagé jusqu’à la RÉCEPTION.
nc-lesson-turf = Et voici votre Turf, le Bookmaker de Fordham : un quartier, le Bronx, et un trafic, le jeu.
nc-lesson-collect = Le mois s’ouvre par le BUSINESS : engagez Aldo avec ce Turf et annoncez le trafic de jeu.
nc-lesson-collect-instead = Dans le Bronx, vous êtes seul ; essayez plutôt Aldo et le trafic de jeu, que trois Turfs font en ville.
nc-lesson-drawn = On compte les Turfs de ce trafic dans tous les Territoires, et on pioche autant de billets, un de plus grâce à Aldo.
nc-lesson-share = { cast-oscar } et { cast-yvonne } ont chacun un Turf compté, donc un billet leur est dû : donnez ou gardez, à vous de voir.
nc-lesson-bills = Un billet sert à miser, mais aussi à acheter un juré : regardez s’il dit innocent ou coupable.
nc-lesson-others = Chacun encaisse à son tour : un seul Racket par mois, et chaque trafic une fois au plus.
nc-lesson-wronged = { cast-oscar } vous devait un billet et l’a gardé : on vous lèse.
nc-lesson-vendetta = Une offense donne une carte Vendetta, secrète, que l’on joue plus tard, presque à tout moment, sans engager de Caïd.
nc-lesson-meeting = C’est le MEETING : on peut tout se promettre, rien n’engage, puis chacun mise en secret sur les cartes de La Rue.
nc-lesson-bid = Engagez un Caïd, choisissez une carte de La Rue et misez au moins un billet, face cachée.
nc-lesson-bid-instead = Qui ne mise pas ne reçoit rien ; essayez plutôt d’engager un Caïd pour une mise, même petite.
nc-lesson-more = Vous pouvez miser encore, sur une autre carte, avec un autre Caïd, ou passer et le garder pour le PROCÈS.
nc-lesson-placed = Les autres voient combien de billets vous avez misés, mais ni leur valeur ni la carte visée.
nc-lesson-revealed = Toutes les mises sont placées : on montre où chacun a misé, puis on règle les quatre cartes de gauche à droite.
nc-lesson-fight = À plusieurs sur une carte, on montre les billets : la plus grosse somme l’emporte, et toutes les mises sont perdues.
nc-lesson-alone = Qui mise seul prend la carte et récupère un billet de sa mise.
nc-lesson-empty = On lèse aussi qui a misé sans rien recevoir : cela donne une carte Vendetta.
nc-lesson-trial = Vient le PROCÈS : on y achète des jurés en glissant un billet, face cachée, sous la pile de corruption.
nc-lesson-juror = Engagez un Caïd et glissez-y un billet : innocent pour sauver le Parrain, ou coupable, personne ne le saura.
nc-lesson-juror-instead = Sans vous, le jury penchera tout seul ; essayez plutôt d’engager un Caïd pour acheter un juré.
nc-lesson-corrupted = La pile est comptée fin mars, puis en juin : chaque billet pousse le verdict de 1, 2 ou 3 cases.
nc-lesson-reception = À la RÉCEPTION, les Caïds se libèrent, chaque Banque est réduite à six billets, et La Rue se remplit.
nc-lesson-february = Février : la partie dure six mois, et chacun suit ces quatre phases.
nc-lesson-free = À vous de jouer ce mois comme il vous plaît ; si vous tenez une Représaille, c’est aussi le moment de la jouer.
nc-lesson-raid = La Descente de police arrête la pioche : ce qui est déjà tiré reste, et les dettes ne changent pas.
nc-lesson-tied = Égalité pour la plus grosse mise : personne ne gagne, la carte reste, et l’argent est perdu.
nc-lesson-informer = Parmi les cartes Vendetta se cachent deux Indics du FBI : qui en tient un gagne si le Parrain est coupable, et se tait.
nc-lesson-inquiry = Une Enquête dans La Rue pousse le verdict vers coupable chaque mois ; on la fait partir en misant ensemble assez d’argent.
nc-lesson-march = Nous voici en mars : à la fin de ce mois, la pile de corruption sera comptée pour la première fois.
nc-lesson-learnt = Vous avez vécu deux mois entiers : encaisser, partager ou non, miser en secret, acheter des jurés, et amasser des rancunes.
nc-lesson-later = Il reste quatre mois, et cette leçon ne les joue pas : les titres, les Enquêtes, les primes et le verdict vous attendent. Vous pouvez continuer cette partie contre les mêmes adversaires.

# Pourquoi le conseil choisirait ainsi, après deux-points.
nc-because-respect = vous aurez plus de Respect
nc-because-respect-rivals = vos rivaux auront moins de Respect
nc-because-lands = vos Caïds et vos Turfs rapporteront davantage dans les mois à venir
nc-because-lands-rivals = les Caïds et les Turfs de vos rivaux rapporteront moins dans les mois à venir
nc-because-team = La fine équipe sera plus à votre portée
nc-because-team-rivals = La fine équipe échappera plus souvent à vos rivaux
nc-because-vendetta = Sagesse et Vertu sera plus à votre portée
nc-because-vendetta-rivals = Sagesse et Vertu échappera plus souvent à vos rivaux
nc-because-money = vous aurez plus d’argent à la fin
nc-because-money-rivals = vos rivaux auront moins d’argent à la fin
nc-because-verdict = le verdict penchera de votre côté
