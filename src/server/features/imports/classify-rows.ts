import { sql } from 'kysely';
import { importsMessages } from '../../../shared/features/imports/imports.messages.ts';
import type { ImportKind } from '../../../shared/features/imports/imports.rules.ts';
import type { TxContext } from '../../platform/context.ts';

interface ClassifiedImport {
  id: string;
  kind: ImportKind;
}

/**
 * The record of the organisation, archived or not, that a row repeats: for a contact one of its e-mail address, else one
 * of its name and organisation; for a source one of its name. `r` is the row.
 */
const knownRecord = (tx: TxContext, kind: ImportKind) =>
  kind === 'contacts'
    ? sql`left join lateral (select c.id, 'email' as reason from referral_contacts c
        where c.org_id = ${tx.actor.org_id} and c.email_key = r.email_key limit 1) by_email on true
      left join lateral (select c.id, 'name' as reason from referral_contacts c
        where c.org_id = ${tx.actor.org_id} and c.name_key = r.name_key
          and c.organization_key = r.org_key limit 1) by_name on true`
    : sql`left join lateral (select null::uuid as id, null::text as reason) by_email on true
      left join lateral (select s.id, 'name' as reason from referral_sources s
        where s.org_id = ${tx.actor.org_id} and s.name_key = r.name_key limit 1) by_name on true`;

/** Marks the new rows up to a line that by now repeat a record. */
export async function markKnown(tx: TxContext, { id, kind }: ClassifiedImport, upTo: number): Promise<void> {
  await sql`update import_rows target set outcome = 'duplicate', reason = known.reason, other_id = known.id
    from (
      select r.line, coalesce(by_email.id, by_name.id) as id, coalesce(by_email.reason, by_name.reason) as reason
      from import_rows r ${knownRecord(tx, kind)}
      where r.import_id = ${id} and r.outcome = 'new' and r.line <= ${upTo}
    ) known
    where target.import_id = ${id} and target.line = known.line and known.id is not null`.execute(tx.db);
}

/** Tells new rows from duplicates: of the organisation's records, and of an earlier row of the file. */
async function markDuplicates(tx: TxContext, { id, kind }: ClassifiedImport): Promise<void> {
  await sql`update import_rows target set
      outcome = case when judged.reason is null then 'new' else 'duplicate' end,
      reason = judged.reason, other_id = judged.other_id, other_line = judged.other_line
    from (
      select line, coalesce(record_reason, file_reason) as reason, record_id as other_id,
        case when record_reason is null then case file_reason when 'file_email' then email_line when 'file_name' then name_line end end
          as other_line
      from (
        select r.line, email_line, name_line,
          coalesce(by_email.id, by_name.id) as record_id, coalesce(by_email.reason, by_name.reason) as record_reason,
          case when r.email_key is not null and email_line < r.line then 'file_email'
            when name_line < r.line then 'file_name' end as file_reason
        from (
          select line, name_key, org_key, email_key, min(line) over (partition by email_key) as email_line,
            min(line) over (partition by name_key, org_key) as name_line
          from import_rows where import_id = ${id} and outcome in ('new', 'duplicate')
        ) r ${knownRecord(tx, kind)}
      ) compared
    ) judged
    where target.import_id = ${id} and target.line = judged.line
      and (target.outcome, target.reason, target.other_id, target.other_line) is distinct from
        (case when judged.reason is null then 'new' else 'duplicate' end, judged.reason, judged.other_id, judged.other_line)`.execute(
    tx.db,
  );
}

/** The source of each organisation's name: the one active one of it, else the one archived one. */
export async function resolveOrganisations(tx: TxContext, { id }: ClassifiedImport): Promise<void> {
  await sql`update import_organisations target set referral_id = found.id
    from (
      select o.org_key, coalesce(
        (array_agg(s.id) filter (where s.is_active))[1], (array_agg(s.id))[1]
      ) as id
      from import_organisations o
      join referral_sources s on s.org_id = ${tx.actor.org_id} and s.name_key = o.org_key
      where o.import_id = ${id} and o.referral_id is null
      group by o.org_key
      having count(*) filter (where s.is_active) = 1 or count(*) = 1
    ) found
    where target.import_id = ${id} and target.org_key = found.org_key`.execute(tx.db);
}

/** Names the organisations of the contacts, and makes those whose name several sources have a problem of their rows. */
async function markOrganisations(tx: TxContext, importOf: ClassifiedImport): Promise<void> {
  const { id } = importOf;
  await sql`insert into import_organisations (import_id, org_key, org_id, name)
    select ${id}::uuid, org_key, ${tx.actor.org_id}::uuid, (array_agg(fields ->> 'organization_name' order by line))[1]
    from import_rows where import_id = ${id} and outcome in ('new', 'duplicate') group by org_key
    on conflict do nothing`.execute(tx.db);
  await resolveOrganisations(tx, importOf);
  const problem = JSON.stringify({ organization_name: importsMessages.problem_ambiguous });
  await sql`update import_rows r set outcome = 'problem', problems = ${problem}::jsonb, reason = null
    from import_organisations o
    where r.import_id = ${id} and r.outcome = 'new' and o.import_id = r.import_id and o.org_key = r.org_key
      and o.referral_id is null
      and exists (select 1 from referral_sources s where s.org_id = ${tx.actor.org_id} and s.name_key = o.org_key)`.execute(
    tx.db,
  );
}

/** Judges every checked row anew: it may be run as often as one likes, and answers the same while nothing changes. */
export async function classifyRows(tx: TxContext, importOf: ClassifiedImport): Promise<void> {
  await markDuplicates(tx, importOf);
  if (importOf.kind === 'contacts') await markOrganisations(tx, importOf);
}
