import type { RestRoute } from '#server/platform/rest.ts';
import { createCustomConfig } from './create-custom-config.ts';
import { getCustomConfig } from './custom-config.queries.ts';
import { updateCustomConfig } from './update-custom-config.ts';

export const customConfigRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/custom_config', verb: getCustomConfig, from: 'query', key: 'sections' },
  { method: 'POST', path: '/api/custom_config', verb: createCustomConfig, from: 'body', key: 'sections' },
  { method: 'PUT', path: '/api/custom_config', verb: updateCustomConfig, from: 'body', key: 'sections' },
];
