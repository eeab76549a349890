/** A key that is not part of a text or of a shortcut of the browser. */
export function free(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector('dialog[open]');
}
