import { z } from 'zod';
import { MAX_IN_BULK } from './bulk.ts';

/** The rows a change is for: one id or several, each once. They stay as they came: the answer speaks of each by it. */
export const bulkIds = z
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().max(64)).min(1).max(MAX_IN_BULK),
  )
  .transform((ids) => [...new Set(ids)]);
