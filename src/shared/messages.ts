import { activitiesMessages } from './features/activities/activities.messages.ts';
import { analyticsMessages } from './features/analytics/analytics.messages.ts';
import { assetsMessages } from './features/assets/assets.messages.ts';
import { assistantMessages } from './features/assistant/assistant.messages.ts';
import { audiencesMessages } from './features/audiences/audiences.messages.ts';
import { auditMessages } from './features/audit/audit.messages.ts';
import { authMessages } from './features/auth/auth.messages.ts';
import { callsMessages } from './features/calls/calls.messages.ts';
import { campaignsMessages } from './features/campaigns/campaigns.messages.ts';
import { capacityMessages } from './features/capacity/capacity.messages.ts';
import { caseDetailsMessages } from './features/case-details/case-details.messages.ts';
import { censusMessages } from './features/census/census.messages.ts';
import { censusBoosterMessages } from './features/census-booster/census-booster.messages.ts';
import { clientDetailsMessages } from './features/client-details/client-details.messages.ts';
import { clientsMessages } from './features/clients/clients.messages.ts';
import { configurationMessages } from './features/configuration/configuration.messages.ts';
import { configurationsMessages } from './features/configurations/configurations.messages.ts';
import { contactsMessages } from './features/contacts/contacts.messages.ts';
import { customConfigMessages } from './features/custom-config/custom-config.messages.ts';
import { dashboardMessages } from './features/dashboard/dashboard.messages.ts';
import { dateRangeMessages } from './features/date-range/date-range.messages.ts';
import { documentsMessages } from './features/documents/documents.messages.ts';
import { duplicatesMessages } from './features/duplicates/duplicates.messages.ts';
import { ehrMessages } from './features/ehr/ehr.messages.ts';
import { emailBlocksMessages } from './features/email-blocks/email-blocks.messages.ts';
import { emailEditorMessages } from './features/email-editor/email-editor.messages.ts';
import { emailLintMessages } from './features/email-lint/email-lint.messages.ts';
import { emailTemplatesMessages } from './features/email-templates/email-templates.messages.ts';
import { fieldEditorMessages } from './features/field-editor/field-editor.messages.ts';
import { firstContactMessages } from './features/first-contact/first-contact.messages.ts';
import { importsMessages } from './features/imports/imports.messages.ts';
import { inquiriesMessages } from './features/inquiries/inquiries.messages.ts';
import { statusMessages } from './features/inquiry-status/inquiry-status.messages.ts';
import { integrationsMessages } from './features/integrations/integrations.messages.ts';
import { jobsMessages } from './features/jobs/jobs.messages.ts';
import { mailDomainMessages } from './features/mail-domain/mail-domain.messages.ts';
import { mailsMessages } from './features/mails/mails.messages.ts';
import { metricsMessages } from './features/metrics/metrics.messages.ts';
import { movedOnMessages } from './features/moved-on/moved-on.messages.ts';
import { navigationMessages } from './features/navigation/navigation.messages.ts';
import { notificationsMessages } from './features/notifications/notifications.messages.ts';
import { optionListsMessages } from './features/option-lists/option-lists.messages.ts';
import { organizationMessages } from './features/organization/organization.messages.ts';
import { outreachMessages } from './features/outreach/outreach.messages.ts';
import { questionsMessages } from './features/questions/questions.messages.ts';
import { referralAnalyticsMessages } from './features/referral-analytics/referral-analytics.messages.ts';
import { referralEmailMessages } from './features/referral-email/referral-email.messages.ts';
import { referralFlowMessages } from './features/referral-flow/referral-flow.messages.ts';
import { referralSourcesMessages } from './features/referral-sources/referral-sources.messages.ts';
import { screeningMessages } from './features/screening/screening.messages.ts';
import { settingsMessages } from './features/settings/settings.messages.ts';
import { setupMessages } from './features/setup/setup.messages.ts';
import { sortingMessages } from './features/sorting/sorting.messages.ts';
import { autofillMessages } from './features/suggestions/suggestions.messages.ts';
import { suppressionsMessages } from './features/suppressions/suppressions.messages.ts';
import { tasksMessages } from './features/tasks/tasks.messages.ts';
import { uiMessages } from './features/ui/ui.messages.ts';
import { unsentMessages } from './features/unsent/unsent.messages.ts';
import { usersMessages } from './features/users/users.messages.ts';
import { inputMessages } from './platform/input.messages.ts';
import { rateLimitMessages } from './platform/rate-limit.messages.ts';
import { versionedMessages } from './platform/versioned.messages.ts';

/** Every text a user sees, by the slice that holds it. */
export const messages = {
  analytics: analyticsMessages,
  assets: assetsMessages,
  assistant: assistantMessages,
  activities: activitiesMessages,
  audit: auditMessages,
  auth: authMessages,
  calls: callsMessages,
  audiences: audiencesMessages,
  campaigns: campaignsMessages,
  capacity: capacityMessages,
  census: censusMessages,
  dashboard: dashboardMessages,
  censusBooster: censusBoosterMessages,
  autofill: autofillMessages,
  caseDetails: caseDetailsMessages,
  clientDetails: clientDetailsMessages,
  clients: clientsMessages,
  customConfig: customConfigMessages,
  configuration: configurationMessages,
  configurations: configurationsMessages,
  contacts: contactsMessages,
  dateRange: dateRangeMessages,
  fieldEditor: fieldEditorMessages,
  documents: documentsMessages,
  duplicates: duplicatesMessages,
  ehr: ehrMessages,
  email_blocks: emailBlocksMessages,
  email_templates: emailTemplatesMessages,
  email_editor: emailEditorMessages,
  email_lint: emailLintMessages,
  first_contact: firstContactMessages,
  imports: importsMessages,
  input: inputMessages,
  inquiries: inquiriesMessages,
  integrations: integrationsMessages,
  jobs: jobsMessages,
  mail_domain: mailDomainMessages,
  mails: mailsMessages,
  metrics: metricsMessages,
  movedOn: movedOnMessages,
  navigation: navigationMessages,
  notifications: notificationsMessages,
  organization: organizationMessages,
  optionLists: optionListsMessages,
  outreach: outreachMessages,
  questions: questionsMessages,
  referralAnalytics: referralAnalyticsMessages,
  referralEmail: referralEmailMessages,
  referralFlow: referralFlowMessages,
  referralSources: referralSourcesMessages,
  rateLimit: rateLimitMessages,
  versioned: versionedMessages,
  status: statusMessages,
  screening: screeningMessages,
  settings: settingsMessages,
  setup: setupMessages,
  sorting: sortingMessages,
  ui: uiMessages,
  suppressions: suppressionsMessages,
  tasks: tasksMessages,
  unsent: unsentMessages,
  users: usersMessages,
};
