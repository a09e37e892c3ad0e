import { withoutInvisible } from './name-text.ts';

/** A whole telephone number that stands between words, with its country code and its extension. */
const PHONE =
  /(?:tel:)?(?<![\d-])(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]{0,2}(\d{3})[-. ]?(\d{4})(?![\d-])(?:;ext=\d+|,?\s*(?:x|ext\.?|#)\s*\d+)?/gi;

/**
 * What is searched for a term as people type it: a telephone number by its digits, without the country code and the
 * extension, wherever it stands; anything else by its words, without the commas between them, so that "Lopez, Maria" and
 * an address find what they name.
 */
export function searchTerm(typed: string): string {
  const words = withoutInvisible(typed).replace(PHONE, '$1$2$3');
  if (/^[\d()+\-. ]{3,}$/.test(words)) return words.replace(/^\+1|\D/g, '') || typed;
  return words.replace(/,(?=\s|$)/g, ' ').trim() || typed;
}
