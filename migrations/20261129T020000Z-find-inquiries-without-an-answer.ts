import { type Kysely, sql } from 'kysely';
import { narrowInquiries } from './20261128T031000Z-weigh-inquiries.ts';

/** Nobody was in contact, wrote a note on them or moved them since they came in: what the dashboard's card counts. */
export const UNANSWERED = `
  if missing @> array['answer'] then
    wanted := wanted || ' and r.status = ''PRE-ASSESSMENT'' and not exists (select from inquiry_notes n
      where n.org_id = r.org_id and n.opportunity_id = r.id)
      and not exists (select from first_contacts f
        where f.org_id = r.org_id and f.opportunity_id = r.id and f.contacted_at is not null)';
  end if;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on first_contacts to landfall_lookup`.execute(db);
  await narrowInquiries(db, { statements: UNANSWERED });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await narrowInquiries(db);
  await sql`revoke select on first_contacts from landfall_lookup`.execute(db);
}
