import { mutation, query, router } from '#server/platform/trpc.ts';
import { createCustomConfig } from './create-custom-config.ts';
import { countOptionUse, getCaseDetailsMode, getCustomConfig } from './custom-config.queries.ts';
import { publishCustomConfig } from './publish-custom-config.ts';
import { setCaseDetailsMode } from './set-case-details-mode.ts';
import { updateCustomConfig } from './update-custom-config.ts';

export const customConfigRouter = router({
  get: query(getCustomConfig),
  create: mutation(createCustomConfig),
  update: mutation(updateCustomConfig),
  publish: mutation(publishCustomConfig),
  mode: query(getCaseDetailsMode),
  setMode: mutation(setCaseDetailsMode),
  optionUse: query(countOptionUse),
});
