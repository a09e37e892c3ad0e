import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { createImport } from '#server/features/imports/create-import.ts';
import { readBeginning } from '#server/features/imports/read-list.ts';
import { saveImport } from '#server/features/imports/save-import.ts';
import { undoImport } from '#server/features/imports/undo-import.ts';
import { workOnImport } from '#server/features/imports/work-on-import.ts';
import { asOrganization, type Context } from '#server/platform/context.ts';
import { type BenchRow, loadNote } from './bench-row.ts';
import { adminContext } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import type { World } from './world.ts';

const ROWS = 100_000;
/** Organizations that the list names, each known. */
const SOURCES = 100;
const MOST = 2.5;
const MEMORY_EVERY_MS = 100;
const MIB = 1024 * 1024;

/** A list as a person would have it: every row of one known organization, none there yet. */
function listOf(names: readonly string[], run: string): Buffer {
  const lines = ['First Name,Last Name,Organization Name,Title,Phone,Email,City,State,Zip'];
  for (let n = 0; n < ROWS; n++)
    lines.push(
      `Import${n},${run},"${names[n % names.length]!.replaceAll('"', '""')}",Psychologist,(212) 555-${String(n % 10_000).padStart(4, '0')},` +
        `import${n}@${run}.example,Pinebrook,NH,03999`,
    );
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

/** Parses, checks, compares and adds the list; milliseconds, and by how much this process grew at most. */
async function imported(ctx: Context, content: Buffer<ArrayBufferLike>) {
  const signal = new AbortController().signal;
  const job = asOrganization({ ...ctx, action: 'imports.work' }, ctx.actor.org_id);
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, MEMORY_EVERY_MS);
  const began = performance.now();
  try {
    const bytes = Buffer.from(content);
    const beginning = await readBeginning(ctx, { type: 'csv', bytes });
    const file = { kind: 'contacts', file_name: 'list.csv', file_type: 'csv' } as const;
    const { import_id } = await createImport(ctx, { ...file, beginning, content: bytes });
    await workOnImport(job, import_id, signal);
    await saveImport(ctx, { import_id, organizations: [] });
    await workOnImport(job, import_id, signal);
    return { import_id, ms: performance.now() - began, grown: (most - before) / MIB };
  } finally {
    clearInterval(watch);
  }
}

/** COPY of the very rows that the import added, into a table of the same columns and indexes. */
async function copied(client: pg.Client, import_id: string): Promise<number> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_name = 'referral_contacts' and is_generated = 'NEVER'`,
  );
  const { columns } = rows[0]!;
  const same = await buffer(
    client.query(copyTo(`copy (select ${columns} from referral_contacts where import_id = '${import_id}') to stdout`)),
  );
  await client.query('create table bench_contacts (like referral_contacts including all)');
  try {
    const began = performance.now();
    await pipeline(Readable.from([same]), client.query(copyFrom(`copy bench_contacts (${columns}) from stdin`)));
    return performance.now() - began;
  } finally {
    await client.query('drop table bench_contacts');
  }
}

/** S14: a list of 100,000 contacts, from its bytes to rows that can be undone. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const ctx = await adminContext(world);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const named = await client.query<{ referral_name: string }>(
      `select min(referral_name) as referral_name from referral_sources where org_id = $1 and is_active
        group by name_key having count(*) = 1 order by 1 limit ${SOURCES}`,
      [ctx.actor.org_id],
    );
    const content = listOf(
      named.rows.map((row) => row.referral_name),
      `run${Date.now()}`,
    );
    const { import_id, ms, grown } = await imported(ctx, content);
    const saved = await client.query<{ count: number }>(
      'select count(*)::integer as count from referral_contacts where import_id = $1',
      [import_id],
    );
    if (saved.rows[0]!.count !== ROWS) throw new Error(`the import added ${saved.rows[0]!.count} of ${ROWS} contacts`);
    const reference = await copied(client, import_id);
    await undoImport(ctx, { import_id });
    const job = asOrganization({ ...ctx, action: 'imports.work' }, ctx.actor.org_id);
    await workOnImport(job, import_id, new AbortController().signal);
    const what = `import of ${ROWS.toLocaleString('en-US')} contacts`;
    const note = `${Math.round(grown)} MiB more at most; ${loadNote()}`;
    return [{ ...mostRow('S14', what, { ours: ms, reference }, MOST, 'COPY'), note }];
  } finally {
    await client.end();
  }
}
