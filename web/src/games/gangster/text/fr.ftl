# Gangster à l’écran.

ga-title = Gangster
ga-web-quarter = Le quartier, quarante cases
ga-web-gem = { $kind ->
    [perle] Perle
   *[diamant] Diamant
} de { $value }
ga-web-ticket = n° { $horse } { $name }
ga-web-star = à garder
ga-web-face-down = Carte { $deck }, face cachée
ga-web-rule = { $face ->
    [refuge] En passant ou en s’arrêtant ici, on touche 100 $ par homme, soi compris ; 500 $ de plus en s’y arrêtant pile.
    [aventure] Piochez une carte Aventure. Une carte ★ se garde en secret et finit le tour.
    [collecte] Le Parrain passe : 100 $ dès 1 000 $, 500 $ dès 5 100 $ ; au-delà de 10 000 $, une carte Collecte, ou rendez une Protection.
    [course] Deux billets pour vous, un pour chaque adversaire. Au dernier billet, la course part.
    [echange] Échangez, si vous voulez, un bijou contre un autre de la même sorte, pris à l’aveugle chez un adversaire.
    [enchere] Une perle ou un diamant aux enchères, sans voir sa valeur. Tout le monde peut miser.
    [expert] Vendez à sa pleine valeur une perle, un diamant, ou un de chaque.
    [vendeur] Achetez une perle ou un diamant, sans voir sa valeur, pour 500 $.
    [mission] Piochez une Mission, ou accomplissez-en une gardée si vous avez assez d’hommes.
    [passage] Trois dés. 3 à 7 : Collecte. 8 à 12 : Aventure. 13 à 18 : la case libre de votre choix.
    [protection] Achetez une Protection pour 500 $ : elle écarte une carte Collecte.
    [recrutement] Une carte Recrutement : un, deux ou trois hommes de plus.
   *[vol] Un dé : 1 à 4, un commerce ; 5 ou 6, une banque. Puis volez, ou renoncez. Gare à l’arrestation.
}
ga-web-values = Valeur des bijoux
ga-web-or = ou
ga-web-dice-needed = { $count ->
    [one] un dé
   *[other] { $count } dés
}
ga-web-dice = Dés : { $dice }, total { $total }
ga-web-square = Case { $number }, { $faces }{ $count ->
    [0] {""}
   *[other] , { $names }
}
ga-web-banner = { $last ->
    [yes] Dernière case ! L’offre { DE($names) } arrive à son terme.
   *[no] Dernier tour de piste : la partie finit quand { $names } revient au Refuge.
}

## Ce qui se montre au milieu

ga-web-shows = { $how ->
    [read] { $name } lit :
    [star] { $name } abat{ $rival ->
        [none] {""}
       *[other] , contre { $rival }
    } :
    [mission] { $name } accomplit :
    [sold] { $name } vend :
   *[returned] { $name } rend :
}
ga-web-takes = { $from ->
    [none] { $name } prend une carte
   *[other] { $name } prend une carte { A($from) }
}
ga-web-race = La course
ga-web-race-left = { $count ->
    [0] Dernier billet !
    [one] Encore un billet
   *[other] Encore { $count } billets
}
ga-web-race-winner = Le { $horse } l’emporte !
ga-web-race-off = Au départ
ga-web-race-run = { $stretch ->
    [1] Ils sont partis ! Le { $horse } prend la tête.
    [2] Dans le tournant, le { $horse } passe devant.
   *[3] Dernière ligne droite : le { $horse } mène encore…
}
ga-web-auction = Aux enchères
ga-web-sold = Adjugé !
ga-web-unsold = Personne n’en veut
ga-web-no-bid = Qui ouvre ?
ga-web-bidders = Encore dans la salle
ga-web-hammer = { $seconds ->
    [one] une seconde avant le marteau
   *[other] { $seconds } secondes avant le marteau
}
ga-web-lot = Que met-on en vente ?
ga-web-left = { $kind ->
    [perle] { $count ->
        [one] une perle
       *[other] { $count } perles
    }
   *[diamant] { $count ->
        [one] un diamant
       *[other] { $count } diamants
    }
}
ga-web-swap = Échange
ga-web-swap-secret = Eux seuls voient ces deux bijoux.
ga-web-court = Au tribunal
ga-web-charge = { $name }, { $theft ->
    [banque] vol de banque
   *[commerce] vol de commerce
}
ga-web-verdict = { $verdict ->
    [fine] Amende : { $sum }
    [short] Pas de quoi payer { $sum }
    [dossier] { $dossiers ->
        [one] Premier Dossier
        [2] Deuxième Dossier
       *[other] Dossier n° { $dossiers }
    }
    [out] Troisième Dossier : en prison !
   *[escaped] Affaire classée
}
ga-web-offer-title = L’offre
ga-web-offer-text = { $name } offre { $sum } au Parrain, qui prendra sa retraite dès que ce pion atteindra ou passera le Refuge. C’est définitif.
ga-web-lap-title = Retour au Refuge
ga-web-lap-text = { $name } est de retour : cette case est la dernière. Puis on compte.
ga-web-tally = Les comptes
ga-web-tally-cash = Argent
ga-web-tally-gems = ½ bijoux
ga-web-tally-dossiers = Dossiers
ga-web-tally-total = Total

## Les joueurs

ga-web-out = en prison
ga-web-turn = joue
ga-web-offers = Offre
ga-web-misses = { $count ->
    [one] passe 1 tour
   *[other] passe { $count } tours
}
ga-web-aim = Le but : { $sum }, l’offre, le Refuge
ga-web-goal = Le but : { $sum }
ga-web-count = { $what ->
    [perles] Perles
    [diamants] Diamants
    [stars] Aventures ★ gardées
    [missions] Missions ★ gardées
    [men] Hommes, soi compris
    [tickets] Billets de course
    [protections] Protections
   *[dossiers] Dossiers (le troisième élimine)
} : { $count }
ga-web-own = { $sum } sur { $goal } · place { $place } sur { $players }
ga-web-hand = Mes cartes
ga-web-own-men = { $men ->
    [one] homme
   *[other] hommes
}

## Ce qui est demandé

ga-web-over = La partie est finie.
ga-web-waiting = { $step ->
    [bid] { $names } : passer ou monter ?
    [fix] On attend { $names }.
   *[other] Au tour { DE($names) }.
}
ga-web-drawing = On pioche : { $deck }…
ga-web-rolling = Les dés roulent…
ga-web-ask-before = À vous : lancez le dé.
ga-web-ask-nothing = { $step ->
    [buy] Pas de quoi acheter : passez votre chemin.
    [protect] Pas de quoi acheter : passez votre chemin.
    [sell] Rien à vendre : passez votre chemin.
    [mission] Aucune Mission à votre portée : passez votre chemin.
    [bid] Pas de quoi monter : passez.
   *[other] Rien à jouer ici : continuez.
}
ga-web-ask-star-rival = « { $card } » : contre qui ?
ga-web-ask-star-kind = Perle ou diamant { DE($name) } ?
ga-web-ask-star-die = Que doit montrer le dé ?
ga-web-ask-star-gem = Quel bijou vendre au receleur ?
ga-web-ask-block = { $name } vise votre bande avec « { $card } ». Bloquer ?
ga-web-ask-escape = Vous devez passer en justice ({ $theft ->
    [banque] tarif banque
   *[commerce] tarif commerce
}). Jouer une carte ?
ga-web-ask-fix = La course est finie. Jouer une carte ?
ga-web-ask-half = Case double : laquelle des deux jouez-vous ?
ga-web-ask-collect = Le Parrain encaisse : rendre une Protection, ou piocher une Collecte ?
ga-web-ask-swap = Échanger un de vos bijoux ?
ga-web-ask-swap-rival = Avec qui l’échanger ?
ga-web-ask-lot = Que mettez-vous aux enchères ?
ga-web-ask-bid = { $number ->
    [0] À vous d’ouvrir, ou de passer.
   *[other] { $sum } pour { $name } : monter ou passer ?
}
ga-web-ask-bid-hundreds = Et les centaines ?
ga-web-ask-live = { $lead ->
    [you] Vous menez à { $sum }.
    [other] { $sum } pour { $name }. Qui dit mieux ?
   *[none] Aux enchères ! Qui ouvre ?
}
ga-web-ask-sell = Chez l’Expert : que vendez-vous ?
ga-web-ask-buy = Chez le Vendeur : acheter à 500 $, sans voir ?
ga-web-ask-mission = Piocher une Mission, ou en accomplir une ?
ga-web-ask-square = Le Passage s’ouvre : choisissez une case libre.
ga-web-ask-protect = Acheter une Protection pour 500 $ ?
ga-web-ask-theft = { $theft ->
    [banque] Une banque ! Y aller, ou renoncer ?
   *[commerce] Un commerce. Y aller, ou renoncer ?
}
ga-web-ask-either = « { $card } » : que choisissez-vous ?
ga-web-ask-partner = Avec qui partager l’affaire ?

## Les choix

ga-web-do-roll = Lancer le dé
ga-web-do-offer = Annoncer l’offre
ga-web-do-bid = Miser { $sum }
ga-web-do-kind = { $step ->
    [buy] Acheter { $kind ->
        [perle] une perle
       *[diamant] un diamant
    }
    [lot] { $kind ->
        [perle] Une perle aux enchères
       *[diamant] Un diamant aux enchères
    }
   *[other] { $kind ->
        [perle] Une perle
       *[diamant] Un diamant
    }
}
ga-web-do-half = Jouer { $face }
ga-web-do-side = { $text }
ga-web-do-rival = Choisir { $name }
ga-web-do-card = { $step ->
    [swap] Échanger : { $card }
    [sell] Vendre : { $card }
    [star-gem] Vendre : { $card }
    [mission] Accomplir : { $card }
   *[other] Jouer : { $card }
}
ga-web-do-square = Aller case { $number }, { $faces }
ga-web-do-die = Faire { $number }
ga-web-do-yes = { $step ->
    [collect] Rendre une Protection
    [mission] Piocher une Mission
    [protect] Acheter la Protection
    [theft] Voler !
   *[other] Oui
}
ga-web-do-no = { $step ->
    [bid] Passer
    [collect] Piocher une Collecte
    [swap] Ne rien échanger
    [sell] Ne plus rien vendre
    [buy] Ne rien acheter
    [mission] Ne rien faire
    [protect] Ne rien acheter
    [theft] Renoncer
    [block] Laisser faire
    [escape] Affronter le juge
    [fix] Laisser courir
   *[other] Non
}
ga-web-opening = ouvrir à
ga-web-amount = Une autre somme
ga-web-bid = Miser

## Ce qu’un choix apporte

ga-web-pre-roll = { $squares }
ga-web-pre-offer = La partie finira quand vous atteindrez ou passerez le Refuge, sans la paie du Refuge.
ga-web-pre-final = C’est définitif ; le plus riche gagne, offre ou pas.
ga-web-pre-kind = { $step ->
    [buy] Une sur { $count } à l’aveugle, pour 500 $ ; vous avez { $left }.
    [lot] Une sur { $count }, que seul le gagnant verra.
   *[other] Une carte prise au hasard.
}
ga-web-pre-odds = { $kind ->
    [perle] Une perle que vous n’avez pas vue
   *[diamant] Un diamant que vous n’avez pas vu
} : de { $low } à { $high }, { $mean } en moyenne ; plus de 500 $ dans { $gain } cas sur 100.
ga-web-pre-rival = { $name } : { $cash }, perles { $perles }, diamants { $diamants }, cartes Recrutement { $recruits }, Dossiers { $dossiers }.
ga-web-pre-bid = Il vous resterait { $sum }.
ga-web-pre-short = Vous n’avez que { $sum }.
ga-web-pre-mission = Rapporte { $sum }. Il faut { $needed ->
    [one] { $needed } homme
   *[other] { $needed } hommes
}, vous en avez { $men }.
ga-web-pre-star = { $text }
ga-web-pre-sell = Rapporte { $sum }, valeur montrée à tous.
ga-web-pre-swap = Vous donnez un bijou de { $sum } et en recevez un de la même sorte, au hasard.
ga-web-pre-answer = { $step ->
    [theft] { $answer ->
        [yes] { $theft ->
            [banque] Une carte Banque : un gros butin, ou une fois sur deux l’arrestation.
           *[commerce] Une carte Commerce : un petit butin, ou une fois sur trois l’arrestation.
        } { $dossiers ->
            [2] Attention : un Dossier de plus et c’est la prison !
           *[other] {""}
        }
       *[no] Vous rentrez les mains vides ; le tour est fini.
    }
    [collect] { $answer ->
        [yes] La Protection retourne à la banque ; rien à payer.
       *[no] La carte dit ce que vous payez.
    }
    [mission] { $answer ->
        [yes] Jouée tout de suite, ou ★ et gardée pour plus tard.
       *[no] Rien ne se passe.
    }
    [protect] { $answer ->
        [yes] 500 $ maintenant, une Collecte de moins plus tard.
       *[no] Vous gardez votre argent.
    }
    [bid] Vous ne miserez plus sur cette carte.
    [escape] Vous piochez une carte Justice.
   *[other] Rien ne change.
}

## Ce que je sais

ga-web-know-hand = { $count ->
    [0] Vous n’avez pas de carte.
   *[other] Vos cartes : { POINT($cards) }
}
ga-web-know-men = { $men ->
    [one] Vous n’avez personne d’autre que vous.
   *[other] Vos hommes : { $men }, y compris vous ({ $names }).
}
ga-web-know-seen = { $sure ->
    [yes] { $names } a : { POINT($card) }
   *[no] { $card } est chez { $names }, l’un d’eux.
}
ga-web-know-goal = Le but : { $sum } pour faire l’offre.
ga-web-know-piles = Encore dans les piles : perles { $perles }, diamants { $diamants }, billets { $tickets }, Protections { $protections }.

## Réglages

ga-web-option-short = Partie courte
ga-web-explained-short = Le but est plus bas de 10 000 $.

## Ce que sont les choses

ga-thing-perles = Les perles
ga-does-perles = De 100 $ à 7 500 $ pièce, valeur secrète. L’Expert les paie plein tarif ; à la fin, celles qui restent comptent pour moitié.
ga-thing-diamants = Les diamants
ga-does-diamants = De 100 $ à 10 000 $ pièce, valeur secrète. L’Expert les paie plein tarif ; à la fin, ceux qui restent comptent pour moitié.
ga-thing-stars = Les Aventures ★
ga-does-stars = Gardées en secret, elles se jouent plus tard, jamais dans le tour où on les a piochées.
ga-thing-missions = Les Missions ★
ga-does-missions = Gardées pour plus tard : sur une case Mission, on en accomplit une si l’on a assez d’hommes.
ga-thing-men = Les hommes
ga-does-men = Soi compris. Chacun rapporte 100 $ en passant au Refuge, et les Missions en demandent. Un + dit qu’il y en a peut-être davantage.
ga-thing-tickets = Les billets de course
ga-does-tickets = Quand les douze sont donnés, on lance deux dés : le total désigne le cheval gagnant, et son billet touche le prix.
ga-thing-protections = Les Protections
ga-does-protections = En rendre une évite de piocher une carte Collecte.
ga-thing-dossiers = Les Dossiers
ga-does-dossiers = Chacun coûte 2 500 $ à la fin. Au troisième, c’est la prison.
ga-thing-cash = L’argent
ga-does-cash = Tout le monde le voit. À la fin, la personne la plus riche gagne, offre ou pas.
ga-thing-way = Le chemin vers l’offre
ga-does-way = La barre est pleine quand l’argent suffit pour annoncer l’offre, avant de lancer le dé.
ga-thing-aim = Le but
ga-does-aim = Réunir la somme, annoncer l’offre, puis revenir au Refuge : alors on compte, et la personne la plus riche gagne.
ga-thing-turn = À qui le tour
ga-does-turn = On lance un dé, on avance, puis on joue la case, ou une moitié d’une case double.
ga-thing-offer = L’offre est faite
ga-does-offer = La partie finit quand ce pion atteint ou passe le Refuge.
ga-thing-missed = Un tour à passer
ga-does-missed = Rien avant le dé, pas de dé : le tour saute. Les tours à passer s’ajoutent.
ga-thing-out = En prison
ga-does-out = Trois Dossiers : son argent retourne à la banque, ses cartes quittent la partie.
ga-thing-dice = Le dé
ga-does-dice = On avance d’autant de cases. Passer ou atteindre le Refuge rapporte 100 $ par homme.
ga-thing-lot = Le bijou en vente
ga-does-lot = Personne n’en voit la valeur ; seule la personne qui l’achète la découvrira.
ga-thing-price = L’enchère
ga-does-price = On ouvre à 300 $ et on monte par 100 $, jamais au-delà de son argent.
ga-thing-bidders = Dans la salle
ga-does-bidders = Qui n’a plus de quoi monter, ou a passé, n’y est plus.
ga-thing-hammer = Le marteau
ga-does-hammer = Cinq secondes sans surenchère, et c’est vendu ; dix secondes sans offre, et le bijou repart.
ga-first-aim = réunir la somme affichée au milieu, annoncer l’offre, revenir au Refuge.
ga-first-end = au retour du pion qui a fait une offre ; la personne la plus riche gagne.
ga-order-bid-perle = Enchérir sur chaque perle
ga-order-bid-diamant = Enchérir sur chaque diamant
