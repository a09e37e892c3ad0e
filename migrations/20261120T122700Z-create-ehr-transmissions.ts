import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ehr_transmissions (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    version integer not null check (version >= 1),
    adapter text not null check (adapter in ('outbox', 'Kipu', 'Sunwave', 'Alleva', 'FHIR')),
    state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
    attempts integer not null default 0,
    error_code text,
    receipt_reference text,
    receipt_locations text[] not null default '{}',
    bundle_key text not null,
    bundle_size bigint,
    face_sheet_key text not null,
    face_sheet_size bigint,
    documents integer,
    packed_at timestamptz,
    created_by uuid references users,
    created_by_name text not null,
    created_at timestamptz not null,
    touched_at timestamptz not null,
    finished_at timestamptz,
    constraint ehr_transmissions_version unique (org_id, opportunity_id, version)
  )`.execute(db);
  await sql`create index ehr_transmissions_under_way on ehr_transmissions (org_id, touched_at)
    where state in ('queued', 'sending')`.execute(db);
  await sql`create unique index ehr_transmissions_one_at_a_time on ehr_transmissions (org_id, opportunity_id)
    where state in ('queued', 'sending')`.execute(db);
  await tenantTable(db, 'ehr_transmissions');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table ehr_transmissions`.execute(db);
}
