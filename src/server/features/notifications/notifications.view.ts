import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { NoticesTable } from './notifications.table.ts';

/** A mail as the last ones are listed. */
export type NoticeView = Pick<
  Selectable<NoticesTable>,
  'id' | 'event' | 'address' | 'is_test' | 'state' | 'fault' | 'way'
> & { at: number };

/** Columns that stay inside. */
export const NEVER_LEAVES = { notices: ['org_id', 'subject_id'] } as const satisfies NeverLeaves;

export const selectNotice = (db: Db) =>
  db
    .selectFrom('notices')
    .select(['id', 'event', 'address', 'is_test', 'state', 'fault', 'way'])
    .select(sql<number>`epoch(notices.at)`.as('at'))
    .$castTo<NoticeView>();
