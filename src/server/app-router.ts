import { activitiesRouter } from './features/activities/activities.router.ts';
import { assetsRouter } from './features/assets/assets.router.ts';
import { assistantRouter } from './features/assistant/assistant.router.ts';
import { audiencesRouter } from './features/audiences/audiences.router.ts';
import { auditRouter } from './features/audit/audit.router.ts';
import { authRouter, sessionsRouter, twoFactorRouter } from './features/auth/auth.router.ts';
import { callsRouter } from './features/calls/calls.router.ts';
import { campaignsRouter } from './features/campaigns/campaigns.router.ts';
import { capacityRouter } from './features/capacity/capacity.router.ts';
import { caseDetailsRouter } from './features/case-details/case-details.router.ts';
import { censusRouter } from './features/census/census.router.ts';
import { censusBoosterRouter } from './features/census-booster/census-booster.router.ts';
import { clientsRouter } from './features/clients/clients.router.ts';
import { configurationRouter } from './features/configuration/configuration.router.ts';
import { contactsRouter } from './features/contacts/contacts.router.ts';
import { customConfigRouter } from './features/custom-config/custom-config.router.ts';
import { documentsRouter } from './features/documents/documents.router.ts';
import { duplicatesRouter } from './features/duplicates/duplicates.router.ts';
import { ehrRouter } from './features/ehr/ehr.router.ts';
import { emailBlocksRouter } from './features/email-blocks/email-blocks.router.ts';
import { emailTemplatesRouter } from './features/email-templates/email-templates.router.ts';
import { firstContactRouter } from './features/first-contact/first-contact.router.ts';
import { importsRouter } from './features/imports/imports.router.ts';
import { inquiriesRouter } from './features/inquiries/inquiries.router.ts';
import { integrationsRouter } from './features/integrations/integrations.router.ts';
import { jobsRouter } from './features/jobs/jobs.router.ts';
import { metricDaysRouter } from './features/metric-days/metric-days.router.ts';
import { metricsRouter } from './features/metrics/metrics.router.ts';
import { notificationsRouter } from './features/notifications/notifications.router.ts';
import { optionListsRouter } from './features/option-lists/option-lists.router.ts';
import { organizationRouter } from './features/organization/organization.router.ts';
import { questionsRouter } from './features/questions/questions.router.ts';
import { referralAnalyticsRouter } from './features/referral-analytics/referral-analytics.router.ts';
import { referralFlowRouter } from './features/referral-flow/referral-flow.router.ts';
import { referralMapRouter } from './features/referral-map/referral-map.router.ts';
import { referralSourcesRouter } from './features/referral-sources/referral-sources.router.ts';
import { scorecardsRouter } from './features/scorecards/scorecards.router.ts';
import { screeningRouter } from './features/screening/screening.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { setupRouter } from './features/setup/setup.router.ts';
import { suggestionsRouter } from './features/suggestions/suggestions.router.ts';
import { suppressionsRouter } from './features/suppressions/suppressions.router.ts';
import { tasksRouter } from './features/tasks/tasks.router.ts';
import { accountRouter, usersRouter } from './features/users/users.router.ts';
import { webhooksRouter } from './features/webhooks/webhooks.router.ts';
import { router } from './platform/trpc.ts';

export const appRouter = router({
  account: accountRouter,
  activities: activitiesRouter,
  assistant: assistantRouter,
  audiences: audiencesRouter,
  audit: auditRouter,
  assets: assetsRouter,
  auth: authRouter,
  calls: callsRouter,
  campaigns: campaignsRouter,
  caseDetails: caseDetailsRouter,
  capacity: capacityRouter,
  census: censusRouter,
  censusBooster: censusBoosterRouter,
  clients: clientsRouter,
  configuration: configurationRouter,
  customConfig: customConfigRouter,
  contacts: contactsRouter,
  documents: documentsRouter,
  duplicates: duplicatesRouter,
  ehr: ehrRouter,
  emailBlocks: emailBlocksRouter,
  emailTemplates: emailTemplatesRouter,
  firstContact: firstContactRouter,
  imports: importsRouter,
  inquiries: inquiriesRouter,
  integrations: integrationsRouter,
  jobs: jobsRouter,
  organization: organizationRouter,
  notifications: notificationsRouter,
  metricDays: metricDaysRouter,
  metrics: metricsRouter,
  optionLists: optionListsRouter,
  questions: questionsRouter,
  scorecards: scorecardsRouter,
  screening: screeningRouter,
  sessions: sessionsRouter,
  search: searchRouter,
  setup: setupRouter,
  suggestions: suggestionsRouter,
  referralAnalytics: referralAnalyticsRouter,
  referralFlow: referralFlowRouter,
  referralMap: referralMapRouter,
  referralSources: referralSourcesRouter,
  suppressions: suppressionsRouter,
  tasks: tasksRouter,
  twoFactor: twoFactorRouter,
  users: usersRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
