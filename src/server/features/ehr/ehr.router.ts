import { mutation, query, router } from '#server/platform/trpc.ts';
import { listTransmissions } from './ehr.queries.ts';
import { previewEhr } from './preview-ehr.ts';
import { retryTransmission } from './retry-transmission.ts';
import { sendToEhr } from './send-to-ehr.ts';
import { setActiveEhr } from './set-active-ehr.ts';

export const ehrRouter = router({
  preview: query(previewEhr),
  list: query(listTransmissions),
  send: mutation(sendToEhr),
  retry: mutation(retryTransmission),
  setActive: mutation(setActiveEhr),
});
