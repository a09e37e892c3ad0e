import type { ColumnType } from 'kysely';
import type { CensusCount, CensusFacility } from '#shared/features/census/census.rules.ts';

export type SnapshotCount = Omit<CensusCount, 'day'>;

export interface CensusSnapshotsTable {
  org_id: string;
  day: string;
  /** What is counted of each facility. */
  counts: ColumnType<SnapshotCount[], string, string>;
  /** The facilities of that day, with the beds they had. */
  facilities: ColumnType<CensusFacility[], string, never>;
  taken_at: string;
}
