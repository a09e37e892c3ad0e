import { readFile } from 'node:fs/promises';
import { rawPage } from './raw-pdf.ts';

/** A scanned letter whose picture is a JPEG 2000: "Discharge letter of Ottilie Brandvold", with her allergies. */
export async function jpeg2000Pdf(): Promise<Buffer> {
  const stream = await readFile(new URL('./fixtures/letter.jp2', import.meta.url));
  const dictionary =
    '<< /Type /XObject /Subtype /Image /Width 1100 /Height 320 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode >>';
  return rawPage('/Resources << /XObject << /Im1 5 0 R >> >>', 'q 396 0 0 115 72 600 cm /Im1 Do Q', [
    { dictionary, stream },
  ]);
}
