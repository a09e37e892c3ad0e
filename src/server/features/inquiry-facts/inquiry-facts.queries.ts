import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { metricsMessages as text } from '#shared/features/metrics/metrics.messages.ts';
import { FUNNEL_STEPS, STAGES } from '#shared/features/metrics/metrics.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { idsBehind } from '../census/census.access.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';

/**
 * One thing that a metric counts: whose row it is, the day it falls on, the category it falls under, what it brings to a
 * sum, and whether it was admitted. A number, its series, its parts and the rows behind it are all made of the same facts.
 */
export interface Fact {
  id: string;
  day: CalendarDay;
  category: string | null;
  amount: number | null;
  admitted: boolean | null;
}

/** A query of facts, in parentheses. */
export type Facts = (ctx: Context, scope: MetricScope) => RawBuilder<Fact>;

const NONE = sql`null::text`;
const NO_AMOUNT = sql`null::numeric`;
const NOT_ASKED = sql`null::boolean`;

/** Which inquiries of a range a metric is about, and the day that puts each of them there. */
interface Cohort {
  day: (scope: MetricScope) => RawBuilder<unknown>;
  within: (scope: MetricScope) => RawBuilder<unknown>;
}

/** Midnight at which a day begins in the organization's zone. */
const midnight = (day: CalendarDay, zone: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const midnightAfter = (day: CalendarDay, zone: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** Whether an instant's column lies in the range. */
export const instantWithin = (column: string, { start, end, zone }: MetricScope) =>
  sql`${sql.ref(column)} >= ${midnight(start, zone)} and ${sql.ref(column)} < ${midnightAfter(end, zone)}`;
/** The day an instant's column falls on. */
export const dayWithin = (column: string, { zone }: MetricScope) =>
  sql<CalendarDay>`(${sql.ref(column)} at time zone ${zone})::date`;
/** Whether a day's column lies in the range. */
export const daysWithin = (column: string, { start, end }: MetricScope) =>
  sql`${sql.ref(column)} >= ${start}::date and ${sql.ref(column)} <= ${end}::date`;

const CREATED: Cohort = {
  day: (scope) => dayWithin('inquiries.created_at', scope),
  within: (scope) => instantWithin('inquiries.created_at', scope),
};
/** Written as the index of admits says it. */
const ADMITTED: Cohort = {
  day: () => sql`inquiries.admit_date`,
  within: (scope) =>
    sql`inquiries.status in ('ADMITTED', 'DISCHARGED') and ${daysWithin('inquiries.admit_date', scope)}`,
};
const DISCHARGED: Cohort = {
  day: () => sql`inquiries.scheduled_discharge_date`,
  within: (scope) =>
    sql`inquiries.stay is not null and inquiries.status in ('ADMITTED', 'DISCHARGED') and inquiries.finalized_discharge_date
      and ${daysWithin('inquiries.scheduled_discharge_date', scope)}`,
};

/** The inquiry's primary incoming referral, and its source where it is a professional one. */
const PRIMARY = sql`left join referral_records primary_record on primary_record.org_id = inquiries.org_id
    and primary_record.opportunity_id = inquiries.id and primary_record.referral_direction = 'referral_received'
    and primary_record.priority_level = 'primary'`;
const PRIMARY_SOURCE = sql`${PRIMARY}
  left join referral_sources primary_source on primary_source.org_id = inquiries.org_id
    and primary_source.id = primary_record.referral_id`;

const or = (column: string, fallback: string) => sql`coalesce(${sql.ref(column)}, ${fallback})`;
const SOURCE_LABEL = sql`case primary_record.source_type
  when 'professional_referral' then ${text.professional_referral} when 'alumni_referral' then ${text.alumni_referral}
  when 'online' then ${text.online} else ${text.unknown} end`;
const isFrom = (kind: string) => sql`primary_record.source_type = ${kind}`;
/** Whether it was ever admitted, up to now (C-68). */
const EVER_ADMITTED = sql`exists (select from status_history reached where reached.org_id = inquiries.org_id
  and reached.opportunity_id = inquiries.id and reached.to_status = 'ADMITTED')`;

interface Parts {
  /** What is joined for the category or the condition. */
  from?: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  category?: RawBuilder<unknown>;
  amount?: RawBuilder<unknown>;
  admitted?: RawBuilder<unknown>;
}

const inquiries =
  ({ day, within }: Cohort, parts: Parts = {}): Facts =>
  (ctx, scope) => {
    const { from = sql``, where = sql`true`, category = NONE, amount = NO_AMOUNT, admitted = NOT_ASKED } = parts;
    return sql<Fact>`(select inquiries.id, ${day(scope)} as day, ${category} as category, ${amount} as amount,
        ${admitted} as admitted
      from inquiries ${from}
      where ${inOrganization(ctx, 'inquiries')} and ${within(scope)} and ${where})`;
  };

const AMOUNT = {
  amount: sql`inquiries.opportunity_total_amount`,
  where: sql`inquiries.opportunity_total_amount is not null`,
};
const PROFESSIONAL = { from: PRIMARY_SOURCE, where: isFrom('professional_referral') };
const ofEach = (column: string) => sql`left join lateral unnest(${sql.ref(column)}) part(name) on true`;

/** Entries into DROPPED: each is counted, so an inquiry that was dropped twice stands there twice. */
const drops: Facts = (ctx, scope) => sql<Fact>`(select status_history.opportunity_id as id,
    ${dayWithin('status_history.at', scope)} as day, coalesce(status_history.drop_reason, ${text.no_reason}) as category,
    ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
  from status_history
  where ${inOrganization(ctx, 'status_history')} and status_history.to_status = 'DROPPED'
    and ${instantWithin('status_history.at', scope)})`;

/** Each stage that an inquiry created in the range has reached, and after how many days it first did (C-69). */
const stages: Facts = (ctx, scope) => sql<Fact>`(select inquiries.id, ${CREATED.day(scope)} as day,
    entered.to_status as category,
    ((entered.first_at at time zone ${scope.zone})::date - ${CREATED.day(scope)})::numeric as amount,
    ${NOT_ASKED} as admitted
  from inquiries
  join lateral (
    select reached.to_status, min(reached.at) as first_at from status_history reached
    where reached.org_id = inquiries.org_id and reached.opportunity_id = inquiries.id
      and reached.to_status in (${sql.join(STAGES.map((stage) => sql.lit(stage)))})
    group by reached.to_status
  ) entered on true
  where ${inOrganization(ctx, 'inquiries')} and ${CREATED.within(scope)})`;

/** Inquiries or calls whose clock began in the range, after how many seconds somebody was in contact, and whether in time. */
const firstContacts =
  (of: 'opportunity_id' | 'call_id', where: RawBuilder<unknown>): Facts =>
  (ctx, scope) =>
    sql<Fact>`(select ${sql.ref(`first_contacts.${of}`)} as id,
    ${dayWithin('first_contacts.started_at', scope)} as day, ${NONE} as category,
    first_contacts.waited_seconds::numeric as amount, coalesce(first_contacts.in_target, false) as admitted
  from first_contacts
  where ${inOrganization(ctx, 'first_contacts')} and ${sql.ref(`first_contacts.${of}`)} is not null
    and ${instantWithin('first_contacts.started_at', scope)} and ${where})`;

/** Who is in the house at the end of today, in a bed that is counted; the census says who that is. */
const inBeds: Facts = (ctx, { today }) => sql<Fact>`(select inquiries.id, ${today}::date as day, ${NONE} as category,
    ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
  from inquiries
  join facilities on facilities.org_id = inquiries.org_id and facilities.id = inquiries.facility_id
    and facilities.deleted_at is null and facilities.size is not null
  where ${inOrganization(ctx, 'inquiries')} and inquiries.id in ${idsBehind(today, 'census', today)})`;

/** How far along the way to an admit each status stands, counted from 0. */
const STEP_OF = sql`case reached.to_status when 'ADMITTED' then 3 when 'SCHEDULED-ADMIT' then 2 when 'ASSESSMENT' then 1
  else 0 end`;
/** How far an inquiry ever came. */
const FURTHEST = sql`left join lateral (
    select coalesce(max(${STEP_OF}), 0) as step from status_history reached
    where reached.org_id = inquiries.org_id and reached.opportunity_id = inquiries.id
  ) furthest on true`;
const steps = sql.join(FUNNEL_STEPS.map((step, at) => sql`(${sql.lit(at)}, ${sql.lit(step)})`));
const stepLabel = sql.join(
  FUNNEL_STEPS.map((step, at) => sql`when ${sql.lit(at)} then ${sql.lit(INQUIRY_STATUS_LABELS[step])}`),
  sql` `,
);

/** Inquiries that are dropped now, on the day they last were. */
const lastDrops: Facts = (ctx, scope) => sql<Fact>`(select inquiries.id, ${dayWithin('dropped.at', scope)} as day,
    coalesce(dropped.drop_reason, ${text.no_reason}) as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
  from status_history dropped
  join inquiries on inquiries.org_id = dropped.org_id and inquiries.id = dropped.opportunity_id
    and inquiries.status = 'DROPPED'
  where ${inOrganization(ctx, 'dropped')} and dropped.to_status = 'DROPPED' and ${instantWithin('dropped.at', scope)}
    and not exists (select from status_history later where later.org_id = dropped.org_id
      and later.opportunity_id = dropped.opportunity_id and later.to_status = 'DROPPED'
      and (later.at, later.id) > (dropped.at, dropped.id)))`;

/** What each member of staff has before them today. */
const openNow: Facts = (ctx, { today }) => sql<Fact>`(select inquiries.id, ${today}::date as day,
    coalesce(part.name, ${text.unassigned}) as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
  from inquiries ${ofEach('inquiries.staff')}
  where ${inOrganization(ctx, 'inquiries')}
    and inquiries.status in ('PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT'))`;

/** Brought over from an earlier system with a source of its own words, and never given a referral since. */
const IMPORTED = sql`inquiries.source is not null and not exists (select from referral_records of_it
  where of_it.org_id = inquiries.org_id and of_it.opportunity_id = inquiries.id)`;
const importedIn = (cohort: Cohort, admitted: boolean): Facts =>
  inquiries(cohort, { where: IMPORTED, category: sql`inquiries.source`, admitted: sql`${sql.lit(admitted)}` });

/** The period method: what was created in the range beside what was admitted in it, whenever it was created. */
const period: Facts = (ctx, scope) =>
  sql<Fact>`(${importedIn(CREATED, false)(ctx, scope)} union all ${importedIn(ADMITTED, true)(ctx, scope)})`;

/** What the metrics about inquiries count. */
export const INQUIRY_FACTS = {
  distinct_opportunity_count: inquiries(CREATED),
  opportunities_created: inquiries(CREATED),
  opportunities_admitted: inquiries(ADMITTED),
  opportunities_created_by_professional_referral: inquiries(CREATED, PROFESSIONAL),
  opportunities_created_by_online: inquiries(CREATED, { from: PRIMARY, where: isFrom('online') }),
  opportunities_created_by_alumni_referral: inquiries(CREATED, { from: PRIMARY, where: isFrom('alumni_referral') }),
  opportunities_admitted_by_professional_referral: inquiries(ADMITTED, PROFESSIONAL),
  opportunities_admitted_by_online: inquiries(ADMITTED, { from: PRIMARY, where: isFrom('online') }),
  opportunities_admitted_by_alumni_referral: inquiries(ADMITTED, { from: PRIMARY, where: isFrom('alumni_referral') }),
  dropped_opportunity_counts: drops,
  opportunities_by_status: inquiries(CREATED, { category: sql`inquiries.status` }),
  opportunities_by_source: inquiries(CREATED, { from: PRIMARY, category: SOURCE_LABEL }),
  opportunities_by_condition: inquiries(CREATED, {
    from: ofEach('inquiries.condition'),
    category: or('part.name', text.unknown),
  }),
  opportunities_by_staff: inquiries(CREATED, {
    from: ofEach('inquiries.staff'),
    category: or('part.name', text.unassigned),
  }),
  average_length_of_stay: inquiries(DISCHARGED, {
    amount: sql`(inquiries.scheduled_discharge_date - inquiries.admit_date)::numeric`,
  }),
  inquiry_funnel: inquiries(CREATED, {
    from: sql`${FURTHEST} join (values ${steps}) way(step, name) on way.step <= furthest.step`,
    category: sql`way.name`,
  }),
  drops_by_step: inquiries(CREATED, {
    from: FURTHEST,
    where: sql`inquiries.status = 'DROPPED'`,
    category: sql`(case furthest.step ${stepLabel} end) || ': ' || coalesce(inquiries.drop_reason, ${text.no_reason})`,
  }),
  drops_to_call_back: lastDrops,
  open_inquiries_by_staff: openNow,
  median_days_processing_time: stages,
  first_contact_time: firstContacts('opportunity_id', sql`first_contacts.contacted_at is not null`),
  first_contact_in_target: firstContacts('opportunity_id', sql`true`),
  call_contact_time: firstContacts('call_id', sql`first_contacts.contacted_at is not null`),
  call_contact_in_target: firstContacts('call_id', sql`true`),
  conversion_rate: inquiries(CREATED, { category: sql`${text.total}::text`, admitted: EVER_ADMITTED }),
  conversion_rate_by_source: inquiries(CREATED, { from: PRIMARY, category: SOURCE_LABEL, admitted: EVER_ADMITTED }),
  conversion_by_professional_referral_name: inquiries(CREATED, {
    ...PROFESSIONAL,
    category: or('primary_source.referral_name', text.unknown),
    admitted: EVER_ADMITTED,
  }),
  conversion_by_professional_source_type: inquiries(CREATED, {
    ...PROFESSIONAL,
    category: or('primary_source.type', text.unknown),
    admitted: EVER_ADMITTED,
  }),
  conversion_by_imported_source: period,
  opportunity_amount_admitted: inquiries(ADMITTED, AMOUNT),
  average_opportunity_amount: inquiries(ADMITTED, AMOUNT),
  occupancy_today: inBeds,
  opportunities_by_payer: inquiries(ADMITTED, {
    from: sql`join clients on clients.org_id = inquiries.org_id and clients.id = inquiries.patient_id`,
    category: or('clients.payment_method', text.unknown),
  }),
  amount_by_source: inquiries(ADMITTED, { ...AMOUNT, from: PRIMARY, category: SOURCE_LABEL }),
  amount_by_facility: inquiries(ADMITTED, {
    ...AMOUNT,
    from: sql`left join facilities on facilities.org_id = inquiries.org_id and facilities.id = inquiries.facility_id`,
    category: or('facilities.name', text.unassigned),
  }),
  amount_by_referral_source: inquiries(ADMITTED, {
    from: PRIMARY_SOURCE,
    where: sql`${PROFESSIONAL.where} and ${AMOUNT.where}`,
    amount: AMOUNT.amount,
    category: or('primary_source.referral_name', text.unknown),
  }),
  amount_by_referral_type: inquiries(ADMITTED, {
    from: PRIMARY_SOURCE,
    where: sql`${PROFESSIONAL.where} and ${AMOUNT.where}`,
    amount: AMOUNT.amount,
    category: or('primary_source.type', text.unknown),
  }),
} as const satisfies Record<string, Facts>;
