import pg from 'pg';
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

/** G-LOD-3: another organization's requests and jobs while one sends hostile PDFs, heavy lists and questions, against rest. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database, built } = await world.base();
  const { port } = await world.app();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const endWorker = await startWorker(world);
  let end = async () => {};
  try {
    const quiet = await otherContext(world, client);
    if (quiet.actor.kind !== 'user') throw new Error('the bench acts as a person');
    const token = await built.services.tokens.issueAccessToken({ ...quiet.actor, initials: 'MH' });
    const headers = { Authorization: `Bearer ${token}` };
    const ask = () => runLoad({ headers, targets: [{ port, path: restPath({}) }], connections: 1, seconds: SECONDS });
    // The first list waits for the worker to start.
    await waits(quiet, client, async () => true);
    const rest = { request: await ask(), jobs: await waits(quiet, client, async () => true) };
    end = await attack(world, await layHostile(client));
    const beside = { request: await ask(), jobs: await waits(quiet, client, async () => true) };
    const what = `while another sends hostile PDFs, ${ATTACK.lists} heavy lists and questions`;
    const asked = { ours: beside.request.p99, reference: rest.request.p99 };
    const waited = { ours: median(beside.jobs), reference: median(rest.jobs) };
    return [
      {
        ...mostRow('G-LOD-3', `p99 of a request ${what}`, asked, MOST, 'at rest'),
        note: `middle ${beside.request.p50.toFixed(1)} ms, at rest ${rest.request.p50.toFixed(1)} ms; ${loadNote()}`,
      },
      {
        ...mostRow('G-LOD-3', `wait of a job ${what}`, waited, MOST, 'at rest'),
        note: `median of ${beside.jobs.length}, longest ${Math.max(...beside.jobs).toFixed(0)} ms; ${loadNote()}`,
      },
    ];
  } finally {
    await end();
    await endWorker();
    const orgs = [organizationId(0), organizationId(1)];
    await client.query(`delete from outbox where org_id = any($1)`, [orgs]);
    await client.query(`delete from imports where org_id = any($1)`, [orgs]);
    await client.query(`delete from questions where org_id = $1`, [LARGE_ORGANIZATION]);
    await client.query(
      `delete from documents where org_id = $1 and (uploaded_by_name = 'Bench' or file_name like 'hostile%')`,
      [LARGE_ORGANIZATION],
    );
    await client.end();
  }
}
