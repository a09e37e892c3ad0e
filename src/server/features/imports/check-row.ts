import type { z } from 'zod';
import { NO_RESULT } from '#server/platform/reader/sheet.ts';
import { readPhone } from '#shared/features/clients/read-phone.ts';
import { PREFIXES } from '#shared/features/contacts/contacts.rules.ts';
import { Contact } from '#shared/features/contacts/contacts.schemas.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import {
  IMPORT_COLUMNS,
  type ImportKind,
  type Mapping,
  SEVERAL_VALUES,
} from '#shared/features/imports/imports.rules.ts';
import { GENDERS_SERVED, PAYMENT_TYPES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { Source } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { unguardFormula } from '#shared/platform/csv-record.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import { stateCode } from '#shared/platform/us-states.ts';
import { type KeptList, offeredIn } from '../option-lists/option-lists.access.ts';
import type { RowFields } from './imports.table.ts';
import { keptText } from './kept-text.ts';

/** A row after it was checked: what will be saved, or the text as it came and what is wrong with it, by field. */
export interface CheckedRow {
  fields: RowFields;
  problems: Readonly<Record<string, string>> | null;
}

type Values = Record<string, string>;

/** A field whose lines and blanks are kept as they came. */
const LONG_TEXT = 'rule_out';
/** A ZIP code whose leading zeros a spreadsheet has taken for those of a number. */
const SHORT_ZIP = /^\d{3,4}$/;
const DAYS = /^\d{1,4}( days?)?$/i;

const ImportedContact = Contact.pick(
  Object.fromEntries(IMPORT_COLUMNS.contacts.map(({ field }) => [field, true])) as Record<
    keyof typeof Contact.shape & string,
    true
  >,
);

const optionKey = (value: string): string => value.replace(/[\s_\-./]+/g, '').toLowerCase();

/** What a cell may mean, by field: each option under its key. */
export type RowOptions = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The options of an import's rows, as the organization offers them. */
export const rowOptions = (lists: readonly KeptList[]): RowOptions => {
  const offered: Readonly<Record<string, readonly string[]>> = {
    type: offeredIn(lists, 'SOURCE_TYPES'),
    payment_type: PAYMENT_TYPES,
    specializations: offeredIn(lists, 'SPECIALIZATIONS'),
    gender_served: GENDERS_SERVED,
    levels_of_care: offeredIn(lists, 'LEVELS_OF_CARE'),
    population_served: offeredIn(lists, 'POPULATIONS_SERVED'),
  };
  return new Map(
    Object.entries(offered).map(([field, options]) => [field, new Map(options.map((each) => [optionKey(each), each]))]),
  );
};
const PREFIX_OF = new Map(PREFIXES.map((each) => [optionKey(each), each]));

const partsAt = (value: string, mark: RegExp): string[] =>
  value
    .split(mark)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Values that stand apart by a semicolon or a bar, or by a comma, which some options hold themselves. */
const severalOf = (value: string, options: ReadonlyMap<string, string> | undefined): string[] =>
  partsAt(value, /[;|]/).flatMap((part) => {
    if (options?.has(optionKey(part))) return [part];
    const found: string[] = [];
    let rest = partsAt(part, /,/);
    while (rest.length > 0) {
      // The longest run of parts that is an option: 'Men, women and others' is one.
      const lengths = rest.map((_, at) => rest.length - at);
      const length = lengths.find((each) => options?.has(optionKey(rest.slice(0, each).join(', ')))) ?? 1;
      found.push(rest.slice(0, length).join(', '));
      rest = rest.slice(length);
    }
    return found;
  });

/** The options that a cell means, whatever its letter case; what means none of them is its problem. */
function optionsOf(
  options: ReadonlyMap<string, string> | undefined,
  field: string,
  values: readonly string[],
  problems: Values,
): string[] {
  const unknown = values.find((value) => !options?.has(optionKey(value)));
  if (unknown !== undefined) problems[field] = format(text.problem_option, { value: unknown.slice(0, 80) });
  return values.map((value) => options?.get(optionKey(value)) ?? value);
}

/** What a schema says of a field, in the preview's words. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return format(text.problem_too_long, { n: String(issue.maximum) });
  return issue.path[0] === 'email' ? text.problem_email : text.problem_url;
}

function schemaProblems(issues: readonly z.core.$ZodIssue[], problems: Values): void {
  for (const issue of issues.flatMap((each) => (each.code === 'invalid_union' ? (each.errors.at(-1) ?? []) : [each]))) {
    const field = String(issue.path[0] ?? 'email');
    problems[field] ??= problemOf(issue);
  }
}

function contactOf(values: Values, problems: Values): RowFields {
  const given = {
    ...values,
    prefix: PREFIX_OF.get(optionKey(values.prefix ?? '')) ?? values.prefix ?? null,
    state: values.state ? (stateCode(values.state) ?? values.state) : null,
  };
  const parsed = ImportedContact.safeParse(given);
  if (!parsed.success) {
    schemaProblems(parsed.error.issues, problems);
    return values;
  }
  const { phone_number } = parsed.data;
  const phone = phone_number && readPhone(phone_number);
  if (phone_number && phone === null) {
    problems.phone_number = inputMessages.phone;
    return values;
  }
  return { ...parsed.data, phone_number: phone } as RowFields;
}

function sourceOf(values: Values, options: RowOptions, problems: Values): RowFields {
  const given: Record<string, unknown> = { ...values };
  for (const field of SEVERAL_VALUES)
    given[field] = optionsOf(options.get(field), field, severalOf(values[field] ?? '', options.get(field)), problems);
  for (const field of ['type', 'gender_served'])
    if (values[field]) given[field] = optionsOf(options.get(field), field, [values[field]], problems)[0];
  const { average_length_of_stay: days = '' } = values;
  if (days !== '' && !DAYS.test(days)) problems.average_length_of_stay = text.problem_number;
  given.average_length_of_stay = days === '' ? null : Number.parseInt(days, 10);
  if (Object.keys(problems).length > 0) return values;
  const parsed = Source.safeParse(given);
  if (parsed.success) return parsed.data as RowFields;
  schemaProblems(parsed.error.issues, problems);
  return values;
}

/** A ZIP code, with or without the four digits of the route, or a Canadian one; never a date that stands in its column. */
const ZIP = /^(\d{5}([- ]?\d{4})?|[a-z]\d[a-z][ -]?\d[a-z]\d)$/i;

/** An address as mail programs copy it: with the name before it, or as a link. Asked of nothing longer than both can be. */
const ADDRESS = /^(?:[^<>]*<)?(?:mailto:)?([^<>\s@]+@[^<>\s@]+)>?$/i;
const MAX_WITH_NAME = 600;

/** A cell without what nobody sees, the formula guard taken off; what cannot be kept at all is a problem. */
function clean(field: string, raw: string, problems: Values): string {
  if (raw === NO_RESULT) {
    problems[field] = text.problem_formula;
    return '';
  }
  const { text: kept, whole } = keptText(unguardFormula(raw.trim()));
  if (!whole) problems[field] = text.problem_letters;
  const value = field === LONG_TEXT ? kept.trim() : kept.replace(/\s+/g, ' ').trim();
  if (field === 'email' && value.length <= MAX_WITH_NAME) return ADDRESS.exec(value)?.[1] ?? value;
  if (field !== 'zipcode' || value === '') return value;
  const zip = SHORT_ZIP.test(value) ? value.padStart(5, '0') : value;
  if (!ZIP.test(zip)) problems[field] ??= text.problem_zip;
  return zip;
}

/** Checks a row's values by field, as they stand in the file or as a person typed them over. */
export function checkRow(kind: ImportKind, raw: Readonly<Record<string, string>>, options: RowOptions): CheckedRow {
  const problems: Values = {};
  const values: Values = {};
  for (const { field, header, required } of IMPORT_COLUMNS[kind]) {
    const value = clean(field, raw[field] ?? '', problems);
    if (value !== '') values[field] = value;
    else if (required) problems[field] ??= format(text.problem_required, { field: header });
  }
  const found = Object.keys(problems).length > 0;
  const fields = found
    ? values
    : kind === 'contacts'
      ? contactOf(values, problems)
      : sourceOf(values, options, problems);
  return Object.keys(problems).length > 0 ? { fields: values, problems } : { fields, problems: null };
}

/** What rows are checked by. */
export interface RowRules {
  kind: ImportKind;
  mapping: Mapping;
  header_line: number;
  headers: readonly string[];
  options: RowOptions;
}

/** Checks a row of the file. Cells beyond the header are nobody's, so that a row with them has a problem. */
export function checkCells({ kind, mapping, headers, options }: RowRules, cells: readonly string[]): CheckedRow {
  const columns = headers.length;
  const raw: Values = {};
  for (const [field, at] of Object.entries(mapping)) raw[field] = cells[at] ?? '';
  const checked = checkRow(kind, raw, options);
  if (cells.length <= columns || cells.slice(columns).every((cell) => cell.trim() === '')) return checked;
  const first = IMPORT_COLUMNS[kind].find(({ required }) => required)!.field;
  const values = Object.fromEntries(
    IMPORT_COLUMNS[kind].flatMap(({ field }) => (raw[field] ? [[field, clean(field, raw[field], {})]] : [])),
  );
  return { fields: values, problems: { [first]: text.problem_extra_cells, ...checked.problems } };
}
