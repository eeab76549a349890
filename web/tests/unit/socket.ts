/** A socket without a server at its end. */
import type { Incoming, Outgoing } from '../../src/wire';

export class FakeSocket {
  readyState = 1;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: Partial<Outgoing>): void {
    this.onmessage?.({ data: JSON.stringify([message]) });
  }
}
