/** The visitor: a display name and a language, kept by the server under a cookie. */
import { api } from './api';
import { speech } from './language.svelte';
import type { Language, Me } from './wire';

class Visitor {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async speak(language: Language): Promise<void> {
    await speech.load(language);
    this.me = await api.changeMe({ language });
  }
}

export const visitor = new Visitor();
