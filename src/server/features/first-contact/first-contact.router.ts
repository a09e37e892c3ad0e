import { mutation, query, router } from '#server/platform/trpc.ts';
import { getFirstContact, listWaitingContacts } from './first-contact.queries.ts';
import { sayContacted, takeBackContacted } from './say-contacted.ts';

export const firstContactRouter = router({
  get: query(getFirstContact),
  waiting: query(listWaitingContacts),
  contacted: mutation(sayContacted),
  takeBack: mutation(takeBackContacted),
});
