# 12 Gangsters à l’écran.

tg-title = 12 Gangsters
tg-web-round = Manche { $round } sur { $rounds }
tg-web-law = { $who ->
    [you] Vous êtes le Boss : qui vise plus haut que votre carte est refusé.
   *[other] { $name } est le Boss : qui vise plus haut que sa carte est refusé.
}
tg-web-limit = Pas plus de
tg-web-boss = Boss
tg-web-chosen = Scellée
tg-web-choosing = réfléchit…
tg-web-over = La partie est finie.
tg-web-drawing = On tire au sort le premier Boss…
tg-web-sealed = Votre { $card } est scellé. On attend { $names }.
tg-web-waiting = On attend { $names }.
tg-web-send = Envoyer le { $card } · { $figure }
tg-web-card = { $card }, { $figure }{ $state ->
    [used] {""}, a déjà servi. Pourquoi pas ?
    [sealed] {""}, scellée
   *[held] {""}
}
tg-web-strip = Validés : { $validated }. Refusés : { $refused }. En main : { $hand }.
tg-web-strip-dark = Validés : { $validated }. Refusés, face cachée : { $refused }. En main : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}.
tg-web-know-choice = Votre carte scellée est le { $card } : les autres savent seulement que vous avez choisi.
tg-web-know-hand = { $count ->
    [one] Il vous reste une carte : { $cards }.
   *[other] Il vous reste { $count } cartes : { $cards }.
}
tg-web-know-other = { $count ->
    [one] { $name } a encore une carte : { $cards }.
   *[other] { $name } a encore { $count } cartes : { $cards }.
}
tg-web-know-forgotten = { $count ->
    [one] { $name } a encore une carte ; à vous de vous souvenir laquelle.
   *[other] { $name } a encore { $count } cartes ; à vous de vous souvenir lesquelles.
}
tg-web-option-first_boss = Premier Boss
tg-web-explained-first_boss = Qui reçoit le jeton pour commencer.
tg-web-choice-random = Tiré au sort
tg-web-option-memory_aid = Aide-mémoire
tg-web-explained-memory_aid = Montre les cartes qui restent à chacun. Sans elle, il faut s’en souvenir.
tg-web-figure-1 = le Gamin
tg-web-figure-2 = la Fouine
tg-web-figure-3 = le Guetteur
tg-web-figure-4 = le Tricheur
tg-web-figure-5 = la Chanteuse
tg-web-figure-6 = le Chauffeur
tg-web-figure-7 = le Violoniste
tg-web-figure-8 = le Notaire
tg-web-figure-9 = la Veuve
tg-web-figure-10 = le Banquier
tg-web-figure-11 = le Dandy
tg-web-figure-12 = le Colosse

## Ce que sont les choses

tg-thing-card = Un gangster de la bande
tg-does-card = Il vise autant de millions que son chiffre. Plus bas que la carte du Boss, ou à égalité, il les rapporte ; plus haut, il ne rapporte rien.
tg-thing-used = Un gangster déjà envoyé
tg-does-used = Sa carte est sur la table et ne revient jamais en main.
tg-thing-boss = Le jeton Boss
tg-does-boss = La carte du Boss fixe la limite de la manche. Ensuite, le jeton passe à gauche.
tg-thing-limit = La limite
tg-does-limit = C’est la carte du Boss. Plus bas, le coup passe ; plus haut, il est refusé ; à égalité, il passe, et c’est le Boss qui échoue.
tg-thing-empty = Une place à remplir
tg-does-empty = Ici se pose, face cachée, la carte de cette manche.
tg-thing-sealed = Une carte scellée
tg-does-sealed = Elle est choisie. On peut encore en changer tant que tout le monde n’a pas choisi.
tg-thing-thinking = Un choix à venir
tg-does-thinking = Les autres apprennent qu’un choix est fait, jamais lequel. On retourne tout ensemble.
tg-thing-validated = Un coup validé
tg-does-validated = La carte ne dépassait pas celle du Boss : ses millions comptent à la fin.
tg-thing-refused = Un coup refusé
tg-does-refused = La carte dépassait celle du Boss, ou c’était celle du Boss et on l’a égalée : elle ne rapporte rien.
tg-thing-held = Une carte en main
tg-does-held = Elle n’a pas encore servi. Chaque carte ne sert qu’une fois.
tg-thing-unknown = Une carte oubliée
tg-does-unknown = Sans aide-mémoire, la table ne dit pas si elle a servi : à vous de vous en souvenir.
tg-thing-score = Le butin
tg-does-score = La somme des cartes validées, en millions. À la fin, le plus gros butin gagne.
tg-thing-round = Les manches
tg-does-round = On joue une carte par manche. La partie finit quand toutes les cartes sont jouées.
tg-first-aim = le plus gros butin. Restez sous la carte du Boss, sans trop de prudence.
tg-first-end = quand toutes les cartes sont jouées ; on additionne les coups validés.
