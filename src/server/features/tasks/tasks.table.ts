import type { Generated, GeneratedAlways } from 'kysely';
import type { Repeats } from '#shared/features/tasks/tasks.rules.ts';

export interface TasksTable {
  id: string;
  org_id: string;
  title: string;
  due_date: string | null;
  due_time: string | null;
  /** 1 high, 2 normal, 3 low: the list is ordered by it. */
  priority: Generated<number>;
  snoozed_until: string | null;
  repeats: Repeats | null;
  additional_instructions: string | null;
  assigned_to_id: string | null;
  /** Full name at the time. */
  assigned_to: string;
  /** Absent where it comes from a call or an inquiry alone; its name is then empty. */
  referral_id: string | null;
  /** The source's name, kept by a trigger. */
  org_associated_with: string;
  contact_id: string | null;
  /** The contact's full name, kept by a trigger. */
  contact_associated_with: string | null;
  opportunity_id: string | null;
  call_id: string | null;
  is_complete: Generated<boolean>;
  completed_at: string | null;
  /** The list's order: open ones first, the one due next at the top. */
  place: GeneratedAlways<number>;
  /** The order by priority: high ones first, in each the one due next; done ones last. */
  rank: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  created_by: string;
  updated_at: string;
  updated_by: string | null;
}

/** How many tasks an organization has and how many of them are done, kept by triggers with the writes. */
export interface TaskCountersTable {
  org_id: string;
  total: number;
  done: number;
}
