import { createExtractPool } from './extract-pool.ts';
import type { ExtractProcess } from './extract-process.ts';
import { ExtractionInterrupted } from './extraction-errors.ts';
import { DEFAULT_LIMITS, type ExtractionLimits } from './extraction-limits.ts';
import type { PageRange, PageResult, TextLayerPage } from './page-result.ts';

/** Pages a child reads before the next document may have its turn. */
const PAGES_A_TURN = 50;
const DEFAULT_WORKERS = 2;

export interface ExtractorOptions {
  /** Child processes, each reading one document at a time. */
  workers?: number;
  limits?: Partial<ExtractionLimits>;
}

/**
 * Turns PDF files into pages of text, in child processes under limits of time and memory.
 *
 * Every method throws UnreadableDocument (with a reason, and the page it met a limit on) when the document is at
 * fault, and ExtractionInterrupted when it is not and another try may succeed. Nothing is tried again by itself.
 */
export interface Extractor {
  /** Opens a file and counts its pages. */
  open(path: string): Promise<{ pages_total: number }>;
  /**
   * Reads the text layer of a range of pages, spread over the children: `onPage` is called once for each page, one
   * call at a time, but not in the pages' order. When it throws, reading stops and its error is thrown.
   * After a page that meets a limit no further part is begun; the pages given until then stand.
   */
  readText(path: string, range: PageRange, onPage: (page: TextLayerPage) => void | Promise<void>): Promise<void>;
  /** Reads the picture of one page. */
  recognise(path: string, page: number): Promise<PageResult>;
  /** Process ids of the children that live now. */
  pids(): number[];
  /** Ends all children and waits until they are gone. */
  close(): Promise<void>;
}

export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const limits: ExtractionLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const workers = options.workers ?? DEFAULT_WORKERS;
  const pool = createExtractPool(workers, limits);
  const max_pages = limits.pages;

  return {
    async open(path) {
      const answer = await pool.run((child) => child.run({ kind: 'open', path, max_pages }), 'text');
      return { pages_total: answer.pages_total };
    },
    async readText(path, range, onPage) {
      const deliver = inTurn(onPage);
      const read = (part: PageRange) => async (child: ExtractProcess) => {
        const delivered: Promise<void>[] = [];
        const reading = child.run({ kind: 'text', path, max_pages, ...part }, (page) => delivered.push(deliver(page)));
        await reading.finally(() => Promise.allSettled(delivered));
        await Promise.all(delivered);
      };
      await eachPart(splitRange(range, workers), workers, (part) => pool.run(read(part), 'text'));
    },
    async recognise(path, page) {
      const answer = await pool.run((child) => child.run({ kind: 'ocr', path, max_pages, page }), 'ocr');
      if (answer.page === null) throw new ExtractionInterrupted('the child gave no page');
      return answer.page;
    },
    pids: pool.pids,
    close: pool.close,
  };
}

/** A short document is shared evenly among the children; a long one is read in turns. */
function splitRange({ from, to }: PageRange, workers: number): PageRange[] {
  const length = Math.min(PAGES_A_TURN, Math.max(1, Math.ceil((to - from + 1) / workers)));
  const parts: PageRange[] = [];
  for (let start = from; start <= to; start += length) {
    parts.push({ from: start, to: Math.min(to, start + length - 1) });
  }
  return parts;
}

/** Works parts off, `width` at a time; after a failure no further part is begun, and the first error is thrown. */
async function eachPart(parts: PageRange[], width: number, work: (part: PageRange) => Promise<void>): Promise<void> {
  const waiting = [...parts];
  const errors: unknown[] = [];
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined && errors.length === 0; part = waiting.shift()) {
      await work(part).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (errors.length > 0) throw errors[0];
}

/** Calls a function for one page after the other; after its first failure every later call fails the same way. */
function inTurn(onPage: (page: TextLayerPage) => void | Promise<void>): (page: TextLayerPage) => Promise<void> {
  let last = Promise.resolve();
  return (page) => {
    last = last.then(() => onPage(page));
    // The caller waits for it later; until then a failure must not count as one nobody looks after.
    last.catch(() => undefined);
    return last;
  };
}
