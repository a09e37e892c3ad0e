import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { OWN_ENTITY } from '#shared/features/audit/audit.rules.ts';
import { linkOf, marksOf, SEALED_COLUMNS } from './audit-chain.ts';

/** Rows of one link: the list of one row may name a thousand records. */
export const LINK_ROWS = 1_000;
/**
 * Seconds a row rests before it is sealed. A row takes its number before its transaction commits, so a lower number may
 * still appear later; no transaction of the application may last as long as this.
 */
export const SETTLE_SECONDS = 35;

export interface Sealed {
  rows: number;
  /** The chain's last link; null before the first. */
  head: { to_seq: number; hash: Buffer } | null;
}

/**
 * Adds one link over the organization's rows that have come to rest since the last one, and notes which records they are
 * about. It acts as the sealer, to whom alone the database lets the table of seals grow. Of two at once the second one
 * begins again behind the first.
 */
export const sealAudit = (ctx: Context, settleSeconds = SETTLE_SECONDS): Promise<Sealed> =>
  withTransaction(ctx, async (tx) => {
    await sql`set local role landfall_sealer`.execute(tx.db);
    const last = (await lastSeal(tx)) ?? null;
    const rows = await tx.db
      .selectFrom('audit_log')
      .select(SEALED_COLUMNS)
      .where(inOrganization(tx, 'audit_log'))
      .where('seq', '>', last?.to_seq ?? 0)
      .where('at', '<=', sql<string>`clock_timestamp() - make_interval(secs => ${settleSeconds})`)
      .orderBy('seq')
      .limit(LINK_ROWS)
      .execute();
    const newest = rows.at(-1);
    if (!newest) return { rows: 0, head: last };
    const [key] = tx.services.auditKeys;
    const marks = marksOf(key, rows);
    const seal = {
      from_seq: (last?.to_seq ?? 0) + 1,
      to_seq: newest.seq,
      hash: linkOf(key, tx.actor.org_id, last?.hash ?? null, marks),
    };
    await tx.db
      .insertInto('audit_seal')
      .values({ ...seal, org_id: tx.actor.org_id, rows_sealed: rows.length, marks, key_print: key.print })
      .execute();
    await noteSubjects(tx, seal);
    return { rows: rows.length, head: seal };
  });

const lastSeal = (tx: TxContext) =>
  tx.db
    .selectFrom('audit_seal')
    .select(['to_seq', 'hash'])
    .where(inOrganization(tx, 'audit_seal'))
    .orderBy('to_seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** By these a record's own entries are found; that somebody read the log is no entry of what they read of. */
async function noteSubjects(tx: TxContext, { from_seq, to_seq }: { from_seq: number; to_seq: number }) {
  await sql`insert into audit_subjects (org_id, subject_id, at, entry_id)
    select audit_log.org_id, subject_id, audit_log.at, audit_log.id
    from audit_log cross join lateral unnest(audit_log.entity_ids) subject_id
    where ${inOrganization(tx, 'audit_log')} and audit_log.seq between ${from_seq} and ${to_seq}
      and audit_log.entity is distinct from ${OWN_ENTITY}
    on conflict do nothing`.execute(tx.db);
}

/** How many of the organization's rows no seal holds yet. */
export async function countUnsealed(ctx: Context): Promise<number> {
  const counted = await withTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where(inOrganization(tx, 'audit_log'))
      .where('seq', '>', (eb) =>
        eb
          .selectFrom('audit_seal')
          .select((seal) => seal.fn.coalesce(seal.fn.max('to_seq'), sql<number>`0`).as('to_seq'))
          .where(inOrganization(tx, 'audit_seal')),
      )
      .executeTakeFirstOrThrow(),
  );
  return counted.rows;
}
