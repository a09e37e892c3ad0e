import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRows } from '#server/features/imports/read-list.ts';
import { createReader } from '#server/platform/reader/reader.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

/** How much of a file is changed, from a byte here and there to one in a hundred. */
const RATIOS = [0.0001, 0.001, 0.01];
const EACH_MS = 20_000;
/** After so many changed files a whole one is read. */
const WHOLE_EVERY = 4;

const reader = createReader({ children: 2 });
const asking = { services: { reader }, actor: { org_id: 'an organization' } };
afterAll(() => reader.close());
let bases: Uint8Array[];

async function workbook(rows: number, columns: number): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('List');
  for (let row = 0; row < rows; row += 1)
    sheet.addRow(
      Array.from({ length: columns }, (_, column) => (column % 3 === 0 ? row * column : `cell ${row} ${column}`)),
    );
  return new Uint8Array(await book.xlsx.writeBuffer());
}

beforeAll(async () => {
  bases = [await workbook(3, 2), await workbook(200, 11), await workbook(40, 60)];
});

function mutated(base: Uint8Array, ratio: number, chance: () => number): Uint8Array {
  const copy = new Uint8Array(base);
  const changes = Math.max(1, Math.round(copy.length * ratio));
  for (let change = 0; change < changes; change += 1)
    copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256);
  return copy;
}

/** How many rows were read, or why not; anything but a reason is the reader's own fault and is thrown. */
async function outcomeOf(bytes: Uint8Array): Promise<number | string> {
  let read = 0;
  try {
    for await (const rows of readRows(asking, { type: 'xlsx', bytes })) read += rows.length;
    return read;
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.fault;
    throw error;
  }
}

test(
  'a workbook with changed bytes is read or refused with a reason, and a whole one is read as ever',
  async () => {
    const chance = chances('workbooks');
    for (let round = 0; round < rounds(9); round += 1) {
      const base = bases[round % bases.length]!;
      const ratio = RATIOS[Math.floor(round / bases.length) % RATIOS.length]!;
      const outcome = await outcomeOf(mutated(base, ratio, chance));
      // It is the file's doing whatever comes of it: nothing that trying again could fix.
      expect(outcome).not.toBe('interrupted');
      if (round % WHOLE_EVERY === 0) expect(await outcomeOf(bases[0]!)).toBe(3);
    }
  },
  timeFor(rounds(9), EACH_MS),
);
