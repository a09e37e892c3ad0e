/*
 * People whom a page brings in by their tie to the client, and then calls by their name alone: "her partner Deb came …
 * Deb was tearful". What is said of them by that name is said of no client.
 */

const TIES =
  'mother|father|mom|mum|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|friend|roommate|housemate|peer|neighbor|ex|step(?:mother|father|son|daughter)|baby|landlord|sponsor';
const TIED = new RegExp(
  `\\b(?:${TIES}),?\\s(?:named\\s)?(?<name>\\p{Lu}\\p{Ll}{2,20})\\b(?!['’]s (?:mother|father))`,
  'gu',
);
const TIED_CAPITAL = new RegExp(
  `(?:^[ \\t]{0,8}|[.;:] {1,3})(?:${TIES.replace(/(?<![\\w(?|])[a-z]/g, (letter) => letter.toUpperCase())})\\s(?<name>\\p{Lu}\\p{Ll}{2,20})\\b`,
  'gmu',
);
const NOT_NAMES =
  /^(?:Has|Had|Was|Were|Is|Are|And|The|Who|Will|Would|Also|Reports?|States?|Called|Died|Phone|Name|Reported|Denies|Drug|Alcohol|Medical|Health|History|Contact)$/;
/** By initials alone, as records must name others. */
const INITIALS = /^\p{Lu}\.\s?\p{Lu}\.(?:['’]s)?\s\p{Ll}/u;
/** By the first name and an initial, as groups and houses do: "Kim T. broke a chair". */
const FIRST_AND_INITIAL = /^\W{0,3}\p{Lu}\p{Ll}{1,20} \p{Lu}\.(?:['’]s)? (?!\p{Lu})\p{L}/u;
const BEFORE_INITIAL = /^\W{0,3}(?:Dr|Mr|Mrs|Ms|Pt|Client|Patient|Vitamin|Hepatitis|Hep)\b/i;
const LONGEST = 40_000;
const MAX_NAMES = 40;

/** Says of a sentence whether somebody beside the client is its subject by name. */
export function namesOthers(page: string): (sentence: string) => boolean {
  const text = page.slice(0, LONGEST);
  const names = new Set<string>();
  for (const pattern of [TIED, TIED_CAPITAL])
    for (const { groups } of text.matchAll(pattern)) {
      const name = groups?.name;
      if (name && !NOT_NAMES.test(name) && names.size < MAX_NAMES) names.add(name);
    }
  const subject =
    names.size > 0 ? new RegExp(`^\\W{0,3}(?:\\p{L}+\\s)?(?:${[...names].join('|')})(?:['’]s)?\\b`, 'u') : null;
  return (sentence) =>
    INITIALS.test(sentence) ||
    (FIRST_AND_INITIAL.test(sentence) && !BEFORE_INITIAL.test(sentence)) ||
    (subject?.test(sentence) ?? false);
}
