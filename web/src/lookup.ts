/** Looking something up in a rulebook. */
import type { Block } from './markdown';

type Title = Extract<Block, { kind: 'title' }>;

/** The blocks with all of these words, below the titles that they stand under. */
export function lookedUp(book: readonly Block[], wanted: string): Block[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const found: Block[] = [];
  let above: Title[] = [];
  for (const block of book) {
    if (block.kind === 'title') above = [...above.filter(({ level }) => level < block.level), block];
    else if (words.every((word) => folded(plain(block)).includes(word))) {
      found.push(...above.filter((title) => !found.includes(title)), block);
    }
  }
  return found;
}

/** What a book tells before its rules: the idea, and the table in a picture. */
export function opening(book: readonly Block[]): Block[] {
  const chapters = book.flatMap((block, index) => (block.kind === 'title' && block.level === 2 ? [index] : []));
  return book.slice(chapters[0] ?? 0, chapters[2]);
}

/** As people type it: without accents and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

export function plain(block: Block): string {
  if (block.kind === 'picture') return block.caption;
  if (block.kind === 'steps') return block.steps.join(' ');
  const text = block.inlines.map((inline) => inline.text).join('');
  return block.kind === 'rule' ? `${block.number} ${text}` : text;
}
