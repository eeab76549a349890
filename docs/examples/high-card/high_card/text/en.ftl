hc-about = Four cards each: the highest takes the trick.
hc-line = tricks
hc-refusal-dealing = The cards are still being dealt.
hc-refusal-card = You do not hold the { $card }.
hc-event-dealt = { $name } gets a card.
hc-event-sealed = { $name } has chosen.
hc-event-shown = { $name } shows the { $card }.
hc-view-hand = your hand
