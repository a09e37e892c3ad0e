import { sql } from 'kysely';
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

/** What a list once offered and no longer does, an entry a row. */
const hiddenOf = (db: Db, ctx: Context, name: OptionList) =>
  db
    .selectFrom('configurations')
    .innerJoinLateral(
      sql<{ entry: string }>`jsonb_array_elements_text(configurations.config -> 'hidden')`.as<'hidden'>(
        sql`hidden(entry)`,
      ),
      (join) => join.onTrue(),
    )
    .select('hidden.entry')
    .where(inOrganization(ctx, 'configurations'))
    .where('configurations.user_id', 'is', null)
    .where('configurations.type', '=', name);

/** Of these, those that a record holds still. */
const carriedTitles = (db: Db, ctx: Context) =>
  hiddenOf(db, ctx, 'CONTACT_TITLES').where(({ exists, selectFrom }) =>
    exists(
      selectFrom('referral_contacts')
        .select('referral_contacts.id')
        .where(inOrganization(ctx, 'referral_contacts'))
        .whereRef('referral_contacts.title', '=', 'hidden.entry'),
    ),
  );

const carriedTypes = (db: Db, ctx: Context) =>
  hiddenOf(db, ctx, 'SOURCE_TYPES').where(({ exists, selectFrom }) =>
    exists(
      selectFrom('referral_sources')
        .select('referral_sources.id')
        .where(inOrganization(ctx, 'referral_sources'))
        .whereRef('referral_sources.type', '=', 'hidden.entry'),
    ),
  );

/** Everything that people choose from on records, list by list. */
export const getOptions = verb(
  { name: 'option_lists.get', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<Record<OptionList, OptionsView>> => {
    const [kept, titles, types] = await read(ctx, (db) => [
      keptLists(db, ctx, NAMES),
      carriedTitles(db, ctx),
      carriedTypes(db, ctx),
    ]);
    const carried: Partial<Record<OptionList, string[]>> = {
      CONTACT_TITLES: titles.map(({ entry }) => entry),
      SOURCE_TYPES: types.map(({ entry }) => entry),
    };
    const viewOf = (name: OptionList): OptionsView => ({
      offered: offeredIn(kept, name),
      carried: carried[name] ?? [],
    });
    return mapOptionLists(viewOf);
  },
);
