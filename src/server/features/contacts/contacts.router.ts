import { mutation, query, router } from '../../platform/trpc.ts';
import { listContactsOf, listContactsOfName } from './contacts.queries.ts';
import { createContacts } from './create-contacts.ts';

export const contactsRouter = router({
  viewAll: query(listContactsOf),
  ofName: query(listContactsOfName),
  create: mutation(createContacts),
});
