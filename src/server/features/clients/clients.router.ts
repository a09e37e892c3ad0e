import { mutation, query, router } from '../../platform/trpc.ts';
import { getClient, listClients } from './clients.queries.ts';
import { createClient } from './create-client.ts';

export const clientsRouter = router({
  list: query(listClients),
  get: query(getClient),
  create: mutation(createClient),
});
