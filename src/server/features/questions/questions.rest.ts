import type { RestRoute } from '#server/platform/rest.ts';
import { askQuestion } from './ask-question.ts';
import { listQuestions } from './questions.queries.ts';

export const questionsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/qna', verb: listQuestions, from: 'query', key: 'qna' },
  { method: 'POST', path: '/api/qna', verb: askQuestion, from: 'body', key: 'qna' },
];
