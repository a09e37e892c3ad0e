import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { ReferralSourcesTable } from './referral-sources.table.ts';

const COLUMNS = [
  'referral_sources.id',
  'referral_sources.referral_name',
  'referral_sources.type',
  'referral_sources.payment_type',
  'referral_sources.specializations',
  'referral_sources.rule_out',
  'referral_sources.website_url',
  'referral_sources.linkedin_url',
  'referral_sources.address',
  'referral_sources.state',
  'referral_sources.zipcode',
  'referral_sources.average_length_of_stay',
  'referral_sources.gender_served',
  'referral_sources.levels_of_care',
  'referral_sources.population_served',
  'referral_sources.owner',
  'referral_sources.rhythm_days',
  'referral_sources.due_on',
  'referral_sources.status',
  'referral_sources.last_activity_date',
  'referral_sources.is_active',
  'referral_sources.version',
] as const;

/** Columns that stay inside: copies kept for search, sorts and filters, the import it came by, and who changed the row last. */
export const NEVER_LEAVES = {
  referral_sources: ['org_id', 'import_id', 'name_key', 'search_text', 'status_rank', 'state_key', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `referral_sources.${infer Name}`
  ? Name & keyof ReferralSourcesTable
  : never;
export type SourceView = Pick<Selectable<ReferralSourcesTable>, Column> & { created_at: number; updated_at: number };

/** A referral source as lists, pickers and its own page show it. */
export const selectSource = (db: Db) =>
  db
    .selectFrom('referral_sources')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(referral_sources.created_at)`.as('created_at'),
      sql<number>`epoch(referral_sources.updated_at)`.as('updated_at'),
    ])
    .$castTo<SourceView>();
