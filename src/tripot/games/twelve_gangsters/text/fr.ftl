# 12 Gangsters

tg-about = Douze gangsters, douze braquages, et personne ne vole plus que le Boss.
tg-about-first_boss = premier Boss, random (tiré au sort) ou le numéro d’une place (0 pour A)
tg-about-memory_aid = montrer les cartes qui restent aux autres, true ou false
tg-points = { $score } M$

## Ce qui se passe

tg-event-boss-named = Le sort désigne le premier Boss : { $who ->
    [you] c’est vous.
   *[other] { $name }.
}
tg-event-chose = { $rule ->
    [TG-3-9] { $who ->
        [you] Dernière manche : la table joue pour vous la carte { $card }.
       *[other] Dernière manche : la table joue pour { $name } { $card ->
            [none] la carte qui reste.
           *[other] la carte { $card }.
        }
    }
   *[TG-3-1] { $who ->
        [you] Vous scellez la carte { $card }.
       *[other] { $card ->
            [none] { $name } a choisi en secret.
           *[other] { $name } scelle la carte { $card }.
        }
    }
}
tg-event-changed = { $who ->
    [you] Vous changez d’avis : la carte { $card } est scellée à la place.
   *[other] { $name } change d’avis : la carte { $card } est scellée à la place.
}
tg-event-revealed = { $rule ->
    [TG-3-3] { $who ->
        [you] Vous envoyez
       *[other] { $name } envoie
    } le { $card }, moins que le Boss : braquage validé, +{ $card } M$.
    [TG-3-4] { $who ->
        [you] Vous envoyez
       *[other] { $name } envoie
    } le { $card }, plus que le Boss : braquage refusé.
    [TG-3-5] { $boss ->
        [yes] { $who ->
            [you] On vous égale
           *[other] On égale { $name }
        } : le braquage du Boss échoue.
       *[no] { $who ->
            [you] Vous envoyez
           *[other] { $name } envoie
        } le { $card }, autant que le Boss : braquage validé, +{ $card } M$.
    }
   *[TG-3-6] { $who ->
        [you] Personne ne vous égale
       *[other] Personne n’égale { $name }
    } : braquage du Boss validé, +{ $card } M$.
}
tg-event-boss-passed = { $who ->
    [you] Le jeton Boss passe à gauche : vous voilà Boss.
   *[other] Le jeton Boss passe à gauche : voilà { $name } Boss.
}
tg-event-ended = Tous les gangsters ont servi : on compte le butin.
tg-limit = { $who ->
    [you] Vous êtes le Boss et montrez un { $card } : interdit de voler plus.
   *[other] { $name } est le Boss et montre un { $card } : interdit de voler plus.
}
tg-last-round = Dernière manche : chacun n’a plus qu’une carte, la table les joue toutes sans rien demander.

## La table

tg-round = MANCHE { $round }/{ $rounds }
tg-boss-is = { $who ->
    [you] ♛ Le Boss, c’est vous
   *[other] ♛ Boss : { $name }
}
tg-legend = { $aid ->
    [yes] [7] braquage validé · ×7 refusé, face cachée · 7 encore en main
   *[no] [7] braquage validé · le reste est affaire de mémoire
}
tg-hand = Votre main
tg-question = { $who ->
    [you] Vous êtes le Boss : quel gangster envoyez-vous ?
   *[other] { $name } est le Boss : quel gangster envoyez-vous ?
}
tg-preview-boss = Vous êtes le Boss : votre { $card } rapporte { $card } M$, sauf si quelqu’un d’autre envoie aussi un { $card }.
tg-preview-rivals = { $count ->
    [0] Plus personne d’autre n’a de { $card } : aucun risque.
    [one] Une seule autre bande a encore son { $card }.
   *[other] { $count } autres bandes ont encore leur { $card }.
}
tg-preview-safe = Si le Boss ({ $name }) envoie { $card } ou plus, votre braquage est validé : +{ $card } M$.
tg-preview-refused = Si le Boss ({ $name }) envoie moins de { $card }, votre braquage est refusé.
tg-preview-odds = { $safe ->
    [0] Le Boss ({ $name }) n’a plus aucune carte assez forte : ce sera refusé.
   *[other] { $held ->
        [one] Le Boss ({ $name }) n’a plus qu’une carte, et elle suffit.
       *[other] Parmi les { $held } cartes que le Boss ({ $name }) a encore, { $safe ->
            [one] une seule suffit.
           *[other] { $safe } suffisent.
        }
    }
}
tg-tie = { $names } ont chacun { $score } M$ : { $shared ->
    [yes] autant de braquages validés aussi, la place est partagée.
   *[no] le plus grand nombre de braquages validés passe devant.
}

## Comment un total s’est fait

tg-line-validated = validés : { $cards }
tg-line-refused = { $count ->
    [0] rien de refusé
    [one] { $count } refusé : { $lost } M$ perdus
   *[other] { $count } refusés : { $lost } M$ perdus
}
tg-line-heists = { $count ->
    [0] aucun braquage validé
    [one] { $count } braquage validé
   *[other] { $count } braquages validés
}

## Refus

tg-refusal-boss-first = Le premier Boss n’est pas encore désigné : attendez le tirage.
tg-refusal-no-chance = Rien n’est à tirer au sort : c’est aux joueurs de choisir une carte.
tg-refusal-no-such-card = Il n’y a pas de gangster { $card } dans cette partie : choisissez de 1 à { $most }, parmi vos cartes.
tg-refusal-already-chosen = La carte { $card } est déjà celle que vous avez scellée : gardez-la, ou prenez-en une autre.
tg-refusal-used = Le gangster { $card } a déjà servi : choisissez une carte de votre main.

## Options, éditions, positions

tg-option-first-boss = Le premier Boss (first_boss) doit être random, ou une place de 0 à { $most }.
tg-edition-players = impossible de jouer à { $players } avec ces couleurs ; de 2 à { $most } joueurs, ou ajoutez des couleurs.
tg-edition-cards = une main ne peut pas compter { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; donnez-en de 1 à { $most }.
tg-edition-colours = une couleur revient deux fois ; donnez un nom différent à chacune.
tg-edition-empty = aucun nombre de joueurs ; ajoutez au moins une ligne comme « 4 = 12 ».
tg-position-seats = La position doit décrire { $players } places, ni plus ni moins, dans chacune de ses listes.
tg-position-cards = Ces cartes ne vont pas ensemble : { $cards }. Chacune doit valoir de 1 à { $most } et n’être citée qu’une fois.
tg-position-boss = Le Boss doit être une des places ; il ne peut manquer qu’avant la première manche.
tg-position-hands = Toutes les mains doivent compter autant de cartes : corrigez-les.
tg-position-twice = Une carte est à la fois en main et sur la table : ôtez-la de l’une des deux listes.
tg-position-chosen = Une carte scellée doit être encore en main, et quelqu’un doit encore choisir : corrigez les choix.

## L’arène

tg-arena-end = { $end ->
    [sum] au plus gros butin
    [heists] à butin égal, au nombre de coups
   *[shared] victoire partagée
}
tg-arena-group = { $group ->
    [start] Au début
   *[kept] Coup validé avec ce gangster
}
tg-arena-trait = { $group ->
    [start] premier Boss
   *[kept] gangster { $card }
}

## Scénarios

tg-scenario-1-title = Un coup sûr
tg-scenario-1-question = Le Boss n’a plus que 8, 9 et 10. Réussissez votre coup, quoi qu’il joue.
tg-scenario-1-hint = Une carte plus basse que celle du Boss passe toujours.
tg-scenario-1-solution = Le 3 est sous toutes les cartes que le Boss peut encore jouer (TG-3.3). Le 11 et le 12 seraient refusés à tous les coups.
tg-scenario-2-title = Boss sans rival
tg-scenario-2-question = Vous êtes le Boss. Jouez un coup que personne ne peut faire échouer.
tg-scenario-2-hint = Seule une carte égale à la vôtre vous fait échouer. Qui peut encore en poser une ?
tg-scenario-2-solution = Personne n’a plus de 9 : votre coup réussit (TG-3.6). Le 6 et le 10 sont encore dans d’autres mains, et une carte égale ferait échouer le vôtre (TG-3.5).
tg-scenario-3-title = Rien que pour vous
tg-scenario-3-question = Vous êtes le Boss. Réussissez votre coup sans en laisser passer aucun autre.
tg-scenario-3-hint = Tout ce qui dépasse votre carte est refusé.
tg-scenario-3-solution = Le 2 est plus bas que tout ce qui reste en face : tout est refusé, sauf le vôtre (TG-3.4). Il rapporte peu, mais les autres brûlent une carte.
tg-scenario-4-title = Le bon moment
tg-scenario-4-question = Il reste deux manches. Vous êtes le Boss, puis ce sera votre voisin de gauche, qui a 10 et 11. Gagnez à coup sûr.
tg-scenario-4-hint = Votre 10 craint un autre 10 quand vous êtes le Boss. Que craint-il à la manche d’après ?
tg-scenario-4-solution = Jouez le 6 : personne ne peut l’égaler. À la dernière manche, le Boss aura 10 ou 11, et votre 10 passera (TG-3.3, TG-3.5).
tg-scenario-5-title = Pas de gourmandise
tg-scenario-5-question = Il reste deux manches ; le Boss a 9 et 12, le suivant 6 et 8. Gagnez à coup sûr.
tg-scenario-5-hint = De vos deux cartes, laquelle passe sûrement maintenant ?
tg-scenario-5-solution = Le 7 passe sous le 9 comme sous le 12, et suffit. Le 11 pourrait être refusé maintenant, et le 7 plus tard (TG-3.4).
tg-scenario-6-title = Carte perdue
tg-scenario-6-question = Le Boss n’a que 4 et 5 : rien de ce que vous avez ne passera. Choisissez ce que vous sacrifiez, et gagnez à coup sûr.
tg-scenario-6-hint = Qui est le Boss de la dernière manche, et avec quoi ?
tg-scenario-6-solution = Sacrifiez le 11, qui ne passera plus jamais. Si le dernier Boss a gardé son 9, votre 6 passe ; s’il n’a plus que le 1, personne d’autre ne marque assez (TG-3.4).

## La leçon

tg-lesson-hand = Voici vos douze gangsters : chacun veut voler autant de millions que l’indique son numéro, et toutes les bandes ont les mêmes.
tg-lesson-boss = { cast-mado } tient le jeton du Boss : la carte qu’elle envoie sera la limite pour tout le monde.
tg-lesson-low = Tout le monde choisit en secret : envoyez un petit numéro, de 1 à 4, qui a toutes les chances de passer sous la limite.
tg-lesson-low-instead = Un numéro plus élevé risque de dépasser la carte de { cast-mado } ; pour ce premier coup, essayez plutôt 1, 2, 3 ou 4.
tg-lesson-sealed = Votre carte est scellée : personne ne la voit, et vous pouvez encore en changer tant que les autres réfléchissent.
tg-lesson-validated = Votre numéro est plus petit que celui du Boss : le braquage est validé, et ces millions sont à vous.
tg-lesson-boss-kept = Personne n’a envoyé le même numéro que { cast-mado } : le braquage du Boss est validé, lui aussi.
tg-lesson-refused = { cast-yvonne } a visé plus haut que le Boss : son braquage est refusé, et cette carte ne rapportera rien.
tg-lesson-passed = Le jeton passe à la place suivante : c’est maintenant { cast-oscar } qui fixe la limite.
tg-lesson-middle = { cast-oscar } est gourmand et envoie volontiers un gros numéro : visez entre 6 et 9, cela rapporte davantage.
tg-lesson-middle-instead = Plus bas, vous gagneriez peu ; plus haut, vous risquez de dépasser { cast-oscar } : essayez entre 6 et 9.
tg-lesson-equalled = { cast-yvonne } a envoyé exactement le numéro du Boss : elle réussit, et c’est { cast-oscar } qui échoue.
tg-lesson-used = Une carte jouée ne revient jamais en main ; cette rangée montre ce qu’il reste à { cast-yvonne }, qui est Boss à présent.
tg-lesson-free = À vous de juger : envoyez qui vous voulez, bas pour la sûreté ou haut pour l’argent.
tg-lesson-too-high = Cette fois, vous avez dépassé le Boss : refusé, mais vous savez maintenant que la prudence paie.
tg-lesson-own-boss = Vous voilà Boss : votre braquage réussit toujours, sauf si quelqu’un envoie le même numéro que vous.
tg-lesson-high = C’est le moment de placer un gros numéro : envoyez 8 ou plus, puisque personne ne peut vous refuser.
tg-lesson-high-instead = Un petit numéro bloquerait les autres, mais vous rapporterait peu ; profitez du jeton et essayez 8 ou plus.
tg-lesson-own-kept = Personne ne vous a égalé : le gros coup est à vous, et qui visait plus haut rentre les mains vides.
tg-lesson-own-equalled = On vous a égalé : c’est le seul risque du Boss, et votre carte ne rapporte rien.
tg-lesson-twins = { cast-oscar } et { cast-yvonne } avaient envoyé le même 8 sans être Boss : deux cartes égales ne se gênent pas entre elles.
tg-lesson-loot = Votre butin est la somme de vos braquages validés ; à la fin, le plus gros butin gagne.
tg-lesson-safe = Vous êtes de nouveau Boss : cherchez un numéro que les autres n’ont plus (8, 10 ou 12), personne ne pourra l’égaler.
tg-lesson-safe-instead = Quelqu’un d’autre a encore ce numéro et pourrait vous égaler ; essayez plutôt 8, 10 ou 12, que plus personne n’a.
tg-lesson-ties = À butin égal, c’est le plus grand nombre de braquages validés qui l’emporte : même un petit 1 peut compter.
tg-lesson-count = Regardez ce qu’il reste à { cast-oscar }, qui est Boss : plus la partie avance, mieux on peut calculer la limite.
tg-lesson-last-choice = C’est votre dernier choix : à la manche suivante, il ne reste qu’une carte à chacun et la table la joue toute seule.
tg-lesson-ended = Les douze cartes ont servi : on additionne les braquages validés, et la partie est finie.
tg-lesson-learnt = Vous savez tout de 12 Gangsters : rester sous la limite, égaler le Boss, profiter du jeton et compter les cartes des autres.
tg-lesson-later = À cinq, on joue sans le 11 et le 12, en dix manches ; le reste ne change pas.

# Pourquoi le conseil choisirait ainsi, après deux-points.
tg-because-score = vous gagnerez plus de millions
tg-because-score-rivals = vos rivaux gagneront moins de millions
tg-because-hand = vous garderez de meilleures cartes pour la suite
tg-because-hand-rivals = les cartes de vos rivaux vaudront moins par la suite
