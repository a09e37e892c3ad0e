import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { type ImportState, MAX_ORGANIZATIONS, PREVIEW_PAGE } from '#shared/features/imports/imports.rules.ts';
import {
  ImportListInput,
  ImportOfInput,
  ImportRowsInput,
  UploadCheckInput,
} from '#shared/features/imports/imports.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { AMBIGUOUS } from './imports.rules.ts';
import { type ImportRowView, type ImportView, selectImport, selectImportRow } from './imports.view.ts';

/** Imports of the list of recent ones. */
const RECENT = 20;

/** The organization's recent imports, the newest first, and how large a file of the next one may be. */
export const listImports = verb(
  { name: 'imports.list', kind: 'read', permission: 'imports:use', input: ImportListInput },
  async (ctx, { kind }): Promise<{ imports: ImportView[]; max_bytes: number }> => {
    const [rows] = await read(
      ctx,
      (db) => {
        let page = selectImport(db).where(inOrganization(ctx, 'imports'));
        if (kind) page = page.where('imports.kind', '=', kind);
        return [page.orderBy('imports.created_at', 'desc').orderBy('imports.id', 'desc').limit(RECENT)];
      },
      { entity: 'import' },
    );
    return { imports: rows, max_bytes: ctx.services.importMaxBytes };
  },
);

/** One import: where it stands, and how many rows ended each way. */
export const getImport = verb(
  { name: 'imports.get', kind: 'read', permission: 'imports:use', input: ImportOfInput },
  async (ctx, { import_id }): Promise<ImportView> => {
    const [rows] = await read(
      ctx,
      (db) => [selectImport(db).where(inOrganization(ctx, 'imports')).where('imports.id', '=', import_id)],
      { entity: 'import', ids: [import_id] },
    );
    ensure(rows[0], 'not_found', importsMessages.import_not_found);
    return rows[0];
  },
);

/** One page of an import's rows of one outcome, in the file's order. */
export const listRows = verb(
  { name: 'imports.rows', kind: 'read', permission: 'imports:use', input: ImportRowsInput },
  async (ctx, { import_id, outcome, page }): Promise<ImportRowView[]> => {
    const [rows, found] = await read(
      ctx,
      (db) => [
        selectImportRow(db)
          .where(inOrganization(ctx, 'import_rows'))
          .where('import_rows.import_id', '=', import_id)
          .where('import_rows.outcome', '=', outcome)
          .orderBy('import_rows.line')
          .limit(PREVIEW_PAGE)
          .offset((page - 1) * PREVIEW_PAGE),
        db
          .selectFrom('imports')
          .select('imports.id')
          .where(inOrganization(ctx, 'imports'))
          .where('imports.id', '=', import_id),
      ],
      { entity: 'import', ids: [import_id] },
    );
    ensure(found[0], 'not_found', importsMessages.import_not_found);
    return rows;
  },
);

/** One of several sources that an organization's name can mean. */
interface NamedSource {
  id: string;
  type: string;
  address: string | null;
  state: string | null;
}
/** Sources of one name that are offered. */
const MAX_NAMESAKES = 20;

/** The sources an organization's name can mean: the active ones, or where there is none the archived ones. */
const namesakes = sql<NamedSource[]>`(select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]') from (
    select id, type, address, state from referral_sources s
    where s.org_id = named.org_id and s.name_key = named.org_key and (s.is_active or not exists (
      select 1 from referral_sources other
      where other.org_id = s.org_id and other.name_key = s.name_key and other.is_active))
    order by s.id limit ${MAX_NAMESAKES}
  ) s)`;

/**
 * The organizations of an import's contacts that are not settled, and how many contacts each has: nobody's, which are
 * added with the contacts, and those whose name several sources have, of which one is to be chosen.
 */
export const listOrganizations = verb(
  { name: 'imports.organizations', kind: 'read', permission: 'imports:use', input: ImportOfInput },
  async (ctx, { import_id }): Promise<{ name: string; rows: number; sources: NamedSource[] }[]> => {
    const [rows, found] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('import_organizations as named')
          .innerJoin('import_rows as row', (join) =>
            join.onRef('row.import_id', '=', 'named.import_id').onRef('row.org_key', '=', 'named.org_key'),
          )
          .select(['named.name', sql<number>`count(*)`.as('rows'), namesakes.as('sources')])
          .where(inOrganization(ctx, 'named'))
          .where('named.import_id', '=', import_id)
          .where('named.referral_id', 'is', null)
          .where((eb) =>
            eb.or([
              eb('row.outcome', '=', 'new'),
              eb.and([eb('row.outcome', '=', 'problem'), sql<boolean>`row.problems = ${AMBIGUOUS}::jsonb`]),
            ]),
          )
          .groupBy(['named.org_id', 'named.org_key', 'named.name'])
          .orderBy('named.org_key')
          .limit(MAX_ORGANIZATIONS + 1),
        db
          .selectFrom('imports')
          .select('imports.id')
          .where(inOrganization(ctx, 'imports'))
          .where('imports.id', '=', import_id),
      ],
      { entity: 'import', ids: [import_id] },
    );
    ensure(found[0], 'not_found', importsMessages.import_not_found);
    return rows;
  },
);

/** Where an import stands, for its job. */
export async function findState(ctx: Context, import_id: string): Promise<ImportState | undefined> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('imports')
      .select('imports.state')
      .where(inOrganization(ctx, 'imports'))
      .where('imports.id', '=', import_id),
  ]);
  return rows[0]?.state;
}

/** Lets through who may import; what is uploaded is not looked at before. */
export const checkUpload = verb(
  { name: 'imports.check_upload', kind: 'read', permission: 'imports:use', input: UploadCheckInput },
  async (ctx): Promise<void> => {
    await read(ctx, () => []);
  },
);
