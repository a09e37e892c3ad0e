import type { Selectable } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { EmailBlocksTable } from './email-blocks.table.ts';

const COLUMNS = [
  'email_blocks.id',
  'email_blocks.name',
  'email_blocks.restore_block',
  'email_blocks.created_by',
] as const;

/** Columns that stay inside: keys of people, who are named, and when it was put by. */
export const NEVER_LEAVES = {
  email_blocks: ['org_id', 'created_by_id', 'created_at'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `email_blocks.${infer Name}` ? Name & keyof EmailBlocksTable : never;
export type EmailBlockView = Pick<Selectable<EmailBlocksTable>, Column>;

/** A block as the editor offers it. */
export const selectBlock = (db: Db) => db.selectFrom('email_blocks').select(COLUMNS).$castTo<EmailBlockView>();
