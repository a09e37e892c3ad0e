import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { formPdf } from '#tests/support/pdf/form-pdf.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { numberedPdf, textPdf } from '#tests/support/pdf/text-pdf.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

/** How much of a file is changed, from a byte here and there to one in a hundred. */
const RATIOS = [0.0001, 0.001, 0.01];
const EACH_MS = 20_000;

let folder: TemporaryFolder;
let extractor: OpenExtractor;
let bases: Buffer[];

beforeAll(async () => {
  folder = await createTemporaryFolder();
  extractor = openExtractor();
  bases = [await textPdf(RECORDS[0]?.pages ?? []), await numberedPdf(12), await formPdf()];
});
afterAll(async () => {
  await extractor.close();
  await folder.remove();
});

function mutated(base: Buffer, ratio: number, chance: () => number): Buffer {
  const copy = Buffer.from(base);
  const changes = Math.max(1, Math.round(copy.length * ratio));
  for (let change = 0; change < changes; change += 1)
    copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256);
  return copy;
}

/** 'read' or why not; anything but a reason is the extractor's own fault and is thrown. */
async function outcomeOf(file: string): Promise<string> {
  try {
    const { pages_total } = await extractor.open(file);
    await extractor.readText(file, { from: 1, to: pages_total }, () => undefined);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.reason;
    throw error;
  }
}

test(
  'a file with changed bytes is read or refused with a reason, and the next one is read as ever',
  async () => {
    const chance = chances('mutations');
    const whole = await folder.write('whole.pdf', await numberedPdf(2));
    for (let round = 0; round < rounds(18); round += 1) {
      const base = bases[round % bases.length];
      const ratio = RATIOS[Math.floor(round / bases.length) % RATIOS.length];
      if (!base || !ratio) throw new Error('every round has a file and a ratio');
      await outcomeOf(await folder.write('mutated.pdf', mutated(base, ratio, chance)));
      expect(await outcomeOf(whole)).toBe('read');
    }
    expect(extractor.pids().length).toBeGreaterThan(0);
  },
  timeFor(rounds(18), EACH_MS),
);
