import type { RestRoute } from '#server/platform/rest.ts';
import { createTemplate } from './create-template.ts';
import { findTemplates } from './email-templates.queries.ts';
import { updateTemplate } from './update-template.ts';

const path = '/api/marketing_template';

export const emailTemplatesRest: readonly RestRoute[] = [
  { method: 'GET', path, verb: findTemplates, from: 'query' },
  { method: 'POST', path, verb: createTemplate, from: 'body' },
  { method: 'PUT', path, verb: updateTemplate, from: 'body' },
];
