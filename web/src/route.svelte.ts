/** Which page the address asks for. */
import type { AttemptForm } from './wire';

export type Page =
  | { name: 'home' }
  | { name: 'table'; code: string }
  | { name: 'stream'; code: string; late: number }
  | { name: 'replay'; code: string; number: number }
  | { name: 'analysis'; code: string; number: number }
  | { name: 'rules'; game: string }
  | { name: 'exercise'; of: AttemptForm['of'] }
  | { name: 'duel'; id: string }
  | { name: 'daily' }
  | { name: 'games' }
  | { name: 'queue' }
  | { name: 'evenings' }
  | { name: 'evening'; id: string }
  | { name: 'wall'; id: string }
  | { name: 'ratings'; game: string }
  | { name: 'mail'; deed: 'confirm' | 'stop'; token: string }
  | { name: 'puzzles' }
  | { name: 'shelf'; game: string }
  | { name: 'admin' }
  | { name: 'lessons'; game: string }
  | { name: 'unknown' };

const CODE = '[A-Za-z0-9]{4}-?[A-Za-z0-9]{4}-?[A-Za-z0-9]{4}';
const TABLE = new RegExp(`^/t/(${CODE})$`);
const STREAM = new RegExp(`^/t/(${CODE})/stream/(\\d+)$`);
const AFTERWARDS = new RegExp(`^/t/(${CODE})/(replay|analysis)/(\\d+)$`);
const MOMENT = new RegExp(`^/t/(${CODE})/retry/(\\d+)/(\\d+)$`);
const EXERCISE = /^\/learn\/([a-z0-9-]+)\/(\d+)$/;
const PUZZLE = /^\/puzzle\/([a-z0-9-]+)\/([a-z2-7]+)$/;
const SHELF = /^\/puzzles\/([a-z0-9-]+)$/;
const DUEL = new RegExp(`^/duel/(${CODE})$`);
const MAIL = /^\/mail\/(confirm|stop)\/([A-Za-z0-9_.-]+)$/;
const EVENING = new RegExp(`^/evening/(${CODE})(/wall)?$`);
const RATINGS = /^\/ratings(?:\/([a-z0-9-]+))?$/;
const LESSONS = /^\/lessons\/([a-z0-9-]+)$/;
const RULES = /^\/rules\/([a-z0-9-]+)$/;

export function pageAt(path: string): Page {
  const place = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (place === '/') return { name: 'home' };
  if (place === '/puzzles') return { name: 'puzzles' };
  if (place === '/daily') return { name: 'daily' };
  if (place === '/games') return { name: 'games' };
  if (place === '/admin') return { name: 'admin' };
  if (place === '/queue') return { name: 'queue' };
  if (place === '/evenings') return { name: 'evenings' };
  const evening = EVENING.exec(place);
  if (evening) return { name: evening[2] ? 'wall' : 'evening', id: evening[1]!.toUpperCase() };
  const ratings = RATINGS.exec(place);
  if (ratings) return { name: 'ratings', game: ratings[1] ?? '' };
  const table = TABLE.exec(place);
  if (table) return { name: 'table', code: table[1]!.toUpperCase() };
  const stream = STREAM.exec(place);
  if (stream) return { name: 'stream', code: stream[1]!.toUpperCase(), late: Number(stream[2]) };
  const duel = DUEL.exec(place);
  if (duel) return { name: 'duel', id: duel[1]!.toUpperCase() };
  const after = AFTERWARDS.exec(place);
  if (after) return { name: after[2] as 'replay' | 'analysis', code: after[1]!.toUpperCase(), number: Number(after[3]) };
  const mail = MAIL.exec(place);
  if (mail) return { name: 'mail', deed: mail[1] as 'confirm' | 'stop', token: mail[2]! };
  const lessons = LESSONS.exec(place);
  if (lessons) return { name: 'lessons', game: lessons[1]! };
  const rules = RULES.exec(place);
  if (rules) return { name: 'rules', game: rules[1]! };
  const exercise = EXERCISE.exec(place);
  if (exercise) return { name: 'exercise', of: { of: 'scenario', game: exercise[1]!, number: Number(exercise[2]) } };
  const puzzle = PUZZLE.exec(place);
  if (puzzle) return { name: 'exercise', of: { of: 'puzzle', game: puzzle[1]!, id: puzzle[2]! } };
  const shelf = SHELF.exec(place);
  if (shelf) return { name: 'shelf', game: shelf[1]! };
  const moment = MOMENT.exec(place);
  if (moment)
    return { name: 'exercise', of: { of: 'moment', code: moment[1]!.toUpperCase(), number: Number(moment[2]), step: Number(moment[3]) } };
  return { name: 'unknown' };
}

class Route {
  path = $state(globalThis.location?.pathname ?? '/');
  hash = $state(globalThis.location?.hash ?? '');
  page = $derived(pageAt(this.path));

  /** Follow the address bar, and links of our own without a new load. */
  listen(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(href: string): void {
    history.pushState(null, '', href);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();
