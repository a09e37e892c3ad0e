import { type RawBuilder, sql } from 'kysely';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { CapacityType } from '#shared/features/capacity/capacity.schemas.ts';
import type { MembersWhole, ProgramsWhole } from '#shared/features/capacity/capacity-whole.ts';
import { keepingHistory, type Whole } from '../histories/keep-history.ts';
import { carryNames } from './carry-names.ts';
import { ensureEmpty } from './ensure-empty.ts';
import { tableOf, withFreeName } from './lock-capacity.ts';

const rowsOf = (tx: TxContext) =>
  tx.db
    .selectFrom('facilities')
    .select(['id', 'name', 'size'])
    .select(sql<boolean>`deleted_at is not null`.as('archived'))
    .where(inOrganization(tx, 'facilities'))
    .orderBy(sql`fold(name)`)
    .orderBy('id');

const peopleOf = (tx: TxContext) =>
  tx.db
    .selectFrom('clinicians')
    .select(['id', 'firstname', 'lastname', 'type'])
    .select(sql<boolean>`deleted_at is not null`.as('archived'))
    .where(inOrganization(tx, 'clinicians'))
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('id');

interface Entry {
  id: string;
  archived: boolean;
}

/** Rows as a version holds them; one made since is archived, as records may name it. */
const wantedOf = <T extends Entry>(kept: readonly T[], now: readonly T[]): T[] => {
  const known = new Map(kept.map((entry) => [entry.id, entry]));
  return now.map((entry) => known.get(entry.id) ?? { ...entry, archived: true });
};

/** Archives what is to go before anything takes its name, then gives every changed row what the version holds. */
async function restoreRows<T extends Entry>(
  tx: TxContext,
  type: CapacityType,
  { kept, now }: { kept: readonly T[]; now: readonly T[] },
  { columns, set }: { columns: RawBuilder<unknown>; set: RawBuilder<unknown> },
): Promise<void> {
  const before = new Map(now.map((entry) => [entry.id, JSON.stringify(entry)]));
  const changed = wantedOf(kept, now).filter((entry) => before.get(entry.id) !== JSON.stringify(entry));
  const table = sql.table(tableOf(type));
  const moment = tx.services.clock.now().toISOString();
  await sql`update ${table} changed set deleted_at = coalesce(changed.deleted_at, ${moment})
    where ${inOrganization(tx, 'changed')} and changed.id = any(${changed.map(({ id }) => id)}::uuid[])`.execute(tx.db);
  await withFreeName(() =>
    sql`update ${table} changed set ${set}, version = changed.version + 1, updated_at = ${moment},
        updated_by = ${person(tx).user_id}, deleted_at = case when kept.archived then changed.deleted_at end
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) kept(id uuid, archived boolean, ${columns})
      where ${inOrganization(tx, 'changed')} and changed.id = kept.id`.execute(tx.db),
  );
}

/** All programs, archived ones too. */
const programs: Whole<ProgramsWhole> = {
  type: 'PROGRAMS',
  read: async (tx) => ({ programs: await rowsOf(tx).execute() }),
  async restore(tx, kept) {
    // Held: whoever takes a place in one meanwhile is seen here, or finds it archived.
    const now = await rowsOf(tx).forUpdate().execute();
    const open = new Set(now.filter(({ archived }) => !archived).map(({ id }) => id));
    for (const { id, archived } of wantedOf(kept.programs, now))
      if (archived && open.has(id)) await ensureEmpty(tx, id);
    await restoreRows(
      tx,
      'facility',
      { kept: kept.programs, now },
      {
        columns: sql`name text, size integer`,
        set: sql`name = kept.name, size = kept.size`,
      },
    );
  },
  changed: carryNames,
};

/** All clinical members, archived ones too. */
const members: Whole<MembersWhole> = {
  type: 'CLINICAL_MEMBERS',
  read: async (tx) => ({ members: await peopleOf(tx).execute() }),
  async restore(tx, kept) {
    const now = await peopleOf(tx).execute();
    await restoreRows(
      tx,
      'clinician',
      { kept: kept.members, now },
      {
        columns: sql`firstname text, lastname text, type text`,
        set: sql`firstname = kept.firstname, lastname = kept.lastname, type = kept.type`,
      },
    );
  },
};

export const capacityWholes = { programs, members };

/** Runs a change of the programs, or of the clinical members, as a version of all of them. */
export const keepingCapacity = <T>(tx: TxContext, type: CapacityType, change: () => Promise<T>): Promise<T> =>
  type === 'facility' ? keepingHistory(tx, programs, change) : keepingHistory(tx, members, change);
