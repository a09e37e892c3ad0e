import { assistantRest } from './features/assistant/assistant.rest.ts';
import { authRest } from './features/auth/auth.rest.ts';
import { clientsRest } from './features/clients/clients.rest.ts';
import { configurationRest } from './features/configuration/configuration.rest.ts';
import { contactsRest } from './features/contacts/contacts.rest.ts';
import { documentsRest, documentsStreams } from './features/documents/documents.rest.ts';
import { inquiriesRest, inquiriesStreams } from './features/inquiries/inquiries.rest.ts';
import { questionsRest } from './features/questions/questions.rest.ts';
import { referralFlowRest } from './features/referral-flow/referral-flow.rest.ts';
import { referralSourcesRest } from './features/referral-sources/referral-sources.rest.ts';
import { usersRest } from './features/users/users.rest.ts';
import type { RestRoute, StreamRoute } from './platform/rest.ts';

/** Every documented path that is an adapter over a verb. */
export const restRoutes: readonly RestRoute[] = [
  ...assistantRest,
  ...authRest,
  ...clientsRest,
  ...configurationRest,
  ...contactsRest,
  ...documentsRest,
  ...inquiriesRest,
  ...questionsRest,
  ...referralFlowRest,
  ...referralSourcesRest,
  ...usersRest,
];

/** Every documented path whose request or answer is a stream. */
export const streamRoutes: readonly StreamRoute[] = [...documentsStreams, ...inquiriesStreams];
