type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** What its operators and pictures are called; known once a document was opened. */
export let OPS: Library['OPS'];
export let ImageKind: Library['ImageKind'];

let loading: Promise<Library> | undefined;

/** Loads the library with the first document, or ahead of it. */
export function loadPdfLibrary(): Promise<Library> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Library> {
  const nativePush = Array.prototype.push;
  // Loaded here so that a warm child has it; the library itself would load it with the first document.
  const workerModule = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
  await import(workerModule);
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  ({ OPS, ImageKind } = library);
  // On older engines the library replaces `push` for the sake of arrays with a read-only length. Nothing here has one,
  // and the replacement takes a seventh of the time of a page.
  Array.prototype.push = nativePush;
  return library;
}
