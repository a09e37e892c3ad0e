import { createRequire } from 'node:module';
import path from 'node:path';

/** The fonts that pages are written in. */
export function fonts(): { regular: string; bold: string } {
  // They come with the PDF library: a machine may have none of its own, and the built-in ones know Western letters only.
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  );
  return {
    regular: path.join(folder, 'LiberationSans-Regular.ttf'),
    bold: path.join(folder, 'LiberationSans-Bold.ttf'),
  };
}
