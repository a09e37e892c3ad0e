import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { ImportKind } from '#shared/features/imports/imports.rules.ts';
import { AMBIGUOUS } from './imports.rules.ts';

/** Lines of a list, the first left out. */
export interface Lines {
  after: number;
  upTo: number;
}

interface ClassifiedImport {
  id: string;
  kind: ImportKind;
}

/**
 * The record of the organization, archived or not, that a row repeats: for a contact one of its e-mail address, else one
 * of its name and organization; for a source one of its name. `r` is the row.
 */
const knownRecord = (tx: TxContext, kind: ImportKind) =>
  kind === 'contacts'
    ? sql`left join lateral (select c.id, 'email' as reason from referral_contacts c
        where ${inOrganization(tx, 'c')} and c.email_key = r.email_key limit 1) by_email on true
      left join lateral (select c.id, 'name' as reason from referral_contacts c
        where ${inOrganization(tx, 'c')} and c.name_key = r.name_key
          and c.organization_key = r.org_key limit 1) by_name on true`
    : sql`left join lateral (select null::uuid as id, null::text as reason) by_email on true
      left join lateral (select s.id, 'name' as reason from referral_sources s
        where ${inOrganization(tx, 's')} and s.name_key = r.name_key limit 1) by_name on true`;

/**
 * Says what the planner may do from here on in this transaction. Rows that have just come have no statistics and are
 * taken for few: each would be compared with each, or a whole table looked through for it.
 */
export const plan = (tx: TxContext, { seqscan, nestloop }: Record<'seqscan' | 'nestloop', boolean>) =>
  sql`select set_config('enable_seqscan', ${String(seqscan)}, true),
    set_config('enable_nestloop', ${String(nestloop)}, true)`.execute(tx.db);

/**
 * Marks the new rows of some lines that by now repeat a record. They are looked up first and marked by their lines: in one
 * statement, rows without statistics may be joined each with each.
 */
export async function markKnown(tx: TxContext, { id, kind }: ClassifiedImport, { after, upTo }: Lines): Promise<void> {
  const { rows: known } = await sql<{ line: number; reason: string; id: string }>`
    select r.line, coalesce(by_email.reason, by_name.reason) as reason, coalesce(by_email.id, by_name.id) as id
    from import_rows r ${knownRecord(tx, kind)}
    where r.import_id = ${id} and r.outcome = 'new' and r.line > ${after} and r.line <= ${upTo}
      and coalesce(by_email.id, by_name.id) is not null`.execute(tx.db);
  if (known.length === 0) return;
  const lines = known.map(({ line }) => line);
  await sql`update import_rows r set outcome = 'duplicate', reason = known.reason, other_id = known.id
    from unnest(${lines}::integer[], ${known.map(({ reason }) => reason)}::text[], ${known.map((row) => row.id)}::uuid[])
      as known(line, reason, id)
    where r.import_id = ${id} and r.line = any(${lines}::integer[]) and r.line = known.line`.execute(tx.db);
}

/**
 * Sets new rows apart from duplicates: of the organization's records, and of an earlier row of the file. The keys are grouped
 * by their bytes, which sorts many times faster than by the rules of a language.
 */
async function markDuplicates(tx: TxContext, { id, kind }: ClassifiedImport): Promise<void> {
  await plan(tx, { seqscan: false, nestloop: false });
  await sql`with judged as materialized (
      select r.line, r.outcome as was_outcome, r.reason as was_reason, r.other_id as was_id, r.other_line as was_line,
        coalesce(by_email.id, by_name.id) as other_id,
        coalesce(by_email.reason, by_name.reason,
          case when email_line < r.line then 'file_email' when name_line < r.line then 'file_name' end) as reason,
        case when coalesce(by_email.id, by_name.id) is null then
          case when email_line < r.line then email_line when name_line < r.line then name_line end end as other_line
      from (
        select line, outcome, reason, other_id, other_line, name_key, org_key, email_key,
          case when email_key is not null then min(line) over (partition by email_key collate "C") end as email_line,
          min(line) over (partition by name_key collate "C", org_key collate "C") as name_line
        from import_rows where import_id = ${id} and outcome in ('new', 'duplicate')
      ) r ${knownRecord(tx, kind)}
    )
    update import_rows target set outcome = case when judged.reason is null then 'new' else 'duplicate' end,
      reason = judged.reason, other_id = judged.other_id, other_line = judged.other_line
    from judged
    where target.import_id = ${id} and target.line = judged.line
      and (was_outcome, was_reason, was_id, was_line) is distinct from
        (case when judged.reason is null then 'new' else 'duplicate' end, judged.reason, judged.other_id, judged.other_line)`.execute(
    tx.db,
  );
  await plan(tx, { seqscan: true, nestloop: true });
}

/** The source of each organization's name: the one active one of it, else the one archived one. */
async function resolveOrganizations(tx: TxContext, { id }: ClassifiedImport): Promise<void> {
  // One that was chosen or found before may have been taken back with the import it came by.
  await sql`update import_organizations o set referral_id = null, created = false
    where o.import_id = ${id} and o.referral_id is not null and not exists (
      select 1 from referral_sources s where ${inOrganization(tx, 's')} and s.id = o.referral_id
    )`.execute(tx.db);
  await sql`update import_organizations target set referral_id = found.id
    from (
      select o.org_key, coalesce(
        (array_agg(s.id) filter (where s.is_active))[1], (array_agg(s.id))[1]
      ) as id
      from import_organizations o
      join referral_sources s on ${inOrganization(tx, 's')} and s.name_key = o.org_key
      where o.import_id = ${id} and o.referral_id is null
      group by o.org_key
      having count(*) filter (where s.is_active) = 1 or count(*) = 1
    ) found
    where target.import_id = ${id} and target.org_key = found.org_key`.execute(tx.db);
}

/** Finds the source of each organization; a name that several have is a problem of its rows until one is chosen. */
export async function settleOrganizations(tx: TxContext, importOf: ClassifiedImport): Promise<void> {
  await resolveOrganizations(tx, importOf);
  await sql`with ambiguous as materialized (
      select org_key from import_organizations o where o.import_id = ${importOf.id} and o.referral_id is null
        and exists (select 1 from referral_sources s where ${inOrganization(tx, 's')} and s.name_key = o.org_key)
    )
    update import_rows r set outcome = 'problem', problems = ${AMBIGUOUS}::jsonb, reason = null
    from ambiguous where r.import_id = ${importOf.id} and r.outcome = 'new' and r.org_key = ambiguous.org_key`.execute(
    tx.db,
  );
}

/** Takes that problem from an organization's rows again, whose source is known now. */
export const clearAmbiguous = (tx: TxContext, { id }: ClassifiedImport, org_key: string) =>
  sql`update import_rows set outcome = 'new', problems = null
    where import_id = ${id} and org_key = ${org_key} and outcome = 'problem'
      and problems = ${AMBIGUOUS}::jsonb`.execute(tx.db);

/** Names the organizations of the contacts, each as it is written first. */
async function nameOrganizations(tx: TxContext, { id }: ClassifiedImport): Promise<void> {
  await sql`insert into import_organizations (import_id, org_key, org_id, name)
    select r.import_id, r.org_key, ${tx.actor.org_id}::uuid, r.fields ->> 'organization_name'
    from (
      select min(line) as line from import_rows where import_id = ${id} and outcome in ('new', 'duplicate')
      group by org_key collate "C"
    ) first
    join import_rows r on r.import_id = ${id} and r.line = first.line
    on conflict do nothing`.execute(tx.db);
}

/** Judges every checked row again: it may be run as often as one likes, and answers the same while nothing changes. */
export async function classifyRows(tx: TxContext, importOf: ClassifiedImport): Promise<void> {
  await markDuplicates(tx, importOf);
  if (importOf.kind !== 'contacts') return;
  await nameOrganizations(tx, importOf);
  await settleOrganizations(tx, importOf);
}
