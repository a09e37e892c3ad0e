import { type Selectable, sql } from 'kysely';
import { EHR_PLATFORMS, type EhrPlatform } from '../../../shared/features/ehr/ehr.rules.ts';
import type { NeverLeaves } from '../../database-schema.ts';
import type { Db } from '../../platform/database.ts';
import type { KeysRow } from './ehr.access.ts';
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

/** A platform's set-up as an administrator sees it: the private key by its last letters alone. */
export interface PlatformView {
  name: EhrPlatform;
  public_key: string;
  configured: boolean;
  last4: string | null;
  base_url: string | null;
  active: boolean;
}

/** Every platform there is, those without keys too. */
export function platformsOf(rows: readonly KeysRow[]): PlatformView[] {
  const byName = new Map(rows.map((row) => [row.name, row.config]));
  return EHR_PLATFORMS.map((name) => {
    const keys = byName.get(name);
    return {
      name,
      public_key: keys?.public_key ?? '',
      configured: keys !== undefined,
      last4: keys?.last4 ?? null,
      base_url: keys?.base_url ?? null,
      active: keys?.active ?? false,
    };
  });
}
