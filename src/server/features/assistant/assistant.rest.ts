import type { RestRoute } from '#server/platform/rest.ts';
import { answerRequest } from './answer-request.ts';

export const assistantRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/ask_neo', verb: answerRequest, from: 'body' },
];
