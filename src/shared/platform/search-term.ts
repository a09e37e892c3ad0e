/**
 * What is searched for a term as people type it: a telephone number by its digits, without the country code; anything
 * else by its words, without the commas between them, so that "Lopez, Maria" and an address find what they name.
 */
export function searchTerm(typed: string): string {
  if (/^[\d()+\-. ]{3,}$/.test(typed)) return typed.replace(/^\+1|\D/g, '') || typed;
  return typed.replace(/,(?=\s|$)/g, ' ').trim() || typed;
}
