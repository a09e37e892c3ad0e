import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { RowOutcome } from '#shared/features/imports/imports.rules.ts';
import type { ImportRowsTable, ImportsTable } from './imports.table.ts';

const COLUMNS = [
  'imports.id',
  'imports.kind',
  'imports.file_name',
  'imports.file_type',
  'imports.state',
  'imports.failure',
  'imports.sheets',
  'imports.sheet',
  'imports.headers',
  'imports.examples',
  'imports.mapping',
  'imports.rows_done',
  'imports.rows_total',
  'imports.created_by',
] as const;

const ROW_COLUMNS = [
  'import_rows.line',
  'import_rows.outcome',
  'import_rows.reason',
  'import_rows.other_line',
  'import_rows.other_id',
  'import_rows.fields',
  'import_rows.problems',
] as const;

/** Columns that stay inside: the file's bytes, keys that rows are compared by, and where a row will go. */
export const NEVER_LEAVES = {
  imports: ['org_id', 'header_line', 'created_by_id', 'updated_at'],
  import_files: ['import_id', 'org_id', 'content'],
  import_rows: ['import_id', 'org_id', 'record_id', 'name_key', 'org_key', 'email_key'],
  import_organizations: ['import_id', 'org_key', 'org_id', 'referral_id', 'created'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `imports.${infer Name}` ? Name & keyof ImportsTable : never;
export type ImportView = Pick<Selectable<ImportsTable>, Column> & {
  created_at: number;
  /** How many rows ended each way. */
  counts: Partial<Record<RowOutcome, number>>;
  /** The sources that it added for its contacts and an undo has left, and why. */
  kept_sources: { name: string; reason: 'changed' | 'in_use' }[];
};

type RowColumn = (typeof ROW_COLUMNS)[number] extends `import_rows.${infer Name}`
  ? Name & keyof ImportRowsTable
  : never;
export type ImportRowView = Pick<Selectable<ImportRowsTable>, RowColumn>;

/** An import as its dialog and the list of recent ones show it. */
export const selectImport = (db: Db) =>
  db
    .selectFrom('imports')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(imports.created_at)`.as('created_at'),
      sql<ImportView['counts']>`(select coalesce(jsonb_object_agg(outcome, rows), '{}') from (
        select outcome, count(*) as rows from import_rows where import_rows.import_id = imports.id group by outcome
      ) counted)`.as('counts'),
      sql<ImportView['kept_sources']>`(select coalesce(jsonb_agg(
          jsonb_build_object('name', o.name, 'reason', o.kept_reason) order by o.org_key), '[]')
        from import_organizations o where o.import_id = imports.id and o.kept_reason is not null)`.as('kept_sources'),
    ])
    .$castTo<ImportView>();

/** A row of an import as the preview shows it. */
export const selectImportRow = (db: Db) => db.selectFrom('import_rows').select(ROW_COLUMNS).$castTo<ImportRowView>();
