import { parseRichText, writeRichText } from './rich-text.ts';

/** What word processors write before an entry of a list in place of one: a sign or a number, and wide room after it. */
const WRITTEN_MARK = /(<p>(?:<[bi]>)*)(?:[·•▪§o]|(\d{1,3}[.)]))\u00a0[ \u00a0]+/g;

/** HTML that was copied elsewhere, as the paragraphs an e-mail's text can hold: entries and rows stay lines of their own. */
export const pastedText = (html: string): string =>
  writeRichText(parseRichText(html, true))
    .replace(/(?<=<p>) +| +(?=<\/p>)| +(?= )/g, '')
    .replace(WRITTEN_MARK, (_whole, opened: string, number?: string) => `${opened}${number ?? '•'} `);
