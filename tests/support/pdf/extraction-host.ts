/** A process of its own that holds an extractor, so that a test can kill it: prints its children's ids once they work. */
import { openExtractor } from '#tests/support/pdf/open-extractor.ts';

const [file = '', busyFile = ''] = process.argv.slice(2);
const extractor = openExtractor();
await Promise.all([extractor.open(file), extractor.open(file)]);
// Never answered: it keeps a child busy at the moment its parent dies.
void extractor.readText(busyFile, { from: 1, to: 1 }, () => undefined).catch(() => undefined);
process.stdout.write(`${JSON.stringify(extractor.pids())}\n`);
