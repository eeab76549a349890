# Gangster

ga-about = Le Parrain se retire : le quartier ira au gangster le plus riche.
ga-about-short = partie courte, yes (but plus bas de 10 000 $) ou no
ga-about-auction = enchères, turns (à tour de rôle) ou live (tous à la fois, contre la montre)
ga-points = { $score } $

## Noms

ga-face = { $face ->
    [refuge] Refuge
    [aventure] Aventure
    [collecte] Collecte
    [course] Course
    [echange] Échange
    [enchere] Enchère
    [expert] Expert
    [mission] Mission
    [passage] Passage
    [protection] Protection
    [recrutement] Recrutement
    [vendeur] Vendeur
   *[vol] Vol
}
ga-deck = { $deck ->
    [aventure] Aventure
    [mission] Mission
    [collecte] Collecte
    [commerce] Commerce
    [banque] Banque
    [justice] Justice
    [course] Course
    [recrutement] Recrutement
    [perle] Perle
    [protection] Protection
   *[diamant] Diamant
}
ga-kind = { $kind ->
    [perle] une perle
   *[diamant] un diamant
}
ga-theft = { $theft ->
    [commerce] un commerce
   *[banque] une banque
}
ga-bank = la banque

## Cartes

ga-card-a01 = Portefeuille perdu
ga-card-a02 = Vieille dette réglée
ga-card-a03 = Caisse tombée du camion
ga-card-a04 = Héritage de tante Rosa
ga-card-a05 = Partie de cartes
ga-card-a06 = Part du butin
ga-card-a07 = Machine à sous
ga-card-a08 = Huître généreuse
ga-card-a09 = Doublure décousue
ga-card-a10 = Cousin de la campagne
ga-card-a11 = Filleul du Parrain
ga-card-a12 = Pneus crevés
ga-card-a13 = Pot-de-vin
ga-card-a14 = Moteur fini
ga-card-a15 = Tournée générale
ga-card-a16 = Jour de paie
ga-card-a17 = Faux billets
ga-card-a18 = Pickpocket
ga-card-a19 = Désertion
ga-card-a20 = Descente de police
ga-card-a21 = Adresse du bijoutier
ga-card-a22 = Tuyau en or
ga-card-a23 = Retour à la planque
ga-card-a24 = Convocation
ga-card-a25 = Poursuite en voiture
ga-card-a26 = Panne d’essence
ga-card-a27 = Chantage au dossier
ga-card-a28 = Bande respectée
ga-card-a29 = Le plus riche régale
ga-card-a30 = Soupe populaire
ga-card-a31 = Encan improvisé
ga-card-a32 = Avocat véreux
ga-card-a33 = Dossier égaré
ga-card-a34 = Chauffeur
ga-card-a35 = Second souffle
ga-card-a36 = Racket
ga-card-a37 = Main leste
ga-card-a38 = Débauchage
ga-card-a39 = Coup de téléphone anonyme
ga-card-a40 = Receleur
ga-card-a41 = Garde du corps
ga-card-a42 = Course truquée
ga-card-a43 = Loupe
ga-card-a44 = Heures supplémentaires
ga-card-m01 = Livraison discrète
ga-card-m02 = Message à remettre
ga-card-m03 = Escorte de nuit
ga-card-m04 = Faire le guet
ga-card-m05 = Coup de dés
ga-card-m06 = Client mécontent
ga-card-m07 = Affaire à deux
ga-card-m08 = Convoi du matin
ga-card-m09 = Embuscade
ga-card-m10 = Tag du rival
ga-card-m11 = Récupérer la valise
ga-card-m12 = Garder l’entrepôt
ga-card-m13 = Détourner le camion
ga-card-m14 = Vider le casino clandestin
ga-card-m15 = Faire sortir le témoin
ga-card-m16 = Reprendre les quais
ga-card-m17 = Le train de minuit
ga-card-m18 = Le coup du siècle
ga-card-c01 = Pourboire du Parrain
ga-card-c02 = Loyer du trottoir
ga-card-c03 = Part habituelle
ga-card-c04 = Taxe de quartier
ga-card-c05 = Noces de sa nièce
ga-card-c06 = Dette d’honneur
ga-card-c07 = Colère du Parrain
ga-card-c08 = La dîme
ga-card-c09 = Audit du comptable
ga-card-c10 = Le cinquième
ga-card-c11 = Permis pour vos hommes
ga-card-c12 = Le Parrain lance le dé
ga-card-k01 = Kiosque à journaux
ga-card-k02 = Casse-croûte
ga-card-k03 = Cordonnerie
ga-card-k04 = Barbier
ga-card-k05 = Fleuriste
ga-card-k06 = Dépanneur
ga-card-k07 = Buanderie
ga-card-k08 = Boulangerie
ga-card-k09 = Librairie
ga-card-k10 = Quincaillerie
ga-card-k11 = Pharmacie
ga-card-k12 = Salle de billard
ga-card-k13 = Chapelier
ga-card-k14 = Poste d’essence
ga-card-k15 = Antiquaire
ga-card-k16 = Grand magasin
ga-card-k17 = Chien de garde
ga-card-k18 = Alarme neuve
ga-card-k19 = Policier en congé
ga-card-k20 = Caissière courageuse
ga-card-k21 = Voiture qui cale
ga-card-k22 = Lacet défait
ga-card-k23 = Rideau de fer
ga-card-k24 = Voisin bavard
ga-card-b01 = Guichet du coin
ga-card-b02 = Caisse de village
ga-card-b03 = Fourgon de paie
ga-card-b04 = Comptoir de change
ga-card-b05 = Caisse de retraite
ga-card-b06 = Banque de la gare
ga-card-b07 = Banque du port
ga-card-b08 = Voûte du marché
ga-card-b09 = Coffrets de sûreté
ga-card-b10 = Banque des Marchands
ga-card-b11 = Siège social
ga-card-b12 = Réserve d’or
ga-card-b13 = Bouton de panique
ga-card-b14 = Liasse piégée
ga-card-b15 = Gardien réveillé
ga-card-b16 = Porte à minuterie
ga-card-b17 = Tunnel inondé
ga-card-b18 = Complice bavard
ga-card-b19 = Caméra cachée
ga-card-b20 = Barrage routier
ga-card-b21 = Clé cassée
ga-card-b22 = Inspecteur à la file
ga-card-b23 = Fausse voûte
ga-card-b24 = Masque trop petit
ga-card-j01 = Juge de bonne humeur
ga-card-j02 = Première offense
ga-card-j03 = Avocat débutant
ga-card-j04 = Vice de forme
ga-card-j05 = Excuses publiques
ga-card-j06 = Travaux compensatoires
ga-card-j07 = Caution simple
ga-card-j08 = Remboursement
ga-card-j09 = Témoin hésitant
ga-card-j10 = Frais de cour
ga-card-j11 = Jury partagé
ga-card-j12 = Procureur zélé
ga-card-j13 = Récidive
ga-card-j14 = Preuve solide
ga-card-j15 = Photo floue
ga-card-j16 = Procès médiatisé
ga-card-j17 = Juge sévère
ga-card-j18 = Sentence exemplaire
ga-card-j19 = Empreintes retrouvées
ga-card-j20 = Aveux signés
ga-card-j21 = Casier ouvert
ga-card-j22 = Témoin oculaire
ga-card-j23 = Délateur
ga-card-j24 = Filature réussie
ga-card-h01 = Tortue Express
ga-card-h02 = Vieux Tacot
ga-card-h03 = Minuit Moins Cinq
ga-card-h04 = Brume d’Automne
ga-card-h05 = Dame de Pique
ga-card-h06 = Tonnerre Rouge
ga-card-h07 = Tonnerre Noir
ga-card-h08 = Roi de Trèfle
ga-card-h09 = Vent du Fleuve
ga-card-h10 = Feu Follet
ga-card-h11 = Sans-Souci
ga-card-h12 = Miracle de Juin
ga-card-r01 = Ti-Paul
ga-card-r02 = Le Muet
ga-card-r03 = Gros Léo
ga-card-r04 = La Pince
ga-card-r05 = Monsieur Net
ga-card-r06 = Doigts d’Or
ga-card-r07 = Le Facteur
ga-card-r08 = Fernand
ga-card-r09 = Le Hibou
ga-card-r10 = Rita
ga-card-r11 = Jo la Clé
ga-card-r12 = Le Notaire
ga-card-r13 = Mémé
ga-card-r14 = Petit Louis
ga-card-r15 = La Belette
ga-card-r16 = Bras de Fer
ga-card-r17 = Le Curé
ga-card-r18 = Simone
ga-card-r19 = Les frères Gagnon
ga-card-r20 = Les jumelles Roy
ga-card-r21 = Tic et Toc
ga-card-r22 = Le Long et le Rond
ga-card-r23 = Marcel et Marcelle
ga-card-r24 = Les cousins Côté
ga-card-r25 = Sel et Poivre
ga-card-r26 = Les Deux Aces
ga-card-r27 = Père et fils Bolduc
ga-card-r28 = Noir et Blanc
ga-card-r29 = Les sœurs Lavoie
ga-card-r30 = Jim et Jack
ga-card-r31 = Le trio du port
ga-card-r32 = Les Trois Quilles
ga-card-r33 = La bande à Bébert
ga-card-r34 = Les Cascadeurs
ga-card-r35 = Les Ombres
ga-card-r36 = Le vieux clan

## Ce que font les cartes

ga-effect-gain = Recevez { $n } $ de la banque.
ga-effect-pay = Payez { $n } $ à la banque.
ga-effect-pay_pct = Payez { $n } % de vos liquidités.
ga-effect-gain_men = Recevez { $n } $ par homme, vous compris.
ga-effect-pay_men = Payez { $n } $ par homme recruté.
ga-effect-pay_men_all = Payez { $n } $ par homme, vous compris.
ga-effect-gain_die = Lancez un dé : recevez { $n } $ par point.
ga-effect-pay_die = Lancez un dé : payez { $n } $ par point.
ga-effect-from_each = Chaque adversaire vous donne { $n } $.
ga-effect-to_each = Donnez { $n } $ à chaque adversaire.
ga-effect-take = { $n ->
    [one] Prenez gratuitement une carte { $what }.
   *[other] Prenez gratuitement { $n } cartes { $what }.
}
ga-effect-lose = { $n ->
    [one] Rendez au hasard une carte { $what }.
   *[other] Rendez au hasard { $n } cartes { $what }.
}
ga-effect-goto = Avancez jusqu’à la prochaine case { $what } et jouez-la.
ga-effect-forward_die = Relancez le dé, avancez et jouez la case.
ga-effect-skip = { $n ->
    [one] Passez votre prochain tour.
   *[other] Passez vos { $n } prochains tours.
}
ga-effect-justice = Prenez une carte Justice (tarif { $what }).
ga-effect-auction = Tenez une enchère sur-le-champ.
ga-effect-if_men = Si vous avez au moins { $n } hommes, vous compris :
ga-effect-if_dossiers = Si vous avez au moins { $n ->
    [one] un Dossier
   *[other] { $n } Dossiers
} :
ga-effect-else = Sinon :
ga-effect-nothing = rien.
ga-effect-roll = Lancez un dé.
ga-effect-on = De { $n } à { $m } :
ga-effect-partner = Choisissez un associé : { $n } $ pour chacun de vous deux.
ga-effect-richest_to_each = Le plus riche donne { $n } $ à chacun des autres.
ga-effect-poorest_gain = Le plus pauvre reçoit { $n } $ de la banque.
ga-effect-arrest = Arrêté ! Prenez une carte Justice (tarif { $what }).
ga-effect-fine = Amende : { $n } $ pour un commerce, { $m } $ pour une banque.
ga-effect-dossier = Prenez une carte Dossier.
ga-effect-mission = Il faut { $n } hommes, vous compris. Récompense : { $m } $.
ga-effect-horse = Cheval { $n } : { $m } $ s’il gagne.
ga-effect-men = { $n ->
    [one] Un homme.
   *[other] { $n } hommes.
}
ga-effect-cancel_justice = Quand vous devez prendre une carte Justice : ne la prenez pas.
ga-effect-drop_dossier = Avant le dé : rendez un de vos Dossiers.
ga-effect-set_die = Avant le dé : choisissez le résultat au lieu de lancer.
ga-effect-again = Avant le dé : après ce déplacement, lancez et avancez une seconde fois.
ga-effect-from_target = Avant le dé : un adversaire vous donne { $n } $.
ga-effect-steal_gem = Avant le dé : prenez au hasard une perle ou un diamant d’un adversaire.
ga-effect-steal_recruit = Avant le dé : prenez au hasard une carte Recrutement d’un adversaire.
ga-effect-target_justice = Avant le dé : un adversaire qui a moins de deux Dossiers prend une carte Justice (tarif commerce).
ga-effect-sell_any = Avant le dé : vendez un bijou à la banque, à sa pleine valeur, où que vous soyez.
ga-effect-block_star = Quand une carte ★ vous vise : annulez-la.
ga-effect-reroll_race = Après les dés d’une course : faites-la recourir, une seule fois.
ga-effect-peek_gems = Avant le dé : regardez en secret tous les bijoux d’un adversaire.

## Ce qui arrive

ga-event-start-rolled = { $who ->
    [you] Vous lancez
   *[other] { $name } lance
} le dé pour savoir qui commence : { $die }.
ga-event-start-tied = Égalité entre { $names } : ils relancent.
ga-event-turn-began = { $who ->
    [you] À vous de jouer.
   *[other] C’est au tour de { $name }.
}
ga-event-turn-missed = { $who ->
    [you] Vous passez
   *[other] { $name } passe
} un tour{ $left ->
    [0] .
   *[other] {" "}; encore { $left } à passer.
}
ga-event-answered = { $who ->
    [you] { $choice ->
        [no] Vous laissez courir.
       *[other] Vous posez une carte, sous scellé.
    }
   *[other] { $name } a répondu.
}
ga-event-die-taken = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} le dé.
ga-event-rolled = { $who ->
    [you] Vous faites
   *[other] { $name } fait
} { $die }{ $of ->
    [1] .
   *[other] {" "}(dé { $number } sur { $of }).
}
ga-event-die-chosen = { $who ->
    [you] Votre dé fera
   *[other] Le dé de { $name } fera
} { $die }.
ga-event-moved = { $who ->
    [you] Vous avancez
   *[other] { $name } avance
} { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}, jusqu’à la case { $square } ({ $faces }).
ga-event-jumped = { $who ->
    [you] Vous ressortez
   *[other] { $name } ressort
} des égouts case { $square } ({ $faces }).
ga-event-face-chosen = { $who ->
    [you] Vous choisissez
   *[other] { $name } choisit
} { $face }.
ga-event-kind-chosen = { $who ->
    [you] Vous achetez
   *[other] { $name } achète
} { $kind } au vendeur.
ga-event-paid = { $payer } → { $payee } : { $amount } $ ({ $why ->
    [refuge] les hommes, au Refuge
    [exact] pile sur le Refuge
    [collecte] la part du Parrain
    [card] carte
    [mission] mission
    [theft] butin
    [fine] amende
    [sale] vente
    [vendeur] vendeur
    [auction] enchère
    [protection] protection
    [race] course
    [star] carte ★
   *[out] élimination
}).
ga-event-men-shown = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $men ->
    [one] un homme
   *[other] { $men } hommes
} en tout.
ga-event-tested = { $condition ->
    [men] Il faut au moins { $least } hommes
   *[dossiers] Il faut au moins { $least ->
        [one] un Dossier
       *[other] { $least } Dossiers
    }
} : { $met ->
    [yes] c’est le cas.
   *[no] ce n’est pas le cas.
}
ga-event-card-read = { $who ->
    [you] Vous tirez
   *[other] { $name } tire
} « { $card } » ({ $deck }). { $effect }
ga-event-star-kept = { $who ->
    [you] Vous gardez la carte ★ « { $card } » ({ $deck }) : votre tour est fini.
   *[other] { $name } garde une carte ★ ({ $deck }) : son tour est fini.
}
ga-event-took = { $who ->
    [you] Vous prenez une carte { $deck } : { $card }.
   *[other] { $name } prend une carte { $deck }.
}
ga-event-reshuffled = { $deck } : le paquet est épuisé, on remélange { $cards } cartes.
ga-event-returned = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} { $card } ({ $deck }).
ga-event-protection-gained = { $who ->
    [you] Vous avez
   *[other] { $name } a
} une Protection de plus.
ga-event-protection-given = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} une Protection.
ga-event-declined = { $who ->
    [you] Vous renoncez
   *[other] { $name } renonce
} : { $what ->
    [vendeur] pas d’achat.
    [protection] pas de Protection.
    [echange] pas d’échange.
    [expert] plus rien à vendre.
    [vol] pas de vol.
    [mission] pas de mission possible.
   *[reaction] pas de carte en réponse.
}
ga-event-nothing-done = Rien ne se passe pour { $who ->
    [you] vous.
   *[other] { $name }.
}
ga-event-ticket-dealt = { $who ->
    [you] Vous recevez le billet { $card } ({ $effect })
   *[other] { $name } reçoit un billet de course
} ; il en reste { $left }.
ga-event-race-run = La course ! Le cheval { $horse } passe le poteau{ $final ->
    [yes] .
   *[no] {" "}… sauf réclamation.
}
ga-event-ticket-won = { $who ->
    [you] Votre billet gagne
   *[other] Le billet de { $name } gagne
} : { $card }.
ga-event-tickets-returned = Les { $cards } billets sont remélangés.
ga-event-swap-began = { $who ->
    [you] Vous échangez
   *[other] { $name } échange
} { $kind } avec { $rival }.
ga-event-swapped = { $given ->
    [none] { $name } et { $rival } ont échangé { $kind }.
   *[other] { $name } a donné { $given } à { $rival } contre { $taken }.
}
ga-event-sold = { $who ->
    [you] Vous vendez
   *[other] { $name } vend
} { $kind } : { $value } $.
ga-event-auction-opened = { $who ->
    [you] Vous mettez
   *[other] { $name } met
} { $kind } aux enchères.
ga-event-bid-made = { $who ->
    [you] Vous offrez
   *[other] { $name } offre
} { $amount } $.
ga-event-bid-passed = { $who ->
    [you] Vous n’enchérissez plus
   *[other] { $name } n’enchérit plus
}{ $short ->
    [yes] {" "}(liquidités insuffisantes).
   *[no] .
}
ga-event-knocked = Adjugé ! { $who ->
    [you] Vous emportez
   *[other] { $name } emporte
} { $kind } pour { $amount } $.
ga-event-withdrawn = Personne n’enchérit : { $kind ->
    [perle] la perle retourne
   *[diamant] le diamant retourne
} dans son paquet, sans être vu.
ga-event-theft-dared = { $who ->
    [you] Vous volez
   *[other] { $name } vole
} { $theft }.
ga-event-arrested = { $who ->
    [you] La Justice vous attend
   *[other] La Justice attend { $name }
} (tarif { $theft }).
ga-event-fined = Amende de { $fine } $ pour { $who ->
    [you] vous
   *[other] { $name }
}{ $paid ->
    [yes] .
   *[no] {" "}: les liquidités ne suffisent pas.
}
ga-event-dossier-taken = { $who ->
    [you] Vous prenez un Dossier : vous en avez
   *[other] { $name } prend un Dossier : il en a
} { $dossiers }.
ga-event-dossier-dropped = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} un Dossier ; il en reste { $dossiers }.
ga-event-eliminated = { $who ->
    [you] Troisième Dossier : vous êtes éliminé.
   *[other] Troisième Dossier : { $name } est éliminé.
}
ga-event-star-played = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} ★ « { $card } ». { $effect }
ga-event-star-aimed = { $who ->
    [you] Vous visez
   *[other] { $name } vise
} { $rival }{ $kind ->
    [none] .
    [perle] , pour une perle.
   *[diamant] , pour un diamant.
}
ga-event-star-blocked = { $who ->
    [you] Vous bloquez
   *[other] { $name } bloque
} la carte : elle est perdue.
ga-event-justice-escaped = { $who ->
    [you] Vous échappez
   *[other] { $name } échappe
} à la Justice.
ga-event-race-fixed = { $who ->
    [you] Vous faites
   *[other] { $name } fait
} recourir la course.
ga-event-stolen = { $who ->
    [you] Vous prenez à { $rival } une carte { $deck }
   *[other] { $name } prend à { $rival } une carte { $deck }
}{ $card ->
    [none] .
   *[other] {" "}: { $card }.
}
ga-event-peeked = { $who ->
    [you] Vous regardez les bijoux de { $rival } : { $cards }.
   *[other] { $name } regarde les bijoux de { $rival }.
}
ga-event-again-promised = { $who ->
    [you] Vous avancerez
   *[other] { $name } avancera
} deux fois.
ga-event-second-move = { $who ->
    [you] Vous repartez
   *[other] { $name } repart
} pour un second déplacement.
ga-event-turns-owed = { $who ->
    [you] Vous devrez
   *[other] { $name } devra
} passer { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
}
ga-event-mission-done = { $who ->
    [you] Vous accomplissez
   *[other] { $name } accomplit
} la mission « { $card } ».
ga-event-offer-made = { $who ->
    [you] Vous annoncez
   *[other] { $name } annonce
} une offre d’achat du quartier ({ $goal } $).
ga-event-lap-ended = { $who ->
    [you] Vous revenez
   *[other] { $name } revient
} au Refuge avec une offre : c’est la dernière case de la partie.
ga-event-counted = { $name } : { $cash } $ en poche, { $half } $ de bijoux, { $dossiers ->
    [0] aucun Dossier
    [one] un Dossier
   *[other] { $dossiers } Dossiers
} : { $total } $.
ga-event-ended = { $rule ->
    [GA-6-1] Il ne reste qu’un gangster : la partie est finie.
    [GA-7-5] La partie est finie, sans celui qui avait fait l’offre.
   *[GA-7-2] Le Parrain compte : la partie est finie.
}

## Refus

ga-refusal-chance = Le hasard n’a pas ce résultat.
ga-refusal-no-chance = Le hasard n’a rien à faire maintenant.
ga-refusal-not-asked = Ce n’est pas à vous de répondre.
ga-refusal-no-answer = Ce n’est pas une réponse à cette question.
ga-refusal-goal = Une offre demande { $goal } $ en liquidités.
ga-refusal-offered = Votre offre de { $goal } $ est déjà annoncée.
ga-refusal-no-such-star = Vous n’avez pas cette carte ★.
ga-refusal-two-stars = Vous avez déjà joué deux cartes ★ pendant ce tour.
ga-refusal-no-effect = Cette carte n’aurait aucun effet maintenant.
ga-refusal-no-reaction = Cette carte ne répond pas à ce qui arrive.
ga-refusal-no-target = Cette carte ne peut pas viser ce joueur.
ga-refusal-no-such-gem = Vous n’avez pas ce bijou.
ga-refusal-two-of-a-kind = L’expert n’achète jamais deux bijoux de la même sorte.
ga-refusal-none-left = Il ne reste plus de { $kind } à la banque.
ga-refusal-men = Cette mission demande { $least } hommes, vous en avez { $men }.
ga-refusal-mission = Vous n’avez pas cette mission.
ga-refusal-one-of-the-two = Il faut prendre une Mission ou en accomplir une.
ga-refusal-no-square = Ce n’est pas une case.
ga-refusal-taken = La case { $square } n’est pas libre.
ga-refusal-refuge = Le passage ne mène pas au Refuge (case { $square }).
ga-refusal-nobody-has = Aucun adversaire n’a de { $kind } à échanger.
ga-refusal-no-partner = Ce joueur n’a rien de cette sorte à échanger.
ga-refusal-own-bid = Vous avez déjà l’offre la plus haute.
ga-refusal-out-of-auction = Vous ne pouvez plus enchérir.
ga-refusal-above-cash = Vous n’avez que { $cash } $.
ga-refusal-low-bid = Il faut offrir au moins { $least } $.

## Le compte

ga-line-cash = liquidités
ga-line-gems = { $count ->
    [one] la moitié d’un bijou invendu
   *[other] la moitié de { $count } bijoux invendus
}
ga-line-dossiers = { $count ->
    [0] aucun Dossier
    [one] un Dossier
   *[other] { $count } Dossiers
}
ga-line-men = { $count ->
    [one] un homme
   *[other] { $count } hommes
}
ga-line-out = éliminé
ga-line-end = { $rule ->
    [GA-6-1] un seul gangster restait
    [GA-7-5] l’auteur de l’offre est éliminé
   *[GA-7-2] une offre est revenue au Refuge
}

## Éditions

ga-edition-squares = { $count } cases ; il en faut { $wanted }
ga-edition-square = « { $square } » n’est ni une case ni l’un des cinq types de cases doubles
ga-edition-refuge = le Refuge est la première case, et elle seule
ga-edition-no-face = aucune case { $face }
ga-edition-count = { $count } cartes ; il en faut { $wanted }
ga-edition-twice = deux cartes portent l’identifiant { $id }
ga-edition-star = seules les cartes Aventure et Mission ont une étoile
ga-edition-word = « { $word } » ne fait rien ici ; les mots permis sont { $words }
ga-edition-arguments = « { $word } » demande { $count ->
    [0] zéro argument
    [one] un argument
   *[other] { $count } arguments
}
ga-edition-argument = « { $text } » ne va pas après « { $word } »
ga-edition-roll = « { $text } » : il faut les résultats 1 à 6, dans l’ordre (1-3: pay 500, 4-6: gain 2000)
ga-edition-theft = une arrestation de ce paquet est au tarif { $deck }
ga-edition-horse = deux dés ne font pas { $horse }
ga-edition-men = { $men } hommes ; une carte en a un, deux ou trois
ga-edition-average = en moyenne { $found } $ ; la règle dit { $stated } $, à 5 % près
ga-edition-risk = { $arrests } arrestations ; la règle dit une sur { $one_in }
ga-edition-goals = aucun nombre de joueurs

## Positions

ga-position-players = il faut { $players } joueurs
ga-position-dice = un dé montre 1 à 6, et il y en a trois au plus
ga-position-cards = une carte { $deck } n’existe pas, ou se trouve à deux endroits
ga-position-seen = une carte vue n’est chez aucun de ceux qui peuvent l’avoir
ga-position-money = l’argent se compte en centaines, et n’est jamais négatif
ga-position-player = ce joueur (siège { $seat }) ne peut pas être dans cet état
ga-position-turn = ce tour n’est possible pour personne
ga-position-asked = cette question ne se pose pas dans cette position
ga-position-step = « { $step } » n’est pas une question ; ce sont { $steps }

## Au terminal

ga-word = { $word ->
    [roll] Lancer le dé
   *[offer] Annoncer l’offre
}
ga-short = { $face ->
    [refuge] Rf
    [aventure] Av
    [collecte] Co
    [course] Cr
    [echange] Éc
    [enchere] En
    [expert] Ex
    [mission] Mi
    [passage] Pa
    [protection] Pr
    [recrutement] Re
    [vendeur] Ve
   *[vol] Vo
}
ga-do-yes = { $step ->
    [collect] Rendre une Protection
    [mission] Piocher une Mission
    [protect] Acheter une Protection
    [theft] Voler
   *[other] Oui
}
ga-do-no = { $step ->
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
ga-amounts = Une somme, de { $least } $ à { $most } $, par centaines.
ga-pre-offer = La partie finira quand vous serez de retour au Refuge, sans sa paie.
ga-pre-final = C’est définitif ; le plus riche gagne, avec ou sans offre.
ga-pre-kind = { $step ->
    [buy] Une carte sur { $count }, à l’aveugle, pour 500 $.
    [lot] Une carte sur { $count }, que seul le gagnant verra.
   *[other] Une carte prise au hasard.
}
ga-pre-gem = { $step ->
    [swap] Vous donnez ces { $value } $ et recevez une gemme du même genre, à l’aveugle.
   *[other] Rapporte { $value } $, valeur montrée à tous.
}
ga-pre-answer = { $step ->
    [theft] { $answer ->
        [yes] Vous tirez une carte : un butin, ou l’arrestation.
       *[no] Vous rentrez les mains vides.
    }
    [collect] { $answer ->
        [yes] La Protection retourne à la banque ; rien à payer.
       *[no] La carte dit ce que vous payez.
    }
    [mission] { $answer ->
        [yes] Jouée tout de suite, ou gardée si elle a une étoile.
       *[no] Rien ne se passe.
    }
    [protect] { $answer ->
        [yes] 500 $ maintenant, une Collecte de moins plus tard.
       *[no] Vous gardez votre argent.
    }
    [bid] Vous ne miserez plus dans cette enchère.
   *[escape] Vous piochez une carte Justice.
}
ga-pre-peril = Encore un Dossier, et vous êtes éliminé !
ga-turn = TOUR : { $name }
ga-starting = QUI COMMENCE ?
ga-goal = le quartier coûte { $goal } $ · { $protections } Protections à vendre
ga-player = { $cash } $ · case { $square }
ga-offered = OFFRE
ga-count = { $what ->
    [perles] { $count ->
        [one] une perle
       *[other] { $count } perles
    }
    [diamants] { $count ->
        [one] un diamant
       *[other] { $count } diamants
    }
    [recruits] { $count ->
        [one] une carte Recrutement
       *[other] { $count } cartes Recrutement
    }
    [stars] { $count ->
        [one] une Aventure ★
       *[other] { $count } Aventures ★
    }
    [missions] { $count ->
        [one] une Mission ★
       *[other] { $count } Missions ★
    }
    [tickets] { $count ->
        [one] un billet de course
       *[other] { $count } billets de course
    }
    [protections] { $count ->
        [one] une Protection
       *[other] { $count } Protections
    }
   *[dossiers] { $count ->
        [one] un Dossier
       *[other] { $count } Dossiers
    }
}
ga-player-out = éliminé
ga-hand = Vos cartes ({ $men } hommes) :
ga-tie = { $names } ont chacun { $score } $ : { $shared ->
    [yes] rien ne les départage, la place est partagée.
   *[no] qui a le plus d’hommes, puis le moins de Dossiers, passe devant.
}
ga-ask-before = À vous : lancez le dé, ou jouez d’abord une carte ★.
ga-ask-star-rival = { $card } : contre qui ?
ga-ask-star-kind = { $card } : une perle ou un diamant de { $rival } ?
ga-ask-star-die = { $card } : que doit montrer le dé ?
ga-ask-star-gem = { $card } : quelle gemme vendez-vous ?
ga-ask-block = { $rival } joue { $card } contre vous. Une carte pour la bloquer ?
ga-ask-escape = La Justice vous attend. Une carte pour y échapper ?
ga-ask-fix = Le cheval { $dice } gagne. Une carte pour faire recourir ?
ga-ask-half = Case double : laquelle des deux jouez-vous ?
ga-ask-collect = Le Parrain encaisse : rendre une Protection, ou piocher une carte ?
ga-ask-swap = Échanger une de vos gemmes ?
ga-ask-swap-rival = Avec qui l’échanger ?
ga-ask-lot = Que mettez-vous aux enchères ?
ga-ask-bid = Enchère, { $kind } : { $number ->
    [0] à vous d’ouvrir, ou de passer.
   *[other] { $number } $ pour { $rival }. Monter, ou passer ?
}
ga-ask-bid-hundreds = Et les centaines ?
ga-ask-live = Enchère, { $kind } : { $number ->
    [0] qui ouvre ?
   *[other] { $number } $ pour { $rival }. Qui dit mieux ?
}
ga-ask-sell = Chez l’Expert : que vendez-vous ?
ga-ask-buy = Chez le Vendeur : acheter à 500 $, sans voir ?
ga-ask-mission = Piocher une Mission, ou en accomplir une ?
ga-ask-square = Le Passage s’ouvre : sur quelle case libre ?
ga-ask-protect = Acheter une Protection pour 500 $ ?
ga-ask-theft = Voler { $theft } ?
ga-ask-partner = Votre associé, pour { $number } $ chacun ?

## L’arène

ga-arena-group = { $group ->
    [start] Au début
    [star] Cartes ★ Aventure reçues
    [mission] Missions accomplies
   *[deed] Au moins une fois dans la partie
}
ga-arena-trait = { $trait ->
    [first] premier joueur
    [theft] vol tenté
    [arrest] arrestation
    [race] course gagnée
    [sale] bijou vendu
    [swap] bijou échangé
    [protection] Protection reçue
   *[offer] offre annoncée
}
