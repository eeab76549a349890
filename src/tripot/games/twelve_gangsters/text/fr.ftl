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
