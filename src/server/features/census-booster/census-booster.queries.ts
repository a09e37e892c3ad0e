import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import {
  BOOSTER_DAYS,
  BOOSTER_STATUSES,
  type BoosterParameters,
  type CensusBooster,
  censusBooster,
  MIX_KINDS,
  MIX_SOURCES,
  type Observed,
  type Share,
} from '#shared/features/census-booster/census-booster.rules.ts';
import { CensusBoosterInput } from '#shared/features/census-booster/census-booster.schemas.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { openFacilities } from '../capacity/capacity.access.ts';

/** The days that are looked at, both included, and the zone they are cut in. */
interface Window {
  first: CalendarDay;
  today: CalendarDay;
  zone: string;
}

async function windowOf(ctx: Context): Promise<Window> {
  const [organizations] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
  ]);
  const zone = organizations[0]!.time_zone;
  const today = dayInZone(ctx.services.clock.now(), zone);
  return { first: addDays(today, 1 - BOOSTER_DAYS), today, zone };
}

const midnight = ({ first, zone }: Window) => sql<string>`(${first}::timestamp at time zone ${zone})`;

/** Whether an inquiry was ever admitted (C-68). */
const everAdmitted = (id: string) => sql`exists (select 1 from status_history admitted
  where admitted.org_id = current_org_id() and admitted.opportunity_id = ${sql.ref(id)} and admitted.to_status = 'ADMITTED')`;

/** Beds of the facilities that have a size. */
const bedsOf = (db: Db, ctx: Context) =>
  db
    .selectFrom('facilities')
    .select(sql<number>`coalesce(sum(size), 0)::integer`.as('beds'))
    .where(openFacilities(ctx));

/** Whole days between admission and confirmed discharge, rounded half up; null without one. */
const stayOf = (db: Db, ctx: Context, { first, today }: Window) =>
  db
    .selectFrom('inquiries')
    .select(sql<number | null>`round(avg(scheduled_discharge_date - admit_date))::integer`.as('days'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('status', 'in', ['ADMITTED', 'DISCHARGED'])
    .where(sql<boolean>`stay is not null`)
    .where('finalized_discharge_date', '=', true)
    .where('scheduled_discharge_date', '>=', first)
    .where('scheduled_discharge_date', '<=', today);

/**
 * Inquiries that entered each status, each counted once, and those of them who ever were admitted. An admit that is dated
 * again enters nothing.
 */
const enteredOf = (db: Db, ctx: Context, window: Window) =>
  db
    .selectFrom('status_history')
    .select('to_status as status')
    .select(sql<number>`count(distinct opportunity_id)::integer`.as('of'))
    .select(
      sql<number>`count(distinct opportunity_id) filter (where ${everAdmitted('status_history.opportunity_id')})::integer`.as(
        'admitted',
      ),
    )
    .where(inOrganization(ctx, 'status_history'))
    .where('to_status', 'in', BOOSTER_STATUSES)
    .whereRef('from_status', 'is distinct from', 'to_status')
    .where('at', '>=', midnight(window))
    .groupBy('to_status');

const currentOf = (db: Db, ctx: Context) =>
  db
    .selectFrom('inquiries')
    .select(['status', sql<number>`count(*)::integer`.as('total')])
    .where(inOrganization(ctx, 'inquiries'))
    .where('status', 'in', BOOSTER_STATUSES)
    .groupBy('status');

/** Inquiries created, by the kind of their primary source, and those of them who ever were admitted. */
const sourcesOf = (db: Db, ctx: Context, window: Window) =>
  db
    .selectFrom('inquiries')
    .innerJoin('referral_records', (join) =>
      join
        .onRef('referral_records.org_id', '=', 'inquiries.org_id')
        .onRef('referral_records.opportunity_id', '=', 'inquiries.id')
        .on('referral_records.referral_direction', '=', 'referral_received')
        .on('referral_records.priority_level', '=', 'primary'),
    )
    .select('referral_records.source_type')
    .select(sql<number>`count(*)::integer`.as('of'))
    .select(sql<number>`count(*) filter (where ${everAdmitted('inquiries.id')})::integer`.as('admitted'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.created_at', '>=', midnight(window))
    .groupBy('referral_records.source_type');

/** What the organization's last 180 days say of its house and the ways into it. */
async function observe(ctx: Context): Promise<Observed> {
  const window = await windowOf(ctx);
  const [[house], [stay], entered, current, sources] = await read(
    ctx,
    (db) => [
      bedsOf(db, ctx),
      stayOf(db, ctx, window),
      enteredOf(db, ctx, window),
      currentOf(db, ctx),
      sourcesOf(db, ctx, window),
    ],
    { entity: 'census', details: { booster: BOOSTER_DAYS } },
  );
  const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
  const share = (found: Share | undefined): Share => ({ admitted: found?.admitted ?? 0, of: found?.of ?? 0 });
  return {
    beds: house?.beds ?? 0,
    average_stay: stay?.days ?? null,
    entered: each(BOOSTER_STATUSES, (status) => share(entered.find((row) => row.status === status))),
    current: each(BOOSTER_STATUSES, (status) => current.find((row) => row.status === status)?.total ?? 0),
    sources: each(MIX_SOURCES, (source) => share(sources.find((row) => row.source_type === MIX_KINDS[source]))),
  };
}

/**
 * How many admissions a month keep the house at its target, and how many inquiries lead to them (C-62 to C-66). What is
 * not asked for is presumed from the last 180 days.
 */
export const getCensusBooster = verb(
  { name: 'census_booster.get', kind: 'read', permission: 'census:plan', input: CensusBoosterInput },
  async (ctx, asked): Promise<CensusBooster> => {
    const given = Object.entries(asked).filter(([, value]) => value !== undefined);
    return censusBooster(await observe(ctx), Object.fromEntries(given) as Partial<BoosterParameters>);
  },
);
