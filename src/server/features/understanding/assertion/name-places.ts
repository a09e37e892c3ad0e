import { folded, matchName } from './names-alike.ts';
import { isOfThings, isSomebodyBeside, isWhole, namesIn } from './written-names.ts';

/*
 * The papers of one house name their person in one place: what stands around the client's name on the client's own pages
 * shows where the same paper has a stranger's, whatever it calls them.
 */

interface Named {
  firstname: string;
  lastname: string;
}

/** What stands before and behind a name on its line, and on which line. */
interface Place {
  before: string;
  after: string;
  row: number;
}

/** Lines of a page that are looked through, from its top and from its foot. */
const TOP = 40;
const FOOT = 4;
const LONGEST = 220;
const BEFORE = 30;
const AFTER = 14;
/** A place is known by so many letters, or by its line. */
const MANY = 9;
const SOME = 4;
/** Anybody's name stands behind these. */
const ANYBODYS =
  /\b(?:by|with|from|to|and|dear|hi|hello|cc|attn|for|the|signature|signed|sign|print|printed|initials|date|name|contact|witness|sincerely|regards|thanks|m[rs]s?)$/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d/g, '9')
    .replace(/[^\p{L}9#]+/gu, ' ')
    .trim();
const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

interface NameAt extends Place {
  parts: readonly string[];
  isName: boolean;
}

function namesOn(page: string): NameAt[] {
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, row) => {
    if ((row >= TOP && row < lines.length - FOOT) || line.length > LONGEST) return [];
    return Array.from(namesIn(line, 0, line.length)).map((written) => ({
      parts: written.parts,
      isName: isWhole(written) && !isOfThings(written) && !isSomebodyBeside(line, written),
      before: plain(line.slice(0, written.start)).slice(-BEFORE),
      after: plain(line.slice(written.end)).slice(0, AFTER),
      row,
    }));
  });
}

/** Where pages that are the client's have their name. */
export const placesOfName = (pages: readonly string[], client: Named): Place[] =>
  pages.flatMap(namesOn).filter(({ parts, before }) => matchName(parts, client) === 'both' && !ANYBODYS.test(before));

const sameplace = (one: Place, other: Place): boolean => {
  if (one.before !== other.before) return false;
  const near = Math.abs(one.row - other.row) < 2;
  if (letters(one.before) >= MANY) return true;
  if (letters(one.before) >= SOME) return near || (one.after === other.after && letters(one.after) >= SOME);
  return near && one.row < SOME && one.after === other.after && letters(one.after) >= SOME;
};

/** Whether a page has somebody else's name where the client's pages have theirs. */
export const hasNameInPlace = (
  page: string,
  places: readonly Place[],
  client: Named,
  known: ReadonlySet<string>,
): boolean =>
  places.length > 0 &&
  namesOn(page).some(
    (each) =>
      each.isName &&
      matchName(each.parts, client) === 'none' &&
      !each.parts.some((part) => part.length > 2 && known.has(part)) &&
      places.some((place) => sameplace(place, each)),
  );

const WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{2,24}/gu;

/** The words with capitals on pages, their people among them. */
export const capitalsOn = (pages: readonly string[]): Set<string> =>
  new Set(pages.flatMap((page) => page.match(WORD) ?? []).flatMap((word) => word.split('-').map(folded)));
