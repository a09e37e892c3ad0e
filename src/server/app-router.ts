import { activitiesRouter } from './features/activities/activities.router.ts';
import { assistantRouter } from './features/assistant/assistant.router.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { callsRouter } from './features/calls/calls.router.ts';
import { capacityRouter } from './features/capacity/capacity.router.ts';
import { caseDetailsRouter } from './features/case-details/case-details.router.ts';
import { clientsRouter } from './features/clients/clients.router.ts';
import { configurationRouter } from './features/configuration/configuration.router.ts';
import { contactsRouter } from './features/contacts/contacts.router.ts';
import { customConfigRouter } from './features/custom-config/custom-config.router.ts';
import { documentsRouter } from './features/documents/documents.router.ts';
import { ehrRouter } from './features/ehr/ehr.router.ts';
import { importsRouter } from './features/imports/imports.router.ts';
import { inquiriesRouter } from './features/inquiries/inquiries.router.ts';
import { jobsRouter } from './features/jobs/jobs.router.ts';
import { questionsRouter } from './features/questions/questions.router.ts';
import { referralAnalyticsRouter } from './features/referral-analytics/referral-analytics.router.ts';
import { referralFlowRouter } from './features/referral-flow/referral-flow.router.ts';
import { referralSourcesRouter } from './features/referral-sources/referral-sources.router.ts';
import { screeningRouter } from './features/screening/screening.router.ts';
import { suggestionsRouter } from './features/suggestions/suggestions.router.ts';
import { tasksRouter } from './features/tasks/tasks.router.ts';
import { accountRouter, usersRouter } from './features/users/users.router.ts';
import { router } from './platform/trpc.ts';

export const appRouter = router({
  account: accountRouter,
  activities: activitiesRouter,
  assistant: assistantRouter,
  auth: authRouter,
  calls: callsRouter,
  caseDetails: caseDetailsRouter,
  capacity: capacityRouter,
  clients: clientsRouter,
  configuration: configurationRouter,
  customConfig: customConfigRouter,
  contacts: contactsRouter,
  documents: documentsRouter,
  ehr: ehrRouter,
  imports: importsRouter,
  inquiries: inquiriesRouter,
  jobs: jobsRouter,
  questions: questionsRouter,
  screening: screeningRouter,
  suggestions: suggestionsRouter,
  referralAnalytics: referralAnalyticsRouter,
  referralFlow: referralFlowRouter,
  referralSources: referralSourcesRouter,
  tasks: tasksRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
