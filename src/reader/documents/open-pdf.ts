import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { isOutOfMemory } from './out-of-memory.ts';
import { loadPdfLibrary } from './pdf-library.ts';

const packageFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const assetFolder = (name: string) => `${path.join(packageFolder, name)}${path.sep}`;

/** Readers accept a header that does not stand at the very start. */
const HEADER_WINDOW = 1024;

const OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  cMapUrl: assetFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: assetFolder('standard_fonts'),
  wasmUrl: assetFolder('wasm'),
  iccUrl: assetFolder('iccs'),
  // The same page gives the same picture on every machine, also on one without fonts.
  useSystemFonts: false,
  disableFontFace: true,
};

/**
 * Opens a PDF file.
 *
 * @param maxPages a document with more pages is refused.
 * @throws UnreadableDocument when it is no PDF, empty, encrypted, damaged or too long.
 */
export async function openPdf(file: string, maxPages: number): Promise<PDFDocumentProxy> {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  if (!bytes.subarray(0, HEADER_WINDOW).includes('%PDF-')) throw new UnreadableDocument('not_a_pdf');
  const document = await openCounted(bytes);
  const text = bytes.toString('latin1');
  if (largest(text, /\/Width\s{1,4}(\d{1,6})/g) * largest(text, /\/Height\s{1,4}(\d{1,6})/g) > LARGE_PICTURE)
    large.add(document);
  if (document.numPages > maxPages) {
    await document.loadingTask.destroy();
    throw new UnreadableDocument('too_many_pages');
  }
  if (document.numPages < 1) throw new UnreadableDocument('empty');
  return document;
}

/** Dots of a picture that takes the memory of the recognizer too while it is unpacked: somewhat more than A4 at 400 an inch. */
const LARGE_PICTURE = 16_000_000;
const large = new WeakSet<PDFDocumentProxy>();

/** Whether a document may hold a picture so large that nothing else should be kept beside it. */
export const holdsLargePictures = (document: PDFDocumentProxy): boolean => large.has(document);

/** The largest numbers that stand behind a name in the file; the dictionaries of pictures are never packed. */
const largest = (text: string, name: RegExp): number =>
  [...text.matchAll(name)].reduce((most, [, digits]) => Math.max(most, Number(digits)), 0);

/**
 * The library believes a page count that is too small, which would hide pages: where the file holds more page
 * objects than that, the counts are masked, so that it walks the page tree itself.
 */
async function openCounted(bytes: Buffer): Promise<PDFDocumentProxy> {
  const pageObjects = countPageObjects(bytes);
  const document = await load(bytes);
  if (document.numPages >= pageObjects && document.numPages > 0) return document;
  const walked = await load(maskCounts(bytes)).catch(() => null);
  if (walked === null) return document;
  const fuller = walked.numPages > document.numPages;
  await (fuller ? document : walked).loadingTask.destroy();
  return fuller ? walked : document;
}

async function load(bytes: Buffer): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await loadPdfLibrary();
  try {
    // The library takes the bytes over, so it is given its own.
    const data = new Uint8Array(bytes);
    return await getDocument({ ...OPTIONS, verbosity: VerbosityLevel.ERRORS, data }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new UnreadableDocument('encrypted');
    if (isOutOfMemory(error)) throw new UnreadableDocument('too_complex');
    throw new UnreadableDocument('damaged');
  }
}

function countPageObjects(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}

/** Renames the keys that claim a page count; same length, so that no offset moves. */
function maskCounts(bytes: Buffer): Buffer {
  const masked = bytes
    .toString('latin1')
    .replace(/\/Count(?![A-Za-z])/g, '/Xount')
    .replace(/\/Linearized(?![A-Za-z])/g, '/Xinearized');
  return Buffer.from(masked, 'latin1');
}
