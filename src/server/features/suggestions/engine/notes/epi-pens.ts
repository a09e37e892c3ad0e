import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Whether somebody carries epinephrine, as papers add it to an allergy: "EpiPen in purse x2", "(swells, no pen)", "EPI? N",
 * "carries no epinephrine", "since 2021 an EpiPen, which lives in the golf bag".
 */

const PEN =
  '(?:epi-? ?pens?|epinephrine (?:auto-? ?injectors?|injectors?|pens?)|auto-?injectors?|auvi-?q)(?! ?(?:jr|training))(?![\\p{L}])';
/** Behind these the word alone is the pen's. */
const ALONE = '(?:epinephrine|epi|an? (?:adrenaline|epi))(?![\\p{L}-])';
const NOT =
  "(?:no|without(?: an)?|den(?:ies|ied)(?: an?| having an?)?|nor(?: an)?|(?:does|do|did)(?: not|n['’]t) (?:carry|have|own|need|use)(?: (?:or|and|nor) (?:carry|have|own|need|use))?(?: an?| any| the)?|(?:carr(?:y|ies)|has|have|owns?) no|never (?:had|carried|needed|been (?:given|prescribed))(?: an?| any)?|not (?:prescribed|carrying|given)(?: an?)?)";
const BETWEEN =
  '(?: (?:carried|order(?:ed)?|prescribed|needed|rx|with (?:him|her)|on (?:him|her|hand|person)))?\\s?[:=?.–-]{0,3}\\s{0,2}["“]?(?:his |hers? |own )?';
const NONE: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])${NOT} (?:${PEN}|epinephrine(?![\\p{L}]))`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])(?:${PEN}|${ALONE})${BETWEEN}(?:no|none|n|nil|never|neg|denie[sd])["”]?(?=[\\s.,;)]|$)(?! (?:longer|more|order|refill))`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${PEN}|${ALONE})[^.;\\[(]{0,16}(?:\\[ ?\\] ?(?:y|yes|has)\\s{1,4}\\[[xX]\\] ?(?:no?|does not have)|y \\(n\\))(?![\\p{L}])`,
    'iu',
  ),
  /\b(?:allerg\p{L}*|swell?s?|swollen|swole|hives|stings?|bees?|wasps?|throat|lips|rash|itch\p{L}*|mouth)\b[^.;]{0,40}[,(.] ?no pen(?=[\s.,;)]|$)/iu,
];
const HAS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?:has|have|carr(?:y|ies)|carrying|keeps?|prescribed|got|with|owns?|holds?|since (?:19|20)\\d\\d)(?: (?:an?|two|three|\\d|one|his|her|my|own|always|current))*,? ${PEN}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])${PEN}(?:,? ?\\(?(?:which |that )?(?:is |are |stays? |lives? |kept |keeps? |carried |left )?(?:in|at|on|with|inside|by|exp\\p{L}*|good (?:until|till|thru)|prescribed|always|x ?\\d|lost)(?![\\p{L}]))`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}])(?:${PEN}|${ALONE})${BETWEEN}(?:yes|y|s[ií]|has|have|prescribed|lost)(?=[\\s.,;)]|$)`, 'iu'),
  new RegExp(`[(,] ?${PEN} ?\\)`, 'iu'),
  /\b(?:had|has) the pen\b/i,
];
/** Given once, or taught about. */
const GIVEN =
  /\b(?:(?:was |were )?given (?:an? )?epi\p{L}*|epi\p{L}* (?:was )?(?:given|administered|x ?1|im\b|0\.\d)|administered|instruct\p{L}*|educat\p{L}*|standing order|if (?:needed|anaphyla\p{L}*)|needs? (?:an? )?(?:epi|new)|to be prescribed|will (?:need|order|prescribe))\b/iu;
const ENDS = /[.;|](?=\s|$)/g;
const LONGEST = 220;
const MAX = 40;
const MENTION = new RegExp(`(?<![\\p{L}])(?:${PEN}|epinephrine|epi|(?:no|the) pen)(?![\\p{L}-])`, 'giu');
const BEGINS = /^\s*(?:[-–•*=>[#]|\d{1,2}[.)]\s|\p{Lu}[\p{L} /&'’]{1,30}[:=?]|\p{Lu}{3,})/u;

/** The page on one line, letter for letter as long; a line ends a clause where the next one begins something else. */
function flatten(page: string): string {
  const lines = linesOf(page);
  return lines
    .map(({ text }, at) => {
      const next = lines[at + 1]?.text ?? '';
      return `${text.replace(/\s/g, ' ')}${text.length < 60 || BEGINS.test(next) ? '|' : ' '}`;
    })
    .join('')
    .slice(0, page.length);
}

/** What a page says of epinephrine that the client carries. */
export function epiPens(whole: string): Finding[] {
  const flat = flatten(whole.slice(0, LONGEST_READ));
  return [...flat.matchAll(MENTION)].slice(0, MAX).flatMap(({ index, 0: named }): Finding[] => {
    const from = Math.max(0, index - LONGEST / 2);
    const before = flat.slice(from, index);
    const ends = [...before.matchAll(ENDS)].at(-1);
    const start = from + (ends ? ends.index + 1 : 0);
    const rest = flat.slice(index + named.length, index + LONGEST);
    const stop = rest.search(/[.;|](?=\s|$|[^\s\d])/);
    const end = index + named.length + (stop === -1 ? rest.length : stop);
    const clause = flat.slice(start, end);
    if (GIVEN.test(clause) || mentionsRelative(flat.slice(start, index)) || clause.includes('~~')) return [];
    // A question that a form asks has its answer in a cell of its own.
    const at = { start: start + clause.length - clause.trimStart().length, end, from: 'prose' as const };
    // What is said last before the pen, and of it, decides.
    const near = flat.slice(Math.max(start, index - 60), end);
    if (NONE.some((each) => each.test(near))) return [{ field: 'epipen', value: 'No', said: 'no', ...at }];
    if (HAS.some((each) => each.test(near)))
      return [{ field: 'epipen', value: clause.replace(/\s+/g, ' ').trim(), said: 'yes', ...at }];
    return [];
  });
}
