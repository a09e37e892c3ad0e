import { authMessages } from './features/auth/auth.messages.ts';
import { caseDetailsMessages } from './features/case-details/case-details.messages.ts';
import { clientDetailsMessages } from './features/client-details/client-details.messages.ts';
import { clientsMessages } from './features/clients/clients.messages.ts';
import { configurationMessages } from './features/configuration/configuration.messages.ts';
import { contactsMessages } from './features/contacts/contacts.messages.ts';
import { documentsMessages } from './features/documents/documents.messages.ts';
import { inquiriesMessages } from './features/inquiries/inquiries.messages.ts';
import { jobsMessages } from './features/jobs/jobs.messages.ts';
import { mailsMessages } from './features/mails/mails.messages.ts';
import { navigationMessages } from './features/navigation/navigation.messages.ts';
import { questionsMessages } from './features/questions/questions.messages.ts';
import { referralFlowMessages } from './features/referral-flow/referral-flow.messages.ts';
import { referralSourcesMessages } from './features/referral-sources/referral-sources.messages.ts';
import { uiMessages } from './features/ui/ui.messages.ts';
import { usersMessages } from './features/users/users.messages.ts';
import { rateLimitMessages } from './platform/rate-limit.messages.ts';

/** Every text a user sees, by the slice that holds it. */
export const messages = {
  auth: authMessages,
  caseDetails: caseDetailsMessages,
  clientDetails: clientDetailsMessages,
  clients: clientsMessages,
  configuration: configurationMessages,
  contacts: contactsMessages,
  documents: documentsMessages,
  inquiries: inquiriesMessages,
  jobs: jobsMessages,
  mails: mailsMessages,
  navigation: navigationMessages,
  questions: questionsMessages,
  referralFlow: referralFlowMessages,
  referralSources: referralSourcesMessages,
  rateLimit: rateLimitMessages,
  ui: uiMessages,
  users: usersMessages,
};
