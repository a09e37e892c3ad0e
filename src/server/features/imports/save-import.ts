import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { DEFAULT_ORGANIZATION_TYPE, MAX_ORGANIZATIONS } from '#shared/features/imports/imports.rules.ts';
import { SaveImportInput } from '#shared/features/imports/imports.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { settleOrganizations } from './classify-rows.ts';
import { lockImportIn, moveImport, type WorkingImport } from './working-import.ts';

/** What a person said of an unknown organization; null leaves its contacts out. */
type Choice = { name: string; type: string | null };

/** Leaves out the rows of organizations that a person wants left out. */
async function skipOrganizations(tx: TxContext, { id }: WorkingImport, choices: readonly Choice[]): Promise<void> {
  const names = choices.flatMap(({ name, type }) => (type === null ? [name] : []));
  if (names.length === 0) return;
  const { rows: skipped } = await sql<{ org_key: string }>`select org_key from import_organizations
    where import_id = ${id} and referral_id is null
      and org_key in (select fold(collapse(name)) from unnest(${names}::text[]) as name)`.execute(tx.db);
  await sql`update import_rows set outcome = 'skipped'
    where import_id = ${id} and outcome = 'new'
      and org_key = any(${skipped.map(({ org_key }) => org_key)}::text[])`.execute(tx.db);
}

/**
 * Adds the organizations that are still unknown, each of the type chosen for it, and names them to the import's rows.
 * What the rows name is gathered once: rows that have just come have no statistics, and a planner may look through them
 * for each organization.
 */
async function createOrganizations(tx: TxContext, found: WorkingImport, choices: readonly Choice[]): Promise<string[]> {
  await settleOrganizations(tx, found);
  await skipOrganizations(tx, found, choices);
  const { rows: unknown } = await sql<{ org_key: string; name: string; type: string }>`with named as materialized (
      select r.org_key collate "C" as org_key from import_rows r where r.import_id = ${found.id} and r.outcome = 'new' group by 1
    ), choice as materialized (
      select distinct on (1) fold(collapse(name)) as org_key, type
      from unnest(${choices.map(({ name }) => name)}::text[], ${choices.map(({ type }) => type)}::text[])
        with ordinality as given(name, type, at)
      order by 1, at
    )
    select o.org_key, o.name, coalesce(choice.type, ${DEFAULT_ORGANIZATION_TYPE}) as type
    from import_organizations o left join choice on choice.org_key = o.org_key
    where o.import_id = ${found.id} and o.referral_id is null and o.org_key collate "C" in (select org_key from named)
    order by o.org_key limit ${MAX_ORGANIZATIONS + 1}`.execute(tx.db);
  if (unknown.length === 0) return [];
  ensure(unknown.length <= MAX_ORGANIZATIONS, 'bad_request', importsMessages.too_many_organizations);
  const now = tx.services.clock.now().toISOString();
  const sources = unknown.map(({ name, type }) => ({
    id: tx.services.newId(),
    org_id: tx.actor.org_id,
    import_id: found.id,
    referral_name: name,
    type,
    created_at: now,
    updated_at: now,
    updated_by: person(tx).user_id,
  }));
  await tx.db.insertInto('referral_sources').values(sources).execute();
  const ids = sources.map(({ id }) => id);
  await sql`update import_organizations o set referral_id = made.id, created = true
    from unnest(${ids}::uuid[], ${unknown.map(({ org_key }) => org_key)}::text[]) as made(id, org_key)
    where o.import_id = ${found.id} and o.org_key = made.org_key`.execute(tx.db);
  return ids;
}

/** Says 'no new rows' in the words of the kind. */
const nothingNew = (found: WorkingImport) =>
  new AppError(
    'bad_request',
    found.kind === 'contacts' ? importsMessages.no_new_contacts : importsMessages.no_new_referrals,
  );

/**
 * Adds an import's new rows: unknown organizations at once, the rows by its job. After it, rows that were fixed since
 * can be added by another call; nothing is added twice.
 */
export const saveImport = verb(
  { name: 'imports.save', kind: 'write', permission: 'imports:use', input: SaveImportInput },
  (ctx, { import_id, organizations }): Promise<{ import_id: string }> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['SOURCE_TYPES'])],
      async (tx, [lists]) => {
        const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
        ensureOffered(
          lists,
          organizations.map(({ type }, at) => ({
            list: 'SOURCE_TYPES',
            field: `organizations.${at}.type`,
            value: type,
          })),
        );
        await takeOutreachTurn(tx, 'alone');
        const ids = found.kind === 'contacts' ? await createOrganizations(tx, found, organizations) : [];
        const { rows } = await sql<{ rows: number }>`select count(*) as rows from import_rows
        where import_id = ${import_id} and outcome = 'new'`.execute(tx.db);
        const left = rows[0]?.rows ?? 0;
        if (left === 0) throw nothingNew(found);
        await moveImport(tx, import_id, { state: 'saving', failure: null, rows_done: 0, rows_total: left });
        await enqueue(tx, workOnImport, { import_id });
        if (ids.length > 0) await audit(tx, { entity: 'referral_source', ids, details: { import_id } });
        await audit(tx, { entity: 'import', ids: [import_id], details: { rows: left } });
        return { import_id };
      },
    ),
);
