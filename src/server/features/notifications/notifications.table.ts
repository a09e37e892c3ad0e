import type { Generated } from 'kysely';
import type { MailWay } from '#shared/features/integrations/integrations.rules.ts';
import type { NoticeKind, NoticeState } from '#shared/features/notifications/notifications.rules.ts';

/** One mail to one address about one event. */
export interface NoticesTable {
  id: string;
  org_id: string;
  event: NoticeKind;
  /** The row that records the event; of a test, nothing's. */
  subject_id: string;
  address: string;
  is_test: Generated<boolean>;
  state: NoticeState;
  fault: string | null;
  /** What it left by. */
  way: MailWay | null;
  /** When it came to its state. */
  at: string;
}
