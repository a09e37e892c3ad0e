import { openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { longTextPdf } from '../support/pdf/long-text-pdf.ts';
import { createTemporaryFolder } from '../support/pdf/temporary-files.ts';
import { type BenchRow, loadNote } from './bench-row.ts';
import { restPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { runLoad } from './run-load.ts';
import type { World } from './world.ts';

const PAGES = 1000;
/** Shorter than the document takes to read. */
const SECONDS = 4;
const MAX_RATIO = 3;

/** S11: how long another request takes, p99, while a 1,000-page document is read, against an idle worker. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, headers } = await world.app();
  const ask = () => runLoad({ headers, targets: [{ port, path: restPath({}) }], connections: 1, seconds: SECONDS });
  const folder = await createTemporaryFolder();
  const extractor = openExtractor();
  try {
    const file = await folder.write('long.pdf', await longTextPdf(PAGES, 0));
    const { pages_total } = await extractor.open(file);
    const idle = await ask();
    let reading = true;
    const read = async () => {
      while (reading) await extractor.readText(file, { from: 1, to: pages_total }, () => undefined);
    };
    const busy = read();
    const ours = await ask();
    reading = false;
    await busy;
    const times = { ours: ours.p99, reference: idle.p99 };
    return [
      {
        ...mostRow('S11', `p99 of another request while ${PAGES} pages are read`, times, MAX_RATIO, 'idle'),
        note: loadNote(),
      },
    ];
  } finally {
    await extractor.close();
    await folder.remove();
  }
}
