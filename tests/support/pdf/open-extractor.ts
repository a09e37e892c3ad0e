import { createReader, type ReaderOptions } from '#server/platform/reader/reader.ts';
import { createExtractor, type Extractor } from '#worker/platform/extractor.ts';

export interface OpenExtractor extends Extractor {
  pids(): number[];
  close(): Promise<void>;
}

/** An extractor with children of its own, warm as the worker's are. */
export function openExtractor(options: Partial<ReaderOptions> = {}): OpenExtractor {
  const children = options.children ?? 2;
  const reader = createReader({ children, warm: Array(children).fill(['open_document']), ...options });
  return {
    ...createExtractor(reader.of('an organization'), children),
    pids: reader.pids,
    close: reader.close,
  };
}
