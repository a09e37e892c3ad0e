import { type RawBuilder, sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { lockImport, moveImport } from './working-import.ts';

const BATCH = 2_000;

/** An activity names its contacts in a list, which no foreign key can hold. */
const IN_ACTIVITIES = sql`exists (select 1 from referral_activities t
  where t.org_id = record.org_id and t.referral_id = record.referral_id and record.id = any(t.contact_ids))`;

/** Where a record is referred to from: every foreign key to its table, as the database itself knows them, and lists. */
async function references(tx: TxContext, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ table: string; column: string }>`select t.relname as table, a.attname as column
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    cross join lateral unnest(c.conkey, c.confkey) as pair(own, referred)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_attribute id on id.attrelid = c.confrelid and id.attnum = pair.referred and id.attname = 'id'
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`.execute(tx.db);
  const one = (row: { table: string; column: string }) =>
    sql`exists (select 1 from ${sql.id(row.table)} t where t.org_id = record.org_id and t.${sql.id(row.column)} = record.id)`;
  const lists = table === 'referral_contacts' ? [IN_ACTIVITIES] : [];
  return sql.join([...rows.map(one), ...lists, sql`false`], sql` or `);
}

interface UndoneBatch {
  /** How many rows it was, removed or kept. */
  rows: number;
  /** The records removed. */
  ids: string[];
}

/** Removes what nobody has touched since; each row says what became of it. @returns null at the end */
async function undoBatch(tx: TxContext, import_id: string, table: string): Promise<UndoneBatch | null> {
  const { rows: batch } = await sql<{ line: number }>`select line from import_rows
    where import_id = ${import_id} and outcome = 'saved' order by line limit ${BATCH}`.execute(tx.db);
  const upTo = batch.at(-1)?.line;
  if (upTo === undefined) return null;
  const records = sql.id(table);
  const removed = await sql<{ id: string }>`delete from ${records} record using import_rows r
    where r.import_id = ${import_id} and r.outcome = 'saved' and r.line <= ${upTo}
      and ${inOrganization(tx, 'record')} and record.id = r.record_id and record.version = 1 and record.is_active
      and not (${await references(tx, table)})
    returning record.id`.execute(tx.db);
  await sql`update import_rows r set outcome = 'kept',
      reason = case when record.version > 1 or not record.is_active then 'changed' else 'in_use' end
    from ${records} record
    where r.import_id = ${import_id} and r.outcome = 'saved' and r.line <= ${upTo}
      and ${inOrganization(tx, 'record')} and record.id = r.record_id`.execute(tx.db);
  await sql`update import_rows set outcome = 'undone', reason = null
    where import_id = ${import_id} and outcome = 'saved' and line <= ${upTo}`.execute(tx.db);
  return { rows: batch.length, ids: removed.rows.map(({ id }) => id) };
}

/** The sources that were added for the contacts go too, where nothing else has come to them. */
async function removeSources(tx: TxContext, import_id: string): Promise<string[]> {
  const removed = await sql<{ id: string }>`delete from referral_sources record using import_organizations o
    where o.import_id = ${import_id} and o.created and ${inOrganization(tx, 'record')} and record.id = o.referral_id
      and record.version = 1 and record.is_active and not (${await references(tx, 'referral_sources')})
    returning record.id`.execute(tx.db);
  await sql`update import_organizations o
    set kept_reason = case when record.version > 1 or not record.is_active then 'changed' else 'in_use' end
    from referral_sources record
    where o.import_id = ${import_id} and o.created and ${inOrganization(tx, 'record')}
      and record.id = o.referral_id`.execute(tx.db);
  return removed.rows.map(({ id }) => id);
}

async function undoNext(ctx: Context, import_id: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, import_id);
    if (found?.state !== 'undoing') return false;
    // A list that is being saved must not lose a source on its way.
    await takeOutreachTurn(tx, 'alone');
    const contacts = found.kind === 'contacts';
    const batch = await undoBatch(tx, import_id, contacts ? 'referral_contacts' : 'referral_sources');
    const details = { import_id };
    if (batch !== null) {
      await moveImport(tx, import_id, { rows_done: found.rows_done + batch.rows });
      await audit(tx, { entity: contacts ? 'contact' : 'referral_source', ids: batch.ids, details });
      return true;
    }
    const sources = contacts ? await removeSources(tx, import_id) : [];
    if (sources.length > 0) await audit(tx, { entity: 'referral_source', ids: sources, details });
    await moveImport(tx, import_id, { state: 'undone' });
    return false;
  });
}

/** Takes back what an import added, batch by batch; what was changed or is referred to stays and says why. */
export async function undoRows(ctx: Context, import_id: string, signal: AbortSignal): Promise<void> {
  while (await undoNext(ctx, import_id)) signal.throwIfAborted();
}
