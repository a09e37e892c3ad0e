import { mutation, query, router } from '#server/platform/trpc.ts';
import { getAnalytics } from './campaign-report.ts';
import { findCampaigns, getCampaign, getSender, listCampaigns } from './campaigns.queries.ts';
import { listContactCampaigns } from './contact-campaigns.ts';
import { createCampaign, duplicateCampaign } from './create-campaign.ts';
import { deleteCampaign, saveCampaign } from './save-campaign.ts';
import { sendCampaign } from './send-campaign.ts';
import { sendTestCampaign } from './send-test.ts';
import { steerCampaign } from './steer-campaign.ts';

export const campaignsRouter = router({
  list: query(listCampaigns),
  get: query(getCampaign),
  find: query(findCampaigns),
  sender: query(getSender),
  create: mutation(createCampaign),
  duplicate: mutation(duplicateCampaign),
  save: mutation(saveCampaign),
  delete: mutation(deleteCampaign),
  send: mutation(sendCampaign),
  sendTest: mutation(sendTestCampaign),
  steer: mutation(steerCampaign),
  analytics: query(getAnalytics),
  ofContact: query(listContactCampaigns),
});
