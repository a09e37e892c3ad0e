import { stat } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentFile, PageRange, PageResult, TextLayerPage } from '#server/platform/reader/page-result.ts';
import { ocrPage } from './ocr-page.ts';
import { holdsLargePictures, openPdf } from './open-pdf.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { readTextLayer } from './pdf-text.ts';
import { createRecognizer } from './recognizer.ts';
import { collectGarbage } from './release-memory.ts';

const recognizer = createRecognizer();
/** The document of the last task stays open: the next page mostly comes from the same one. */
let current: { key: string; document: PDFDocumentProxy } | null = null;

async function openOnce({ path, max_pages }: DocumentFile): Promise<PDFDocumentProxy> {
  const { mtimeMs, size } = await stat(path);
  const key = `${path} ${mtimeMs} ${size}`;
  if (current?.key === key) return current.document;
  const previous = current;
  current = null;
  await previous?.document.loadingTask.destroy();
  const document = await openPdf(path, max_pages);
  current = { key, document };
  return document;
}

/** Loads what the first document takes. */
export const prepareReading = (): Promise<unknown> => loadPdfLibrary();

export async function openDocument(file: DocumentFile): Promise<{ pages_total: number }> {
  const { numPages } = await openOnce(file);
  return { pages_total: numPages };
}

export async function* readTextLayers(
  file: DocumentFile,
  { from, to }: PageRange,
): AsyncGenerator<TextLayerPage, void, void> {
  const document = await openOnce(file);
  for (let page = from; page <= to; page += 1) yield await readTextLayer(document, page);
}

export async function recognizePage(file: DocumentFile, page: number): Promise<PageResult> {
  const document = await openOnce(file);
  if (holdsLargePictures(document)) {
    await recognizer.rest();
    collectGarbage();
  }
  const read = await ocrPage(document, page, recognizer);
  collectGarbage();
  return read;
}
