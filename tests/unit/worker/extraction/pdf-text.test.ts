import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '#reader/documents/open-pdf.ts';
import { readTextLayer } from '#reader/documents/pdf-text.ts';
import type { TextLayerPage } from '#server/platform/reader/page-result.ts';
import { japanesePdf } from '#tests/support/pdf/cjk-pdf.ts';
import { checkedFormPdf, formPdf } from '#tests/support/pdf/form-pdf.ts';
import { hebrewPdf } from '#tests/support/pdf/hebrew-pdf.ts';
import { unmappedTextPdf } from '#tests/support/pdf/hostile-pdfs.ts';
import { rawPage } from '#tests/support/pdf/raw-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { drawPdf, textPdf } from '#tests/support/pdf/text-pdf.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

async function read(bytes: Uint8Array, page = 1): Promise<TextLayerPage> {
  return readTextLayer(await openPdf(await folder.write('read.pdf', bytes), 1000), page);
}

test('a page of text is good and needs no second reading', async () => {
  expect(await read(await textPdf(['first', 'Client denies any history of seizures.']), 2)).toEqual({
    page: 2,
    text: 'Client denies any history of seizures.',
    method: 'text',
    quality: 'good',
    confidence: null,
    layout: expect.objectContaining({ width: 612, height: 792, turn: 0 }),
    needs_ocr: false,
  });
});

test('the values of a form stand beside their labels', async () => {
  const { text } = await read(await formPdf());
  expect(text.split('\n')).toEqual([
    'Admission form of the fictional Harbor clinic. Please fill in all fields.',
    'Primary contact: Ottilie Brandvold',
    'Notes: Arrives by ferry at noon.',
    'Level of care: Residential',
  ]);
});

test('ticked and empty boxes, chosen answers and typed-on notes are read', async () => {
  const { text } = await read(checkedFormPdf());
  expect(text.split('\n').sort()).toEqual([
    'Call the sister first',
    'Housing: Shelter',
    '[ ] Needs interpreter',
    '[X] Consent signed',
  ]);
});

test('Japanese text whose font is not in the file is read', async () => {
  const { text, needs_ocr } = await read(japanesePdf('東京の入院記録です。患者の名前は山田花子です。'));
  expect(text).toBe('東京の入院記録です。患者の名前は山田花子です。');
  expect(needs_ocr).toBe(false);
});

test('Hebrew, whose lines run from right to left, is read in the order it is spoken in', async () => {
  const line = 'המטופלת אלרגית לפניצילין ולבוטנים';
  expect(await read(hebrewPdf(line))).toMatchObject({ text: line, quality: 'good', needs_ocr: false });
});

test('a letter without a meaning in a script that the recognizer does not know sends no page to it', async () => {
  const line = 'המטופלת אלר\ufffdית לפניצילין ולבוטנים';
  expect(await read(hebrewPdf(line))).toMatchObject({ text: line, quality: 'fair', needs_ocr: false });
});

test('text whose characters are unknown goes to OCR rather than into the record', async () => {
  expect(await read(unmappedTextPdf())).toMatchObject({ text: '', method: 'none', needs_ocr: true });
});

test('a page with fewer than 20 characters goes to OCR and keeps them', async () => {
  expect(await read(await textPdf(['Page 7']))).toMatchObject({ text: 'Page 7', method: 'text', needs_ocr: true });
});

test('a page that is not in the file is unreadable, and says so without an error', async () => {
  expect(await read(await textPdf(['only one']), 9)).toMatchObject({ quality: 'unreadable', needs_ocr: false });
});

/** A sheet with a picture of these measures in points, under a line that a fax machine or a scanner put on it. */
const stamped = (width: number, height: number, line: string) =>
  drawPdf((document) => {
    const canvas = createCanvas(170, 220);
    document.addPage({ size: [612, 792], margin: 0 });
    document.image(canvas.toBuffer('image/jpeg', 60), 0, 0, { width, height });
    document.font('Helvetica', 9).text(line, 40, 12, { width: 532 });
  });
const FAX = 'FAX 05/12/2026 09:14 FROM 617-555-0142 TO ADMISSIONS PAGE 2 OF 9';

test('R3: a picture that covers most of a page with little text is read too', async () => {
  expect(await read(await stamped(612, 792, FAX))).toMatchObject({ text: FAX, quality: 'good', needs_ocr: true });
});

test('R3: a letterhead is no reason to read a page twice, nor is a picture under a page of writing', async () => {
  expect((await read(await stamped(300, 120, FAX))).needs_ocr).toBe(false);
  const long = 'The client was seen today and asked for a bed. '.repeat(20);
  expect((await read(await stamped(612, 792, long))).needs_ocr).toBe(false);
});

test('R9: a value that is kept as a stream is read as it is drawn, beside its label', async () => {
  const drawing = {
    dictionary:
      '<< /Type /XObject /Subtype /Form /BBox [0 0 228 20] /Resources << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    stream: Buffer.from('/Tx BMC BT /Helv 10 Tf 2 5 Td (Penicillin and peanuts) Tj ET EMC'),
  };
  const { text } = await read(
    rawPage(
      '/Resources << >> /Annots [5 0 R]',
      '',
      [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /Rect [72 700 300 720] /T (Allergies) /V 6 0 R /AP << /N 7 0 R >> >>',
        { dictionary: '<< >>', stream: Buffer.from('Penicillin and peanuts') },
        drawing,
      ],
      '/AcroForm << /Fields [5 0 R] >>',
    ),
  );
  expect(text).toBe('Allergies: Penicillin and peanuts');
});
