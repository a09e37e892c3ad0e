import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { getContact, listContactsOf } from './contacts.queries.ts';
import { createContacts } from './create-contacts.ts';
import { exportContactsRoutes } from './export-contacts.ts';
import { listContacts } from './list-contacts.ts';
import { updateContact } from './update-contact.ts';

export const contactsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/referral_contacts', verb: listContacts, from: 'query' },
  { method: 'POST', path: '/api/referral_contacts', verb: createContacts, from: 'body' },
  { method: 'GET', path: '/api/referral_contact_view_all', verb: listContactsOf, from: 'query', key: 'list' },
  { method: 'GET', path: '/api/contact_details', verb: getContact, from: 'query', key: 'contact' },
  { method: 'PUT', path: '/api/contact_details', verb: updateContact, from: 'body', key: 'contact' },
];

export const contactsStreams: readonly StreamRoute[] = exportContactsRoutes;
