import { mutation, query, router } from '#server/platform/trpc.ts';
import { checkDomain } from './check-domain.ts';
import { getMailWay, listIntegrations } from './integrations.queries.ts';
import { removeKeys } from './remove-keys.ts';
import { setApiKeys } from './set-api-keys.ts';
import { testConnection } from './test-connection.ts';

export const integrationsRouter = router({
  list: query(listIntegrations),
  mailWay: query(getMailWay),
  setApiKeys: mutation(setApiKeys),
  remove: mutation(removeKeys),
  test: mutation(testConnection),
  checkDomain: mutation(checkDomain),
});
