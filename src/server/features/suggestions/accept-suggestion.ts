import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { CaseSectionField } from '#shared/features/case-details/case-sections.ts';
import type { CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';
import { readCustomValue } from '#shared/features/custom-config/custom-values.ts';
import { unlisted } from '#shared/features/option-lists/option-lists.ts';
import { screeningMessages } from '#shared/features/screening/screening.messages.ts';
import { valueOfText } from '#shared/features/suggestions/own-fields.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { SuggestionAcceptInput } from '#shared/features/suggestions/suggestions.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { lockInquiry } from '../inquiries/working-inquiry.ts';
import { type KeptList, keptLists, offeredIn } from '../option-lists/option-lists.access.ts';
import { recordAnswer } from '../screening/answer-question.ts';
import { questionsOf, savedQuestions } from '../screening/screening.queries.ts';
import {
  evidenceOf,
  type HeldFields,
  holdFields,
  keepReplaced,
  labelOf,
  writeFields,
  writeOwnFields,
} from './held-fields.ts';
import { decide, ensurePending, type LockedSuggestion, lockSuggestions } from './lock-suggestions.ts';
import { sameValue } from './suggestions.queries.ts';

/**
 * Refuses to write over what a field holds, but where it is accepted by itself and the person saw just that value.
 * @throws conflict
 */
function ensureReplaceable(
  current: string | null,
  { replaces, alone, label }: { replaces: string | null; alone: boolean; label: string },
) {
  if ((current ?? '') === (replaces ?? '') && (!current || alone)) return;
  const pattern = replaces === null || !alone ? text.holds_value : text.value_changed;
  throw new AppError('conflict', format(pattern, { field: label }), { current });
}

/** The rows' new values by column; what a field holds already in other letters is left as it is. */
function changesOf(
  rows: readonly LockedSuggestion[],
  held: HeldFields,
  replaces: ReadonlyMap<string, string | null>,
): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { id, target, field, value } of rows) {
    const current = held[target][field] || null;
    if (current !== null && sameValue(current, value)) continue;
    const label = labelOf(held, field);
    ensureReplaceable(current, { replaces: replaces.get(id) ?? null, alone: replaces.size === 1, label });
    changes[field] = value;
  }
  return changes;
}

/** The values of the organization's own fields, whose options may have changed since the record was read. @throws conflict */
function ownChanges(
  changes: Readonly<Record<string, string>>,
  { fields }: HeldFields,
): Map<CaseSectionField, CustomValue> {
  return new Map(
    Object.entries(changes).flatMap(([id, value]) => {
      const field = fields.get(id);
      if (!field) return [];
      const read = readCustomValue(field, valueOfText(field.field_type, value), field.value);
      if ('error' in read) throw new AppError('conflict', format(text.own_not_taken, { field: field.name }));
      return [[field, read.value] as const];
    }),
  );
}

/** The organization may have taken a carrier off its list since the record was read. @throws conflict */
function ensureCarrierOffered(lists: readonly KeptList[], value: string | undefined, held: string | null | undefined) {
  if (value === undefined) return;
  const missing = unlisted(offeredIn(lists, 'CARRIERS'), [value], held ? [held] : []);
  ensure(missing === undefined, 'conflict', format(text.carrier_not_offered, { carrier: value }));
}

/** The organization may ask a question no more since the record was read; what was answered can be answered again. @throws conflict */
function ensureAsked(rows: readonly LockedSuggestion[], { answers }: HeldFields, asked: readonly string[]) {
  const gone = rows.some(({ field }) => !answers.has(field) && !asked.includes(field));
  ensure(!gone, 'conflict', screeningMessages.question_not_found);
}

/**
 * Fills fields with what records say, all of them or none. An empty field is filled; one that holds a value only where
 * the suggestion comes alone and names the value it replaces. A client's fields need the right to change clients.
 * @throws conflict when a field or a suggestion is no longer what the person saw
 */
export const acceptSuggestion = verb(
  { name: 'suggestions.accept', kind: 'write', permission: 'inquiries:case_details', input: SuggestionAcceptInput },
  (ctx, { opportunity_id, accept }) =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['CARRIERS']), savedQuestions(db, ctx)],
      async (tx, [lists, saved]) => {
        await lockInquiry(tx, opportunity_id);
        const replaces = new Map(accept.map((each) => [each.suggestion_id, each.replaces]));
        const rows = await lockSuggestions(tx, opportunity_id, [...replaces.keys()]);
        ensurePending(rows);
        const named = new Set(rows.map(({ target, field }) => `${target} ${field}`));
        ensure(named.size === rows.length, 'bad_request', text.one_each);
        const of = (target: LockedSuggestion['target']) => rows.filter((row) => row.target === target);
        ensure(
          of('client').length === 0 || may(person(tx).role, 'clients:write'),
          'forbidden',
          text.not_allowed_client,
        );
        const held = await holdFields(tx, opportunity_id, rows);
        await writeFields(tx, 'inquiries', opportunity_id, changesOf(of('inquiry'), held, replaces));
        await writeOwnFields(tx, opportunity_id, ownChanges(changesOf(of('own'), held, replaces), held));
        const ofClient = changesOf(of('client'), held, replaces);
        ensureCarrierOffered(lists, ofClient.carrier, held.client.carrier);
        await writeFields(tx, 'clients', held.patient_id, ofClient);
        ensureAsked(of('screening'), held, questionsOf(saved));
        await acceptAnswers(tx, opportunity_id, of('screening'), held, replaces);
        await decide(
          tx,
          rows.map(({ id }) => id),
          'accepted',
        );
        await keepReplaced(tx, rows, held);
        await audit(tx, { entity: 'suggestion', ids: rows.map(({ id }) => id), details: { opportunity_id } });
        return { accepted: rows.length };
      },
    ),
);

async function acceptAnswers(
  tx: TxContext,
  opportunity_id: string,
  rows: readonly LockedSuggestion[],
  held: HeldFields,
  replaces: ReadonlyMap<string, string | null>,
): Promise<void> {
  const changes = changesOf(rows, held, replaces);
  const accepted = rows.filter(({ field }) => field in changes);
  await recordAnswer(
    tx,
    accepted.map(({ field, value, quote, document_id, page }) => ({
      opportunity_id,
      question: field,
      answer: value === 'Yes' ? ('Yes' as const) : ('No' as const),
      evidence: evidenceOf(quote),
      document_id,
      page,
    })),
  );
}
