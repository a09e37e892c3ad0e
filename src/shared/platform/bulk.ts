/** Rows that one call changes. */
export const MAX_IN_BULK = 100;

/** What became of each row: changed by this very call, or not, and why. */
export interface BulkResult {
  changed: string[];
  refused: { id: string; reason: string }[];
}

export const NOTHING_CHANGED: BulkResult = { changed: [], refused: [] };

/** Two results as one. */
export const joined = (one: BulkResult, other: BulkResult): BulkResult => ({
  changed: [...one.changed, ...other.changed],
  refused: [...one.refused, ...other.refused],
});

/** The ids in portions that one call takes. */
export const inPortions = (ids: readonly string[], most = MAX_IN_BULK): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, n) => ids.slice(n * most, (n + 1) * most));
