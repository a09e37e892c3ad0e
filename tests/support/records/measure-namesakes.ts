import { readPage } from '#server/features/understanding/assertion/page-read.ts';
import { whoseAllRead } from '#server/features/understanding/assertion/whose-page.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { contextOf, RECORD_DAY, type ReadRecord } from './record-set.ts';

type Count = readonly [part: number, whole: number];

export interface Namesakes {
  /** Pages of a namesake that are not known as such. */
  taken: Count;
  /** The client's own pages around them that are taken for the namesake's. */
  lost: Count;
}

/** How many records on the other's lie whose pages are put among one's own. */
const STEPS = [1, 7, 13];

const ownPages = ({ pages, strange }: ReadRecord): string[] =>
  pages.filter(({ page }) => !strange.includes(page)).map(withColumns);

/** A page with one part of its person's name changed into another's, in capitals where it stood in capitals. */
function renamed(page: string, name: string, to: string): string {
  const words = name.split(/[ -]/).filter((word) => word.length > 1);
  return words.reduce(
    (text, word, at) =>
      text.replace(new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`, 'gi'), (found) => {
        const other = at === 0 ? to : '';
        return found === found.toUpperCase() ? other.toUpperCase() : other;
      }),
    page,
  );
}

/** Puts pages of somebody who shares the last, or the first, name with a record's person behind its first page. */
export function measureNamesakes(records: readonly ReadRecord[]): Namesakes {
  const [taken, lost] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]];
  for (const [at, record] of records.entries()) {
    const [first, ...rest] = ownPages(record);
    const client = contextOf(record).client;
    if (first === undefined || rest.length === 0 || !client) continue;
    for (const step of STEPS)
      for (const part of ['lastname', 'firstname'] as const) {
        const other = records[(at + step) % records.length];
        if (!other || other.person.lastname === record.person.lastname) continue;
        const strays = ownPages(other).map((page) => renamed(page, other.person[part], record.person[part]));
        const packet = [first, ...strays, ...rest].map((page) => readPage(page, RECORD_DAY));
        for (const [index, whose] of whoseAllRead(packet, client).entries()) {
          const isStray = index > 0 && index <= strays.length;
          const count = isStray ? taken : lost;
          count[1] += 1;
          if (isStray === (whose !== 'other')) count[0] += 1;
        }
      }
  }
  return { taken, lost };
}
