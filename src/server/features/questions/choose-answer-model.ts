import type { PageOfRecords } from '#server/features/understanding/own-pages.ts';
import { failAsAsked } from '#server/platform/llm/demo-failure.ts';
import type { LanguageModel } from '#server/platform/llm/language-model.ts';
import type { OrganizationReader } from '#server/platform/reader/reader.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerModel } from './answer-model.ts';
import { buildPrompt, CITED_ANSWER, readOutput } from './answer-prompt.ts';
import type { Passage } from './engine/passage.ts';

/** What of a page says whose it is. */
const ofRecord = ({ document_id, page, text, words, of_other }: Passage): PageOfRecords => ({
  ...{ document_id, page, text, words, of_other },
});

/** The default: answers with the sentences of the pages themselves, and sends nothing anywhere. */
export const offlineAnswers = (reader: OrganizationReader): AnswerModel => ({
  name: 'offline',
  answer: ({ question, passages, about, signal }) =>
    reader.ask('answer_question', { question, passages, about }, signal),
});

/**
 * A language model as an answer model: it sees no page of somebody else and no social security number, and nothing it
 * says is believed unread.
 */
export const modelAnswers = (model: LanguageModel, reader: OrganizationReader): AnswerModel => ({
  name: model.name,
  async answer(request) {
    const { about, signal } = request;
    const own = await reader.ask('own_pages', { pages: request.passages.map(ofRecord), about }, signal);
    const passages = own.flatMap((at) => request.passages[at] ?? []);
    const { sources, ...prompt } = await buildPrompt(reader, { ...request, passages });
    const read = (output: unknown) => readOutput(output, sources);
    const answer = await model.ask({ structure: CITED_ANSWER, prompt, read, signal });
    return reader.ask('verify_answer', { answer, passages }, signal);
  },
});

const failingInDemo = (model: AnswerModel): AnswerModel => ({
  ...model,
  answer: async (request) => {
    await failAsAsked(request.question, request.signal);
    return model.answer(request);
  },
});

/** What an installation answers with, and the asking organization's reader. */
type Answering = Pick<Services, 'model' | 'demo'> & { reader: OrganizationReader };

/** Who answers: the installation's language model where the organization agreed, else the pages themselves. */
export function chooseAnswerModel({ model, demo, reader }: Answering, agreed: boolean): AnswerModel {
  const chosen = agreed && model ? modelAnswers(model, reader) : offlineAnswers(reader);
  return demo ? failingInDemo(chosen) : chosen;
}
