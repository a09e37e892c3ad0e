import type { CaseDetailsMode } from '../custom-config/case-details-mode.ts';
import { type CustomField, type CustomValue, hasValue } from '../custom-config/custom-config.rules.ts';
import { type CaseFieldName, FIXED_SECTIONS } from './case-fields.ts';

/** A field of an inquiry's case details with what the inquiry holds of it. */
export interface CaseSectionField extends CustomField {
  value: CustomValue;
}

/** A section of an inquiry's case details, fixed or of the organization's own making: both have one shape (C-23). */
export interface CaseSection {
  id: string;
  name: string;
  description: string | null;
  order_index: number;
  fields: readonly CaseSectionField[];
}

interface SectionDefinition extends Omit<CaseSection, 'fields'> {
  fields: readonly CustomField[];
}

/** Whether inquiries show the organization's own sections. `auto` does as soon as there is a visible field. */
export const showsOwnSections = (mode: CaseDetailsMode, sections: readonly SectionDefinition[]): boolean =>
  mode === 'custom' || (mode === 'auto' && sections.some(({ fields }) => fields.some((field) => field.is_visible)));

/** The organization's own sections with an inquiry's values; a section without a visible field has none (C-101). */
export const customSections = (
  sections: readonly SectionDefinition[],
  values: Readonly<Record<string, unknown>>,
): CaseSection[] =>
  sections.map(({ id, name, description, order_index, fields }) => ({
    ...{ id, name, description, order_index },
    fields: fields
      .filter((field) => field.is_visible)
      .map((field) => ({
        id: field.id,
        name: field.name,
        machine_name: field.machine_name,
        field_type: field.field_type,
        enum_options: field.enum_options,
        is_required: field.is_required,
        is_visible: field.is_visible,
        description: field.description,
        order_index: field.order_index,
        value: Object.hasOwn(values, field.machine_name) ? (values[field.machine_name] as CustomValue) : null,
      })),
  }));

/** The two fixed sections with an inquiry's values, in the shape of the organization's own. */
export const fixedSections = (values: Readonly<Partial<Record<CaseFieldName, string | null>>>): CaseSection[] =>
  FIXED_SECTIONS.map(({ id, name, fields }, at) => ({
    id,
    name,
    description: null,
    order_index: at + 1,
    fields: fields.map((field, place) => ({
      id: field.name,
      name: field.label,
      machine_name: field.name,
      field_type: field.kind === 'date' ? 'date' : 'text',
      enum_options: [],
      is_required: false,
      is_visible: true,
      description: null,
      order_index: place + 1,
      value: values[field.name] ?? null,
    })),
  }));

export interface MissingField {
  section_id: string;
  section: string;
  field_id: string;
  field: string;
}

/** The required fields that hold nothing yet; saving goes without them, sending to the EHR does not (C-28). */
export const missingRequired = (sections: readonly CaseSection[]): MissingField[] =>
  sections.flatMap((section) =>
    section.fields
      .filter((field) => field.is_visible && field.is_required && !hasValue(field.value))
      .map((field) => ({ section_id: section.id, section: section.name, field_id: field.id, field: field.name })),
  );
