/** A run of text as pdfjs gives it. */
export interface PageTextItem {
  str: string;
  /** The line ends after it. */
  hasEOL: boolean;
}

/** Part of one text item: UTF-16 offsets into its `str`, the end exclusive. */
export interface TextSpan {
  item: number;
  start: number;
  end: number;
}

/** `exact` keeps words apart; `loose` also looks past spaces and hyphens, as a quote copied across lines needs. */
export type MatchMode = 'exact' | 'loose';

interface Folded {
  text: string;
  /** Where each character of `text` comes from. */
  from: { item: number; offset: number }[];
}

const DASHES = /[-\u2010-\u2015\u2212]/;
const IGNORED = /[\u00AD\u200B-\u200D\uFEFF]/;

/** Every place the words stand on a page, in order, each as the parts of the items it covers. */
export function findOnPage(items: readonly PageTextItem[], words: string, mode: MatchMode): TextSpan[][] {
  const needle = fold([{ str: words, hasEOL: false }], mode).text.trim();
  if (needle === '') return [];
  const page = fold(items, mode);
  const found: TextSpan[][] = [];
  for (let at = page.text.indexOf(needle); at !== -1; at = page.text.indexOf(needle, at + needle.length)) {
    found.push(spansOf(page.from.slice(at, at + needle.length)));
  }
  return found;
}

/** Lower case, plain quotes, compatibility forms undone (ligatures), white space folded, broken words fixed. */
function fold(items: readonly PageTextItem[], mode: MatchMode): Folded {
  const text: string[] = [];
  const from: Folded['from'] = [];
  const put = (character: string, item: number, offset: number) => {
    if (character === ' ' && (mode === 'loose' || text.at(-1) === ' ')) return;
    text.push(character);
    from.push({ item, offset });
  };
  items.forEach(({ str, hasEOL }, item) => {
    const broken = mode === 'exact' && hasEOL && endsBroken(str, items[item + 1]?.str);
    for (let offset = 0; offset < str.length; offset += 1) {
      if (broken && offset === str.length - 1) continue;
      for (const character of foldCharacter(str.charAt(offset), mode)) put(character, item, offset);
    }
    if (hasEOL && !broken) put(' ', item, Math.max(0, str.length - 1));
  });
  return { text: text.join(''), from };
}

const endsBroken = (line: string, next: string | undefined) =>
  /\p{L}[-\u2010\u00AD]$/u.test(line) && /^\p{Ll}/u.test(next ?? '');

function foldCharacter(character: string, mode: MatchMode): string {
  if (/\s/.test(character)) return ' ';
  if (IGNORED.test(character)) return '';
  if (DASHES.test(character)) return mode === 'loose' ? '' : '-';
  if (/[\u2018\u2019\u201B]/.test(character)) return "'";
  if (/[\u201C\u201D]/.test(character)) return '"';
  return character.normalize('NFKC').toLowerCase();
}

function spansOf(places: readonly { item: number; offset: number }[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { item, offset } of places) {
    const last = spans.at(-1);
    if (last?.item === item) last.end = Math.max(last.end, offset + 1);
    else spans.push({ item, start: offset, end: offset + 1 });
  }
  return spans;
}
