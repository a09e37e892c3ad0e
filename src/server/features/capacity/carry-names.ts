import { type SqlBool, sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import type { ProgramsWhole } from '#shared/features/capacity/capacity-whole.ts';
import type { ConfigurationName } from '#shared/features/configuration/configuration.schemas.ts';

/** What names programs: the views of the inquiries, a person's and the shared ones, and the lists on a dashboard. */
const NAMING = [
  'OPPORTUNITY_VIEWS',
  'SHARED_OPPORTUNITY_VIEWS',
  'DASHBOARD_WIDGETS',
] as const satisfies readonly ConfigurationName[];
const FILTER = 'facility_filter';

const renamed = ({ programs: before }: ProgramsWhole, { programs: after }: ProgramsWhole): Map<string, string> => {
  const names = new Map(after.map(({ id, name }) => [id, name]));
  return new Map(
    before.flatMap(({ id, name }) => {
      const now = names.get(id);
      return now === undefined || now === name ? [] : [[name, now] as const];
    }),
  );
};

/** A configuration in which every filter of programs has their new names; the rest of it as it is. */
const withNames = (config: unknown, names: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    key === FILTER && Array.isArray(value)
      ? value.map((name: unknown) => (typeof name === 'string' ? (names.get(name) ?? name) : name))
      : value,
  );

/**
 * Gives the programs that have got another name that name in all that filters by it. An inquiry shows its program's new
 * name at once; a view of the old one would be empty from then on.
 */
export async function carryNames(tx: TxContext, before: ProgramsWhole, after: ProgramsWhole): Promise<void> {
  const names = renamed(before, after);
  if (names.size === 0) return;
  const rows = await tx.db
    .selectFrom('configurations')
    .select(['id', 'config'])
    .where(inOrganization(tx, 'configurations'))
    .where('type', 'in', NAMING)
    .where(
      sql<SqlBool>`jsonb_path_exists(config, 'lax $.**.facility_filter[*] ? (@ == $names[*])',
        ${JSON.stringify({ names: [...names.keys()] })}::jsonb)`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, config } of rows)
    await tx.db
      .updateTable('configurations')
      .set({ config: JSON.stringify(withNames(config, names)), ...nextVersion(tx) })
      .where(inOrganization(tx, 'configurations'))
      .where('id', '=', id)
      .execute();
  if (rows.length > 0) await audit(tx, { entity: 'configuration', ids: rows.map(({ id }) => id) });
}
