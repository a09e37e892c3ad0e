import { isStruck, readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { FormEntry } from '../entries/form-entries.ts';
import { bitsOf, ofClient, type PageBit } from '../scope/page-bits.ts';
import { addressesReader, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { isWithdrawing } from '../values/scale-scores.ts';
import { levelsIn } from './care-before.ts';
import { circumstancesOf } from './circumstances.ts';
import { historyOfBit } from './deed-findings.ts';
import * as further from './further-notes.ts';
import { homeAndWork } from './home-and-work.ts';
import * as lay from './lay-illness.ts';
import { chargesIn, courtDayIn } from './legal-facts.ts';
import { contactsNamed } from './named-contacts.ts';
import { needsIn } from './needs.ts';
import * as words from './note-words.ts';
import { paperIn, sessionsIn } from './paper-facts.ts';
import { GIVEN_HERE, SOCIALLY } from './prose-facts.ts';
import { speaksOfFamily } from './prose-findings.ts';
import { reasonsIn } from './reasons.ts';
import { NEVER_WITHDREW, saysWithdrawing } from './safety-withdrawal.ts';
import { sessionsHad } from './sessions-had.ts';
import { socialOf } from './social-facts.ts';
import { saysStopping } from './stopping.ts';
import { symptomsIn } from './symptoms.ts';
import { testsDone } from './tests-done.ts';
import { NO_WITHDRAWAL, WITHDRAWS } from './withdrawal-words.ts';

/*
 * What notes, logs and letters say in few words, without a label and often without a verb: read bit by bit where the other
 * readers ask for whole sentences. It stands behind what they find.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;
type Reader = (bit: PageBit, before: PageBit | undefined) => Found[];

const LONGEST_LIST = 900;
/** Letters between two medicines of one list. */
const MAX_APART = 80;
const FEWEST_SIGNS = 2;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const whole = (field: string, { text }: PageBit): Found[] => [{ field, value: plain(text) }];
const endOf = (match: RegExpMatchArray): number => (match.index ?? 0) + match[0].length;

const CANNOT_HAVE =
  /\b(?:can(?:not|['’]?t| not)|unable to|must not|should (?:not|never)|never to)(?= (?:ever )?(?:take|have|be given|tolerate|eat|give|touch|get|be around)\b)/gi;

const allergies: Reader = (bit) => {
  const none = words.NONE_KNOWN.exec(bit.text)?.groups?.none;
  if (none && further.ofKindsAlone(bit.text)) return [];
  const excepted = none ? lay.EXCEPTED.exec(bit.text.slice(bit.text.indexOf(none) + none.length)) : null;
  if (excepted && !lay.EXCEPTS_NOTHING.test(excepted.groups?.what ?? ''))
    return [{ ...whole('allergies', bit)[0], said: 'yes' as const } as Found];
  if (none) return [{ field: 'allergies', value: plain(none), said: 'no' as const }];
  if (!lay.MAY_REACT.test(bit.text) || words.NO_REACTION.test(bit.text)) return [];
  const named = [...words.REACTS, ...further.FURTHER_REACTS, ...lay.LAY_REACTS]
    .map((pattern) => pattern.exec(bit.text))
    .find((each) => each !== null);
  const to = named?.groups?.to;
  if (!named || !to || mentionsRelative(named[0])) return [];
  // In quotation marks within a sentence a line is spoken of.
  if (named.index > 1 && /["“]$/.test(bit.text.slice(0, named.index))) return [];
  const at = named.index + named[0].indexOf(to);
  // What somebody cannot have is not denied of them.
  const plainly = bit.text.replace(CANNOT_HAVE, (each) => ' '.repeat(each.length));
  return ofClient(plainly, at, at + to.length, { ever: true, wished: true })
    ? whole('allergies', bit).map((each) => ({ ...each, said: 'yes' as const }))
    : [];
};

const PILLS = /^pills$/i;

const substances: Reader = (bit) => {
  const { text } = bit;
  if (words.ONLY_SUBSTANCES.test(text) && !words.PRESCRIBED.test(text)) return whole('recent_substance_abuse', bit);
  const found = words.SUBSTANCE.exec(text);
  if (!found || words.PRESCRIBED.test(text) || words.ENDED.test(text)) return [];
  // What may be a person's own medicine is used only where it is taken against its purpose.
  const medicine = words.MEDICINE.test(found[0]) || PILLS.test(found[0]);
  const used = medicine
    ? words.MISUSING.test(text) && (words.USING.test(text) || words.AMOUNT.test(text))
    : words.USING.test(text) || (words.AMOUNT.test(text) && !words.MEDICINE.test(text));
  return used && ofClient(text, found.index, endOf(found)) ? whole('recent_substance_abuse', bit) : [];
};

const tested: Reader = (bit) => {
  const found = words.FOUND.exec(bit.text) ?? words.FOUND_BEHIND.exec(bit.text);
  const what = found?.groups?.what;
  return found &&
    what &&
    words.TESTED.test(bit.text) &&
    ofClient(bit.text, bit.text.indexOf(what, found.index), bit.text.indexOf(what, found.index) + what.length)
    ? whole('recent_substance_abuse', bit)
    : [];
};

/** A seizure of withdrawal is a history of seizures, and what lowers a threshold none. */
const SEIZURE_NAMED = /\b(?:(?:withdrawal|w\/?d) (?:seizures?|sz|convulsions?)|seizure threshold)\b/gi;

const CONDITION =
  /\b(?:if|whenever|when|once|until|till|unless|without|stop(?:s|ped|ping)?|quit(?:s|ting)?|(?:does|do) not|(?:does|do)n['’]t|cannot|can['’]?t)(?: (?:he|she|they|i|you|pt|client)(?: (?:does|do)(?: not|n['’]t))?)?(?! (?:sit|sleep|eat|keep))\b/gi;
const STOPS_BEFORE = /\boff (?:the )?(?:drink|alcohol|etoh|booze|pills|dope) ?(?:x ?)?\d/i;

const blank = (words: string): string => ' '.repeat(words.length);
/** Whoever looks on says so of what they see. */
const APPEARS = /\b(?:appears?|appeared|seems?|seemed|looks?|looked)(?: to be)?\b/gi;

/** What a bit says of withdrawing by name, by what comes each morning or by what it takes. */
function withdraws(text: string): boolean {
  if (NO_WITHDRAWAL.test(text)) return false;
  return [...WITHDRAWS, ...further.FURTHER_WITHDRAWS, ...lay.LAY_WITHDRAWS].some((pattern) => {
    const found = pattern.exec(text);
    if (!found) return false;
    const at = found.index + found[0].lastIndexOf(found.groups?.core ?? found[0]);
    if (mentionsRelative(text.slice(0, found.index))) return false;
    // A risk is what the field asks for, though it has not come.
    if (/\b(?:risk|needs?|requires?)\b/i.test(found[0])) return !readAssertions(text)(at, endOf(found)).negated;
    // "If I do not" denies and supposes nothing of what comes of it.
    const plainly = text.replace(CONDITION, blank).replace(APPEARS, blank);
    return ofClient(plainly, at, at + 1, { ever: true });
  });
}

/** Whether the first sign that a text names is the client's. */
function signsOfClient(text: string): boolean {
  const [first] = text.matchAll(words.SIGNS);
  return first !== undefined && !NO_WITHDRAWAL.test(text) && ofClient(text, first.index, endOf(first), { ever: true });
}

/** A no of the moment leaves open what was. */
const OF_A_LIFE = /\b(?:ever|never|past|prior|before|lifetime|history|hx)\b/i;
/** What somebody is quoted with may name whom they saw. */
const QUOTED = /["“][^"”]{1,200}["”]/g;
/** Signs of the body; moods alone may have other causes. */
const BODILY =
  /^(?:shak|shook|sweat|night sweat|tremor|trembl|tremulous|cramp|yawn|goose|runny|watery|leg|kick|chill|ache|body|hot fl|nausea|vomit|threw|throw|diarrhea|racing|heart|palpit|delirium|dts|halluc|heard|saw|see|dope|sick|puk|retch|dry heav|tachy|diaphor|clammy|cold sw|jitter|the (?:shakes|sweats|runs)|seiz|convuls|hands)/i;

/** Three signs that little else brings together. */
const SHAKES = /\b(?:shak(?:y|es|ing)|tremors?|tremulous|trembl\w+)\b/i;
const SWEATS = /\b(?:sweat\w*|diaphor\w*|clammy)\b/i;
const SICK = /\b(?:naus\w+|vomit\w*|retch\w*|puk\w+|threw up|throwing up|n\/v|cramp\w*)/i;
const OF_NERVES =
  /\b(?:panic|anxiety attacks?|fever\w*|flu|sugar|insulin|infect\w*|asthma|interview|when (?:he|she|they|i) (?:speaks?|talks?))\b/i;

const withdrawal: Reader = (said, before) => {
  const bit = { ...said, text: said.text.replace(SEIZURE_NAMED, (named) => ' '.repeat(named.length)) };
  const { text } = bit;
  if (words.CODED.test(text) || SOCIALLY.test(text)) return [];
  const been = words.WITHDRAWALS.exec(text);
  const of = been?.groups?.of ?? been?.groups?.sick;
  if (been && of) {
    const at = been.index + been[0].lastIndexOf(of);
    if (ofClient(text, at, at + of.length, { ever: true })) return whole('concerns_for_withdrawal', said);
  }
  const scored = (words.SCORE.exec(text) ?? words.SCORED_ON.exec(text))?.groups;
  if (scored && isWithdrawing(scored.scale ?? '', Number(scored.score)) && !words.ORDERED_AT.test(text))
    return whole('concerns_for_withdrawal', said);
  if (withdraws(text)) return whole('concerns_for_withdrawal', said);
  if (saysStopping(text) && !isStruck(text)) return whole('concerns_for_withdrawal', said);
  if (saysWithdrawing(text) && !mentionsRelative(text.replace(QUOTED, ' ')) && !isStruck(text))
    return whole('concerns_for_withdrawal', said);
  if (NEVER_WITHDREW.test(said.text) && OF_A_LIFE.test(said.text) && !isStruck(text))
    return [{ field: 'concerns_for_withdrawal', value: 'No', said: 'no' }];
  if (SHAKES.test(text) && SWEATS.test(text) && SICK.test(text) && !OF_NERVES.test(text) && signsOfClient(text))
    return whole('concerns_for_withdrawal', said);
  if (further.hasPlainSigns(text) && signsOfClient(text)) return whole('concerns_for_withdrawal', said);
  // What comes of a medicine that was stopped is no withdrawal from what is used.
  if (words.MEDICINE.test(text) && !words.MISUSING.test(text) && !/withdr|detox/i.test(text)) return [];
  const signs = [...text.matchAll(words.SIGNS)];
  const [first] = signs;
  const earlier = before && before.end >= bit.start - MAX_APART ? (before.text.match(words.SIGNS)?.length ?? 0) : 0;
  const stopped = words.STOPS.exec(text);
  const stops =
    stopped !== null ||
    (before &&
      before.end >= bit.start - MAX_APART &&
      (STOPS_BEFORE.test(before.text) || (signs.length >= FEWEST_SIGNS && further.STOPPED_BEFORE.test(before.text)))) ||
    (signs.length >= FEWEST_SIGNS &&
      signs.some(([sign]) => BODILY.test(sign)) &&
      words.SUBSTANCE.test(before?.text ?? ''));
  if (!first || !stops || (signs.length + earlier < FEWEST_SIGNS && !(stopped && words.PLAIN_SIGN.test(first[0]))))
    return [];
  // "Without wine" and "if he waits" deny and suppose nothing of what comes of it.
  const plainly = text.replace(CONDITION, (each) => ' '.repeat(each.length));
  return ofClient(plainly, first.index, endOf(first), { ever: true }) ? whole('concerns_for_withdrawal', said) : [];
};

const READERS: readonly Reader[] = [
  allergies,
  substances,
  tested,
  withdrawal,
  circumstancesOf,
  socialOf,
  reasonsIn,
  symptomsIn,
  levelsIn,
  needsIn,
  homeAndWork,
  chargesIn,
  paperIn,
  sessionsIn,
  sessionsHad,
  testsDone,
];

const NEXT =
  /\b(?:(?:nxt|next)\s?:?\s(?=\d{1,2}[/-]\d)|re-?check (?=\d)|(?:expects|will see|to see) (?:him|her|them|me) (?:again )?on |(?:appt|appointment|visit)\.? (?:is|now) (?:on )?(?=\p{L}{3,9}\.? \d|\d)|due back (?:on )?|back (?:here |in clinic )?(?:on )(?=\d|\p{L}{3,9} \d)|next (?:\p{L}+ ){0,2}?(?:appointment|appt\.?|visit|session|seen|follow[- ]?up|check-?in)|next (?:sees|seen|seeing|due)|(?:sees|seeing|seen|visits?)\b[^.;]{0,40}\bnext (?:on |is )?(?=\p{L}|\d)|(?:appt\.?|appointment|f\/u|follow[- ]?up|fu|rtc|visit) (?:here |there |in clinic )?(?:on |@ ?)?(?=\d{1,2}[/-]\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)|(?:has|have|got|put) (?:him|her|them) (?:down|in|booked|scheduled) (?:for|on)|(?:follow[- ]?up|f\/u|return visit|rtc|appointment|appt\.?) (?:is |set |scheduled |booked |made |here |with [^.;]{0,40} )?(?:for|on|at|:))/iu;
const COURT = /\b(?:court|hearing|arraign\w*|sentenc\w*|judge|probation)\b/i;

/** The one day ahead on which somebody sees the client next. */
function nextSeen({ text }: PageBit, today: CalendarDay): Found[] {
  const found = NEXT.exec(text);
  if (!found || COURT.test(text)) return [];
  const [only, ...others] = findDates(text.slice(found.index), today).filter(({ day }) => day >= today);
  return only && others.length === 0 ? [{ field: 'next_appointment', value: only.day }] : [];
}

/** The bits that name a medicine as taken, together. */
function medicines(bits: readonly PageBit[]): Finding[] {
  const naming = bits.filter(({ text }) => {
    const found = words.MEDICINE.exec(text);
    if (!found || words.NO_MEDICINE.test(text) || GIVEN_HERE.test(text) || isStruck(text) || text.includes('~~'))
      return false;
    const several = new Set((text.match(words.MEDICINES_ALL) ?? []).map((name) => name.toLowerCase())).size > 1;
    if (!words.DOSED.test(text) && !words.TAKEN.test(text) && !several) return false;
    return ofClient(text, found.index, endOf(found));
  });
  // A list stands together: the longest run of them is it.
  const runs = naming.reduce<PageBit[][]>((lists, bit) => {
    const open = lists.at(-1);
    const [head, before] = [open?.[0], open?.at(-1)];
    if (open && head && before && bit.start - before.end <= MAX_APART && bit.end - head.start <= LONGEST_LIST)
      open.push(bit);
    else lists.push([bit]);
    return lists;
  }, []);
  const list = runs.reduce<PageBit[]>((longest, run) => (run.length > longest.length ? run : longest), []);
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return [];
  const value = [...new Set(list.map(({ text }) => plain(text)))].join('\n');
  return [{ field: 'medication_plan', value, start: first.start, end: last.end, from: 'prose' }];
}

/** What the bits of a page say of the client. */
export function noteFindings(
  page: string,
  entries: readonly FormEntry[],
  today: CalendarDay,
  only?: string,
): Finding[] {
  const text = page.slice(0, LONGEST_READ);
  if (addressesReader(text)) return [];
  const bits = bitsOf(text, entries);
  const read = bits.flatMap((bit, at) =>
    [
      ...READERS.flatMap((reader) => reader(bit, bits[at - 1])),
      ...historyOfBit(bit, bits[at - 1], only),
      ...(speaksOfFamily(bit) ? whole('family_history', bit) : []),
      ...nextSeen(bit, today),
      ...courtDayIn(bit, today),
      ...contactsNamed(bit.text),
    ].map((found): Finding => ({ ...found, start: bit.start, end: bit.end, from: 'prose' })),
  );
  return [...read, ...medicines(bits)];
}
