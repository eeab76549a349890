/** The outcomes of chance in a finished game, with their odds, by the replay that hides nothing. */
import type { GameRecord } from '../../api';
import type { Replay } from '../../wire';
import type { Draw } from '../game';
import { without } from './ledger';
import { BILLS, REPRISALS, type Bill, type Event, type Vendetta, type View } from './material';

const DRAWN = /^\* draw (\d+)$/;
/** NC-1.4: in the order in which chance numbers them. */
const VENDETTAS: Readonly<Record<Vendetta, number>> = {
  honte: 3,
  contrat: 2,
  braquage: 3,
  coup: 2,
  incendie: 2,
  temoin: 2,
  ecoute: 1,
  donne: 2,
  indic: 2,
  colere: 6,
  gota: 1,
  atlantic: 1,
};
/** NC-1.1: Caïds, then Turfs, then Respects, then Enquêtes. */
const [TURFS, RESPECTS, ENQUETES, CARDS] = [20, 34, 40, 46];
const DESCENTE = BILLS.length;

export async function draws(record: GameRecord, whole: () => Promise<Replay>): Promise<Draw[]> {
  const replay = await whole();
  const money = new Money(replay.start as readonly View[]);
  const mixed = record.options['families'] === true;
  return record.steps.flatMap((step, index): Draw[] => {
    const before = (index === 0 ? replay.start : replay.steps[index - 1]!.views) as readonly View[];
    const { views, events } = replay.steps[index]!;
    const drawn = DRAWN.exec(step)?.[1];
    const found = drawn === undefined ? [] : [{ weights: odds(before, money, mixed), outcome: Number(drawn) }];
    money.follow(before, views as readonly View[], events as readonly Event[], drawn === undefined ? null : Number(drawn));
    return found;
  });
}

/** Where the bills are that no view shows: the pile and the corruption; all others can be counted. */
export class Money {
  readonly all: readonly Bill[];
  pile: readonly Bill[];
  corruption: readonly Bill[] = [];

  constructor(start: readonly View[]) {
    this.pile = start[0]!.known.find(({ place }) => place === 'pile')?.bills ?? [];
    this.all = [...this.pile, ...seen(start)];
  }

  /** What one step did to them. */
  follow(before: readonly View[], after: readonly View[], events: readonly Event[], drawn: number | null): void {
    const step = before[0]!.question?.step;
    const bill = drawn === null ? undefined : BILLS[drawn];
    if (step === 'draw-bill' && bill) this.pile = without(this.pile, [bill]);
    if (step === 'reclaim' && bill) this.corruption = without(this.corruption, [bill]);
    for (const event of events) {
      if (event.event === 'corrupted')
        this.corruption = [
          ...this.corruption,
          ...(event.top ? [event.top] : without(before[event.seat]!.hand!.bank, after[event.seat]!.hand!.bank)),
        ];
      if (event.event === 'counted') this.corruption = [];
      if (event.event === 'reshuffled' && event.pile === 'bills' && after[0]!.discard.count === 0)
        this.pile = without(without(this.all, seen(after)), this.corruption);
    }
  }
}

/** Bills in Banques, in stakes and on their way. */
function seen(views: readonly View[]): Bill[] {
  const drawn = views.find(({ drawn }) => drawn?.bills)?.drawn?.bills ?? [];
  return [
    ...views.flatMap((view, seat) => [...view.hand!.bank, ...view.players[seat]!.bids.flatMap(({ bills }) => bills ?? [])]),
    ...drawn,
  ];
}

/** One for each outcome that may come. */
export function odds(views: readonly View[], money: Money, mixed: boolean): number[] {
  const view = views[0]!;
  const { step, seat, rival } = view.question!;
  switch (step) {
    case 'first':
      return views.map(() => 1);
    case 'deal':
    case 'pack':
    case 'fill':
      return street(view, mixed);
    case 'draw-bill':
      return [...counts(money.pile), ...(view.drawn?.aside ? [] : [1])];
    case 'draw-vendetta':
      return grudges(views);
    case 'top':
      return counts(
        view.phase === 'resolution'
          ? views.flatMap((own, owner) => own.players[owner]!.bids.flatMap((bid) => (bid.slot === view.slot ? (bid.bills ?? []) : [])))
          : view.discard.open,
      );
    case 'peek':
      return counts(without(money.corruption, views[seat!]!.hand!.sight?.bills ?? []));
    case 'reclaim':
      return counts(
        without(
          money.corruption,
          (views[seat!]!.choice?.chosen ?? []).map((text) => text.split(' ')[1] as Bill),
        ),
      );
    case 'rob':
      return counts(views[rival!]!.hand!.bank);
    default: {
      const held = REPRISALS.map((card) => views[rival!]!.hand!.cards.filter((one) => one === card).length);
      return held.some((count) => count > 0) ? held : [...held, 1];
    }
  }
}

function counts(bills: readonly Bill[]): number[] {
  return BILLS.slice(0, DESCENTE).map((kind) => bills.filter((bill) => bill === kind).length);
}

/** NC-2.1, NC-2.2, NC-7.9: the Rue cards that are still in the pile, and of them those that may come now. */
function street(view: View, mixed: boolean): number[] {
  const lying = [...view.players.flatMap(({ territory }) => territory.map(({ card }) => card)), ...view.packs.flat(), ...view.gone];
  const away = new Set([...lying, ...view.rue.flatMap(({ card }) => card ?? [])].map(({ number }) => number));
  const { step, seat } = view.question!;
  const [from, to] = span(view);
  const own = step === 'deal' ? view.players[seat!]!.territory.map(({ card }) => card) : step === 'pack' ? (view.packs[seat!] ?? []) : [];
  const families = new Set(mixed && from === 0 && step !== 'fill' ? own.map(({ number }) => Math.floor(number / 5)) : []);
  return Array.from({ length: CARDS! }, (_, number) =>
    number >= from && number < to && !away.has(number) && !families.has(Math.floor(number / 5)) ? 1 : 0,
  );
}

function span(view: View): readonly [number, number] {
  const { step, seat } = view.question!;
  if (step === 'fill') return [0, view.phase === 'setup' ? ENQUETES! : CARDS!];
  const caids = step === 'deal' ? view.players[seat!]!.territory.filter(({ card }) => card.kind === 'caid').length : 0;
  return caids < 3 ? [0, TURFS!] : [TURFS!, RESPECTS!];
}

/** NC-8.4, NC-8.5: all but those in hands, discarded, before somebody, or in a Territoire. */
function grudges(views: readonly View[]): number[] {
  const { spent, players, gone } = views[0]!;
  const held = [...views.flatMap(({ hand }) => hand!.cards), ...spent];
  const met = new Set([...players.flatMap(({ territory }) => territory.map(({ card }) => card)), ...gone].map(({ number }) => number));
  const shames = players.reduce((total, player) => total + player.shames, 0);
  return Object.entries(VENDETTAS).map(([card, count]) => {
    const away = held.filter((one) => one === card).length + (card === 'honte' ? shames : 0);
    return count - away - ((card === 'gota' && met.has(46)) || (card === 'atlantic' && met.has(47)) ? 1 : 0);
  });
}
