/** What the drawer beside the table shows, and whether it lies open over a narrow one. */
export type Tab = 'log' | 'chat' | 'rules' | 'know';

export class DrawerState {
  tab = $state<Tab>('log');
  open = $state(false);
  /** The rule that is wanted, by its number. */
  rule = $state('');
  /** How much of the chat the reader has had before his eyes; null until there is one. */
  #read = $state<number | null>(null);

  /** How much was said since. The chat is seen where its tab is: on a narrow table the drawer must be open too. */
  unread(said: number): number {
    return Math.max(0, said - (this.#read ?? said));
  }

  look(said: number, wide: boolean): void {
    if (this.#read === null || (this.tab === 'chat' && (wide || this.open))) this.#read = said;
  }

  show(tab: Tab): void {
    this.open = !(this.open && this.tab === tab);
    this.tab = tab;
    if (this.open) requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
  }

  /** Open a rule, even one that is open already and was scrolled away from. */
  read(rule: string): void {
    this.rule = '';
    requestAnimationFrame(() => (this.rule = rule));
    this.tab = 'rules';
    this.open = true;
  }
}
