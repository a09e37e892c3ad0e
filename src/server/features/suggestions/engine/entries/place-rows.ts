import { folded, nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { isUnderHead } from './under-heads.ts';

/*
 * Logs of a room or a group that say by a column of beds or seats whom each row is of, where the page says which of them is the
 * client's: "BEHAVIOR LOG  for D. Sample (bed 2)" over "9/12   7 pm   1   hit aide". A row of another place is another's.
 */

const PLACE = /^(?:bed|bunk|cot|seat|chair|crib|cell)$/i;
const NUMBER = /^#?(?<number>\d{1,3}[A-Z]?|[A-Z])$/;
const MAX_ROWS = 40;

/** Whom a place in brackets is said of: "D. Sample (bed 2)". */
const BESIDE =
  /(?<![\p{L}\d])(?<name>[\p{L}\d][\p{L}\d'’-]{1,30})[ ,.]{0,3}\((?:bed|bunk|cot|seat|chair|crib|cell) #?(?<own>\d{1,3}[A-Z]?|[A-Z])\)/giu;

/** The client's own place, where the page names it beside the last name. */
function ownPlace(text: string, { lastname }: KnownClient): string | undefined {
  const own = [...text.matchAll(BESIDE)].find(({ groups }) => nearly(folded(groups?.name ?? ''), folded(lastname)));
  return own?.groups?.own?.toUpperCase();
}

/** The rows of a log that stand at another place than the client's. */
export function rowsOfOtherPlaces(page: LaidPage, client: KnownClient | undefined): { start: number; end: number }[] {
  const own = client && ownPlace(page.text, client);
  if (!own) return [];
  const lines = linesOfPage(page);
  const row = lines.findIndex(({ cells }) => cells.length > 2 && cells.some(({ text }) => PLACE.test(text)));
  const head = lines[row]?.cells.find(({ text }) => PLACE.test(text));
  if (!head) return [];
  return lines.slice(row + 1, row + 1 + MAX_ROWS).flatMap(({ cells, start, end }) => {
    const cell = cells.find((each) => NUMBER.test(each.text) && isUnderHead(each, head));
    const number = NUMBER.exec(cell?.text ?? '')?.groups?.number?.toUpperCase();
    return number === undefined || number === own ? [] : [{ start, end }];
  });
}
