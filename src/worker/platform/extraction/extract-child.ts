/**
 * The process that opens files of unknown origin. It has no secrets in its environment, answers one request at a
 * time, and is killed from outside when it needs too much time or memory.
 */
import { stat } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { endWithParent } from '../../../server/platform/child/end-with-parent.ts';
import type { ChildReply, ChildRequest } from './child-protocol.ts';
import { UnreadableDocument } from './extraction-errors.ts';
import { ocrPage } from './ocr-page.ts';
import { isOutOfMemory, openPdf } from './open-pdf.ts';
import type { PageResult } from './page-result.ts';
import { readTextLayer } from './pdf-text.ts';
import { createRecogniser } from './recogniser.ts';
import { collectGarbage } from './release-memory.ts';

const recogniser = createRecogniser();
/** The document of the last request stays open: the next page mostly comes from the same one. */
let current: { key: string; document: PDFDocumentProxy } | null = null;

async function openOnce(path: string, maxPages: number): Promise<PDFDocumentProxy> {
  const { mtimeMs, size } = await stat(path);
  const key = `${path} ${mtimeMs} ${size}`;
  if (current?.key === key) return current.document;
  const previous = current;
  current = null;
  await previous?.document.loadingTask.destroy();
  const document = await openPdf(path, maxPages);
  current = { key, document };
  return document;
}

async function answer(request: ChildRequest): Promise<PageResult | null> {
  const document = await openOnce(request.path, request.max_pages);
  if (request.kind === 'ocr') {
    const page = await ocrPage(document, request.page, recogniser);
    collectGarbage();
    return page;
  }
  if (request.kind === 'text') {
    for (let page = request.from; page <= request.to; page += 1) {
      send({ kind: 'text_page', page: await readTextLayer(document, page) });
    }
  }
  return null;
}

function send(reply: ChildReply): void {
  process.send?.(reply);
}

process.on('message', (request: ChildRequest) => {
  answer(request).then(
    (page) => send({ kind: 'done', pages_total: current?.document.numPages ?? 0, page }),
    (error: unknown) => {
      const message = error instanceof Error ? error.name : 'unknown';
      send({ kind: 'failed', reason: error instanceof UnreadableDocument ? error.reason : null, message });
    },
  );
});

// In a damaged file the library leaves promises behind that nobody awaits; what was asked of it ends by itself.
process.on('unhandledRejection', () => undefined);
// What it throws where nobody can catch it leaves it in no state to go on.
process.on('uncaughtException', (error) => {
  const reason = isOutOfMemory(error) ? 'too_complex' : 'damaged';
  process.send?.({ kind: 'failed', reason, message: error.name } satisfies ChildReply, () => process.exit(1));
});
endWithParent();
send({ kind: 'ready' });
