import type { RestRoute } from '#server/platform/rest.ts';
import { getClient, listClients } from './clients.queries.ts';
import { createClient } from './create-client.ts';
import { updateClient } from './update-client.ts';

export const clientsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/patients', verb: listClients, from: 'query' },
  { method: 'POST', path: '/api/patients', verb: createClient, from: 'body' },
  { method: 'GET', path: '/api/patient_details', verb: getClient, from: 'query', key: 'patient' },
  { method: 'PUT', path: '/api/patient_details', verb: updateClient, from: 'body', key: 'patient' },
];
