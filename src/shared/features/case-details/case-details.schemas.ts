import { z } from 'zod';
import { Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { readOnly } from '#shared/platform/read-only.ts';

export const CaseDetailsOfInput = z.strictObject({ opportunity_id: Id });

const value = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string().max(10_000),
  z.array(z.string().max(200)).max(200),
]);

/** Keys of a definition, taken so that sections can be sent back as they were read; only values are written. */
const described = {
  name: z.string().max(200).optional(),
  description: z.string().max(2_000).nullable().optional(),
  order_index: z.int().optional(),
};

/** A fixed section or field has a name for an id. */
const partId = z.string().max(64);

/** Values of case details by the ids of their fields. */
export const CaseValues = z.record(partId, value);

const field = z.strictObject({
  ...described,
  id: partId,
  value: value.optional(),
  machine_name: z.string().max(200).optional(),
  field_type: z.string().max(20).optional(),
  enum_options: z.array(z.string().max(200)).max(100).optional(),
  is_required: z.boolean().optional(),
  is_visible: z.boolean().optional(),
});

/** What case details answer and an edit does not change. */
export const CASE_DETAILS_READ_ONLY = ['mode', 'updated_by_name'] as const;

/** Values of an inquiry's case details; a field, or a section, left out stays as it is. */
export const CaseDetailsUpdateInput = z.strictObject({
  opportunity_id: Id,
  version: z.int().min(1).optional(),
  updated_at: Instant.nullable()
    .optional()
    .transform((value) => value ?? undefined),
  ...readOnly(CASE_DETAILS_READ_ONLY),
  sections: z.array(z.strictObject({ ...described, id: partId, fields: z.array(field).max(300) })).max(50),
});
export type CaseDetailsEdit = z.output<typeof CaseDetailsUpdateInput>;
