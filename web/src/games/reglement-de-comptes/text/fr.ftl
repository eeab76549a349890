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
rc-web-ask-discard = Rien à jouer : jetez une carte.
rc-web-ask-stop = Plus rien à jouer : restez-en là.
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

rc-web-threat-brief = { $by ->
    [knife] couteau { $from }
    [gun] arme { $from }
    [cake] gâteau { $from }
   *[pill] un second somnifère
}
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

## Ce que sont les choses

rc-web-man = { $kind } { DE($name) }{ $asleep ->
    [yes] , endormi
   *[no] {""}
}
rc-thing-place = Une place à table
rc-does-place = Ses voisins sont les deux places d’à côté, aussi dans les coins. Ce qui est posé devant sert à qui s’y assied.
rc-thing-closed = Une place X
rc-does-closed = Personne n’est assis en face : de là, on ne tire sur personne, et personne ne peut vous tirer dessus.
rc-thing-revolver = Un revolver
rc-does-revolver = Qui est assis ici tire sur la personne d’en face avec Pan !, même sans être Flingueur.
rc-thing-knife = Un couteau
rc-does-knife = Qui est assis ici poignarde un voisin avec Coup de couteau, même sans être Lame d’Acier.
rc-thing-glass = Un verre
rc-does-glass = Qui est assis ici peut recevoir un somnifère avec Cocktail : un somnifère endort, un second tue.
rc-thing-bar = Le bar
rc-does-bar = Rapporte 1 000 $ par tour ; tenir les deux bars rapporte 4 000 $ en tout.
rc-thing-restaurant = Le restaurant
rc-does-restaurant = Rapporte 1 000 $ par tour ; tenir les deux restaurants rapporte 4 000 $ en tout.
rc-thing-gambling = La maison de jeu
rc-does-gambling = Rapporte 1 000 $ par tour ; tenir les deux maisons de jeu rapporte 4 000 $ en tout.
rc-thing-register = La caisse enregistreuse
rc-does-register = Qui est assis ici double tout le revenu de sa bande.
rc-thing-godfather = Le Parrain
rc-does-godfather = Tant qu’il vit et ne dort pas, il rapporte 1 000 $ par tour, où qu’il soit assis.
rc-thing-gunman = Le Flingueur
rc-does-gunman = Avec Pan !, il tue la personne assise en face de lui.
rc-thing-blade = La Lame d’Acier
rc-does-blade = Avec Coup de couteau, elle tue la personne assise à côté d’elle.
rc-thing-bruiser = Le Cogneur
rc-does-bruiser = Sans arme à lui : il vaut par la place où il est assis.
rc-thing-sleeper = Un endormi
rc-does-sleeper = Il ne tue pas, ne bouge pas et ne rapporte rien, mais garde sa place. Il se réveille à la fin du tour de sa bande ; un second somnifère le tue.
rc-thing-cake-served = Un gâteau servi
rc-does-cake-served = Il explose au début du tour de sa bande, ou sur Boum ! : il emporte cette place et les deux voisines.
rc-thing-cake-home = Un gâteau en cuisine
rc-does-cake-home = La bande peut le servir n’importe où avec Commander un gâteau.
rc-thing-cake-gone = Plus de gâteau
rc-does-cake-gone = Il est sorti du jeu avec sa bande.
rc-thing-card-knife = Coup de couteau
rc-does-card-knife = Tuez un adversaire assis à côté d’une de vos Lames d’Acier, ou d’un des vôtres placé devant un couteau.
rc-thing-card-gun = Pan !
rc-does-card-gun = Tuez un adversaire assis en face d’un de vos Flingueurs, ou d’un des vôtres placé devant un revolver.
rc-thing-card-cake = Commander un gâteau
rc-does-card-cake = Servez votre gâteau à la place de votre choix. Il explosera au début de votre prochain tour.
rc-thing-card-pass = Faites passer le gâteau
rc-does-card-pass = Un gâteau adverse glisse jusqu’au premier gangster, du côté de votre choix.
rc-thing-card-boom = Boum !
rc-does-card-boom = Un gâteau adverse explose tout de suite, et tue sur sa place et les deux voisines.
rc-thing-card-cocktail = Cocktail et somnifère
rc-does-card-cocktail = Un somnifère à un, deux ou trois adversaires assis devant un verre. Qui dort déjà en meurt.
rc-thing-card-alert = Alerte !
rc-does-card-alert = Tout le monde se lève ; puis chaque bande rassied ses survivants, un par un.
rc-thing-card-move = Déplacement
rc-does-card-move = Un de vos gangsters éveillés va s’asseoir à une place libre.
rc-thing-bin = La corbeille
rc-does-bin = Jeter une carte sans la jouer finit votre tour de cartes ; vous en piochez une autre.
rc-thing-purse = L’argent de la bande
rc-does-purse = À la fin, la bande la plus riche gagne, même si personne n’en sort vivant.
rc-thing-income = Le revenu
rc-does-income = Ce que la banque paierait à cette bande si son tour commençait maintenant.
rc-thing-men = Les gangsters vivants
rc-does-men = Sans gangster, une bande est hors jeu, mais garde son argent.
rc-thing-cards = Les cartes en main
rc-does-cards = On en a cinq, cachées. On en pioche après avoir joué.
rc-thing-lobby = À installer
rc-does-lobby = Ceux qui attendent debout que leur bande leur donne une place.
rc-thing-out = Hors jeu
rc-does-out = Cette bande n’a plus de gangster. Elle garde son argent et peut encore gagner.
rc-thing-turn = À qui le tour
rc-does-turn = Son gâteau explose, son revenu tombe, puis il faut jouer une carte ou en jeter une.
rc-thing-bank = La banque
rc-does-bank = Elle paie les revenus. Quand elle est vide, la partie finit sur-le-champ.
rc-thing-pile = La pioche
rc-does-pile = Les cartes à venir. Quand elle est vide, la défausse y retourne, mélangée.
rc-thing-heap = La défausse
rc-does-heap = Les cartes jouées ou jetées, face visible. Pressez-la pour les compter.
rc-thing-danger = Danger
rc-does-danger = Ce signe marque ceux des vôtres qu’un adversaire peut tuer dès son tour, et avec quoi. Le bouton l’allume et l’éteint.
rc-thing-doomed = Une mort annoncée
rc-does-doomed = Le choix que vous regardez tuerait ce gangster. Qui meurt ne revient pas.
rc-first-aim = la bande la plus riche. Les bonnes places rapportent, les mauvaises tuent.
rc-first-end = quand la banque est vide, ou qu’il ne reste qu’une bande.
