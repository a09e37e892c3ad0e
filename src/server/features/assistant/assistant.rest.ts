import type { RestRoute } from '../../platform/rest.ts';
import { askAssistant } from './ask-assistant.ts';

export const assistantRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/ask_neo', verb: askAssistant, from: 'body' },
];
