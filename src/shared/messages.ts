import { activitiesMessages } from './features/activities/activities.messages.ts';
import { assistantMessages } from './features/assistant/assistant.messages.ts';
import { authMessages } from './features/auth/auth.messages.ts';
import { autofillMessages } from './features/autofill/autofill.messages.ts';
import { callsMessages } from './features/calls/calls.messages.ts';
import { capacityMessages } from './features/capacity/capacity.messages.ts';
import { caseDetailsMessages } from './features/case-details/case-details.messages.ts';
import { clientDetailsMessages } from './features/client-details/client-details.messages.ts';
import { clientsMessages } from './features/clients/clients.messages.ts';
import { configurationMessages } from './features/configuration/configuration.messages.ts';
import { contactsMessages } from './features/contacts/contacts.messages.ts';
import { customConfigMessages } from './features/custom-config/custom-config.messages.ts';
import { dateRangeMessages } from './features/date-range/date-range.messages.ts';
import { documentsMessages } from './features/documents/documents.messages.ts';
import { ehrMessages } from './features/ehr/ehr.messages.ts';
import { importsMessages } from './features/imports/imports.messages.ts';
import { inquiriesMessages } from './features/inquiries/inquiries.messages.ts';
import { statusMessages } from './features/inquiry-status/inquiry-status.messages.ts';
import { jobsMessages } from './features/jobs/jobs.messages.ts';
import { mailsMessages } from './features/mails/mails.messages.ts';
import { navigationMessages } from './features/navigation/navigation.messages.ts';
import { outreachMessages } from './features/outreach/outreach.messages.ts';
import { questionsMessages } from './features/questions/questions.messages.ts';
import { referralAnalyticsMessages } from './features/referral-analytics/referral-analytics.messages.ts';
import { referralEmailMessages } from './features/referral-email/referral-email.messages.ts';
import { referralFlowMessages } from './features/referral-flow/referral-flow.messages.ts';
import { referralSourcesMessages } from './features/referral-sources/referral-sources.messages.ts';
import { screeningMessages } from './features/screening/screening.messages.ts';
import { tasksMessages } from './features/tasks/tasks.messages.ts';
import { uiMessages } from './features/ui/ui.messages.ts';
import { usersMessages } from './features/users/users.messages.ts';
import { rateLimitMessages } from './platform/rate-limit.messages.ts';

/** Every text a user sees, by the slice that holds it. */
export const messages = {
  assistant: assistantMessages,
  activities: activitiesMessages,
  auth: authMessages,
  calls: callsMessages,
  capacity: capacityMessages,
  autofill: autofillMessages,
  caseDetails: caseDetailsMessages,
  clientDetails: clientDetailsMessages,
  clients: clientsMessages,
  customConfig: customConfigMessages,
  configuration: configurationMessages,
  contacts: contactsMessages,
  dateRange: dateRangeMessages,
  documents: documentsMessages,
  ehr: ehrMessages,
  imports: importsMessages,
  inquiries: inquiriesMessages,
  jobs: jobsMessages,
  mails: mailsMessages,
  navigation: navigationMessages,
  outreach: outreachMessages,
  questions: questionsMessages,
  referralAnalytics: referralAnalyticsMessages,
  referralEmail: referralEmailMessages,
  referralFlow: referralFlowMessages,
  referralSources: referralSourcesMessages,
  rateLimit: rateLimitMessages,
  status: statusMessages,
  screening: screeningMessages,
  ui: uiMessages,
  tasks: tasksMessages,
  users: usersMessages,
};
