import type { RestRoute, StreamRoute } from '../../platform/rest.ts';
import { createMany } from './create-many.ts';
import { dedupRoutes } from './dedup-file.ts';
import { resultRoute } from './download-result.ts';
import { uploadRoute } from './upload-import.ts';

export const importsRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/referral_csv', verb: createMany, from: 'body' },
];

export const importsStreams: readonly StreamRoute[] = [uploadRoute, ...dedupRoutes, resultRoute];
