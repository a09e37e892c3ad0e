import { afterAll } from 'vitest';
import type { WorkerTools } from '#worker/handlers.ts';
import { createExtractor } from '#worker/platform/extractor.ts';
import { openTempFiles, type TempFile, type TempFiles } from '#worker/platform/temp-files.ts';

const CHILDREN = 2;

/**
 * What a worker's handlers share, with temporary files in `folder`. All of it ends with the
 * test file.
 */
export function createTestTools(folder: string): WorkerTools {
  let tempFiles: Promise<TempFiles> | undefined;
  const files = () => {
    tempFiles ??= openTempFiles(folder);
    return tempFiles;
  };
  afterAll(async () => {
    await (await tempFiles)?.close();
  });
  return {
    reading: {
      extractorFor: (ctx) => createExtractor(ctx.services.reader.of(ctx.actor.org_id), CHILDREN),
      tempFiles: {
        hold: async (stream, signal): Promise<TempFile> => (await files()).hold(stream, signal),
        close: async () => (await files()).close(),
      },
      lanes: CHILDREN,
    },
  };
}
