import { mutation, query, router } from '#server/platform/trpc.ts';
import { archiveContacts, unarchiveContacts } from './archive-contacts.ts';
import { getContact, listContactsOf, listContactsOfName } from './contacts.queries.ts';
import { createContacts } from './create-contacts.ts';
import { listContacts } from './list-contacts.ts';
import { moveContact } from './move-contact.ts';
import { updateContact } from './update-contact.ts';

export const contactsRouter = router({
  list: query(listContacts),
  get: query(getContact),
  viewAll: query(listContactsOf),
  ofName: query(listContactsOfName),
  create: mutation(createContacts),
  update: mutation(updateContact),
  move: mutation(moveContact),
  archive: mutation(archiveContacts),
  unarchive: mutation(unarchiveContacts),
});
