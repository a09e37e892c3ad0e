import { deflateSync } from 'node:zlib';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawScan } from '#scripts/demo/records/draw-scan.ts';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { unpackWords } from '#shared/features/documents/page-words.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { rawPage } from '#tests/support/pdf/raw-pdf.ts';
import { scanPdf } from '#tests/support/pdf/scan-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { drawPdf } from '#tests/support/pdf/text-pdf.ts';

const PATIENCE = 180_000;
const A4: [number, number] = [595.28, 841.89];
const TEXT = 'Allergies: penicillin and latex\nThe client denies any history of seizures.';

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

function colorSheet(dpi: number): Canvas {
  const [width, height] = A4.map((points) => Math.round((points * dpi) / 72)) as [number, number];
  const scan = drawScan(TEXT, { dpi });
  const sheet = createCanvas(width, height);
  const context = sheet.getContext('2d');
  context.fillStyle = '#f4efe6';
  context.fillRect(0, 0, width, height);
  context.drawImage(scan, 0, 0, width, Math.round((width * scan.height) / scan.width));
  context.fillStyle = '#b02a37';
  context.fillRect(width * 0.6, height * 0.88, width * 0.25, height * 0.04);
  return sheet;
}

/** The dots of a sheet as a fax or a copier keeps them: one bit each, packed, painted through a mask. */
function maskedPage(sheet: Canvas): Buffer {
  const { width, height } = sheet;
  const { data } = sheet.getContext('2d').getImageData(0, 0, width, height);
  const row = (width + 7) >> 3;
  const bits = Buffer.alloc(row * height);
  for (let at = 0; at < width * height; at += 1)
    if ((data[at * 4 + 1] ?? 0) > 128)
      bits[Math.floor(at / width) * row + ((at % width) >> 3)]! |= 0x80 >> ((at % width) & 7);
  return rawPage('/Resources << /XObject << /Im1 5 0 R >> >>', 'q 595 0 0 792 0 0 cm /Im1 Do Q', [
    {
      dictionary: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ImageMask true /BitsPerComponent 1 /Filter /FlateDecode >>`,
      stream: deflateSync(bits),
    },
  ]);
}

test.each<[how: string, file: () => Promise<Buffer>]>([
  [
    'in color',
    () => {
      const picture = colorSheet(600).toBuffer('image/jpeg', 85);
      return drawPdf((document) => {
        for (let page = 0; page < 2; page += 1) {
          document.addPage({ size: A4, margin: 0 });
          document.image(picture, 0, 0, { width: A4[0], height: A4[1] });
        }
      });
    },
  ],
  ['in black and white', async () => maskedPage(colorSheet(600))],
])(
  'R4: A4 sheets scanned %s at 600 dots an inch are read within the limits of a page, one after the other',
  async (_how, file) => {
    const path = await folder.write('sheet.pdf', await file());
    const { pages_total } = await extractor.open(path);
    for (let at = 1; at <= pages_total; at += 1) {
      const page = await extractor.recognize(path, at);
      expect(page).toMatchObject({ page: at, method: 'ocr', quality: 'good' });
      expect(page.text).toContain('Allergies: penicillin and latex');
      expect(page.text).toContain('denies any history of seizures');
    }
  },
  PATIENCE,
);

test(
  'R5: sheets scanned askew at 300 dots an inch are read within the limits of a page, one after the other',
  async () => {
    const pages = RECORDS.find(({ key }) => key === 'intake-assessment')?.pages ?? [];
    // Each sheet has all its dots, the first all its words too: on the others they would only take their time again.
    const heads = [...pages, ...pages].slice(1).map((page) => page.split('\n').slice(0, 9).join('\n'));
    const path = await folder.write('askew.pdf', await scanPdf([pages[1] ?? '', ...heads], { dpi: 300, skew: 5 }));
    const { pages_total } = await extractor.open(path);
    expect(pages_total).toBe(8);
    for (let at = 1; at <= pages_total; at += 1)
      expect(await extractor.recognize(path, at)).toMatchObject({
        page: at,
        method: 'ocr',
        quality: 'good',
        layout: { turn: 0 },
      });
  },
  PATIENCE,
);

test(
  'R6: a line that stands upright on a sheet fed upside down is kept beside what is read of the sheet',
  async () => {
    const stamp = 'FAX 05/12/2026 09:14 FROM 617-555-0142 PAGE 2 OF 9';
    const bytes = await drawPdf((document) => {
      document.addPage({ size: [612, 792], margin: 0 });
      const sheet = drawScan(`${TEXT}\nShe asked for a bed in May.\n${TEXT}`, { turns: 2 });
      document.image(sheet.toBuffer('image/jpeg', 60), 0, 0, { width: 612, height: 792 });
      document.font('Helvetica', 9).text(stamp, 40, 12, { lineBreak: false });
    });
    const page = await extractor.recognize(await folder.write('stamped.pdf', bytes), 1);
    expect(page).toMatchObject({ method: 'ocr', layout: { turn: 180 } });
    expect(page.text).toContain(stamp);
    expect(page.text).toContain('Allergies: penicillin and latex');
  },
  PATIENCE,
);

/** A page as a screen shows it: small letters of even gray, boxes, and a dark bar. */
function screenshot(turned: boolean): Buffer {
  const canvas = createCanvas(1_280, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1_280, 900);
  context.fillStyle = '#1f2937';
  context.fillRect(0, 0, 1_280, 64);
  context.fillStyle = '#ffffff';
  context.font = 'bold 24px "Record Sans"';
  context.fillText('Patient portal', 32, 42);
  context.fillStyle = '#374151';
  context.font = '20px "Record Sans"';
  const rows = [
    'Current medications',
    'Sertraline 100 mg once daily',
    'Trazodone 50 mg at bedtime',
    'Allergies: latex',
  ];
  for (const [at, row] of rows.entries()) {
    context.strokeStyle = '#d1d5db';
    context.strokeRect(32, 110 + at * 90, 800, 64);
    context.fillText(row, 56, 150 + at * 90);
  }
  if (!turned) return canvas.toBuffer('image/png');
  const side = createCanvas(900, 1_280);
  const on = side.getContext('2d');
  on.translate(900, 0);
  on.rotate(Math.PI / 2);
  on.drawImage(canvas, 0, 0);
  return side.toBuffer('image/png');
}

test.each([false, true])(
  'R10: a page that is a picture of a screen is read (on its side: %s)',
  async (turned) => {
    drawScan('registers the letters');
    const size: [number, number] = turned ? [450, 640] : [640, 450];
    const bytes = await drawPdf((document) => {
      document.addPage({ size, margin: 0 });
      document.image(screenshot(turned), 0, 0, { width: size[0], height: size[1] });
    });
    const page = await extractor.recognize(await folder.write('screen.pdf', bytes), 1);
    expect(page.method).toBe('ocr');
    expect(page.text).toContain('Sertraline 100 mg once daily');
    expect(page.text).toContain('Trazodone 50 mg at bedtime');
    expect(page.text).toContain('Allergies: latex');
  },
  PATIENCE,
);

test(
  'R10: the columns of a scanned table stay apart',
  async () => {
    drawScan('registers the letters');
    const canvas = createCanvas(1_700, 2_200);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 1_700, 2_200);
    context.fillStyle = '#222222';
    context.font = '34px "Record Sans"';
    const rows = [
      ['Medication', 'Dose', 'Frequency'],
      ['Sertraline', '100 mg', 'once daily'],
      ['Trazodone', '50 mg', 'at bedtime'],
      ['Lisinopril', '20 mg', 'every morning'],
    ];
    for (const [at, row] of rows.entries())
      for (const [column, cell] of row.entries()) context.fillText(cell, 150 + column * 480, 300 + at * 80);
    const bytes = await drawPdf((document) => {
      document.addPage({ size: [612, 792], margin: 0 });
      document.image(canvas.toBuffer('image/jpeg', 70), 0, 0, { width: 612, height: 792 });
    });
    const page = await extractor.recognize(await folder.write('table.pdf', bytes), 1);
    const words = unpackWords(page.layout?.words ?? '[]');
    const xOf = (text: string) => words.find((each) => each.text === text)?.x ?? Number.NaN;
    const spread = (column: readonly string[]) => Math.max(...column.map(xOf)) - Math.min(...column.map(xOf));
    expect(spread(['Medication', 'Sertraline', 'Trazodone', 'Lisinopril'])).toBeLessThan(12);
    expect(spread(['Frequency', 'once', 'at', 'every'])).toBeLessThan(12);
    expect(xOf('100')).toBeGreaterThan(xOf('Sertraline') + 100);
    expect(withColumns({ text: page.text, words: page.layout?.words }).split('\n')).toContain(
      'Trazodone\t50 mg\tat bedtime',
    );
  },
  PATIENCE,
);

test(
  'R8: letters that a font does not name are read from their picture, all others stay as the page says them',
  async () => {
    const unnamed = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <66> <FFFD> endbfchar
endcmap end end`;
    const bytes = rawPage(
      '/Resources << /Font << /F1 5 0 R >> >>',
      'BT /F1 22 Tf 72 700 Td (The effective dose was sufficient) Tj 0 -40 Td (Code 0OIl1-5S8B) Tj ET',
      [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
        { dictionary: '<< >>', stream: Buffer.from(unnamed, 'latin1') },
      ],
    );
    const page = await extractor.recognize(await folder.write('unnamed.pdf', bytes), 1);
    expect(page.method).toBe('ocr');
    expect(page.text).toBe('The effective dose was sufficient\nCode 0OIl1-5S8B');
  },
  PATIENCE,
);
