/** Something is copied, and for a moment the page says so. */
const MOMENT = 2_500;

export class Copying {
  done = $state(false);

  async copy(text: string): Promise<void> {
    await navigator.clipboard?.writeText(text);
    this.done = true;
    setTimeout(() => (this.done = false), MOMENT);
  }
}
