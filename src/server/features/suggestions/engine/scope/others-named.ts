import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { saidNotions, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';

/*
 * People whom a page brings in by their tie to the client, by their age or by a label, and then calls by their name alone:
 * "her partner Deb came … Deb was tearful". What is said of them by that name is said of no client.
 */

const TIES =
  'mother|father|mom|mum|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|friend|roommate|housemate|suitemate|dormmate|teammate|peer|neighbor|ex|step(?:mother|father|son|daughter)|baby|landlord|sponsor|co-?defendant|co-?worker|classmate|cellmate|bunkmate|twin';
const anyCase = (words: string): string =>
  words.replace(/(?<![\\])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const TIED = new RegExp(
  `\\b(?:${TIES})(?: (?:on|in|at|from) (?:(?:the|his|her|their|my) )?\\p{Ll}{2,16}(?: \\p{Ll}{2,16})?)?,?\\s(?:named\\s)?(?<name>\\p{Lu}\\p{Ll}{2,20})\\b(?!['’]s (?:mother|father))`,
  'gu',
);
const TIED_CAPITAL = new RegExp(
  `(?:^[ \\t]{0,8}|[.;:] {1,3}|(?<=\\p{Lu}{4}) {1,8}|\\t)(?:${TIES.replace(/(?<=^|[|])[a-z]/g, (letter) => letter.toUpperCase())})\\s(?<name>\\p{Lu}\\p{Ll}{2,20})\\b`,
  'gmu',
);
/** A tie as a label: "WIFE  Jolene", "Spouse: Ana", "Son - Vincent". */
const LABELED = new RegExp(
  `(?<![\\p{L}-])(?:${anyCase('wife|husband|spouse|partner|son|daughter|baby(?: girl| boy)?|roommate|suitemate|brother|sister')})(?:[:\\t]|\\s-)[ \\t]{0,12}(?<name>\\p{Lu}\\p{Ll}{2,20})(?![\\p{L}])`,
  'gu',
);
/** The same in capitals, where columns have become blanks. */
const LABELED_CAPITAL =
  /(?<![\p{L}-])(?:WIFE|HUSBAND|SPOUSE|PARTNER|SON|DAUGHTER|BABY|ROOMMATE|BROTHER|SISTER|MOTHER|FATHER)\s(?<name>\p{Lu}\p{Ll}{2,20})(?![\p{L}])/gu;
/** A child by their age: "custodian of Ansel (9)". */
const AGED =
  /(?<![\p{L}-])(?<name>\p{Lu}\p{Ll}{2,20}),? \(?(?:age(?:d)? )?(?<age>\d{1,2})(?:\)|,|;|\s(?:y\/?o|yrs?|years?|months?)\b|$)/gmu;
const GROWN = 18;
/** A tie behind the name: "Jolene (wife)", "Radu, her husband". */
const BEHIND = new RegExp(
  `(?<![\\p{L}-])(?<name>\\p{Lu}\\p{Ll}{2,20})(?: \\p{Lu}[\\p{L}'’-]{1,20})?(?: \\(|, )(?:(?:his|her|their|the|my|client['’]s|pt['’]s) )?(?:${TIES})(?![\\p{L}'’])`,
  'gu',
);
/** Several at once: "his parents, Ana and Lee", "two sisters Ana and Mae". */
const TIED_BOTH =
  /\b(?:parents|sisters|brothers|sons|daughters|children|kids|boys|girls|twins|friends|cousins|stepsons|stepdaughters|roommates),?:?\s(?<name>\p{Lu}\p{Ll}{2,20})(?:,? \d{1,2},?| \(\d{1,2}\))? (?:and|&) (?<other>\p{Lu}\p{Ll}{2,20})\b/gu;
/** People of work, house and street whom no paper calls its client by. */
const BY_THEIR_PART =
  /^\W{0,3}(?:the|an?|one|another|that|this|his|her|their|my)\s(?:old |late |former |new |other |young )?(?:foreman|boss|landlord|landlady|dealer|driver|neighbor|tenant|coach|teacher|manager|crewman|deckhand|pastor|priest|uber driver|bartender|cop|trooper|guard|stranger|assailant|abuser|perpetrator|attacker|stalker|baby['’]?s father|father of (?:the|her) (?:baby|child(?:ren)?))(?:['’]s)? (?!who found|found|called|brought|says?|said|reports?)\p{Ll}/iu;
const NOT_NAMES =
  /^(?:Has|Had|Was|Were|Is|Are|And|The|Who|Will|Would|Also|Reports?|States?|Called|Died|Phone|Name|Reported|Denies|Drug|Alcohol|Medical|Health|History|Contact|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Page|Item|Question|Line|Age|Unit|Room|Apt|Suite|Box|Route|Case|Count|Days?|Visit|Session|Week|Level|Step|Stage|Phase|Group|Section|Part|Form|Yes|None|Both|Total|Score|Last|First|Since|About|Over|From|Until|Married|Single|Divorced|Separated|Widowed|Living|Deceased|Alive)$/;
/** By initials alone, as records must name others. */
const INITIALS = /^\p{Lu}\.\s?\p{Lu}\.(?:['’]s)?\s\p{Ll}/u;
/** By the first name and an initial, as groups and houses do: "Kim T. broke a chair". */
const FIRST_AND_INITIAL = /^\W{0,3}\p{Lu}\p{Ll}{1,20} \p{Lu}\.(?:['’]s)? (?!\p{Lu})\p{L}/u;
const BEFORE_INITIAL = /^\W{0,3}(?:Dr|Mr|Mrs|Ms|Pt|Client|Patient|Vitamin|Hepatitis|Hep)\b/i;
const LONGEST = 40_000;
const MAX_NAMES = 40;
/** What somebody called by name does or has, anywhere in a sentence: "asked because Kofi has epilepsy". */
const OF_THEM =
  "(?:['’]s (?!mother|father|sister|brother|wife|husband|parents)|,? (?:who |also |still )?(?:has|had|have|is|was|isn['’]t|takes?|took|uses|used|drinks?|drank|smokes|smoked|vapes|carries|does|did|went|gets?|died|overdosed|relapsed|attempted|tried|cuts|hit|broke|threw|choked|lost|needs|suffers|keeps) )";

/** What somebody else did may only say since when. */
const NO_DATE = '(?<!\\b(?:since|after|when|until|till|before)\\b[^.;,]{0,30})';

/** Who only says something of the client: "Wife Corinne says he …". */
const ONLY_SAYS =
  /^\W{0,3}(?:\p{L}+\s)?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:also )?(?:says?|said|reports?|reported|states?|stated|notes?|confirms?|confirmed|adds?|added|told (?:us|me|staff)) (?:that )?(?:he|she|they|pt|patient|client|resident)\b(?! (?:him|her|them)sel)/u;

const ALLERGENS = new RegExp(`^(?:${ALLERGEN_NAMES})$`, 'i');

/** Whether a capitalized word may be what somebody is called, and not the client. */
function mayName(name: string, text: string, client: KnownClient | undefined): boolean {
  if (NOT_NAMES.test(name) || ALLERGENS.test(name) || saidNotions(wordsOf(name)).length > 0) return false;
  const start = name.toLowerCase().slice(0, 3);
  const own = `${client?.firstname ?? ''} ${client?.lastname ?? ''}`.toLowerCase().split(/[\s-]+/);
  if (own.some((part) => part.startsWith(start))) return false;
  // In an address of mail a name stands in small letters.
  return !new RegExp(`(?<![\\p{L}.@])${name.toLowerCase()}(?![\\p{L}.@])`, 'u').test(text);
}

/** Says of a sentence whether somebody beside the client is its subject by name. */
export function namesOthers(page: string, client?: KnownClient): (sentence: string) => boolean {
  const text = page.slice(0, LONGEST);
  const names = new Set<string>();
  for (const pattern of [TIED, TIED_CAPITAL])
    for (const { groups } of text.matchAll(pattern)) {
      const name = groups?.name;
      if (name && !NOT_NAMES.test(name) && names.size < MAX_NAMES) names.add(name);
    }
  for (const { groups } of client ? text.matchAll(TIED_BOTH) : [])
    for (const name of [groups?.name, groups?.other])
      if (name && names.size < MAX_NAMES && mayName(name, text, client)) names.add(name);
  // Names that are less plainly such are looked at twice, and only where it is known whose the record is.
  const sure = new Set(names);
  for (const pattern of client ? [LABELED, LABELED_CAPITAL, AGED, BEHIND] : [])
    for (const { groups } of text.matchAll(pattern)) {
      const { name, age } = groups ?? {};
      if (!name || names.has(name) || names.size >= MAX_NAMES || Number(age ?? 0) >= GROWN) continue;
      if (mayName(name, text, client)) names.add(name);
    }
  const within = client ? [...names].filter((name) => !sure.has(name) || mayName(name, text, client)) : [];
  const all = [...names].join('|');
  const subject = names.size > 0 ? new RegExp(`^\\W{0,3}(?:\\p{L}+\\s)?(?:${all})(?:['’]s)?\\b`, 'u') : null;
  const does = within.length > 0 ? new RegExp(`${NO_DATE}(?<![\\p{L}-])(?:${within.join('|')})${OF_THEM}`, 'u') : null;
  return (sentence) =>
    INITIALS.test(sentence) ||
    BY_THEIR_PART.test(sentence) ||
    (FIRST_AND_INITIAL.test(sentence) && !BEFORE_INITIAL.test(sentence)) ||
    ((subject?.test(sentence) ?? false) && !ONLY_SAYS.test(sentence)) ||
    (does?.test(sentence) ?? false);
}
