import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { findPagesToUnderstand, keepUnderstood } from '#server/features/documents/understood-pages.ts';
import { retrievalTerms } from '#server/features/questions/engine/retrieval-terms.ts';
import { findPassages } from '#server/features/questions/find-passages.ts';
import { understandPages } from '#server/features/understanding/understand-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { queryBuilder } from '#server/platform/database.ts';
import { asExtracted } from '../support/record-passages.ts';
import { type BenchRow, median } from './bench-row.ts';
import { cpuTime } from './cpu-time.ts';
import { adminContext, LARGE_ORGANIZATION } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import type { World } from './world.ts';

const PAGES = 200;
const MAX_RATIO = 3;
const MAX_MS = 300;
const WARMING = 28;
/** A server that uses no more milliseconds of processor in so many of the clock is at rest. */
const RESTING_MS = 30;
const RESTED_FOR = 500;
const QUESTIONS = [
  'Which medications does the client take?',
  'What is the history of seizures?',
  'Which insurance plan covers the client?',
  'When was the client discharged?',
  'What allergies are recorded?',
  'What did the laboratory find?',
  'Is there any history of suicide attempts?',
];

/** An inquiry, the `nth` from the newest, with one completed record of 200 pages; answers the inquiry's id. */
async function lay(ctx: Context, client: pg.Client, nth: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from inquiries where org_id = $1 order by created_at desc offset $2 limit 1',
    [LARGE_ORGANIZATION, nth],
  );
  const opportunity = rows[0]!.id;
  const document = crypto.randomUUID();
  await client.query(
    `insert into documents (id, org_id, opportunity_id, file_name, file_size, sha256, storage_key, status, pages_total,
       pages_done, uploaded_by_name, created_at) values ($1, $2, $3, 'record.pdf', 1, '', 'bench', 'Completed', $4, $4, 'Bench', now())`,
    [document, LARGE_ORGANIZATION, opportunity, PAGES],
  );
  const texts = RECORDS.flatMap((record) => record.pages.map(asExtracted));
  const pages = Array.from({ length: PAGES }, (_, index) => `Page ${index + 1}\n${texts[index % texts.length]}`);
  await client.query(
    `insert into document_pages (id, org_id, document_id, opportunity_id, page, text, method, quality)
       select gen_random_uuid(), $1, $2, $3, page, text, 'text', 'good' from unnest($4::text[]) with ordinality pages (text, page)`,
    [LARGE_ORGANIZATION, document, opportunity, pages],
  );
  // As the worker leaves a record: what its pages mean and whose they are is known.
  const record = await findPagesToUnderstand(ctx, document);
  if (!record) throw new Error('the record is not there');
  const kept = { document_id: document, understood_for: record.understood_for };
  await keepUnderstood(ctx, { ...kept, pages: await understandPages(record) });
  await keepUnderstood(ctx, kept);
  return opportunity;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Waits until a server does nothing: its children get ready after it, as they do while a first record is read. */
async function rested(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY, now = cpuTime(pid); now - before > RESTING_MS; now = cpuTime(pid)) {
    before = now;
    await setTimeout(RESTED_FOR);
  }
}

/** S13: a question over a record of 200 pages at the REST door, against its full-text query alone. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, pid, headers } = await world.app();
  const { database } = await world.base();
  const ctx = await adminContext(world);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const [opportunity_id, other] = [await lay(ctx, client, 0), await lay(ctx, client, 1)];
    const ask = async (question: string, opportunity_id: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/qna`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ opportunity_id, question }),
      });
      if (!answer.ok) throw new Error(`a question was answered with ${answer.status}`);
      await answer.text();
    };
    const search = (question: string) => {
      const { sql, parameters } = findPassages(queryBuilder, ctx, opportunity_id, retrievalTerms(question)).compile();
      return client.query(sql, [...parameters]);
    };
    await rested(pid);
    const first = await timed(() => ask(QUESTIONS[0]!, opportunity_id));
    // A process that has answered before, as one in use has; the record asked about is new to it.
    for (let turn = 0; turn < WARMING; turn++) {
      await world.liftLimits();
      await ask(QUESTIONS[turn % QUESTIONS.length]!, other);
    }
    await world.liftLimits();
    const ours: number[] = [];
    const reference: number[] = [];
    for (const question of QUESTIONS.slice(1)) {
      reference.push(await timed(() => search(question)));
      ours.push(await timed(() => ask(question, opportunity_id)));
    }
    const middle = { ours: median(ours), reference: median(reference) };
    return [
      mostRow('S13', `an answer over ${PAGES} pages`, middle, MAX_RATIO, 'full-text query'),
      mostRow('S13', 'the first of all', { ours: first, reference: MAX_MS }, 1, 'at most'),
    ];
  } finally {
    await client.query(`delete from questions where org_id = $1`, [LARGE_ORGANIZATION]);
    await client.query(`delete from documents where org_id = $1 and uploaded_by_name = 'Bench'`, [LARGE_ORGANIZATION]);
    await client.end();
  }
}
