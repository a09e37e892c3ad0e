import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeTable } from '#server/platform/pdf/table-sheet.ts';

/** The head of a JPEG of 8 by 8 dots, and more behind it than may wait. */
const LARGE = Buffer.concat([
  Buffer.from('ffd8ffc0000b080008000801011100', 'hex'),
  Buffer.alloc(2 * 1024 * 1024),
  Buffer.from('ffd9', 'hex'),
]);

test('a table ends whose reader left while its rows were fetched, however much waited for them', async () => {
  const out = new Writable({ write: () => undefined });
  let ended = false;
  async function* stretches() {
    try {
      await once(out.destroy(), 'close');
      yield [['one']];
    } finally {
      ended = true;
    }
  }
  const sheet = {
    ...{ title: 'A', subtitle: 'B', columns: [{ label: 'C', width: 100 }], empty: 'none', foot: () => '' },
    ...{ created_at: new Date(0), logo: { bytes: LARGE, width: 8, height: 8 } },
  };
  await writeTable(sheet, stretches(), out);
  expect(ended).toBe(true);
});
