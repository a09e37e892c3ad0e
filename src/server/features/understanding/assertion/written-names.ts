import { EVERYDAY_WORDS, SOFT_WORDS, STOP_WORDS } from '../meaning/everyday-words.ts';
import { saidNotions, wordsOf } from '../meaning/question-terms.ts';
import { GIVEN_NAMES, SURNAMES_OF_PLACES } from './given-names.ts';
import { CREDENTIALS, KIN_BEHIND, NOT_IN_NAMES, ROLES_BEFORE, SELDOM_IN_NAMES } from './name-words.ts';
import { folded, nameParts } from './names-alike.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** A name as it stands on a page. */
export interface WrittenName {
  /** Its words in small letters, double names in their parts. */
  parts: string[];
  /** How many words it has, and of them those that are written out. */
  words: number;
  full: number;
  /** "Last, First". */
  turned: boolean;
  /** It is all that the words are: none beside it that is in no name. */
  plain: boolean;
  /** It would be plain but for a word of places and months that is in names of people, too: "April Hill". */
  placelike: boolean;
  start: number;
  end: number;
}

const TOKEN = /[ ]?["“(]{0,2}(\p{L}[\p{L}\d'’.–-]{0,40})["”)]{0,2}([ ]?,)?/uy;
/** "F10.20", "D1": a code; more of a name is letters. */
const isCode = (word: string): boolean => {
  const figures = word.match(/\d/g)?.length ?? 0;
  return figures > 0 && (word.length - figures < 3 || figures > 2);
};
/** Nothing but a blank or two before the next word: behind more, a tab or a mark another value begins. */
const PARTICLES = new Set(
  'de la las los del della di da dos van von der den ter ten al el bin ben ibn st le du'.split(' '),
);
const SUFFIXES = new Set('jr sr ii iii iv'.split(' '));
/** After these words on the line another value begins. */
const ENDS = new Set(
  'dob doa dos dod dx dc date born birth birthdate birthday bday mrn sex age gender phone ph id ssn case docket room rm unit bed cell adm admit admitted chart acct account last first page race member medicaid medicare claims officer phase level grade week department policy group check license doc height weight marital allergies allergy address discharged seen referred continued cont ref number no provider physician attending counselor employer status relationship county booking housing doc gender race employer dept department title supervisor pronouns nickname preferred'.split(
    ' ',
  ),
);
/** In capitals behind two words of a name they are none of it. */
const CREDENTIAL_WORDS = new Set(
  'MD RN LPN LVN NP APRN ARNP CNP FNP PMHNP CRNA PHD PSYD PHARMD RPH DDS DMD LCSW LICSW LISW LMSW LSW LPC LPCC LMHC LMFT LADC LCDC CADC CASAC MSW BSN MSN DNP EMT ESQ'.split(
    ' ',
  ),
);
/** "Love, Dylan" on a line of its own: how letters end, and no last name. */
const CLOSING =
  /^(?:love(?: you)?|best|yours|hugs|kisses|xoxo|blessings|warmly|cheers|peace|always|forever|faithfully|cordially|gratefully|con cari[nñ]o),[ ]{1,2}\p{Lu}[^\n:\d]{1,30}(?:\n|$)/iu;
/** A word of a name with a stop is an initial or a short form. */
const SENTENCE_END = /(?:\p{Ll}{3}|\p{Lu}{3})\.$/u;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/;
const MAX_WORDS = 5;
const NEAR = 40;
const credential = new RegExp(`^ ?[,(]? ?${phrasePattern(CREDENTIALS, '').source}`, 'u');
const ZIP = /^[ ,]{1,2}\d{5}(?!\d)/;
/** "Portside, ME 04072" is a place. */
const STATE =
  /^ ?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:[ ,.]{0,2}\d{5}|\s{0,2}$|\n)/;

/** "Salem, Ore.", "Charlotte, N.C.": the same as people wrote them by hand. */
const SHORT_STATE =
  /^ ?(?:(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ida|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Neb|Nebr|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wisc|Wyo)\.|(?:N\. ?[CDHJMY]|R\. ?I|S\. ?[CD]|W\. ?Va|D\. ?C)\.)(?!\p{L})/u;

/** "FT, Example Trucking": two capitals without a vowel are a short form, where they would be a last name; Ng is one. */
const SHORT_FORM = /^(?!NG$)[B-DF-HJ-NP-TV-XZ]{2}$/;

/** "Denise Hill", "Hill, Denise": with a first name a word of places is the last. */
function isGivenAndLast(parts: readonly string[], untilComma: number): boolean {
  const given = parts[untilComma] ?? '';
  const last = untilComma > 0 ? parts.slice(0, untilComma) : parts.slice(1);
  const words = last.filter((part) => part.length > 1);
  const isLast = (word: string) => !SELDOM_IN_NAMES.has(word) || SURNAMES_OF_PLACES.has(word);
  if (GIVEN_NAMES.has(given) && words.length > 0 && words.every(isLast)) return true;
  // "HILL DENISE R"
  const [first = '', second = ''] = parts;
  return SURNAMES_OF_PLACES.has(first) && GIVEN_NAMES.has(second) && !SELDOM_IN_NAMES.has(second);
}

/** Letters before a number that it counts by, and no name: "CB 3317", "CIN 9134". */
const COUNTS = /^(?!NG$)(?:[B-DF-HJ-NP-TV-XZ]{2,4}|CIN)$/;
const BRAND = /^(?!Fitz)\p{Lu}\p{Ll}{3,}\p{Lu}\p{Ll}{2,}/u;

/**
 * The name that a text goes on with from a place: words with a capital, initials and particles. Null where none is. A
 * word before a colon is the next label.
 */
export function readName(text: string, from: number): WrittenName | null {
  if (text[from - 1] !== ' ' && CLOSING.test(text.slice(from, from + 50))) return null;
  const words: string[] = [];
  let [end, full, turned, plain, seldom, open] = [from, 0, false, true, false, false];
  let [untilComma, last] = [0, ''];
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match && words.length < MAX_WORDS; match = TOKEN.exec(text)) {
    const word = (match[1] ?? '').replace(/[.–-]+$/, '');
    const bare = folded(word);
    const lower = /^\p{Ll}/u.test(word);
    // "El Capitan County Sheriff" is a place; "Marsh, Odessa   County: Lime" is none.
    if (bare === 'county' && text[TOKEN.lastIndex] !== ':') plain = false;
    if (
      bare === '' ||
      ENDS.has(bare) ||
      isCode(word) ||
      (words.length > 0 && text[TOKEN.lastIndex] === ':') ||
      (lower && !PARTICLES.has(bare))
    )
      break;
    // "Odessa Marsh Goes by Dessa"
    if (bare === 'goes' && /^ by\b/.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 4))) break;
    if (words.length > 1 && (CREDENTIAL_WORDS.has(word) || /^(?:Pharm|Ph|Psy|Ed)D$|^RPh$/.test(word))) break;
    // "HALVORSEN, T. MRN 4471": letters that no name is made of, before a number, say what it counts.
    if (words.length > 0 && COUNTS.test(word) && /^ ?#?\d{3}/.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 5)))
      break;
    // "BreathLine Halvorsen": what is sold stands in one word with two capitals.
    if (words.length === 0 && BRAND.test(word)) return null;
    // "Corey B. I will": behind an initial with a stop the next sentence begins.
    if (NOT_IN_NAMES.has(bare) && words.length > 1 && last.endsWith('.') && last.length === 2) break;
    last = match[1] ?? '';
    if (SUFFIXES.has(bare) && words.length > 0) {
      end = TOKEN.lastIndex;
      continue;
    }
    if (words.length > 1 && MONTH.test(bare) && /^ ?\d/.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 2))) break;
    // "(M, 61)" is no more of a name; "I." behind one is its initial.
    if (words.length > 0 && /^ ?\([MF]$/.test(match[0].replace(/\W+$/, ''))) break;
    const isInitial = bare === 'i' && words.length === 1 && /\.$/.test(match[1] ?? '');
    if (
      (NOT_IN_NAMES.has(bare) && !isInitial) ||
      nameParts([word]).some((part) => part.length > 2 && NOT_IN_NAMES.has(part))
    ) {
      // "HALVORSEN, Tobin Evaluation": behind the comma and a word the name is over, and a title goes on.
      if (!turned || words.length <= untilComma) plain = false;
      break;
    }
    if (/^\p{Lu}{2}$/u.test(word) && ZIP.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 8))) return null;
    if (SELDOM_IN_NAMES.has(bare)) seldom = true;
    if (!lower && bare.length > 1) full += 1;
    words.push(word);
    end = TOKEN.lastIndex - (match[2]?.length ?? 0);
    // "(Depakote), HTN": behind a bracket that was opened before the name, the name is over.
    const wrapped = match[0].trimStart();
    if (/^["“]?\(/.test(wrapped)) open = true;
    if (/\p{L}['’."”-]?\)/u.test(wrapped)) {
      if (!open) break;
      open = false;
    }
    if (SENTENCE_END.test(match[1] ?? '')) break;
    if (match[2] === undefined) continue;
    if (words.length === 1 && SHORT_FORM.test(word)) return null;
    const behind = text.slice(TOKEN.lastIndex, TOKEN.lastIndex + NEAR);
    const isLast =
      words.length === 1 || words.every((each) => each === each.toUpperCase() || PARTICLES.has(folded(each)));
    if (turned || !isLast || credential.test(behind) || STATE.test(behind) || SHORT_STATE.test(behind)) break;
    turned = true;
    untilComma = words.length;
  }
  const parts = nameParts(words);
  const onlyTurned = turned && parts.length < 2;
  const placelike = plain && seldom;
  // "12 Martin Lane" is a street.
  const named =
    placelike && !/\d[ ]{1,2}$/.test(text.slice(Math.max(0, from - 3), from)) && isGivenAndLast(parts, untilComma);
  return parts.length === 0 || full === 0
    ? null
    : {
        parts,
        words: words.length,
        full,
        turned: turned && !onlyTurned,
        plain: plain && (!seldom || named),
        placelike: placelike && !named,
        start: from,
        end,
      };
}

/** "O.M." for a name. */
export function initialsAt(text: string, from: number): string[] | null {
  const match = /^(\p{Lu})\.[ ]?(?:\p{Lu}\.[ ]?)?(\p{Lu})\.?(?![\p{L}\d])/u.exec(text.slice(from, from + 10));
  return match ? nameParts([match[1] ?? '', match[2] ?? '']) : null;
}

/** First and last name, or one of them with the other's initial. */
export const isWhole = ({ words }: WrittenName): boolean => words >= 2;

const beforeName = (roles: readonly string[]): RegExp =>
  new RegExp(
    `(?:${phrasePattern(roles, '').source})(?:['’]s)?(?:[ ](?:full |printed )?(?:name|signature|initials))?\\.?,?[ \\t:(]{0,3}$`,
    'iu',
  );
const roleBefore = beforeName(ROLES_BEFORE);
/** No role by themselves: words that anybody's name stands behind. */
const ANYBODY = new Set('by from with cc to attn attention sent signed is am called named contact contacts'.split(' '));
const properRole = beforeName(ROLES_BEFORE.filter((role) => !ANYBODY.has(role)));
/** "THE FATHER" on a line of its own. */
const HEADING = new RegExp(
  `(?:^|\\n)\\P{L}{0,3}(?:the )?(?:${phrasePattern(ROLES_BEFORE, '').source})[.:]?[ \\t]{0,3}\\n[ \\t]{0,3}(?:mrs?\\.? |ms\\.? )?$`,
  'iu',
);
const SIGNED = /(?:sincerely|regards|respectfully|truly|thank you|thanks)(?: \p{L}{1,12})?,?\s{0,3}$/iu;

/** "Roommate Odessa Marsh": a role that is read as the first word of a name. */
const ROLES: ReadonlySet<string> = new Set(ROLES_BEFORE.filter((role) => !ANYBODY.has(role)));
const beginsWithRole = (text: string, start: number, end: number): boolean => {
  const [, first = ''] = /^(\p{L}{3,14})\.?[ (]{1,2}\p{Lu}/u.exec(text.slice(start, end)) ?? [];
  return ROLES.has(first.toLowerCase());
};
/** "another resident, Odessa Marsh": of one kind with the client, and not the client. */
const ANOTHER_BEFORE =
  /\b(?:an?other|fellow|second|different|wrong|next|neighboring) (?:\p{L}{3,12} )?\p{L}{3,12},?[ ]{1,2}$/iu;
/** "with counsel. Mr. Marsh": the sentence before is over. */
const SENTENCE_BEFORE = /\p{Ll}{6}\.\s{1,3}$/u;

/** Whether a name is a clinician's, an officer's or a relative's, by the words right before and behind it. */
export function isSomebodyBeside(text: string, { start, end }: Pick<WrittenName, 'start' | 'end'>): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  if (beginsWithRole(text, start, end) || SIGNED.test(before) || isAtWork(text, end)) return true;
  return (roleBefore.test(before) || ANOTHER_BEFORE.test(before)) && !SENTENCE_BEFORE.test(before);
}

/** Whether a role that papers have for somebody else stands right beside a name. */
export function isInRole(text: string, { start, end }: Pick<WrittenName, 'start' | 'end'>): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const isRole = HEADING.test(before) || (properRole.test(before) && !SENTENCE_BEFORE.test(before));
  return isRole || beginsWithRole(text, start, end) || isAtWork(text, end);
}

/** "Client: Odessa Marsh   Case manager: T. Bell": the role is the next label, and nobody's yet. */
const ITS_LABEL = /^(?:['’]?s)?(?: (?:name|phone|id|no|number|signature|on call|assigned))?[ ]?\.{0,3}:/i;

/** "Student   Odessa Marsh" over "Mother   Birgit": the role is the label of the next row. */
const NEXT_ROW = /^(?: \p{Ll}{2,9})?[ ]?(?:\t|[ ]{2,20})(?!\(?\d{3})/u;

/** "ODESSA MARSH (0092188)", with the number of a lawyer or a badge. */
const BAR_NUMBER = /^ ?[(#]{1,2}\d{3,8}\)?/;

/** "Harmony Grove use only": of an office. */
const ITS_USE = /^ (?:staff |office )?use only\b/i;

/** The same by what stands behind the name alone. */
export function isAtWork(text: string, end: number): boolean {
  const behind = text.slice(end, end + NEAR).replace(BAR_NUMBER, '');
  if (ITS_USE.test(behind)) return true;
  return [credential, KIN_BEHIND].some((pattern) => {
    const [role] = pattern.exec(behind) ?? [];
    if (role === undefined) return false;
    const next = behind.slice(role.length);
    return /relation/i.test(role) || !(ITS_LABEL.test(next) || (role.includes('\n') && NEXT_ROW.test(next)));
  });
}

/** "RA", "CIWA-Ar": what has no longer word is seldom a name. */
const LONG_ENOUGH = 4;
const CAPITAL = /(?<![\p{L}\p{N}'’.-])\p{Lu}/gu;

/** Places at which a name may begin, each name once; with those that may be places, too, where asked for. */
export function* namesIn(text: string, from: number, to: number, orPlaces = false): Generator<WrittenName> {
  let next = from;
  for (const { index } of text.slice(from, to).matchAll(CAPITAL)) {
    if (from + index < next) continue;
    const written = readName(text, from + index);
    const isOne = written?.plain || (orPlaces && written?.placelike);
    if (!written || !isOne || !written.parts.some((part) => part.length >= LONG_ENOUGH)) continue;
    next = written.end;
    yield written;
  }
}

/** Whether behind a name another value begins. */
export function isFollowedByLabel(behind: string): boolean {
  const [, word = ''] = /^[ ]{1,3}(\p{L}{2,14})\b/u.exec(behind) ?? [];
  return ENDS.has(folded(word)) || /^[ ]{1,3}goes by\b/i.test(behind);
}

const EVERYDAY: ReadonlySet<string> = new Set(`${EVERYDAY_WORDS} ${SOFT_WORDS} ${STOP_WORDS}`.split(' '));

/** Words for what records speak of, in capitals: "Re: Bed Request". */
export const isOfThings = ({ parts }: Pick<WrittenName, 'parts'>): boolean =>
  parts.some((part) => part.length > 1 && (EVERYDAY.has(part) || saidNotions(wordsOf(part)).length > 0));
