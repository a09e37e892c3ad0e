import { sql } from 'kysely';
import { format } from '#shared/platform/define-messages.ts';
import { AppError } from '#shared/platform/errors.ts';
import { versionedMessages as text } from '#shared/platform/versioned.messages.ts';
import { fullName, person, type TxContext } from './context.ts';
import { inOrganization } from './in-organization.ts';

/** A row as a change finds it. */
interface Versioned {
  version: number;
  /** Unix seconds. */
  updated_at?: number;
  updated_by: string | null;
}

/** What a change was made on, as its writer saw the row: the version decides; without it, the second of the last change. */
interface Seen {
  version?: number | undefined;
  updated_at?: number | undefined;
}

interface Refusal {
  /** Says that somebody came first; `{name}` is who. */
  message: string;
  /** The row as it is now, as its page shows it. */
  current: () => unknown;
}

/** What a change is checked against; every lock of a row that people edit selects it. */
export const versionOf = <Table extends string>(table: Table) =>
  [
    `${table}.version` as const,
    sql<number>`epoch(${sql.ref(`${table}.updated_at`)})`.as('updated_at'),
    `${table}.updated_by` as const,
  ] as const;

/** What every change writes beside its own fields. */
export const nextVersion = (tx: TxContext) => ({
  version: sql<number>`version + 1`,
  updated_at: tx.services.clock.now().toISOString(),
  updated_by: person(tx).user_id,
});

/** Whether a row has changed since somebody saw it. */
export const isStale = (row: Pick<Versioned, 'version' | 'updated_at'>, seen: Seen): boolean =>
  seen.version === undefined
    ? seen.updated_at !== undefined && seen.updated_at !== row.updated_at
    : seen.version !== row.version;

async function editorName(tx: TxContext, user_id: string | null): Promise<string> {
  if (user_id === null) return text.someone;
  const editor = await tx.db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where(inOrganization(tx, 'users'))
    .where('id', '=', user_id)
    .executeTakeFirst();
  return editor ? fullName(editor) : text.someone;
}

/**
 * Refuses a change made on an older row; one that names neither version nor time is never stale.
 * @throws conflict with who changed the row and the row as it is now
 */
export async function refuseStale(tx: TxContext, row: Versioned, seen: Seen, refusal: Refusal): Promise<void> {
  if (!isStale(row, seen)) return;
  const name = await editorName(tx, row.updated_by);
  throw new AppError('conflict', format(refusal.message, { name }), { current: await refusal.current() });
}
