hc-about = Quatre cartes chacun : la plus forte prend le pli.
hc-line = plis
hc-refusal-dealing = On distribue encore les cartes.
hc-refusal-card = Vous n’avez pas le { $card }.
hc-event-dealt = { $name } reçoit une carte.
hc-event-sealed = { $name } a choisi.
hc-event-shown = { $name } montre le { $card }.
hc-view-hand = votre main
