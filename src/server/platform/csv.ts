import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentDisposition } from './send-object.ts';

/** What a spreadsheet would take for a formula, behind any apostrophes: those are counted, not trusted. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Numbers and phone numbers begin with such a sign and are none. */
const PLAIN = /^[+\d()\-. ]+$/;

/** Tells a spreadsheet that the bytes are UTF-8. */
export const CSV_START = '\uFEFF';

/** A text that no spreadsheet runs: one that begins like a formula gets a leading apostrophe (C-97). */
export const guardFormula = (text: string): string => (FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text);

/** The text as it was before `guardFormula`: what was exported can be imported again. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** One record: every value quoted, quotes doubled, CRLF at its end (RFC 4180). */
export const csvRecord = (values: readonly string[]): string =>
  `${values.map((value) => `"${guardFormula(value).replaceAll('"', '""')}"`).join(',')}\r\n`;

/**
 * Answers with a CSV file, as fast as it is taken: never more than one part of it is in memory. What fails before the
 * first part is told like every error; later the connection breaks, so that half a file is not taken for the whole.
 */
export async function sendCsv(
  req: Request,
  res: Response,
  fileName: string,
  parts: AsyncGenerator<string, void>,
): Promise<void> {
  const first = req.method === 'HEAD' ? await parts.return() : await parts.next();
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  res.setHeader('Content-Disposition', contentDisposition('attachment', fileName));
  if (first.done) {
    res.end();
    return;
  }
  async function* all() {
    yield CSV_START + first.value;
    yield* parts;
  }
  try {
    await pipeline(Readable.from(all(), { highWaterMark: 1 }), res);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
