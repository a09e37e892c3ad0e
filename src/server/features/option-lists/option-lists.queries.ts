import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { mapOptionLists, OPTION_LISTS, type OptionList } from '#shared/features/option-lists/option-lists.ts';
import { keptLists, offeredIn } from './option-lists.access.ts';

/** What a list offers, and what it no longer offers though records hold it: a filter shows both. */
export interface OptionsView {
  offered: readonly string[];
  carried: readonly string[];
}

const NAMES = Object.keys(OPTION_LISTS) as OptionList[];

/** A record that holds an entry: asked of each list that a filter or a rule is chosen from. */
const HELD = {
  CONDITIONS: () =>
    // Past row-level security, for the sake of the conditions' index: one is enough.
    sql<SqlBool>`count_inquiries('', '{}', '{}', '{}', array[hidden.entry], null, null, null, null, '{}', 0) > 0`,
  SOURCE_TYPES: (ctx: Context) => held(ctx, 'referral_sources', sql`referral_sources.type = hidden.entry`),
  SPECIALIZATIONS: (ctx: Context) =>
    held(ctx, 'referral_sources', sql`hidden.entry = any(referral_sources.specializations)`),
  CONTACT_TITLES: (ctx: Context) => held(ctx, 'referral_contacts', sql`referral_contacts.title = hidden.entry`),
  CREDENTIALS: (ctx: Context) => held(ctx, 'referral_contacts', sql`referral_contacts.credential = hidden.entry`),
} satisfies Partial<Record<OptionList, (ctx: Context) => RawBuilder<SqlBool>>>;

function held(ctx: Context, table: 'referral_sources' | 'referral_contacts', holds: RawBuilder<unknown>) {
  return sql<SqlBool>`exists (select from ${sql.table(table)} where ${inOrganization(ctx, table)} and ${holds})`;
}

const FILTERED = Object.keys(HELD) as (keyof typeof HELD)[];

interface CarriedEntry {
  list: OptionList;
  entry: string;
}

/** What lists once offered and no longer do, an entry a row: those that a record holds still. */
const carriedEntries = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .innerJoinLateral(
      sql<{ entry: string }>`jsonb_array_elements_text(configurations.config -> 'hidden')`.as<'hidden'>(
        sql`hidden(entry)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['configurations.type as list', 'hidden.entry'])
    .where(inOrganization(ctx, 'configurations'))
    .where('configurations.user_id', 'is', null)
    .where('configurations.type', 'in', FILTERED)
    .where(
      sql<SqlBool>`case configurations.type ${sql.join(
        FILTERED.map((name) => sql`when ${sql.lit(name)} then ${HELD[name](ctx)}`),
        sql` `,
      )} end`,
    )
    .$castTo<CarriedEntry>();

/** Everything that people choose from on records, list by list. */
export const getOptions = verb(
  { name: 'option_lists.get', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<Record<OptionList, OptionsView>> => {
    const [kept, held] = await read(ctx, (db) => [keptLists(db, ctx, NAMES), carriedEntries(db, ctx)]);
    return mapOptionLists((name) => ({
      offered: offeredIn(kept, name),
      carried: held.filter(({ list }) => list === name).map(({ entry }) => entry),
    }));
  },
);
