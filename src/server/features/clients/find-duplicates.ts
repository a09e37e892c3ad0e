import { type SqlBool, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ClientDuplicatesInput } from '#shared/features/clients/clients.schemas.ts';
import { normalizePhone } from '#shared/features/clients/read-phone.ts';
import { type ClientView, selectClient } from './clients.view.ts';

const MAX_FOUND = 50;

/** A client who may be meant; all but `name` speak for the same person (C-47). */
export interface DuplicateClient extends ClientView {
  why: 'name_and_birth_date' | 'phone' | 'name';
}

/** The clients a new one may be a double of: the strong matches first, then namesakes, newest first. */
export const findDuplicates = verb(
  { name: 'clients.duplicates', kind: 'read', permission: 'clients:read', input: ClientDuplicatesInput },
  async (ctx, { firstname, lastname, dob, phone_number }): Promise<DuplicateClient[]> => {
    const named =
      firstname && lastname
        ? sql<SqlBool>`clients.name_key = fold(collapse(${`${firstname} ${lastname}`}))`
        : sql<SqlBool>`false`;
    const born = dob ? sql<SqlBool>`clients.dob = ${dob}::date` : sql<SqlBool>`false`;
    const called = phone_number
      ? sql<SqlBool>`clients.phone_number = ${normalizePhone(phone_number)}`
      : sql<SqlBool>`false`;
    const [rows] = await read(ctx, (db) => {
      const page = selectClient(db)
        .select(
          sql<DuplicateClient['why']>`case when ${named} and ${born} then 'name_and_birth_date'
            when ${called} then 'phone' else 'name' end`.as('why'),
        )
        .where(inOrganization(ctx, 'clients'))
        .where((eb) => eb.or([named, called]))
        .orderBy(sql`case when ${named} and ${born} then 0 when ${called} then 1 else 2 end`)
        .orderBy('clients.created_at', 'desc')
        .orderBy('clients.id', 'desc')
        .limit(MAX_FOUND);
      return [audited(db, ctx, 'client', page)] as const;
    });
    return rows as DuplicateClient[];
  },
);
