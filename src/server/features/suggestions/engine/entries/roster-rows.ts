import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { linesOf } from './form-entries.ts';

/*
 * Reports of a shift and lists of a house that have everybody in turn, each behind a bed or a room: "C-13 LUNDGREN, P  45M day
 * 4". What stands behind another's, down to the next one's, is theirs.
 */

const ROW =
  /^\s{0,4}(?:(?:rm|room|bed|cell|unit|cot|bunk|apt|rider|passenger|seat|stop|client|patient|pt|resident|member|inmate|camper|youth|guest)\.?\s?)?#?[A-Z]{0,2}-?\d{1,4}[A-Z]?(?:-\d{1,2})?[.):\t ]{1,4}(?<name>\p{Lu}[\p{L}'’-]{1,24}(?=,\s?\p{Lu}|\s\p{Lu}\b|\s{2,}|\t))?/iu;
const NAMED = /^\p{Lu}/u;
/** Rows with a name that make a list. */
const MIN_ROWS = 2;

/** The stretches of a page that are said of others in a list which has the client as well. */
export function rowsOfOthers(text: string, client: KnownClient | undefined): { start: number; end: number }[] {
  if (!client?.lastname) return [];
  const rows = linesOf(text).flatMap(({ text: line, start }) => {
    const found = ROW.exec(line.slice(0, 80));
    const name = found?.groups?.name ?? '';
    return found ? [{ start, name: NAMED.test(name) ? name.toLowerCase() : '' }] : [];
  });
  const own = client.lastname.toLowerCase().split(/[\s-]+/);
  const isOwn = (name: string) => name.split(/[\s-]+/).some((part) => own.some((each) => nearly(part, each)));
  const named = rows.filter(({ name }) => name !== '');
  if (named.length < MIN_ROWS || !named.some(({ name }) => isOwn(name))) return [];
  return rows.flatMap(({ start, name }, at) =>
    name === '' || isOwn(name) ? [] : [{ start, end: rows[at + 1]?.start ?? text.length }],
  );
}
