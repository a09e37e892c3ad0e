import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { type Lines, markKnown, plan } from './classify-rows.ts';
import { SOURCE_GONE } from './imports.rules.ts';
import { lockImport, moveImport, type WorkingImport } from './working-import.ts';

/** Rows added by one transaction; whoever adds by hand meanwhile waits for one at most, about half a second. */
const BATCH = 4_000;

/**
 * Each row's organization is looked up by itself: as a join, a planner without statistics went through all organizations
 * of the import for every row.
 */
const insertContacts = (tx: TxContext, { id, created_by_id }: WorkingImport, { after, upTo }: Lines, now: string) =>
  sql<{ id: string }>`insert into referral_contacts (id, org_id, import_id, referral_id, organization_name, firstname,
      lastname, prefix, title, email, phone_number, address, city, state, zipcode, created_at, updated_at, updated_by)
    select r.record_id, r.org_id, r.import_id, s.id, s.referral_name, f ->> 'firstname', f ->> 'lastname', f ->> 'prefix',
      f ->> 'title', f ->> 'email', f ->> 'phone_number', f ->> 'address', f ->> 'city', f ->> 'state', f ->> 'zipcode',
      ${now}, ${now}, ${created_by_id}
    from import_rows r
    cross join lateral (select o.referral_id from import_organizations o
      where o.import_id = r.import_id and o.org_key = r.org_key offset 0) named
    join referral_sources s on s.org_id = r.org_id and s.id = named.referral_id
    cross join lateral (select r.fields as f) fields
    where r.import_id = ${id} and r.outcome = 'new' and r.line > ${after} and r.line <= ${upTo}
    order by r.line
    returning id`.execute(tx.db);

const insertSources = (tx: TxContext, { id, created_by_id }: WorkingImport, { after, upTo }: Lines, now: string) =>
  sql<{ id: string }>`insert into referral_sources (id, org_id, import_id, referral_name, type, payment_type,
      specializations, rule_out, website_url, linkedin_url, address, state, zipcode, average_length_of_stay, gender_served,
      levels_of_care, population_served, created_at, updated_at, updated_by)
    select r.record_id, r.org_id, r.import_id, f.referral_name, f.type, f.payment_type, f.specializations, f.rule_out,
      f.website_url, f.linkedin_url, f.address, f.state, f.zipcode, f.average_length_of_stay, f.gender_served,
      f.levels_of_care, f.population_served, ${now}, ${now}, ${created_by_id}
    from import_rows r cross join lateral jsonb_to_record(r.fields) as f(referral_name text, type text,
      payment_type text[], specializations text[], rule_out text, website_url text, linkedin_url text, address text,
      state text, zipcode text, average_length_of_stay integer, gender_served text, levels_of_care text[],
      population_served text[])
    where r.import_id = ${id} and r.outcome = 'new' and r.line > ${after} and r.line <= ${upTo}
    order by r.line
    returning id`.execute(tx.db);

/** Sets rows aside whose source went since with the import it had come by. */
async function setLostAside(tx: TxContext, { id }: WorkingImport): Promise<void> {
  const { rows: lost } = await sql<{ org_key: string }>`select org_key from import_organizations o
    where o.import_id = ${id} and o.referral_id is not null and not exists (
      select 1 from referral_sources s where ${inOrganization(tx, 's')} and s.id = o.referral_id
    )`.execute(tx.db);
  if (lost.length === 0) return;
  await sql`update import_rows set outcome = 'problem', problems = ${SOURCE_GONE}::jsonb
    where import_id = ${id} and outcome = 'new'
      and org_key = any(${lost.map(({ org_key }) => org_key)}::text[])`.execute(tx.db);
}

/** The line up to which the next batch goes; null where no new row is left. */
async function batchEnd(tx: TxContext, id: string, after: number): Promise<number | null> {
  const { rows } = await sql<{ line: number | null }>`select max(line) as line from (
      select line from import_rows where import_id = ${id} and outcome = 'new' and line > ${after}
        order by line limit ${BATCH}
    ) batch`.execute(tx.db);
  return rows[0]?.line ?? null;
}

/**
 * Adds the next batch of an import's new rows; what has become a duplicate meanwhile is left out. What stands before it is
 * not looked at again: each row saved leaves its former place in the index, and every batch would walk past all of them.
 * @returns the line it went to, or null where nothing is left to do
 */
async function saveBatch(ctx: Context, import_id: string, after: number): Promise<number | null> {
  return withTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, import_id);
    if (found?.state !== 'saving') return null;
    await takeOutreachTurn(tx, 'alone');
    await plan(tx, { seqscan: false, nestloop: true });
    if (found.kind === 'contacts') await setLostAside(tx, found);
    const upTo = await batchEnd(tx, import_id, after);
    if (upTo === null) {
      await moveImport(tx, import_id, { state: 'saved' });
      await tx.db.deleteFrom('import_files').where('import_id', '=', import_id).execute();
      return null;
    }
    const lines = { after, upTo };
    await markKnown(tx, found, lines);
    const now = tx.services.clock.now().toISOString();
    const insert = found.kind === 'contacts' ? insertContacts : insertSources;
    const ids = (await insert(tx, found, lines, now)).rows.map(({ id }) => id);
    await sql`update import_rows set outcome = 'saved'
      where import_id = ${import_id} and outcome = 'new' and line > ${after} and line <= ${upTo}`.execute(tx.db);
    await moveImport(tx, import_id, { rows_done: found.rows_done + ids.length });
    await audit(tx, {
      entity: found.kind === 'contacts' ? 'contact' : 'referral_source',
      ids,
      details: { import_id },
    });
    return upTo;
  });
}

/** Adds all new rows of an import, batch by batch: killed between two it goes on with the next. */
export async function saveRows(ctx: Context, import_id: string, signal: AbortSignal): Promise<void> {
  for (let line = await saveBatch(ctx, import_id, 0); line !== null; line = await saveBatch(ctx, import_id, line))
    signal.throwIfAborted();
}
