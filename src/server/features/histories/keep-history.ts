import { isDeepStrictEqual } from 'node:util';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { WholeType } from '#shared/features/configuration/wholes.ts';

/** What is kept row by row and has its versions as one whole. */
export interface Whole<Config extends object> {
  type: WholeType;
  /** All of it, as the transaction sees it. */
  read(tx: TxContext): Promise<Config>;
  /** Makes the rows what a version holds. @throws where what happened since does not allow it */
  restore(tx: TxContext, config: Config): Promise<void>;
  /** What else has to change with it, in the same transaction: what other rows say of it by name. */
  changed?(tx: TxContext, before: Config, after: Config): Promise<void>;
}

/** Changes of the organization's wholes go one after another; reading, and writing records, goes on meanwhile. */
const holdOrganization = (tx: TxContext) =>
  tx.db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', tx.actor.org_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The number of the newest version; undefined while there is none. */
export async function newestVersion(tx: TxContext, type: WholeType): Promise<number | undefined> {
  const newest = await tx.db
    .selectFrom('configuration_versions')
    .select('version')
    .where(inOrganization(tx, 'configuration_versions'))
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version;
}

async function keep(tx: TxContext, type: WholeType, before: object, after: object, restored_from: number | null) {
  const { user_id, ...user } = person(tx);
  const newest = await newestVersion(tx, type);
  const kept = { org_id: tx.actor.org_id, type, saved_at: tx.services.clock.now().toISOString() };
  const first = { ...kept, version: 0, config: JSON.stringify(before), restored_from: null, saved_by: null };
  const next = { ...kept, version: (newest ?? 0) + 1, config: JSON.stringify(after), restored_from };
  await tx.db
    .insertInto('configuration_versions')
    .values([...(newest === undefined ? [first] : []), { ...next, saved_by: user_id, saved_by_name: fullName(user) }])
    .execute();
}

/**
 * Runs a change of a whole and keeps what it made of it as its next version; a change that changes nothing makes none.
 * Before the first one stands what there was.
 */
export async function keepingHistory<Config extends object, T>(
  tx: TxContext,
  whole: Whole<Config>,
  change: () => Promise<T>,
  restored_from: number | null = null,
): Promise<T> {
  await holdOrganization(tx);
  const before = await whole.read(tx);
  const result = await change();
  const after = await whole.read(tx);
  if (isDeepStrictEqual(before, after)) return result;
  await keep(tx, whole.type, before, after, restored_from);
  await whole.changed?.(tx, before, after);
  return result;
}
