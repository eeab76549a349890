/** What the drawer beside the table shows, and whether it lies open over a narrow one. */
export type Tab = 'log' | 'chat' | 'rules' | 'know';

export class DrawerState {
  tab = $state<Tab>('log');
  open = $state(false);
  /** The rule that is wanted, by its number. */
  rule = $state('');

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
