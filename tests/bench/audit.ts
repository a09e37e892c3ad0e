import pg from 'pg';
import type { Actor } from '#server/platform/context.ts';
import { RATE_LIMITS, type RateLimitName } from '#server/platform/rate-limit.ts';
import { type BenchRow, median } from './bench-row.ts';
import { mostRow } from './most-row.ts';
import { compare } from './run-load.ts';
import type { BenchApp, World } from './world.ts';

/** Entries for each inquiry of the dataset: ten million beside the whole one; `BENCH_AUDIT_ROWS` says another number. */
const ENTRIES_OF_INQUIRY = 10;
/** Entries of each record. */
const ENTRIES_OF_RECORD = 100;
const PEOPLE = 50;
const ACTIONS = 90;
const REFUSED = 500;
const PAGE = 50;
const DEEP_PAGE = 2_000;
const REPORTS = 15;
const DAY_SECONDS = 86_400;
/** The log began so many days ago, and its entries lie evenly in them. */
const DAYS = 1_000;

interface Planted {
  org_id: string;
  admin: string;
  /** One of the people, who made one entry in fifty. */
  person: string;
  /** A client that entries are about. */
  client: string;
  rows: number;
}

const idOf = (kind: string, n: string) => `md5('${kind} ' || (${n}))::uuid`;

/** Triggers would number and stamp the rows one by one; the indexes are made once all rows are there. */
async function withoutTriggersAndIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'audit_log'::regclass
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
  );
  // All or nothing: a run that is cut short leaves the indexes where they were.
  await client.query('begin');
  try {
    await client.query(
      "set local session_replication_role = replica; set local maintenance_work_mem = '256MB'; set local work_mem = '256MB'",
    );
    for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
    await work();
    for (const { definition } of indexes) await client.query(definition);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The ids of what is planted: the same for the same number of rows, so that a second run finds it. */
async function namesOf(client: pg.Client, rows: number): Promise<Planted> {
  const { rows: ids } = await client.query<Omit<Planted, 'rows'>>(
    `select ${idOf('log', `${rows}`)}::text as org_id, ${idOf('admin', `${rows}`)}::text as admin,
      ${idOf('person', '7')}::text as person, ${idOf(`record of ${rows}`, '7')}::text as client`,
  );
  return { rows, ...ids[0]! };
}

/** An organization of its own with a log of so many entries, sealed to the last; kept for the next run. */
async function plant(client: pg.Client, rows: number): Promise<Planted> {
  const planted = await namesOf(client, rows);
  const { org_id, admin } = planted;
  const { rowCount: known } = await client.query('select from audit_seal where org_id = $1', [org_id]);
  if (known) return planted;
  const records = Math.ceil(rows / ENTRIES_OF_RECORD);
  await client.query(
    `insert into organizations (id, name, org_type, time_zone)
      values ($1, 'Log', 'Treatment center', 'America/New_York') on conflict do nothing`,
    [org_id],
  );
  await client.query(
    `insert into users (id, org_id, email_id, firstname, lastname, role, can_export)
      values ($1, $2, $3, 'Avery', 'Example', 'admin', true) on conflict do nothing`,
    [admin, org_id, `admin@${org_id}.example`],
  );
  await client.query(
    `insert into clients (id, org_id, firstname, lastname) values ($2, $1, 'Dana', 'Sample') on conflict do nothing`,
    [org_id, planted.client],
  );
  const began = `now() - interval '${DAYS} days'`;
  await withoutTriggersAndIndexes(client, async () => {
    await client.query(
      `insert into audit_log (id, org_id, seq, at, user_id, action, outcome, entity, entity_ids, request_id, ip)
        select ${idOf(org_id, 'n')}, $1, n, ${began} + n * (interval '${DAYS} days' / ${rows}), ${idOf('person', `n % ${PEOPLE}`)},
          'many.' || n % ${ACTIONS}, case when n % ${REFUSED} = 0 then 'refused' else 'done' end, 'client',
          array[${idOf(`record of ${rows}`, `(n::bigint * 7919) % ${records}`)}], 'bench', '127.0.0.1'::inet
        from generate_series(1, ${rows}) n`,
      [org_id],
    );
    await client.query(
      `insert into audit_subjects (org_id, subject_id, at, entry_id)
        select org_id, entity_ids[1], at, id from audit_log where org_id = $1 order by 2, 3`,
      [org_id],
    );
    await client.query(
      `insert into audit_seal (org_id, from_seq, to_seq, rows_sealed, hash, marks, key_print, sealed_at)
        values ($1, 1, ${rows}, 0, '', '', '', now())`,
      [org_id],
    );
  });
  await client.query('vacuum analyze audit_log, audit_subjects, audit_seal');
  // What is written from now on is numbered behind them.
  await client.query("select setval('audit_log_number', (select max(seq) from audit_log))");
  return planted;
}

/** The product's web process as the planted organization's Admin sees it. */
async function signIn(world: World, client: pg.Client, { org_id, admin }: Planted): Promise<BenchApp> {
  const { built } = await world.base();
  const session_id = crypto.randomUUID();
  await client.query('insert into sessions (id, org_id, user_id, expires_at) values ($1, $2, $3, $4)', [
    ...[session_id, org_id, admin],
    new Date(Date.now() + DAY_SECONDS * 1000).toISOString(),
  ]);
  const actor: Extract<Actor, { kind: 'user' }> = {
    ...{ kind: 'user', user_id: admin, org_id, org_type: 'Treatment center', role: 'admin', session_id },
  };
  const token = await built.services.tokens.issueAccessToken({ ...actor, initials: 'AE' });
  return { ...(await world.app()), headers: { Authorization: `Bearer ${token}` } };
}

const listPath = (input: object) =>
  `/trpc/audit.list?input=${encodeURIComponent(JSON.stringify({ limit: PAGE, ...input }))}`;

async function next(app: BenchApp, page: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${app.port}${listPath({ page })}`, { headers: app.headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`audit.list answered ${answer.status}: ${body.slice(0, 200)}`);
  return (JSON.parse(body) as { result: { data: { next: string } } }).result.data.next;
}

/** Milliseconds of a whole answer, the middle of some; each time with nothing counted against the account. */
async function timed(world: World, app: BenchApp, account: string, path: string, posted?: object): Promise<number> {
  const { limits } = (await world.base()).built.services;
  const times: number[] = [];
  for (let n = 0; n < REPORTS; n++) {
    for (const name of Object.keys(RATE_LIMITS) as RateLimitName[])
      if (name.endsWith('_user')) await limits.reset(name, account);
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, {
      headers: { ...app.headers, 'content-type': 'application/json' },
      ...(posted && { method: 'POST', body: JSON.stringify(posted) }),
    });
    const body = await answer.text();
    if (answer.status !== 200 || body.length === 0) throw new Error(`${path} answered ${answer.status}.`);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The audit log: its pages, its filters and one client's report, against the first page in default order (S5, S5a). */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const rows = Number(process.env.BENCH_AUDIT_ROWS ?? ENTRIES_OF_INQUIRY * world.rows);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const planted = await plant(client, rows);
    const app = await signIn(world, client, planted);
    const { port, headers } = app;
    const against = (input: object) => compare(headers, { port, path: listPath(input) }, { port, path: listPath({}) });
    const deep = Math.min(DEEP_PAGE, Math.floor(rows / PAGE / 2));
    const what = (said: string) => `log of ${rows.toLocaleString('en-US')}, ${said}`;
    const middle = new Date(Date.now() - (DAYS / 2) * DAY_SECONDS * 1000).toISOString().slice(0, 10);
    const filters: readonly [said: string, input: object][] = [
      ['one person', { person: planted.person }],
      ['one action', { deed: 'many.7' }],
      ['refused', { outcome: 'refused' }],
      ['one day of the middle', { from: middle, to: middle }],
      ['one record', { record: planted.client }],
      ['one client', { client: planted.client }],
      ['one person and one action', { person: planted.person, deed: 'many.7' }],
    ];
    const measured = [
      mostRow(
        'audit',
        what(`the page after page ${deep}`),
        await against({ after: await next(app, deep) }),
        1.2,
        'page 1',
      ),
      mostRow('audit', what(`a jump to page ${deep}`), await against({ page: deep }), 60, 'page 1'),
    ];
    for (const [said, input] of filters) measured.push(mostRow('audit', what(said), await against(input), 3, 'page 1'));
    const reference = await timed(world, app, planted.admin, listPath({}));
    for (const [said, path] of [
      ['CSV', '/api/audit_report'],
      ['PDF', '/api/audit_report_pdf'],
    ] as const) {
      const ours = await timed(world, app, planted.admin, path, { patient_id: planted.client });
      const report = `one client’s report of ${ENTRIES_OF_RECORD} entries, ${said}`;
      measured.push(mostRow('audit', what(report), { ours, reference }, 20, 'page 1'));
    }
    return measured;
  } finally {
    await client.end();
  }
}
