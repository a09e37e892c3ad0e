import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './load-pdf.ts';
import type { PageShape } from './pdf-page.tsx';

export type PdfState =
  | { state: 'loading' }
  | { state: 'failed'; reason: unknown }
  | { state: 'open'; document: PDFDocumentProxy; firstPage: PageShape };

/** Opens the file and closes it again; `first` is the page whose size stands for those not yet seen. */
export function usePdfDocument(file: Blob | ArrayBuffer, first: number): PdfState {
  const [state, setState] = useState<PdfState>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same file needs no second opening
  useEffect(() => {
    let current = true;
    setState({ state: 'loading' });
    const opening = openPdf(file);
    const open = async () => {
      const document = await (await opening).promise;
      const page = await document.getPage(Math.min(Math.max(1, first), document.numPages));
      const { width, height } = page.getViewport({ scale: 1 });
      if (current) setState({ state: 'open', document, firstPage: { width, height } });
    };
    open().catch((reason) => current && setState({ state: 'failed', reason }));
    return () => {
      current = false;
      opening
        .then((task) => task.destroy())
        .catch(() => {
          // It never opened: there is nothing to close.
        });
    };
  }, [file]);
  return state;
}
