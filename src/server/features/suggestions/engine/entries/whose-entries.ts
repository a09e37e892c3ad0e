import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { onlyDate } from '#server/features/understanding/text/us-dates.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import { personOf } from '../values/read-values.ts';
import type { Owner } from './entry-values.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Whose the labels of a form are, as far as a name, a birth date or the line that they stand on shows.
 */

/** Whether a value is the client's own name. */
export function isClient(value: string, { firstname, lastname }: KnownClient): boolean {
  const words = value.toLowerCase().split(/[^\p{L}]+/u);
  return [firstname, lastname].every((name) =>
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .some((part) => words.some((word) => nearly(word, part))),
  );
}

/** Whether a value is the client's first or last name, as the label beside it says. */
export function isPartOfName(value: string, of: 'first' | 'last', { firstname, lastname }: KnownClient): boolean {
  const [written = ''] = value.trim().split(/\s{2,}|[,(\n]/);
  return nearly(written.toLowerCase(), (of === 'first' ? firstname : lastname).toLowerCase());
}

/** Whether a value is the name of a person none of whose names are the client's. */
export function isSomebodyElse(value: string, client: KnownClient): boolean {
  const person = personOf(value);
  const own = `${client.firstname} ${client.lastname}`.toLowerCase().split(/[\s-]+/);
  return (
    person !== null &&
    !person.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => own.some((each) => nearly(word, each)))
  );
}

/** Whoever fills a form in for themselves: "Caller: self", "Subscriber: same". */
const THEMSELVES =
  /^(?:self|him-?self|her-?self|same(?: as (?:above|client|patient))?|(?:the )?(?:client|patient|pt)|me|mine)\b(?! (?:and|\/))/i;
const ANYBODYS =
  /^(?:(?:home|cell|mobile|best|contact)(?: ?(?:phone|number|no\.?|tel\.?|#))?|call ?back(?: ?(?:number|no\.?|#))?|(?:phone|tel)\.? ?\((?:cell|mobile|home)\))$/i;

const SPONSOR = /^sponsor\b/i;
const RANKED =
  /^(?:Capt|Cpt|CPT|SSgt|SSG|SFC|SGT|Sgt|MSG|Lt|LT|Col|COL|Maj|MAJ|Cpl|CPL|CW\d|PO\d|ENS|CDR|LCDR|Pvt|PFC|SPC)\b|\b(?:DOB|born|army|navy|marine|air force|coast guard|active duty)\b/i;

/** Whom a label begins to speak of, where its value is the client all the same. */
export function ownerBegun(begun: Owner, label: string, value: string): Owner {
  if (begun === 'subscriber' && SPONSOR.test(label) && !RANKED.test(value)) return 'other';
  return begun === 'contact_person' && THEMSELVES.test(value.trim()) ? 'client' : begun;
}

/** A bare name label before the client's own name speaks of the client, whoever was named before. */
export const namesClient = (owner: Owner | null, value: string, client: KnownClient | undefined): boolean =>
  owner !== 'subscriber' && client !== undefined && isClient(value, client);

/** Whether a number's label, which mostly asks for the client's, stands right behind somebody else's name. */
export const ofOwnerBefore = (
  { label, line, section }: FormEntry,
  owner: Owner | null,
  begun: { line: number },
): boolean =>
  owner !== null &&
  owner !== 'client' &&
  ANYBODYS.test(label) &&
  (section.about === owner || (owner !== 'other' && line === begun.line) || /^call ?back/i.test(label));

/** A bare birth date that is not the known client's, where nobody was named before it. */
export const isOthersBirth = (
  value: string,
  owner: Owner | null,
  client: KnownClient | undefined,
  today: CalendarDay,
) => owner === null && Boolean(client?.dob) && ![null, client?.dob].includes(onlyDate(value, today));

const DOCTOR = /^\W*(?:\d{1,2}[.)] )?(?:dr|m\.?d)\.?$/i;
const PRACTICE =
  /\b(?:clinic|family|fam|practice|primary|internal|med(?:ical|icine)?|health|grp|group|associates|physicians?|pediatrics|care)\b|\d{3}[-. ]\d{4}/i;

/** "MD" and "Dr." alone ask for whoever treats the client only where a practice or a number stands behind the name. */
export const isBareDoctor = (label: string, value: string): boolean => DOCTOR.test(label) && !PRACTICE.test(value);

/** A sponsor holds a plan of the services; any other keeps somebody sober. */
export const isSoberSponsor = (label: string, value: string, besidePlan: boolean): boolean =>
  SPONSOR.test(label) && !(besidePlan && RANKED.test(value));

const MAX_HEADER = 160;
/** Lines under a header in which its labels are still the client's. */
const UNDER_NAME = 2;

/** The lines of a page that bear the client's full name and nobody's tie to them, and those right under them. */
export function linesOfName(page: string, client: KnownClient | undefined): ReadonlySet<number> {
  const lines = new Set<number>();
  if (!client?.firstname || !client.lastname) return lines;
  for (const [at, text] of page.split('\n').entries()) {
    if (text.length > MAX_HEADER || mentionsRelative(text) || !isClient(text, client)) continue;
    for (let under = 0; under <= UNDER_NAME; under += 1) lines.add(at + under);
  }
  return lines;
}

/** Whether a label names a guardian: what stands beside it is theirs. */
export const namesGuardian = ({ meaning, value }: FormEntry): boolean =>
  meaning?.field === 'legal_guardianship_status' && personOf(value) !== null;
