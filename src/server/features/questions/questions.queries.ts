import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { questionsMessages } from '#shared/features/questions/questions.messages.ts';
import { QuestionListInput } from '#shared/features/questions/questions.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import type { Citation } from './engine/passage.ts';
import { type QuestionView, selectQuestion } from './questions.view.ts';

const MAX_SHOWN = 200;

/** The inquiry's documents that can still be opened, and those whose text is being read. */
export const readableDocuments = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'file_name', 'status'])
    .where(inOrganization(ctx, 'documents'))
    .where('opportunity_id', '=', opportunity_id)
    .where('deleted_at', 'is', null);

/** Marks citations whose document is gone; their words stay. */
export function withDeletions(citations: readonly Citation[], standing: ReadonlySet<string>) {
  return citations.map((citation) => ({ ...citation, deleted: !standing.has(citation.document_id) }));
}

/** An inquiry's questions with their answers, newest first. */
export const listQuestions = verb(
  { name: 'questions.list', kind: 'read', permission: 'questions:read', input: QuestionListInput },
  async (ctx, { opportunity_id }): Promise<QuestionView[]> => {
    const [inquiries, questions, documents] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        selectQuestion(db)
          .where(inOrganization(ctx, 'questions'))
          .where('opportunity_id', '=', opportunity_id)
          .orderBy('questions.created_at', 'desc')
          .orderBy('questions.id', 'desc')
          .limit(MAX_SHOWN),
        readableDocuments(db, ctx, opportunity_id),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', questionsMessages.inquiry_not_found);
    const standing = new Set(documents.map(({ id }) => id));
    return questions.map((question) => ({
      ...question,
      citations: withDeletions(question.citations, standing),
      passages: withDeletions(question.passages, standing),
    }));
  },
);
