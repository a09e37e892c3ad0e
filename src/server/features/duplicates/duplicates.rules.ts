import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import type { Permission } from '#shared/platform/permissions.ts';

/** A table whose rows name a record, and by which column. */
export interface Tie {
  /** What a person calls its rows. */
  what: 'inquiries' | 'contacts' | 'referrals' | 'activities' | 'tasks' | 'mailings' | 'other';
  table: string;
  column: string;
  /** A row that the kept record has one like already stays where it is: what makes two alike. */
  once?: string;
}

interface MergedKind {
  table: 'clients' | 'referral_sources' | 'referral_contacts';
  /** The noun of the audit log. */
  entity: string;
  permission: Permission;
  ties: readonly Tie[];
}

/** What is merged, and everything that is tied to it. A test holds this to the foreign keys of the schema. */
export const MERGED_KINDS: Record<DuplicateKind, MergedKind> = {
  client: {
    table: 'clients',
    entity: 'client',
    permission: 'clients:write',
    ties: [
      { what: 'inquiries', table: 'inquiries', column: 'patient_id' },
      { what: 'referrals', table: 'referral_records', column: 'alumni_patient_id' },
    ],
  },
  source: {
    table: 'referral_sources',
    entity: 'referral_source',
    permission: 'outreach:write',
    ties: [
      { what: 'contacts', table: 'referral_contacts', column: 'referral_id' },
      { what: 'referrals', table: 'referral_records', column: 'referral_id' },
      { what: 'activities', table: 'referral_activities', column: 'referral_id', once: 'campaign_id' },
      { what: 'tasks', table: 'tasks', column: 'referral_id' },
    ],
  },
  contact: {
    table: 'referral_contacts',
    entity: 'contact',
    permission: 'outreach:write',
    ties: [
      { what: 'referrals', table: 'referral_records', column: 'contact_id' },
      { what: 'tasks', table: 'tasks', column: 'contact_id' },
      { what: 'mailings', table: 'campaign_recipients', column: 'contact_id', once: 'campaign_id' },
      { what: 'other', table: 'referral_contacts', column: 'moved_from' },
    ],
  },
};
