import pg from 'pg';
import { engagementWindow, refreshAllEngagement } from '#server/features/activities/refresh-engagement.ts';
import { asOrganization, type Context } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { ACTIVITY_EVENTS, LEVELS_BY_RANK, rankOf } from '#shared/features/activities/activities.rules.ts';
import { type BenchRow, median } from './bench-row.ts';
import { mostRow } from './most-row.ts';
import type { World } from './world.ts';

const SOURCES = 10_000;
const RUNS = 5;
/** So that each run moves sources: a window is never the one of the run before. */
const PERIODS = [20, 200];
/** Days of the past that the activities lie in. */
const HISTORY = 1_000;
const MOST = 2;

/** An organization of nothing but sources with so many activities each, spread over the years. */
async function plant(client: pg.Client, org_id: string, each: number): Promise<void> {
  const events = ACTIVITY_EVENTS.map((event) => `'${event}'`).join(', ');
  await client.query(`insert into organizations (id, name, org_type) values ($1, 'Engagement', 'Court')`, [org_id]);
  await client.query(
    `insert into referral_sources (id, org_id, referral_name, type)
      select gen_random_uuid(), $1, 'House ' || n, 'School' from generate_series(1, ${SOURCES}) n`,
    [org_id],
  );
  await client.query(
    `insert into referral_activities (id, org_id, referral_id, event, event_date)
      select gen_random_uuid(), s.org_id, s.id, (array[${events}])[1 + (hashtext(s.id::text || n) & 1023) % ${ACTIVITY_EVENTS.length}],
        current_date - (hashtext(n || s.id::text) & 65535) % ${HISTORY}
      from referral_sources s, generate_series(1, ${each}) n where s.org_id = $1`,
    [org_id],
  );
  await client.query('vacuum analyze referral_activities, referral_sources');
}

async function remove(client: pg.Client, org_id: string): Promise<void> {
  for (const table of ['engagement_runs', 'referral_activities', 'referral_sources', 'configurations'])
    await client.query(`delete from ${table} where org_id = $1`, [org_id]);
  await client.query('delete from organizations where id = $1', [org_id]);
}

const setPeriod = (client: pg.Client, org_id: string, period: number) =>
  client.query(
    `insert into configurations (id, org_id, type, config)
      values (gen_random_uuid(), $1, 'ENGAGEMENT_STATUS_PERIOD', jsonb_build_object('period', $2::integer))
      on conflict on constraint configurations_once do update set config = excluded.config`,
    [org_id, period],
  );

/** The same by one aggregate over all of the activities, and one update, past row-level security. */
function bare(client: pg.Client, org_id: string, { today, period }: { today: string; period: number }) {
  const ranks = ACTIVITY_EVENTS.map((event) => `when '${event}' then ${rankOf(event)}`).join(' ');
  const levels = LEVELS_BY_RANK.map((level) => `'${level}'`).join(', ');
  return client.query(
    `update referral_sources s
      set status = coalesce((array[${levels}])[told.rank], 'INACTIVE'), last_activity_date = told.last_day
      from (select referral_id, max(event_date) as last_day,
          max(case event ${ranks} end) filter (where event_date >= $2::date - $3::integer) as rank
        from referral_activities where org_id = $1 and event_date <= $2::date group by referral_id) told
      where s.org_id = $1 and s.id = told.referral_id
        and (s.status, s.last_activity_date) is distinct from
          (coalesce((array[${levels}])[told.rank], 'INACTIVE'), told.last_day)`,
    [org_id, today, period],
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function measure(client: pg.Client, own: Context, each: number): Promise<BenchRow> {
  const { org_id } = own.actor;
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let run = 0; run < RUNS; run++)
    for (const period of PERIODS) {
      // Both begin with every source standing where the other window left it.
      const other = PERIODS.find((one) => one !== period)!;
      await setPeriod(client, org_id, other);
      await refreshAllEngagement(own);
      await setPeriod(client, org_id, period);
      times.ours.push(await timed(() => refreshAllEngagement(own)));
      const window = await withTransaction(own, engagementWindow);
      await bare(client, org_id, { ...window, period: other });
      times.reference.push(await timed(() => bare(client, org_id, window)));
    }
  const middle = { ours: median(times.ours), reference: median(times.reference) };
  const what = `engagement of ${SOURCES.toLocaleString('en-US')} sources with ${each} activities each`;
  return mostRow('engagement', what, middle, MOST, 'one bare aggregate');
}

/** The engagement of all sources of an organization, against one aggregate written by hand. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database, built } = await world.base();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const rows: BenchRow[] = [];
  try {
    for (const each of [20, 100]) {
      const org_id = crypto.randomUUID();
      const request = { request_id: 'bench', ip: null, user_agent: null, idempotency_key: null };
      try {
        await plant(client, org_id, each);
        const ctx = { services: built.services, request, action: 'bench' };
        rows.push(await measure(client, asOrganization(ctx, org_id), each));
      } finally {
        await remove(client, org_id);
      }
    }
  } finally {
    await client.end();
  }
  return rows;
}
