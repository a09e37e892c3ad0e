import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { longTextPdf } from '../support/pdf/long-text-pdf.ts';
import { createTemporaryFolder } from '../support/pdf/temporary-files.ts';
import { type BenchRow, isStarted, loadNote, median, printRows, ratioOf } from './bench-row.ts';

const PAGES = 1000;
const ROUNDS = 3;
const MAX_RATIO = 3;
const MAX_MIB = 300;
const SIZES = [
  { name: '3 MB', picture_bytes: 0 },
  { name: '20 MB', picture_bytes: 17_500 },
];

/** S10: a 1,000-page text PDF through the children and their limits, against `pdftotext`. */
export async function run(): Promise<BenchRow[]> {
  const folder = await createTemporaryFolder();
  const rows: BenchRow[] = [];
  try {
    for (const size of SIZES) {
      const file = await folder.write('long.pdf', await longTextPdf(PAGES, size.picture_bytes));
      rows.push(...(await measure(file, size.name)));
    }
  } finally {
    await folder.remove();
  }
  return rows;
}

async function measure(file: string, name: string): Promise<BenchRow[]> {
  const extractor = openExtractor();
  try {
    await readAll(extractor, file);
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(() => readAll(extractor, file)));
      reference.push(await timed(() => pdftotext(file)));
    }
    const peak = Math.max(...extractor.pids().map(peakMib));
    return [timeRow(name, median(ours), median(reference)), memoryRow(name, peak)];
  } finally {
    await extractor.close();
  }
}

async function readAll(extractor: OpenExtractor, file: string): Promise<void> {
  const { pages_total } = await extractor.open(file);
  let pages = 0;
  await extractor.readText(file, { from: 1, to: pages_total }, (page) => {
    if (page.text.length > 0) pages += 1;
  });
  if (pages !== PAGES) throw new Error(`only ${pages} of ${PAGES} pages have text`);
}

/** Runs the reference; afterward its time is NaN where it is not installed. */
async function pdftotext(file: string): Promise<void> {
  await promisify(execFile)('pdftotext', [file, '/dev/null']);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Number.NaN;
    throw error;
  }
  return performance.now() - started;
}

/** The most memory a process has held, in MiB; NaN where the system does not say. */
function peakMib(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
  } catch {
    // Only Linux says.
    return Number.NaN;
  }
}

function timeRow(name: string, ours: number, reference: number): BenchRow {
  const ratio = Number.isNaN(reference) ? null : ratioOf(ours, reference);
  return {
    figure: 'S10',
    what: `extraction of a ${PAGES}-page text PDF of ${name}`,
    ours: `${Math.round(ours)} ms`,
    reference: ratio === null ? 'pdftotext is not installed' : `pdftotext ${Math.round(reference)} ms`,
    ratio,
    goal: `<= ${MAX_RATIO} x`,
    met: ratio === null ? null : ratio <= MAX_RATIO,
    note: loadNote(),
  };
}

function memoryRow(name: string, peak: number): BenchRow {
  return {
    figure: 'S10',
    what: `peak memory of a child, ${name}`,
    ours: Number.isNaN(peak) ? 'not told by this system' : `${Math.round(peak)} MiB`,
    reference: `${MAX_MIB} MiB`,
    ratio: Number.isNaN(peak) ? null : ratioOf(peak, MAX_MIB),
    goal: `<= ${MAX_MIB} MiB`,
    met: Number.isNaN(peak) ? null : peak <= MAX_MIB,
  };
}

if (isStarted(import.meta.url)) printRows(await run());
