import { entryFindings } from './entry-findings.ts';
import type { RecordContext, RecordPage } from './extract-suggestions.ts';
import { readEntries } from './form-entries.ts';
import { addressesReader } from './statement-scope.ts';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (name: string): string[] => folded(name).match(/\p{L}{2,}/gu) ?? [];

/** Whether every name a page gives its client is somebody else's. */
function namesAnother(names: readonly string[], client: { firstname: string; lastname: string }): boolean {
  const known = words(`${client.firstname} ${client.lastname}`);
  return (
    names.length > 0 &&
    names.every((name) => words(name).length > 0 && !words(name).some((word) => known.includes(word)))
  );
}

/** The pages that may tell of the client: not those of another person, and none that speaks to its reading machine. */
export function pagesOfClient(pages: readonly RecordPage[], context: RecordContext): RecordPage[] {
  return pages.filter(({ text }) => {
    if (addressesReader(text)) return false;
    return !context.client || !namesAnother(entryFindings(readEntries(text), context).names, context.client);
  });
}
