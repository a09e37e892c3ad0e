import type { CaseSection } from '../case-details/case-sections.ts';
import type { CustomValue, FieldType } from '../custom-config/custom-config.rules.ts';

/** A field of the organization's own as records are read for it. */
export interface OwnField {
  id: string;
  machine_name: string;
  /** Its title. */
  label: string;
  description: string | null;
  type: FieldType;
  options: readonly string[];
  /** The title of its section. */
  section: string;
}

/** The fields of the sections that inquiries show, in their order. */
export const ownFieldsOf = (sections: readonly CaseSection[]): OwnField[] =>
  sections.flatMap((section) =>
    section.fields.map(({ id, machine_name, name, description, field_type, enum_options }) => ({
      ...{ id, machine_name, description },
      label: name,
      type: field_type,
      options: enum_options,
      section: section.name,
    })),
  );

/** A suggestion is kept as text; so is what its field holds, to be compared with it. Null where it holds nothing. */
export function textOfValue(value: CustomValue): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null) return value.join('\n') || null;
  return value === null || value === '' ? null : String(value);
}

/** The value that such a text stands for. */
export function valueOfText(type: FieldType, text: string | null): CustomValue {
  if (text === null) return null;
  if (type === 'boolean') return text === 'Yes';
  if (type === 'number') return Number(text);
  return type === 'multi_enum' ? text.split('\n') : text;
}

/** What the fields of sections hold, as suggestions say it, by their ids. */
export const ownTexts = (sections: readonly CaseSection[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ id, value }) => [id, textOfValue(value)])));

/** What a field is called where the product's own are called by their names. */
export const ownName = (machine_name: string): string => `own.${machine_name}`;
