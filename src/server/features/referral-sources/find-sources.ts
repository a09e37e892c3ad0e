import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { AppError } from '#shared/platform/errors.ts';

/** A source as the wire names it, and the input fields its id and its name stand in. */
export interface SourceReference {
  id: string | null;
  name: string | null;
  fields: { id: string; name: string };
}

/**
 * How a found source is held until the end of the transaction, so that the name written down is its last: against a
 * rename alone, or, where its own row is going to be changed, against every other writer.
 */
type Hold = 'against_rename' | 'to_change';

interface FoundSource {
  id: string;
  referral_name: string;
}

const sourceRow = (tx: TxContext) =>
  tx.db
    .selectFrom('referral_sources')
    .select(['referral_sources.id', 'referral_name'])
    .where(inOrganization(tx, 'referral_sources'));

async function byId(tx: TxContext, ids: readonly string[], hold: Hold): Promise<Map<string, FoundSource>> {
  if (ids.length === 0) return new Map();
  const found = sourceRow(tx).where('referral_sources.id', 'in', ids).orderBy('referral_sources.id');
  const rows = await (hold === 'to_change' ? found.forNoKeyUpdate() : found.forShare()).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The active sources of each name; an archived one is named by its id alone. */
async function byName(tx: TxContext, names: readonly string[], hold: Hold): Promise<Map<string, FoundSource[]>> {
  const found = new Map<string, FoundSource[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const named = sourceRow(tx)
    .innerJoin(sql<{ given: string }>`unnest(${sql.val(names)}::text[])`.as<'named'>(sql`named(given)`), (join) =>
      join.on(sql<boolean>`referral_sources.name_key = fold(collapse(named.given))`),
    )
    .select('named.given')
    .where('is_active', '=', true)
    .orderBy('referral_sources.id');
  const rows = await (hold === 'to_change'
    ? named.forNoKeyUpdate('referral_sources')
    : named.forShare('referral_sources')
  ).execute();
  for (const { given, ...row } of rows) found.get(given)?.push(row);
  return found;
}

function refuse(code: 'not_found' | 'bad_request', field: string, message: string): never {
  throw new AppError(code, message, { fields: { [field]: message } });
}

/**
 * The sources that references mean, held, in their order: by id, or by a name that only one active source has (C-44a).
 * @throws not_found for an id that is not there; bad_request for a name that none or several have
 */
export async function findSources(
  tx: TxContext,
  references: readonly SourceReference[],
  hold: Hold = 'against_rename',
): Promise<FoundSource[]> {
  const ids = await byId(
    tx,
    references.flatMap(({ id }) => (id === null ? [] : [id])),
    hold,
  );
  const names = await byName(
    tx,
    [...new Set(references.flatMap(({ id, name }) => (id === null && name !== null ? [name] : [])))],
    hold,
  );
  return references.map(({ id, name, fields }) => {
    if (id !== null) return ids.get(id) ?? refuse('not_found', fields.id, text.source_not_found);
    const [source, another] = names.get(name ?? '') ?? [];
    if (another) refuse('bad_request', fields.name, text.source_ambiguous);
    return source ?? refuse('bad_request', fields.name, text.source_not_found);
  });
}

/** Holds a source until the end of the transaction, so that its engagement is known from all of its activities. */
export async function lockSource(tx: TxContext, id: string): Promise<void> {
  await sourceRow(tx).where('referral_sources.id', '=', id).forNoKeyUpdate().execute();
}
