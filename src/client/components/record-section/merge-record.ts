import { isBlank, isSame } from '../form/field-rules.ts';

/** A record, or a part of one, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

export interface Clash {
  name: string;
  yours: unknown;
  theirs: unknown;
}

/** What a save sends: the fields whose draft differs from the row it was made on. */
export const changesOf = (names: readonly string[], base: Values, draft: Values): Values =>
  Object.fromEntries(
    names.filter((name) => !isSame(draft[name], base[name])).map((name) => [name, emptied(draft[name])]),
  );

/** A blank text is sent as none, an emptied list as an empty one. */
const emptied = (value: unknown): unknown => (isBlank(value) && !Array.isArray(value) ? null : value);

/**
 * Joins a draft with the row as someone else left it: a field only they changed takes their value, a field only we
 * changed keeps ours, and one that both changed differently is a clash to be decided; its draft stays as typed.
 */
export function mergeRecord(
  names: readonly string[],
  base: Values,
  draft: Values,
  theirs: Values,
): { draft: Values; clashes: Clash[] } {
  const merged: Record<string, unknown> = { ...draft };
  const clashes: Clash[] = [];
  for (const name of names) {
    const [before, ours, now] = [base[name], draft[name], theirs[name]];
    if (isSame(before, now) || isSame(ours, now)) continue;
    if (isSame(before, ours)) merged[name] = now;
    else clashes.push({ name, yours: ours, theirs: now });
  }
  return { draft: merged, clashes };
}

/**
 * What a save says it was made on: the record as read last, where that leaves these fields as they were when the edit
 * began. So a change of other fields, one's own in another section above all, is no conflict.
 */
export const newestBase = (names: readonly string[], base: Values, record: Values): Values =>
  Number(record.version) > Number(base.version) && names.every((name) => isSame(base[name], record[name]))
    ? record
    : base;
