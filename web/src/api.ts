/** What the pages ask over HTTP. */
import { exerciseTaken, homeTaken, shelfTaken } from './provisions';
import type { Whom } from './saying';
import type { SignedRecord } from './signature';
import type {
  AdminBans,
  AdminHouse,
  AdminPeople,
  AdminReports,
  AdminTables,
  Analysed,
  Attempted,
  AttemptForm,
  Because,
  Career,
  Checked,
  Daily,
  DailyGame,
  Devices,
  EveningBotsForm,
  EveningForm,
  EveningView,
  Duel,
  Failed,
  Home,
  Hint,
  Holidays,
  HouseKey,
  LogoutForm,
  Mark,
  Me,
  MeForm,
  Muted,
  MyEvenings,
  MyTurns,
  NoticeForm,
  Notices,
  Offer,
  Place,
  QuickForm,
  PuzzleShelf,
  PuzzlesToday,
  Reason,
  Replay,
  ReportForm,
  Rulebook,
  TableForm,
  Language,
  Leaderboard,
  QueueForm,
  QueueState,
  WhatIfForm,
} from './wire';

/** An answer that was not 2xx, with the server's reason. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly problem: Reason,
  ) {
    super(problem.reason);
  }
}

const UNREACHABLE: Reason = { reason: 'web-unreachable', args: {}, rule: '' };

const ADMIN = '/api/admin';

/** Keepalive: also when the page closes. */
async function ask<T>(path: string, body?: unknown, keepalive = false): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? undefined : post(body, keepalive));
  } catch {
    throw new Failure(0, UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const failed = (await answer.json().catch(() => null)) as Failed | null;
  throw new Failure(answer.status, failed?.problem ?? UNREACHABLE);
}

function post(body: unknown, keepalive: boolean): RequestInit {
  return { method: 'POST', keepalive, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** What was taken along, where the house cannot be reached; else the failure stays. */
function unreached<T>(taken: () => Promise<T | undefined>): (failure: unknown) => Promise<T> {
  return async (failure) => {
    if (!(failure instanceof Failure) || failure.status !== 0) throw failure;
    const found = await taken().catch(() => undefined);
    if (found === undefined) throw failure;
    return found;
  };
}

export const api = {
  home: () => ask<Home>('/api/home').catch(unreached(homeTaken)),
  key: () => ask<HouseKey>('/api/key'),
  me: () => ask<Me>('/api/me'),
  changeMe: (form: MeForm) => ask<Me>('/api/me', form),
  setPhrase: (name: string, phrase: string, old: string) => ask<Me>('/api/me/phrase', { name, phrase, old }),
  devices: () => ask<Devices>('/api/me/devices'),
  logOut: (form: Partial<LogoutForm>) => ask<Devices>('/api/me/logout', form),
  muted: () => ask<Muted>('/api/me/muted'),
  unmute: (key: string) => ask<Muted>('/api/me/muted/remove', { key }),
  mute: (code: string, whom: Whom) => ask<Muted>(`/api/tables/${code}/mute`, whom),
  report: (code: string, form: Partial<ReportForm>) => ask<null>(`/api/tables/${code}/report`, form),
  forgetMe: (name: string) => ask<null>('/api/me/delete', { name }),
  admin: () => ask<AdminHouse>(ADMIN),
  adminEnter: (token: string) => ask<null>(ADMIN, { token }),
  adminLeave: () => ask<null>(`${ADMIN}/leave`, { id: '' }),
  adminTables: () => ask<AdminTables>(`${ADMIN}/tables`),
  adminPeople: (name: string) => ask<AdminPeople>(`${ADMIN}/people?${new URLSearchParams({ name })}`),
  adminReports: () => ask<AdminReports>(`${ADMIN}/reports`),
  adminBans: () => ask<AdminBans>(`${ADMIN}/bans`),
  ban: (person: string, days: number, reason: string) => ask<AdminBans>(`${ADMIN}/ban`, { person, days, reason }),
  lift: (person: string) => ask<AdminBans>(`${ADMIN}/lift`, { person }),
  settle: (id: string) => ask<AdminReports>(`${ADMIN}/close`, { id }),
  removeTable: (id: string) => ask<AdminTables>(`${ADMIN}/remove`, { id }),
  enter: (name: string, phrase: string) => ask<Me>('/api/enter', { name, phrase }),
  open: (form: TableForm) => ask<Place>('/api/tables', form),
  quick: (form: QuickForm) => ask<Place>('/api/quick', form),
  join: (code: string) => ask<Place>('/api/join', { code }),
  rules: (game: string, language: Language) => ask<Rulebook>(`/api/rules/${game}/${language}`),
  exercise: (form: AttemptForm) =>
    ask<Attempted | Offer>('/api/exercises', form).catch(
      unreached(async () => ((form.choices?.length ?? 0) === 0 ? exerciseTaken(form.of) : undefined)),
    ),
  exerciseAsk: (form: AttemptForm) => ask<Offer>('/api/exercises/ask', form),
  exerciseWhy: (form: AttemptForm) => ask<Because>('/api/exercises/why', form),
  puzzles: () => ask<PuzzlesToday>('/api/puzzles'),
  shelf: (game: string) => ask<PuzzleShelf>(`/api/puzzles/${game}`).catch(unreached(() => shelfTaken(game))),
  verify: (code: string, number: number) => ask<Checked>(`${game(code, number)}/verify`),
  record: (code: string, number: number) => ask<SignedRecord>(recordAddress(code, number)),
  hint: (code: string) => ask<Hint>(`/api/tables/${code}/hint`, {}),
  mark: (code: string) => ask<Mark>(`/api/tables/${code}/mark`, {}),
  replay: (code: string, number: number, seat: string) => ask<Replay>(`${game(code, number)}/replay?seat=${seat}`),
  whatIf: (code: string, number: number, form: WhatIfForm) => ask<Place>(`${game(code, number)}/what-if`, form),
  offerDuel: (code: string, number: number) => ask<Place>(`${game(code, number)}/duel`, {}),
  notices: () => ask<Notices>('/api/me/notices'),
  addNotice: (form: Pick<NoticeForm, 'kind' | 'address'> & Partial<NoticeForm>) => ask<Notices>('/api/me/notices', form),
  removeNotice: (id: string) => ask<Notices>('/api/me/notices/remove', { id }),
  mail: (deed: 'confirm' | 'stop', token: string) => ask<null>(`/api/mail/${deed}/${token}`, {}),
  holiday: () => ask<Holidays>('/api/me/holiday'),
  takeHoliday: (days: number) => ask<Holidays>('/api/me/holiday', { days }),
  turns: () => ask<MyTurns>('/api/me/turns'),
  career: (game: string, companion: string, skip: number) =>
    ask<Career>(`/api/me/games?${new URLSearchParams({ game, with: companion, skip: String(skip) })}`),
  ratings: (game: string) => ask<Leaderboard>(`/api/ratings/${game}`),
  showRating: (game: string, shown: boolean) => ask<Leaderboard>(`/api/ratings/${game}`, { shown }),
  queue: () => ask<QueueState>('/api/queue'),
  joinQueue: (form: QueueForm) => ask<QueueState>('/api/queue', form),
  stayInQueue: () => ask<QueueState>('/api/queue/stay', {}),
  leaveQueue: () => ask<QueueState>('/api/queue/leave', {}, true),
  evenings: () => ask<MyEvenings>('/api/evenings'),
  openEvening: (form: EveningForm) => ask<Place>('/api/evenings', form),
  evening: (id: string) => ask<EveningView>(`/api/evenings/${id}`),
  enterEvening: (id: string) => ask<EveningView>(`/api/evenings/${id}/enter`, {}),
  addEveningBots: (id: string, form: EveningBotsForm) => ask<EveningView>(`/api/evenings/${id}/bots`, form),
  dropOut: (id: string, key: number) => ask<EveningView>(`/api/evenings/${id}/drop`, { key }),
  nextRound: (id: string) => ask<EveningView>(`/api/evenings/${id}/round`, {}),
  endEvening: (id: string) => ask<EveningView>(`/api/evenings/${id}/end`, {}),
  duel: (id: string) => ask<Duel>(`/api/duels/${id}`),
  acceptDuel: (id: string) => ask<Place>(`/api/duels/${id}`, {}),
  daily: () => ask<Daily>('/api/daily'),
  playDaily: (game: string) => ask<Place>(`/api/daily/${game}`, {}),
  appear: (game: string, appears: boolean) => ask<DailyGame>(`/api/daily/${game}/appear`, { appears }),
  analysis: (code: string, number: number) => ask<Analysed>(`${game(code, number)}/analysis`),
  analyse: (code: string, number: number) => ask<Analysed>(`${game(code, number)}/analysis`, {}),
};

export function recordAddress(code: string, number: number): string {
  return `${game(code, number)}/record`;
}

export function qrAddress(code: string): string {
  return `/api/tables/${code}/qr.svg`;
}

function game(code: string, number: number): string {
  return `/api/tables/${code}/games/${number}`;
}
