import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import { caseFieldKind } from '#shared/features/case-details/case-fields.ts';
import type { CaseSection, CaseSectionField } from '#shared/features/case-details/case-sections.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { type FieldType, removedOptions } from '#shared/features/custom-config/custom-config.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { RecordField, RecordValues } from './record-field.ts';

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

/** A section as the draft has it, for what depends on what is typed. */
export const drafted = (section: CaseSection, draft: RecordValues): CaseSection => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, value: draft[field.id] ?? null })),
});

/** 'n required fields missing'. */
export const missingInWords = (n: number): string =>
  n === 1 ? caseDetailsMessages.missing_one : format(caseDetailsMessages.missing_many, { n });
