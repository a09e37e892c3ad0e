import { sql } from 'kysely';
import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { archivedFacilities, openFacilities } from '../capacity/capacity.access.ts';

/** The programs that inquiries can be filtered by: the open ones, then those archived for as long as an inquiry names them. */
export const listFacilityNames = verb(
  { name: 'inquiries.facility_names', kind: 'read', permission: 'capacity:read', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const [open, archived] = await read(ctx, (db) => [
      db.selectFrom('facilities').select('name').where(openFacilities(ctx)).orderBy(sql`fold(name)`),
      db
        .selectFrom('facilities')
        .select('name')
        .where(archivedFacilities(ctx))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('inquiries')
              .select('inquiries.id')
              .where(inOrganization(ctx, 'inquiries'))
              .whereRef('inquiries.facility_id', '=', 'facilities.id'),
          ),
        )
        .orderBy(sql`fold(name)`),
    ]);
    return [...new Set([...open, ...archived].map(({ name }) => name))];
  },
);
