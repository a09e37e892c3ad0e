import type { Option } from '#client/ui/fields/select-field.tsx';

export type RecordValue = string | number | boolean | readonly string[] | null;
export type RecordValues = Readonly<Record<string, RecordValue | undefined>>;

/** One field of a record's section: how it is read and how it is typed. */
export interface RecordField {
  name: string;
  label: string;
  /**
   * `long` takes several lines and the section's whole width; `money` is US dollars with cents; `masked` is a number the
   * server shows the end of: typing replaces it whole.
   */
  kind:
    | 'text'
    | 'long'
    | 'masked'
    | 'date'
    | 'email'
    | 'phone'
    | 'url'
    | 'number'
    | 'money'
    | 'boolean'
    | 'select'
    | 'multi';
  options?: readonly Option[];
  /** A value in words, where its kind does not say them. */
  words?: (value: unknown) => string;
  required?: boolean;
  hint?: string;
  /** A day that has been, such as a date of birth. */
  past?: boolean;
  /** How far back a calendar's years reach; a birth date's 90 where absent. */
  yearsBack?: number;
}

/** What the state of the whole form means for one field. */
export interface FieldState {
  disabled?: boolean;
  error?: string;
  hint?: string;
}

/** The value of a field as the server knows it: an empty text or list counts as none. */
export const valueIn = (values: RecordValues, name: string): RecordValue => {
  const value = values[name] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
};
