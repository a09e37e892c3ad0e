/** Han and kana run on without blanks: each is a word of its own here. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;
/** A word that goes on in the next line. */
const BROKEN = /(?<=\p{L})[-\u00ad\u2010]\s*\n\s*(?=\p{Ll})/gu;

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(BROKEN, '').replaceAll('\u00ad', '');
const charactersOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
const wordsOf = (text: string): string[] => plain(text).match(WORDS) ?? [];

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The share of what stands on the pages that was read of them, each page by itself. */
function recallOf(pages: readonly string[], read: readonly string[], take: (text: string) => string[]): number {
  let whole = 0;
  let found = 0;
  for (const [at, page] of pages.entries()) {
    const given = counted(take(read[at] ?? ''));
    for (const [item, count] of counted(take(page))) {
      whole += count;
      found += Math.min(count, given.get(item) ?? 0);
    }
  }
  return whole === 0 ? 1 : found / whole;
}

/** Letters and digits in their compatible forms (NFKC), in any order. */
export const characterRecall = (pages: readonly string[], read: readonly string[]): number =>
  recallOf(pages, read, charactersOf);

/** Words without regard to case, one broken at a line's end taken as whole. */
export const wordRecall = (pages: readonly string[], read: readonly string[]): number => recallOf(pages, read, wordsOf);
