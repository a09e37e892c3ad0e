const nativePush = Array.prototype.push;

// Loaded here so that a warm child has it; the library itself would load it with the first document.
const workerModule = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
await import(workerModule);

export const { getDocument, ImageKind, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');

// On older engines the library replaces `push` for the sake of arrays with a read-only length. Nothing here has one,
// and the replacement takes a seventh of the time of a page.
Array.prototype.push = nativePush;
