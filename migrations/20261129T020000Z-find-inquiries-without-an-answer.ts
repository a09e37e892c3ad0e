import type { Kysely } from 'kysely';
import { narrowInquiries } from './20261128T031000Z-weigh-inquiries.ts';

/** Nobody has written a note on them or moved them since they came in: what the dashboard's card counts. */
const UNANSWERED = `
  if missing @> array['answer'] then
    wanted := wanted || ' and r.status = ''PRE-ASSESSMENT'' and not exists (select from inquiry_notes n
      where n.org_id = r.org_id and n.opportunity_id = r.id)';
  end if;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await narrowInquiries(db, UNANSWERED);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await narrowInquiries(db);
}
