import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  ImportKind,
  ImportState,
  Mapping,
  RowOutcome,
  RowReason,
} from '#shared/features/imports/imports.rules.ts';

export interface ImportsTable {
  id: string;
  org_id: string;
  kind: ImportKind;
  file_name: string;
  file_type: 'csv' | 'xlsx';
  state: ImportState;
  /** Why the file could not be read, as its message is named. */
  failure: string | null;
  /** The names of its sheets that hold something, where there are several; which of them is imported, from 0. */
  sheets: Generated<string[]>;
  sheet: Generated<number>;
  header_line: number;
  headers: string[];
  /** A value of each column, from the first row below the header. */
  examples: string[];
  mapping: JSONColumnType<Mapping, string, string>;
  rows_done: Generated<number>;
  rows_total: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  created_by: string;
  updated_at: string;
}

/** The file itself, until its rows are saved. */
export interface ImportFilesTable {
  import_id: string;
  org_id: string;
  content: Uint8Array;
}

/** A field's value: text as it came while the row has a problem, else what will be saved. */
export type RowFields = Readonly<Record<string, string | number | readonly string[] | null>>;

export interface ImportRowsTable {
  import_id: string;
  line: number;
  org_id: string;
  outcome: RowOutcome;
  reason: RowReason | null;
  other_line: number | null;
  other_id: string | null;
  /** The id of what the row becomes. */
  record_id: string;
  fields: JSONColumnType<RowFields, string, string>;
  problems: JSONColumnType<Readonly<Record<string, string>>, string | null, string | null> | null;
  name_key: GeneratedAlways<string | null>;
  org_key: GeneratedAlways<string | null>;
  email_key: GeneratedAlways<string | null>;
}

/** Each organization that a list of contacts names, and the source it is or will be; none while it is unknown. */
export interface ImportOrganizationsTable {
  import_id: string;
  org_key: string;
  org_id: string;
  name: string;
  referral_id: string | null;
  created: Generated<boolean>;
  /** Why the undo of the import that created it has left it. */
  kept_reason: 'changed' | 'in_use' | null;
}
