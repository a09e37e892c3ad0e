import { type SqlBool, sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { auditMissingPermission, MissingPermission } from '#server/platform/missing-permission.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { isStale } from '#server/platform/versioned.ts';
import { isSsnField } from '#shared/features/clients/ssn.rules.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import { type DuplicateKind, MERGED_FIELDS, MergeInput } from '#shared/features/duplicates/duplicates.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { refreshSources } from '../activities/refresh-engagement.ts';
import { openSsn, sealSsns } from '../clients/ssn-vault.rules.ts';
import { understandAgain } from '../documents/understood-pages.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { MERGED_KINDS } from './duplicates.rules.ts';
import { changesOf, hold, moveContactInActivities, moveTies, showNames } from './merge-changes.ts';

type Row = Record<string, unknown> & { id: string; version: number; is_active?: boolean };

/** Refuses who may not change records of a kind. */
export function ensureMayMerge(tx: TxContext, kind: DuplicateKind): void {
  const { permission } = MERGED_KINDS[kind];
  if (!may(person(tx).role, permission)) throw new MissingPermission(permission);
}

/** Records of a kind, held until the end of the transaction, always in one order. */
export async function lockRecords(
  tx: TxContext,
  kind: DuplicateKind,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  // Whoever adds contacts or sources by a list names them first and writes them later: nothing is merged in between.
  if (kind !== 'client') await takeOutreachTurn(tx, 'alone');
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(MERGED_KINDS[kind].table)} t
    where ${inOrganization(tx, 't')} and t.id = any(${ids}::uuid[]) order by t.id for update`.execute(tx.db);
  return new Map(rows.map(({ row }) => [row.id, row]));
}

export const nameOf = (kind: DuplicateKind, row: Record<string, unknown>): string =>
  kind === 'source' ? String(row.referral_name) : `${row.firstname} ${row.lastname}`;

/** Whether a record is no more because it has been merged into another one. */
const mergedAway = async (tx: TxContext, id: string): Promise<boolean> => {
  const merge = await tx.db
    .selectFrom('merges')
    .select('id')
    .where(inOrganization(tx, 'merges'))
    .where('merged_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return merge !== undefined;
};

/** The values that the kept record takes; a sealed number is sealed again, for it opens in its own row alone. */
function taken(tx: TxContext, kind: DuplicateKind, kept: Row, merged: Row, take: readonly string[]) {
  const fields = MERGED_FIELDS[kind].filter((field) => take.includes(field));
  return Object.fromEntries(
    fields.map((field) => {
      const value = merged[field];
      if (kind !== 'client' || !isSsnField(field) || typeof value !== 'string') return [field, value];
      const digits = openSsn(tx, merged.id, field, value);
      // What does not open stays where it is.
      return [field, digits === null ? kept[field] : sealSsns(tx, kept.id, { [field]: digits })[field]];
    }),
  );
}

/** Writes what the kept record takes; its version moves on, so that an edit made on what it was is refused. */
async function writeKept(tx: TxContext, table: string, id: string, values: Record<string, unknown>): Promise<void> {
  const fields = Object.keys(values);
  const set = fields.map(
    (field) => sql`${sql.ref(field)} = (jsonb_populate_record(null::${sql.table(table)}, given)).${sql.ref(field)}`,
  );
  const version = sql`version = t.version + 1, updated_at = ${tx.services.clock.now().toISOString()},
    updated_by = ${person(tx).user_id}`;
  await sql`update ${sql.table(table)} t set ${sql.join([...set, version])}
    from (select ${JSON.stringify(values)}::jsonb as given) g where ${inOrganization(tx, 't')} and t.id = ${id}`.execute(
    tx.db,
  );
}

/** Removes a client who is another one, whose names stay known where a text is about to leave. */
async function removeClient(tx: TxContext, row: Row, merge: string): Promise<void> {
  await sql`insert into names_around_clients (org_id, key, owner_id)
    select distinct ${tx.actor.org_id}::uuid, key, ${merge}::uuid from (
      select unnest(names_of(${String(row.firstname)}, ${String(row.lastname)})) as key
      union select n.key from names_around_clients n where ${inOrganization(tx, 'n')} and n.owner_id = ${row.id}) known
    where length(key) > 1 on conflict do nothing`.execute(tx.db);
  await tx.db.deleteFrom('clients').where(inOrganization(tx, 'clients')).where('id', '=', row.id).execute();
}

/**
 * Makes two records one: the kept one takes the fields chosen, everything tied to the other goes over, and the other is
 * no more among the organization's own. What was is kept, so that all of it can be undone.
 * @throws conflict where one of the two has changed since they were compared, or is merged already
 */
export const mergeRecords = verb(
  { name: 'duplicates.merge', kind: 'write', permission: 'duplicates:merge', input: MergeInput },
  (ctx, { kind, kept_id, merged_id, take, kept_version, merged_version }): Promise<{ merge_id: string }> =>
    auditMissingPermission(ctx, () =>
      withTransaction(ctx, async (tx) => {
        ensureMayMerge(tx, kind);
        const { table, entity } = MERGED_KINDS[kind];
        const rows = await lockRecords(tx, kind, [kept_id, merged_id]);
        const kept = rows.get(kept_id);
        const merged = rows.get(merged_id);
        if (!kept || !merged) {
          const gone = await mergedAway(tx, kept ? merged_id : kept_id);
          throw gone ? new AppError('conflict', text.changed_meanwhile) : new AppError('not_found', text.not_found);
        }
        if (kept.is_active === false || merged.is_active === false)
          throw new AppError('conflict', text.changed_meanwhile);
        if (isStale(kept, { version: kept_version }) || isStale(merged, { version: merged_version }))
          throw new AppError('conflict', text.changed_meanwhile);
        if (kind === 'contact' && kept.referral_id !== merged.referral_id)
          throw new AppError('conflict', text.other_sources);
        const ids = sql<SqlBool>`t.id = any(${[kept_id, merged_id]}::uuid[])`;
        const merge_id = tx.services.newId();
        const values = taken(tx, kind, kept, merged, take);
        const held = [
          await hold(
            tx,
            table,
            [...Object.keys(values), ...(kind === 'client' ? [] : ['is_active'])],
            kind === 'client' ? sql<SqlBool>`t.id = ${kept_id}` : ids,
          ),
          ...(await moveTies(tx, kind, kept_id, merged_id)),
          ...(kind === 'contact' ? [await moveContactInActivities(tx, kept_id, merged_id)] : []),
        ];
        await writeKept(tx, table, kept_id, values);
        await showNames(tx, kind, kept_id);
        if (kind === 'client') {
          await removeClient(tx, merged, merge_id);
          await understandAgain(tx, kept_id);
        } else await writeKept(tx, table, merged_id, { is_active: false });
        const changes = await changesOf(tx, held);
        if (kind === 'source') await refreshSources(tx, [kept_id, merged_id]);
        const me = person(tx);
        await tx.db
          .insertInto('merges')
          .values({
            ...{ id: merge_id, org_id: tx.actor.org_id, kind, kept_id, merged_id },
            ...{ kept_name: nameOf(kind, { ...kept, ...values }), merged_name: nameOf(kind, merged) },
            merged_row: kind === 'client' ? JSON.stringify(merged) : null,
            changes: JSON.stringify(changes),
            ...{ merged_at: tx.services.clock.now().toISOString(), merged_by_id: me.user_id, merged_by: fullName(me) },
          })
          .execute();
        await audit(tx, {
          entity,
          ids: [kept_id, merged_id],
          details: { merge: merge_id, kept: kept_id, fields: Object.keys(values), rows: changes.length },
        });
        return { merge_id };
      }),
    ),
);
