import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table inquiry_notes (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    user_id uuid references users,
    user_name text not null,
    description text not null,
    meta_description text,
    created_at timestamptz not null,
    edited_at timestamptz
  )`.execute(db);
  await sql`create index inquiry_notes_newest on inquiry_notes (org_id, opportunity_id, created_at desc, id desc)`.execute(
    db,
  );
  await tenantTable(db, 'inquiry_notes');
  await sql`alter table inquiries add constraint inquiries_pinned_note
    foreign key (pinned_note_id) references inquiry_notes`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries drop constraint inquiries_pinned_note`.execute(db);
  await sql`drop table inquiry_notes`.execute(db);
}
