import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { screeningMessages as text } from '#shared/features/screening/screening.messages.ts';
import type { ScreeningAnswer } from '#shared/features/screening/screening.rules.ts';
import { ScreeningAnswerInput } from '#shared/features/screening/screening.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { existing as existingDocuments } from '../documents/documents.access.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { answersOf, questionsOf, savedQuestions } from './screening.queries.ts';
import type { AnswerView } from './screening.view.ts';

export interface GivenAnswer {
  opportunity_id: string;
  question: string;
  answer: ScreeningAnswer;
  evidence: string | null;
  document_id: string | null;
  page: number | null;
}

/** Keeps answers in the acting person's name, each over the one before it, with their audit row. */
export async function recordAnswer(tx: TxContext, given: readonly GivenAnswer[]): Promise<void> {
  const [first] = given;
  if (!first) return;
  const user = person(tx);
  const made = {
    org_id: tx.actor.org_id,
    answered_at: tx.services.clock.now().toISOString(),
    answered_by: user.user_id,
    answered_by_name: fullName(user),
  };
  await tx.db
    .insertInto('screening_answers')
    .values(given.map((answer) => ({ ...answer, ...made, id: tx.services.newId() })))
    .onConflict((conflict) =>
      conflict.constraint('screening_answers_once').doUpdateSet((eb) => ({
        answer: eb.ref('excluded.answer'),
        evidence: eb.ref('excluded.evidence'),
        document_id: eb.ref('excluded.document_id'),
        page: eb.ref('excluded.page'),
        version: eb('screening_answers.version', '+', 1),
        answered_at: eb.ref('excluded.answered_at'),
        answered_by: eb.ref('excluded.answered_by'),
        answered_by_name: eb.ref('excluded.answered_by_name'),
      })),
    )
    .execute();
  await audit(tx, { entity: 'screening', ids: [first.opportunity_id], details: { answers: given.length } });
}

/** A record named as evidence must be one of this inquiry's. */
async function ensureDocumentOf(tx: TxContext, opportunity_id: string, document_id: string) {
  const document = await tx.db
    .selectFrom('documents')
    .select('id')
    .where(existingDocuments(tx))
    .where('opportunity_id', '=', opportunity_id)
    .where('id', '=', document_id)
    .executeTakeFirst();
  ensure(document, 'not_found', text.document_not_found, { fields: { document_id: text.document_not_found } });
}

/**
 * Answers one screening question with its evidence.
 * @throws conflict when somebody has answered it since the version the answer was made on
 */
export const answerQuestion = verb(
  { name: 'screening.answer', kind: 'write', permission: 'inquiries:case_details', input: ScreeningAnswerInput },
  (ctx, { version, ...given }): Promise<AnswerView> =>
    withTransaction(ctx, async (tx) => {
      const { opportunity_id, question, document_id } = given;
      const inquiry = await inquiryOf(tx.db, tx, opportunity_id).forUpdate().executeTakeFirst();
      ensure(inquiry, 'not_found', inquiriesMessages.inquiry_not_found);
      const answers = answersOf(tx.db, tx, opportunity_id).where('screening_answers.question', '=', question);
      const before = await answers.executeTakeFirst();
      const asked = before !== undefined || questionsOf(await savedQuestions(tx.db, tx).execute()).includes(question);
      ensure(asked, 'bad_request', text.question_not_found, { fields: { question: text.question_not_found } });
      ensure(
        (before?.version ?? 0) === version,
        'conflict',
        format(text.changed_meanwhile, { name: before?.answered_by ?? '' }),
        { current: before ?? null },
      );
      if (document_id !== null) await ensureDocumentOf(tx, opportunity_id, document_id);
      await recordAnswer(tx, [given]);
      return answers.executeTakeFirstOrThrow();
    }),
);
