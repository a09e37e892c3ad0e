import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawScan } from '#scripts/demo/records/draw-scan.ts';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { unpackWords } from '#shared/features/documents/page-words.ts';
import { brokenImagePdf } from '#tests/support/pdf/hostile-pdfs.ts';
import { jpeg2000Pdf } from '#tests/support/pdf/jpeg2000-pdf.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { scanPdf } from '#tests/support/pdf/scan-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { drawPdf } from '#tests/support/pdf/text-pdf.ts';

const PATIENCE = 120_000;
const LETTER = RECORDS.find((record) => record.key === 'drug-court-referral')?.pages[0] ?? '';
/** Its first lines: what is said of a whole page elsewhere takes a fraction of the time on these. */
const HEAD = LETTER.split('\n').slice(0, 9).join('\n');

let folder: TemporaryFolder;
let extractor: OpenExtractor;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  extractor = openExtractor({ children: 1 });
});
afterAll(async () => {
  await extractor.close();
  await folder.remove();
});

async function recognize(bytes: Uint8Array) {
  return extractor.recognize(await folder.write('scan.pdf', bytes), 1);
}

/** The share of a text's letters and digits that another one holds too, each counted as often as it occurs. */
function recall(expected: string, found: string): number {
  const left = new Map<string, number>();
  for (const character of found.match(/[\p{L}\p{N}]/gu) ?? []) left.set(character, (left.get(character) ?? 0) + 1);
  const wanted = expected.match(/[\p{L}\p{N}]/gu) ?? [];
  const hits = wanted.filter((character) => {
    const count = left.get(character) ?? 0;
    left.set(character, count - 1);
    return count > 0;
  });
  return hits.length / wanted.length;
}

test(
  'a clean scan is read with at least nine tenths of its characters',
  async () => {
    const page = await recognize(await scanPdf([LETTER]));
    expect(page).toMatchObject({ page: 1, method: 'ocr', quality: 'good' });
    expect(page.confidence).toBeGreaterThanOrEqual(80);
    expect(recall(LETTER, page.text)).toBeGreaterThanOrEqual(0.9);
    expect(page.text).toContain('Case number: ED-2026-01184');
    const words = unpackWords(page.layout?.words ?? '[]');
    const found = words.find(({ text }) => text === 'ED-2026-01184');
    expect(page.layout?.turn).toBe(0);
    expect(found?.conf).toBeGreaterThan(60);
    expect((found?.x ?? -1) + (found?.w ?? 0)).toBeLessThan(page.layout?.width ?? 0);
    expect(words.find(({ text }) => text === 'number:')?.x).toBeLessThan(found?.x ?? 0);
  },
  PATIENCE,
);

test.each([-4, 4, 5] as const)(
  'a sheet that lies %i degrees askew is read upright and straight, its words where they lie',
  async (skew) => {
    const page = await recognize(await scanPdf([HEAD], { skew }));
    expect(page).toMatchObject({ method: 'ocr', quality: 'good', layout: { turn: 0 } });
    expect(recall(HEAD, page.text)).toBeGreaterThanOrEqual(0.9);
    const words = unpackWords(page.layout?.words ?? '[]');
    const [label, value] = ['number:', 'ED-2026-01184'].map((text) => words.find((each) => each.text === text));
    const slope = ((value?.y ?? 0) - (label?.y ?? 0)) / ((value?.x ?? 0) - (label?.x ?? 0));
    expect(Math.sign(slope)).toBe(Math.sign(skew));
  },
  PATIENCE,
);

test(
  'what the text layer says exactly stays as it is, beside what is read elsewhere on the page',
  async () => {
    const canvas = drawScan(HEAD);
    const stamped = await drawPdf((document) => {
      document.addPage({ size: [612, 792], margin: 0 });
      document.image(canvas.toBuffer('image/jpeg', 60), 0, 0, { width: 612, height: 792 });
      document.rect(380, 748, 200, 24).fill('#ffffff');
      document.fillColor('#000000').fontSize(12).text('No. 0OIl1-5S8B', 400, 754);
    });
    const page = await recognize(stamped);
    expect(page.method).toBe('ocr');
    expect(page.text.split('\n')[0]).toBe('No. 0OIl1-5S8B');
    expect(page.text.match(/\bNo\. /g)).toHaveLength(1);
    expect(recall(HEAD, page.text)).toBeGreaterThanOrEqual(0.9);
    const word = unpackWords(page.layout?.words ?? '[]').find(({ text }) => text === '0OIl1-5S8B');
    expect(word?.conf).toBeUndefined();
    expect(word?.x).toBeGreaterThan(400);
  },
  PATIENCE,
);

test.each([1, 2, 3] as const)(
  'a sheet fed with %i quarter turns is turned back',
  async (turns) => {
    const page = await recognize(await scanPdf([HEAD], { turns }));
    expect(page).toMatchObject({ method: 'ocr', quality: 'good', layout: { turn: (360 - turns * 90) % 360 } });
    expect(recall(HEAD, page.text)).toBeGreaterThanOrEqual(0.9);
  },
  PATIENCE,
);

test(
  'a poor fax is still read, and the page says how well',
  async () => {
    const page = await recognize(await scanPdf([LETTER], { dpi: 100, skew: 1.2, specks: 900 }));
    expect(page.method).toBe('ocr');
    expect(recall(LETTER, page.text)).toBeGreaterThanOrEqual(0.7);
  },
  PATIENCE,
);

test(
  'a JPEG 2000 scan is read',
  async () => {
    const page = await recognize(await jpeg2000Pdf());
    expect(page.text).toBe('Discharge letter of Ottilie Brandvold\nAllergies: Penicillin and peanuts');
  },
  PATIENCE,
);

test(
  'an empty sheet has nothing readable',
  async () => {
    const blank = await drawPdf((document) => void document.addPage());
    expect(await recognize(blank)).toEqual({
      page: 1,
      text: '',
      method: 'none',
      quality: 'none',
      confidence: null,
      layout: null,
    });
  },
  PATIENCE,
);

test.each(['/DCTDecode', '/JPXDecode'] as const)(
  'a picture (%s) that cannot be decoded is unreadable',
  async (filter) => {
    expect(await recognize(brokenImagePdf(filter))).toMatchObject({ text: '', method: 'none', quality: 'unreadable' });
  },
  PATIENCE,
);

test(
  'R3: a stamped fax keeps its stamp to the letter and gets the words of its picture',
  async () => {
    const stamp = 'FAX 05/12/2026 09:14 FROM 617-555-0142 PAGE 2 OF 9';
    const sheet = await drawPdf((document) => {
      document.addPage({ size: [612, 792], margin: 0 });
      document.image(drawScan(HEAD).toBuffer('image/jpeg', 60), 0, 0, { width: 612, height: 792 });
      document.font('Helvetica', 9).text(stamp, 40, 12, { lineBreak: false });
    });
    const page = await recognize(sheet);
    expect(page.method).toBe('ocr');
    expect(page.text.split('\n')[0]).toBe(stamp);
    expect(recall(HEAD, page.text)).toBeGreaterThanOrEqual(0.9);
  },
  PATIENCE,
);

test(
  'R10: each page of a file of four pictures is read, one on its side among them',
  async () => {
    const pages = ([0, 1, 0, 2] as const).map((turns, at) => ({
      turns,
      text: `Sheet ${at + 1} of the record\n${HEAD}`,
    }));
    const file = await folder.write(
      'four.pdf',
      await drawPdf((document) => {
        for (const { turns, text } of pages) {
          const canvas = drawScan(text, { turns });
          const size: [number, number] = canvas.width > canvas.height ? [792, 612] : [612, 792];
          document.addPage({ size, margin: 0 });
          document.image(canvas.toBuffer('image/jpeg', 60), 0, 0, { width: size[0], height: size[1] });
        }
      }),
    );
    for (const [at, { text }] of pages.entries()) {
      const page = await extractor.recognize(file, at + 1);
      expect(page.method).toBe('ocr');
      expect(recall(text, page.text)).toBeGreaterThanOrEqual(0.9);
    }
  },
  PATIENCE * 2,
);
