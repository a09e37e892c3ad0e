import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyPhone } from '../values/read-values.ts';

/*
 * Whoever sends somebody to a program gives an address of mail at their work: "N. Example, 555-…, nexample@court.example",
 * "Ana Example RN 555-… ana@clinic.example <- for bed". A page that gives one such person names whom to call about the place.
 */

const WORD = "\\p{Lu}[\\p{L}'’]*\\p{Ll}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+){0,2}";
const NAMED = new RegExp(
  `(?<![\\p{L}\\d'’.-])(?<name>(?:${WORD}|\\p{Lu}\\.)(?: \\p{Lu}\\.)?(?: (?:de |la |del |van |von )?${WORD}){1,2})(?![\\p{L}-])`,
  'gu',
);
const MAIL = /(?<![\w.+-])(?<local>[\w.+-]{1,40})@[\w-]{1,40}(?:\.[\w-]{1,40}){1,3}/gu;
const PHONE = /(?<![\d-])\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?![\d-])/g;
const NUMBER_BEHIND = /^[),; ]{1,4}\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?![\d-])/;
/** Letters before an address within which its owner stands, and before a name what they are called. */
const NEAR = 120;
const LABEL = 60;
const MAX = 30;
const SHORTEST = 2;
/** Words that papers begin with capitals before a name, and are no part of it. */
const NO_PART =
  /^(?:(?:Case|Care|Practice|Program|Clinic|Transition|Discharge|Placement|Referral|Nurse|Social|Reentry|Re-entry|Intake|Admissions?|Pretrial|Probation|Parole|Family|Our|The|Call|Contact|Text|Ask|Questions?|Placement|Services?|Officer|Manager|Mgr|Worker|Coordinator|Navigator|Liaison|Dispatcher|Planner|Director|Supervisor|Counselor|Advocate|Interventionist|Prepared|Written|From|By|Lead|Staff|Ofc|Agent|Specialist|Therapist|Department|Team|Please|Me|Mr|Mrs|Ms|For|To|Is|Or|And) )+/u;
/** Who is called in need, treats, insures, speaks in court for or is tied to the client is somebody else. */
const OTHER_PART =
  /\b(?:emerg\p{L}*|in need|next of kin|nok|ice|notify|pcp|primary (?:care|doctor)|doctor|physician|pediatrician|dr|psychiatr\p{L}*|psych|therap(?:y|ist)|(?<!school )counsel(?:or|ing)?|dentist|pharmac\p{L}*|attorney|lawyer|defender|judge|subscriber|policy ?holder|employer|supervisor|landlord|sponsor|cc|complain\p{L}*|billing|claims|utilization review|release of information|privacy|records? requests?)\b/iu;
const TREATS = /^,? (?:MD|M\.D|DO|D\.O|NP|DNP|PA-C|APRN|PMHNP|FNP|PsyD|JD|Esq)\b/;
/** Cues that outweigh what somebody is. */
const PLACE =
  /\b(?:bed|placement|admissions?|packet|point of contact|your contact|(?:call|contact|speak to|reach) me|questions)\b/iu;
const NOT_THEM = /\b(?:do not|don['’]?t|never|not|instead of|rather than|former|no longer)\b[^.;]{0,30}$/i;

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Whether an address is made of somebody's first or last name. */
function bears(local: string, name: string): boolean {
  const bare = letters(local);
  const [first = '', ...last] = name.split(/[\s-]+/).map(letters);
  const initial = first.charAt(0);
  const begins = (part: string) => bare.startsWith(part) || nearly(bare, part);
  // Before a last name stand no more than initials, or the first name.
  const ends = (part: string) =>
    bare.endsWith(part) && (bare.length - part.length <= SHORTEST || first.startsWith(bare.slice(0, -part.length)));
  return (
    [first, ...last].some((part) => part.length > SHORTEST && (begins(part) || ends(part))) ||
    (bare.length >= SHORTEST && first.startsWith(bare)) ||
    [last.join(''), last.at(-1) ?? ''].some((family) => nearly(bare, `${initial}${family}`))
  );
}

/** Whether an address bears the client's last name, and none that somebody shares with them. */
const ofClient = (local: string, name: string, client: RecordContext['client']): boolean => {
  const family = letters(client?.lastname ?? '');
  return family.length > SHORTEST && letters(local).includes(family) && !letters(name).includes(family);
};

const isClient = (name: string, client: RecordContext['client']): boolean => {
  const own = `${client?.firstname ?? ''}`.toLowerCase().split(/[\s-]+/);
  const words = name.toLowerCase().split(/[\s-]+/);
  return own.some((part) => part !== '' && words.some((word) => nearly(part, word)));
};

interface Worker {
  name: string;
  phone: string | null;
  mail: string;
  asked: boolean;
  start: number;
  end: number;
}

/** The person at work before an address of mail. */
function workerAt(page: string, flat: string, found: RegExpMatchArray, client: RecordContext['client']): Worker[] {
  const at = found.index ?? 0;
  const local = found.groups?.local ?? '';
  const from = Math.max(0, at - NEAR);
  const before = flat.slice(from, at);
  const names = [...before.matchAll(NAMED)].map(({ groups, index }) => {
    const whole = groups?.name ?? '';
    const name = whole.replace(NO_PART, '');
    return { name, at: index + whole.length - name.length, end: index + whole.length };
  });
  const owner = names.findLast(({ name }) => name.includes(' ') && bears(local, name));
  if (
    !owner ||
    isClient(owner.name, client) ||
    ofClient(local, owner.name, client) ||
    TREATS.test(before.slice(owner.end))
  )
    return [];
  const between = before.slice(owner.end);
  // A second address or number between is another person's.
  const numbers = between.match(PHONE) ?? [];
  if (between.includes('@') || numbers.length > 1 || /[.;] \p{Lu}\p{Ll}+ \p{Ll}/u.test(between)) return [];
  const label =
    flat
      .slice(Math.max(0, from + owner.at - LABEL), from + owner.at)
      .split(/[.;¶]\s|\d{4}/)
      .at(-1) ?? '';
  const tail = (page.slice(at + found[0].length).split(/[.;]\s|\n/)[0] ?? '').slice(0, LABEL);
  const asked = PLACE.test(label) || PLACE.test(between) || PLACE.test(tail);
  const part = `${label} ${owner.name} ${between}`;
  if (NOT_THEM.test(label) || mentionsRelative(part) || (!asked && OTHER_PART.test(part))) return [];
  const phone = onlyPhone(numbers[0] ?? NUMBER_BEHIND.exec(tail)?.[0] ?? '');
  return [{ name: owner.name, phone, mail: found[0], asked, start: from + owner.at, end: at + found[0].length }];
}

/** Whom a page gives with an address at work, where that is one person and no words send callers to somebody else. */
export function workMail(whole: string, { client }: RecordContext, directed: readonly Finding[] = []): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const flat = page.replace(/\t/g, ' ').replace(/\s/g, ' ');
  const workers = [...flat.matchAll(MAIL)].slice(0, MAX).flatMap((found) => workerAt(page, flat, found, client));
  const chosen = workers.some(({ asked }) => asked) ? workers.filter(({ asked }) => asked) : workers;
  const [first] = chosen;
  if (!first || new Set(chosen.map(({ mail }) => mail.toLowerCase())).size !== 1) return [];
  const others = directed.filter(({ field }) => field === 'contact_person_name');
  const family = first.name.split(' ').at(-1) ?? '';
  if (!first.asked && others.length > 0 && others.every(({ value }) => !value.endsWith(family))) return [];
  const at = { start: first.start, end: first.end, from: 'prose' as const };
  const phone = chosen.find((each) => each.phone)?.phone;
  return [
    { field: 'contact_person_name', value: first.name, ...at },
    ...(phone ? [{ field: 'contact_person_phone', value: phone, ...at }] : []),
    { field: 'contact_person_email', value: first.mail, ...at },
  ];
}
