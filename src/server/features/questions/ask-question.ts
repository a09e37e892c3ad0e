import { questionsMessages } from '../../../shared/features/questions/questions.messages.ts';
import { QuestionAskInput } from '../../../shared/features/questions/questions.schemas.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { type Context, fullName, person } from '../../platform/context.ts';
import { type AnswerModel, ModelError } from '../../platform/llm/llm.ts';
import { verifiedAnswer } from '../../platform/llm/verified-answer.ts';
import { read, withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { allowsExternalModel } from './external-model.ts';
import { findPassages } from './find-passages.ts';
import { standingDocuments, withDeletions } from './questions.queries.ts';
import type { QuestionView } from './questions.view.ts';

/** Milliseconds a question may take in all. */
const TIME_LIMIT = 60_000;

async function answered(model: AnswerModel, request: Omit<Parameters<AnswerModel['answer']>[0], 'signal'>) {
  try {
    return await verifiedAnswer(model, { ...request, signal: AbortSignal.timeout(TIME_LIMIT) });
  } catch (error) {
    if (error instanceof ModelError) throw new AppError('service_unavailable', questionsMessages.error_asking);
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
    ensure(isUuid(opportunity_id), 'not_found', questionsMessages.inquiry_not_found);
    await takeLimits(ctx);
    const [inquiries, documents, passages, consents] = await read(ctx, (db) => [
      inquiryOf(db, ctx, opportunity_id),
      standingDocuments(db, ctx, opportunity_id),
      findPassages(db, ctx, opportunity_id, question),
      allowsExternalModel(db, ctx, ctx.services.models.external),
    ]);
    ensure(inquiries[0], 'not_found', questionsMessages.inquiry_not_found);
    const { offline, external } = ctx.services.models;
    const model = external && consents.length > 0 ? external : offline;
    const given = await answered(model, { question, passages });
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
        searched,
        asked_by: fullName(user),
        created_at: Math.floor(now.getTime() / 1000),
      };
    });
  },
);
