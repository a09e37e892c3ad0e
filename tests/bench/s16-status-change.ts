import pg from 'pg';
import { runBareLoop } from './bare-loop.ts';
import { type BenchRow, loadNote, ratioOf } from './bench-row.ts';
import { userId } from './dataset/organization.ts';
import { LARGE_ORGANIZATION } from './list-requests.ts';
import { findPgbench, type PgbenchRun, runPgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import type { BenchApp, World } from './world.ts';

const CONNECTIONS = 8;
const SECONDS = 6;
const MIN_RATE = 0.4;
/** Inquiries of each connection's own, so that none waits for another's row. */
const OWN = 4;

/** Inquiries that stand at the beginning of the pipeline, brought to one status. */
async function openInquiries(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `update inquiries set status = 'PRE-ASSESSMENT' where id in (
        select id from inquiries where org_id = $1 and status in ('PRE-ASSESSMENT', 'ASSESSMENT') order by id limit $2)
      returning id`,
      [LARGE_ORGANIZATION, CONNECTIONS * OWN],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Posts from as many connections for a while, each over inquiries of its own; answers how many a second were taken. */
async function write(app: BenchApp, path: string, ids: readonly string[], bodies: readonly object[]): Promise<number> {
  const targets = Array.from({ length: CONNECTIONS }, (_, connection) => {
    const own = ids.slice(connection * OWN, (connection + 1) * OWN);
    return bodies.flatMap((body) =>
      own.map((opportunity_id) => ({ port: app.port, path, body: JSON.stringify({ opportunity_id, ...body }) })),
    );
  }).flat();
  const load = { headers: app.headers, targets, apart: true, connections: CONNECTIONS, seconds: SECONDS };
  return (await runLoad(load)).perSecond;
}

/** The rows that a status change writes, and no more, as plain statements in one transaction. */
function sameRows(ids: readonly string[]) {
  const list = ids.map((id) => `'${id}'`).join(', ');
  const own = `'${LARGE_ORGANIZATION}'`;
  const user = `'${userId(0)}'`;
  // Chosen once a statement: a random pick in a condition would be made for every row.
  const one = `(select (array[${list}]::uuid[])[1 + floor(random() * ${ids.length})::int])`;
  return [
    'begin',
    `update inquiries set status = case status when 'ASSESSMENT' then 'PRE-ASSESSMENT' else 'ASSESSMENT' end,
      version = version + 1, updated_at = now(), updated_by = ${user} where org_id = ${own} and id = ${one}`,
    `insert into status_history (id, org_id, opportunity_id, from_status, to_status, at, user_id, description)
      select gen_random_uuid(), ${own}, ${one}, 'ASSESSMENT', 'PRE-ASSESSMENT', now(), ${user}, 'A reason.'`,
    `insert into inquiry_notes (id, org_id, opportunity_id, kind, user_id, user_name, description, meta_description,
      created_at) select gen_random_uuid(), ${own}, ${one}, 'event', ${user}, 'A Person', 'A reason.', 'Status changed', now()`,
    `insert into audit_log (org_id, user_id, request_id, action, outcome, entity, entity_ids, details)
      select ${own}, ${user}, 'bench', 'inquiries.change_status', 'done', 'inquiry', array[${one}], '{"to": "ASSESSMENT"}'`,
    'commit',
  ].map((text) => ({ text, values: [] }));
}

/** S16: status changes and notes through the REST door, against the same rows written in one transaction. */
export async function run(world: World): Promise<BenchRow[]> {
  const app = await world.app();
  const { database } = await world.base();
  const ids = await openInquiries(database.url);
  const command = findPgbench();
  const reference = (statements: PgbenchRun['statements']) => {
    const all = { url: database.url, statements, organization: LARGE_ORGANIZATION, durable: true };
    const load = { ...all, connections: CONNECTIONS, seconds: SECONDS };
    return command ? runPgbench(command, load) : runBareLoop(load);
  };
  const row = (what: string, ours: number, theirs: number): BenchRow => {
    const ratio = ratioOf(ours, theirs);
    const name = command ? 'pgbench' : 'node-postgres (no pgbench here)';
    return {
      figure: 'S16',
      what: `${what}, ${CONNECTIONS} connections`,
      ours: `${Math.round(ours)}/s`,
      reference: `${name} ${Math.round(theirs)}/s`,
      ratio,
      goal: `>= ${MIN_RATE}`,
      met: ratio >= MIN_RATE,
      note: loadNote(),
    };
  };
  const changes = await write(
    app,
    '/api/opportunity_status',
    ids,
    ['ASSESSMENT', 'PRE-ASSESSMENT'].map((status) => ({ status, description: 'A reason.' })),
  );
  const statements = sameRows(ids);
  const bareChanges = await reference(statements);
  const notes = await write(app, '/api/activity_record', ids, [{ description: 'A reason.' }]);
  const noteOnly = statements.filter(({ text }) => !/^(update|insert into status_history)/.test(text));
  const bareNotes = await reference(noteOnly);
  return [row('a status change', changes, bareChanges.perSecond), row('a note', notes, bareNotes.perSecond)];
}
