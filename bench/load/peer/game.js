// 12 Gangsters for boardgame.io: four players seal one of twelve cards at once, the fourth opens them all.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const CARDS = 12;

function setup({ random }) {
  return {
    round: 1,
    rounds: CARDS,
    boss: random.Die(PLAYERS) - 1,
    chosen: Array(PLAYERS).fill(null),
    gangs: Array.from({ length: PLAYERS }, () => ({
      hand: Array.from({ length: CARDS }, (_, card) => card + 1),
      validated: [],
      refused: [],
      score: 0,
      hasChosen: false,
    })),
  };
}

function choose({ G, playerID, events }, card) {
  const gang = G.gangs[playerID];
  if (!gang.hand.includes(card) || gang.hasChosen) return INVALID_MOVE;
  seal(G, Number(playerID), card);
  if (G.gangs.every((other) => other.hasChosen)) {
    reveal(G);
    if (G.round === G.rounds) {
      // As with us, nobody is asked for the last card.
      G.gangs.forEach((last, seat) => seal(G, seat, last.hand[0]));
      reveal(G);
      events.endGame({ scores: G.gangs.map((other) => other.score) });
    }
  }
}

function seal(G, seat, card) {
  G.chosen[seat] = card;
  G.gangs[seat].hasChosen = true;
}

function reveal(G) {
  const limit = G.chosen[G.boss];
  const matched = G.chosen.some((card, seat) => seat !== G.boss && card === limit);
  G.gangs.forEach((gang, seat) => {
    const card = G.chosen[seat];
    const kept = seat === G.boss ? !matched : card <= limit;
    gang.hand.splice(gang.hand.indexOf(card), 1);
    (kept ? gang.validated : gang.refused).push(card);
    gang.score += kept ? card : 0;
    gang.hasChosen = false;
  });
  G.chosen.fill(null);
  G.boss = (G.boss + 1) % PLAYERS;
  G.round = Math.min(G.round + 1, G.rounds + 1);
}

const game = {
  name: "twelve-gangsters",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true, // saves it work
  setup,
  turn: { activePlayers: { all: "choosing" } },
  moves: {
    // Four may choose at once, so a choice made on the state before the last one counts.
    choose: { move: choose, redact: true, ignoreStaleStateID: true },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    chosen: G.chosen.map((card, seat) => (String(seat) === playerID ? card : null)),
  }),
};

module.exports = { game };
