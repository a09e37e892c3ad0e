import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { placesOf, writeLetter } from '#server/features/campaigns/letter.ts';
import { asOrganization, type Context } from '#server/platform/context.ts';
import type { BulkRecipient } from '#server/platform/mailer/mailer.ts';
import { SendGridMailer } from '#server/platform/mailer/sendgrid-mailer.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { sendCampaignHandler } from '#worker/features/campaigns/send-campaign.job.ts';
import { type BenchRow, loadNote, ratioOf } from './bench-row.ts';
import { adminContext } from './list-requests.ts';
import type { World } from './world.ts';

const PEOPLE = 100_000;
const BATCH = 1_000;
const LEAST = 0.6;
const MEMORY_EVERY_MS = 50;
const MIB = 1024 * 1024;
/** More than this is no flat memory: a hundred times it would be held if every request were kept. */
const MOST_MEMORY = 200;

/** A provider on loopback, in a thread of its own, that reads every body and takes it. */
const PROVIDER = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:http').createServer((request, response) => {
    request.on('data', () => undefined).on('end', () => response.writeHead(202, { 'X-Message-Id': 'm' }).end());
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

const letter = writeLetter(
  { restore_template: encodeTemplate(STARTERS[0]!.template), subject: 'Open beds' },
  {
    ...{
      org_name: 'Bench',
      postal_address: '12 Harbor Road',
      website_url: null,
      about_url: null,
      contact_url: null,
      logo_url: null,
    },
    ...{ reply_to: 'bench@bench.example', sender_name: 'Bench', year: 2026 },
  },
  'https://bench.example',
);

/** A campaign that was handed to sending, to up to a hundred thousand contacts. @returns its id and how many they are */
async function begin(client: pg.Client, org_id: string): Promise<{ id: string; total: number }> {
  const id = crypto.randomUUID();
  await client.query(
    `insert into campaigns (id, org_id, name, subject, description, audience, status, created_at, created_by, updated_at)
      values ($1, $2, 'Bench', 'Open beds', 'Bench', 'all', 'sending', now(), 'Bench', now())`,
    [id, org_id],
  );
  const { rowCount } = await client.query(
    `insert into campaign_recipients (org_id, campaign_id, contact_id, email, first_name, organization, updated_at)
      select org_id, $1, id, 'person' || row_number() over (order by id) || '@bench.example', firstname,
        organization_name, now()
      from referral_contacts where org_id = $2 order by id limit ${PEOPLE}`,
    [id, org_id],
  );
  await client.query(
    `insert into campaign_runs (campaign_id, org_id, subject, html, plain, links, from_name, from_email, reply_to,
        sender_name, audience, total, started_at)
      values ($1, $2, $3, $4, $5, $6, 'Bench', 'bench@bench.example', 'bench@bench.example', 'Bench', 'all', $7, now())`,
    [id, org_id, letter.subject, letter.html, letter.plain, letter.links, rowCount],
  );
  await client.query('analyze campaign_recipients');
  return { id, total: rowCount ?? 0 };
}

/** Sends as the worker does; milliseconds, and by how much this process grew at most. */
async function sent(ctx: Context, campaign_id: string) {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, MEMORY_EVERY_MS);
  const began = performance.now();
  try {
    const run = { id: campaign_id, attempt: 1, signal: new AbortController().signal };
    await sendCampaignHandler(ctx, { campaign_id }, run);
    return { ms: performance.now() - began, grown: (most - before) / MIB };
  } finally {
    clearInterval(watch);
  }
}

interface Row {
  id: string;
  email: string;
  first_name: string;
  organization: string;
}

/** The bare loop: takes a thousand rows, posts the same body, marks them sent. */
async function bareLoop(client: pg.Client, url: string, campaign_id: string): Promise<number> {
  const { html, recipientOf } = placesOf(letter);
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query<Row>(
      `update campaign_recipients set state = 'claimed', updated_at = now() where id in (
        select id from campaign_recipients where campaign_id = $1 and state = 'waiting' order by id limit ${BATCH}
        for update skip locked) returning id, email, first_name, organization`,
      [campaign_id],
    );
    if (rows.length === 0) return performance.now() - began;
    const personalizations = rows.map((row) => {
      const { to, places, token }: BulkRecipient = recipientOf(row, row.id.padEnd(64, '0'), 'https://bench.example');
      return { to: [{ email: to }], substitutions: places, custom_args: { recipient: token } };
    });
    const content = [
      { type: 'text/plain', value: letter.plain },
      { type: 'text/html', value: html },
    ];
    const from = { email: 'bench@bench.example' };
    const body = JSON.stringify({ personalizations, from, subject: letter.subject, content });
    const answer = await fetch(`${url}v3/mail/send`, { method: 'POST', body });
    await answer.arrayBuffer();
    await client.query("update campaign_recipients set state = 'sent', sent_at = now() where id = any($1)", [
      rows.map(({ id }) => id),
    ]);
  }
}

/** S15: a campaign of 100,000 people, every one of them claimed, sent and recorded. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const admin = await adminContext(world);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const provider = new Worker(PROVIDER, { eval: true });
  const made: string[] = [];
  try {
    const port = await new Promise<number>((resolve) => provider.once('message', resolve));
    const base_url = `http://127.0.0.1:${port}/`;
    const mailer = new SendGridMailer({ api_key: 'SG.bench', from: { email: 'a@b.example', name: 'Bench' }, base_url });
    const ctx = { ...asOrganization(admin, admin.actor.org_id), services: { ...admin.services, mailer } };
    const ours = await begin(client, admin.actor.org_id);
    made.push(ours.id);
    const { ms, grown } = await sent(ctx, ours.id);
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from campaign_recipients where campaign_id = $1 and state = 'sent'",
      [ours.id],
    );
    if (rows[0]!.count !== ours.total) throw new Error(`${rows[0]!.count} of ${ours.total} people were sent to`);
    const bare = await begin(client, admin.actor.org_id);
    made.push(bare.id);
    const reference = await bareLoop(client, base_url, bare.id);
    const rate = (time: number) => Math.round((ours.total / time) * 1_000);
    const ratio = ratioOf(rate(ms), rate(reference));
    return [
      {
        figure: 'S15',
        what: `campaign to ${ours.total.toLocaleString('en-US')} people through a loopback provider`,
        ours: `${rate(ms).toLocaleString('en-US')}/s`,
        reference: `bare loop ${rate(reference).toLocaleString('en-US')}/s`,
        ratio,
        goal: `>= ${LEAST} x, memory flat`,
        met: ratio >= LEAST && grown <= MOST_MEMORY,
        note: `${Math.round(grown)} MiB more at most; ${loadNote()}`,
      },
    ];
  } finally {
    for (const id of made) await client.query('delete from campaigns where id = $1', [id]);
    await provider.terminate();
    await client.end();
  }
}
