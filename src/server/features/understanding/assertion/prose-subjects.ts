import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';
import { inFields } from './field-subjects.ts';
import { firstNamed } from './first-named.ts';
import { OF_READERS_OWN } from './letter-subjects.ts';
import { NOT_IN_NAMES, SELDOM_IN_NAMES } from './name-words.ts';
import { folded, nameParts } from './names-alike.ts';
import { inNarrative, isIntroduced } from './narrated-subjects.ts';
import { onlyNamed } from './only-named.ts';
import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import {
  initialsAt,
  isAtWork,
  isInRole,
  isOfThings,
  isSomebodyBeside,
  isWhole,
  namesIn,
  readName,
  type WrittenName,
} from './written-names.ts';

export const DOB_WORD =
  /^[\s,;:|(–/-]{0,8}(?:[MF]\b[ ,/\t|]{0,3})?(?:\d{1,3} ?(?:yo|y\/o|yrs?|y)\b[ ,/\t|]{0,3})?(?:(?:his\/her|his|her|their) )?(?:d\.?\s?o\.?\s?b\b|date of birth|birth ?dat?e|birthday|bday|b-day|born\b|b\.[ ]?\d|birth\b)/i;
export const YEARS =
  /^[\s,;:|(–-]{0,6}(?:age[ds]?:?[ ]?\d{1,3}\b|\d{1,3}[ -]?(?:y\/?o|yo|yrs?|y\.o\.|years?)\b|\d{2}[ ]?[MF]\b|[MF][ ]?[/,]?[ ]?\d{2}\b(?![/-])|(?:is|was)?,?[ ](?:who is )?(?:an?[ ])?\d{1,3}[ -]years?)/i;
export const bornBehind = (behind: string, today: CalendarDay): CalendarDay | undefined => {
  const [first] = findDates(behind.slice(0, 48), today);
  return first?.day;
};

/** "Odessa Marsh, January 30, 1961." in a sentence. */
const SAID_BORN =
  /^,? [(]?(?:(?:(?:s?he|they) (?:was|were) )?born (?:on )?)?(?:\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})(?:[).,;]|$|\n)/u;
/** A year in which somebody may be born who is treated. */
export const isBirth = (day: CalendarDay, today: CalendarDay): boolean =>
  Number(today.slice(0, 4)) - Number(day.slice(0, 4)) >= 13;

/** The birth date behind a name: a date with a word that says so, or of a day on which somebody may be born. */
export function birthBehind(behind: string, today: CalendarDay): CalendarDay | undefined {
  const day = bornBehind(behind, today);
  return day && (DOB_WORD.test(behind) || isBirth(day, today)) ? day : undefined;
}

/** Whom a text speaks of with these words before the name. */
const ABOUT =
  /\b(?:regarding|concerning|about|on behalf of|(?:in )?support (?:of|for)|letters? (?:for|of)|write (?:for|about|on)|(?:bed|place|placement|exposure|condition|referral|request|authorization|assessment|report|plan|prepared|record|order|leave|summary|chart) (?:for|of|on)|evaluation of|care of|case of|treatment of|admission of|supervisor of|employer of|known|see(?:ing|n)?|met with|met|sat with|saw|examining|evaluating|treating|admitting|referring|excuse|discharging|caring for|(?:counselor|therapist|psychologist|psychiatrist|physician|doctor|sponsor|chaplain|advocate) (?:to|of|for)|evaluated|examined|admitted|treated|interviewed|assessed)\s{1,4}(?:with\s{1,4})?(?:(?:my|our|your|the|this) (?:client|patient|student|resident|tenant|employee|member|son|daughter|husband|wife|brother|sister|friend|above[- ]named)s?,?\s{1,4})?(?:(?:mr|mrs|ms|miss)\.? )?(?=\p{Lu})/giu;
/** Before the name of whom something is certified, reported or found. */
const THAT =
  /\b(?:verif(?:y|ies)|certif(?:y|ies|ied)|confirms?(?:ed)?|attests?|advised|inform(?:ed|s)?|states?|stated|reports?|reported|not(?:es?|ed)|found|learned|says|said|aware|document(?:s|ed)?|understand)(?: you| us| the court)?,? that\s{1,4}(?:(?:my|our|your|the|this) (?:client|patient|student|resident|tenant|employee|member|above[- ]named)s?,?\s{1,4})?(?:(?:mr|mrs|ms|miss)\.? )?(?=\p{Lu})/giu;
/** What is then said of them. */
const OF_THEM =
  /^,?\s{1,3}(?:on \d|an? (?:protected|incapacitated|minor)|was (?:done|made|held|conducted|completed|performed|prepared)\b|\(?(?:(?:s?he|they) (?:was|were) )?born|who\b|is an?\b|has been|was (?:admitted|seen|referred|found|placed|evaluated)|(?:in|at|on|for) (?:the |our |my |a )?(?:[\w-]+ )?(?:clinic|office|hospital|follow-?up|consultation|emergency|unit|home|jail|shelter|van|evaluation|session|program)|to (?:you|your)\b|from (?:work|school|class|duty|jury)\b|today|yesterday|presents|presented|attends|lives|reports|for (?:the|\w+) (?:last|past|\w+ )?(?:years|months)|for \w+ (?:years|months)|DOB|date of birth|age\b|[([]?\d\d)/i;
/** "I, Orville Stamper, understand". */
const I_SAY = /\bI,?\s{1,3}(?=\p{Lu}\p{L}{1,20}[ ,])/gu;
const I_DO =
  /^[\s,;(]{1,4}(?:\(?(?:DOB|born|date of birth|print)\b|(?:do )?(?:hereby|authorize|understand|consent|agree|acknowledge|certify|give|request|choose|decline|refuse|have (?:read|been|received)|am (?:leaving|aware|requesting|the (?:patient|client|resident|tenant))|want|will|promise|wish|permit|release)\b|the undersigned)/i;
/** "I am Odessa Marsh's case manager", "as Odessa Marsh's therapist". */
const WHOSE_HELPER = /\b(?:I am|I['’]m|I was|I have been|I serve as|I work as|[Aa]s) (?=\p{Lu})/gu;
const HELPS =
  /^['’]s? (?:(?:former|current|primary|new|assigned|outpatient|court[- ]appointed|public|MAT|OTP) ){0,2}(?:case ?manager|case ?worker|therapist|counselor|psychiatrist|doctor|physician|nurse|social worker|probation officer|parole officer|PO\b|attorney|lawyer|defender|guardian|peer|recovery coach|navigator|advocate|sponsor|caseworker|teacher|principal|pastor|landlord|supervisor|employer|care coordinator)/u;
/** The heads of court papers. */
const CAPTION =
  /(?:(?:^|\n)[ \t]{0,8}(?:the )?(?:guardianship|conservatorship|commitment|adoption)[ ](?:of[ ]the[ ]person(?:[ ]and[ ]estate)?[ ])?of\s{1,4}|\b(?:state|people|commonwealth|government|united states|city|county|village|town)\b[^\n]{0,50}\n?[^\n]{0,30}?\bv(?:s|ersus)?\.?\s{1,6}|\bin re:?\s{1,3}|\bin the (?:matter|interest|guardianship|conservatorship|commitment|detention|estate|case|marriage) of:?\s{1,6})(?:(?:the )?(?:matter|interest|guardianship|conservatorship|commitment|detention|estate|marriage|application|petition|(?:alleged )?mental (?:illness|health)|involuntary (?:commitment|admission|hospitalization|treatment)|hospitalization|care and treatment|civil commitment|adoption|custody|welfare|name change|expungement|protection|best interests?) (?:of|for):?\s{1,3})?(?:the\s)?(?=\p{Lu})/giu;
/** There such words say for whom a cover sheet is. */
const FAXED = /\b(?:fax|facsimile|cover sheet|e-?mail)\b/i;
/** "Printed for MARSH, ODESSA on". */
const MADE_FOR =
  /(?:(?:^|\n)for:[ ]{0,3}|\b(?:printed|results?|orders?|prescription|rx|label|dispensed|filled|flow ?sheet|calendar|schedule|certificate|care plan)\s(?:for|of)[: ]{1,3})(?=\p{Lu})/giu;
/** "Marsh v. Marsh": the parties of one family. */
const OF_FAMILY = /(?<![\p{L}-])(\p{Lu}[\p{L}'’-]{2,20}),? (?:v|vs|versus)\.? (\1)(?![\p{L}-])/gu;
const PARTY =
  /^[\s,)]{1,6}(?:defendant|respondent|proposed patient|alleged|a minor|an? (?:alleged|incapacitated|protected|vulnerable|disabled|mentally ill)|probationer|juvenile)/i;
/** A message of a patient to those who care for them. */
const MESSAGES = /\b(?:portal|secure message|my ?chart|message center|patient message|inbox|in-basket)\b/i;
const SENDER = /(?:^|[|\t]|\s)(?:from|sender|sent by|patient)[ ]{0,2}:[ ]{0,4}(?=\p{Lu})/gimu;
const TITLED = /(?<![\p{L}\p{N}])(?:mr|mrs|ms|miss|mx)\b\.?[ ]{1,2}(?=\p{Lu})/giu;
const DEAR = /\bdear (?:mr|mrs|ms|miss|mx)\b\.?(?: and mrs\.?)?[ ](?=\p{Lu})/giu;
const YOUR = /\byou(?:r|rs)?\b/gi;
/** What papers say of whom they are about, and seldom of anybody else. */
const DOES =
  /^[’']?s?[ ]{1,2}(?:(?:is|was) (?:an? |currently |now |being |still )?(?:\d|seen|admitted|discharged|referred|evaluated|assessed|interviewed|alert|oriented|prescribed|diagnosed|(?:wo)?man\b|(?:fe)?male\b|single|married|divorced|widowed|separated|homeless|unemployed|pleasant|cooperative|calm|tearful|medically|allergic|positive|compliant|in compliance|in good standing|enrolled|placed|ordered|arrested|charged|found|advised|instructed|counseled|offered|educated|encouraged|transported|observed)|(?:den(?:ies|ied)|endors|present|report|state[ds]|disclos|complain|admits|admitted|describ|has (?:a history|been|had|never|no|not|completed|attended|missed)|had (?:a|no|been)|uses|used|drinks|drank|smokes|takes|lives|resides|attend|arriv|complet|continue|remain|score|tested|tolerat|meets|relapsed|overdosed|participat|appear|stopped|began|started|needs|requires|request|will need|would benefit|checked in|tells|told|slept|left|came|went|signed|agre|owes|paid|works|sleeps|wants)\w*)/i;
/** The same of a name without a title: fewer of these, since the same is said of relatives, too. */
const DOES_PLAINLY =
  /^,?[ ]{1,2}(?:(?:is|was) (?:an? )?(?:\d|(?:wo)?man\b|(?:fe)?male\b|(?:seen|admitted|discharged|evaluated|assessed|referred|transferred|transported) (?:by|at|to|on|in|for|from|today|with|via)|single|married|divorced|homeless)|presents?\b|presented (?:to|with|for|as)|denies\b|endorses\b|arrived (?:at|by|via|to|for)|has (?:a history|completed|attended|been (?:a (?:patient|client|resident|student|member|tenant)|under (?:my|our)|in (?:treatment|custody|our)|incarcerated|sober|clean|diagnosed|prescribed|admitted|enrolled))|lives\b|owns\b|rents\b|resides\b|(?:is|was) (?:found|brought in|(?:un)?responsive|intoxicated|drowsy|asleep|arrested|booked|placed on|enrolled|currently (?:in|on|enrolled|taking|prescribed|a)|being (?:treated|seen|referred|discharged|evaluated)|under (?:my|our) care|prescribed|diagnosed|unable to|given (?:naloxone|narcan|\d))|(?:took|ingested|swallowed|weighs|purges|binges|restricts|sleeps|snores|suffers from|receives (?:methadone|buprenorphine|services|treatment)|is (?:allergic|on (?:methadone|buprenorphine|suboxone|probation|parole|insulin))|hears voices|overdosed|relapsed|injects?|injected|drinks|drank|smokes|uses|used|completed|tested|came (?:to|in)|walked in|checked in|vomited|seized|fell|collapsed|tolerated|refused|participated|attends|attended)\b|\((?:she|he|they)\/)/i;
/** The same of one word by which somebody is called: only what patients do. */
const DOES_AS_PATIENT =
  /^(?:[’']s (?:seizures?|drinking|withdrawal|meds|medications?|CIWA|COWS|tremors?|vitals|wound|insulin|(?:list of )?medic(?:in|ation)es?|(?:list of )?medications|allerg(?:y|ies))\b|,?[ ]{1,2}(?:(?:is|was) (?:\d{2}\b|asleep|awake|resting|sleeping|drowsy|shaking|tremulous|vomiting|intoxicated|unresponsive|allergic|drinking|using|on (?:oxygen|insulin|CIWA|methadone|buprenorphine|suboxone|probation|parole)\b|admitted|discharged|given \d|given (?:naloxone|narcan|his|her)|found|withdrawing|detoxing|drunk|high\b)|asleep|awake|resting|slept|drinks|drank|overdosed|relapsed|injects|injected|vomited|(?:took|takes|refused|needs|ate|finished|skipped|missed) (?:her|his|their|all|breakfast|lunch|dinner|meds?|insulin|\d)|had (?:a|another|two|three|\d) (?:\w+ )?(?:seizures?|fits?|overdoses?|drinks?|falls?|nightmares?)|has (?:used|been (?:drinking|using)|seizures|diabetes|epilepsy)|denies|endorses|tested positive|uses|used (?:heroin|meth|fentanyl|cocaine|crack|alcohol|drugs)|smokes|(?:won['’]t|will not|refuses to|does not want to|wants to) (?:go|come|eat|take|detox|stop)))/;

/** A name with what the text goes on to say, unless it is that of a relative or of somebody at work. */
function at(text: string, from: number): (WrittenName & { behind: string }) | null {
  const written = readName(text, from);
  return written && !isAtWork(text, written.end)
    ? { ...written, behind: text.slice(written.end, written.end + 60) }
    : null;
}

const ends = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), (match) => match.index + match[0].length);

/** Where the title before a name begins. */
const titleAt = (text: string, from: number): number =>
  from - (/(?:mr|mrs|ms|miss|mx)\.?[ ]{1,2}$/i.exec(text.slice(Math.max(0, from - 7), from))?.[0].length ?? 0);

/** Whoever the text names by title, and how often as the one it is about; none of those beside the client. */
function titled(text: string, beside: ReadonlySet<string>): PageSubject[] {
  const counts = new Map<
    string,
    { parts: readonly string[]; at: number; times: number; does: number; aged: boolean }
  >();
  for (const from of ends(text, TITLED)) {
    const written = readName(text, from);
    const key = written?.parts.at(-1) ?? '';
    if (!(written?.plain || written?.placelike) || beside.has(key) || isIntroduced(text, written)) continue;
    const behind = text.slice(written.end, written.end + 60);
    const aged = YEARS.test(behind);
    const before = counts.get(key) ?? { parts: written.parts, at: from, times: 0, does: 0, aged: false };
    const does = !isSomebodyBeside(text, { start: from - 4, end: written.end }) && (aged || DOES.test(behind)) ? 1 : 0;
    counts.set(key, {
      ...before,
      times: before.times + 1,
      does: before.does + does,
      aged: before.aged || (aged && does > 0),
    });
  }
  return [...counts.values()]
    .filter(({ times, does, aged }) => does > 1 || aged || (does > 0 && times > 2))
    .map(({ parts, at, aged }) => ({ parts, at, sure: aged ? 2 : 1 }));
}

const WORD = /(?<![\p{L}\d'’-])\p{Lu}\p{Ll}{2,15}(?![\p{L}\d-])/gu;

/** "0700 Odessa asleep. 0900 Odessa took her insulin.": one word that again and again does what patients do. */
function called(text: string, beside: ReadonlySet<string>): PageSubject[] {
  const times = new Map<string, number>();
  const found: PageSubject[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = folded(word);
    const rest = text.slice(index + word.length, index + word.length + 44);
    // "Odessa M. slept well."
    const [initial = ''] = /^ \p{Lu}\.?(?= )/u.exec(rest) ?? [];
    if (!DOES_AS_PATIENT.test(rest.slice(initial.length))) continue;
    if (NOT_IN_NAMES.has(key) || SELDOM_IN_NAMES.has(key) || isOfThings({ parts: [key] })) continue;
    if (beside.has(key) || isSomebodyBeside(text, { start: index, end: index + word.length })) continue;
    const before = times.get(key) ?? 0;
    times.set(key, before + (initial === '' ? 1 : 2));
    if (before < 2 && (times.get(key) ?? 0) > 1) found.push({ parts: nameParts([word, initial]), sure: 1, at: index });
  }
  return found;
}

/** People whom a page speaks of without a label: in sentences, in the head of a court's paper, as who signs or writes. */
export function inProse(text: string, today: CalendarDay): PageSubject[] {
  const names = [...namesIn(text, 0, text.length)];
  const beside = new Set(
    names.filter((written) => isInRole(text, written)).flatMap(({ parts }) => parts.filter((part) => part.length > 2)),
  );
  for (const from of ends(text, TITLED)) {
    const written = readName(text, from);
    const [last] = written?.parts.slice(-1) ?? [];
    if (written && last && isInRole(text, { start: titleAt(text, from), end: written.end })) beside.add(last);
  }
  const found: PageSubject[] = [
    ...titled(text, beside),
    ...called(text, beside),
    ...inNarrative(text, beside),
    ...firstNamed(text, beside),
    ...inFields(text),
    ...onlyNamed(text, names, beside),
  ];
  const add = (written: WrittenName, sure: PageSubject['sure'], born?: CalendarDay) =>
    found.push({ parts: written.parts, sure, at: written.start, born });
  for (const from of ends(text, ABOUT)) {
    const written = at(text, from);
    if (!written || !isWhole(written)) continue;
    const dated = DOB_WORD.test(written.behind) || /^[\s,(]{1,4}\d/.test(written.behind);
    // "TREATED Palo Colorado Ranch, 30 days": a place, unless a birth date stands behind it.
    if (written.placelike && !birthBehind(written.behind, today)) continue;
    if (dated || OF_THEM.test(written.behind)) add(written, 3, dated ? birthBehind(written.behind, today) : undefined);
  }
  for (const from of ends(text, THAT)) {
    const written = at(text, from);
    if (written?.plain && isWhole(written) && (DOES.test(written.behind) || DOES_PLAINLY.test(written.behind)))
      add(written, 1);
  }
  for (const from of ends(text, I_SAY)) {
    const written = at(text, from);
    if (written && isWhole(written) && I_DO.test(written.behind)) add(written, 2, birthBehind(written.behind, today));
  }
  for (const from of ends(text, WHOSE_HELPER)) {
    const written = readName(text, from);
    const name = written ? text.slice(from, written.end).replace(/['’]s?$/, '') : '';
    if (written?.plain && isWhole(written) && HELPS.test(text.slice(from + name.length, written.end + 60)))
      found.push({ parts: nameParts(name.split(' ')), sure: 2, at: from });
  }
  for (const from of ends(text, CAPTION)) {
    const initials = initialsAt(text, from);
    if (initials) found.push({ parts: initials, sure: 2, at: from });
    const written = initials ? null : at(text, from);
    if (written && isWhole(written)) add(written, 3);
    else if ((written?.plain || written?.placelike) && /^[\s,]{0,3}(?:$|\n|\d|case|no\b|#)/i.test(written.behind))
      add(written, 1);
  }
  for (const { 1: last = '', index } of text.matchAll(OF_FAMILY))
    found.push({ parts: nameParts([last]), sure: 1, at: index });
  for (const from of FAXED.test(text) ? [] : ends(text, MADE_FOR)) {
    const written = at(text, from);
    if (written?.plain && isWhole(written) && (written.turned || /^[ ]*(?:$|\n|[|\t(]|[ ]{2})/.test(written.behind)))
      add(written, written.turned ? 2 : 1);
  }
  if (MESSAGES.test(text))
    for (const from of ends(text, SENDER)) {
      const written = at(text, from);
      if (written?.plain && isWhole(written)) add(written, 2);
    }
  if ((text.match(YOUR)?.length ?? 0) > 1 && !OF_READERS_OWN.test(text))
    for (const from of ends(text, DEAR)) {
      const written = at(text, from);
      if (written?.plain) add(written, 1);
    }
  for (const written of names) {
    if (!isWhole(written) || written.turned) continue;
    const behind = text.slice(written.end, written.end + 60);
    const dated = SAID_BORN.test(behind) ? bornBehind(behind, today) : undefined;
    const born = dated && isBirth(dated, today) && !underContacts(text, written.start) ? dated : undefined;
    const sure = PARTY.test(behind) ? 3 : YEARS.test(behind) || born ? 2 : DOES_PLAINLY.test(behind) ? 1 : null;
    const isBeside = written.parts.every((part) => part.length < 3 || beside.has(part));
    if (sure !== null && !(isBeside && sure < 3) && !isSomebodyBeside(text, written)) add(written, sure, born);
  }
  return found.map((each) => (each.sure === 1 ? { ...each, narrated: true } : each));
}
