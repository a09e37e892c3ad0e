import { authRest } from './features/auth/auth.rest.ts';
import { capacityRest } from './features/capacity/capacity.rest.ts';
import { clientsRest } from './features/clients/clients.rest.ts';
import { configurationRest } from './features/configuration/configuration.rest.ts';
import { documentsRest, documentsStreams } from './features/documents/documents.rest.ts';
import { inquiriesRest } from './features/inquiries/inquiries.rest.ts';
import { questionsRest } from './features/questions/questions.rest.ts';
import { usersRest } from './features/users/users.rest.ts';
import type { RestRoute, StreamRoute } from './platform/rest.ts';

/** Every documented path that is an adapter over a verb. */
export const restRoutes: readonly RestRoute[] = [
  ...authRest,
  ...capacityRest,
  ...clientsRest,
  ...configurationRest,
  ...documentsRest,
  ...inquiriesRest,
  ...questionsRest,
  ...usersRest,
];

/** Every documented path whose request or answer is a stream. */
export const streamRoutes: readonly StreamRoute[] = [...documentsStreams];
