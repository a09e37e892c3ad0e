import type { DocumentFile, PageRange, PageResult, TextLayerPage } from '#server/platform/reader/page-result.ts';
import type { UnreadableReason } from '#server/platform/reader/unreadable-document.ts';
import { isOutOfMemory } from './out-of-memory.ts';

const reading = () => import('./read-document.ts');
const prepare = async () => (await reading()).prepareReading();
/** What the library throws where nobody can catch it. */
const crashed = (error: Error): UnreadableReason => (isOutOfMemory(error) ? 'too_complex' : 'damaged');

/** What can be asked of a PDF. Each throws UnreadableDocument where the document is at fault. */
export const documentTasks = {
  open_document: {
    prepare,
    crashed,
    run: async (file: DocumentFile): Promise<{ pages_total: number }> => (await reading()).openDocument(file),
  },
  read_text_layers: {
    prepare,
    crashed,
    async *run({ range, ...file }: DocumentFile & { range: PageRange }): AsyncGenerator<TextLayerPage, void, void> {
      yield* (await reading()).readTextLayers(file, range);
    },
  },
  recognize_page: {
    prepare,
    crashed,
    run: async ({ page, ...file }: DocumentFile & { page: number }): Promise<PageResult> =>
      (await reading()).recognizePage(file, page),
  },
};
