import type { PageText } from '#server/features/documents/reading-record.ts';
import type { PageRange } from '#server/platform/reader/page-result.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import type { Extractor } from '#worker/platform/extractor.ts';

const BATCH_PAGES = 20;
const BATCH_MS = 1_000;
/** So many pages in a row over the limits of time or memory: the document was made to be so, and is given up. */
const OVER_LIMIT_IN_A_ROW = 5;

export interface Reading {
  extractor: Extractor;
  /** The file on this machine. */
  path: string;
  pages_total: number;
  /** Pages that need not be read again. */
  read: Iterable<number>;
  /** Pages read from pictures at the same time. */
  lanes: number;
  signal: AbortSignal;
  /** Stores pages (or, without any, shows a sign of life). It throws when the reading is to stop. */
  save(pages: readonly PageText[]): Promise<void>;
}

const unreadable = (page: number): PageText => ({
  page,
  text: '',
  method: 'none',
  quality: 'unreadable',
  confidence: null,
  layout: null,
});

/** The work's outcome, or the signal's reason as soon as it is given; the work itself is left to end alone. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The stretches of pages that are not in `known`. */
export function missingRanges(known: ReadonlySet<number>, total: number): PageRange[] {
  const ranges: PageRange[] = [];
  for (let page = 1; page <= total; page += 1) {
    if (known.has(page)) continue;
    const last = ranges.at(-1);
    if (last?.to === page - 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges;
}

/** The page on which a limit was met; null for every other error. */
const overLimitAt = (error: unknown): number | null =>
  error instanceof UnreadableDocument && error.reason === 'too_complex' ? error.page : null;

/** Gives a document up after several pages in a row that met a limit. */
function createLimitCounter() {
  let inARow = 0;
  return {
    readOne: () => {
      inARow = 0;
    },
    overLimit: () => {
      inARow += 1;
      if (inARow >= OVER_LIMIT_IN_A_ROW) throw new UnreadableDocument('too_complex');
    },
  };
}
type LimitCounter = ReturnType<typeof createLimitCounter>;

/** Reads every page that is not read yet: text layers first, in batches, then pictures, page by page. */
export async function readPages(reading: Reading): Promise<void> {
  const patience = createLimitCounter();
  const pictures = await readTextLayers(reading, patience);
  const errors: unknown[] = [];
  const lane = async () => {
    for (let page = pictures.shift(); page !== undefined && errors.length === 0; page = pictures.shift())
      await reading.save([await readPicture(reading, page, patience)]);
  };
  // Every lane is waited for: the file is removed as soon as this ends.
  await Promise.all(Array.from({ length: reading.lanes }, () => lane().catch((error: unknown) => errors.push(error))));
  if (errors.length > 0) throw errors[0];
}

/** Reads the text layers and stores what needs no more. @returns the pages whose pictures must be read, in order */
async function readTextLayers(reading: Reading, patience: LimitCounter): Promise<number[]> {
  const { extractor, path, signal, save } = reading;
  const known = new Set(reading.read);
  const pictures: number[] = [];
  let batch: PageText[] = [];
  let saved = Date.now();
  const flush = async () => {
    const pages = batch;
    batch = [];
    saved = Date.now();
    await save(pages);
  };
  const readRange = (range: PageRange) =>
    untilAborted(
      signal,
      extractor.readText(path, range, async ({ needs_ocr, ...page }) => {
        signal.throwIfAborted();
        patience.readOne();
        known.add(page.page);
        if (needs_ocr) pictures.push(page.page);
        else batch.push(page);
        if (batch.length >= BATCH_PAGES || Date.now() - saved >= BATCH_MS) await flush();
      }),
    );

  const suspects = new Set<number>();
  for (let missing = missingRanges(known, reading.pages_total); missing.length > 0; ) {
    // A page that met a limit is tried once more by itself: what was read before it may have filled the child.
    const alone = [...suspects].find((page) => !known.has(page));
    try {
      for (const range of alone === undefined ? missing : [{ from: alone, to: alone }]) await readRange(range);
    } catch (error) {
      const page = overLimitAt(error);
      if (page === null) throw error;
      const stillMissing = !known.has(page) && page <= reading.pages_total;
      if (!stillMissing || suspects.has(page)) patience.overLimit();
      if (stillMissing && suspects.has(page)) {
        known.add(page);
        batch.push(unreadable(page));
      }
      if (stillMissing) suspects.add(page);
    }
    missing = missingRanges(known, reading.pages_total);
  }
  if (batch.length > 0) await flush();
  return pictures.sort((a, b) => a - b);
}

/** One page's picture; a page over the limits, tried once more in a fresh child, comes back as unreadable. */
async function readPicture(
  { extractor, path, signal }: Reading,
  page: number,
  patience: LimitCounter,
): Promise<PageText> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await untilAborted(signal, extractor.recognize(path, page));
      patience.readOne();
      return result;
    } catch (error) {
      if (overLimitAt(error) === null) throw error;
      if (attempt === 1) continue;
      patience.overLimit();
      return unreadable(page);
    }
  }
}
