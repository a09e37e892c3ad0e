import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { Visibility } from './activities.access.ts';
import type { ReferralActivitiesTable } from './activities.table.ts';

const COLUMNS = [
  'referral_activities.id',
  'referral_activities.referral_id',
  'referral_activities.event',
  'referral_activities.event_name',
  'referral_activities.performed_by',
  'referral_activities.contact_name',
  'referral_activities.version',
] as const;

/** Columns that stay inside: ids that leave as names, and who wrote and changed the row. */
export const NEVER_LEAVES = {
  referral_activities: [
    'org_id',
    'campaign_id',
    'contact_ids',
    'contact_names',
    'performed_by_id',
    'created_by',
    'updated_by',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `referral_activities.${infer Name}`
  ? Name & keyof ReferralActivitiesTable
  : never;
export type ActivityView = Pick<Selectable<ReferralActivitiesTable>, Column> & {
  /** The contacts one by one; one without an id is known by name alone. */
  contacts: { id: string | null; name: string }[];
  opportunity_id: string | null;
  opportunity_name: string | null;
  description: string | null;
  /** False where the role of the person asking does not show the notes. */
  whole: boolean;
  /** Noon of the day, in the organization's zone. */
  event_date: number;
  created_at: number;
  updated_at: number;
};

const linked = sql<SqlBool>`referral_activities.opportunity_id is not null`;

function seen(sight: Visibility, me: RawBuilder<unknown>): RawBuilder<boolean> {
  if (sight === 'own') return sql`(not ${linked} or coalesce(referral_activities.created_by = ${me}::uuid, false))`;
  return sight === 'aggregate' ? sql`(not ${linked})` : sql`true`;
}

/** An activity as lists and its dialog show it to a role; `me` is the person asking. */
export function selectActivity(db: Db, sight: Visibility, me: RawBuilder<unknown> = sql`null`) {
  const whole = seen(sight, me);
  const aggregate = sight === 'aggregate';
  return db
    .selectFrom('referral_activities')
    .innerJoin('organizations', 'organizations.id', 'referral_activities.org_id')
    .leftJoin('inquiries', 'inquiries.id', 'referral_activities.opportunity_id')
    .select(COLUMNS)
    .select([
      sql<
        ActivityView['contacts']
      >`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.at), '[]')
        from unnest(referral_activities.contact_ids, referral_activities.contact_names)
          with ordinality c(id, name, at))`.as('contacts'),
      (aggregate ? sql<null>`null` : sql<string | null>`referral_activities.opportunity_id`).as('opportunity_id'),
      (aggregate
        ? sql<string | null>`right(inquiries.opportunity_name, 4)`
        : sql<string | null>`inquiries.opportunity_name`
      ).as('opportunity_name'),
      sql<string | null>`case when ${whole} then referral_activities.description end`.as('description'),
      whole.as('whole'),
      sql<number>`epoch((referral_activities.event_date + time '12:00') at time zone organizations.time_zone)`.as(
        'event_date',
      ),
      sql<number>`epoch(referral_activities.created_at)`.as('created_at'),
      sql<number>`epoch(referral_activities.updated_at)`.as('updated_at'),
    ])
    .$castTo<ActivityView>();
}
