import { entryKey } from './name-lists.ts';

/** An entry of a list that two people changed: on which side it stands, and whether it is kept unless somebody says otherwise. */
export interface MetEntry {
  entry: string;
  mine: boolean;
  theirs: boolean;
  keep: boolean;
}

const keysOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(entryKey));

/**
 * What a save and the list it met hold between them, in the saved list's order with one's own entries after it; in one's own
 * order where the other left it as it was. What either side added is kept, what either took away is not.
 */
export function metEntries(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly MetEntry[] {
  const [before, ours, saved] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const isMyOrder = listChange(base, mine).reordered && !listChange(base, theirs).reordered;
  const ordered = isMyOrder
    ? [...mine, ...theirs.filter((entry) => !ours.has(entryKey(entry)))]
    : [...theirs, ...mine.filter((entry) => !saved.has(entryKey(entry)))];
  return ordered.map((entry) => {
    const key = entryKey(entry);
    const [inMine, inTheirs] = [ours.has(key), saved.has(key)];
    return { entry, mine: inMine, theirs: inTheirs, keep: (inMine && inTheirs) || !before.has(key) };
  });
}

export interface ListChange {
  added: readonly string[];
  removed: readonly string[];
  /** What both hold stands in another order. */
  reordered: boolean;
}

/** What one list has against another. */
export function listChange(before: readonly string[], after: readonly string[]): ListChange {
  const [was, is] = [new Set(before), new Set(after)];
  const kept = before.filter((entry) => is.has(entry));
  const keptNow = after.filter((entry) => was.has(entry));
  return {
    added: after.filter((entry) => !was.has(entry)),
    removed: before.filter((entry) => !is.has(entry)),
    reordered: kept.some((entry, at) => keptNow[at] !== entry),
  };
}

type Config = Record<string, unknown>;

export interface Difference {
  /** The part of the configuration: its key. */
  part: string;
  /** Of a list. */
  list?: ListChange;
  /** Of a value. */
  values?: { before: string; after: string };
}

const isTable = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A configuration as somebody else saved it, with what one changed oneself carried over, part by part. */
export function carried<C extends Config>({ base, mine, theirs }: { base: C; mine: C; theirs: C }): C {
  const carry = (was: unknown, own: unknown, now: unknown): unknown => {
    if (JSON.stringify(own) === JSON.stringify(was)) return now;
    if (!isTable(own) || !isTable(now)) return own;
    const before = isTable(was) ? was : {};
    const changed = Object.keys(own).filter((key) => own[key] !== before[key]);
    return { ...now, ...Object.fromEntries(changed.map((key) => [key, own[key]])) };
  };
  const parts = Object.keys(mine).map((key) => [key, carry(base[key], mine[key], theirs[key])]);
  return { ...theirs, ...Object.fromEntries(parts) };
}

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;

/** A value as one line; a table of values as its entries. */
const lines = (value: unknown): Map<string, string> =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).map(([key, each]) => [key, String(each ?? '-')]))
    : new Map([['', value === undefined ? '-' : String(value)]]);

function valueDifferences(part: string, before: unknown, after: unknown): Difference[] {
  const [was, is] = [lines(before), lines(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const values = { before: was.get(key) ?? '-', after: is.get(key) ?? '-' };
    return values.before === values.after ? [] : [{ part: key || part, values }];
  });
}

/** What two versions of a configuration have against each other, part by part; empty where they are the same. */
export function differences(before: Config, after: Config): Difference[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const [was, is] = [texts(before[part] ?? []), texts(after[part] ?? [])];
    if (!was || !is) return valueDifferences(part, before[part], after[part]);
    const list = listChange(was, is);
    return list.added.length + list.removed.length > 0 || list.reordered ? [{ part, list }] : [];
  });
}
