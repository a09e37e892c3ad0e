import { audit } from '#server/platform/audit.ts';
import { OverLimit, TaskInterrupted } from '#server/platform/child/task-errors.ts';
import { type Context, fullName, person } from '#server/platform/context.ts';
import { ModelError } from '#server/platform/llm/language-model.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { questionsMessages } from '#shared/features/questions/questions.messages.ts';
import { QuestionAskInput } from '#shared/features/questions/questions.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { chooseAnswerModel } from './choose-answer-model.ts';
import { askedAbout, clientOfRecords } from './client-of-records.ts';
import { allowsExternalModel } from './external-model.ts';
import { findPassages } from './find-passages.ts';
import { readableDocuments, withDeletions } from './questions.queries.ts';
import type { QuestionView } from './questions.view.ts';

/** Milliseconds a question may take in all. */
const TIME_LIMIT = 60_000;

/** What is asked of the reader or a model; where either fails, the question does. */
async function attempted<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const known = [ModelError, OverLimit, TaskInterrupted].some((kind) => error instanceof kind);
    if (known) throw new AppError('service_unavailable', questionsMessages.error_asking);
    throw error;
  }
}

async function takeLimits({ actor, services }: Context) {
  if (actor.kind === 'user') await services.limits.consume('ask_user', actor.user_id);
  await services.limits.consume('ask_org', actor.org_id);
}

/**
 * Answers a question from the inquiry's completed documents and keeps both. Every quote has been found on the page it
 * names; where nothing carries an answer the refusal is the answer, with what was searched. A model's failure keeps nothing.
 */
export const askQuestion = verb(
  { name: 'questions.ask', kind: 'write', permission: 'questions:ask', input: QuestionAskInput },
  async (ctx, { opportunity_id, question }): Promise<QuestionView> => {
    await takeLimits(ctx);
    const reader = ctx.services.reader.of(ctx.actor.org_id);
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const terms = await attempted(reader.ask('widen_question', { question }, signal));
    const [inquiries, documents, passages, consents, clients] = await read(ctx, (db) => [
      inquiryOf(db, ctx, opportunity_id),
      readableDocuments(db, ctx, opportunity_id),
      findPassages(db, ctx, opportunity_id, terms),
      allowsExternalModel(db, ctx, ctx.services.model),
      clientOfRecords(db, ctx, opportunity_id),
    ]);
    ensure(inquiries[0], 'not_found', questionsMessages.inquiry_not_found);
    const model = chooseAnswerModel({ ...ctx.services, reader }, consents.length > 0);
    const about = askedAbout(ctx, clients[0]);
    const given = await attempted(model.answer({ question, passages, about, signal }));
    const searched = documents.filter(({ status }) => status === 'Completed').map(({ file_name }) => file_name);
    return withTransaction(ctx, async (tx) => {
      const user = person(tx);
      const id = tx.services.newId();
      const now = tx.services.clock.now();
      await tx.db
        .insertInto('questions')
        .values({
          id,
          org_id: tx.actor.org_id,
          opportunity_id,
          question,
          ...given,
          citations: JSON.stringify(given.citations),
          passages: JSON.stringify(given.passages),
          searched: JSON.stringify(searched),
          asked_by: user.user_id,
          asked_by_name: fullName(user),
          created_at: now.toISOString(),
        })
        .execute();
      const read_documents = [...new Set(passages.map(({ document_id }) => document_id))];
      await audit(tx, {
        entity: 'question',
        ids: [id],
        details: { opportunity_id, model: model.name, found: given.found, documents: read_documents },
      });
      const standing = new Set(documents.map((document) => document.id));
      return {
        id,
        question,
        ...given,
        citations: withDeletions(given.citations, standing),
        passages: withDeletions(given.passages, standing),
        searched,
        asked_by: fullName(user),
        created_at: Math.floor(now.getTime() / 1000),
      };
    });
  },
);
