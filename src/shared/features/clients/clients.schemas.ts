import { z } from 'zod';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { mailAddressOrNull } from '#shared/platform/mail-address.ts';
import { nameText } from '#shared/platform/name-text.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { type ClientField, OPTIONAL_CLIENT_FIELDS, type OptionalClientField } from '../client-details/client-fields.ts';
import { clientsMessages as messages } from './clients.messages.ts';
import { MAX_PHONE } from './clients.rules.ts';
import { MASKED_SSN, parseSsn, SSN_FIELDS, SSN_REASONS } from './ssn.rules.ts';

export const CLIENT_ORDERS = { created_at: 'desc', name: 'asc', email_id: 'asc' } as const satisfies Orders;
export const CLIENT_SORTS = sortsOf(CLIENT_ORDERS);

/** A search with paging, or an exact look-up by both names (the duplicate check). */
export const ClientListInput = listInput({
  query: z.string().trim().max(200).optional(),
  firstname: nameText().max(100).optional(),
  lastname: nameText().max(100).optional(),
  sort: z.enum(CLIENT_SORTS).default('created_at'),
});
export type ClientListQuery = z.output<typeof ClientListInput>;

export const ClientOfInput = z.strictObject({ patient_id: Id });

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => (value.trim() === '' ? null : value.trim()));

const ssn = z
  .string()
  .max(40)
  .transform((typed, ctx) => {
    if (typed.trim() === '') return null;
    const digits = parseSsn(typed);
    if (digits === null) ctx.addIssue({ code: 'custom', message: messages.ssn_wrong });
    return digits;
  });

const email = mailAddressOrNull(messages.email_wrong);

function schemaOf({ kind, options = [], list, max }: ClientField) {
  if (kind === 'date') return emptyOr(CalendarDate);
  if (list) return text(max).nullable();
  if (kind === 'select') return emptyOr(z.enum(options));
  if (kind === 'email') return email.nullable();
  if (kind === 'masked') return ssn.nullable();
  return text(max).nullable();
}

type Optional = ReturnType<typeof schemaOf>;
const optionalFields = <Made>(make: (schema: Optional, field: ClientField) => Made) =>
  Object.fromEntries(OPTIONAL_CLIENT_FIELDS.map((field) => [field.name, make(schemaOf(field), field)])) as Record<
    OptionalClientField,
    Made
  >;

const firstname = nameText(messages.first_name_required).min(1, messages.first_name_required).max(100);
const lastname = nameText(messages.last_name_required).min(1, messages.last_name_required).max(100);

export const ClientCreateInput = z.strictObject({
  firstname,
  lastname,
  ...optionalFields((schema) => schema.optional().default(null)),
});

/** What a client answers and an edit does not change. */
export const CLIENT_READ_ONLY = ['id', 'created_at', 'created_by_name', 'updated_by_name'] as const;

/** A number as it leaves the server: sent back, it means that the number stays. */
const maskedOr = (schema: Optional, { kind }: ClientField) =>
  kind === 'masked' ? z.union([schema, z.string().regex(MASKED_SSN, messages.ssn_wrong)]) : schema;

export const ClientUpdateInput = z.strictObject({
  patient_id: Id,
  patient: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    firstname: firstname.optional(),
    lastname: lastname.optional(),
    ...optionalFields((schema, field) => maskedOr(schema, field).optional()),
    ...readOnly(CLIENT_READ_ONLY),
  }),
});

/** Who may be meant by what is typed of a new client. */
export const ClientDuplicatesInput = z.strictObject({
  firstname: nameText().max(100).default(''),
  lastname: nameText().max(100).default(''),
  dob: emptyOr(CalendarDate).default(null),
  phone_number: text(MAX_PHONE).nullable().default(null),
});

export const RevealSsnInput = z.strictObject({
  patient_id: Id,
  field: z.enum(SSN_FIELDS),
  reason: z.enum(SSN_REASONS, messages.ssn_reason_missing),
});
