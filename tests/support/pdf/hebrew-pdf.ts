import { rawPage } from './raw-pdf.ts';

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** A page in Hebrew as printing programs write it: the letters of a line stand as they are seen, its last one first. */
export function hebrewPdf(line: string): Buffer {
  const letters = [...new Set(line)];
  const seen = [...line].reverse().map((letter) => hex(letters.indexOf(letter) + 1));
  const mapped = letters.map((letter, index) => `<${hex(index + 1)}> <${hex(letter.codePointAt(0) ?? 0)}>`);
  const toUnicode =
    '/CIDInit /ProcSet findresource begin begincmap /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange\n' +
    `${mapped.length} beginbfchar\n${mapped.join('\n')}\nendbfchar endcmap end`;
  return rawPage('/Resources << /Font << /F1 5 0 R >> >>', `BT /F1 14 Tf 72 700 Td <${seen.join('')}> Tj ET`, [
    '<< /Type /Font /Subtype /Type0 /BaseFont /Plain /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Plain /FontDescriptor 7 0 R /DW 600 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    '<< /Type /FontDescriptor /FontName /Plain /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 ' +
      '/Descent -200 /CapHeight 700 /StemV 80 >>',
    { dictionary: '<< >>', stream: Buffer.from(toUnicode, 'latin1') },
  ]);
}
