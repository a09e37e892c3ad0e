import type { RestRoute } from '../../platform/rest.ts';
import { autofillSource } from './autofill-source.ts';

export const assistantRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/ask_neo', verb: autofillSource, from: 'body' },
];
