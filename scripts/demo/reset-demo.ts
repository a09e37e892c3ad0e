import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { readEnv } from '../../src/server/platform/env.ts';
import { chooseStorage } from '../../src/server/platform/storage/choose-storage.ts';
import { orgPrefix } from '../../src/server/platform/storage/storage-key.ts';
import { loadDemo } from './load-demo.ts';
import { DEMO_ORGANISATIONS } from './organisations.ts';

/** Children before their parents. */
const TABLES = [
  'calls',
  'call_counters',
  'webhook_keys',
  'questions',
  'document_pages',
  'documents',
  'referral_records',
  'referral_activities',
  'status_history',
  'inquiry_notes',
  'inquiry_staff',
  'inquiry_counters',
  'ehr_transmissions',
  'inquiries',
  'client_counters',
  'clients',
  'source_staff',
  'contact_counters',
  'referral_contacts',
  'referral_sources',
  'facilities',
  'clinicians',
  'configurations',
  'custom_fields',
  'custom_sections',
  'idempotency_keys',
  'outbox',
  'audit_seal',
  'audit_log',
  'refresh_tokens',
  'sessions',
  'password_resets',
  'password_history',
  'users',
] as const;
/** Tables that otherwise only grow; their guard is lifted inside this one transaction. */
const ONLY_GROW = ['audit_log', 'audit_seal'] as const;

/** Takes the demo organisations away, with everything people did in them, and loads them anew. */
export async function resetDemo({ databaseUrl, env }: { databaseUrl: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local role landfall_owner`.execute(tx);
      for (const table of ONLY_GROW) await sql`alter table ${sql.id(table)} disable trigger user`.execute(tx);
      for (const { id } of DEMO_ORGANISATIONS) {
        await sql`select set_config('app.org_id', ${id}, true)`.execute(tx);
        await sql`update inquiries set pinned_note_id = null where org_id = ${id}`.execute(tx);
        for (const table of TABLES) await sql`delete from ${sql.id(table)} where org_id = ${id}`.execute(tx);
        await sql`delete from organisations where id = ${id}`.execute(tx);
      }
      for (const table of ONLY_GROW) await sql`alter table ${sql.id(table)} enable trigger user`.execute(tx);
    });
  } finally {
    await db.destroy();
  }
  const storage = await chooseStorage(readEnv({ ...env, DATABASE_URL: databaseUrl }));
  for (const { id } of DEMO_ORGANISATIONS)
    for await (const { key } of storage.list(orgPrefix(id))) await storage.remove(key);
  await loadDemo({ databaseUrl, env });
}
