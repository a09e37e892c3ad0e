import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { refuseStale } from '#server/platform/versioned.ts';
import { refreshEngagementJob } from '#shared/features/activities/activities.jobs.ts';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { readType, type VersionedType } from '#shared/features/configuration/configuration.schemas.ts';
import { type Place, rowAt } from './configuration.access.ts';
import type { ConfigurationView } from './configuration.view.ts';

type Config = Record<string, unknown>;

/** Where every source stands, or when it is due, follows from these. */
const MOVES_SOURCES: readonly string[] = ['ENGAGEMENT_STATUS_PERIOD', 'VISIT_RHYTHM'] satisfies VersionedType[];

/** The row at a place, made where there is none, and held until the end of the transaction. */
async function lockRow(tx: TxContext, place: Place, empty: object) {
  await tx.db
    .insertInto('configurations')
    .values({ ...place, id: tx.services.newId(), config: JSON.stringify(empty), version: 0 })
    .onConflict((conflict) => conflict.constraint('configurations_once').doNothing())
    .execute();
  return rowAt(tx.db, tx, place)
    .select(['id', 'config', 'version', 'updated_at', 'updated_by'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<typeof lockRow>>;

async function nameOf(tx: TxContext, user_id: string | null): Promise<string> {
  const who = await tx.db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where(inOrganization(tx, 'users'))
    .where('id', '=', user_id)
    .executeTakeFirst();
  return who ? fullName(who) : '';
}

const ensureCurrent = (tx: TxContext, { config, version, updated_by }: Row, readWith: number | undefined) =>
  refuseStale(
    tx,
    { version, updated_by },
    { version: readWith },
    { message: configurationMessages.changed_meanwhile, current: () => ({ ...(config as Config), version }) },
  );

/** Adds a version to the history, and before it the one it follows, where that was saved before there was a history. */
async function keepVersion(tx: TxContext, place: Place, before: Row, config: Config, restored_from: number | null) {
  const { user_id, ...user } = person(tx);
  const kept = { org_id: place.org_id, type: place.type };
  await tx.db
    .insertInto('configuration_versions')
    .values([
      {
        ...kept,
        version: before.version,
        config: JSON.stringify(before.config),
        restored_from: null,
        saved_at: before.updated_at,
        saved_by: before.updated_by,
        saved_by_name: await nameOf(tx, before.updated_by),
      },
      {
        ...kept,
        version: before.version + 1,
        config: JSON.stringify(config),
        restored_from,
        saved_at: tx.services.clock.now().toISOString(),
        saved_by: user_id,
        saved_by_name: fullName(user),
      },
    ])
    .onConflict((conflict) => conflict.columns(['org_id', 'type', 'version']).doNothing())
    .execute();
}

interface Change {
  config: Config;
  /** The version it was read with; absent, whatever is there is replaced. */
  version?: number | undefined;
  restored_from?: number;
}

/**
 * Replaces what a place holds, whole, with its history and its audit row.
 * @throws conflict, with the configuration as it is now, when it has changed since the version it was read with
 */
export async function keepConfiguration(tx: TxContext, place: Place, change: Change): Promise<ConfigurationView> {
  const { kind } = readType(place.type as VersionedType);
  const row = await lockRow(tx, place, kind.empty);
  await ensureCurrent(tx, row, change.version);
  const config = kind.merge?.(row.config as Config, change.config) ?? change.config;
  const version = row.version + 1;
  if (kind.owner === 'organization') await keepVersion(tx, place, row, config, change.restored_from ?? null);
  await tx.db
    .updateTable('configurations')
    .set({
      config: JSON.stringify(config),
      version,
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: person(tx).user_id,
    })
    .where(inOrganization(tx, 'configurations'))
    .where('id', '=', row.id)
    .execute();
  if (MOVES_SOURCES.includes(place.type)) await enqueue(tx, refreshEngagementJob, {});
  await audit(tx, { entity: 'configuration', ids: [row.id], details: { type: place.type, version } });
  return { ...config, version };
}
