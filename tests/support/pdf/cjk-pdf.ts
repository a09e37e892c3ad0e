import { rawPage } from './raw-pdf.ts';

/** A page in Japanese whose font is not in the file: its text is only found with the predefined character maps. */
export function japanesePdf(text: string): Buffer {
  const hex = [...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return rawPage('/Resources << /Font << /F1 5 0 R >> >>', `BT /F1 18 Tf 72 700 Td <${hex}> Tj ET`, [
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor 7 0 R /DW 1000 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 5 >> >>',
    '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 6 /FontBBox [-123 -257 1001 910] /ItalicAngle 0 ' +
      '/Ascent 709 /Descent -241 /CapHeight 709 /StemV 69 >>',
  ]);
}
