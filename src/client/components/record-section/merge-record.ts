import { type RecordValue, type RecordValues, sameValue, valueIn } from './record-field.ts';

export interface Clash {
  name: string;
  yours: RecordValue;
  theirs: RecordValue;
}

/** What a save sends: the fields whose draft differs from the row it was made on. */
export const changesOf = (names: readonly string[], base: RecordValues, draft: RecordValues): RecordValues =>
  Object.fromEntries(
    names
      .filter((name) => !sameValue(valueIn(draft, name), valueIn(base, name)))
      .map((name) => [name, valueIn(draft, name)]),
  );

/**
 * Joins a draft with the row as someone else left it: a field only they changed takes their value, a field only we
 * changed keeps ours, and one that both changed differently is a clash to be decided; its draft stays as typed.
 */
export function mergeRecord(
  names: readonly string[],
  base: RecordValues,
  draft: RecordValues,
  theirs: RecordValues,
): { draft: RecordValues; clashes: Clash[] } {
  const merged: Record<string, RecordValue | undefined> = { ...draft };
  const clashes: Clash[] = [];
  for (const name of names) {
    const [before, ours, now] = [valueIn(base, name), valueIn(draft, name), valueIn(theirs, name)];
    if (sameValue(before, now) || sameValue(ours, now)) continue;
    if (sameValue(before, ours)) merged[name] = now;
    else clashes.push({ name, yours: ours, theirs: now });
  }
  return { draft: merged, clashes };
}

/**
 * What a save says it was made on: the record as read last, where that leaves these fields as they were when the edit
 * began. So a change of other fields, one's own in another section above all, is no conflict.
 */
export const newestBase = (names: readonly string[], base: RecordValues, record: RecordValues): RecordValues =>
  Number(record.version) > Number(base.version) &&
  names.every((name) => sameValue(valueIn(base, name), valueIn(record, name)))
    ? record
    : base;
