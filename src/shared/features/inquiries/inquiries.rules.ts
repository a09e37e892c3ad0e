import { endsRightToLeft } from '#shared/platform/right-to-left.ts';

/** Inquiry statuses in pipeline order (C-12). */
export const INQUIRY_STATUSES = [
  'PRE-ASSESSMENT',
  'ASSESSMENT',
  'SCHEDULED-ADMIT',
  'ADMITTED',
  'DROPPED',
  'DISCHARGED',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_STATUS_LABELS: Record<InquiryStatus, string> = {
  'PRE-ASSESSMENT': 'Pre Assessment',
  ASSESSMENT: 'Assessment',
  'SCHEDULED-ADMIT': 'Scheduled Admit',
  ADMITTED: 'Admitted',
  DROPPED: 'Dropped',
  DISCHARGED: 'Discharged',
};

/** Names that older records used. */
const LEGACY_STATUSES: Record<string, InquiryStatus> = { PENDING: 'PRE-ASSESSMENT', ADMIN: 'ASSESSMENT' };

/** The status a stored or filtered token means, or undefined for a token that is none. */
export const toInquiryStatus = (token: string): InquiryStatus | undefined =>
  LEGACY_STATUSES[token] ?? INQUIRY_STATUSES.find((status) => status === token);

export const ACTIVE_STATUSES: readonly InquiryStatus[] = [
  'PRE-ASSESSMENT',
  'ASSESSMENT',
  'SCHEDULED-ADMIT',
  'ADMITTED',
];

export const isActive = (status: InquiryStatus): boolean => ACTIVE_STATUSES.includes(status);

/** Default options of an inquiry's condition (C-22). */
export const CONDITIONS = [
  'Schizophrenia',
  'Schizoaffective',
  'Unspecified Psychosis',
  'Bipolar Disorder',
  'Mood Disorder',
  'Depression',
  'Anxiety',
  'OCD',
  'Personality Disorder',
  'ADHD',
  'Autism',
  'Failure to Launch',
  'Substance',
  'Eating Disorder',
  'Intellectual Disability',
  'Other',
] as const;

/** Options of the primary substance, beside the condition (C-22). */
export const PRIMARY_SUBSTANCES = [
  'Alcohol',
  'Opioids (heroin/fentanyl)',
  'Opioids (prescription)',
  'Benzodiazepines',
  'Methamphetamine',
  'Cocaine/crack',
  'Cannabis',
  'Kratom',
  'Nicotine',
  'Hallucinogens/ketamine',
  'Inhalants',
  'Poly-substance',
  'Other',
] as const;

/** 1 is most urgent (C-20). */
export const MIN_URGENT = 100;
export const isPriority = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MIN_URGENT;

/** The part of an expected amount, in percent, that counts in a step where the organization says nothing else. */
export const USUAL_WEIGHTS = { pre_assessment: 10, assessment: 30, scheduled_admit: 80, admitted: 100 } as const;
export type WeighedStep = keyof typeof USUAL_WEIGHTS;

/** What can be missing of an inquiry and asked for in its list. */
export const MISSING_FIELDS = ['staff', 'condition', 'priority', 'referral_org', 'phone', 'answer'] as const;

/** Days without a word after which an open inquiry can be asked for. */
export const QUIET_DAYS = ['3', '7', '14', '30', '60'] as const;

/** US dollars from which on an expected amount can be asked for. */
export const AMOUNTS_FROM = ['5000', '10000', '25000', '50000', '100000'] as const;

/** Names on the staff of one inquiry. */
export const MAX_STAFF = 20;

/** Letters and digits that can't be mistaken for one another on paper (no I, L, O, 0, 1). */
export const SUFFIX_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const SUFFIX_LENGTH = 4;

interface Named {
  firstname: string;
  lastname: string;
}

/**
 * Whether a suffix can stand after a name. A digit right after writing from right to left is shown before it, and would
 * be torn from the rest of the suffix: there the first character is a letter.
 */
const suits = (client: Named, suffix: string): boolean => !/^\d/.test(suffix) || !endsRightToLeft(client.lastname);

/**
 * Four characters from random bytes for a client's inquiry; `bytes` must hold at least sixteen. Values that would favor a
 * letter are passed over.
 */
export function suffixFor(client: Named, bytes: Uint8Array): string {
  const fair = 256 - (256 % SUFFIX_ALPHABET.length);
  const drawn = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => SUFFIX_ALPHABET.charAt(byte % SUFFIX_ALPHABET.length));
  const from = Math.max(
    drawn.findIndex((character) => suits(client, character)),
    0,
  );
  return [...drawn.slice(from), ...drawn.slice(0, from)].slice(0, SUFFIX_LENGTH).join('');
}

/** "{First} {Last}-{XXXX}" (C-11). */
export const opportunityName = (client: Named, suffix: string): string =>
  `${client.firstname} ${client.lastname}-${suffix}`;

/** Whether a proposed name is this client's name with a well-formed suffix. */
export function isOpportunityNameOf(client: Named, name: string): boolean {
  const start = opportunityName(client, '');
  const suffix = name.slice(start.length);
  return (
    name.startsWith(start) &&
    suffix.length === SUFFIX_LENGTH &&
    [...suffix].every((letter) => SUFFIX_ALPHABET.includes(letter)) &&
    suits(client, suffix)
  );
}

const SUFFIX = new RegExp(`-([${SUFFIX_ALPHABET}]{${SUFFIX_LENGTH}})$`);

/** What sets an inquiry apart without its client's name; undefined where it was renamed to something else. */
export const suffixOf = (name: string): string | undefined => SUFFIX.exec(name)?.[1];

/** The author of a note may fix it for so long, in seconds (C-26). */
export const NOTE_EDIT_SECONDS = 900;

interface EventOfInquiry {
  id: string;
  /** Seconds since 1970. */
  at: number;
  by_name: string | null;
}

/** Something that happened to an inquiry, a line of its timeline. */
export type InquiryEvent = EventOfInquiry &
  (
    | { kind: 'status'; from_status: InquiryStatus | null; to_status: InquiryStatus }
    | { kind: 'call'; words: string | null }
    | { kind: 'document' | 'activity'; words: string }
    | { kind: 'task'; words: string; is_complete: boolean }
  );

/** What a timeline is narrowed to. */
export const TIMELINE_KINDS = ['note', 'status', 'call', 'document', 'task', 'activity', 'sent'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Whether a note names somebody, as in '@Jordan Example', and not only the beginning of a longer name. */
export const isMentioned = (note: string, name: string): boolean => {
  const words = note.toLowerCase();
  const wanted = `@${name.toLowerCase()}`;
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1))
    if (!/[\p{L}\p{N}]/u.test(words.charAt(at + wanted.length))) return true;
  return false;
};
