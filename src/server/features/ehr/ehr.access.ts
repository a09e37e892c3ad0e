import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

/** The transmissions of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'ehr_transmissions'>): Expression<SqlBool> =>
    eb('ehr_transmissions.org_id', '=', ctx.actor.org_id);

/** What a row of type `EHR` holds; the private key as the field cipher made it. */
export interface StoredKeys {
  public_key: string;
  private_key: string;
  last4: string;
  active: boolean;
  base_url?: string;
}

export const CONFIGURATION_TYPE = 'EHR';

export interface KeysRow {
  id: string;
  name: string;
  config: StoredKeys;
}

/** The organisation's platforms. Every query of their keys goes through here. */
export const keysOfOrganisation = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .where('org_id', '=', ctx.actor.org_id)
    .where('type', '=', CONFIGURATION_TYPE)
    .where('user_id', 'is', null)
    .select(['id', 'name', 'config'])
    .$castTo<KeysRow>();
