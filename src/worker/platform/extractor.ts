import pLimit from 'p-limit';
import { OverLimit, TaskFault } from '#server/platform/child/task-errors.ts';
import type { PageRange, PageResult, TextLayerPage } from '#server/platform/reader/page-result.ts';
import type { OrganizationReader } from '#server/platform/reader/reader.ts';
import { UnreadableDocument, type UnreadableReason } from '#server/platform/reader/unreadable-document.ts';
import { MAX_DOCUMENT_PAGES } from '#shared/features/documents/documents.rules.ts';

/** Pages a child reads before the next document may have its turn. */
const PAGES_A_TURN = 50;

/**
 * Turns an organization's PDF files into pages of text. Every method throws UnreadableDocument (with a reason, and the
 * page it met a limit on) when the document is at fault, and TaskInterrupted when it is not and another try may succeed.
 * Nothing is tried again by itself.
 */
export interface Extractor {
  /** Opens a file and counts its pages. */
  open(path: string): Promise<{ pages_total: number }>;
  /**
   * Reads the text layer of a range of pages, spread over the children: `onPage` is called once for each page, one
   * call at a time, but not in the pages' order. When it throws, reading stops and its error is thrown.
   * After a page that meets a limit no further part is begun; the pages given until then stand.
   */
  readText(path: string, range: PageRange, onPage: (page: TextLayerPage) => void | Promise<void>): Promise<void>;
  /** Reads the picture of one page. */
  recognize(path: string, page: number): Promise<PageResult>;
}

/** @param width parts of one document that are read at the same time */
export function createExtractor(reader: OrganizationReader, width: number): Extractor {
  const max_pages = MAX_DOCUMENT_PAGES;

  return {
    open: (path) => reader.ask('open_document', { path, max_pages }).catch(rethrowAt(null)),
    async readText(path, range, onPage) {
      const oneAtATime = pLimit(1);
      const read = async (part: PageRange) => {
        let page = part.from;
        try {
          for await (const read of reader.parts('read_text_layers', { path, max_pages, range: part })) {
            page = read.page + 1;
            await oneAtATime(() => onPage(read));
          }
        } catch (error) {
          rethrowAt(page)(error);
        }
      };
      await eachPart(splitRange(range, width), width, read);
    },
    recognize: (path, page) => reader.ask('recognize_page', { path, max_pages, page }).catch(rethrowAt(page)),
  };
}

/** Says a reader's error as the document's. Only a limit concerns a single page: other reasons are the whole document's. */
function rethrowAt(page: number | null): (error: unknown) => never {
  return (error) => {
    if (error instanceof OverLimit) throw new UnreadableDocument('too_complex', page);
    if (!(error instanceof TaskFault)) throw error;
    const reason = error.fault as UnreadableReason;
    throw new UnreadableDocument(reason, reason === 'too_complex' ? page : null);
  };
}

/** A short document is shared evenly among the children; a long one is read in turns. */
function splitRange({ from, to }: PageRange, width: number): PageRange[] {
  const length = Math.min(PAGES_A_TURN, Math.max(1, Math.ceil((to - from + 1) / width)));
  const parts: PageRange[] = [];
  for (let start = from; start <= to; start += length) {
    parts.push({ from: start, to: Math.min(to, start + length - 1) });
  }
  return parts;
}

/** Works parts off, `width` at a time; after a failure no further part is begun, and the first error is thrown. */
async function eachPart(parts: PageRange[], width: number, work: (part: PageRange) => Promise<void>): Promise<void> {
  const gate = pLimit({ concurrency: width, rejectOnClear: true });
  const ended = await Promise.allSettled(
    parts.map((part) =>
      gate(() =>
        work(part).catch((error: unknown) => {
          gate.clearQueue();
          throw error;
        }),
      ),
    ),
  );
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
