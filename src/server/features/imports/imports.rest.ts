import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { addContacts } from './add-contacts.ts';
import { dedupRoutes } from './dedup-file.ts';
import { resultRoute } from './download-result.ts';
import { uploadRoute } from './upload-import.ts';

export const importsRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/referral_csv', verb: addContacts, from: 'body' },
];

export const importsStreams: readonly StreamRoute[] = [uploadRoute, ...dedupRoutes, resultRoute];
