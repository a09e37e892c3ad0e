import { type Kysely, sql } from 'kysely';

/** What the system writes beside people's notes is an event: its words never change and it is not pinned (C-106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry_notes add column kind text not null default 'note'
    check (kind in ('note', 'event'))`.execute(db);
  // The owner answers to row-level security too, and reads no row of any organization under it.
  for (const table of ['inquiry_notes', 'inquiries', 'ehr_transmissions'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`update inquiry_notes n set kind = 'event' where n.meta_description is not null
    or (n.description like 'Sent to EHR, version %' and exists (
      select from ehr_transmissions t where t.opportunity_id = n.opportunity_id))`.execute(db);
  // Which note is pinned is counted nowhere, so no trigger has to hear of it.
  await sql`alter table inquiries disable trigger user`.execute(db);
  await sql`update inquiries set pinned_note_id = null
    where pinned_note_id in (select id from inquiry_notes where kind = 'event')`.execute(db);
  await sql`alter table inquiries enable trigger user`.execute(db);
  for (const table of ['inquiry_notes', 'inquiries', 'ehr_transmissions'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`create trigger inquiry_notes_keep_events
    before update of kind, user_id, user_name, description, meta_description, edited_at on inquiry_notes
    for each row when (old.kind = 'event') execute function refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger inquiry_notes_keep_events on inquiry_notes`.execute(db);
  await sql`alter table inquiry_notes drop column kind`.execute(db);
}
