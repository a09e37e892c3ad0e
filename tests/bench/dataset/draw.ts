/** Kinds of drawn values and of rows: each has its own series of numbers, so that adding one shifts no other. */
export type Series = number;

/** A number of 32 bits that depends on nothing but its three places: any row can be made without those before it. */
export function drawn(series: Series, organization: number, index: number): number {
  let h =
    Math.imul(series + 1, 0x9e3779b1) ^ Math.imul(organization + 1, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A drawn number from 0 up to and without `bound`. */
export const below = (bound: number, series: Series, organization: number, index: number): number =>
  Math.floor((drawn(series, organization, index) / 2 ** 32) * bound);

/** As `below`, and smaller numbers come far more often, as surnames and busy colleagues do. */
export function skewedBelow(bound: number, series: Series, organization: number, index: number): number {
  const share = drawn(series, organization, index) / 2 ** 32;
  return Math.floor(share * share * share * bound);
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** An id in the form of a UUID version 7: its time, then which table, organization and row it names. */
export function rowId(at: number, series: Series, organization: number, index: number): string {
  const time = hex(at, 12);
  const row = hex(index, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(series, 3)}-8${hex(organization, 3)}-${row}`;
}
