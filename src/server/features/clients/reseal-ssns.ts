import { type ExpressionBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database-schema.ts';
import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { SSN_FIELDS, type SsnField } from '#shared/features/clients/ssn.rules.ts';
import { openSsn, type SealedSsns, sealSsns } from './ssn-vault.rules.ts';

/** Clients a transaction: short enough that nobody who saves one of them waits. */
const BATCH = 200;

/** Two ranges around the current key: an index finds what lies in them, however few they are. */
const underOtherKey = (current: string) => (eb: ExpressionBuilder<DatabaseSchema, 'clients'>) =>
  eb.or(
    (['ssn_key', 'subscriber_ssn_key'] as const).flatMap((column) => [
      eb(column, '<', current),
      eb(column, '>', current),
    ]),
  );

interface Batch {
  /** Clients looked at; none are left when there were none. */
  seen: number;
  resealed: number;
  /** Those of whom a number does not open: it stays as it is. */
  refused: string[];
}

async function resealBatch(tx: TxContext, passed: readonly string[]): Promise<Batch> {
  const { current } = tx.services.fieldCipher;
  const clients = await tx.db
    .selectFrom('clients')
    .select(['id', 'ssn', 'subscriber_ssn', 'ssn_key', 'subscriber_ssn_key'])
    .where(inOrganization(tx, 'clients'))
    .where(underOtherKey(current))
    .$if(passed.length > 0, (query) => query.where('id', 'not in', passed))
    .limit(BATCH)
    .forUpdate()
    // Whoever is being saved right now is met at the next run.
    .skipLocked()
    .execute();
  const refused = new Set<string>();
  const moved = clients.map((client) => {
    const next: SealedSsns = { ssn: client.ssn, subscriber_ssn: client.subscriber_ssn };
    const stale = (field: SsnField) => client[field] !== null && client[`${field}_key`] !== current;
    for (const field of SSN_FIELDS.filter(stale)) {
      const digits = openSsn(tx, client.id, field, client[field] ?? '');
      if (digits === null) refused.add(client.id);
      else Object.assign(next, sealSsns(tx, client.id, { [field]: digits }));
    }
    return { id: client.id, ...next, changed: SSN_FIELDS.some((field) => next[field] !== client[field]) };
  });
  const resealed = moved.filter(({ changed }) => changed);
  if (resealed.length > 0) {
    const ids = resealed.map(({ id }) => id);
    await sql`update clients set ssn = moved.ssn, subscriber_ssn = moved.subscriber_ssn
      from unnest(${ids}::uuid[], ${resealed.map(({ ssn }) => ssn)}::text[],
        ${resealed.map(({ subscriber_ssn }) => subscriber_ssn)}::text[]) moved(id, ssn, subscriber_ssn)
      where ${inOrganization(tx, 'clients')} and clients.id = moved.id`.execute(tx.db);
    await audit(tx, { entity: 'client', ids, details: { key: current } });
  }
  return { seen: clients.length, resealed: resealed.length, refused: [...refused] };
}

/**
 * Seals one organization's numbers with the current key, batch by batch, while people work: neither a version nor a
 * date of a client changes. What does not open is left and counted.
 */
export async function resealSsns(ctx: Context, signal?: AbortSignal): Promise<{ resealed: number; refused: number }> {
  const passed: string[] = [];
  let resealed = 0;
  for (;;) {
    if (signal?.aborted) break;
    const batch = await withTransaction(ctx, (tx) => resealBatch(tx, passed));
    if (batch.seen === 0) break;
    resealed += batch.resealed;
    passed.push(...batch.refused);
  }
  return { resealed, refused: passed.length };
}

/** How many of the organization's numbers each key has sealed. */
export async function countSsnKeys(ctx: Context): Promise<{ key: string; values: number }[]> {
  return withTransaction(ctx, async (tx) => {
    const counted = await sql<{ key: string; values: number }>`select key, count(*)::integer as values
      from (select ssn_key as key from clients where ${inOrganization(tx, 'clients')}
        union all select subscriber_ssn_key from clients where ${inOrganization(tx, 'clients')}
        union all select split_part(merged_row ->> field, '.', 2) from merges, unnest(${[...SSN_FIELDS]}::text[]) field
          where ${inOrganization(tx, 'merges')} and merged_row ->> field is not null) sealed
      where key is not null group by key order by key`.execute(tx.db);
    return counted.rows;
  });
}
