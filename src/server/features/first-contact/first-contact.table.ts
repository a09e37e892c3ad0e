import type { Generated } from 'kysely';
import type { ContactedHow } from '#shared/features/first-contact/first-contact.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';

/** The clock of one new inquiry or call: it runs until a person was in contact. */
export interface FirstContactsTable {
  id: string;
  org_id: string;
  opportunity_id: string | null;
  call_id: string | null;
  started_at: string;
  /** When the target is over. */
  due_at: string;
  /** When somebody else is asked; null when nobody is left to ask. */
  hand_over_at: string | null;
  handed: Generated<number>;
  handed_at: Generated<string | null>;
  holder_id: Generated<string | null>;
  holder_role: Generated<Role | null>;
  contacted_at: Generated<string | null>;
  contacted_by_id: Generated<string | null>;
  /** Full name at the time. */
  contacted_by: Generated<string | null>;
  contacted_how: Generated<ContactedHow | null>;
  waited_seconds: Generated<number | null>;
  in_target: Generated<boolean | null>;
}
