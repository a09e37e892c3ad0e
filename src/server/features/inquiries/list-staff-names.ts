import { sql } from 'kysely';
import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { listAdmissionStaff } from '../configuration/configuration.queries.ts';

const nameKey = (name: string) => name.toLowerCase();

/** Names that are no longer on the list and stand on inquiries all the same. */
const MAX_CARRIED = 500;

/**
 * The names that inquiries can be filtered by: those on the list, in its order, then those that were taken off it for as
 * long as an inquiry carries them. Each is found by the index behind the one before: a jump, not a walk over inquiries.
 */
export const listStaffNames = verb(
  { name: 'inquiries.staff_names', kind: 'read', permission: 'inquiries:list', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const own = inOrganization(ctx, 'inquiry_staff');
    const listed = await listAdmissionStaff(ctx, {});
    const [rows] = await read(
      ctx,
      (db) => [
        {
          compile: () =>
            sql<{ name: string }>`with recursive found (name) as (
              (select inquiry_staff.staff_name from inquiry_staff where ${own} order by inquiry_staff.staff_name limit 1)
              union all
              select (select inquiry_staff.staff_name from inquiry_staff where ${own} and inquiry_staff.staff_name > found.name
                order by inquiry_staff.staff_name limit 1)
              from found where found.name is not null
            ) select name from found where name is not null limit ${sql.lit(MAX_CARRIED)}`.compile(db),
        },
      ],
      { entity: 'inquiry' },
    );
    const known = new Set(listed.map(nameKey));
    return [...listed, ...rows.map(({ name }) => name).filter((name) => !known.has(nameKey(name)))];
  },
);
