import { type Kysely, sql } from 'kysely';

const ORG_OF_ROW = 'import_rows_org_id_fkey';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Why the undo of an import left a referral source in place that the import had added.
  await sql`alter table import_organisations
    add column kept_reason text check (kept_reason in ('changed', 'in_use'))`.execute(db);
  // The import names its organisation already: of a hundred thousand rows each need not be asked again.
  await sql`alter table import_rows drop constraint ${sql.id(ORG_OF_ROW)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_rows add constraint ${sql.id(ORG_OF_ROW)}
    foreign key (org_id) references organisations`.execute(db);
  await sql`alter table import_organisations drop column kept_reason`.execute(db);
}
