# Règlement de comptes à l’écran.

rc-title = Règlement de comptes
rc-web-table = La table de Don Carlo, trente places
rc-web-bank = Banque
rc-web-pile = Pioche
rc-web-discards = Défausse
rc-web-discards-about = Les cartes jouées ou jetées, face visible. Les Alerte ! déjà jouées ont quitté la partie : elles sont comptées ici, mais ne reviendront pas.
rc-web-out = hors jeu
rc-web-turn = joue
rc-web-income = Revenu, si son tour commençait maintenant
rc-web-due = +{ $sum }
rc-web-men = { $count ->
    [one] { $count } gangster vivant
   *[other] { $count } gangsters vivants
}
rc-web-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
rc-web-cake = { $state ->
    [home] gâteau en cuisine
    [table] gâteau sur la table
   *[gone] gâteau sorti du jeu
}
rc-web-lobby = { $count ->
    [one] { $count } gangster à installer
   *[other] { $count } gangsters à installer
}
rc-web-short = { $card ->
    [knife] Couteau
    [gun] Pan !
    [cake] Gâteau
    [pass] Passer
    [boom] Boum !
    [cocktail] Cocktail
    [alert] Alerte !
   *[move] Bouger
}
rc-web-feature = { $feature ->
    [revolver] revolver
    [knife] couteau
    [glass] verre
    [bar] bar
    [restaurant] restaurant
    [gambling] maison de jeu
    [register] caisse
   *[none] rien
}
rc-web-place = Place { $place }{ $opposite ->
    [0] {""} (X)
   *[other] {""}
}, { $feature ->
    [revolver] revolver
    [knife] couteau
    [glass] verre
    [bar] bar
    [restaurant] restaurant
    [gambling] maison de jeu
    [register] caisse enregistreuse
   *[none] rien devant
} : { $kind ->
    [none] personne
   *[other] { $kind } { DE($name) }
}{ $asleep ->
    [yes] , dort
   *[no] {""}
}{ $cake ->
    [none] {""}
   *[other] . Gâteau { DE($cake) }
}
rc-web-place-before = Place précédente
rc-web-place-after = Place suivante
rc-web-place-which = { $count ->
    [one] { $count } place possible
   *[other] { $count } places possibles
}
rc-web-place-tap = Touchez une place
rc-web-pick = { $place } · { $kind ->
    [none] libre
   *[other] { $kind } ({ $name })
}{ $feature ->
    [revolver] {""} · revolver
    [knife] {""} · couteau
    [glass] {""} · verre
    [bar] {""} · bar
    [restaurant] {""} · restaurant
    [gambling] {""} · maison de jeu
    [register] {""} · caisse
   *[none] {""}
}
rc-web-times = { $count } × { $card }

## Ce qu’on demande

rc-web-over = La partie est finie.
rc-web-dealing = On donne les cartes…
rc-web-lots = On tire au sort qui installe le premier…
rc-web-waiting = On attend { $names }.
rc-web-waiting-seat = { $names } installe quelqu’un.
rc-web-ask-card = À vous : jouez une carte, ou jetez-en une.
rc-web-ask-second = Encore un Déplacement, ou en rester là ?
rc-web-ask-summon = Qui installez-vous ?
rc-web-ask-seat = { $kind } : à quelle place ?
rc-web-ask-stab = Qui poignardez-vous ?
rc-web-ask-shoot = Sur qui tirez-vous ?
rc-web-ask-serve = Où servez-vous votre gâteau ?
rc-web-ask-pass-which = Quel gâteau faites-vous passer ?
rc-web-ask-pass-where = Le gâteau de la place { $place } : de quel côté ?
rc-web-ask-blow = Quel gâteau explose ?
rc-web-ask-drug = { $count ->
    [0] À qui un somnifère ? (trois au plus)
    [one] Encore un somnifère, ou servir ? (un choisi)
   *[other] Encore un somnifère, ou servir ? ({ $count } choisis)
}
rc-web-ask-move-who = Qui se déplace ?
rc-web-ask-move-where = { $kind }, place { $place } : pour aller où ?

## Ce qu’on fait

rc-web-do-play = Jouer : { $card }
rc-web-do-discard = Jeter : { $card }
rc-web-do-summon = { $kind }{ $asleep ->
    [yes] {""} (dort)
   *[no] {""}
}
rc-web-do-place = Place { $place }
rc-web-do-stop = En rester là
rc-web-do-enough = Servir
rc-web-do-seat = L’asseoir place { $place }
rc-web-do-stab = Poignarder la place { $place }
rc-web-do-shoot = Tirer sur la place { $place }
rc-web-do-serve = Servir place { $place }
rc-web-do-pass-which = Passer celui de la place { $place }
rc-web-do-pass-where = Le passer à la place { $place }
rc-web-do-blow = Boum ! place { $place }
rc-web-do-drug = Un somnifère place { $place }
rc-web-do-move-who = Celui de la place { $place }
rc-web-do-move-where = Aller à la place { $place }

## Ce que cela apporterait

rc-web-pre-play = { $card ->
    [knife] À portée de vos lames : { $targets }.
    [gun] Dans votre ligne de tir : { $targets }.
    [cake] Votre gâteau menacera trois places côte à côte, et explosera au début de votre prochain tour.
    [pass] { $count ->
        [one] Un gâteau adverse peut passer
       *[other] { $count } gâteaux adverses peuvent passer
    } au premier gangster d’un côté ou de l’autre.
    [boom] Un gâteau adverse explose tout de suite.
    [cocktail] Devant un verre : { $targets }. Endormez-en jusqu’à trois ; qui dort déjà meurt.
    [alert] Tous quittent la table. Vous rasseyez le premier, puis chacun un à la fois. La carte quitte la partie.
   *[move] Un de vos hommes éveillés va à n’importe quelle place libre.
}
rc-web-pre-then = Vous pourrez ensuite jouer un Déplacement.
rc-web-pre-again = Vous pourrez ensuite en jouer un second, mais plus d’Action.
rc-web-pre-discard = « { $card } » part à la défausse sans effet ; votre tour est fini et vous en piochez une autre.
rc-web-pre-summon = { $kind ->
    [godfather] Il rapporte 1 000 $ par tour, où qu’il soit.
    [gunman] Il peut tirer sur qui est en face, sauf depuis une place X.
    [blade] Elle peut poignarder ses deux voisins.
   *[bruiser] Il frappe avec ce qui est posé devant lui.
}
rc-web-pre-stop = Vous piochez jusqu’à cinq cartes, vos endormis se réveillent, et c’est au suivant.
rc-web-pre-enough = Somnifère pour { $targets }.
rc-web-pre-struck = { $targets } meurt, d’un coup parti de la place { $from }.
rc-web-pre-killed = Morts : { $targets }.
rc-web-pre-own = Vous y perdez : { $targets }.
rc-web-pre-nobody = Personne n’est à côté : le gâteau rentre, c’est tout.
rc-web-pre-out = { $count ->
    [one] { $names } est alors hors jeu.
   *[other] { $names } sont alors hors jeu.
}
rc-web-pre-threat = { $count ->
    [0] Aucun adversaire n’est à portée
   *[other] Menacés : { $targets }
}{ $when ->
    [you] . Explose au début de votre prochain tour.
    [owner] . Explose au tour { DE($name) }.
   *[never] . N’explose plus que par Boum !
}
rc-web-pre-threat-own = Des vôtres sont à portée : { $targets }.
rc-web-pre-saved = Hors de danger : { $targets }.
rc-web-pre-ways = Il peut aller place { $places }.
rc-web-pre-drug = { $asleep ->
    [yes] { $targets } dort déjà : le second cachet est fatal.
   *[no] { $targets } s’endort : plus d’arme, plus de déplacement, plus de revenu.
}
rc-web-pre-who = { $kind } : sans sa place, votre revenu serait de { $income } $.
rc-web-pre-income = { $feature ->
    [revolver] Un revolver
    [knife] Un couteau
    [glass] Un verre
    [bar] Le bar
    [restaurant] Le restaurant
    [gambling] La maison de jeu
    [register] La caisse, qui double tout
   *[none] Rien devant
} : revenu { $now } $ → { $then } $ par tour.
rc-web-pre-safe = Là, aucune menace pour l’instant.
rc-web-pre-danger = En danger : { $threats }.
rc-web-threat = { $by ->
    [knife] couteau { DE($name) } (place { $from })
    [gun] arme { DE($name) } (place { $from })
    [cake] gâteau { DE($name) } (place { $from })
   *[pill] un second somnifère
}

## Danger

rc-web-danger = Danger
rc-web-danger-none = Aucun de vos hommes ne peut être tué par une arme ou un gâteau déjà en place.

## Ce que je sais

rc-web-know-hand = { $count ->
    [0] Vous n’avez pas de carte.
   *[other] Votre main : { $cards }.
}
rc-web-know-discards = Dans la défausse : { $cards }.
rc-web-know-unseen = Dans la pioche ou chez les autres : { $cards }.

## Réglages

rc-web-option-seating = Placement
rc-web-explained-seating = La disposition prévue, ou chacun installe ses hommes un par un.
rc-web-choice-preset = Disposition prévue
rc-web-choice-free = Placement libre
rc-web-option-first_seater = Qui installe le premier
rc-web-explained-first_seater = En placement libre seulement ; qui installe le dernier commence.
rc-web-choice-random = Tiré au sort
rc-web-option-scenario = Scénario
rc-web-explained-scenario = Commencer par une des six situations du livret, à six joueurs.
rc-web-choice-none = Partie entière
rc-web-option-alert = Une Alerte! jouée
rc-web-explained-alert = Le livret la dit « mise de côté »…
rc-web-choice-removed = Quitte la partie
rc-web-choice-discarded = Va à la défausse
rc-web-option-pills = Somnifères d’un Cocktail
rc-web-explained-pills = Le menu en annonce jusqu’à trois, la règle en sert trois.
rc-web-choice-up-to-three = D’un à trois
rc-web-choice-three = Toujours trois

## Dessins des règles

rc-web-drawing-ring = Les trente places et ce qui est posé devant chacune ; un ✕ marque les places X
rc-web-drawing-knife = Une Lame d’Acier poignarde une de ses voisines, même autour d’un coin
rc-web-drawing-gun = La ligne de tir traverse la table ; depuis une place X, personne ne tire
rc-web-drawing-blast = L’explosion emporte la place du gâteau et ses deux voisines
rc-web-drawing-pass = Un gâteau passé saute les places vides jusqu’au premier gangster
rc-web-drawing-income = Le Parrain, deux bars et la caisse : (1 000 + 4 000) × 2
