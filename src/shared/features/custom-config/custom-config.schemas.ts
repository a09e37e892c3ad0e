import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { CASE_DETAILS_MODES } from './case-details-mode.ts';
import { customConfigMessages as text } from './custom-config.messages.ts';
import { FIELD_TYPES, hasOptions, machineName } from './custom-config.rules.ts';

/** So many fields travel in one call at most. */
const MAX_AT_ONCE = 200;
/** And of all of them, in one publication. */
const MAX_SECTIONS_AT_ONCE = 50;
const MAX_FIELDS = 300;

const place = z.int().min(1).max(1_000);
/** An id of the caller's own making: the same call said twice then creates once. */
const newId = z.string().max(64).refine(isUuid).optional();
const title = z.string().trim().min(1, text.please_enter_title).max(200);
const fieldTitle = title.refine((name) => machineName(name) !== '', text.letter_or_digit);
const sectionDescription = z.string().trim().min(1, text.please_enter_description).max(2_000);
const fieldDescription = z
  .string()
  .trim()
  .max(2_000)
  .transform((value) => (value === '' ? null : value))
  .nullable();
const options = z
  .array(z.string().trim().min(1).max(200))
  .max(100)
  .transform((values) => [...new Set(values)]);

const section = z.strictObject({
  id: newId,
  name: title,
  description: sectionDescription,
  order_index: place.optional(),
});

const field = z
  .strictObject({
    id: newId,
    section_id: Id.optional(),
    name: fieldTitle,
    /** Derived from the name; taken so that a field can be sent as it was read. */
    machine_name: z.string().max(200).optional(),
    field_type: z.enum(FIELD_TYPES).default('text'),
    description: fieldDescription.optional().default(null),
    enum_options: options.optional().default([]),
    is_required: z.boolean().default(false),
    is_visible: z.boolean().default(true),
    order_index: place.optional(),
  })
  .refine((each) => !hasOptions(each.field_type) || each.enum_options.length > 0, {
    path: ['enum_options'],
    message: text.options_needed,
  });

const fieldEdit = z.strictObject({
  id: Id,
  version: z.int().min(1).optional(),
  section_id: Id.optional(),
  name: title.optional(),
  machine_name: z.string().max(200).optional(),
  field_type: z.enum(FIELD_TYPES).optional(),
  description: fieldDescription.optional(),
  enum_options: options.optional(),
  is_required: z.boolean().optional(),
  is_visible: z.boolean().optional(),
  order_index: place.optional(),
});

const notTwice = (list: readonly { id?: string | undefined }[]) => {
  const ids = list.map(({ id }) => id).filter((id) => id !== undefined);
  return new Set(ids).size === ids.length;
};

export const CustomConfigOfInput = z.strictObject({});

/** A new section, or new fields of one section or several. */
export const CustomConfigCreateInput = z
  .strictObject({
    section: section.optional(),
    section_id: Id.optional(),
    fields: z.array(field).min(1).max(MAX_AT_ONCE).refine(notTwice, text.id_in_use).optional(),
  })
  .refine((input) => (input.section === undefined) !== (input.fields === undefined), text.section_or_fields);

/** Changes of one section, or of fields; what is left out stays as it is. */
export const CustomConfigUpdateInput = z
  .strictObject({
    section_id: Id.optional(),
    version: z.int().min(1).optional(),
    name: title.optional(),
    description: sectionDescription.optional(),
    order_index: place.optional(),
    fields: z.array(fieldEdit).min(1).max(MAX_AT_ONCE).refine(notTwice, text.id_in_use).optional(),
  })
  .refine((input) => (input.section_id === undefined) !== (input.fields === undefined), text.section_or_fields);

const sectionEdit = z.strictObject({
  section_id: Id,
  version: z.int().min(1).optional(),
  name: title.optional(),
  description: sectionDescription.optional(),
  order_index: place.optional(),
});

/** All that one review publishes: sections first, then new fields, then changed ones; all of it or nothing. */
export const CustomConfigPublishInput = z.strictObject({
  new_sections: z.array(section).max(MAX_SECTIONS_AT_ONCE).refine(notTwice, text.id_in_use).default([]),
  sections: z.array(sectionEdit).max(MAX_SECTIONS_AT_ONCE).default([]),
  new_fields: z.array(field).max(MAX_FIELDS).refine(notTwice, text.id_in_use).default([]),
  fields: z.array(fieldEdit).max(MAX_FIELDS).refine(notTwice, text.id_in_use).default([]),
});

/** Which sections inquiries show from now on, and what was seen to be set. */
export const CaseDetailsModeInput = z.strictObject({
  case_details_mode: z.enum(CASE_DETAILS_MODES),
  before: z.enum(CASE_DETAILS_MODES),
});

export const OptionUseInput = z.strictObject({ field_id: Id });

export type NewSection = z.output<typeof section>;
export type NewField = z.output<typeof field>;
export type SectionEdit = Omit<z.output<typeof CustomConfigUpdateInput>, 'section_id' | 'fields'>;
export type FieldEdit = z.output<typeof fieldEdit>;
