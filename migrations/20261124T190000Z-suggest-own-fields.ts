import { type Kysely, sql } from 'kysely';

const targets = (db: Kysely<unknown>, names: string) =>
  sql`alter table suggestions drop constraint suggestions_target_check,
    add constraint suggestions_target_check check (target in (${sql.raw(names)}))`.execute(db);

export async function up(db: Kysely<unknown>): Promise<void> {
  // 'own' is a field of the organization's own: `field` is its id, since a title may change.
  await targets(db, `'inquiry', 'client', 'screening', 'own'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from suggestions where target = 'own'`.execute(db);
  await targets(db, `'inquiry', 'client', 'screening'`);
}
