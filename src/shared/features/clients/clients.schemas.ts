import { z } from 'zod';
import { CalendarDate } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { pageInput, withPageAliases } from '../../platform/pagination.ts';

/** A search with paging, or an exact look-up by both names (the duplicate check). */
export const ClientListInput = z.preprocess(
  withPageAliases,
  z.strictObject({
    ...pageInput,
    query: z.string().trim().max(200).optional(),
    firstname: z.string().trim().max(100).optional(),
    lastname: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at']).default('created_at'),
  }),
);
export type ClientListQuery = z.output<typeof ClientListInput>;

export const ClientOfInput = z.strictObject({ patient_id: Id });

const optional = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => (value.trim() === '' ? null : value.trim()))
    .nullable()
    .optional()
    .default(null);

export const ClientCreateInput = z.strictObject({
  firstname: z.string().trim().min(1, 'First name is required').max(100),
  lastname: z.string().trim().min(1, 'Last name is required').max(100),
  phone_number: optional(40),
  dob: CalendarDate.nullable().optional().default(null),
  email_id: z
    .union([z.literal('').transform(() => null), z.email().max(254)])
    .nullable()
    .optional()
    .default(null),
  address: optional(300),
  city: optional(100),
  state: optional(40),
  zip: optional(20),
});
