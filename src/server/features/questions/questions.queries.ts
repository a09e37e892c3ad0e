import { questionsMessages } from '../../../shared/features/questions/questions.messages.ts';
import type { Citation } from '../../../shared/features/questions/questions.rules.ts';
import { QuestionListInput } from '../../../shared/features/questions/questions.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { ofOrganisation } from './questions.access.ts';
import { type QuestionView, selectQuestion } from './questions.view.ts';

const MOST_SHOWN = 200;

/** The inquiry's documents that can still be opened, and those whose text is being read. */
export const standingDocuments = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'file_name', 'status'])
    .where('org_id', '=', ctx.actor.org_id)
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
    ensure(isUuid(opportunity_id), 'not_found', questionsMessages.inquiry_not_found);
    const [inquiries, questions, documents] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        selectQuestion(db)
          .where(ofOrganisation(ctx))
          .where('opportunity_id', '=', opportunity_id)
          .orderBy('questions.created_at', 'desc')
          .orderBy('questions.id', 'desc')
          .limit(MOST_SHOWN),
        standingDocuments(db, ctx, opportunity_id),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', questionsMessages.inquiry_not_found);
    const standing = new Set(documents.map(({ id }) => id));
    return questions.map((question) => ({ ...question, citations: withDeletions(question.citations, standing) }));
  },
);
