/** Règlement de comptes in words: what is asked, what a choice is called, what is known, how it ended. */
import { listed, say, type Words } from '../../language.svelte';
import type { Result } from '../../wire';
import type { Person, Told } from '../game';
import { ties } from '../ties';
import { CARDS, type Card, type Move, type View } from './material';
import { cardName, kindName } from './names';
import { sitting } from './table';

export function question(view: View, people: readonly Person[]): Words {
  if (view.phase === 'over') return { id: 'rc-web-over' };
  if (view.viewer === null || !view.waiting.includes(view.viewer)) return awaited(view, people);
  const { choice } = view;
  if (!choice) {
    const id = { seating: 'rc-web-ask-summon', second: 'rc-web-ask-second' }[view.phase as string] ?? 'rc-web-ask-card';
    return { id };
  }
  const place = choice.places[0] ?? 0;
  const man = choice.gangster ?? (place ? sitting(view, place) : null);
  const kind = man ? kindName(man.kind) : '';
  return { id: `rc-web-ask-${choice.step}`, args: { place, kind, count: choice.places.length } };
}

/** RC-3.5: a card without effect can only be thrown away. */
export function nothing({ phase, choice }: View, legal: readonly Move[]): Words | null {
  if (choice || legal.some(({ move }) => move === 'play')) return null;
  return { card: { id: 'rc-web-ask-discard' }, second: { id: 'rc-web-ask-stop' } }[phase as string] ?? null;
}

function awaited(view: View, people: readonly Person[]): Words {
  const names = view.waiting.flatMap((seat) => people[seat]?.name ?? []);
  if (names.length === 0) return { id: view.phase === 'first-seater' ? 'rc-web-lots' : 'rc-web-dealing' };
  return { id: view.phase === 'seating' ? 'rc-web-waiting-seat' : 'rc-web-waiting', args: { names: listed(names) } };
}

export function label(view: View, _people: readonly Person[], move: Move): Words {
  switch (move.move) {
    case 'play':
    case 'discard':
      return { id: move.move === 'play' ? 'rc-web-do-play' : 'rc-web-do-discard', args: { card: cardName(move.card) } };
    case 'summon':
      return { id: 'rc-web-do-summon', args: { kind: kindName(move.kind), asleep: move.asleep ? 'yes' : 'no' } };
    case 'place':
      return { id: `rc-web-do-${view.choice?.step ?? 'seat'}`, args: { place: move.place } };
    default:
      return { id: move.move === 'enough' ? 'rc-web-do-enough' : 'rc-web-do-stop' };
  }
}

export function knowledge(view: View): { secret: boolean; words: Words }[] {
  const facts: { secret: boolean; words: Words }[] = [];
  if (view.viewer !== null)
    facts.push({
      secret: true,
      words: { id: 'rc-web-know-hand', args: { count: view.hand.length, cards: listedCards(tally(view.hand)) } },
    });
  facts.push({ secret: false, words: { id: 'rc-web-know-discards', args: { cards: listedCards(view.discards) } } });
  facts.push({ secret: false, words: { id: 'rc-web-know-unseen', args: { cards: listedCards(view.unseen) } } });
  return facts;
}

export function tally(cards: readonly Card[]): Partial<Record<Card, number>> {
  const counts: Partial<Record<Card, number>> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** "2 Pan !, 1 Boum !" in the order of the box. */
function listedCards(counts: Readonly<Record<string, number>> | Partial<Record<Card, number>>): string {
  const held = CARDS.filter((card) => (counts[card] ?? 0) > 0).map((card) =>
    say('rc-web-times', { count: counts[card]!, card: cardName(card) }),
  );
  return held.join(', ') || '—';
}

/** RC-6.4: who had the same money, and what became of it. */
export function remarks(result: Result, people: readonly Person[]): Told[] {
  return ties(result, people, 'rc-tie', 'RC-6.4');
}
