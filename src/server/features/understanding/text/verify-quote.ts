import { normalize } from '#server/features/understanding/meaning/question-terms.ts';

/** A text without what layout adds to it; `offsets` gives each kept character its place in the text. */
interface Skeleton {
  text: string;
  offsets: number[];
}

const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/;
const BROKEN_WORD = /^-\s*\n?\s*(?=\p{L})/u;

/** Runs of white space become one space; a hyphen inside or at the break of a word goes, with its line break. */
function skeletonOf(text: string): Skeleton {
  const plain = normalize(text).replace(/[“”„«»]/g, '"');
  const offsets: number[] = [];
  // Pieces, since to look at the end of a text that grows is to copy it whole each time.
  const kept: string[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const letter = plain[index] ?? '';
    if (INVISIBLE.test(letter)) continue;
    if (letter === '-' && /\p{L}/u.test(plain[index - 1] ?? '')) {
      const broken = BROKEN_WORD.exec(plain.slice(index, index + 8))?.[0];
      if (broken && (broken === '-' || broken.includes('\n'))) {
        index += broken.length - 1;
        continue;
      }
    }
    const piece = /\s/.test(letter) ? ' ' : letter;
    if (piece === ' ' && kept.at(-1) === ' ') continue;
    kept.push(piece);
    offsets.push(index);
  }
  return { text: kept.join(''), offsets };
}

const isWordPart = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a stretch begins and ends at word borders, so that no quote is the middle of a longer word or number. */
function onWordBorders(page: string, start: number, end: number): boolean {
  const opens = !isWordPart(page[start]) || !isWordPart(page[start - 1]);
  const closes = !isWordPart(page[end - 1]) || !isWordPart(page[end]);
  return opens && closes;
}

/**
 * Looks for a quote on a page without regard to case, white space, line breaks, hyphenation, accents and the kind
 * of quotation marks. Returns the words exactly as they stand on the page, or null when they do not stand there.
 */
export function verifyQuote(quote: string, pageText: string): string | null {
  const wanted = skeletonOf(quote).text.trim();
  if (wanted === '') return null;
  const page = skeletonOf(pageText);
  for (let at = page.text.indexOf(wanted); at !== -1; at = page.text.indexOf(wanted, at + 1)) {
    const start = page.offsets[at] ?? 0;
    const end = (page.offsets[at + wanted.length - 1] ?? 0) + 1;
    if (onWordBorders(pageText, start, end)) return pageText.slice(start, end);
  }
  return null;
}
