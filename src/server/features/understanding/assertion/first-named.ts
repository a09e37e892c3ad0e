import { NAMES_ALONE } from './given-names.ts';
import { CONTACTS, NOT_IN_NAMES } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import { isIntroduced, isOfAnotherSex } from './narrated-subjects.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import {
  isAtWork,
  isOfThings,
  isSomebodyBeside,
  isWhole,
  namesIn,
  readName,
  type WrittenName,
} from './written-names.ts';

/*
 * The first person whom a page names, in its title or its first sentences, before it speaks of anybody as "she" or "the
 * patient": notes, letters and orders begin with whom they are about.
 */

const EARLY = 420;
/** Somebody whom a page speaks of before it names anybody. */
export const UNNAMED =
  /(?<![\p{L}'’])(?:s?he|her|him|his|pt|pt['’]s|client|resident|inmate|defendant|participant)(?![\p{L}])(?![ ]?[:#]|,? \p{Lu}|[ ](?:name|id|no|number|care|services|records?|information|education|rights|copy|portal|portion)\b)|\b[Pp]atient (?:is|was|has|denies|reports|states)\b/u;
/** What goes on to be said of a person, and not of a house or an office. */
const GOES_ON =
  /^(?:['’]s\b|,? who\b|,? (?:also |still |again |then )?(?:is|was|has|had|says|said|states|stated|reports|reported|denies|came|left|called|signed|appeared|testified|arrived|used|uses|drinks|drank|takes|took|needs|wants|lives|works|lost|went|will|does|did|can|cannot|would|should|asked|asks|told|agreed|refused|continues|remains|presents|presented|completed|attended|failed|violated|started|stopped|began|got|made|showed|stays|checked)\b)/u;
const OF_HOUSE =
  /^['’]?s? (?:accepted|accepts|requires?|offers|declined|approved|covers|pays|(?:has|had) (?:a |an |no |one |two )?(?:beds?|openings?|waitlist|waiting|spot|room)|is (?:full|holding|closed|open)|will (?:hold|accept|take|send|cover)|called (?:back|to)|can (?:take|hold|accept))/u;
/** Who helps is not whom a page is about: "Robert Delgado will drive". */
const HELPS =
  /^,? (?:will|can|could|would|to|is going to|has agreed to|agreed to|offered to|is|was)? ?(?:drive|driv(?:es|ing)|bring(?:s|ing)?|pick(?:s|ing)? (?:\p{L}+ )?up|transport(?:s|ing)?|accompan(?:y|ies|ying)|hold(?:s|ing)? (?:the|durable|power|her|his|medical)|watch(?:es|ing)? (?:the|her|his)|keep(?:s|ing)? (?:the|her|his) (?:kids|children|dog|cat|house|car|apartment)|pays? for|visit(?:s|ing)? (?:her|him|on))\b/u;
const PRONOUN = /(?<![\p{L}'’])(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er)(?![\p{L}])/u;
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|my|My)(?![\p{L}])/u;
/** The title of a paper with its person: "Authorization for Odessa Marsh", "in the appeal of Odessa Marsh:". */
const TITLE_OF =
  /(?:^|\n)[^\n.:]{0,40}\b(?:[Aa]ppeal|[Aa]uthorization|[Pp]lan|[Dd]ecision|[Rr]eview|[Ss]ummary|[Rr]ecords?|[Oo]rders?|[Nn]otes?|[Cc]ertificate|[Rr]eport|[Ee]valuation|[Aa]ssessment|[Ss]creen(?:ing)?|[Ll]og|[Ss]chedule|[Pp]acket|[Ff]ile|[Cc]hart|[Rr]equest|[Rr]eferral|[Nn]otice|[Tt]ranscript|[Dd]eposition|[Hh]istory|[Dd]ischarge|[Cc]laim|[Ss]tatement of account|[Aa]ppointments?|[Vv]isits?|[Mm]edications?|[Mm]eds|[Rr]esults|[Ll]abs|[Ii]nstructions|[Cc]alendar|[Gg]oals|[Ll]ist|[Cc]ontacts|[Ii]nvoice|[Rr]eceipt|[Tt]imeline|[Bb]iography|[Cc]are team|PLAN|SUMMARY|ORDERS?|NOTES?|REPORT|AUTHORIZATION|EVALUATION|ASSESSMENT|REFERRAL|REQUEST|RECORD)[ ](?:for|of|on|FOR|OF|ON|re|regarding)[ ]{1,2}(?=\p{Lu})|(?:^|\n)[^\n.:]{0,40}\b(?:[Cc]onversation|[Cc]hat|[Mm]essages|[Tt]exts|[Tt]hread|[Cc]orrespondence) with[ ]{1,2}(?=\p{Lu})/gu;
const TITLE_ENDS =
  /^[ ]{0,3}(?:$|\n|:|\t|[ ]{2}|\(|, (?:[Vv]ol|[Pp]art|[Pp]age|[Tt]aken|[Dd]ated)\b|,? \d|[-–|]|as of\b)/u;
/** "the driver, Odessa Marsh, who". */
const THE_ROLE =
  /\b[Tt]he (?:driver|subject|suspect|defendant|patient|client|resident|respondent|offender|inmate|minor|student|applicant|claimant|decedent|worker|insured|veteran|detainee|arrestee|accused|probationer|parolee|member|tenant|participant|deponent),? (?:(?:mr|mrs|ms|miss|Mr|Mrs|Ms|Miss)\.? )?(?=\p{Lu}\p{L})/gu;
/** A last name with an age and a sex: "Marsh, 61M, in withdrawal". */
const LAST_WITH_AGE =
  /(?:^|\n|[.:;]\s)[ \t]{0,4}(\p{Lu}[\p{L}'’-]{2,20}),? \(?(?:\d{2}[ -]?(?:yo|y\/o|yrs?|y)?[ ]?[MF]|[MF][ ,/]{0,2}\d{2})(?![\p{L}\d/-])/gu;
/** "Odessa, 60, + dog", "Odessa (Room 3)", "Odessa's Crisis Plan": what somebody is called by where nobody else is named. */
const CALLED_WITH = [
  /(?:^|\n|[.:;]\s)[ \t]{0,4}(\p{Lu}\p{Ll}{2,15})(?=,? \(?(?:age )?(?:1[89]|[2-8]\d)(?:[ ]?[MF]|[ ]?y\/?o)?(?:[,;.)]|$|\n))/gu,
  /(?:^|\n|[.:;]\s)[ \t]{0,4}(\p{Lu}\p{Ll}{2,15})(?= ?[(,–-] ?(?:[Rr]oom|[Rr]m|[Bb]ed|[Cc]ot|[Cc]ell|[Tt]ent|[Bb]unk)\.? ?#?\d)/gu,
  /^\W{0,4}(\p{Lu}\p{Ll}{2,15})(?=['’]s (?:[Cc]risis|[Ss]afety|[Rr]ecovery|[Ww]ellness|[Tt]reatment|[Bb]irth|[Cc]are|[Dd]ischarge|[Mm]ed(?:s|icines?|ications?)?|[Cc]hores?|[Gg]oals?|[Ss]tory|[Pp]lan|[Ss]chedule|[Cc]hart|[Ff]ile)\b)/gu,
];
/** "Does Odessa take medicines?": what a form asks of whom it is about. */
const ASKED_OF =
  /\b(?:[Dd]oes|[Hh]as|[Ii]s|[Dd]id|[Cc]an) (\p{Lu}\p{Ll}{2,15})(?= (?:\p{L}{2,10} ){0,3}(?:allerg|medic|seizure|hurt|hospital|diagnos|condition|overdos|allergic))/gu;
const WORD = /(?<!\p{L})\p{Lu}\p{Ll}{2,15}(?!\p{L})/gu;
/** "Odessa M. - Day 3", "Room 14 (Marsh)". */
const IN_HEAD = [
  /^\s{0,3}(\p{Lu}\p{Ll}{2,15} \p{Lu})\.?[ ]{0,2}[-–,|:]{1,2}[ ]{0,2}(?:[Dd]ay|[Gg]rade|[Bb]ed|[Rr]m|[Rr]oom|[Ww]eek|\d{1,2}[/-]\d|[Ll]evel|[Pp]hase)\b/gu,
  /^[^\n]{0,30}\b(?:[Rr]oom|[Rr]m|[Bb]ed|[Cc]ell|[Uu]nit|[Cc]hair)\.?[ ]?#?[\dA-Z]{1,5}[ ]?[(:–-]{1,2}[ ]?(\p{Lu}\p{Ll}{3,20})\)?[ ]{0,3}(?=\n|$)/gu,
  /^[^\n]{0,40}[:.] (\p{Lu}\p{Ll}{2,15} \p{Lu})\.,? (?:grade|age|\d{2}|day|bed|room)\b/gu,
];
/** "O.M. talked about …. O.M. said". */
const BY_LETTERS = /(?:^|\n|[.!?:]\s)[ \t]{0,4}(\p{Lu})\.[ ]?(\p{Lu})\.[ ](?=\p{Ll}{3,})/gu;

const isName = (text: string, written: WrittenName): boolean =>
  written.plain && isWhole(written) && !isOfThings(written) && !isListOfThings(text, written);

/** Whom a page names first, and in which papers' titles. */
export function firstNamed(text: string, beside: ReadonlySet<string>): PageSubject[] {
  const found: PageSubject[] = [];
  const isBeside = ({ parts }: Pick<WrittenName, 'parts'>) => parts.some((part) => part.length > 2 && beside.has(part));
  const add = (parts: readonly string[], at: number) => found.push({ parts, sure: 1, at, narrated: true });
  const head = text.slice(0, EARLY);
  for (const written of namesIn(text, 0, Math.min(EARLY, text.length))) {
    if (!isName(text, written) || written.turned || isBeside(written)) continue;
    const before = text.slice(0, written.start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const behind = text.slice(written.end, written.end + EARLY);
    if (UNNAMED.test(text.slice(0, written.start + 1)) || isIntroduced(text, written) || isOfAnotherSex(text, written))
      break;
    if (CONTACTS.test(line) || isSomebodyBeside(text, written)) continue;
    const speaks = PRONOUN.test(behind.slice(0, 300)) || (FIRST_PERSON.test(before) && /^['’]s\b/.test(behind));
    if (GOES_ON.test(behind) && !OF_HOUSE.test(behind) && !HELPS.test(behind) && speaks)
      add(written.parts, written.start);
    break;
  }
  for (const [pattern, isTitle] of [
    [TITLE_OF, true],
    [THE_ROLE, false],
  ] as const)
    for (const match of head.matchAll(pattern)) {
      const written = readName(text, match.index + match[0].length);
      if (!written || isBeside(written) || isAtWork(text, written.end)) continue;
      const behind = text.slice(written.end, written.end + 40);
      const isCalled = isTitle && written.words === 1 && written.plain && NAMES_ALONE.has(written.parts[0] ?? '');
      if (!isName(text, written) && !isCalled) continue;
      if (isTitle ? TITLE_ENDS.test(behind) : /^(?:,|[ ](?:who|was|is|has|had|\())/.test(behind))
        add(written.parts, match.index);
    }
  for (const pattern of [LAST_WITH_AGE, ...IN_HEAD])
    for (const { 1: name = '', index } of head.matchAll(pattern)) {
      const written = readName(name, 0);
      const isOne =
        written?.plain === true && !isOfThings(written) && !written.parts.some((part) => NOT_IN_NAMES.has(part));
      if (isOne && !isBeside(written)) add(written.parts, index);
    }
  const called = [...CALLED_WITH, ASKED_OF].flatMap((pattern) => {
    const all = Array.from(head.matchAll(pattern)).filter(
      ({ 1: name = '', index }) =>
        NAMES_ALONE.has(name.toLowerCase()) && !isSomebodyBeside(text, { start: index + 1, end: index + 1 }),
    );
    return all.slice(0, pattern === ASKED_OF && all.length < 2 ? 0 : 1);
  });
  const given =
    called.length === 0 ? [] : (text.match(WORD) ?? []).filter((word) => NAMES_ALONE.has(word.toLowerCase()));
  for (const { 0: all, 1: name = '', index } of new Set(given).size === 1 ? called : []) {
    const parts = nameParts([name]);
    if (!isBeside({ parts }) && !UNNAMED.test(text.slice(0, index + all.length - name.length + 1))) add(parts, index);
  }
  const letters = Array.from(text.matchAll(BY_LETTERS), ({ 1: one = '', 2: two = '', index }) => ({
    parts: [one.toLowerCase(), two.toLowerCase()],
    index,
  }));
  const [first, second] = letters;
  if (first && second && first.parts.join() === second.parts.join() && first.index < EARLY)
    add(first.parts, first.index);
  return found;
}
