import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { EhrTransmissionsTable } from './ehr.table.ts';

const COLUMNS = [
  'ehr_transmissions.id',
  'ehr_transmissions.opportunity_id',
  'ehr_transmissions.version',
  'ehr_transmissions.adapter',
  'ehr_transmissions.state',
  'ehr_transmissions.attempts',
  'ehr_transmissions.error_code',
  'ehr_transmissions.receipt_reference',
  'ehr_transmissions.receipt_locations',
  'ehr_transmissions.documents',
  'ehr_transmissions.created_by_name',
] as const;

/** Columns that stay inside: where the packet lies, the job's own bookkeeping, and who by id. */
export const NEVER_LEAVES = {
  ehr_transmissions: [
    'org_id',
    'bundle_key',
    'face_sheet_key',
    'bundle_size',
    'face_sheet_size',
    'touched_at',
    'created_by',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `ehr_transmissions.${infer Name}`
  ? Name & keyof EhrTransmissionsTable
  : never;
export type TransmissionView = Pick<Selectable<EhrTransmissionsTable>, Column> & {
  created_at: number;
  finished_at: number | null;
  /** When the packet was whole, and can be had since. */
  packed_at: number | null;
};

const epoch = (column: string) => sql<number>`epoch(${sql.ref(column)})`;

/** A transmission as the record shows it. */
export const selectTransmission = (db: Db) =>
  db
    .selectFrom('ehr_transmissions')
    .select(COLUMNS)
    .select([
      epoch('ehr_transmissions.created_at').as('created_at'),
      epoch('ehr_transmissions.finished_at').as('finished_at'),
      epoch('ehr_transmissions.packed_at').as('packed_at'),
    ])
    .$castTo<TransmissionView>();
