import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { drawScan } from '#scripts/demo/records/draw-scan.ts';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { scanPdf } from '../support/pdf/scan-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/pdf/temporary-files.ts';
import { type BenchRow, isStarted, loadNote, median, printRows, ratioOf } from './bench-row.ts';
import { cpuTime } from './cpu-time.ts';

const MAX_RATIO = 1.15;
const ROUNDS = 3;
/** Degrees by which a sheet lies askew that somebody laid on the glass in a hurry. */
const ASKEW = 5;
/** With finding how it lies and making it straight, it may take so many times what the upright sheet takes. */
const MAX_ASKEW_RATIO = 1.3;
const PAGE = RECORDS.find((record) => record.key === 'drug-court-referral')?.pages[0] ?? '';

/** S12: reading a scanned page, from the PDF through a child, against tesseract.js alone on the same image. */
export async function run(): Promise<BenchRow[]> {
  const folder = await createTemporaryFolder();
  const extractor = openExtractor();
  const reader = await createReader();
  try {
    const file = await folder.write('scan.pdf', await scanPdf(Array.from({ length: ROUNDS + 2 }, () => PAGE)));
    const image = drawScan(PAGE).toBuffer('image/png');
    await Promise.all([extractor.recognize(file, 1), extractor.recognize(file, 2)]);
    await reader.recognize(image);
    const ours: Taken[] = [];
    const reference: Taken[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(() => extractor.recognize(file, 3 + round)));
      reference.push(await timed(() => reader.recognize(image)));
    }
    const [alone, straight, slanted] = [middle(ours), middle(reference), middle(await askew(folder, extractor))];
    return [
      ...pageRows('OCR of a scanned page', alone, ['tesseract.js alone on it', straight], MAX_RATIO),
      ...pageRows('OCR of a page scanned askew', slanted, ['upright', alone], MAX_ASKEW_RATIO),
      await parallelRow(extractor, file, alone.clock),
    ];
  } finally {
    await reader.terminate();
    await extractor.close();
    await folder.remove();
  }
}

/** R5: how long a page takes that was scanned askew. */
async function askew(folder: TemporaryFolder, extractor: OpenExtractor): Promise<Taken[]> {
  const pages = Array.from({ length: ROUNDS + 1 }, () => PAGE);
  const file = await folder.write('askew.pdf', await scanPdf(pages, { skew: ASKEW }));
  await extractor.recognize(file, 1);
  const times: Taken[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => extractor.recognize(file, 2 + round)));
  return times;
}

function createReader(): Promise<Worker> {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(packageFile), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
}

/** Milliseconds of the clock, and of processors in this process and its children. */
interface Taken {
  clock: number;
  processor: number;
}

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const before = { clock: performance.now(), processor: cpuTime(process.pid) };
  await work();
  return { clock: performance.now() - before.clock, processor: cpuTime(process.pid) - before.processor };
}

const middle = (taken: readonly Taken[]): Taken => ({
  clock: median(taken.map(({ clock }) => clock)),
  processor: median(taken.map(({ processor }) => processor)),
});

/**
 * By the clock, and by what processors had to do: the child that reads for us stands behind all other work, and the
 * reference does not, so that on a busy machine the clock says how busy it is.
 */
function pageRows(what: string, ours: Taken, [name, reference]: readonly [string, Taken], most: number): BenchRow[] {
  return [
    pageRow(`${what}, by the clock`, ours.clock, [name, reference.clock], most),
    pageRow(`${what}, processor time`, ours.processor, [name, reference.processor], most),
  ];
}

function pageRow(what: string, ours: number, [name, reference]: readonly [string, number], most: number): BenchRow {
  const ratio = ratioOf(ours, reference);
  return {
    figure: 'S12',
    what,
    ours: `${Math.round(ours)} ms`,
    reference: `${name} ${Math.round(reference)} ms`,
    ratio,
    goal: `<= ${most} x`,
    met: ratio <= most,
    note: loadNote(),
  };
}

async function parallelRow(extractor: OpenExtractor, file: string, alone: number): Promise<BenchRow> {
  const { clock: both } = await timed(() => Promise.all([extractor.recognize(file, 1), extractor.recognize(file, 2)]));
  return {
    figure: 'S12',
    what: 'two scanned pages at once',
    ours: `${Math.round(both)} ms`,
    reference: `one after the other ${Math.round(alone * 2)} ms`,
    ratio: ratioOf(both, alone * 2),
    goal: 'as parallel as cores allow',
    met: null,
  };
}

if (isStarted(import.meta.url)) printRows(await run());
