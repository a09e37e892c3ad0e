import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PageTextItem } from './pdf-text.ts';

export type PdfLibrary = typeof import('pdfjs-dist');

let library: Promise<PdfLibrary> | undefined;

/** pdfjs, fetched with the first document: it is far too big for every page to carry. */
export function pdfLibrary(): Promise<PdfLibrary> {
  library ??= import('pdfjs-dist/legacy/build/pdf.mjs').then((loaded) => {
    loaded.GlobalWorkerOptions.workerSrc = workerUrl;
    return loaded;
  });
  return library;
}

/** Character maps, fonts and decoders stand on our own origin: nothing is ever fetched from elsewhere. */
const asset = (folder: string) => new URL(`/pdfjs/${folder}/`, window.location.origin).href;

/** Opens a document. The caller destroys the task when done; its promise rejects for damaged or locked files. */
export async function openPdf(file: Blob | ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, bytes] = await Promise.all([pdfLibrary(), file instanceof Blob ? file.arrayBuffer() : file.slice(0)]);
  return pdfjs.getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    cMapUrl: asset('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: asset('standard_fonts'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

/** The text runs of a page, in the order its text layer draws them. */
export async function pageItems(document: PDFDocumentProxy, page: number): Promise<PageTextItem[]> {
  const content = await (await document.getPage(page)).getTextContent();
  return content.items.filter((item) => 'str' in item).map(({ str, hasEOL }) => ({ str, hasEOL }));
}
