import type { DemoPerson } from '../client-details.ts';

/**
 * One faxed or uploaded record of a person who does not exist.
 *
 * `pages` holds what stands on each page, word for word: a line in capitals is drawn as a heading, a tab separates
 * the columns of a table row, an empty line separates paragraphs, and long lines are wrapped when drawn.
 */
export interface FictionalRecord {
  key: string;
  file_name: string;
  /** `dob` as yyyy-mm-dd. */
  client: DemoPerson;
  description: string;
  /** 'text' has a text layer; 'scan' is drawn as images of paper, as a fax machine would leave them. */
  as: 'text' | 'scan';
  pages: string[];
}
