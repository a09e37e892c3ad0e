import { mutation, query, router } from '#server/platform/trpc.ts';
import { removeLogo } from './logo.ts';
import { getOrganization } from './organization.queries.ts';
import { updateOrganization } from './update-organization.ts';

export const organizationRouter = router({
  get: query(getOrganization),
  update: mutation(updateOrganization),
  removeLogo: mutation(removeLogo),
});
