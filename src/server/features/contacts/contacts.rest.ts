import type { RestRoute } from '../../platform/rest.ts';
import { listContactsOf } from './contacts.queries.ts';
import { createContacts } from './create-contacts.ts';

export const contactsRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/referral_contacts', verb: createContacts, from: 'body' },
  { method: 'GET', path: '/api/referral_contact_view_all', verb: listContactsOf, from: 'query', key: 'list' },
];
