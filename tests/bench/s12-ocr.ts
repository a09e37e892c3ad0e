import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { drawScan } from '#scripts/demo/records/draw-scan.ts';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { scanPdf } from '../support/pdf/scan-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/pdf/temporary-files.ts';
import { type BenchRow, isStarted, loadNote, median, printRows, ratioOf } from './bench-row.ts';

const MAX_RATIO = 1.15;
const ROUNDS = 3;
/** Degrees by which a sheet lies askew that somebody laid on the glass in a hurry. */
const ASKEW = 5;
/** Finding how it lies and making it straight may take this much of what reading the straight sheet takes. */
const MAX_ASKEW_RATIO = 1.4;
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
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(() => extractor.recognize(file, 3 + round)));
      reference.push(await timed(() => reader.recognize(image)));
    }
    const alone = median(ours);
    const straight = median(reference);
    return [
      pageRow('OCR of a scanned page', alone, straight, MAX_RATIO),
      pageRow('OCR of a page scanned askew', await askew(folder, extractor), straight, MAX_ASKEW_RATIO),
      await parallelRow(extractor, file, alone),
    ];
  } finally {
    await reader.terminate();
    await extractor.close();
    await folder.remove();
  }
}

/** R5: how long a page takes that was scanned askew. */
async function askew(folder: TemporaryFolder, extractor: OpenExtractor): Promise<number> {
  const pages = Array.from({ length: ROUNDS + 1 }, () => PAGE);
  const file = await folder.write('askew.pdf', await scanPdf(pages, { skew: ASKEW }));
  await extractor.recognize(file, 1);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => extractor.recognize(file, 2 + round)));
  return median(times);
}

function createReader(): Promise<Worker> {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(packageFile), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function pageRow(what: string, ours: number, reference: number, most: number): BenchRow {
  const ratio = ratioOf(ours, reference);
  return {
    figure: 'S12',
    what,
    ours: `${Math.round(ours)} ms`,
    reference: `tesseract.js alone on it, straight, ${Math.round(reference)} ms`,
    ratio,
    goal: `<= ${most} x`,
    met: ratio <= most,
    note: loadNote(),
  };
}

async function parallelRow(extractor: OpenExtractor, file: string, alone: number): Promise<BenchRow> {
  const both = await timed(() => Promise.all([extractor.recognize(file, 1), extractor.recognize(file, 2)]));
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
