import { type Kysely, sql } from 'kysely';

/** An organization's own mark: the last part of its picture's public address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations
    add column logo_file text check (logo_file ~ '^[0-9a-f]{64}\\.(png|jpg)$')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations drop column logo_file`.execute(db);
}
