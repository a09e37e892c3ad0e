/** Rows of the dashboard's lists of those who wait, and how many are counted. */
export const WAITING = 8;
export const MAX_WAITING = 100;

export interface WaitingList<Row> {
  list: Row[];
  total: number;
  /** Present when `total` stopped counting. */
  total_capped?: true;
}

/** Those who wait, of whom one more than are counted has been looked for. */
export const waitingList = <Row>(list: Row[], found: number): WaitingList<Row> => ({
  list,
  total: Math.min(found, MAX_WAITING),
  ...(found > MAX_WAITING ? { total_capped: true as const } : {}),
});
