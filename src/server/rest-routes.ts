import { authRest } from './features/auth/auth.rest.ts';
import { callsRest, callsStreams } from './features/calls/calls.rest.ts';
import { voiceCallsWebhook } from './features/calls/receive-webhook.ts';
import { clientsRest } from './features/clients/clients.rest.ts';
import { configurationRest } from './features/configuration/configuration.rest.ts';
import { documentsRest, documentsStreams } from './features/documents/documents.rest.ts';
import { ehrRest, ehrStreams } from './features/ehr/ehr.rest.ts';
import { inquiriesRest } from './features/inquiries/inquiries.rest.ts';
import { questionsRest } from './features/questions/questions.rest.ts';
import { usersRest } from './features/users/users.rest.ts';
import type { RestRoute, StreamRoute, WebhookRoute } from './platform/rest.ts';

/** Every documented path that is an adapter over a verb. */
export const restRoutes: readonly RestRoute[] = [
  ...authRest,
  ...callsRest,
  ...clientsRest,
  ...configurationRest,
  ...documentsRest,
  ...ehrRest,
  ...inquiriesRest,
  ...questionsRest,
  ...usersRest,
];

/** Every documented path whose request or answer is a stream. */
export const streamRoutes: readonly StreamRoute[] = [...callsStreams, ...documentsStreams, ...ehrStreams];

/** Every path by which another system tells of something. */
export const webhookRoutes: readonly WebhookRoute[] = [voiceCallsWebhook];
