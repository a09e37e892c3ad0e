import path from 'node:path';
import type { Env } from '../server/platform/env.ts';
import type { WorkerTools } from './handlers.ts';
import { createExtractor } from './platform/extraction/extractor.ts';
import { openTempFiles } from './platform/temp-files.ts';

export interface OpenWorkerTools {
  tools: WorkerTools;
  /** Ends the children and removes what they were reading. */
  close(): Promise<void>;
}

/** Opens what this worker's handlers share; leftovers of killed workers are removed first. */
export async function openWorkerTools(env: Env): Promise<OpenWorkerTools> {
  const tempFiles = await openTempFiles(path.join(env.LANDFALL_DATA_DIR, 'tmp'));
  const extractor = createExtractor({ workers: env.EXTRACTION_CHILDREN });
  return {
    tools: { reading: { extractor, tempFiles, lanes: env.EXTRACTION_CHILDREN } },
    close: async () => {
      await extractor.close();
      await tempFiles.close();
    },
  };
}
