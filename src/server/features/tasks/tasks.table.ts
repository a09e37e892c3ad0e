import type { Generated, GeneratedAlways } from 'kysely';

export interface TasksTable {
  id: string;
  org_id: string;
  title: string;
  due_date: string | null;
  additional_instructions: string | null;
  assigned_to_id: string | null;
  /** Full name at the time. */
  assigned_to: string;
  referral_id: string;
  /** The source's name, kept by a trigger. */
  org_associated_with: string;
  contact_id: string | null;
  /** The contact's full name, kept by a trigger. */
  contact_associated_with: string | null;
  opportunity_id: string | null;
  is_complete: Generated<boolean>;
  completed_at: string | null;
  /** The list's order: open ones first, the one due next at the top. */
  place: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  created_by: string;
  updated_at: string;
  updated_by: string | null;
}
