import { ownPages, type PageOfRecords } from '#server/features/understanding/own-pages.ts';
import type { RecordContext } from '../suggestion.ts';
import { addressesReader } from './statement-scope.ts';

/** The pages that may speak of the client: not those of another person, and none that speaks to its reading machine. */
export const pagesOfClient = <P extends PageOfRecords>(pages: readonly P[], context: RecordContext): P[] =>
  ownPages(pages, context).filter(({ text }) => !addressesReader(text));
