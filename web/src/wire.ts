// Made by `python -m tripot.server.wire_ts` from the server's own types. Do not edit.

export type Level = "novice" | "easy" | "solid" | "strong" | "master";

export type Pace = "none" | "relaxed" | "fast" | "days" | "bank";

export type Phase = "lobby" | "playing" | "over";

export type Channel = "players" | "gallery";

export type Gone = "" | "conceded" | "voted";

export type Reaction = "bravo" | "ouch" | "thanks" | "no-grudge" | "haha" | "shall-we" | "fishy" | "cheers";

export type Utterance = "bravo" | "ouch" | "thanks" | "no-grudge" | "haha" | "shall-we" | "fishy" | "cheers" | "nudge";

/** The first message: what this client has already seen, so that only the rest is sent. */
export interface Hello {
  type: "hello";
  game?: number | null;
  viewer?: number | null;
  last_seq?: number;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

export interface Sit {
  type: "sit";
  id: string;
  chair: number;
}

export interface Stand {
  type: "stand";
  id: string;
}

export interface SetOption {
  type: "set-option";
  id: string;
  option: string;
  value: string | number | boolean;
}

export interface SetPace {
  type: "set-pace";
  id: string;
  pace: "none" | "relaxed" | "fast" | "days" | "bank";
}

/** Open tables are listed on the home page; private ones are found by their code alone. */
export interface SetOpen {
  type: "set-open";
  id: string;
  open: boolean;
}

/** What comes of the games here moves the ratings of whoever sits here; such a table has a clock. */
export interface SetRated {
  type: "set-rated";
  id: string;
  rated: boolean;
}

/** In the lobby: a bot for an empty chair (or another one). In a game: for a player who has gone. */
export interface AddBot {
  type: "add-bot";
  id: string;
  chair: number;
  level: "novice" | "easy" | "solid" | "strong" | "master";
  character?: string;
}

export interface RemoveBot {
  type: "remove-bot";
  id: string;
  chair: number;
}

export interface Kick {
  type: "kick";
  id: string;
  chair: number;
}

/** In a game: that whoever sits there should go, or no longer. Everybody sees it; one has a single vote. */
export interface Vote {
  type: "vote";
  id: string;
  chair: number;
  agreed: boolean;
}

/** In a game that counts for nothing: a bot plays until the sender comes again. */
export interface StepOut {
  type: "step-out";
  id: string;
}

/** In a game: a bot plays on for good, the sender is last and watches. */
export interface Concede {
  type: "concede";
  id: string;
}

/** The seat's own part of chance, before the start. */
export interface Salt {
  type: "salt";
  id: string;
  nonce: string;
}

/** The coach may speak at this table, as far as the sender is concerned; it does when all people here agree. */
export interface LetCoach {
  type: "let-coach";
  id: string;
  agreed: boolean;
}

export interface Start {
  type: "start";
  id: string;
}

/** Back to the lobby with the same people; a new commitment. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Stop a game that cannot go on, or that is nobody else's; its record stays. */
export interface End {
  type: "end";
  id: string;
}

/** The seat's page signs what it was told, once the game is over. */
export interface Witness {
  type: "witness";
  id: string;
  digest: string;
  key: string;
  signature: string;
}

/** Players speak to the table, spectators among themselves. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** As `say`, with a word that every page knows in its own language. */
export interface React {
  type: "react";
  id: string;
  reaction: "bravo" | "ouch" | "thanks" | "no-grudge" | "haha" | "shall-we" | "fishy" | "cheers";
}

/** Remind those who are waited for: at the table, and by their notices. */
export interface Nudge {
  type: "nudge";
  id: string;
}

/** What the house answers for this seat from now on, up to an amount where it is one of money. Nobody is told. */
export interface SetOrder {
  type: "set-order";
  id: string;
  order: string;
  amount?: number;
}

/** That it no longer does. */
export interface DropOrder {
  type: "drop-order";
  id: string;
  order: string;
}

/** As `say`, with a word of the game that bots understand: to whom, and about which place. */
export interface Talk {
  type: "talk";
  id: string;
  word: string;
  to?: number | null;
  place?: number | null;
  other?: number | null;
}

/** Play this choice. If it is only begun, nothing is done, and an `offer` says what may come next. */
export interface Act {
  type: "act";
  id: string;
  moves: readonly (GameMove)[];
  question?: number;
}

/** What may come next, and what would it lead to? Changes nothing. */
export interface Ask {
  type: "ask";
  id: string;
  moves: readonly (GameMove)[];
}

export interface Undo {
  type: "undo";
  id: string;
}

/** Why can I not do the last of these? Changes nothing. */
export interface Why {
  type: "why";
  id: string;
  moves: readonly (GameMove)[];
}

/** A problem in any language: a text's id with its arguments, and the rule if one forbids it. */
export interface Reason {
  reason: string;
  args: { readonly [key: string]: string | number | Reason };
  rule: string;
}

/** One chair. In a game, chairs are seats: chair 0 is seat 0. */
export interface Seated {
  kind: "empty" | "person" | "bot";
  name: string;
  level: "novice" | "easy" | "solid" | "strong" | "master" | null;
  present: boolean;
  stand_in: boolean;
  can_fill: boolean;
  salted: boolean;
  character: string | null;
  coach: boolean;
  away: number;
  gone: "" | "conceded" | "voted";
  against: readonly (number)[];
  needed: number;
}

/** All that is public about a table but its game. */
export interface Table {
  code: string;
  game: string;
  phase: "lobby" | "playing" | "over";
  number: number;
  open: boolean;
  pace: "none" | "relaxed" | "fast" | "days" | "bank";
  options: { readonly [key: string]: unknown };
  host: number | null;
  chairs: readonly (Seated)[];
  commitment: string;
  spectators: number;
  obstacle: Reason | null;
  stuck: boolean;
  coached: boolean;
  duel: string;
  nudge_after: number;
  sealed: number;
  rated: boolean;
  evening: string;
}

/** What the house answers for a seat; only its own person is told of it. */
export interface StandingOrder {
  order: string;
  amount: number;
}

/** Who the receiver is at this table. */
export interface You {
  name: string;
  chair: number | null;
  host: boolean;
  orders: readonly (StandingOrder)[];
  muted: readonly (number)[];
}

/** One thing said. */
export interface Saying {
  number: number;
  channel: "players" | "gallery";
  name: string;
  chair: number | null;
  text: string;
  at: number;
  reaction: "bravo" | "ouch" | "thanks" | "no-grudge" | "haha" | "shall-we" | "fishy" | "cheers" | "nudge" | null;
  word: Word | null;
}

/** One thing said: its kind, to whom (None: to all), about which place, and about which other one. */
export interface Word {
  seat: number;
  kind: string;
  to: number | null;
  place: number | null;
  other: number | null;
  round: number;
  card: Subject | null;
  other_card: Subject | null;
}

/** A card by its name: what is spoken of. */
export interface Subject {
  id: string;
  names?: { readonly [key: string]: string };
}

/** The game as the receiver may know it, and what the receiver may do. */
export interface Situation {
  view: GameView;
  legal: readonly (GameMove)[];
  extra: readonly (GameMove)[];
  question: number;
  can_undo: boolean;
  deadlines: readonly (number | null)[];
  since: readonly (number | null)[];
  alarm: number | null;
  result: Result | null;
  lesson: Guidance | null;
  pledges: readonly (Pledge)[];
}

/** The end of a game, in order of seats. Ranks may be shared: 1, 1, 3; where all have lost, nobody is first. */
export interface Result {
  standings: readonly (Standing)[];
}

/** Where a seat ended. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  lines: readonly (Line)[];
}

/** One part of a score: a text with its arguments, the points, and the rule that gives them. */
export interface Line {
  rule: string;
  reason: string;
  points: number;
  args: { readonly [key: string]: string | number };
}

/** What has come up since the learner's last choice, and what is asked for. */
export interface Guidance {
  remarks: readonly (Remark)[];
  ask: string;
  answer: readonly (GameMove)[];
  step: number;
  steps: number;
  done: boolean;
}

/** A note that has come up; its text is `<prefix>-lesson-<id>`. */
export interface Remark {
  id: string;
  at: number;
  asked: boolean;
  beside: readonly (string)[];
  rule: string;
}

/** What somebody gave his word for. */
export interface Pledge {
  kind: string;
  seat: number;
  to: number;
  place: number;
  round: number;
  kept: boolean | null;
  card: Subject | null;
}

/** The first answer to `hello`; a snapshot or the missed step follows if there is a game. */
export interface Welcome {
  type: "welcome";
  table: Table;
  you: You;
  chat: readonly (Saying)[];
  now: number;
}

/** The table has changed. */
export interface Lobby {
  type: "lobby";
  table: Table;
  you: You;
}

/** The whole game as the receiver may know it. */
export interface Snapshot {
  type: "snapshot";
  game: number;
  viewer: number | null;
  seq: number;
  events: readonly (GameEvent)[];
  situation: Situation;
}

/** What happened since the receiver's last sequence number, and what it has come to. */
export interface Step {
  type: "step";
  game: number;
  viewer: number | null;
  after: number;
  seq: number;
  events: readonly (GameEvent)[];
  situation: Situation;
  missed: boolean;
}

/** A seat took something back: keep the first `keep` events, then take these. */
export interface Undone {
  type: "undone";
  game: number;
  viewer: number | null;
  seq: number;
  seat: number;
  keep: number;
  events: readonly (GameEvent)[];
  situation: Situation;
}

/** Somebody goes on holiday or is back: the deadlines of the situation are these from now on. */
export interface Clocks {
  type: "clocks";
  game: number;
  deadlines: readonly (number | null)[];
}

export interface Said {
  type: "said";
  saying: Saying;
}

/** Done, and kept on disk. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The answer to `ask`, and to an `act` that is only begun: the view with this beginning, and what may come next. */
export interface Offer {
  type: "offer";
  id: string;
  view: GameView | null;
  legal: readonly (GameMove)[];
  ahead: readonly (Ahead)[];
  outlook: GameOutlook | null;
}

/** One next step. */
export interface Ahead {
  whole: boolean;
  events: readonly (GameEvent)[];
  unknown: boolean;
  outlook: GameOutlook | null;
}

/** The answer to `why`; no refusal: it can be done. */
export interface Because {
  type: "because";
  id: string;
  refusal: Refusal | null;
}

/** The rule that forbids an action, and the id of the sentence that says so. */
export interface Refusal {
  rule: string;
  reason: string;
  args: { readonly [key: string]: string | number };
}

/** A message was malformed or refused; nothing has changed. */
export interface Refused {
  type: "error";
  id: string | null;
  problem: Reason;
}

export interface Pong {
  type: "pong";
}

export type Language = "fr" | "en";

/** POST /api/me: what to change. */
export interface MeForm {
  name?: string | null;
  language?: "fr" | "en" | null;
}

/** POST /api/me/phrase sets the pass-phrase for this name. */
export interface NewPhraseForm {
  name: string;
  phrase: string;
  old?: string;
}

/** POST /api/me/logout: this device, unless it says another. */
export interface LogoutForm {
  device?: string | null;
  others?: boolean;
}

/** POST /api/tables. */
export interface TableForm {
  game: string;
  open?: boolean;
  pace?: "none" | "relaxed" | "fast" | "days" | "bank";
  options?: { readonly [key: string]: string | number | boolean };
  rated?: boolean;
}

/** POST /api/quick: a game against bots that has already begun. */
export interface QuickForm {
  game: string;
  players?: number;
  level?: "novice" | "easy" | "solid" | "strong" | "master";
  options?: { readonly [key: string]: string | number | boolean };
  scenario?: number | null;
  puzzle?: string | null;
  lesson?: boolean;
}

/** POST /api/tables/{code}/games/{number}/what-if: play on from a moment of a finished game, against bots. */
export interface WhatIfForm {
  step: number;
  seat: number;
  level?: "novice" | "easy" | "solid" | "strong" | "master";
}

/** POST /api/join: a code as somebody typed it. */
export interface JoinForm {
  code: string;
}

/** GET /api/me. */
export interface Me {
  name: string;
  language: "fr" | "en";
  has_phrase: boolean;
}

/** Where somebody is known. */
export interface Device {
  id: string;
  name: string;
  since: number;
  seen: number;
  here: boolean;
}

/** GET /api/me/devices: this one first. */
export interface Devices {
  devices: readonly (Device)[];
}

/** The table that was made or found. */
export interface Place {
  code: string;
}

/** An option of a game; its text is `<prefix>-about-<name>`. */
export interface OptionCard {
  name: string;
  default: string | number | boolean;
  choices: readonly (string)[];
  number: boolean;
  flag: boolean;
}

/** A set position to learn from; its texts are `<prefix>-scenario-<number>-title` and so on. */
export interface ScenarioCard {
  number: number;
  players: number;
  seat: number;
}

/** A game of the house; its sentence is `<prefix>-about`. */
export interface GameCard {
  name: string;
  prefix: string;
  players: readonly (number)[];
  minutes: number;
  options: readonly (OptionCard)[];
  scenarios: readonly (ScenarioCard)[];
  lesson: number;
  puzzles: number;
  orders: readonly (string)[];
}

/** A level of bots: its name is `level-<level>`, how they play `level-<level>-how`. */
export interface BotCard {
  level: "novice" | "easy" | "solid" | "strong" | "master";
}

/** A table that anybody may join or watch. */
export interface OpenTable {
  code: string;
  game: string;
  phase: "lobby" | "playing";
  host: string;
  names: readonly (string)[];
  chairs: number;
  pace: "none" | "relaxed" | "fast" | "days" | "bank";
  touched: number;
  rated: boolean;
}

/** A table where the reader sits. */
export interface MyTable {
  table: OpenTable;
  waits: readonly (string)[];
  turn: boolean;
  since: number;
  deadline: number | null;
}

/** A table that waits for the reader. */
export interface MyTurn {
  code: string;
  prefix: string;
  host: string;
  since: number;
}

/** GET /api/me/turns: whoever has waited longest comes first. */
export interface MyTurns {
  turns: readonly (MyTurn)[];
}

/** GET /api/home. */
export interface Home {
  games: readonly (GameCard)[];
  bots: readonly (BotCard)[];
  cast: readonly (Character)[];
  tables: readonly (OpenTable)[];
  mine: readonly (MyTable)[];
  past: readonly (PastGame)[];
}

export interface Character {
  id: string;
  level: "novice" | "easy" | "solid" | "strong" | "master";
  manner: "bold" | "careful" | "greedy" | "sly";
}

/** A finished game of one's own. */
export interface PastGame {
  code: string;
  number: number;
  game: string;
  ended: number;
  rank: number | null;
  winners: number | null;
  score: number | null;
  players: number;
  opponents: readonly (Opponent)[];
  kept: boolean;
  sealed: boolean;
  again: boolean;
  analysed: boolean;
  moved: number | null;
}

/** Somebody else at a table of the past. */
export interface Opponent {
  key: string;
  name: string;
  character: string | null;
  rank: number | null;
}

/** GET /api/key: what the house's signatures are checked with. */
export interface HouseKey {
  key: string;
}

export interface Rule {
  number: string;
  text: string;
}

/** GET /api/rules/{game}/{language}. */
export interface Rulebook {
  game: string;
  language: "fr" | "en";
  rules: readonly (Rule)[];
  markdown: string;
}

/** The body of every answer that is not 2xx. */
export interface Failed {
  problem: Reason;
}

/** What one is rated in a game. */
export interface OwnRating {
  game: string;
  points: number;
  games: number;
  place: number | null;
  missing: number;
}

/** Somebody one has played with. */
export interface Company {
  key: string;
  name: string;
  character: string | null;
  games: number;
  ahead: number;
}

/** What it all came to. Games that were stopped count for nothing. */
export interface Figures {
  games: number;
  wins: number;
  share: number;
  longest: number;
  streak: number;
  analysed: number;
  luck: number;
  skill: number;
}

/** One finished game on a plot. */
export interface Outcome {
  ended: number;
  win: number;
  share: number;
  luck: number | null;
  skill: number | null;
}

/** GET /api/me/games?game=…&with=…&skip=…: one's finished games, the latest first, of one game or with somebody. */
export interface Career {
  games: readonly (string)[];
  company: readonly (Company)[];
  figures: Figures;
  course: readonly (Outcome)[];
  past: readonly (PastGame)[];
  more: boolean;
  ratings: readonly (OwnRating)[];
}

/** POST /api/me/holiday: for so many days from now; 0: back again. */
export interface HolidayForm {
  days: number;
}

/** GET /api/me/holiday. */
export interface Holidays {
  until: number;
  most: number;
}

/** GET /api/tables/{code}/games/{number}/verify: what was checked, or the first thing that failed. */
export interface Checked {
  honest: boolean;
  commitment: string;
  seed: string;
  nonces: readonly (string)[];
  names: readonly (string)[];
  steps: number;
  draws: readonly (Draw)[];
  house: string;
  witnesses: readonly (Oath)[];
  problem: Reason | null;
}

/** One outcome of chance: how likely each was, and the number of the one that came. */
export interface Draw {
  weights: readonly (number)[];
  outcome: number;
}

/** What a seat's page was told, signed by that page. */
export interface Oath {
  seat: number;
  key: string;
  digest: string;
  signature: string;
}

/** One step of a finished game: what happened, and the table after it. */
export interface ReplayStep {
  line: string;
  events: readonly (GameEvent)[];
  views: readonly (GameView)[];
  outlook: GameOutlook | null;
}

/** GET /api/tables/{code}/games/{number}/replay?seat=all|spectator|0…7. */
export interface Replay {
  game: string;
  number: number;
  names: readonly (string)[];
  levels: readonly ("novice" | "easy" | "solid" | "strong" | "master" | null)[];
  characters: readonly (string | null)[];
  options: { readonly [key: string]: unknown };
  seat: number | null;
  all: boolean;
  start: readonly (GameView)[];
  outlook: GameOutlook | null;
  steps: readonly (ReplayStep)[];
  result: Result;
}

/** A part of a choice, and what its seat saw when it was to be chosen. */
export interface Part {
  move: GameMove;
  view: GameView;
}

/** Where there is nothing to say: POST …/analysis, …/hint, …/mark, …/duel, /api/duels/{id}, /api/daily/{game}. */
export interface AskForm {
}

/** How far an analysis is. */
export interface Progress {
  ahead: number;
  done: number;
}

/** What somebody did, and what would have been better. */
export interface OtherMove {
  chosen: readonly (Part)[];
  found: readonly (Part)[];
}

/** GET /api/tables/{code}/games/{number}/analysis: neither progress nor analysis if nobody has asked for it. */
export interface Analysed {
  progress: Progress | null;
  analysis: Analysis | null;
  moves: readonly (OtherMove)[];
}

export interface Analysis {
  game: string;
  names: readonly (string)[];
  steps: number;
  seed: number;
  playouts: number;
  decisions: number;
  curves: readonly (Curve)[];
  turns: readonly (Turn)[];
  choices: readonly (Choice)[];
  accounts: readonly (Account)[];
}

/** The chances of all seats as one pair of eyes sees them; they hold until the next point. */
export interface Curve {
  seat: number | null;
  points: readonly (Point)[];
}

/** Each seat's chance after so many steps, and its standard error. */
export interface Point {
  step: number;
  chances: readonly (number)[];
  errors: readonly (number)[];
}

/** A moment that decided the game. */
export interface Turn {
  first: number;
  last: number;
  seat: number | null;
  changes: readonly (number)[];
}

/** A choice that the search would have made otherwise, and clearly better. */
export interface Choice {
  step: number;
  seat: number;
  chosen: string;
  found: string;
  gain: number;
  error: number;
}

/** Where a seat's result comes from: luck, others, choices and intuition add up to what it got beyond its share. */
export interface Account {
  seat: number;
  result: number;
  beyond: number;
  luck: Figure;
  others: Figure;
  choices: Figure;
  intuition: Figure;
  missed: number;
}

/** A part of the win, and its standard error. */
export interface Figure {
  value: number;
  error: number;
}

export type Theme = "tempo" | "bluff" | "danger" | "auction" | "verdict";

/** One of a game's scenarios. */
export interface ScenarioOf {
  of: "scenario";
  game: string;
  number: number;
}

/** A choice of a finished game that its analysis found a better one for. */
export interface MomentOf {
  of: "moment";
  code: string;
  number: number;
  step: number;
}

/** A puzzle of a game's shelf. */
export interface PuzzleOf {
  of: "puzzle";
  game: string;
  id: string;
}

/** POST /api/exercises, /api/exercises/ask, /api/exercises/why: all that the learner has chosen so far. */
export interface AttemptForm {
  of: ScenarioOf | MomentOf | PuzzleOf;
  choices?: readonly (readonly (GameMove)[])[];
}

/** A puzzle, without what solves it; its theme is `theme-<theme>`. */
export interface PuzzleCard {
  game: string;
  id: string;
  players: number;
  theme: "tempo" | "bluff" | "danger" | "auction" | "verdict";
  rating: number;
  state: "new" | "missed" | "solved";
}

/** GET /api/puzzles: that of the day for each game. */
export interface PuzzlesToday {
  day: number;
  streak: number;
  puzzles: readonly (PuzzleCard)[];
}

/** GET /api/puzzles/{game}: all there are, the easiest first. */
export interface PuzzleShelf {
  rating: number;
  puzzles: readonly (PuzzleCard)[];
}

/** What an answer has done for somebody: only the first one to a puzzle counts. */
export interface Solver {
  before: number;
  rating: number;
  streak: number;
  daily: boolean;
}

/** A choice, and the share of the win that it brings. */
export interface Weighed {
  parts: readonly (Part)[];
  share: number;
  best: boolean;
  chosen: boolean;
}

/** What has come of an attempt at an exercise. */
export interface Attempted {
  game: string;
  seat: number;
  characters: readonly (string | null)[];
  situation: Situation;
  events: readonly (GameEvent)[];
  over: boolean;
  reached: boolean;
  weighed: readonly (Weighed)[];
  solver: Solver | null;
}

/** POST /api/tables/{code}/hint: what the strong bot would do in the sender's place, by what that seat may know. */
export interface Hint {
  question: number;
  parts: readonly (Part)[];
  grounds: Grounds | null;
}

/** The one term that weighs most. */
export interface Grounds {
  term: string;
  rivals: boolean;
}

/** POST /api/tables/{code}/mark: what the sender's last choice gave away, by what that seat could know. */
export interface Mark {
  question: number;
  loss: number;
  better: readonly (Part)[];
}

/** Somebody's game at a deal, and what it came to. */
export interface Side {
  name: string;
  code: string;
  number: number;
  score: number;
  rank: number;
}

/** The first choice that was another. */
export interface Parting {
  step: number;
  their_step: number;
  mine: readonly (Part)[];
  theirs: readonly (Part)[];
}

/** A choice after which a chance had changed much. */
export interface Swing {
  mine: boolean;
  step: number;
  change: number;
  parts: readonly (Part)[];
}

/** One's own game beside somebody else's at the same deal. */
export interface Comparison {
  mine: Side;
  theirs: Side;
  parting: Parting | null;
  swings: readonly (Swing)[];
}

/** GET /api/duels/{id}: what somebody has offered, and how it went. Until one has played it, nothing of the other */
export interface Duel {
  id: string;
  game: string;
  challenger: string;
  own: boolean;
  players: number;
  seat: number;
  characters: readonly (string | null)[];
  names: readonly (string)[];
  place: string | null;
  comparisons: readonly (Comparison)[];
}

/** POST /api/daily/{game}/appear: whether to be named among the results. */
export interface Appearance {
  appears: boolean;
}

export interface DailyResult {
  name: string;
  score: number;
  rank: number;
  you: boolean;
}

/** The deal of a day in one game. */
export interface DailyGame {
  game: string;
  prefix: string;
  players: number;
  characters: readonly (string | null)[];
  attempts: number;
  place: string | null;
  own: DailyResult | null;
  appears: boolean;
  results: readonly (DailyResult)[];
}

/** A day that is over, with the secret of which all its deals were made. */
export interface OpenedDay {
  date: string;
  commitment: string;
  secret: string;
}

/** GET /api/daily: one deal of each game for everybody. */
export interface Daily {
  date: string;
  commitment: string;
  opens: number;
  tomorrow: string;
  opened: OpenedDay;
  games: readonly (DailyGame)[];
}

export type Kind = "push" | "json" | "discord" | "ntfy" | "mail";

/** POST /api/me/notices: from now on also this way. */
export interface NoticeForm {
  kind: "push" | "json" | "discord" | "ntfy" | "mail";
  address: string;
  key?: string;
  auth?: string;
}

/** POST /api/me/notices/remove: this way no more. */
export interface NoNoticeForm {
  id: string;
}

export interface NoticeChannel {
  id: string;
  kind: "push" | "json" | "discord" | "ntfy" | "mail";
  name: string;
  digest: string;
  confirmed: boolean;
  failing: boolean;
}

/** GET /api/me/notices: which ways this house offers, and which the reader has chosen. */
export interface Notices {
  push: string;
  webhooks: readonly (string)[];
  mail: boolean;
  channels: readonly (NoticeChannel)[];
}

export interface RatedPerson {
  place: number | null;
  name: string;
  points: number;
  doubt: number;
  games: number;
  you: boolean;
}

export interface RatedBot {
  level: "novice" | "easy" | "solid" | "strong" | "master";
  points: number;
}

/** GET /api/ratings/{game}. */
export interface Leaderboard {
  game: string;
  enough: number;
  people: readonly (RatedPerson)[];
  newcomers: readonly (RatedPerson)[];
  bots: readonly (RatedBot)[];
  own: RatedPerson | null;
  shown: boolean;
}

/** POST /api/ratings/{game}. */
export interface ShownForm {
  shown: boolean;
}

/** POST /api/queue: wait for others who want this game, with bots of this level in what chairs stay empty. */
export interface QueueForm {
  game: string;
  level?: "novice" | "easy" | "solid" | "strong" | "master";
}

/** Those who wait for the same game and level. */
export interface QueueLine {
  game: string;
  level: "novice" | "easy" | "solid" | "strong" | "master";
  names: readonly (string)[];
  chairs: number;
  deadline: number;
}

/** GET /api/queue, and the answer to every POST there. */
export interface QueueState {
  now: number;
  patience: number;
  own: QueueLine | null;
  code: string;
  lines: readonly (QueueLine)[];
}

export type EveningKind = "swiss" | "round-robin";

export type EveningPhase = "open" | "running" | "over";

export type EveningPace = "relaxed" | "fast";

/** POST /api/evenings. */
export interface EveningForm {
  title: string;
  game: string;
  kind?: "swiss" | "round-robin";
  size?: number;
  rounds?: number;
  pace?: "relaxed" | "fast";
}

/** POST /api/evenings/{id}/bots. */
export interface EveningBotsForm {
  count: number;
  level?: "novice" | "easy" | "solid" | "strong" | "master";
}

/** POST /api/evenings/{id}/drop: oneself, or by the host anybody. */
export interface DropForm {
  key?: number | null;
}

export interface EveningCard {
  id: string;
  title: string;
  game: string;
  phase: "open" | "running" | "over";
  entrants: number;
  host: boolean;
}

/** GET /api/evenings: those that the reader runs or has entered, the latest first. */
export interface MyEvenings {
  evenings: readonly (EveningCard)[];
}

/** A line of the standings. */
export interface EveningRow {
  place: number;
  key: number;
  name: string;
  character: string | null;
  points: number;
  opponents: number;
  beaten: number;
  wins: number;
  tables: number;
  byes: number;
  dropped: boolean;
}

export interface EveningSeat {
  key: number;
  name: string;
  character: string | null;
  rank: number | null;
  score: number | null;
  points: number | null;
}

export interface EveningTable {
  code: string;
  over: boolean;
  seats: readonly (EveningSeat)[];
}

export interface EveningRound {
  number: number;
  tables: readonly (EveningTable)[];
  byes: readonly (string)[];
}

/** GET /api/evenings/{id}. */
export interface EveningView {
  id: string;
  title: string;
  game: string;
  prefix: string;
  kind: "swiss" | "round-robin";
  size: number;
  rounds: number;
  pace: "relaxed" | "fast";
  phase: "open" | "running" | "over";
  host: string;
  yours: boolean;
  own: number | null;
  table: string;
  standings: readonly (EveningRow)[];
  played: readonly (EveningRound)[];
  missing: number;
  unmet: number;
}

export type ReportKind = "words" | "name" | "leaving" | "cheating" | "other";

/** POST /api/tables/{code}/report: the host of the house reads it, with what that person has said there. */
export interface ReportForm {
  chair?: number | null;
  channel?: "players" | "gallery";
  number?: number;
  kind?: "words" | "name" | "leaving" | "cheating" | "other";
  words?: string;
}

/** POST /api/me/muted/remove. */
export interface UnmuteForm {
  key: string;
}

export interface MutedPerson {
  key: string;
  name: string;
  since: number;
}

/** GET /api/me/muted: those whom the reader does not want to hear. */
export interface Muted {
  people: readonly (MutedPerson)[];
}

/** POST /api/me/delete: all that is known of the sender goes; `name` is his, so that nobody does it by mistake. */
export interface DeleteForm {
  name: string;
}

/** POST /api/admin: the token that the house has printed when it opened. */
export interface AdminForm {
  token: string;
}

/** POST /api/admin/ban: for so many days; 0: for good. */
export interface BanForm {
  person: string;
  days: number;
  reason?: string;
}

/** POST /api/admin/lift: this person may come in again. */
export interface LiftForm {
  person: string;
}

/** POST /api/admin/close: this report is settled; …/remove: this table goes with all that was there; …/leave. */
export interface CloseForm {
  id: string;
}

export interface AdminLimit {
  name: string;
  rate: number;
  burst: number;
  held: number;
}

export interface AdminFailure {
  event: string;
  count: number;
}

/** GET /api/admin. */
export interface AdminHouse {
  version: string;
  since: number;
  nodes: number;
  sockets: number;
  people: number;
  tables: number;
  running: number;
  reports: number;
  bans: number;
  failures: readonly (AdminFailure)[];
  limits: readonly (AdminLimit)[];
}

export interface AdminTable {
  code: string;
  game: string;
  prefix: string;
  phase: "lobby" | "playing" | "over";
  pace: "none" | "relaxed" | "fast" | "days" | "bank";
  names: readonly (string)[];
  touched: number;
  counts: boolean;
}

/** GET /api/admin/tables: the latest first. */
export interface AdminTables {
  tables: readonly (AdminTable)[];
}

export interface AdminPerson {
  id: string;
  name: string;
  devices: number;
  seen: number;
  tables: number;
  games: number;
  reports: number;
  banned: boolean;
}

/** GET /api/admin/people?name=…: whoever was here last comes first. */
export interface AdminPeople {
  people: readonly (AdminPerson)[];
}

export interface AdminReport {
  id: string;
  at: number;
  code: string;
  kind: string;
  words: string;
  accused: string;
  name: string;
  by: string;
  said: readonly (string)[];
  closed: boolean;
  banned: boolean;
}

/** GET /api/admin/reports: open ones first. */
export interface AdminReports {
  reports: readonly (AdminReport)[];
}

export interface AdminBan {
  person: string;
  name: string;
  since: number;
  until: number;
  reason: string;
}

/** GET /api/admin/bans. */
export interface AdminBans {
  bans: readonly (AdminBan)[];
}

/** An exercise to look at. */
export interface Provision {
  of: ScenarioOf | PuzzleOf;
  found: Attempted;
}

/** A note of a lesson: its text is `<prefix>-lesson-<id>`. */
export interface LessonText {
  id: string;
  rule: string;
}

/** A lesson to read. */
export interface Course {
  game: string;
  notes: readonly (LessonText)[];
}

/** GET /api/provisions: the same for everybody, and nothing of anybody. */
export interface Provisions {
  games: readonly (GameCard)[];
  shelves: { readonly [key: string]: PuzzleShelf };
  exercises: readonly (Provision)[];
  lessons: readonly (Course)[];
}

/** The table as seen from one seat. */
export interface TwelveGangstersView {
  game: "twelve-gangsters";
  viewer: number | null;
  waiting: readonly (number)[];
  round: number;
  rounds: number;
  boss: number | null;
  gangs: readonly (TwelveGangstersGang)[];
  choice: number | null;
  memory_aid: boolean;
}

/** What lies before one seat, and what everybody can work out of its hand (TG-3.8). */
export interface TwelveGangstersGang {
  hand: readonly (number)[];
  validated: readonly (number)[];
  refused: readonly (number)[];
  score: number;
  has_chosen: boolean;
}

/** The table as seen from one seat. */
export interface ReglementDeComptesView {
  game: "reglement-de-comptes";
  viewer: number | null;
  waiting: readonly (number)[];
  phase: "deal" | "first-seater" | "seating" | "card" | "second" | "draw" | "begin" | "over";
  turn: number | null;
  actor: number | null;
  choice: ReglementDeComptesChoice | null;
  prints: readonly (ReglementDeComptesPrint)[];
  places: readonly (ReglementDeComptesPlace)[];
  gangs: readonly (ReglementDeComptesGang)[];
  hand: readonly ("knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move")[];
  unseen: { readonly [key: string]: number };
  pile: number;
  discards: { readonly [key: string]: number };
  removed: { readonly [key: string]: number };
  bank: number;
  quiet: number;
  end: string | null;
}

/** The viewer's own choice, some steps of it taken. */
export interface ReglementDeComptesChoice {
  step: "seat" | "stab" | "shoot" | "serve" | "pass-which" | "pass-where" | "blow" | "drug" | "move-who" | "move-where";
  places: readonly (number)[];
  gangster: ReglementDeComptesGangster | null;
}

/** Somebody who sits somewhere, or waits to be seated. */
export interface ReglementDeComptesGangster {
  seat: number;
  kind: "godfather" | "gunman" | "blade" | "bruiser";
  asleep: boolean;
}

/** What is printed before one place (RC-1.4). */
export interface ReglementDeComptesPrint {
  feature: "revolver" | "knife" | "glass" | "bar" | "restaurant" | "gambling" | "register" | null;
  opposite: number | null;
}

/** One place of the table; `view.places[0]` is place 1. */
export interface ReglementDeComptesPlace {
  gangster: ReglementDeComptesGangster | null;
  cake: number | null;
}

/** What everybody knows of one player. */
export interface ReglementDeComptesGang {
  colour: "yellow" | "red" | "blue" | "green" | "orange" | "violet";
  money: number;
  income: number;
  cards: number;
  gangsters: number;
  lobby: readonly (ReglementDeComptesGangster)[];
  cake: "home" | "table" | "gone";
  out: number | null;
  before: number;
}

/** The table as seen from one seat. */
export interface GangsterView {
  game: "gangster";
  viewer: number | null;
  waiting: readonly (number)[];
  goal: number;
  live: boolean;
  opening: number;
  board: readonly (GangsterSquare)[];
  turn: number | null;
  rolled: boolean;
  again: boolean;
  ending: boolean;
  forced: number | null;
  dice: readonly (number)[];
  reading: GangsterCard | null;
  spoken: string | null;
  question: GangsterQuestion | null;
  choice: GangsterQuestion | null;
  sealed: number | null;
  players: readonly (GangsterPlayer)[];
  hand: GangsterHand | null;
  known: readonly (GangsterKnown)[];
  piles: { readonly [key: string]: GangsterPile };
  protections: number;
  end: string | null;
}

/** One square of the board: one face, or two to choose from. */
export interface GangsterSquare {
  faces: readonly ("refuge" | "aventure" | "collecte" | "course" | "echange" | "enchere" | "expert" | "mission" | "passage" | "protection" | "recrutement" | "vendeur" | "vol")[];
}

/** One card: its deck, its number there, and what is printed on it. */
export interface GangsterCard {
  id: string;
  names?: { readonly [key: string]: string };
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant";
  number: number;
  star: boolean;
  value: number;
  effect: readonly (GangsterPhrase)[];
}

/** One piece of an effect's text: `ga-effect-<op>` with these arguments. */
export interface GangsterPhrase {
  op: string;
  n: number;
  m: number;
  what: string;
}

/** What the game waits for. Fields that the step has no use for are empty. */
export interface GangsterQuestion {
  step: "start" | "move" | "draw" | "effect-die" | "theft-die" | "passage-die" | "race-die" | "blind" | "before" | "star-rival" | "star-kind" | "star-die" | "star-gem" | "block" | "escape" | "fix" | "half" | "collect" | "swap" | "swap-rival" | "lot" | "bid" | "bid-hundreds" | "live" | "sell" | "buy" | "mission" | "square" | "protect" | "theft" | "partner" | "either";
  rule: string;
  seat: number;
  rival: number | null;
  kind: "perle" | "diamant" | null;
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant" | null;
  theft: "commerce" | "banque" | null;
  card: GangsterCard | null;
  thousands: number | null;
  number: number;
  how: "read" | "bought" | "won" | "recruited" | "card" | "dealt" | null;
  group: readonly (number)[];
}

/** What everybody knows of one player. */
export interface GangsterPlayer {
  cash: number;
  square: number | null;
  men: number | null;
  counted: number;
  perles: number;
  diamants: number;
  stars: number;
  missions: number;
  tickets: number;
  recruits: number;
  protections: number;
  dossiers: number;
  missed: number;
  played: number;
  offer: boolean;
  out: boolean;
  gems: readonly (GangsterCard)[] | null;
}

/** The viewer's own cards. */
export interface GangsterHand {
  gems: readonly (GangsterCard)[];
  stars: readonly (GangsterCard)[];
  missions: readonly (GangsterCard)[];
  tickets: readonly (GangsterCard)[];
  recruits: readonly (GangsterCard)[];
  men: number;
}

/** A rival's card that the viewer has lawfully seen, and the players who may have it now; one: surely. */
export interface GangsterKnown {
  card: GangsterCard;
  seats: readonly (number)[];
}

/** One pile: how many cards may be drawn, and which lie under it, face up. */
export interface GangsterPile {
  unused: number;
  used: readonly (number)[];
}

/** The table as seen from one seat. */
export interface NostraCityView {
  game: "nostra-city";
  viewer: number | null;
  waiting: readonly (number)[];
  month: number;
  phase: "setup" | "business" | "meeting" | "resolution" | "proces" | "reception" | "last" | "over";
  first: number | null;
  opener: number | null;
  moved: boolean;
  turn: number | null;
  slot: number | null;
  pausing: boolean;
  queue: readonly (number)[];
  verdict: number;
  spaces: number;
  guilty: number;
  limit: number;
  rue: readonly (NostraCitySlot)[];
  piles: NostraCityPiles;
  discard: NostraCityDiscard;
  gone: readonly (NostraCityCard)[];
  spent: readonly ("honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic")[];
  last: NostraCityReprisal | null;
  zealous: number;
  underboss: "away" | "waiting" | "rue" | "held";
  corruption: number;
  counts: readonly (NostraCityTally)[];
  packs: readonly (readonly (NostraCityCard)[])[];
  drawn: NostraCityDrawn | null;
  looking: NostraCityCard | null;
  question: NostraCityQuestion | null;
  choice: NostraCityChoice | null;
  sealed: readonly (string)[] | null;
  players: readonly (NostraCityPlayer)[];
  hand: NostraCityHand | null;
  known: readonly (NostraCityKnown)[];
  common: readonly (NostraCityKnown)[];
  grudges: readonly (NostraCityGrudge)[];
  end: "innocent" | "guilty" | null;
}

/** One slot of La Rue. */
export interface NostraCitySlot {
  card: NostraCityCard | null;
  acting: boolean;
}

/** One card of La Rue, of a Territoire, or a title. Fields that the kind has no use for are empty. */
export interface NostraCityCard {
  id: string;
  names?: { readonly [key: string]: string };
  number: number;
  kind: "caid" | "turf" | "respect" | "enquete" | "title";
  respect: number;
  family: "agnello" | "baldini" | "carbone" | "donata" | null;
  power: string | null;
  phase: "business" | "meeting" | "proces" | "vendetta" | null;
  boroughs: readonly ("queens" | "staten-island" | "bronx" | "brooklyn")[];
  traffic: "gambling" | "drugs" | "prostitution" | null;
  starts: readonly ("queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution")[];
  counts: readonly ("queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution")[];
  bribe: number;
  effect: "seize" | "silence" | "short_draw" | "no_drugs" | "one_bribe" | "two_bills" | null;
}

/** How many cards are left to draw; the bill pile without the Descente. */
export interface NostraCityPiles {
  rue: number;
  bills: number;
  vendetta: number;
}

/** NC-2.6: the bill discard. */
export interface NostraCityDiscard {
  count: number;
  top: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
  open: number;
}

/** A Représaille that was played. */
export interface NostraCityReprisal {
  seat: number;
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic";
  aim: string;
  cancelled: boolean;
}

/** NC-7.3: a count, the bills as they came; while it goes on, those that have come. */
export interface NostraCityTally {
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  innocent: number;
  guilty: number;
  before: number;
  after: number;
}

/** NC-4.2: the Encaissement that is going on. */
export interface NostraCityDrawn {
  seat: number;
  caid: NostraCityCard;
  kind: "queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution";
  count: number;
  raided: boolean;
  aside: boolean;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
  owed: readonly (number)[];
}

/** What the game waits for. Fields that the step has no use for are empty. */
export interface NostraCityQuestion {
  step: "first" | "deal" | "pack" | "fill" | "draw-bill" | "draw-vendetta" | "top" | "count" | "peek" | "reclaim" | "rob" | "spy" | "salvage" | "draft" | "business" | "meeting" | "proces" | "last" | "pause" | "shield" | "swap" | "share" | "soothe" | "grudge" | "shift" | "keep" | "name" | "bribe" | "cut" | "exhibit";
  rule: string;
  seat: number | null;
  rival: number | null;
  card: NostraCityCard | null;
  vendetta: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic" | null;
  slot: number | null;
  number: number;
  lifted: boolean;
  group: readonly (number)[];
  then: "" | "victims" | "share" | "play" | "exchange" | "open";
}

/** The viewer's own choice, some steps of it taken. */
export interface NostraCityChoice {
  chosen: readonly (string)[];
  rival: number | null;
  gifts: readonly (readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[])[];
  first: number | null;
}

/** What everybody knows of one player. */
export interface NostraCityPlayer {
  territory: readonly (NostraCityHolding)[];
  bills: number;
  cards: number;
  respect: number;
  title: NostraCityCard | null;
  zealous: number;
  shames: number;
  bonuses: readonly ("equipe" | "sagesse" | "as")[];
  done: readonly ("queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution")[];
  bids: readonly (NostraCityBid)[];
  bid: boolean;
  received: boolean;
  wronged: number | null;
  corruptions: number;
  zeal: "none" | "discreet" | "open";
  bribes: number;
  bank: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
  hand: readonly ("honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic")[] | null;
  indic: boolean | null;
}

/** A card of a Territoire. */
export interface NostraCityHolding {
  card: NostraCityCard;
  engaged: boolean;
  burnt: boolean;
}

/** NC-5.2: a Caïd with a location and bills. */
export interface NostraCityBid {
  caid: NostraCityCard;
  count: number;
  slot: number | null;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
}

/** The viewer's own. */
export interface NostraCityHand {
  bank: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  cards: readonly ("honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic")[];
  indic: boolean;
  sight: NostraCitySight | null;
}

/** What the viewer has looked at last. */
export interface NostraCitySight {
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  seat: number | null;
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic" | null;
}

/** Bills that the viewer has lawfully seen: all but at most `lost` of them are still there. */
export interface NostraCityKnown {
  place: "player" | "corruption" | "pile";
  seat: number | null;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  lost: number;
}

/** What the viewer knows of a player's Vendetta cards (Ugo). */
export interface NostraCityGrudge {
  seat: number;
  cards: readonly ("honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic")[];
  mute: number;
}

/** TG-2.3: the first Boss. */
export interface TwelveGangstersBossNamed {
  event: "boss-named";
  rule: string;
  seat: number;
}

/** TG-3.1, TG-3.9: a card is sealed; the others learn only that. */
export interface TwelveGangstersChose {
  event: "chose";
  rule: string;
  seat: number;
  card: number | null;
}

/** TG-3.2: another card is sealed instead; the others do not even learn that. */
export interface TwelveGangstersChanged {
  event: "changed";
  rule: string;
  seat: number;
  card: number | null;
}

/** TG-3.3 to TG-3.6: a card is turned over and judged. */
export interface TwelveGangstersRevealed {
  event: "revealed";
  rule: string;
  seat: number;
  card: number;
  validated: boolean;
  boss: boolean;
}

/** TG-3.7: the next Boss. */
export interface TwelveGangstersBossPassed {
  event: "boss-passed";
  rule: string;
  seat: number;
}

/** TG-4.1: every card has been played. */
export interface TwelveGangstersEnded {
  event: "ended";
  rule: string;
}

/** RC-2.3, RC-3.5: a card from the pile; only its owner sees it. */
export interface ReglementDeComptesDrew {
  event: "drew";
  rule: string;
  seat: number;
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move" | null;
}

/** RC-3.6: the discards are the new pile. */
export interface ReglementDeComptesReshuffled {
  event: "reshuffled";
  rule: string;
  cards: number;
}

/** RC-2.4: chance names who seats the first gangster. */
export interface ReglementDeComptesFirstSeater {
  event: "first-seater";
  rule: string;
  seat: number;
}

/** RC-2.4, RC-4.13: a gangster takes a free place. */
export interface ReglementDeComptesSeated {
  event: "seated";
  rule: string;
  seat: number;
  kind: "godfather" | "gunman" | "blade" | "bruiser";
  asleep: boolean;
  place: number;
}

/** RC-2.4, RC-3.10: this player's turn. */
export interface ReglementDeComptesTurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
}

/** RC-3.1, RC-4.6: a cake explodes; all its dead leave together (RC-4.5). */
export interface ReglementDeComptesExploded {
  event: "exploded";
  rule: string;
  owner: number;
  place: number;
  dead: readonly (ReglementDeComptesVictim)[];
}

/** A gangster who died: where he sat, and whose he was. */
export interface ReglementDeComptesVictim {
  place: number;
  seat: number;
  kind: "godfather" | "gunman" | "blade" | "bruiser";
}

/** RC-3.1, RC-4.6: the cake goes home; that of a player who is out leaves the game. */
export interface ReglementDeComptesCakeReturned {
  event: "cake-returned";
  rule: string;
  owner: number;
  gone: boolean;
}

/** RC-3.2 to RC-3.4: income and its parts. */
export interface ReglementDeComptesEarned {
  event: "earned";
  rule: string;
  seat: number;
  godfather: number | null;
  businesses: readonly (number)[];
  monopolies: readonly ("bar" | "restaurant" | "gambling")[];
  doubled: boolean;
  due: number;
  paid: number;
  bank: number;
}

/** RC-3.5: a card is played; what it does follows. */
export interface ReglementDeComptesPlayed {
  event: "played";
  rule: string;
  seat: number;
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move";
}

/** RC-3.5: a card is thrown away unused. */
export interface ReglementDeComptesDiscarded {
  event: "discarded";
  rule: string;
  seat: number;
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move";
}

/** RC-3.9: no second card. */
export interface ReglementDeComptesStopped {
  event: "stopped";
  rule: string;
  seat: number;
}

/** RC-4.1: from one place to the next. */
export interface ReglementDeComptesStabbed {
  event: "stabbed";
  rule: string;
  seat: number;
  origin: number;
  dead: ReglementDeComptesVictim;
}

/** RC-4.2: across the table. */
export interface ReglementDeComptesShot {
  event: "shot";
  rule: string;
  seat: number;
  origin: number;
  dead: ReglementDeComptesVictim;
}

/** RC-4.3: a cake is served. */
export interface ReglementDeComptesCakePlaced {
  event: "cake-placed";
  rule: string;
  seat: number;
  place: number;
}

/** RC-4.4: a cake goes to the first gangster on one side. */
export interface ReglementDeComptesCakePassed {
  event: "cake-passed";
  rule: string;
  seat: number;
  owner: number;
  origin: number;
  place: number;
}

/** RC-4.7: who falls asleep, and who had a token already and dies. */
export interface ReglementDeComptesDrugged {
  event: "drugged";
  rule: string;
  seat: number;
  asleep: readonly (number)[];
  dead: readonly (ReglementDeComptesVictim)[];
}

/** RC-4.9: everybody leaves the table. */
export interface ReglementDeComptesAlerted {
  event: "alerted";
  rule: string;
  seat: number;
}

/** RC-4.10: a gangster changes places. */
export interface ReglementDeComptesMoved {
  event: "moved";
  rule: string;
  seat: number;
  kind: "godfather" | "gunman" | "blade" | "bruiser";
  origin: number;
  place: number;
}

/** RC-3.7: the sleep tokens of the player on turn are removed. */
export interface ReglementDeComptesWoke {
  event: "woke";
  rule: string;
  seat: number;
  places: readonly (number)[];
}

/** RC-5.1: the last gangster of a gang is dead; the hand is laid open. */
export interface ReglementDeComptesWentOut {
  event: "went-out";
  rule: string;
  seat: number;
  cards: readonly ("knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move")[];
}

/** RC-6.1: the last player in play takes what is left. */
export interface ReglementDeComptesTookBank {
  event: "took-bank";
  rule: string;
  seat: number;
  amount: number;
}

/** RC-6.1, RC-6.2, RC-6.3, RC-6.5: the game is over, and why. */
export interface ReglementDeComptesEnded {
  event: "ended";
  rule: string;
}

/** GA-2.1: a die for who begins. */
export interface GangsterStartRolled {
  event: "start-rolled";
  rule: string;
  seat: number;
  die: number;
}

/** GA-2.1: the highest roll again. */
export interface GangsterStartTied {
  event: "start-tied";
  rule: string;
  seats: readonly (number)[];
}

/** GA-2.1, GA-3.1: this player's turn. */
export interface GangsterTurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
}

/** GA-3.10: this player misses a turn; how many more are owed. */
export interface GangsterTurnMissed {
  event: "turn-missed";
  rule: string;
  seat: number;
  left: number;
}

/** GA-8.5: an answer under seal; `choice` is `no` or the number of a ★ card. */
export interface GangsterAnswered {
  event: "answered";
  rule: string;
  seat: number;
  choice: string | null;
}

/** GA-3.2 and others: a die. */
export interface GangsterRolled {
  event: "rolled";
  rule: string;
  seat: number;
  die: number;
  number: number;
  of: number;
}

/** GA-3.2: the moment before the die is over. */
export interface GangsterDieTaken {
  event: "die-taken";
  rule: string;
  seat: number;
}

/** GA-8.7: the first roll will be this. */
export interface GangsterDieChosen {
  event: "die-chosen";
  rule: string;
  seat: number;
  die: number;
}

/** GA-3.2, GA-3.6: a pawn walks along these squares; the last one is where it stops. */
export interface GangsterMoved {
  event: "moved";
  rule: string;
  seat: number;
  origin: number;
  path: readonly (number)[];
}

/** GA-4.9: a pawn goes straight to a free square. */
export interface GangsterJumped {
  event: "jumped";
  rule: string;
  seat: number;
  origin: number;
  square: number;
}

/** GA-3.2: which half of a double square. */
export interface GangsterFaceChosen {
  event: "face-chosen";
  rule: string;
  seat: number;
  face: "refuge" | "aventure" | "collecte" | "course" | "echange" | "enchere" | "expert" | "mission" | "passage" | "protection" | "recrutement" | "vendeur" | "vol";
}

/** GA-8.1: which side of the dilemma that was read, the first or the second. */
export interface GangsterSideChosen {
  event: "side-chosen";
  rule: string;
  seat: number;
  side: 1 | 2;
  effect: readonly (GangsterPhrase)[];
}

/** GA-4.7: a Perle or a Diamant from the Vendeur. */
export interface GangsterKindChosen {
  event: "kind-chosen";
  rule: string;
  seat: number;
  kind: "perle" | "diamant";
}

/** Money goes from one to another; None is the bank. */
export interface GangsterPaid {
  event: "paid";
  rule: string;
  payer: number | null;
  payee: number | null;
  amount: number;
  why: "refuge" | "exact" | "collecte" | "card" | "mission" | "theft" | "fine" | "sale" | "vendeur" | "auction" | "protection" | "race" | "star" | "out";
}

/** GA-3.3, GA-5.1: how many men somebody has, himself included. */
export interface GangsterMenShown {
  event: "men-shown";
  rule: string;
  seat: number;
  men: number;
}

/** GA-8.1: whether a card's condition is met. */
export interface GangsterTested {
  event: "tested";
  rule: string;
  seat: number;
  condition: "men" | "dossiers";
  least: number;
  met: boolean;
}

/** GA-3.9, GA-5.2: a card is drawn, read aloud and laid under its pile. */
export interface GangsterCardRead {
  event: "card-read";
  rule: string;
  seat: number;
  card: GangsterCard;
}

/** GA-3.4: a ★ card is kept; the turn is over. */
export interface GangsterStarKept {
  event: "star-kept";
  rule: string;
  seat: number;
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant";
  card: GangsterCard | null;
}

/** GA-4.5, GA-4.7, GA-4.11, GA-8.1: a gem or a Recrutement card from the bank; only its owner sees it. */
export interface GangsterTook {
  event: "took";
  rule: string;
  seat: number;
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant";
  card: GangsterCard | null;
  how: "read" | "bought" | "won" | "recruited" | "card" | "dealt";
}

/** GA-3.7: the used cards are the new pile. */
export interface GangsterReshuffled {
  event: "reshuffled";
  rule: string;
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant";
  cards: number;
}

/** GA-5.3, GA-8.1: a card goes back under its pile, shown to all. */
export interface GangsterReturned {
  event: "returned";
  rule: string;
  seat: number;
  card: GangsterCard;
}

/** GA-4.10, GA-8.1. */
export interface GangsterProtectionGained {
  event: "protection-gained";
  rule: string;
  seat: number;
}

/** GA-4.2, GA-8.1: a Protection goes back to the bank. */
export interface GangsterProtectionGiven {
  event: "protection-given";
  rule: string;
  seat: number;
}

/** Somebody does not do what the square or the card allows. */
export interface GangsterDeclined {
  event: "declined";
  rule: string;
  seat: number;
  what: "vendeur" | "protection" | "echange" | "expert" | "vol" | "reaction" | "mission";
}

/** A square or a card that brings nothing, by public facts. */
export interface GangsterNothingDone {
  event: "nothing-done";
  rule: string;
  seat: number;
}

/** GA-4.3: a ticket; only its owner sees it. */
export interface GangsterTicketDealt {
  event: "ticket-dealt";
  rule: string;
  seat: number;
  card: GangsterCard | null;
  left: number;
}

/** GA-4.3: the total of the dice; `final` if it stands. */
export interface GangsterRaceRun {
  event: "race-run";
  rule: string;
  seat: number;
  horse: number;
  final: boolean;
}

/** GA-4.3, GA-5.3: a winning ticket is shown. */
export interface GangsterTicketWon {
  event: "ticket-won";
  rule: string;
  seat: number;
  card: GangsterCard;
}

/** GA-4.3: all tickets are shuffled again; nobody has fixed the race, or not twice. */
export interface GangsterTicketsReturned {
  event: "tickets-returned";
  rule: string;
  cards: number;
}

/** GA-4.4: rival, kind and one's own card are fixed. */
export interface GangsterSwapBegan {
  event: "swap-began";
  rule: string;
  seat: number;
  rival: number;
  kind: "perle" | "diamant";
  given: GangsterCard | null;
}

/** GA-4.4: these two know both gems. */
export interface GangsterSwapped {
  event: "swapped";
  rule: string;
  seat: number;
  rival: number;
  kind: "perle" | "diamant";
  given: GangsterCard | null;
  taken: GangsterCard | null;
}

/** GA-4.6, GA-5.3: a gem at full value, shown to all. */
export interface GangsterSold {
  event: "sold";
  rule: string;
  seat: number;
  kind: "perle" | "diamant";
  card: GangsterCard;
  value: number;
}

/** GA-4.5: what is for sale, unseen. */
export interface GangsterAuctionOpened {
  event: "auction-opened";
  rule: string;
  seat: number;
  kind: "perle" | "diamant";
}

/** GA-4.5: a higher bid. */
export interface GangsterBidMade {
  event: "bid-made";
  rule: string;
  seat: number;
  amount: number;
}

/** GA-4.15: out of this auction; `short` if the cash does not suffice. */
export interface GangsterBidPassed {
  event: "bid-passed";
  rule: string;
  seat: number;
  short: boolean;
}

/** GA-4.5: sold to the highest bidder. */
export interface GangsterKnocked {
  event: "knocked";
  rule: string;
  seat: number;
  kind: "perle" | "diamant";
  amount: number;
}

/** GA-4.5: nobody bids, nobody sees the card. */
export interface GangsterWithdrawn {
  event: "withdrawn";
  rule: string;
  kind: "perle" | "diamant";
}

/** GA-4.12: the player goes through with it. */
export interface GangsterTheftDared {
  event: "theft-dared";
  rule: string;
  seat: number;
  theft: "commerce" | "banque";
}

/** GA-4.13: a Justice card is due. */
export interface GangsterArrested {
  event: "arrested";
  rule: string;
  seat: number;
  theft: "commerce" | "banque";
}

/** GA-4.13: a fine; `paid` unless the cash is short. */
export interface GangsterFined {
  event: "fined";
  rule: string;
  seat: number;
  fine: number;
  paid: boolean;
}

/** GA-4.13: one more Dossier. */
export interface GangsterDossierTaken {
  event: "dossier-taken";
  rule: string;
  seat: number;
  dossiers: number;
}

/** GA-8.1: one Dossier less. */
export interface GangsterDossierDropped {
  event: "dossier-dropped";
  rule: string;
  seat: number;
  dossiers: number;
}

/** GA-4.14: the third Dossier. */
export interface GangsterEliminated {
  event: "eliminated";
  rule: string;
  seat: number;
}

/** GA-3.1, GA-5.3: a ★ is shown and played. */
export interface GangsterStarPlayed {
  event: "star-played";
  rule: string;
  seat: number;
  card: GangsterCard;
}

/** GA-8.4: rival and, for a gem, kind are named. */
export interface GangsterStarAimed {
  event: "star-aimed";
  rule: string;
  seat: number;
  rival: number;
  kind: "perle" | "diamant" | null;
}

/** GA-8.4: the card that was aimed at this player is used up. */
export interface GangsterStarBlocked {
  event: "star-blocked";
  rule: string;
  seat: number;
}

/** GA-8.3: no Justice card. */
export interface GangsterJusticeEscaped {
  event: "justice-escaped";
  rule: string;
  seat: number;
}

/** GA-8.5: the race is run again. */
export interface GangsterRaceFixed {
  event: "race-fixed";
  rule: string;
  seat: number;
}

/** GA-5.3: a card changes hands; only these two know it. */
export interface GangsterStolen {
  event: "stolen";
  rule: string;
  seat: number;
  rival: number;
  deck: "aventure" | "mission" | "collecte" | "commerce" | "banque" | "justice" | "course" | "recrutement" | "perle" | "diamant";
  card: GangsterCard | null;
}

/** GA-8.1: all gems of a rival, seen by one. */
export interface GangsterPeeked {
  event: "peeked";
  rule: string;
  seat: number;
  rival: number;
  cards: readonly (GangsterCard)[] | null;
}

/** GA-8.7: a second move after this one. */
export interface GangsterAgainPromised {
  event: "again-promised";
  rule: string;
  seat: number;
}

/** GA-8.7: it begins. */
export interface GangsterSecondMove {
  event: "second-move";
  rule: string;
  seat: number;
}

/** GA-3.10: turns to miss, all in all. */
export interface GangsterTurnsOwed {
  event: "turns-owed";
  rule: string;
  seat: number;
  turns: number;
}

/** GA-4.8: a Mission is shown and carried out. */
export interface GangsterMissionDone {
  event: "mission-done";
  rule: string;
  seat: number;
  card: GangsterCard;
}

/** GA-7.1: the offer is announced. */
export interface GangsterOfferMade {
  event: "offer-made";
  rule: string;
  seat: number;
  goal: number;
}

/** GA-7.2, GA-7.6: the Refuge is reached or passed with an offer; this is the last square. */
export interface GangsterLapEnded {
  event: "lap-ended";
  rule: string;
  seat: number;
}

/** GA-7.3: what a player comes to, all gems shown. */
export interface GangsterCounted {
  event: "counted";
  rule: string;
  seat: number;
  cash: number;
  gems: readonly (GangsterCard)[];
  half: number;
  dossiers: number;
  men: number;
  total: number;
}

/** GA-6.1, GA-7.2, GA-7.5: the game is over, and why. */
export interface GangsterEnded {
  event: "ended";
  rule: string;
}

/** NC-2.4: who has the First-player card. */
export interface NostraCityFirstChosen {
  event: "first-chosen";
  rule: string;
  seat: number;
}

/** NC-2.1: a card of the first Territoire. */
export interface NostraCityDealt {
  event: "dealt";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** NC-2.5: an open card to pick from. */
export interface NostraCityPackDealt {
  event: "pack-dealt";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** NC-2.5: a Caïd is picked under seal, as records write it. */
export interface NostraCityPicked {
  event: "picked";
  rule: string;
  seat: number;
  choice: string | null;
}

/** NC-2.5: what everybody has picked, in order of seats; then the packs are passed on. */
export interface NostraCityPicksShown {
  event: "picks-shown";
  rule: string;
  cards: readonly (NostraCityCard)[];
}

/** NC-2.2, NC-7.9, NC-8.8: a card comes to La Rue. */
export interface NostraCityFilled {
  event: "filled";
  rule: string;
  slot: number;
  card: NostraCityCard;
}

/** NC-3.1, NC-7.1: the date. */
export interface NostraCityMonthBegan {
  event: "month-began";
  rule: string;
  month: number;
}

/** NC-3.1: a phase, and who begins it. */
export interface NostraCityPhaseBegan {
  event: "phase-began";
  rule: string;
  phase: "setup" | "business" | "meeting" | "resolution" | "proces" | "reception" | "last" | "over";
  first: number;
}

/** NC-3.2: no more actions this phase; automatic: he could not act (NC-8.6). */
export interface NostraCityPassed {
  event: "passed";
  rule: string;
  seat: number;
  automatic: boolean;
}

/** NC-4.1 to NC-4.3: an Encaissement: the Turfs counted, what each player is owed, and the bills to draw. */
export interface NostraCityCollected {
  event: "collected";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  turf: NostraCityCard;
  kind: "queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution";
  turfs: number;
  owed: readonly (number)[];
  draws: number;
}

/** NC-4.2: a bill for the collector; how many are still to come. */
export interface NostraCityBillDrawn {
  event: "bill-drawn";
  rule: string;
  seat: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
  left: number;
}

/** NC-4.5: the Descente de Police; ignored: it is set aside and drawing goes on (Bruno). */
export interface NostraCityRaided {
  event: "raided";
  rule: string;
  seat: number;
  ignored: boolean;
}

/** NC-4.5, NC-4.9, NC-7.3, NC-8.5, NC-8.15: a pile is shuffled, with its discard or with the Descente. */
export interface NostraCityReshuffled {
  event: "reshuffled";
  rule: string;
  pile: "bills" | "vendetta";
  count: number;
}

/** NC-8.15: a drawn bill is discarded openly for another one (Carla). */
export interface NostraCitySwapped {
  event: "swapped";
  rule: string;
  seat: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c";
}

/** NC-4.3, NC-4.6: what one player gets of an Encaissement; first: the First-player card in place of one bill. */
export interface NostraCityShared {
  event: "shared";
  rule: string;
  seat: number;
  rival: number;
  owed: number;
  count: number;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
  first: boolean;
}

/** NC-4.4, NC-5.8, NC-5.9: a player is lésé, and is to draw so many Vendetta cards. */
export interface NostraCityWronged {
  event: "wronged";
  rule: string;
  seat: number;
  cards: number;
  why: "encaissement" | "titles" | "meeting";
}

/** NC-8.11: one Vendetta card fewer for the victim (Vito). */
export interface NostraCitySoothed {
  event: "soothed";
  rule: string;
  seat: number;
  rival: number;
  caid: NostraCityCard;
}

/** NC-8.11: one Vendetta card more (Francesca). */
export interface NostraCityGrudgeHeld {
  event: "grudge-held";
  rule: string;
  seat: number;
  caid: NostraCityCard;
}

/** A power that could act does not; the step is the question's. */
export interface NostraCityDeclined {
  event: "declined";
  rule: string;
  seat: number;
  step: string;
}

/** NC-4.4, NC-5.8, NC-5.9: a Vendetta card to the hand. */
export interface NostraCityVendettaDrawn {
  event: "vendetta-drawn";
  rule: string;
  seat: number;
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic" | null;
}

/** NC-8.5: no card is left to draw. */
export interface NostraCityNoVendetta {
  event: "no-vendetta";
  rule: string;
  seat: number;
}

/** NC-8.4: Anthony Gota or Atlantic City goes to the Territoire. */
export interface NostraCityJoined {
  event: "joined";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** NC-5.2: a Caïd with a location and so many bills, face down. */
export interface NostraCityBidPlaced {
  event: "bid-placed";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  count: number;
  slot: number | null;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
}

/** NC-5.3: all locations. */
export interface NostraCityBidsRevealed {
  event: "bids-revealed";
  rule: string;
  bids: readonly (NostraCityLocated)[];
}

/** A bid whose location is known. */
export interface NostraCityLocated {
  seat: number;
  caid: NostraCityCard;
  slot: number;
  count: number;
}

/** NC-8.10: a bid moves to a neighbouring slot (Ivo). */
export interface NostraCityShifted {
  event: "shifted";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  slot: number;
}

/** NC-8.2: everybody who might play is asked; the slot that comes next, None before the RÉCEPTION. What led to it is */
export interface NostraCityPaused {
  event: "paused";
  rule: string;
  slot: number | null;
  group: readonly (number)[];
}

/** NC-8.2: an answer under seal, as records write it. Who has given one is told when all have. */
export interface NostraCityAnswered {
  event: "answered";
  rule: string;
  seat: number;
  choice: readonly (string)[] | null;
}

/** NC-8.2: all have answered; who plays, in the order of resolution. */
export interface NostraCityAnswersOpened {
  event: "answers-opened";
  rule: string;
  seats: readonly (number)[];
}

/** NC-8.13: what was sealed has no legal effect any more; the card stays in the hand. */
export interface NostraCityPlayVoid {
  event: "play-void";
  rule: string;
  seat: number;
}

/** NC-5.5, NC-5.7: the stakes on a slot, with what each counts. */
export interface NostraCityStakesRevealed {
  event: "stakes-revealed";
  rule: string;
  slot: number;
  stakes: readonly (NostraCityStaked)[];
}

/** A stake that is revealed, and what it counts. */
export interface NostraCityStaked {
  seat: number;
  caid: NostraCityCard;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  amount: number;
}

/** NC-5.4, NC-5.5: a card goes to its winner. */
export interface NostraCityWon {
  event: "won";
  rule: string;
  seat: number;
  slot: number;
  card: NostraCityCard;
  alone: boolean;
}

/** NC-5.5: nobody wins; the card stays. */
export interface NostraCityTied {
  event: "tied";
  rule: string;
  slot: number;
  card: NostraCityCard;
  seats: readonly (number)[];
}

/** NC-5.10, NC-8.7: a bid goes back to its owner. */
export interface NostraCityBidReturned {
  event: "bid-returned";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  slot: number | null;
  count: number;
}

/** NC-5.4, NC-8.9: one bill of the stake is taken back; openly if the stake was revealed. */
export interface NostraCityKept {
  event: "kept";
  rule: string;
  seat: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** NC-5.4, NC-7.1, NC-2.6: bills are discarded, unseen or openly. */
export interface NostraCityDiscarded {
  event: "discarded";
  rule: string;
  seat: number;
  count: number;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
}

/** NC-2.6: the visible bill of the discard. */
export interface NostraCityTopTurned {
  event: "top-turned";
  rule: string;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c";
}

/** NC-5.7: the stakes do not reach the bribe; the Enquête stays. */
export interface NostraCityUnlifted {
  event: "unlifted";
  rule: string;
  slot: number;
  card: NostraCityCard;
}

/** NC-5.7: the Enquête goes to the highest stake, or out of the game. */
export interface NostraCityLifted {
  event: "lifted";
  rule: string;
  slot: number;
  card: NostraCityCard;
  taker: number | null;
}

/** NC-5.8: a title, and who gave it. */
export interface NostraCityTitled {
  event: "titled";
  rule: string;
  seat: number;
  card: NostraCityCard;
  by: number | null;
}

/** NC-8.14: a Caïd who looks before he puts his bill (Nina). */
export interface NostraCityEngaged {
  event: "engaged";
  rule: string;
  seat: number;
  caid: NostraCityCard;
}

/** NC-6.1: bills on the corruption pile; top: the visible bill of the discard was used (Pia). */
export interface NostraCityCorrupted {
  event: "corrupted";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  count: number;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
  top: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** NC-8.14: a bill of the corruption pile is looked at (Nina). */
export interface NostraCityPeeked {
  event: "peeked";
  rule: string;
  seat: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** NC-8.14: a random other bill of the corruption pile goes to the Banque (Otto). */
export interface NostraCityReclaimed {
  event: "reclaimed";
  rule: string;
  seat: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** NC-6.2: a Corrupteur zélé, and the Respect that it brings. */
export interface NostraCityZealRewarded {
  event: "zeal-rewarded";
  rule: string;
  seat: number;
  respect: number;
}

/** NC-7.1: all Caïds and Turfs. */
export interface NostraCityReleased {
  event: "released";
  rule: string;
}

/** NC-7.1: the whole Banque is discarded (IRS). */
export interface NostraCitySeized {
  event: "seized";
  rule: string;
  seat: number;
  count: number;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
}

/** NC-7.1, NC-7.4, NC-8.13: the verdict token. */
export interface NostraCityVerdictMoved {
  event: "verdict-moved";
  rule: string;
  before: number;
  after: number;
  why: "enquetes" | "temoin";
}

/** NC-7.1: the Underboss comes to La Rue; the card that left the game for it. */
export interface NostraCityUnderbossPlaced {
  event: "underboss-placed";
  rule: string;
  slot: number;
  card: NostraCityCard;
  replaced: NostraCityCard | null;
}

/** NC-7.1: four Enquêtes; the Underboss waits. */
export interface NostraCityUnderbossWaits {
  event: "underboss-waits";
  rule: string;
}

/** NC-7.3: the next bill of the corruption pile, what the count has come to, and where that puts the token. */
export interface NostraCityBribeTurned {
  event: "bribe-turned";
  rule: string;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c";
  innocent: number;
  guilty: number;
  verdict: number;
}

/** NC-7.3: the bills of the corruption pile as they came, and where the verdict token ends. */
export interface NostraCityCounted {
  event: "counted";
  rule: string;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[];
  innocent: number;
  guilty: number;
  before: number;
  after: number;
}

/** NC-8.2: a Représaille and its target. */
export interface NostraCityPlayed {
  event: "played";
  rule: string;
  seat: number;
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic";
  rival: number | null;
  target: NostraCityCard | null;
  slot: number | null;
  side: "innocent" | "guilty" | null;
}

/** NC-8.12: it is cancelled (Salvo). */
export interface NostraCityShielded {
  event: "shielded";
  rule: string;
  seat: number;
  caid: NostraCityCard;
}

/** La Honte ! stays before this player, and costs Respect. */
export interface NostraCityShamed {
  event: "shamed";
  rule: string;
  seat: number;
  respect: number;
}

/** Contrat: a Caïd leaves the game. */
export interface NostraCityKilled {
  event: "killed";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** Braquage: a random bill changes hands; only the two see it. */
export interface NostraCityRobbed {
  event: "robbed";
  rule: string;
  seat: number;
  rival: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** Coup de fil anonyme: a Caïd is engaged. */
export interface NostraCityRung {
  event: "rung";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** Incendie: a Turf is not counted until the RÉCEPTION. */
export interface NostraCityBurnt {
  event: "burnt";
  rule: string;
  seat: number;
  card: NostraCityCard;
}

/** Table d'écoute: a whole Banque is looked at. */
export interface NostraCityTapped {
  event: "tapped";
  rule: string;
  seat: number;
  rival: number;
  bills: readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[] | null;
}

/** NC-8.13: a bill of the Banque that was looked at goes on the corruption pile; only the two see it. */
export interface NostraCityExhibited {
  event: "exhibited";
  rule: string;
  seat: number;
  rival: number;
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c" | null;
}

/** NC-8.9: whose bid lost, and the card of the Rue pile that comes instead (Gina). */
export interface NostraCitySalvaged {
  event: "salvaged";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  card: NostraCityCard;
}

/** NC-8.8: a card of La Rue leaves the game. */
export interface NostraCityRemoved {
  event: "removed";
  rule: string;
  slot: number;
  card: NostraCityCard;
}

/** NC-8.2: a look at a random Vendetta card of another player (Ugo). */
export interface NostraCitySpyEngaged {
  event: "spy-engaged";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  rival: number;
}

/** What was seen: a Représaille, or `none`. */
export interface NostraCitySpied {
  event: "spied";
  rule: string;
  seat: number;
  rival: number;
  card: string | null;
}

/** NC-8.15: a Représaille is discarded for a new Vendetta card (Teresa). */
export interface NostraCityTraded {
  event: "traded";
  rule: string;
  seat: number;
  caid: NostraCityCard;
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic";
}

/** NC-7.4: an end bonus and what it was measured by, in order of seats; a tie: nobody's. */
export interface NostraCityBonusGiven {
  event: "bonus-given";
  rule: string;
  bonus: "equipe" | "sagesse" | "as";
  holder: number | null;
  amounts: readonly (number)[];
  respect: number;
}

/** NC-7.4: Corrupteurs zélés that nobody has leave the game. */
export interface NostraCityZealEnded {
  event: "zeal-ended";
  rule: string;
  count: number;
}

/** NC-7.4: who is an Indic; all hands and Banques are shown. */
export interface NostraCityIndicsRevealed {
  event: "indics-revealed";
  rule: string;
  seats: readonly (number)[];
  hands: readonly (readonly ("honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic")[])[];
  banks: readonly (readonly ("5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c")[])[];
}

/** NC-7.5: the verdict, and who wins; nobody, if everybody loses. */
export interface NostraCityEnded {
  event: "ended";
  rule: string;
  verdict: "innocent" | "guilty";
  winners: readonly (number)[];
}

/** TG-3.1: seal this card. */
export interface TwelveGangstersChoose {
  move: "choose";
  card: number;
}

/** TG-2.3: this seat begins with the token. */
export interface TwelveGangstersNameBoss {
  move: "name-boss";
  seat: number;
}

/** This place: a victim, a cake, a gangster to move, somewhere to go. */
export interface ReglementDeComptesPickPlace {
  move: "place";
  place: number;
}

/** RC-3.5: this card. */
export interface ReglementDeComptesPlay {
  move: "play";
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move";
}

/** RC-3.5: this card, unused. */
export interface ReglementDeComptesDiscard {
  move: "discard";
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move";
}

/** RC-3.9: no second card. */
export interface ReglementDeComptesStop {
  move: "stop";
}

/** RC-4.7: no more sleeping pills. */
export interface ReglementDeComptesEnough {
  move: "enough";
}

/** RC-4.13: seat one of these next. */
export interface ReglementDeComptesSummon {
  move: "summon";
  kind: "godfather" | "gunman" | "blade" | "bruiser";
  asleep: boolean;
}

/** RC-3.1: the turn begins, in a position that was set up so; the table does it unasked. */
export interface ReglementDeComptesBegin {
  move: "begin";
}

/** RC-2.3, RC-3.5: Nature deals this card. */
export interface ReglementDeComptesDraw {
  move: "draw";
  card: "knife" | "gun" | "cake" | "pass" | "boom" | "cocktail" | "alert" | "move";
}

/** RC-2.4: Nature names who seats first. */
export interface ReglementDeComptesNameFirst {
  move: "name-first";
  seat: number;
}

/** GA-3.2: the die, and off. */
export interface GangsterRoll {
  move: "roll";
}

/** GA-7.1: announce the offer. */
export interface GangsterOffer {
  move: "offer";
}

/** Do what the question says: give back a Protection, draw a Mission, buy a Protection, commit the theft. */
export interface GangsterYes {
  move: "yes";
}

/** Do not, or enough, or pass. */
export interface GangsterNo {
  move: "no";
}

/** A Perle or a Diamant. */
export interface GangsterPickKind {
  move: "kind";
  kind: "perle" | "diamant";
}

/** GA-3.2, GA-8.1: the first or the second face of a double square, or side of a dilemma. */
export interface GangsterPickHalf {
  move: "half";
  half: 1 | 2;
}

/** A rival. */
export interface GangsterPickPlayer {
  move: "player";
  seat: number;
}

/** A card, a gem, a square, a die, or the digits of a bid, as the question says. */
export interface GangsterPickNumber {
  move: "number";
  number: number;
}

/** Nature draws the card of this number. */
export interface GangsterDraw {
  move: "draw";
  card: number;
}

/** Nature rolls a die. */
export interface GangsterDie {
  move: "die";
  die: number;
}

/** GA-4.15: the clock closes the auction. */
export interface GangsterHammer {
  move: "hammer";
}

/** Pass the phase, go on, decline, or end the sharing. */
export interface NostraCityPass {
  move: "pass";
}

/** The bid is complete; one bill is enough; the Représaille is discarded by a power. */
export interface NostraCityDone {
  move: "done";
}

/** A Caïd, by the number of the card. */
export interface NostraCityPickCaid {
  move: "caid";
  caid: number;
}

/** A Turf, by the number of the card. */
export interface NostraCityPickTurf {
  move: "turf";
  turf: number;
}

/** One bill of this kind. */
export interface NostraCityPickBill {
  move: "bill";
  bill: "5" | "10i" | "10c" | "20i" | "20c" | "50i" | "50c";
}

/** A slot, or what the question numbers. */
export interface NostraCityPick {
  move: "pick";
  pick: number;
}

/** Another player. */
export interface NostraCityPickPlayer {
  move: "player";
  seat: number;
}

/** A Représaille of this kind. */
export interface NostraCityPlayCard {
  move: "card";
  card: "honte" | "contrat" | "braquage" | "coup" | "incendie" | "temoin" | "ecoute" | "donne" | "indic" | "colere" | "gota" | "atlantic";
}

/** Nature draws; the question says from where. */
export interface NostraCityDraw {
  move: "draw";
  number: number;
}

export interface TwelveGangstersOutlook {
  game: "twelve-gangsters";
  fates: readonly (TwelveGangstersFate)[];
}

/** What one card would meet. */
export interface TwelveGangstersFate {
  card: number;
  good: readonly (number)[];
  bad: readonly (number)[];
  rivals: readonly (number)[];
}

export interface ReglementDeComptesOutlook {
  game: "reglement-de-comptes";
  income: number;
  idle_income: number | null;
  payers: readonly (number)[];
  threats: readonly (ReglementDeComptesThreat)[];
  lines: readonly (ReglementDeComptesLine)[];
  blasts: readonly (ReglementDeComptesBlast)[];
  ways: readonly (readonly (number)[])[];
  dying: readonly (number)[];
}

/** Something that could kill a gangster now, by what lies open on the table. */
export interface ReglementDeComptesThreat {
  place: number;
  by: "knife" | "gun" | "cake" | "pill";
  origin: number;
  seat: number | null;
}

/** From this place a weapon strikes that one. */
export interface ReglementDeComptesLine {
  origin: number;
  place: number;
}

/** RC-4.5: a cake on the table, and the places that its explosion reaches. */
export interface ReglementDeComptesBlast {
  owner: number;
  places: readonly (number)[];
  struck: readonly (number)[];
}

export interface GangsterOutlook {
  game: "gangster";
  reach: readonly (GangsterReach)[];
  peril: boolean;
  odds: readonly (GangsterOdds)[];
}

/** GA-3.2: the square that a die leads to. */
export interface GangsterReach {
  die: number;
  square: number;
}

/** GA-4.5, GA-4.7: the gems of a kind that this player has not seen, any of which may be the next one. */
export interface GangsterOdds {
  kind: "perle" | "diamant";
  low: number;
  high: number;
  mean: number;
  gain: number;
}

/** Of the Caïd with whom a choice has begun, if any. */
export interface NostraCityOutlook {
  game: "nostra-city";
  collects: readonly (NostraCityCollect)[];
  slots: readonly (Refusal | null)[];
  least: number;
  bonus: number;
  bribes: number;
  silenced: boolean;
  zeal: "none" | "alone" | "contested";
  openers: readonly (number)[];
  shields: readonly (number)[];
  untitled: number;
}

/** NC-4.1: an Encaissement that a Turf could start. */
export interface NostraCityCollect {
  turf: number;
  pick: number;
  kind: "queens" | "staten-island" | "bronx" | "brooklyn" | "gambling" | "drugs" | "prostitution";
  turfs: number;
  draws: number;
  owed: readonly (number)[];
  obstacle: Refusal | null;
}

export type Incoming =
  | Hello
  | Ping
  | Sit
  | Stand
  | SetOption
  | SetPace
  | SetOpen
  | SetRated
  | AddBot
  | RemoveBot
  | Kick
  | Vote
  | StepOut
  | Concede
  | Salt
  | LetCoach
  | Start
  | Rematch
  | End
  | Witness
  | Say
  | React
  | Talk
  | Nudge
  | SetOrder
  | DropOrder
  | Act
  | Ask
  | Undo
  | Why;

export type Outgoing =
  | Welcome
  | Lobby
  | Snapshot
  | Step
  | Undone
  | Clocks
  | Said
  | Ack
  | Offer
  | Because
  | Refused
  | Pong;

export type GameView =
  | TwelveGangstersView
  | ReglementDeComptesView
  | GangsterView
  | NostraCityView;

export type TwelveGangstersEvent =
  | TwelveGangstersBossNamed
  | TwelveGangstersChose
  | TwelveGangstersChanged
  | TwelveGangstersRevealed
  | TwelveGangstersBossPassed
  | TwelveGangstersEnded;

export type ReglementDeComptesEvent =
  | ReglementDeComptesDrew
  | ReglementDeComptesReshuffled
  | ReglementDeComptesFirstSeater
  | ReglementDeComptesSeated
  | ReglementDeComptesTurnBegan
  | ReglementDeComptesExploded
  | ReglementDeComptesCakeReturned
  | ReglementDeComptesEarned
  | ReglementDeComptesPlayed
  | ReglementDeComptesDiscarded
  | ReglementDeComptesStopped
  | ReglementDeComptesStabbed
  | ReglementDeComptesShot
  | ReglementDeComptesCakePlaced
  | ReglementDeComptesCakePassed
  | ReglementDeComptesDrugged
  | ReglementDeComptesAlerted
  | ReglementDeComptesMoved
  | ReglementDeComptesWoke
  | ReglementDeComptesWentOut
  | ReglementDeComptesTookBank
  | ReglementDeComptesEnded;

export type GangsterEvent =
  | GangsterStartRolled
  | GangsterStartTied
  | GangsterTurnBegan
  | GangsterTurnMissed
  | GangsterAnswered
  | GangsterRolled
  | GangsterDieTaken
  | GangsterDieChosen
  | GangsterMoved
  | GangsterJumped
  | GangsterFaceChosen
  | GangsterSideChosen
  | GangsterKindChosen
  | GangsterPaid
  | GangsterMenShown
  | GangsterTested
  | GangsterCardRead
  | GangsterStarKept
  | GangsterTook
  | GangsterReshuffled
  | GangsterReturned
  | GangsterProtectionGained
  | GangsterProtectionGiven
  | GangsterDeclined
  | GangsterNothingDone
  | GangsterTicketDealt
  | GangsterRaceRun
  | GangsterTicketWon
  | GangsterTicketsReturned
  | GangsterSwapBegan
  | GangsterSwapped
  | GangsterSold
  | GangsterAuctionOpened
  | GangsterBidMade
  | GangsterBidPassed
  | GangsterKnocked
  | GangsterWithdrawn
  | GangsterTheftDared
  | GangsterArrested
  | GangsterFined
  | GangsterDossierTaken
  | GangsterDossierDropped
  | GangsterEliminated
  | GangsterStarPlayed
  | GangsterStarAimed
  | GangsterStarBlocked
  | GangsterJusticeEscaped
  | GangsterRaceFixed
  | GangsterStolen
  | GangsterPeeked
  | GangsterAgainPromised
  | GangsterSecondMove
  | GangsterTurnsOwed
  | GangsterMissionDone
  | GangsterOfferMade
  | GangsterLapEnded
  | GangsterCounted
  | GangsterEnded;

export type NostraCityEvent =
  | NostraCityFirstChosen
  | NostraCityDealt
  | NostraCityPackDealt
  | NostraCityPicked
  | NostraCityPicksShown
  | NostraCityFilled
  | NostraCityMonthBegan
  | NostraCityPhaseBegan
  | NostraCityPassed
  | NostraCityCollected
  | NostraCityBillDrawn
  | NostraCityRaided
  | NostraCityReshuffled
  | NostraCitySwapped
  | NostraCityShared
  | NostraCityWronged
  | NostraCitySoothed
  | NostraCityGrudgeHeld
  | NostraCityDeclined
  | NostraCityVendettaDrawn
  | NostraCityNoVendetta
  | NostraCityJoined
  | NostraCityBidPlaced
  | NostraCityBidsRevealed
  | NostraCityShifted
  | NostraCityPaused
  | NostraCityAnswered
  | NostraCityAnswersOpened
  | NostraCityPlayVoid
  | NostraCityStakesRevealed
  | NostraCityWon
  | NostraCityTied
  | NostraCityBidReturned
  | NostraCityKept
  | NostraCityDiscarded
  | NostraCityTopTurned
  | NostraCityUnlifted
  | NostraCityLifted
  | NostraCityTitled
  | NostraCityEngaged
  | NostraCityCorrupted
  | NostraCityPeeked
  | NostraCityReclaimed
  | NostraCityZealRewarded
  | NostraCityReleased
  | NostraCitySeized
  | NostraCityVerdictMoved
  | NostraCityUnderbossPlaced
  | NostraCityUnderbossWaits
  | NostraCityBribeTurned
  | NostraCityCounted
  | NostraCityPlayed
  | NostraCityShielded
  | NostraCityShamed
  | NostraCityKilled
  | NostraCityRobbed
  | NostraCityRung
  | NostraCityBurnt
  | NostraCityTapped
  | NostraCityExhibited
  | NostraCitySalvaged
  | NostraCityRemoved
  | NostraCitySpyEngaged
  | NostraCitySpied
  | NostraCityTraded
  | NostraCityBonusGiven
  | NostraCityZealEnded
  | NostraCityIndicsRevealed
  | NostraCityEnded;

export type GameEvent =
  | TwelveGangstersEvent
  | ReglementDeComptesEvent
  | GangsterEvent
  | NostraCityEvent;

export type TwelveGangstersMove =
  | TwelveGangstersChoose
  | TwelveGangstersNameBoss;

export type ReglementDeComptesMove =
  | ReglementDeComptesPickPlace
  | ReglementDeComptesPlay
  | ReglementDeComptesDiscard
  | ReglementDeComptesStop
  | ReglementDeComptesEnough
  | ReglementDeComptesSummon
  | ReglementDeComptesBegin
  | ReglementDeComptesDraw
  | ReglementDeComptesNameFirst;

export type GangsterMove =
  | GangsterRoll
  | GangsterOffer
  | GangsterYes
  | GangsterNo
  | GangsterPickKind
  | GangsterPickHalf
  | GangsterPickPlayer
  | GangsterPickNumber
  | GangsterDraw
  | GangsterDie
  | GangsterHammer;

export type NostraCityMove =
  | NostraCityPass
  | NostraCityDone
  | NostraCityPickCaid
  | NostraCityPickTurf
  | NostraCityPickBill
  | NostraCityPick
  | NostraCityPickPlayer
  | NostraCityPlayCard
  | NostraCityDraw;

export type GameMove =
  | TwelveGangstersMove
  | ReglementDeComptesMove
  | GangsterMove
  | NostraCityMove;

export type GameOutlook =
  | TwelveGangstersOutlook
  | ReglementDeComptesOutlook
  | GangsterOutlook
  | NostraCityOutlook;
