/** With a full stop, unless the last word brings its own, as « La Honte ! » does. */
export function point(words: string): string {
  return /[!?….]$/.test(words) ? words : `${words}.`;
}
