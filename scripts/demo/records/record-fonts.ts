import { createRequire } from 'node:module';
import path from 'node:path';

const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);

/** Fonts that come with the PDF library: a machine may have none of its own. */
export const REGULAR_FONT = path.join(fontFolder, 'LiberationSans-Regular.ttf');
export const BOLD_FONT = path.join(fontFolder, 'LiberationSans-Bold.ttf');
