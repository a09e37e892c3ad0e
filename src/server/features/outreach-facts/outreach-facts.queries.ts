import { sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { metricsMessages as text } from '#shared/features/metrics/metrics.messages.ts';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { daysWithin, dayWithin, type Fact, type Facts, instantWithin } from '../inquiry-facts/inquiry-facts.queries.ts';

const NONE = sql`null::text`;
const NO_AMOUNT = sql`null::numeric`;
const NOT_ASKED = sql`null::boolean`;

const INCOMING = sql`referral_records.referral_direction = 'referral_received'
  and referral_records.source_type = 'professional_referral'`;
const OUTGOING = sql`referral_records.referral_direction = 'referral_sent'`;

/** Sources with a referral of the range: each once, on the day of the first, or on every day with one. */
const sourcesWith =
  (direction: typeof INCOMING, { everyDay = false } = {}): Facts =>
  (ctx, scope) =>
    sql<Fact>`(select referral_records.referral_id as id, min(referral_records.referred_at) as day,
      ${NONE} as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
    from referral_records
    where ${inOrganization(ctx, 'referral_records')} and ${direction}
      and ${daysWithin('referral_records.referred_at', scope)} and referral_records.referral_id is not null
    group by referral_records.referral_id${everyDay ? sql`, referral_records.referred_at` : sql``})`;

/** Inquiries with an incoming professional referral of the range, once in each category of its source. */
const referredBy =
  (category: 'referral_sources.state_key' | 'referral_sources.referral_name'): Facts =>
  (ctx, scope) =>
    sql<Fact>`(select inquiries.id, min(referral_records.referred_at) as day, ${sql.ref(category)} as category,
      ${NO_AMOUNT} as amount, inquiries.admit_date is not null as admitted
    from referral_records
    join referral_sources on referral_sources.org_id = referral_records.org_id
      and referral_sources.id = referral_records.referral_id
    join inquiries on inquiries.org_id = referral_records.org_id and inquiries.id = referral_records.opportunity_id
    where ${inOrganization(ctx, 'referral_records')} and ${INCOMING}
      and ${daysWithin('referral_records.referred_at', scope)}
    group by inquiries.id, inquiries.admit_date, ${sql.ref(category)})`;

/** Inquiries with an outgoing referral of the range, once for each name they were sent to. */
const sentTo: Facts = (ctx, scope) =>
  sql<Fact>`(select referral_records.opportunity_id as id, min(referral_records.referred_at) as day,
      referral_sources.referral_name as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
    from referral_records
    join referral_sources on referral_sources.org_id = referral_records.org_id
      and referral_sources.id = referral_records.referral_id
    where ${inOrganization(ctx, 'referral_records')} and ${OUTGOING}
      and ${daysWithin('referral_records.referred_at', scope)}
    group by referral_records.opportunity_id, referral_sources.referral_name)`;

const sourcesCreated =
  (category = NONE): Facts =>
  (ctx, scope) =>
    sql<Fact>`(select referral_sources.id, ${dayWithin('referral_sources.created_at', scope)} as day,
      ${category} as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
    from referral_sources
    where ${inOrganization(ctx, 'referral_sources')} and ${instantWithin('referral_sources.created_at', scope)})`;

const contactsCreated: Facts = (ctx, scope) => sql<Fact>`(select referral_contacts.id,
    ${dayWithin('referral_contacts.created_at', scope)} as day, ${NONE} as category, ${NO_AMOUNT} as amount,
    ${NOT_ASKED} as admitted
  from referral_contacts
  where ${inOrganization(ctx, 'referral_contacts')} and ${instantWithin('referral_contacts.created_at', scope)})`;

const strengths: Facts = (ctx, { today }) => sql<Fact>`(select referral_sources.id, ${today}::date as day,
    referral_sources.status as category, ${NO_AMOUNT} as amount, ${NOT_ASKED} as admitted
  from referral_sources where ${inOrganization(ctx, 'referral_sources')} and referral_sources.is_active)`;

const activities: Facts = (
  ctx,
  scope,
) => sql<Fact>`(select referral_activities.id, referral_activities.event_date as day,
    coalesce(referral_activities.performed_by, ${text.unassigned}) as category, ${NO_AMOUNT} as amount,
    ${NOT_ASKED} as admitted
  from referral_activities
  where ${inOrganization(ctx, 'referral_activities')}
    and ${daysWithin('referral_activities.event_date', scope)})`;

/** What the metrics about referral sources, contacts and activities count. */
export const OUTREACH_FACTS = {
  referral_orgs_count: sourcesWith(INCOMING),
  distinct_referral_out_count: sourcesWith(OUTGOING),
  organizations_created: sourcesCreated(),
  contacts_created: contactsCreated,
  organizations_by_type: sourcesCreated(sql`referral_sources.type`),
  organizations_by_connection_strength: strengths,
  activity_counts: activities,
  top_referral_sources: referredBy('referral_sources.referral_name'),
  referrals_sent_by_source: sentTo,
  geographical_referral_details: referredBy('referral_sources.state_key'),
} as const satisfies Record<string, Facts>;

/** Of counts of things that come on several days: every day on which each of them comes, for a chart over time. */
export const EVERY_DAY: Partial<Record<MetricName, Facts>> = {
  referral_orgs_count: sourcesWith(INCOMING, { everyDay: true }),
  distinct_referral_out_count: sourcesWith(OUTGOING, { everyDay: true }),
};
