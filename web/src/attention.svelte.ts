/** A system notification when it is one's turn and the page is not in front: only if the reader has asked for it. */
const KEPT = 'tripot-notify';

export class Attention {
  readonly possible = 'Notification' in globalThis;
  on = $state(this.possible && Notification.permission === 'granted' && localStorage.getItem(KEPT) === 'on');

  /** The browser asks for permission only here, after a press. */
  async turn(on: boolean): Promise<void> {
    const granted = on && (await Notification.requestPermission()) === 'granted';
    this.on = granted;
    localStorage.setItem(KEPT, granted ? 'on' : 'off');
  }

  /** These words and nothing else: they must not hold a secret. */
  call(words: string, table: string): void {
    if (this.on && document.hidden) new Notification(words, { tag: table, icon: '/icon.svg' });
  }
}

export const attention = new Attention();
