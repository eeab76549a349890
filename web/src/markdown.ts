/** The little Markdown that rulebooks use, as data. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'title'; level: number; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'rule'; number: string; inlines: Inline[] }
  | { kind: 'item'; label: string; inlines: Inline[] }
  /** A drawing of the game, by its name. */
  | { kind: 'picture'; name: string; caption: string }
  /** The steps of a turn, drawn as a row of plates: `> first → second`. */
  | { kind: 'steps'; steps: string[] };

const RULE = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\* ([\s\S]*)$/;
const PICTURE = /^!\[([^\]]*)\]\(([a-z-]+)\)$/;
const STARTS = /^(#{1,3} |- |\d+\. |> |!\[)/;

export function blocks(markdown: string): Block[] {
  return chunks(markdown).map(block);
}

function chunks(markdown: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') open = false;
    else if (open && !STARTS.test(line)) found[found.length - 1] += ` ${line.trim()}`;
    else {
      found.push(line.trim());
      open = !line.startsWith('#');
    }
  }
  return found;
}

function block(text: string): Block {
  const title = /^(#{1,3}) (.*)$/.exec(text);
  if (title) return { kind: 'title', level: title[1]!.length, inlines: inlines(title[2]!) };
  const rule = RULE.exec(text);
  if (rule) return { kind: 'rule', number: rule[1]!, inlines: inlines(rule[2]!) };
  const picture = PICTURE.exec(text);
  if (picture) return { kind: 'picture', name: picture[2]!, caption: picture[1]! };
  if (text.startsWith('> ')) return { kind: 'steps', steps: text.slice(2).split(' → ') };
  const item = /^(-|\d+\.) ([\s\S]*)$/.exec(text);
  if (item) return { kind: 'item', label: item[1] === '-' ? '•' : item[1]!, inlines: inlines(item[2]!) };
  return { kind: 'paragraph', inlines: inlines(text) };
}

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (match.index > rest) found.push({ kind: 'text', text: text.slice(rest, match.index) });
    const kind = match[1] ? 'strong' : match[2] ? 'em' : 'code';
    found.push({ kind, text: (match[1] ?? match[2] ?? match[3])! });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) found.push({ kind: 'text', text: text.slice(rest) });
  return found;
}
