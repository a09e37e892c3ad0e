import { mutation, query, router } from '../../platform/trpc.ts';
import { listPlatforms, listTransmissions } from './ehr.queries.ts';
import { previewEhr } from './preview-ehr.ts';
import { retryTransmission } from './retry-transmission.ts';
import { sendToEhr } from './send-to-ehr.ts';
import { setActiveEhr } from './set-active-ehr.ts';
import { setApiKeys } from './set-api-keys.ts';

export const ehrRouter = router({
  preview: query(previewEhr),
  list: query(listTransmissions),
  send: mutation(sendToEhr),
  retry: mutation(retryTransmission),
  platforms: query(listPlatforms),
  setApiKeys: mutation(setApiKeys),
  setActive: mutation(setActiveEhr),
});
