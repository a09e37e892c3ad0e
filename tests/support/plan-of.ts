import pg from 'pg';
import type { Context } from '#server/platform/context.ts';
import type { TestApp } from './app.ts';
import { type Recorded, recorded } from './recorded-statements.ts';

/** Which of a read's statements is meant. */
type Pick = (statement: Recorded) => boolean;

/** A read's page: the statement that also writes the audit row. */
const isPage: Pick = ({ text }) => text.includes('audit_log');

/** How Postgres runs one statement of a read for an administrator of organization a, as the application's own role. */
export async function planOf(app: TestApp, run: (ctx: Context) => Promise<unknown>, pick = isPage): Promise<string> {
  const { user, session_id } = await app.signIn('admin');
  const actor = { ...user, kind: 'user' as const, org_type: 'Treatment center', session_id };
  const statement = (await recorded({ ...app.ctx, actor }, run)).find(pick);
  if (!statement) throw new Error('the read sent no such statement');
  const client = new pg.Client({
    connectionString: app.databaseUrl,
    options: `-c role=landfall_app -c app.org_id=${app.organizations.a.id}`,
  });
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, [...statement.values]);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Runs statements as the owner of the tables, inside organization a: rows by the thousand, and their statistics. */
export async function prepareRows(app: TestApp, statements: string): Promise<void> {
  const client = new pg.Client({
    connectionString: app.databaseUrl,
    options: `-c role=landfall_owner -c app.org_id=${app.organizations.a.id}`,
  });
  await client.connect();
  await client.query(statements);
  await client.end();
}
