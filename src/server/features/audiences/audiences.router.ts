import { mutation, query, router } from '#server/platform/trpc.ts';
import { getPeople, listAudiences, tryRules } from './audiences.queries.ts';
import { createAudience } from './create-audience.ts';
import { archiveAudience, deleteAudience, updateAudience } from './update-audience.ts';

export const audiencesRouter = router({
  list: query(listAudiences),
  people: query(getPeople),
  try: query(tryRules),
  create: mutation(createAudience),
  update: mutation(updateAudience),
  archive: mutation(archiveAudience),
  delete: mutation(deleteAudience),
});
