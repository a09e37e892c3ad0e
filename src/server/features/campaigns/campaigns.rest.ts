import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { exportReportRoutes, getAnalytics } from './campaign-report.ts';
import { findCampaigns } from './campaigns.queries.ts';
import type { CampaignDetails } from './campaigns.view.ts';
import { createCampaign } from './create-campaign.ts';
import { saveCampaign } from './save-campaign.ts';
import { sendCampaign } from './send-campaign.ts';
import { sendTestCampaign } from './send-test.ts';

const idOf = ({ id }: Pick<CampaignDetails, 'id'>) => ({ id });

export const campaignsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/marketing_campaign', verb: findCampaigns, from: 'query' },
  { method: 'POST', path: '/api/marketing_campaign', verb: createCampaign, from: 'body' },
  { method: 'PUT', path: '/api/marketing_campaign', verb: saveCampaign, from: 'body', shape: idOf },
  { method: 'POST', path: '/api/send_campaign', verb: sendCampaign, from: 'body', status: 202 },
  { method: 'POST', path: '/api/send_test_campaign', verb: sendTestCampaign, from: 'body' },
  { method: 'GET', path: '/api/marketing_analytics', verb: getAnalytics, from: 'query' },
];

export const campaignsStreams: readonly StreamRoute[] = exportReportRoutes;
