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
