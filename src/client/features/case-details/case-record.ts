import type { FieldState, RecordField, RecordValues } from '#client/components/record-section/record-field.ts';
import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import { caseFieldKind } from '#shared/features/case-details/case-fields.ts';
import type { CaseSection, CaseSectionField } from '#shared/features/case-details/case-sections.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { type FieldType, removedOptions } from '#shared/features/custom-config/custom-config.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { CaseDetails } from './case-details.data.ts';

const KINDS: Record<FieldType, RecordField['kind']> = {
  boolean: 'boolean',
  date: 'date',
  enum: 'select',
  multi_enum: 'multi',
  number: 'number',
  text: 'long',
};

/** What can be chosen, and what the record holds of options that are offered no more. */
const optionsOf = (field: CaseSectionField) => [
  ...field.enum_options.map((option) => ({ value: option, label: option })),
  ...removedOptions(field, field.value).map((option) => ({
    value: option,
    label: format(text.option_removed, { option }),
  })),
];

/** How a section's fields are read and typed. */
export const recordFields = ({ fields }: CaseSection): RecordField[] =>
  fields.map((field) => ({
    name: field.id,
    label: field.name,
    kind: caseFieldKind(field.id) ?? KINDS[field.field_type],
    options: optionsOf(field),
    required: field.is_required,
    ...(field.description ? { hint: field.description } : {}),
  }));

/** Case details as one record of the fields' ids: sections share the inquiry's version. */
export const caseRecord = ({ sections, version }: Pick<CaseDetails, 'sections' | 'version'>): RecordValues => ({
  ...Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ id, value }) => [id, value]))),
  version,
});

/** What is wrong with what is typed: a number that is none. */
export const describeNumbers =
  ({ fields }: CaseSection) =>
  (draft: RecordValues): Record<string, FieldState> =>
    Object.fromEntries(
      fields
        .filter(({ id, field_type }) => field_type === 'number' && typeof draft[id] === 'string')
        .map(({ id }) => [id, { error: text.not_a_number }]),
    );

/** A section as the draft has it, for what depends on what is typed. */
export const drafted = (section: CaseSection, draft: RecordValues): CaseSection => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, value: draft[field.id] ?? null })),
});

/** 'n required fields missing'. */
export const missingInWords = (n: number): string =>
  n === 1 ? caseDetailsMessages.missing_one : format(caseDetailsMessages.missing_many, { n });
