/** The visitor: a display name and a language, kept by the server under a cookie. */
import { api, Failure } from './api';
import { provisions } from './provisions';
import { speech } from './language.svelte';
import type { Language, Me } from './wire';

class Visitor {
  me = $state.raw<Me | null>(null);

  /** The house did not answer: somebody is here all the same, and reads. */
  away = false;

  async load(): Promise<void> {
    try {
      this.me = await api.me();
      this.away = false;
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status !== 0) throw failure;
      await provisions(); // without them there is nothing to read
      this.me = { name: '', language: speech.language, has_phrase: false };
      this.away = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async speak(language: Language): Promise<void> {
    await speech.load(language);
    if (this.away) return;
    this.me = await api.changeMe({ language });
  }
}

export const visitor = new Visitor();
