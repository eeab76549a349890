/** The texts of the house in the reader's language: Fluent messages from the server and from this client. */
import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';
import { a, de, que } from './french';
import { point } from './sentence';
import type { Language, Reason } from './wire';

export type Arguments = Record<string, string | number>;

/** A sentence in no language yet: the id of its text, and what to fill in. */
export interface Words {
  id: string;
  args?: Arguments;
}

const SOURCES = import.meta.glob<string>(['./text/*.ftl', './games/*/text/*.ftl'], { query: '?raw', import: 'default' });
const KEPT = 'tripot-language';
/** What texts may call, as at the house. */
const FUNCTIONS = { DE: told(de), QUE: told(que), A: told(a), POINT: told(point) };

/** A name as Fluent hands it over, and back. */
function told(said: (name: string) => string): FluentFunction {
  return ([name]) => said(String(name));
}

class Speech {
  language = $state<Language>(preferred());
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const ours = Object.keys(SOURCES).filter((path) => path.endsWith(`/${language}.ftl`));
    const [house, ...client] = await Promise.all([texts(language), ...ours.map((path) => SOURCES[path]!())]);
    this.#bundle = bundle(language, [house, ...client]);
    this.language = language;
    document.documentElement.lang = language;
    remember(language);
  }

  say(id: string, args: Arguments = {}): string {
    const message = this.#bundle?.getMessage(id);
    return message?.value ? this.#bundle!.formatPattern(message.value, args, []) : id;
  }

  knows(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }
}

export const speech = new Speech();

export function say(id: string, args?: Arguments): string {
  return speech.say(id, args);
}

export function words(sentence: Words): string {
  return speech.say(sentence.id, sentence.args);
}

/** A problem as the server tells it; its arguments may be problems themselves. */
export function explain(problem: Pick<Reason, 'reason' | 'args'>): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(problem.args)) {
    args[name] = typeof value === 'object' ? explain(value) : value;
  }
  return speech.say(problem.reason, args);
}

/** "Ana, Bob et Carl". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}

export function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

async function texts(language: Language): Promise<string> {
  const answer = await fetch(`/api/texts/${language}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.text();
}

function preferred(): Language {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (kept === 'fr' || kept === 'en') return kept;
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted
    .find((tag) => /^(fr|en)/i.test(tag))
    ?.slice(0, 2)
    .toLowerCase() === 'en'
    ? 'en'
    : 'fr';
}

function remember(language: Language): void {
  localStorage.setItem(KEPT, language);
}
