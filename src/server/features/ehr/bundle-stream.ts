import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Bundle } from './fhir/bundle.ts';

/** Opens the bytes of one paper. */
type OpenPaper = () => Promise<Readable> | Readable;

/** Marks where the bytes of papers belong. Nobody outside this process knows a mark, so none can be forged. */
export interface PaperMarks {
  mark(open: OpenPaper): string;
  /** The bundle's JSON, each mark replaced by its paper's bytes in base64; never whole in memory. */
  write(bundle: Bundle): Readable;
}

async function* inBase64(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // Three bytes make four letters: only what divides can be written before the end is known.
    const whole = joined.length - (joined.length % 3);
    rest = joined.subarray(whole);
    if (whole > 0) yield joined.subarray(0, whole).toString('base64');
  }
  if (rest.length > 0) yield rest.toString('base64');
}

export function createPaperMarks(): PaperMarks {
  const secret = randomUUID();
  const papers: OpenPaper[] = [];
  async function* chunks(bundle: Bundle): AsyncGenerator<string> {
    const parts = JSON.stringify(bundle).split(new RegExp(`${secret}:(\\d+)`));
    for (const [at, part] of parts.entries()) {
      if (at % 2 === 0) yield part;
      else yield* inBase64(await papers[Number(part)]!());
    }
  }
  return {
    mark: (open) => `${secret}:${papers.push(open) - 1}`,
    write: (bundle) => Readable.from(chunks(bundle), { objectMode: false }),
  };
}
