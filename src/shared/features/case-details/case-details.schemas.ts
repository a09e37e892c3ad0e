import { z } from 'zod';
import { Instant } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';

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

const field = z.strictObject({
  ...described,
  id: Id,
  value: value.optional(),
  machine_name: z.string().max(200).optional(),
  field_type: z.string().max(20).optional(),
  enum_options: z.array(z.string().max(200)).max(100).optional(),
  is_required: z.boolean().optional(),
  is_visible: z.boolean().optional(),
});

/** Values of an inquiry's case details; a field, or a section, left out stays as it is. */
export const CaseDetailsUpdateInput = z.strictObject({
  opportunity_id: Id,
  version: z.int().min(1).optional(),
  updated_at: Instant.optional(),
  sections: z.array(z.strictObject({ ...described, id: Id, fields: z.array(field).max(300) })).max(50),
});
export type CaseDetailsEdit = z.output<typeof CaseDetailsUpdateInput>;
