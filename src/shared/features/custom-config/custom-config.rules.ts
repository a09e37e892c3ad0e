/** What a field of an organization's own holds (C-29). */
export const FIELD_TYPES = ['boolean', 'date', 'enum', 'multi_enum', 'number', 'text'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type CustomValue = string | number | boolean | readonly string[] | null;

/** A field as it is defined; `is_visible` false means archived. */
export interface CustomField {
  id: string;
  name: string;
  machine_name: string;
  field_type: FieldType;
  enum_options: readonly string[];
  is_required: boolean;
  is_visible: boolean;
  description: string | null;
  order_index: number;
}

export const MACHINE_NAME_LENGTH = 63;

/**
 * The key a field's values are kept under: letters without their accents and digits, in lower case, everything between
 * them one underscore. Empty for a name that has neither letter nor digit of the Latin alphabet.
 */
export function machineName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return joined.slice(0, MACHINE_NAME_LENGTH).replace(/_$/, '');
}

/** What two titles of sections are compared by. Half a character counts as what Postgres keeps of it. */
export const sectionKey = (name: string): string =>
  name
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim()
    .toLowerCase();

export const hasOptions = (type: FieldType): boolean => type === 'enum' || type === 'multi_enum';

const optionsIn = (value: CustomValue): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? value : [];

/** The options a value holds that its field no longer offers: they stay readable. */
export const removedOptions = (
  { field_type, enum_options }: Pick<CustomField, 'field_type' | 'enum_options'>,
  value: CustomValue,
): readonly string[] =>
  hasOptions(field_type) ? optionsIn(value).filter((option) => !enum_options.includes(option)) : [];

/** False and zero are values; an empty text or list is none. */
export const hasValue = (value: CustomValue): boolean =>
  value !== null && value !== '' && !(typeof value === 'object' && value.length === 0);

/** The order after some have asked for a place, counted from 1: each id once, the others as they stood. */
export function reordered(
  ids: readonly string[],
  asked: readonly { id: string; order_index: number }[],
): readonly string[] {
  const moving = new Set(asked.map(({ id }) => id));
  const order = ids.filter((id) => !moving.has(id));
  for (const { id, order_index } of [...asked].sort((one, other) => one.order_index - other.order_index))
    order.splice(Math.max(0, order_index - 1), 0, id);
  return order;
}
