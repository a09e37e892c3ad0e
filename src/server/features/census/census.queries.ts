import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { capacityMessages } from '#shared/features/capacity/capacity.messages.ts';
import {
  CENSUS_COUNTED,
  CENSUS_DAYS,
  type CensusFacility,
  type CensusRow,
  censusDays,
  censusGrid,
  expectedCensus,
  FORECAST_DAYS,
  facilityCounts,
  isCounted,
  type KeptShare,
  keptShare,
  TREND_DAYS,
  type TrendDay,
  trendDay,
} from '#shared/features/census/census.rules.ts';
import {
  CensusDetailsInput,
  CensusForecastInput,
  CensusInput,
  CensusTrendInput,
} from '#shared/features/census/census.schemas.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { openFacilities } from '../capacity/capacity.access.ts';
import { selectFacility } from '../capacity/capacity.view.ts';
import { type KeptDays, selectMarks, selectStanding } from '../metric-standing/metric-standing.access.ts';
import { type CensusInquiry, countsBetween, idsBehind, keptUpTo, type OverdueAdmit, seenBy } from './census.access.ts';

/** Overdue admits shown; a house has a handful. */
const MAX_OVERDUE = 100;
/** How far back the share of kept admits looks, in days. */
const KEPT_WINDOW = 180;

export interface Census {
  census: CensusRow[];
  days: CalendarDay[];
  today: CalendarDay;
  facilities: CensusFacility[];
  overdue: OverdueAdmit[];
}

const facilitiesOf = (db: Db, ctx: Context) => selectFacility(db).where(openFacilities(ctx)).orderBy(sql`fold(name)`);

const selectNamed = (db: Db, ctx: Context) =>
  db
    .selectFrom('inquiries')
    .leftJoin('facilities', 'facilities.id', 'inquiries.facility_id')
    .select(['inquiries.id', 'inquiries.opportunity_name', 'facilities.name as facility'])
    .where(inOrganization(ctx, 'inquiries'))
    .orderBy(sql`fold(inquiries.opportunity_name)`)
    .orderBy('inquiries.id');

/** An inquiry behind a cell, and the facility that cells are chosen by. */
const selectCensusInquiry = (db: Db, ctx: Context) =>
  selectNamed(db, ctx).select(['inquiries.condition', 'inquiries.facility_id']);

/** An overdue admit, the longest overdue first. */
const selectOverdueAdmit = (db: Db, ctx: Context) =>
  selectNamed(db, ctx)
    .clearOrderBy()
    .select('inquiries.scheduled_admit_date')
    .orderBy('inquiries.scheduled_admit_date')
    .orderBy('inquiries.id');

const selectZone = (db: Db, ctx: Context) =>
  db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id);

/** Today in the organization's zone. */
async function todayOf(ctx: Context): Promise<CalendarDay> {
  const [organizations] = await read(ctx, (db) => [selectZone(db, ctx)]);
  return dayInZone(ctx.services.clock.now(), organizations[0]!.time_zone);
}

/** Today, and what may be read as it is kept of all that led up to a day. */
async function standingOf(ctx: Context) {
  const [organizations, standing, marks] = await read(ctx, (db) => [
    selectZone(db, ctx),
    selectStanding(db, ctx),
    selectMarks(db, ctx),
  ]);
  const zone = organizations[0]!.time_zone;
  return {
    today: dayInZone(ctx.services.clock.now(), zone),
    keptUpTo: (last: CalendarDay) => keptUpTo(last, zone, standing[0], marks),
  };
}

/** Reads as it is kept, and again from the rows where the days were counted from the beginning in the midst of it. */
async function readKept<Answers extends readonly [...unknown[], { generation: number }[]]>(
  kept: KeptDays | null,
  ask: (kept: KeptDays | null) => Promise<Answers>,
): Promise<Answers> {
  const answers = await ask(kept);
  const [standing] = answers.at(-1) as { generation: number }[];
  return kept === null || standing?.generation === kept.generation ? answers : ask(null);
}

/** The facilities a view is about: all of them, or the one asked for. @throws not_found */
function chosen(facilities: CensusFacility[], facility_id: string | undefined): CensusFacility[] {
  if (facility_id === undefined) return facilities;
  const facility = facilities.find(({ id }) => id === facility_id);
  ensure(facility, 'not_found', capacityMessages.facility_not_found);
  return [facility];
}

const within = <Row extends { facility_id: string | null }>(rows: readonly Row[], facility_id: string | undefined) =>
  facility_id === undefined ? rows : rows.filter((row) => row.facility_id === facility_id);

/** Seven days of the house from the given one, live (C-57 to C-61), with the admits whose date has passed. */
export const getCensus = verb(
  { name: 'census.get', kind: 'read', permission: 'census:read', input: CensusInput },
  async (ctx, { date, facility_id }): Promise<Census> => {
    const { today, ...standing } = await standingOf(ctx);
    const days = censusDays(date ?? today, CENSUS_DAYS);
    const [facilities, counts, overdue] = await readKept(standing.keptUpTo(days.at(-1)!), (kept) =>
      read(
        ctx,
        (db) => [
          facilitiesOf(db, ctx),
          countsBetween(db, days[0]!, days.at(-1)!, today, kept),
          selectOverdueAdmit(db, ctx)
            // As the index says it, for the planner to see.
            .where('inquiries.status', '=', sql.lit('SCHEDULED-ADMIT' as const))
            .where('inquiries.scheduled_admit_date', '<', today)
            .$if(facility_id !== undefined, (query) => query.where('inquiries.facility_id', '=', facility_id!))
            .limit(MAX_OVERDUE),
          selectStanding(db, ctx),
        ],
        { entity: 'census', details: { from: days[0]! } },
      ),
    );
    const shown = chosen(facilities, facility_id);
    const census = censusGrid(days, within(counts, facility_id), shown);
    return { census, days, today, facilities, overdue: overdue.map((row) => seenBy(ctx, row)) };
  },
);

const NOBODY = {
  scheduled_admits: 0,
  admits: 0,
  scheduled_discharges: 0,
  discharges: 0,
  census: 0,
  scheduled_census: 0,
};

export interface CensusDetails {
  facility_counts: Record<string, number>;
  total_facility_counts: { name: string; size: number | null }[];
  details: CensusInquiry[];
}

/** The facilities of inquiries that were archived since, without their beds: history keeps their names (C-56). */
function archivedOf(
  inquiries: readonly { facility_id: string | null; facility: string | null }[],
  open: readonly CensusFacility[],
): CensusFacility[] {
  const ids = new Set(open.map(({ id }) => id));
  const gone = inquiries.flatMap(({ facility_id: id, facility: name }) =>
    id !== null && name !== null && !ids.has(id) ? [[id, { id, name, size: null }] as const] : [],
  );
  return [...new Map(gone).values()];
}

/** What stands behind one cell: the metric of each facility, and the inquiries counted (C-60). */
export const getCensusDetails = verb(
  { name: 'census.details', kind: 'read', permission: 'census:read', input: CensusDetailsInput },
  async (ctx, { date, metric, facility_id }): Promise<CensusDetails> => {
    const today = await todayOf(ctx);
    // Beds and occupancy show who is in the house.
    const counted = isCounted(metric) ? CENSUS_COUNTED[metric] : 'census';
    const [facilities, inquiries] = await read(ctx, (db) => [
      facilitiesOf(db, ctx),
      audited(
        db,
        ctx,
        'inquiry',
        selectCensusInquiry(db, ctx).where('inquiries.id', 'in', idsBehind(date, counted, today)),
      ),
    ]);
    const shown = chosen(facilities, facility_id);
    const named = facility_id === undefined ? [...shown, ...archivedOf(inquiries, shown)] : shown;
    // Of the very rows that are shown: the numbers beside them cannot be others.
    const counts = inquiries.map((row) => ({ ...NOBODY, day: date, facility_id: row.facility_id, [counted]: 1 }));
    return {
      facility_counts: facilityCounts(metric, within(counts, facility_id), named),
      total_facility_counts: shown.map(({ name, size }) => ({ name, size })),
      details: within(inquiries, facility_id).map((row) => seenBy(ctx, row)),
    };
  },
);

export interface CensusForecast extends KeptShare {
  days: CalendarDay[];
  expected: number[];
}

/** The census expected at the end of the next days, with what it assumes of scheduled admits. */
export const getCensusForecast = verb(
  { name: 'census.forecast', kind: 'read', permission: 'census:read', input: CensusForecastInput },
  async (ctx, { facility_id }): Promise<CensusForecast> => {
    const { today, ...standing } = await standingOf(ctx);
    const days = censusDays(today, FORECAST_DAYS);
    const since = addDays(today, -KEPT_WINDOW);
    const [facilities, counts, [settled]] = await readKept(standing.keptUpTo(days.at(-1)!), (kept) =>
      read(
        ctx,
        (db) => [
          facilitiesOf(db, ctx),
          countsBetween(db, days[0]!, days.at(-1)!, today, kept),
          // Admits scheduled for a day of the window, by where they stand now: kept, or not.
          db
            .selectFrom('inquiries')
            .where(inOrganization(ctx, 'inquiries'))
            .where('inquiries.scheduled_admit_date', '>=', since)
            .where('inquiries.scheduled_admit_date', '<', today)
            .where('inquiries.status', 'in', ['ADMITTED', 'DISCHARGED', 'DROPPED', 'SCHEDULED-ADMIT'])
            .select(sql<number>`count(*)::integer`.as('scheduled'))
            .select(sql<number>`count(*) filter (where inquiries.admit_date is not null)::integer`.as('kept')),
          selectStanding(db, ctx),
        ],
        { entity: 'census', details: { forecast: FORECAST_DAYS } },
      ),
    );
    chosen(facilities, facility_id);
    // Of all facilities: one alone has too few to say which share is kept.
    const kept = keptShare(settled?.kept ?? 0, settled?.scheduled ?? 0);
    return { days, expected: expectedCensus(days, within(counts, facility_id), kept.share), ...kept };
  },
);

/** The census of the last days as it was at the end of each, the oldest first. */
export const getCensusTrend = verb(
  { name: 'census.trend', kind: 'read', permission: 'census:read', input: CensusTrendInput },
  async (ctx, { days = TREND_DAYS, facility_id }): Promise<TrendDay[]> => {
    const [open, taken] = await read(
      ctx,
      (db) => [
        facilitiesOf(db, ctx),
        db
          .selectFrom('census_snapshots')
          .select(['day', 'counts', 'facilities'])
          .where(inOrganization(ctx, 'census_snapshots'))
          .orderBy('day', 'desc')
          .limit(days),
      ],
      { entity: 'census', details: { trend: days } },
    );
    chosen(open, facility_id);
    const own = ({ id }: { id: string }) => facility_id === undefined || id === facility_id;
    return taken
      .toReversed()
      .map(({ day, counts, facilities }) => trendDay(day, within(counts, facility_id), facilities.filter(own)));
  },
);
