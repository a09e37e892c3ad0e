import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { SCREENING_ANSWERS } from '#shared/features/screening/screening.rules.ts';
import { valueOfText } from '#shared/features/suggestions/own-fields.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { SuggestionUndoInput } from '#shared/features/suggestions/suggestions.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { lockInquiry } from '../inquiries/working-inquiry.ts';
import { recordAnswer } from '../screening/answer-question.ts';
import { evidenceOf, type HeldFields, holdFields, labelOf, writeFields, writeOwnFields } from './held-fields.ts';
import { type LockedSuggestion, lockSuggestions } from './lock-suggestions.ts';

/** Whether an answer has no other words and no other page than it was accepted with. */
const standsOnQuote = ({ field, quote, document_id, page }: LockedSuggestion, { answers }: HeldFields): boolean => {
  const given = answers.get(field);
  return given?.evidence === evidenceOf(quote) && given.document_id === document_id && given.page === page;
};

/** The rows whose fields are to be put back; a field that holds what it held before is left alone. @throws conflict */
function changedStill(rows: readonly LockedSuggestion[], held: HeldFields): LockedSuggestion[] {
  return rows.filter((row) => {
    const { target, field, value, replaced } = row;
    const current = held[target][field] || null;
    if (current === (replaced?.value ?? null)) return false;
    if (current !== value || (target === 'screening' && !standsOnQuote(row, held)))
      throw new AppError('conflict', format(text.value_changed, { field: labelOf(held, field) }), { current });
    return true;
  });
}

const before = (rows: readonly LockedSuggestion[]) =>
  Object.fromEntries(rows.map(({ field, replaced }) => [field, replaced?.value ?? null]));

const ownBefore = (rows: readonly LockedSuggestion[], { fields }: HeldFields) =>
  new Map(
    rows.flatMap(({ field: id, replaced }) => {
      const field = fields.get(id);
      return field ? [[field, valueOfText(field.field_type, replaced?.value ?? null)] as const] : [];
    }),
  );

/** An answer that stood before stands again with its evidence; a question nobody had answered is open again. */
async function putAnswersBack(tx: TxContext, opportunity_id: string, rows: readonly LockedSuggestion[]): Promise<void> {
  const open = rows.filter(({ replaced }) => !replaced?.value).map(({ field }) => field);
  if (open.length > 0)
    await tx.db
      .deleteFrom('screening_answers')
      .where(inOrganization(tx, 'screening_answers'))
      .where('opportunity_id', '=', opportunity_id)
      .where('question', 'in', open)
      .execute();
  const answered = rows.flatMap(({ field, replaced }) => {
    const answer = SCREENING_ANSWERS.find((each) => each === replaced?.value);
    if (!answer) return [];
    const { evidence = null, document_id = null, page = null } = replaced ?? {};
    return [{ opportunity_id, question: field, answer, evidence, document_id, page }];
  });
  await recordAnswer(tx, answered);
}

/**
 * Takes decisions back, all of them or none: of what was accepted the fields hold what they held before, and all the
 * suggestions wait again.
 * @throws conflict when a field was changed since, or one of them waits already
 */
export const undoSuggestion = verb(
  { name: 'suggestions.undo', kind: 'write', permission: 'inquiries:case_details', input: SuggestionUndoInput },
  (ctx, { opportunity_id, suggestion_ids }) =>
    withTransaction(ctx, async (tx) => {
      await lockInquiry(tx, opportunity_id);
      const rows = await lockSuggestions(tx, opportunity_id, suggestion_ids);
      ensure(
        rows.every(({ state }) => state !== 'pending'),
        'conflict',
        text.not_accepted_anymore,
      );
      const accepted = rows.filter(({ state }) => state === 'accepted');
      const held = await holdFields(tx, opportunity_id, accepted);
      const changed = changedStill(accepted, held);
      const of = (target: LockedSuggestion['target']) => changed.filter((row) => row.target === target);
      ensure(of('client').length === 0 || may(person(tx).role, 'clients:write'), 'forbidden', text.not_allowed_client);
      await writeFields(tx, 'inquiries', opportunity_id, before(of('inquiry')));
      await writeFields(tx, 'clients', held.patient_id, before(of('client')));
      await writeOwnFields(tx, opportunity_id, ownBefore(of('own'), held));
      await putAnswersBack(tx, opportunity_id, of('screening'));
      const ids = rows.map(({ id }) => id);
      await tx.db
        .updateTable('suggestions')
        .set({ state: 'pending', decided_at: null, decided_by: null, decided_by_name: null, replaced: null })
        .where(inOrganization(tx, 'suggestions'))
        .where('id', 'in', ids)
        .execute();
      await audit(tx, { entity: 'suggestion', ids, details: { opportunity_id } });
      return { undone: ids.length };
    }),
);
