import { mutation, query, router } from '#server/platform/trpc.ts';
import { archiveSources, unarchiveSources } from './archive-sources.ts';
import { createSource } from './create-source.ts';
import { listSources } from './list-sources.ts';
import { listVisits } from './list-visits.ts';
import { getSource, listSourcesOfName } from './referral-sources.queries.ts';
import { updateSource } from './update-source.ts';

export const referralSourcesRouter = router({
  list: query(listSources),
  get: query(getSource),
  visits: query(listVisits),
  ofName: query(listSourcesOfName),
  create: mutation(createSource),
  update: mutation(updateSource),
  archive: mutation(archiveSources),
  unarchive: mutation(unarchiveSources),
});
