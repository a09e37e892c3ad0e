import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '#reader/documents/open-pdf.ts';
import { readTextLayer } from '#reader/documents/pdf-text.ts';
import { joinLine } from '#reader/documents/text-lines.ts';
import { unpackWords } from '#shared/features/documents/page-words.ts';
import { rawPage } from '#tests/support/pdf/raw-pdf.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { drawPdf } from '#tests/support/pdf/text-pdf.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

const read = async (bytes: Uint8Array) => readTextLayer(await openPdf(await folder.write('places.pdf', bytes), 10), 1);

/** Text drawn piece by piece: each at its place, from the page's bottom left corner. */
const HELVETICA = '/Resources << /Font << /F 5 0 R >> >>';
const drawn = (pieces: readonly [x: number, y: number, text: string][]) =>
  rawPage(HELVETICA, `BT /F 12 Tf ${pieces.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join(' ')} ET`, [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

test('pieces drawn from right to left on a line come in the order they stand in, apart', async () => {
  const { text } = await read(
    drawn([
      [200, 700, '6789'],
      [150, 700, '45'],
      [100, 700, '123'],
      [72, 650, 'Date of birth'],
      [260, 650, '1984'],
      [220, 650, '05'],
      [180, 650, '12'],
    ]),
  );
  expect(text).toBe('123 45 6789\nDate of birth 12 05 1984');
});

/** Pieces of one line, each with its left edge and its width. */
const lineOf = (...pieces: readonly (readonly [text: string, x: number, w: number])[]): string =>
  joinLine(pieces.map(([text, x, w]) => ({ text, x, w, y: 0, h: 12, level: true, rtl: /[\u0590-\u08ff]/.test(text) })));

test('R1: lines from right to left are read as they are spoken, words of several pieces and numbers among them', () => {
  // As a program prints it: from left to right, the last word first.
  expect(lineOf(['عليكم', 60, 40], [' ', 100, 4], ['لام', 104, 20], ['الس', 124, 20])).toBe('السلام عليكم');
  // In the order of speech already.
  expect(lineOf(['الس', 124, 20], ['لام', 104, 20], [' ', 100, 4], ['عليكم', 60, 40])).toBe('السلام عليكم');
  expect(lineOf(['2026', 40, 24], [' ', 64, 4], ['فاتورة', 68, 40], [' ', 108, 4], ['رقم', 112, 30])).toBe(
    'رقم فاتورة 2026',
  );
  // A line of another language keeps its order around a name in it.
  expect(lineOf(['Client', 72, 34], [' ', 106, 4], ['دانا', 110, 24], [' ', 134, 4], ['was seen today', 138, 80])).toBe(
    'Client دانا was seen today',
  );
});

test('a line from right to left that is drawn letter by letter has its words, its numbers and its end', () => {
  const letters = (word: string, right: number) =>
    Array.from(word, (letter, at) => [letter, right - 6 * (at + 1), 6] as const);
  // The left half first, as programs print it that sort a line's parts by where they stand; blanks where they fell.
  expect(
    lineOf(...letters('לפני', 110), ...letters('השינה', 80), [' ', 90, 30], ['50', 120, 12], ...letters('לוקחת', 170), [
      '.',
      47,
      3,
    ]),
  ).toBe('לוקחת 50 לפני השינה.');
  expect(lineOf(['12/04', 40, 30], ['/', 70, 3], ['1986', 73, 24], ['.', 37, 3], ...letters('לידה', 130))).toBe(
    'לידה 12/04/1986.',
  );
  // A mark stays with the letter that it stands under.
  expect(lineOf(['ש', 60, 8], ['\u05b8', 62, 0], ['ם', 50, 8])).toBe('ש\u05b8ם');
});

test('narrow letters printed twice, which the library joins, are read once in a line of such letters alone', async () => {
  const twice = (line: string, y: number) => {
    let x = 72;
    return [...line].flatMap((letter): [number, number, string][] => {
      const at = x;
      x += /[il]/.test(letter) ? 2.67 : 6.67;
      return [
        [at, y, letter],
        [at + 0.35, y, letter],
      ];
    });
  };
  expect((await read(drawn(twice('pleaplaneheld', 700)))).text).toBe('pleaplaneheld');
  expect(
    (
      await read(
        drawn([
          [72, 700, 'will still fill'],
          [200, 700, 'skill'],
        ]),
      )
    ).text,
  ).toBe('will still fill skill');
});

test('letters printed twice to look bold are read once, by pieces and by letters', async () => {
  const { text } = await read(
    drawn([
      [72, 700, 'ALLERGIES'],
      [72.3, 700, 'ALLERGIES'],
      [72, 650, 'B'],
      [72.3, 650, 'B'],
      [80, 650, 'O'],
      [80.3, 650, 'O'],
      [89.3, 650, 'L'],
      [89.6, 650, 'L'],
      [96, 650, 'D'],
      [96.3, 650, 'D'],
      [72, 600, 'Wellness, bookkeeping and 2200 more words.'],
    ]),
  );
  expect(text).toBe('ALLERGIES\nBOLD\nWellness, bookkeeping and 2200 more words.');
});

test('a letter whose meaning the font does not say is kept as unknown, and the page is no longer good', async () => {
  const { text, quality, needs_ocr } = await read(
    drawn([[72, 700, 'The e\\001cient care plan was agreed upon today.']]),
  );
  expect(text).toBe('The e\ufffdcient care plan was agreed upon today.');
  expect(quality).toBe('fair');
  // R8: its picture says which letter it is.
  expect(needs_ocr).toBe(true);
});

test('each word has its place in points from the top left corner', async () => {
  const { layout } = await read(
    await drawPdf((document) => {
      document.addPage({ size: [612, 792], margin: 0 }).font('Helvetica', 12);
      document.text('Name', 72, 100, { lineBreak: false });
      document.text('Ottilie Brandvold', 200, 100, { lineBreak: false });
    }),
  );
  expect(layout).toMatchObject({ width: 612, height: 792, turn: 0 });
  const words = unpackWords(layout?.words ?? '[]');
  expect(words.map(({ text }) => text)).toEqual(['Name', 'Ottilie', 'Brandvold']);
  const [name, first, last] = words;
  expect(name).toMatchObject({ x: 72, h: 12 });
  expect(name?.y).toBeCloseTo(100, -1);
  expect(first?.x).toBe(200);
  expect((first?.x ?? 0) + (first?.w ?? 0)).toBeLessThan(last?.x ?? 0);
  expect(Math.abs((first?.w ?? 0) - 30.7)).toBeLessThan(3);
});
