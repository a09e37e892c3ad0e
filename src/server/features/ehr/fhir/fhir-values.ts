import { createHash } from 'node:crypto';

/** A value of a FHIR resource, before what is empty has been taken out of it. */
export type FhirInput = string | number | boolean | null | undefined | readonly FhirInput[] | FhirFields;
export interface FhirFields {
  readonly [name: string]: FhirInput;
}

export type FhirValue = string | number | boolean | FhirValue[] | { [name: string]: FhirValue };
export interface Resource {
  resourceType: string;
  [name: string]: FhirValue;
}

const MAX_STRING = 100_000;

/**
 * A text as FHIR's `string` allows it: no control characters, no half of a surrogate pair, no space but the plain ones,
 * not empty. What was typed otherwise stays as it is.
 */
export function text(value: string | null | undefined): string | undefined {
  const cleaned = (value ?? '')
    .slice(0, MAX_STRING)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replace(/(?![\t\r\n])\p{Cc}/gu, '')
    .replace(/[^\S \t\r\n]/g, ' ')
    .trim();
  return cleaned === '' ? undefined : cleaned;
}

/** The same on one line, for names and codes' displays. */
export const line = (value: string | null | undefined): string | undefined => text(value)?.replace(/\s+/g, ' ');

function compacted(value: FhirInput): FhirValue | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(compacted).filter((each) => each !== undefined);
    return kept.length === 0 ? undefined : kept;
  }
  if (typeof value !== 'object') return value as string | number | boolean;
  const kept = Object.entries(value)
    .map(([name, each]) => [name, compacted(each)] as const)
    .filter((entry): entry is readonly [string, FhirValue] => entry[1] !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** A resource without its empty parts: FHIR knows no empty array, object or text. */
export function resource(resourceType: string, fields: FhirFields): Resource {
  return { resourceType, ...(compacted(fields) as Record<string, FhirValue> | undefined) };
}

/** Bytes as a UUID of version 8: made by rule, not by chance. */
function asUuid(bytes: Buffer): string {
  const own = Buffer.from(bytes.subarray(0, 16));
  own[6] = (own[6]! & 0x0f) | 0x80;
  own[8] = (own[8]! & 0x3f) | 0x80;
  const hex = own.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The same parts make the same id, whoever asks and whenever. */
export const derivedId = (...parts: readonly (string | number)[]): string =>
  asUuid(createHash('sha256').update(JSON.stringify(parts)).digest());

const EMAIL = /^\S+@\S+$/;

/** A person's ways of being reached; what is no address is left out. */
export const telecom = (phone: string | null, email: string | null): FhirInput => [
  { system: line(phone) && 'phone', value: line(phone) },
  email && EMAIL.test(email) ? { system: 'email', value: line(email) } : null,
];

export function humanName(given: string | null, family: string | null): FhirInput {
  const whole = line([given, family].filter(Boolean).join(' '));
  return whole && { use: 'official', text: whole, family: line(family), given: [line(given)] };
}

export const concept = (
  words: string | null | undefined,
  coding?: { system: string; code: string; display?: string },
): FhirInput => ({ coding: coding && [coding], text: line(words) });
