import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';

/*
 * Letters, calls and forms of relatives, who say of the client "my son" or "our daughter" where others say "he" or "she". Where
 * a page says that the client is that son, he is nobody else.
 */

const MEN = 'son|brother|husband|father|dad|grandson|nephew|boyfriend|stepson|uncle|fiance|fiancé|boy';
const WOMEN = 'daughter|sister|wife|mother|mom|granddaughter|niece|girlfriend|stepdaughter|aunt|fiancee|fiancée|girl';
const OTHERS = 'partner|spouse|child|kid|grandchild|friend|roommate|cousin';
const KIN = `(?:${MEN}|${WOMEN}|${OTHERS})`;
/** Whom somebody writes about or asks for help for. */
const ABOUT = new RegExp(
  `\\b(?:about|regarding|concerning|re:?|subject:?|behalf of|help(?: for)?|place for|bed for|calling for|called about|writing about) (?:my|our) (?<kin>${KIN})\\b`,
  'giu',
);
/** One of several is not said to be the client. */
const OF_SEVERAL = '(?<!\\b(?:other|older|oldest|younger|youngest|eldest|late|first|second|ex) )';
const LONGEST = 40_000;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words by which the writer of a page calls the client. */
function kinOf(page: string, firstname: string): Set<string> {
  const name = `${escaped(firstname)}(?![\\p{L}])`;
  const named = new RegExp(
    `\\b(?:my|our) (?:[\\p{L}-]{2,12} )?(?<kin>${KIN}),? (?:is |named |\\()?${name}|(?<![\\p{L}])${name}(?: \\p{L}[\\p{L}'’-]{1,24})?,? (?:is |\\()?(?:my|our) (?<other>${KIN})\\b`,
    'giu',
  );
  const found = [...page.matchAll(named), ...page.matchAll(ABOUT)];
  return new Set(found.map(({ groups }) => (groups?.kin ?? groups?.other ?? '').toLowerCase()).filter(Boolean));
}

type Pronoun = 'he' | 'she' | 'they';
const OWNED: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', they: 'their' };
const pronounOf = (kin: string): Pronoun =>
  new RegExp(`^(?:${MEN})$`, 'iu').test(kin) ? 'he' : new RegExp(`^(?:${WOMEN})$`, 'iu').test(kin) ? 'she' : 'they';

/** A page with a pronoun for what its writer calls the client, letter for letter as long; the page itself where that is nothing. */
export function withClientSaid(page: string, client: KnownClient | undefined): string {
  const firstname = client?.firstname.trim() ?? '';
  if (firstname.length < 2 || page.length > LONGEST) return page;
  const kin = kinOf(page, firstname);
  if (kin.size === 0) return page;
  const words = `(?<!\\p{L})(?:[Mm]y|MY|[Oo]ur) ${OF_SEVERAL}(?<kin>${[...kin].join('|')})`;
  const byName = new RegExp(`${words},? (?=${escaped(firstname)}(?!\\p{L}))`, 'gu');
  const alone = new RegExp(`${words}(?<own>['’]s)?(?![\\p{L}'’]|,? \\p{Lu}\\p{Ll})`, 'gu');
  return page
    .replace(byName, (whole) => ' '.repeat(whole.length))
    .replace(alone, (whole, ...rest) => {
      const { kin: by = '', own } = rest.at(-1) as { kin?: string; own?: string };
      const word = pronounOf(by.toLowerCase());
      const said = own ? OWNED[word] : word;
      return (/^\p{Lu}/u.test(whole) ? said.charAt(0).toUpperCase() + said.slice(1) : said).padEnd(whole.length);
    });
}
