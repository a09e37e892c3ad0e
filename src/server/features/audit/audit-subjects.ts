import { type RawBuilder, sql } from 'kysely';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';

/** What belongs to an inquiry, and is read and changed under an id of its own. */
const PARTS_OF_INQUIRY = [
  'documents',
  'inquiry_notes',
  'questions',
  'suggestions',
  'screening_answers',
  'referral_records',
  'ehr_transmissions',
] as const;

const partsOf = (inquiries: RawBuilder<unknown>) =>
  sql.join(
    PARTS_OF_INQUIRY.map(
      (table) => sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)}
        where ${inPreparedOrganization(table)} and ${sql.ref(`${table}.opportunity_id`)} in (${inquiries})`,
    ),
    sql` union all `,
  );

/** A record, and where it is an inquiry, everything in it. */
export const subjectsOfRecord = (record: RawBuilder<string>) =>
  sql`select ${record}::uuid union all ${partsOf(sql`${record}::uuid`)}`;

/** A client, their inquiries, and everything in them. */
export function subjectsOfClient(client: RawBuilder<string>) {
  const inquiries = sql`select inquiries.id from inquiries
    where ${inPreparedOrganization('inquiries')} and inquiries.patient_id = ${client}::uuid`;
  return sql`select ${client}::uuid union all ${inquiries} union all ${partsOf(inquiries)}`;
}
