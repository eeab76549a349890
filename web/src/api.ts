/** What the pages ask over HTTP. */
import type { SignedRecord } from './signature';
import type {
  Analysed,
  Attempted,
  AttemptForm,
  Because,
  Career,
  Checked,
  Daily,
  DailyGame,
  Devices,
  Duel,
  Failed,
  Home,
  Hint,
  HouseKey,
  LogoutForm,
  Mark,
  Me,
  MeForm,
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
  Rulebook,
  TableForm,
  Language,
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

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? undefined : post(body));
  } catch {
    throw new Failure(0, UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const failed = (await answer.json().catch(() => null)) as Failed | null;
  throw new Failure(answer.status, failed?.problem ?? UNREACHABLE);
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export const api = {
  home: () => ask<Home>('/api/home'),
  key: () => ask<HouseKey>('/api/key'),
  me: () => ask<Me>('/api/me'),
  changeMe: (form: MeForm) => ask<Me>('/api/me', form),
  setPhrase: (name: string, phrase: string, old: string) => ask<Me>('/api/me/phrase', { name, phrase, old }),
  devices: () => ask<Devices>('/api/me/devices'),
  logOut: (form: Partial<LogoutForm>) => ask<Devices>('/api/me/logout', form),
  enter: (name: string, phrase: string) => ask<Me>('/api/enter', { name, phrase }),
  open: (form: TableForm) => ask<Place>('/api/tables', form),
  quick: (form: QuickForm) => ask<Place>('/api/quick', form),
  join: (code: string) => ask<Place>('/api/join', { code }),
  rules: (game: string, language: Language) => ask<Rulebook>(`/api/rules/${game}/${language}`),
  exercise: (form: AttemptForm) => ask<Attempted | Offer>('/api/exercises', form),
  exerciseAsk: (form: AttemptForm) => ask<Offer>('/api/exercises/ask', form),
  exerciseWhy: (form: AttemptForm) => ask<Because>('/api/exercises/why', form),
  puzzles: () => ask<PuzzlesToday>('/api/puzzles'),
  shelf: (game: string) => ask<PuzzleShelf>(`/api/puzzles/${game}`),
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
  turns: () => ask<MyTurns>('/api/me/turns'),
  career: (game: string, companion: string, skip: number) =>
    ask<Career>(`/api/me/games?${new URLSearchParams({ game, with: companion, skip: String(skip) })}`),
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
