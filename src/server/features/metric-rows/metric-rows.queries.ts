import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database-schema.ts';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CallRow, InquiryRow, MetricRow } from '#shared/features/metrics/metric-answers.ts';
import { daysInRange } from '#shared/features/metrics/metric-math.ts';
import { type MetricName, type MetricRows, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import { may } from '#shared/platform/permissions.ts';
import type { Fact } from '../inquiry-facts/inquiry-facts.queries.ts';
import { FACTS } from '../metric-facts/metric-facts.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';

/** Which of a metric's rows are looked at. */
export interface Drill {
  metric: MetricName;
  category?: string | undefined;
  /** Days of the range, both included. */
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** Where in a drill-down a row stands. One thing may stand at a place more than once: an inquiry dropped twice on a day. */
type Place = Pick<Fact, 'day' | 'id' | 'category'>;

/** The last place of a stretch, and how many rows of it have been given. */
interface Seam extends Place {
  given: number;
}

/** Which rows of an answer, in the order of a drill-down: from a number on, or behind those given before. */
export interface Stretch {
  limit: number;
  offset?: number;
  after?: Seam | undefined;
}

/** The facts behind a number, or behind the part of it that is looked at. */
export function factsBehind(db: Db, scope: MetricScope, { metric, category, from, to }: Drill) {
  const days = daysInRange({ start: from ?? scope.start, end: to ?? scope.end }, scope);
  // What counts a thing once puts it on one day of the range, and on another of a part of it.
  const looked = metricOf(metric).once ? { ...scope, ...days } : scope;
  return (
    db
      .selectFrom(FACTS[metric](scope.ctx, looked).as('facts'))
      // By the period method the inquiries are those created: the admitted ones are counted beside them.
      .$if(metricOf(metric).kind === 'period', (query) => query.where('facts.admitted', '=', false))
      .$if(category !== undefined, (query) => query.where('facts.category', '=', category ?? null))
      .$if(from !== undefined, (query) => query.where('facts.day', '>=', days.start))
      .$if(to !== undefined, (query) => query.where('facts.day', '<=', days.end))
  );
}

/** A row as it is read, with the fact that counts it. */
type RawRow = Omit<Fact, 'amount'> & { amount: number | null } & Omit<MetricRow, 'amount'>;

type RawInquiry = Fact & Omit<InquiryRow, 'amount'>;
type RawCall = Fact & Pick<CallRow, 'caller' | 'created_at'>;

/** What is read of a row of each kind, beside the fact that counts it. */
const READERS: Record<MetricRows, (db: Db, ctx: Context, facts: RawBuilder<Fact>) => unknown> = {
  inquiries: (db, ctx, facts) =>
    db
      .selectFrom('inquiries')
      .innerJoin(facts.as('facts'), 'facts.id', 'inquiries.id')
      .where(inOrganization(ctx, 'inquiries'))
      .select(['inquiries.opportunity_name', 'inquiries.status', 'inquiries.admit_date', 'inquiries.client_phone'])
      .select(sql<number>`epoch(inquiries.created_at)`.as('created_at')),
  sources: (db, ctx, facts) =>
    db
      .selectFrom('referral_sources')
      .innerJoin(facts.as('facts'), 'facts.id', 'referral_sources.id')
      .where(inOrganization(ctx, 'referral_sources'))
      .select(['referral_sources.referral_name', 'referral_sources.type', 'referral_sources.status'])
      .select(sql<number>`epoch(referral_sources.created_at)`.as('created_at')),
  contacts: (db, ctx, facts) =>
    db
      .selectFrom('referral_contacts')
      .innerJoin(facts.as('facts'), 'facts.id', 'referral_contacts.id')
      .where(inOrganization(ctx, 'referral_contacts'))
      .select(['referral_contacts.firstname', 'referral_contacts.lastname', 'referral_contacts.organization_name'])
      .select('referral_contacts.title')
      .select(sql<number>`epoch(referral_contacts.created_at)`.as('created_at')),
  activities: (db, ctx, facts) =>
    db
      .selectFrom('referral_activities')
      .innerJoin(facts.as('facts'), 'facts.id', 'referral_activities.id')
      .innerJoin('referral_sources', (join) =>
        join
          .onRef('referral_sources.id', '=', 'referral_activities.referral_id')
          .onRef('referral_sources.org_id', '=', 'referral_activities.org_id'),
      )
      .where(inOrganization(ctx, 'referral_activities'))
      .select(['referral_activities.referral_id', 'referral_sources.referral_name', 'referral_activities.event_date'])
      .select(['referral_activities.performed_by', 'referral_activities.contact_name'])
      // As it is named everywhere (C-32): 'Conference – NAATP National'.
      .select(sql<string>`concat_ws(' – ', referral_activities.event, referral_activities.event_name)`.as('event')),
  calls: (db, ctx, facts) =>
    db
      .selectFrom('calls')
      .innerJoin(facts.as('facts'), 'facts.id', 'calls.id')
      .where(inOrganization(ctx, 'calls'))
      .select('calls.caller')
      .select(sql<number>`epoch(calls.timestamp)`.as('created_at')),
};

/** What the audit row calls the rows of each kind. */
const ENTITIES: Record<MetricRows, string> = {
  inquiries: 'inquiry',
  sources: 'referral_source',
  contacts: 'contact',
  activities: 'activity',
  calls: 'call',
};

/** What sets rows of one day and one id apart: the category they count for, or none. */
const CATEGORY = sql<string>`coalesce(facts.category, '')`;

const fromPlace = ({ day, id, category }: Place) =>
  sql<SqlBool>`((facts.day, facts.id) < (${day}::date, ${id}::uuid)
    or ((facts.day, facts.id) = (${day}::date, ${id}::uuid) and ${CATEGORY} >= ${category ?? ''}))`;

/** Where a stretch of rows ended that began behind another. */
export function seamOf(rows: readonly Place[], before?: Seam): Seam | undefined {
  const last = rows.at(-1);
  if (!last) return before;
  const { day, id, category } = last;
  const isThere = (place: Place) => place.day === day && place.id === id && place.category === category;
  return { day, id, category, given: rows.filter(isThere).length + (before && isThere(before) ? before.given : 0) };
}

/** The rows behind a number, the newest first, in a statement that also logs whose they are. */
export function selectRows(db: Db, scope: MetricScope, drill: Drill, { limit, offset = 0, after }: Stretch) {
  const { rows } = metricOf(drill.metric);
  const facts = sql<Fact>`(${factsBehind(db, scope, drill).selectAll('facts')})`;
  const reader = READERS[rows](db, scope.ctx, facts) as SelectQueryBuilder<
    DatabaseSchema & { facts: Fact },
    'facts',
    object
  >;
  const page = reader
    .select(['facts.id', 'facts.day', 'facts.category', 'facts.admitted'])
    .select(sql<number | null>`facts.amount::float8`.as('amount'))
    .orderBy('facts.day', 'desc')
    .orderBy('facts.id', 'desc')
    .orderBy(CATEGORY)
    .orderBy('facts.amount')
    .$if(after !== undefined, (query) => query.where(fromPlace(after!)))
    .limit(limit)
    .offset(after?.given ?? offset);
  return audited(db, scope.ctx, ENTITIES[rows], page as never as Parameters<typeof audited<RawRow>>[3]);
}

/** How many rows there are behind a number, or behind a part of it. */
export const selectRowCount = (db: Db, scope: MetricScope, drill: Drill) =>
  factsBehind(db, scope, drill).select(sql<number>`count(*)::integer`.as('total'));

/** Outreach sees an inquiry's name, status and age; an analyst its suffix, and nothing that leads to it (C-5). */
function inquirySeenBy(ctx: Context, metric: MetricName, row: RawInquiry): InquiryRow {
  const { id, opportunity_name, status, created_at, admit_date = null, client_phone = null } = row;
  const role = ctx.actor.kind === 'user' ? ctx.actor.role : null;
  if (role === 'outreach') return { id, opportunity_id: id, opportunity_name, status, created_at };
  const { kind, unit, calls } = metricOf(metric);
  const amount = row.amount ?? 0;
  return {
    id,
    ...(role === 'analyst' ? {} : { opportunity_id: id }),
    opportunity_name: role === 'analyst' ? opportunity_name.slice(-SUFFIX_LENGTH) : opportunity_name,
    status,
    created_at,
    admit_date,
    ...(unit === 'dollars' ? { amount } : {}),
    ...(calls && role !== null && may(role, 'inquiries:read') ? { client_phone } : {}),
    ...(kind === 'median' || kind === 'part' ? { waited_seconds: row.amount } : {}),
    ...(kind === 'medians'
      ? { final_status: status, transition_date: addDays(row.day, amount), processing_days: amount }
      : {}),
  };
}

/** Who called is for those who may read calls; others see when, and how long it took. */
function callSeenBy(ctx: Context, { id, amount, caller, created_at }: RawCall): CallRow {
  const shared = { id, created_at, waited_seconds: amount };
  const mayRead = ctx.actor.kind === 'user' && may(ctx.actor.role, 'calls:read');
  return mayRead ? { ...shared, call_id: id, caller } : { ...shared, caller: null };
}

/** What the person asking sees of a row. */
export function rowSeenBy(ctx: Context, metric: MetricName, raw: RawRow): MetricRow {
  if (metricOf(metric).rows === 'inquiries') return inquirySeenBy(ctx, metric, raw as RawInquiry);
  if (metricOf(metric).rows === 'calls') return callSeenBy(ctx, raw as RawCall);
  const { day: _day, category: _category, amount: _amount, admitted: _admitted, ...row } = raw;
  return row as MetricRow;
}
