import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import { MERGED_KINDS, type Tie } from './duplicates.rules.ts';
import type { MergeChange } from './duplicates.table.ts';

/** Rows of a table that a merge is about to change, with the columns that it may change. */
interface Held {
  table: string;
  columns: readonly string[];
  rows: { id: string; values: Record<string, unknown> }[];
}

/** The columns of rows as they are now. */
async function valuesOf(tx: TxContext, table: string, columns: readonly string[], where: RawBuilder<SqlBool>) {
  const each = columns.map((column) => sql`${sql.lit(column)}::text, t.${sql.ref(column)}`);
  const { rows } = await sql<{ id: string; values: Record<string, unknown> }>`
    select t.id, jsonb_build_object(${sql.join(each)}) as values from ${sql.table(table)} t
    where ${inOrganization(tx, 't')} and ${where} order by t.id for update`.execute(tx.db);
  return rows;
}

/** Keeps what rows are before a change; `changesOf` then says what they have become. */
export const hold = async (
  tx: TxContext,
  table: string,
  columns: readonly string[],
  where: RawBuilder<SqlBool>,
): Promise<Held> => ({ table, columns, rows: await valuesOf(tx, table, columns, where) });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Columns that are put back together or not at all. */
const TOGETHER = ['contact_ids', 'contact_names'];

/** What has become of held rows, each column that differs by itself: another one may be changed later. */
export async function changesOf(tx: TxContext, held: readonly Held[]): Promise<MergeChange[]> {
  const changes: MergeChange[] = [];
  for (const { table, columns, rows } of held) {
    if (rows.length === 0 || columns.length === 0) continue;
    const now = await valuesOf(tx, table, columns, sql`t.id = any(${rows.map(({ id }) => id)}::uuid[])`);
    const after = new Map(now.map(({ id, values }) => [id, values]));
    for (const { id, values } of rows) {
      const become = after.get(id);
      if (!become) continue;
      const pick = (from: Record<string, unknown>, of: readonly string[]) =>
        Object.fromEntries(of.map((column) => [column, from[column]]));
      for (const of of columns[0] === TOGETHER[0] ? [columns] : columns.map((column) => [column]))
        if (of.some((column) => !isSame(values[column], become[column])))
          changes.push({ table, id, before: pick(values, of), after: pick(become, of) });
    }
  }
  return changes;
}

/** Puts changed columns back where nobody has changed them since: a later change is kept. */
export async function putBack(tx: TxContext, changes: readonly MergeChange[]): Promise<void> {
  const groups = new Map<string, { table: string; columns: string[]; of: MergeChange[] }>();
  for (const change of changes) {
    const columns = Object.keys(change.before).sort();
    const key = `${change.table} ${columns.join(' ')}`;
    const group = groups.get(key) ?? { table: change.table, columns, of: [] };
    group.of.push(change);
    groups.set(key, group);
  }
  for (const { table, columns, of } of groups.values()) {
    const name = sql.table(table);
    const back = sql`jsonb_populate_record(null::${name}, c.before)`;
    const set = columns.map((column) => sql`${sql.ref(column)} = (${back}).${sql.ref(column)}`);
    // Names follow whom they were taken from, and say nothing about a change.
    const unchanged = columns
      .filter((column) => column !== 'contact_names')
      .map(
        (column) =>
          sql`to_jsonb(t.${sql.ref(column)}) is not distinct from nullif(c.after -> ${sql.lit(column)}, 'null')`,
      );
    await sql`update ${name} t set ${sql.join(set)}
      from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) c(id uuid, before jsonb, after jsonb)
      where ${inOrganization(tx, 't')} and t.id = c.id and ${sql.join(unchanged, sql` and `)}`.execute(tx.db);
  }
}

/** The rows of a tie that go over: those the kept record has one like already stay where they are. */
const going = ({ table, column, once }: Tie, kept: string, merged: string): RawBuilder<SqlBool> => {
  const tied = sql<SqlBool>`t.${sql.ref(column)} = ${merged}`;
  if (!once) return tied;
  return sql<SqlBool>`${tied} and (t.${sql.ref(once)} is null or not exists (select from ${sql.table(table)} like_it
    where like_it.org_id = t.org_id and like_it.${sql.ref(column)} = ${kept} and like_it.${sql.ref(once)} = t.${sql.ref(once)}))`;
};

/** Holds every row that is tied to the merged record and then ties it to the kept one. */
export async function moveTies(tx: TxContext, kind: DuplicateKind, kept: string, merged: string): Promise<Held[]> {
  const held: Held[] = [];
  for (const tie of MERGED_KINDS[kind].ties) {
    const rows = await hold(tx, tie.table, [tie.column], going(tie, kept, merged));
    held.push(rows);
    await sql`update ${sql.table(tie.table)} t set ${sql.ref(tie.column)} = ${kept}
      where ${inOrganization(tx, 't')} and t.id = any(${rows.rows.map(({ id }) => id)}::uuid[])`.execute(tx.db);
  }
  return held;
}

/** In activities a contact is one of several: the kept one takes the place, or has one already. */
export async function moveContactInActivities(tx: TxContext, kept: string, merged: string): Promise<Held> {
  const held = await hold(
    tx,
    'referral_activities',
    ['contact_ids', 'contact_names'],
    sql<SqlBool>`t.referral_id = (select c.referral_id from referral_contacts c where ${inOrganization(tx, 'c')} and c.id = ${kept})
      and ${merged}::uuid = any(t.contact_ids)`,
  );
  for (const { id, values } of held.rows) {
    const ids = values.contact_ids as (string | null)[];
    const names = values.contact_names as string[];
    const places = ids.flatMap((each, at) => (each === merged && ids.includes(kept) ? [] : [at]));
    await tx.db
      .updateTable('referral_activities')
      .set({
        contact_ids: places.map((at) => (ids[at] === merged ? kept : ids[at]!)),
        contact_names: places.map((at) => names[at]!),
      })
      .where(inOrganization(tx, 'referral_activities'))
      .where('id', '=', id)
      .execute();
  }
  return held;
}

/** Gives the rows tied to a record the name that it has now, as the triggers do where a name changes. */
export async function showNames(tx: TxContext, kind: DuplicateKind, kept: string): Promise<void> {
  if (kind === 'client') {
    await sql`update inquiries i set client_name = c.firstname || ' ' || c.lastname, client_phone = c.phone_number
      from clients c where ${inOrganization(tx, 'c')} and c.id = ${kept} and ${inOrganization(tx, 'i')}
        and i.patient_id = c.id and (i.client_name, i.client_phone) is distinct from
          (c.firstname || ' ' || c.lastname, c.phone_number)`.execute(tx.db);
    return;
  }
  if (kind === 'contact') {
    const name = sql`c.firstname || ' ' || c.lastname`;
    const of = sql`referral_contacts c where ${inOrganization(tx, 'c')} and c.id = ${kept}`;
    await sql`update tasks t set contact_associated_with = ${name} from ${of} and ${inOrganization(tx, 't')}
      and t.contact_id = c.id`.execute(tx.db);
    await sql`update referral_records r set contact_name = ${name} from ${of} and ${inOrganization(tx, 'r')}
      and r.contact_id = c.id and r.contact_name is not null`.execute(tx.db);
    await sql`update referral_activities a set contact_names[array_position(a.contact_ids, c.id)] = ${name}
      from ${of} and ${inOrganization(tx, 'a')} and a.referral_id = c.referral_id and c.id = any(a.contact_ids)`.execute(
      tx.db,
    );
    return;
  }
  const of = sql`referral_sources s where ${inOrganization(tx, 's')} and s.id = ${kept}`;
  await sql`update referral_contacts c set organization_name = s.referral_name from ${of} and ${inOrganization(tx, 'c')}
    and c.referral_id = s.id and c.organization_name <> s.referral_name`.execute(tx.db);
  await sql`update tasks t set org_associated_with = s.referral_name from ${of} and ${inOrganization(tx, 't')}
    and t.referral_id = s.id and t.org_associated_with <> s.referral_name`.execute(tx.db);
  await sql`update inquiries i set referral_org = s.referral_name from ${of}
    and ${inOrganization(tx, 'i')} and i.id in (select r.opportunity_id from referral_records r
      where ${inOrganization(tx, 'r')} and r.referral_id = s.id and r.referral_direction = 'referral_received'
        and r.priority_level = 'primary')`.execute(tx.db);
  await sql`update inquiries i set referred_out_org = named.names
    from (select once.opportunity_id, string_agg(once.referral_name, ', ' order by once.at, once.id) as names
      from (select distinct on (r.opportunity_id, o.referral_name) r.opportunity_id, o.referral_name, r.created_at as at, r.id
        from referral_records r join referral_sources o on o.id = r.referral_id and o.org_id = r.org_id
        where ${inOrganization(tx, 'r')} and r.referral_direction = 'referral_sent' and r.opportunity_id in (
          select mine.opportunity_id from referral_records mine
          where ${inOrganization(tx, 'mine')} and mine.referral_id = ${kept} and mine.referral_direction = 'referral_sent')
        order by r.opportunity_id, o.referral_name, r.created_at, r.id) once
      group by once.opportunity_id) named
    where ${inOrganization(tx, 'i')} and i.id = named.opportunity_id`.execute(tx.db);
}
