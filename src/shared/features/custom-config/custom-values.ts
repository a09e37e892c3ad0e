import { z } from 'zod';
import { checkInput } from '#shared/platform/check-input.ts';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { customConfigMessages as text } from './custom-config.messages.ts';
import { type CustomField, type CustomValue, type FieldType, hasValue, removedOptions } from './custom-config.rules.ts';

const MAX_LETTERS = 10_000;
const MAX_DIGITS = 1e15;

type Chosen = Pick<CustomField, 'field_type' | 'enum_options'>;

const number = emptyOr(
  z
    .number(text.not_a_number)
    .min(-MAX_DIGITS, text.not_a_number)
    .max(MAX_DIGITS, text.not_a_number)
    // Postgres knows no negative zero: what is answered must be what was kept.
    .transform((value) => value + 0),
);
const anyText = emptyOr(z.string().trim().max(MAX_LETTERS));
const yesOrNo = emptyOr(z.boolean(text.not_yes_or_no));

/** The schema a field's values are held to; an option its record holds already may stay. */
function schemaOf(field: Chosen, stored: CustomValue): z.ZodType<CustomValue> {
  const allowed = new Set([...field.enum_options, ...removedOptions(field, stored)]);
  const option = z.string(text.not_an_option).refine((value) => allowed.has(value), text.not_an_option);
  const schemas: Record<FieldType, z.ZodType<CustomValue>> = {
    boolean: yesOrNo,
    date: emptyOr(CalendarDate),
    enum: emptyOr(option),
    multi_enum: emptyOr(
      z.array(option, text.not_an_option).transform((values) => (values.length === 0 ? null : [...new Set(values)])),
    ),
    number,
    text: anyText,
  };
  return schemas[field.field_type];
}

/** What a field keeps of a value given to it, or why it can't. Empty is always allowed: records fill up in steps (C-28). */
export function readCustomValue(
  field: Chosen,
  given: unknown,
  stored: CustomValue,
): { value: CustomValue } | { error: string } {
  const { data = null, fields } = checkInput(schemaOf(field, stored), given);
  if (fields) return { error: Object.values(fields)[0] ?? text.not_an_option };
  return { value: hasValue(data) ? data : null };
}
