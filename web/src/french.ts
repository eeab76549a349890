/** French words that change before a name, as the house's own texts do it (`tripot/text/french.py`). */
const CONSONANT_Y = /^y[aeiouéè]/i;
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** « d’Inès », « de Marco », « du Nouveau ». */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${article(name)}` : `de ${article(name)}`;
}

/** « qu’Inès », « que Marco ». */
export function que(name: string): string {
  return elides(name) ? `qu’${name}` : `que ${article(name)}`;
}

/** « à Inès », « au Nouveau ». */
export function a(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${article(name)}`;
}

function elides(name: string): boolean {
  return VOWEL.test(name) && !CONSONANT_Y.test(name);
}

/** An article inside a sentence has no capital. */
function article(name: string): string {
  return /^(L(a|e|es) |L’)/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}
