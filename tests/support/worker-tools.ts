import { afterAll } from 'vitest';
import type { WorkerTools } from '../../src/worker/handlers.ts';
import { createExtractor, type Extractor } from '../../src/worker/platform/extraction/extractor.ts';
import { openTempFiles, type TempFile, type TempFiles } from '../../src/worker/platform/temp-files.ts';

const CHILDREN = 2;

/**
 * What a worker's handlers share, with temporary files in `folder`. Opened with the first document that is read, so a
 * test file without one starts no children; all of it ends with the test file.
 */
export function createTestTools(folder: string): WorkerTools {
  let extractor: Extractor | undefined;
  let tempFiles: Promise<TempFiles> | undefined;
  const files = () => {
    tempFiles ??= openTempFiles(folder);
    return tempFiles;
  };
  afterAll(async () => {
    await extractor?.close();
    await (await tempFiles)?.close();
  });
  return {
    reading: {
      get extractor() {
        extractor ??= createExtractor({ workers: CHILDREN });
        return extractor;
      },
      tempFiles: {
        hold: async (stream, signal): Promise<TempFile> => (await files()).hold(stream, signal),
        close: async () => (await files()).close(),
      },
      lanes: CHILDREN,
    },
  };
}
