import type { RestRoute } from '#server/platform/rest.ts';
import { getConfiguration, listAdmissionStaff } from './configuration.queries.ts';
import { saveConfiguration } from './save-configuration.ts';

export const configurationRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/configurations', verb: getConfiguration, from: 'query', key: 'config' },
  { method: 'POST', path: '/api/configurations', verb: saveConfiguration, from: 'body', key: 'config' },
  { method: 'GET', path: '/api/opportunity_staff', verb: listAdmissionStaff, from: 'query', key: 'staff' },
];
