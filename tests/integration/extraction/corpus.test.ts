import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/platform/reader/reader.ts';
import { documentsOf, SETS, workbooksOf } from '#tests/support/corpus/corpus.ts';
import { type Recall, recallOf, sheetsRead } from '#tests/support/corpus/read-corpus.ts';
import { inProcessReader } from '#tests/support/in-process-reader.ts';
import { createExtractor, type Extractor } from '#worker/platform/extractor.ts';

const PATIENCE = 180_000;
const CHILDREN = 2;
/** Scans take seconds each: a ruled table, a stamp over a scan, and a fax stand for the others, which the bench reads. */
const SCANS = ['medications-copier-600', 'intake-scanner-stamped', 'referral-fax-fine'];

let reader: Reader;
let extractor: Extractor;

beforeAll(() => {
  reader = createReader({ children: CHILDREN, warm: Array(CHILDREN).fill(['open_document']) });
  extractor = createExtractor(reader.of('an organization'), CHILDREN);
});
afterAll(() => reader.close());

describe('files with a text layer', { timeout: PATIENCE }, () => {
  const documents = SETS.flatMap((set) => documentsOf(set, 'text'));
  let recalls: Recall[];

  beforeAll(async () => {
    // As many at once as there are children, so that each stays with its document.
    const oneAChild = pLimit(CHILDREN);
    recalls = await Promise.all(documents.map((document) => oneAChild(() => recallOf(extractor, document))));
  }, PATIENCE);

  /** Names of files of which less is read than a goal asks for. */
  const below = (what: 'characters' | 'words', goal: number): string[] =>
    recalls.filter((recall) => recall[what] < goal).map((recall) => `${recall.name}: ${recall[what].toFixed(3)}`);

  test('are read to 0.99 of their letters and digits, 98 of 100 files', () => {
    const poor = below('characters', 0.99);
    expect(poor.length, poor.join('\n')).toBeLessThanOrEqual(0.02 * documents.length);
  });

  test('are read to 0.9 of their words, 95 of 100 files', () => {
    const poor = below('words', 0.9);
    expect(poor.length, poor.join('\n')).toBeLessThanOrEqual(0.05 * documents.length);
  });

  test('none is read as empty', () => {
    expect(below('characters', 0.01)).toEqual([]);
  });
});

test('the corpus is as wide as its goals ask', () => {
  const documents = SETS.flatMap((set) => [...documentsOf(set, 'text'), ...documentsOf(set, 'picture')]);
  const workbooks = SETS.map(workbooksOf);
  expect(documents.length).toBeGreaterThanOrEqual(80);
  expect(workbooks.flat().length).toBeGreaterThanOrEqual(40);
  const heldOut = documentsOf('held-out', 'text').length + documentsOf('held-out', 'picture').length;
  expect(heldOut / documents.length).toBeGreaterThan(0.3);
  expect((workbooks[1]?.length ?? 0) / workbooks.flat().length).toBeGreaterThan(0.3);
});

test.each(SCANS)(
  '%s is read to 0.9 of its letters and digits',
  async (name) => {
    const scan = documentsOf('known', 'picture').find((document) => document.name === name);
    expect(scan && (await recallOf(extractor, scan)).characters).toBeGreaterThanOrEqual(0.9);
  },
  PATIENCE,
);

// Within this process: a child for each list would cost more than all of them.
test.each(SETS.flatMap((set) => workbooksOf(set).map((workbook) => [workbook.name, workbook] as const)))(
  'every cell of %s is read as it is shown',
  async (_name, workbook) => {
    expect(await sheetsRead(inProcessReader, workbook)).toEqual(workbook.sheets);
  },
  PATIENCE,
);
