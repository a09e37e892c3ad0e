import { mutation, query, router } from '#server/platform/trpc.ts';
import { getClient, listClients } from './clients.queries.ts';
import { createClient } from './create-client.ts';
import { findDuplicates } from './find-duplicates.ts';
import { revealSsn } from './reveal-ssn.ts';
import { updateClient } from './update-client.ts';

export const clientsRouter = router({
  list: query(listClients),
  get: query(getClient),
  duplicates: query(findDuplicates),
  create: mutation(createClient),
  update: mutation(updateClient),
  revealSsn: mutation(revealSsn),
});
