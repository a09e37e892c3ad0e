import { createHmac } from 'node:crypto';
import type { AuditKey } from '#server/platform/audit-keys.ts';

/** A row's own values in the order in which they are sealed. */
export const SEALED_COLUMNS = [
  'seq',
  'id',
  'at',
  'user_id',
  'session_id',
  'request_id',
  'ip',
  'action',
  'outcome',
  'entity',
  'entity_ids',
  'details',
] as const;

export interface SealedRow {
  seq: number;
  at: string;
  [column: string]: unknown;
}

/** Bytes of a row's number, and of its mark behind it. */
const NUMBER = 8;
const MARK = 24;

function markOf({ key }: AuditKey, row: SealedRow): Buffer {
  const number = Buffer.alloc(NUMBER);
  number.writeBigInt64BE(BigInt(row.seq));
  const values = SEALED_COLUMNS.map((column) => row[column]);
  const mac = createHmac('sha256', key).update(JSON.stringify(values)).digest();
  return Buffer.concat([number, mac.subarray(0, MARK - NUMBER)]);
}

/** Every row's number and mark: a row that was changed, added or taken away is found by them. */
export const marksOf = (key: AuditKey, rows: readonly SealedRow[]): Buffer =>
  Buffer.concat(rows.map((row) => markOf(key, row)));

/** How many rows such marks stand for. */
export const countOf = (marks: Buffer): number => marks.length / MARK;

/** The next link of an organization's chain, over the one before and the marks of its rows. */
export const linkOf = ({ key }: AuditKey, org_id: string, previous: Buffer | null, marks: Buffer): Buffer =>
  createHmac('sha256', key)
    .update(org_id)
    .update(previous ?? Buffer.alloc(32))
    .update(marks)
    .digest();

/** The number of the first row that is not as it was sealed; null where all of them are. */
export function firstDifference(key: AuditKey, marks: Buffer, rows: readonly SealedRow[]): number | null {
  const places = Math.max(countOf(marks), rows.length);
  for (let place = 0; place < places; place++) {
    const sealed = marks.subarray(place * MARK, (place + 1) * MARK);
    const row = rows[place];
    if (row && markOf(key, row).equals(sealed)) continue;
    const wanted = sealed.length > 0 ? Number(sealed.readBigInt64BE()) : Number.POSITIVE_INFINITY;
    // A row taken away is missed under its own number, one put in between is found under its.
    return Math.min(wanted, row?.seq ?? Number.POSITIVE_INFINITY);
  }
  return null;
}
