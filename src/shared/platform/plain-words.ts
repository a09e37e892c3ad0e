import type { z } from 'zod';
import { format } from './define-messages.ts';
import { inputMessages as text } from './input.messages.ts';

type RawIssue = z.core.$ZodRawIssue;
type Words<Code extends RawIssue['code']> = (issue: Extract<RawIssue, { code: Code }>) => string;

/** Options listed in a message; a longer list is only pointed at. */
const MAX_OPTIONS_NAMED = 12;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

const KINDS: Readonly<Record<string, string>> = {
  string: text.text,
  number: text.number,
  nan: text.number,
  int: text.whole_number,
  bigint: text.whole_number,
  boolean: text.yes_or_no,
  array: text.list,
  tuple: text.list,
  set: text.list,
  object: text.group,
  record: text.group,
  map: text.group,
  date: text.day,
};

const FORMATS: Readonly<Record<string, string>> = {
  email: text.mail_address,
  url: text.web_address,
  date: text.day,
};

const ofKind: Words<'invalid_type'> = ({ expected, input }) =>
  isMissing(input) ? text.required : (KINDS[expected] ?? text.value);

const ofOptions: Words<'invalid_value'> = ({ values, input }) => {
  if (isMissing(input) && !values.includes('')) return text.required;
  const named = values.filter((value) => value !== '').map(String);
  return named.length > MAX_OPTIONS_NAMED ? text.choose : format(text.choose_of, { options: named.join(', ') });
};

const tooBig: Words<'too_big'> = ({ origin, maximum, inclusive = true }) => {
  if (origin === 'string') return format(text.most_characters, { most: Number(maximum) });
  if (origin === 'array' || origin === 'set') return format(text.most_entries, { most: Number(maximum) });
  // A value may be a year, which is written without a comma.
  return format(inclusive ? text.most : text.below, { most: String(maximum) });
};

const tooSmall: Words<'too_small'> = ({ origin, minimum, inclusive = true }) => {
  if (origin === 'string')
    return minimum === 1 ? text.required : format(text.least_characters, { least: Number(minimum) });
  if (origin === 'array' || origin === 'set')
    return minimum === 1 ? text.choose_one : format(text.least_entries, { least: Number(minimum) });
  return format(inclusive ? text.least : text.above, { least: String(minimum) });
};

/** What zod finds, in the product's words; a message that a schema gives itself goes before. */
export function plainWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ofKind(issue);
    case 'invalid_value':
      return ofOptions(issue);
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? text.value;
    case 'not_multiple_of':
      return format(text.step, { step: String(issue.divisor) });
    case 'unrecognized_keys':
      return text.unknown_field;
    default:
      return isMissing(issue.input) ? text.required : text.value;
  }
}
