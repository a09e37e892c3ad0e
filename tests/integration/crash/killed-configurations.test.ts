import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { engagementOf } from '#shared/features/activities/activities.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { analyze } from '#tests/support/analyze.ts';
import { startFakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const sendGrid = await startFakeSendGrid();
afterAll(() => sendGrid.close());
const redis = await startOwnRedis();
const database = await createTestDatabase();
const installation = await openInstallation(database.url, redis.url);
const environment = { SENDGRID_BASE_URL: sendGrid.base_url };
const web = await installation.startWeb(environment);
const admin = await installation.signIn(web, 'admin');
const startWorker = () => installation.startWorker(environment, 'tests/support/notice-worker.ts');

/** Between two looks the worker gets on: looking takes the database as long as a batch of it. */
const UNDER_WAY = { timeout: 60_000, interval: 20 };
const ENDED = { timeout: 120_000, interval: 100 };
/** Of how much of the work a kill may come after. */
const MOST = 0.8;

/** Has what is under way killed after a part of it, some times, and lets the next worker end it. */
async function throughKills(kills: readonly number[], isPast: (part: number) => Promise<boolean>): Promise<void> {
  for (const part of kills) {
    const killed = await startWorker();
    await vi.waitFor(async () => expect(await isPast(part)).toBe(true), UNDER_WAY);
    await killed.end('SIGKILL');
  }
}

/** One or two kills, the later one further on. */
function momentsOf(chance: () => number): number[] {
  const kills = Array.from({ length: 1 + Math.floor(chance() * 2) }, () => chance() * MOST);
  return kills.toSorted((one, other) => one - other);
}

const whyOf = (moments: readonly number[]) =>
  `seed ${process.env.TORTURE_SEED ?? '1'}, killed after ${moments.map((moment) => moment.toFixed(2)).join(' and ')}`;

/** Several batches of the recomputation. */
const SOURCES = 9_000;
/** How old the one activity of a source is, by its number: away from the edges of every window. */
const DAYS_AGO = [5, 20, 45, 70];
const EVENTS = ['Phone call', 'Email sent', 'Conference'] as const;
const PERIODS = [30, 60, 10];
const TODAY = dayInZone(new Date(), 'America/New_York');

const eventOf = (n: number) => EVENTS[n % EVENTS.length]!;
const dayOf = (n: number) => addDays(TODAY, -DAYS_AGO[n % DAYS_AGO.length]!);
const numbers = Array.from({ length: SOURCES }, (_, n) => n);

/** Every source's status, in the order of their numbers. */
const statuses = () =>
  installation.within('a', async (tx) => {
    const rows = await tx.db
      .selectFrom('referral_sources')
      .select('status')
      .where('org_id', '=', tx.actor.org_id)
      .orderBy('referral_name')
      .execute();
    return rows.map(({ status }) => status);
  });

beforeAll(async () => {
  await installation.within('a', async (tx) => {
    const { org_id } = tx.actor;
    const text = (values: readonly string[]) => sql`${values}::text[]`;
    await sql`insert into referral_sources (id, org_id, referral_name, type)
      select gen_random_uuid(), ${org_id}, 'House ' || lpad(n::text, 6, '0'), 'School'
      from generate_series(0, ${SOURCES - 1}::integer) n`.execute(tx.db);
    await sql`insert into referral_activities (id, org_id, referral_id, event, event_date)
      select gen_random_uuid(), ${org_id}, s.id, planted.event, planted.event_date
      from unnest(${text(numbers.map(eventOf))}, ${text(numbers.map(dayOf))}::date[])
        with ordinality planted(event, event_date, at)
        join referral_sources s on s.org_id = ${org_id} and s.referral_name = 'House ' || lpad((planted.at - 1)::text, 6, '0')`.execute(
      tx.db,
    );
  });
  await analyze(database.url);
}, 120_000);

test('workers killed while they work out the sources again: each source stands as before or as after, and in the end as after', {
  timeout: timeFor(rounds(2), 180_000),
}, async () => {
  const chance = chances('recomputation');
  let before = await statuses();
  let version = 0;
  for (let round = 0; round < rounds(2); round += 1) {
    const period = PERIODS[round % PERIODS.length]!;
    const after = numbers.map((n) => engagementOf([{ event: eventOf(n), event_date: dayOf(n) }], TODAY, period).status);
    const { configuration, activities } = admin.trpc;
    const saved = await configuration.save.mutate({
      ...{ type: 'ENGAGEMENT_STATUS_PERIOD', config: { period, version } },
    });
    version = saved.version;
    const moments = momentsOf(chance);
    const why = whyOf(moments);
    await throughKills(moments, async (part) => {
      const now = await statuses();
      const wanted = numbers.filter((n) => before[n] !== after[n]);
      return wanted.filter((n) => now[n] === after[n]).length > part * wanted.length;
    });
    const left = await statuses();
    expect(
      numbers.filter((n) => left[n] !== before[n] && left[n] !== after[n]),
      why,
    ).toEqual([]);
    const last = await startWorker();
    await vi.waitFor(
      async () =>
        expect(await activities.engagementProgress.query({})).toEqual({ state: 'done', done: SOURCES, total: SOURCES }),
      ENDED,
    );
    expect(await statuses(), why).toEqual(after);
    before = after;
    await last.end('SIGTERM');
  }
});

/** As many as an event may have. */
const RECIPIENTS = Array.from({ length: 50 }, (_, n) => `person${n}@people.example`);
/** Notices that a worker of these tests has in hand at once. */
const IN_HAND = 5;
const DELAY_MS = 40;

const notices = () =>
  installation.within('a', (tx) =>
    tx.db.selectFrom('notices').select(['address', 'state']).where('org_id', '=', tx.actor.org_id).execute(),
  );

test('workers killed while they mail notices: nobody is left out or mailed twice; who was being mailed is in doubt', {
  timeout: timeFor(rounds(2), 180_000),
}, async () => {
  const { integrations, configuration, inquiries } = admin.trpc;
  await integrations.setApiKeys.mutate({ name: 'SendGrid', public_key: 'key-id', private_key: sendGrid.api_key });
  await configuration.save.mutate({
    ...{ type: 'EVENT_NOTIFICATIONS', config: { admission_status_change: RECIPIENTS, version: 0 } },
  });
  const chance = chances('notices');
  for (let round = 0; round < rounds(2); round += 1) {
    sendGrid.mails.splice(0);
    sendGrid.delay = DELAY_MS;
    await installation.within('a', (tx) =>
      tx.db.updateTable('notices').set({ state: 'failed' }).where('org_id', '=', tx.actor.org_id).execute(),
    );
    const known = (await notices()).length;
    const { id: opportunity_id } = await makeInquiry(admin, { firstname: 'Zelda', lastname: `Hidden ${round}` });
    await inquiries.changeStatus.mutate({ opportunity_id, status: 'ASSESSMENT' });
    const moments = momentsOf(chance);
    const why = whyOf(moments);
    await throughKills(moments, async (part) => sendGrid.mails.length > part * RECIPIENTS.length);
    const last = await startWorker();
    const own = async () => (await notices()).filter(({ state }) => state !== 'failed');
    await vi.waitFor(async () => {
      const now = await own();
      expect(now).toHaveLength(RECIPIENTS.length);
      expect(now.filter(({ state }) => state !== 'sent' && state !== 'in_doubt')).toEqual([]);
    }, ENDED);
    const times = (address: string) =>
      sendGrid.mails.filter(({ personalizations }) => personalizations[0]?.to[0]?.email === address).length;
    const ended = await own();
    expect((await notices()).length, why).toBe(known + RECIPIENTS.length);
    expect(ended.map(({ address }) => address).toSorted(), why).toEqual(RECIPIENTS.toSorted());
    const wrong = ended.filter(({ address, state }) => (state === 'sent' ? times(address) !== 1 : times(address) > 1));
    expect(wrong, why).toEqual([]);
    const inDoubt = ended.filter(({ state }) => state === 'in_doubt');
    expect(inDoubt.length, why).toBeLessThanOrEqual(moments.length * IN_HAND);
    expect(JSON.stringify(sendGrid.mails)).not.toMatch(/Zelda|Hidden/);
    await last.end('SIGTERM');
  }
});
