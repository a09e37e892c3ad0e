import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** A name as it was said, and by which key of a client it is looked up. */
const asked = (said: readonly string[]) =>
  sql`(select said, fold(collapse(said)) as key from unnest(${[...said]}::text[]) said offset 0)`;

interface Said {
  said: string;
  whole: boolean;
}

/**
 * Of words and runs of words, those that are a name of a client of the organization, or of somebody around one: an
 * emergency contact, an insurance subscriber, an inquiry's contact person. `whole` asks for a name of several words.
 */
export const clientNamesAmong = (db: Db, ctx: Context, { words, runs }: { words: string[]; runs: string[] }) => {
  const around = sql`exists (select from names_around_clients where ${inOrganization(ctx, 'names_around_clients')} and key = asked.key)`;
  const query = sql<Said>`select said, false as whole from ${asked(words)} asked
      where exists (select from clients where ${inOrganization(ctx, 'clients')} and firstname_key = asked.key)
        or exists (select from clients where ${inOrganization(ctx, 'clients')} and lastname_key = asked.key) or ${around}
    union all
    select said, true from ${asked(runs)} asked
      where exists (select from clients where ${inOrganization(ctx, 'clients')} and name_key = asked.key)
        or exists (select from clients where ${inOrganization(ctx, 'clients')} and lastname_key = asked.key) or ${around}`;
  return { compile: () => query.compile(db) };
};

/** Names of clients as they were said: single words, and runs of several. */
export interface ClientNames {
  words: ReadonlySet<string>;
  runs: ReadonlySet<string>;
}

export const asClientNames = (rows: readonly Said[]): ClientNames => ({
  words: new Set(rows.filter(({ whole }) => !whole).map(({ said }) => said)),
  runs: new Set(rows.filter(({ whole }) => whole).map(({ said }) => said)),
});
