/**
 * Measures the figures of `design/goals` and prints them as one table: `npm run bench` all, `npm run bench -- s1 s5` some.
 * `npm run bench -- generate` only makes the dataset; `--rows 100000` takes a smaller one.
 */
import type { BenchRow } from '#tests/bench/bench-row.ts';
import { printRow, printTable, rowsOrReason } from '#tests/bench/bench-table.ts';
import { generate, rowsOf } from '#tests/bench/generate.ts';
import { World } from '#tests/bench/world.ts';

interface Bench {
  run(world: World): Promise<BenchRow[]>;
}

/** Each file measures the figures named before it. */
const BENCHES: readonly [figures: readonly string[], load: () => Promise<Bench>][] = [
  [['s1', 's2'], () => import('#tests/bench/s01-list.ts')],
  [['s3', 's4'], () => import('#tests/bench/s03-wrapper.ts')],
  [['s5', 's5a'], () => import('#tests/bench/s05-places.ts')],
  [['s6'], () => import('#tests/bench/s06-search.ts')],
  [['s7'], () => import('#tests/bench/s07-metrics.ts')],
  [['s8'], () => import('#tests/bench/s08-writes.ts')],
  [['s9'], () => import('#tests/bench/s09-census.ts')],
  [['s10'], () => import('#tests/bench/s10-extraction.ts')],
  [['s11'], () => import('#tests/bench/s11-other-requests.ts')],
  [['s12'], () => import('#tests/bench/s12-ocr.ts')],
  [['s13'], () => import('#tests/bench/s13-first-answer.ts')],
  [['s14'], () => import('#tests/bench/s14-import.ts')],
  [['s15'], () => import('#tests/bench/s15-campaign.ts')],
  [['s16'], () => import('#tests/bench/s16-status-change.ts')],
  [['s17'], () => import('#tests/bench/s17-start.ts')],
  [['s18'], () => import('#tests/bench/s18-client-bytes.ts')],
  [['s19'], () => import('#tests/bench/s19-browser.ts')],
  [['export'], () => import('#tests/bench/export-list.ts')],
  [['understanding'], () => import('#tests/bench/understanding.ts')],
  [['recall'], () => import('#tests/bench/recall.ts')],
  [['questions'], () => import('#tests/bench/questions.ts')],
  [['autofill'], () => import('#tests/bench/autofill.ts')],
  [['engagement'], () => import('#tests/bench/engagement.ts')],
  [['audit'], () => import('#tests/bench/audit.ts')],
  [['typing'], () => import('#tests/bench/typing.ts')],
  [['fair'], () => import('#tests/bench/fair-share.ts')],
  [['lod3'], () => import('#tests/bench/noisy-neighbor.ts')],
];

const args = process.argv.slice(2);
const rows = rowsOf(args);
const known = new Set(BENCHES.flatMap(([figures]) => figures));
const wanted = args.map((arg) => arg.toLowerCase()).filter((arg) => known.has(arg));

if (args.includes('generate')) await generate(rows);
else await measure();

async function measure(): Promise<void> {
  const world = new World(rows, console.log);
  const measured: BenchRow[] = [];
  try {
    for (const [figures, load] of BENCHES) {
      if (wanted.length > 0 && !figures.some((figure) => wanted.includes(figure))) continue;
      console.log(`Measuring ${figures.join(', ')} …`);
      await world.liftLimits();
      const rows = await rowsOrReason(figures, async () => (await load()).run(world));
      for (const row of rows) printRow(row);
      measured.push(...rows);
    }
  } finally {
    await world.stop();
  }
  printTable(measured);
}
