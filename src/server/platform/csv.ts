import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { CSV_START } from '#shared/platform/csv-record.ts';
import { contentDisposition } from './send-object.ts';

/**
 * Answers with a CSV file, as fast as it is taken: never more than one part of it is in memory. What fails before the
 * first part is said like every error; later the connection breaks, so that half a file is not taken for the whole.
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
