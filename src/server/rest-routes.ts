import { activitiesRest } from './features/activities/activities.rest.ts';
import { assetsRest, assetsStreams } from './features/assets/assets.rest.ts';
import { ASSET_PATH, serveAsset } from './features/assets/serve-asset.ts';
import { assistantRest } from './features/assistant/assistant.rest.ts';
import { auditStreams } from './features/audit/audit.rest.ts';
import { authRest } from './features/auth/auth.rest.ts';
import { callsRest, callsStreams } from './features/calls/calls.rest.ts';
import { voiceCallsWebhook } from './features/calls/receive-webhook.ts';
import { campaignsRest, campaignsStreams } from './features/campaigns/campaigns.rest.ts';
import { mailDoors } from './features/campaigns/mail-doors.ts';
import { sendgridWebhook } from './features/campaigns/receive-events.ts';
import { capacityRest } from './features/capacity/capacity.rest.ts';
import { caseDetailsRest } from './features/case-details/case-details.rest.ts';
import { censusRest } from './features/census/census.rest.ts';
import { clientsRest } from './features/clients/clients.rest.ts';
import { configurationRest } from './features/configuration/configuration.rest.ts';
import { contactsRest, contactsStreams } from './features/contacts/contacts.rest.ts';
import { customConfigRest } from './features/custom-config/custom-config.rest.ts';
import { documentsRest, documentsStreams } from './features/documents/documents.rest.ts';
import { ehrRest, ehrStreams } from './features/ehr/ehr.rest.ts';
import { emailTemplatesRest } from './features/email-templates/email-templates.rest.ts';
import { importsRest, importsStreams } from './features/imports/imports.rest.ts';
import { inquiriesRest, inquiriesStreams } from './features/inquiries/inquiries.rest.ts';
import { metricsRest, metricsStreams } from './features/metrics/metrics.rest.ts';
import { organizationStreams } from './features/organization/organization.rest.ts';
import { questionsRest } from './features/questions/questions.rest.ts';
import {
  referralAnalyticsRest,
  referralAnalyticsStreams,
} from './features/referral-analytics/referral-analytics.rest.ts';
import { referralFlowRest } from './features/referral-flow/referral-flow.rest.ts';
import { referralMapRest, referralMapStreams } from './features/referral-map/referral-map.rest.ts';
import { referralSourcesRest, referralSourcesStreams } from './features/referral-sources/referral-sources.rest.ts';
import { suppressionsStreams } from './features/suppressions/suppressions.rest.ts';
import { tasksRest } from './features/tasks/tasks.rest.ts';
import { usersRest } from './features/users/users.rest.ts';
import type { RestRoute, StreamRoute, WebhookRoute } from './platform/rest.ts';

/** Every documented path that is an adapter over a verb. */
export const restRoutes: readonly RestRoute[] = [
  ...activitiesRest,
  ...assetsRest,
  ...assistantRest,
  ...authRest,
  ...callsRest,
  ...campaignsRest,
  ...caseDetailsRest,
  ...capacityRest,
  ...censusRest,
  ...clientsRest,
  ...configurationRest,
  ...customConfigRest,
  ...contactsRest,
  ...documentsRest,
  ...ehrRest,
  ...emailTemplatesRest,
  ...importsRest,
  ...inquiriesRest,
  ...metricsRest,
  ...questionsRest,
  ...referralAnalyticsRest,
  ...referralFlowRest,
  ...referralMapRest,
  ...referralSourcesRest,
  ...tasksRest,
  ...usersRest,
];

/** Every documented path whose request or answer is a stream. */
export const streamRoutes: readonly StreamRoute[] = [
  ...auditStreams,
  ...assetsStreams,
  ...callsStreams,
  ...campaignsStreams,
  ...suppressionsStreams,
  ...contactsStreams,
  ...documentsStreams,
  ...ehrStreams,
  ...importsStreams,
  ...inquiriesStreams,
  ...metricsStreams,
  ...organizationStreams,
  ...referralMapStreams,
  ...referralSourcesStreams,
  ...referralAnalyticsStreams,
];

/** Files that are shown to whoever knows their address. */
export const publicFiles = [{ path: ASSET_PATH, serve: serveAsset }];

/** Every path by which another system says of something. */
export const webhookRoutes: readonly WebhookRoute[] = [sendgridWebhook, voiceCallsWebhook];

/** What the recipients of campaigns reach by the links of their mails. */
export const publicPages = mailDoors;
