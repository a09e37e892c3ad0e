import pg from 'pg';
import type { Context } from '#server/platform/context.ts';
import { imageBomb, nestedFlateBomb, recursiveForms } from '../support/pdf/hostile-pdfs.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { sendForm } from '../support/uploads.ts';
import { type BenchRow, loadNote, median } from './bench-row.ts';
import { organizationId } from './dataset/organization.ts';
import { adminContext, LARGE_ORGANIZATION, restPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { runLoad } from './run-load.ts';
import { listOf, otherContext, startWorker, upload, waits } from './two-organizations.ts';
import type { World } from './world.ts';

const MOST = 1.5;
const SECONDS = 8;
const ROUNDS = 3;
/** Heavy lists, and people who ask of hostile pages without a pause. */
const ATTACK = { lists: 6, rows: 20_000, askers: 2, pages: 6 };
const HOSTILE_PAGE = [`${'7'.repeat(190_000)}`, 'a: '.repeat(66_000), '[ ] Mr. '.repeat(24_000)];

/** A record of hostile pages as one that was read, laid on the newest inquiry of the large organization. */
async function layHostile(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from inquiries where org_id = $1 order by created_at desc limit 1',
    [LARGE_ORGANIZATION],
  );
  const opportunity_id = rows[0]!.id;
  const document = crypto.randomUUID();
  await client.query(
    `insert into documents (id, org_id, opportunity_id, file_name, file_size, sha256, storage_key, status, pages_total,
       pages_done, uploaded_by_name, created_at) values ($1, $2, $3, 'hostile.pdf', 1, '', 'bench', 'Completed', $4, $4, 'Bench', now())`,
    [document, LARGE_ORGANIZATION, opportunity_id, ATTACK.pages],
  );
  await client.query(
    `insert into document_pages (id, org_id, document_id, opportunity_id, page, text, method, quality)
       select gen_random_uuid(), $1, $2, $3, page, text, 'text', 'good' from unnest($4::text[]) with ordinality pages (text, page)`,
    [
      LARGE_ORGANIZATION,
      document,
      opportunity_id,
      Array.from({ length: ATTACK.pages }, (_, at) => `dose allergies ${HOSTILE_PAGE[at % HOSTILE_PAGE.length]}`),
    ],
  );
  return opportunity_id;
}

/** Everything one organization can send that is made to hold others up; goes on until it is ended. */
async function attack(world: World, opportunity_id: string): Promise<() => Promise<void>> {
  const { port, headers } = await world.app();
  const url = `http://127.0.0.1:${port}`;
  const noisy = await adminContext(world);
  const files = [
    nestedFlateBomb(),
    imageBomb(),
    recursiveForms(),
    await textPdf(HOSTILE_PAGE),
    ...[1, 2].map(() => imageBomb()),
  ];
  for (const [at, bytes] of files.entries()) {
    const parts = [
      ['opportunity_id', opportunity_id],
      ['file', { name: `hostile${at}.pdf`, bytes }],
    ] as const;
    const { status } = await sendForm({ url }, null, { parts }, headers);
    if (status !== 200) throw new Error(`a hostile file was answered with ${status}`);
  }
  for (let n = 0; n < ATTACK.lists; n += 1) await upload(noisy, listOf(ATTACK.rows, `noisy${n}-${Date.now()}`));
  let going = true;
  const asking = Array.from({ length: ATTACK.askers }, async () => {
    while (going) {
      await world.liftLimits();
      const answer = await fetch(`${url}/api/qna`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ opportunity_id, question: 'What is the dose, and are there any allergies?' }),
      });
      await answer.text();
    }
  });
  return async () => {
    going = false;
    await Promise.all(asking);
  };
}

/** Milliseconds by which web's event loop was late at worst in 99 of 100 looks, since this was asked last. */
async function loopDelay(port: number): Promise<number> {
  const said = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(said)?.[1]) * 1000;
}

async function forget(client: pg.Client): Promise<void> {
  const orgs = [organizationId(0), organizationId(1)];
  await client.query(`delete from outbox where org_id = any($1)`, [orgs]);
  await client.query(`delete from imports where org_id = any($1)`, [orgs]);
  await client.query(`delete from questions where org_id = $1`, [LARGE_ORGANIZATION]);
  await client.query(
    `delete from documents where org_id = $1 and (uploaded_by_name = 'Bench' or file_name like 'hostile%')`,
    [LARGE_ORGANIZATION],
  );
}

interface Measured {
  p50: number;
  p99: number;
  requests: number;
  loop: number;
  jobs: number[];
}

/** One look at the quiet organization at rest and one under attack, with a worker that knows of neither before. */
async function round(world: World, client: pg.Client, quiet: Context): Promise<Record<'rest' | 'beside', Measured>> {
  const { port, metrics } = await world.app();
  const { built } = await world.base();
  if (quiet.actor.kind !== 'user') throw new Error('the bench acts as a person');
  const token = await built.services.tokens.issueAccessToken({ ...quiet.actor, initials: 'MH' });
  const headers = { Authorization: `Bearer ${token}` };
  const look = async (): Promise<Measured> => {
    await loopDelay(metrics);
    const asked = await runLoad({ headers, targets: [{ port, path: restPath({}) }], connections: 1, seconds: SECONDS });
    const loop = await loopDelay(metrics);
    return { ...asked, loop, jobs: await waits(quiet, client, async () => true) };
  };
  const endWorker = await startWorker(world);
  let end = async () => {};
  try {
    // The first list waits for the worker to start.
    await waits(quiet, client, async () => true);
    const rest = await look();
    end = await attack(world, await layHostile(client));
    return { rest, beside: await look() };
  } finally {
    await end();
    await endWorker();
    await forget(client);
  }
}

/**
 * G-LOD-3: another organization's requests and jobs while one sends hostile PDFs, heavy lists and questions, against rest.
 * Rest and attack take turns, so that what else the machine does falls on both.
 */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const quiet = await otherContext(world, client);
    const rounds: Awaited<ReturnType<typeof round>>[] = [];
    while (rounds.length < ROUNDS) rounds.push(await round(world, client, quiet));
    const middle = (what: 'p50' | 'p99' | 'loop', when: 'rest' | 'beside') =>
      median(rounds.map((each) => each[when][what]));
    const jobs = (when: 'rest' | 'beside') => rounds.flatMap((each) => each[when].jobs);
    const both = (what: 'p50' | 'loop') =>
      `${middle(what, 'beside').toFixed(1)} ms, at rest ${middle(what, 'rest').toFixed(1)} ms`;
    const fewest = Math.min(...rounds.flatMap(({ rest, beside }) => [rest.requests, beside.requests]));
    const what = `while another sends hostile PDFs, ${ATTACK.lists} heavy lists and questions`;
    const asked = { ours: middle('p99', 'beside'), reference: middle('p99', 'rest') };
    const waited = { ours: median(jobs('beside')), reference: median(jobs('rest')) };
    const times = `middle of ${ROUNDS} times ${fewest} requests or more`;
    return [
      {
        ...mostRow('G-LOD-3', `p99 of a request ${what}`, asked, MOST, 'at rest'),
        note: `${times}; p50 ${both('p50')}; p99 of web's event loop ${both('loop')}; ${loadNote()}`,
      },
      {
        ...mostRow('G-LOD-3', `wait of a job ${what}`, waited, MOST, 'at rest'),
        note: `median of ${jobs('beside').length}, longest ${Math.max(...jobs('beside')).toFixed(0)} ms; ${loadNote()}`,
      },
    ];
  } finally {
    await client.end();
  }
}
