import path from 'node:path';
import type { Env } from '#server/platform/env.ts';
import type { WorkerTools } from './handlers.ts';
import { createExtractor } from './platform/extractor.ts';
import { openTempFiles } from './platform/temp-files.ts';

export interface OpenWorkerTools {
  tools: WorkerTools;
  /** Removes the files that were being read. */
  close(): Promise<void>;
}

/** Opens what this worker's handlers share; leftovers of killed workers are removed first. */
export async function openWorkerTools(env: Env): Promise<OpenWorkerTools> {
  const tempFiles = await openTempFiles(path.join(env.LANDFALL_DATA_DIR, 'tmp'));
  const lanes = env.EXTRACTION_CHILDREN;
  return {
    tools: {
      reading: {
        extractorFor: (ctx) => createExtractor(ctx.services.reader.of(ctx.actor.org_id), lanes),
        tempFiles,
        lanes,
      },
    },
    close: tempFiles.close,
  };
}
