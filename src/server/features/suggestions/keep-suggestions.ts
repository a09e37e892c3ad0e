import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { type OwnField, ownFieldsOf } from '#shared/features/suggestions/own-fields.ts';
import type { SuggestionTarget } from '#shared/features/suggestions/suggestion-fields.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ownSectionQueries, ownSections } from '../case-details/case-details.queries.ts';
import { existing } from '../documents/documents.access.ts';
import { readText, readWords } from '../documents/read-text.ts';
import { keptLists, offeredIn } from '../option-lists/option-lists.access.ts';
import { allowsExternalModel } from '../questions/external-model.ts';
import { questionsOf, savedQuestions } from '../screening/screening.queries.ts';
import type { RecordContext, RecordPage } from './engine/suggestion.ts';
import { offeredCarrier } from './offered-carrier.ts';

/** A record that is to be read for suggestions, and what is known of whom it should be about. */
export interface RecordToSuggestFrom {
  document_id: string;
  opportunity_id: string;
  pages: RecordPage[];
  context: RecordContext;
  /** The organization's screening questions. */
  questions: readonly string[];
  /** The organization's own fields; null where its inquiries show the product's two sections. */
  own: readonly OwnField[] | null;
  /** Whether its pages may be shown to the installation's external model. */
  external: boolean;
}

/** The record to read; null when it was deleted, or was not uploaded for suggestions. */
export async function findRecordToSuggestFrom(ctx: Context, document_id: string): Promise<RecordToSuggestFrom | null> {
  const [documents, pages, organizations, saved, consents, ...own_sections] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
      .innerJoin('clients', 'clients.id', 'inquiries.patient_id')
      .select(['documents.opportunity_id', 'clients.firstname', 'clients.lastname', 'clients.dob'])
      .where(existing(ctx))
      .where('documents.id', '=', document_id)
      .where('documents.autofill', '=', true)
      .where('documents.status', '=', 'Completed'),
    db
      .selectFrom('document_pages')
      .select(['page', 'method', readText('text'), readWords('words', 'text')])
      .where(inOrganization(ctx, 'document_pages'))
      .where('document_id', '=', document_id)
      .orderBy('page'),
    db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
    savedQuestions(db, ctx),
    allowsExternalModel(db, ctx, ctx.services.model),
    ...ownSectionQueries(ctx, db),
  ]);
  const [document] = documents;
  if (!document) return null;
  const { opportunity_id, ...client } = document;
  const sections = ownSections({}, ...own_sections);
  const today = dayInZone(ctx.services.clock.now(), organizations[0]?.time_zone ?? 'America/New_York');
  return {
    document_id,
    opportunity_id,
    pages,
    context: { today, client },
    questions: questionsOf(saved),
    own: sections && ownFieldsOf(sections),
    external: consents.length > 0,
  };
}

export interface KeptSuggestion {
  target: SuggestionTarget;
  field: string;
  value: string;
  page: number;
  quote: string;
  confidence: 'high' | 'medium';
}

const keyOf = ({ target, field, value, page, quote }: Omit<KeptSuggestion, 'confidence'>): string =>
  JSON.stringify([target, field, value, page, quote]);

const withOfferedCarriers = (found: readonly KeptSuggestion[], offered: readonly string[]): KeptSuggestion[] =>
  found.flatMap((each) => {
    if (each.target !== 'client' || each.field !== 'carrier') return [each];
    const value = offeredCarrier(offered, each);
    return value === null ? [] : [{ ...each, value }];
  });

/**
 * Keeps what a record suggests. What somebody has decided about stays decided; of the rest, what is found no more goes
 * and what is new comes, so that doing it twice changes nothing. A record deleted meanwhile is left alone.
 */
export const keepSuggestions = (
  ctx: Context,
  { document_id, opportunity_id }: Pick<RecordToSuggestFrom, 'document_id' | 'opportunity_id'>,
  suggested: readonly KeptSuggestion[],
): Promise<void> =>
  withTransaction(
    ctx,
    (db) => [keptLists(db, ctx, ['CARRIERS'])],
    async (tx, [lists]) => {
      const found = withOfferedCarriers(suggested, offeredIn(lists, 'CARRIERS'));
      const now = tx.services.clock.now().toISOString();
      const document = await tx.db
        .selectFrom('documents')
        .select(['id', 'suggested_at'])
        .where(existing(tx))
        .where('id', '=', document_id)
        .forUpdate()
        .executeTakeFirst();
      if (!document) return;
      const known = await tx.db
        .selectFrom('suggestions')
        .select(['id', 'target', 'field', 'value', 'page', 'quote', 'state'])
        .where(inOrganization(tx, 'suggestions'))
        .where('document_id', '=', document_id)
        .execute();
      const wanted = new Set(found.map(keyOf));
      const gone = known.filter((each) => each.state === 'pending' && !wanted.has(keyOf(each))).map(({ id }) => id);
      if (gone.length > 0)
        await tx.db
          .deleteFrom('suggestions')
          .where(inOrganization(tx, 'suggestions'))
          .where('id', 'in', gone)
          .execute();
      const values = found.map(({ target, field, value, page, quote, confidence }) => ({
        ...{ target, field, value, page, quote, confidence, document_id, opportunity_id },
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        created_at: now,
      }));
      if (values.length > 0)
        await tx.db
          .insertInto('suggestions')
          .values(values)
          .onConflict((conflict) => conflict.constraint('suggestions_once').doNothing())
          .execute();
      if (document.suggested_at !== null) return;
      await tx.db
        .updateTable('documents')
        .set({ suggested_at: now })
        .where(existing(tx))
        .where('id', '=', document_id)
        .execute();
      await audit(tx, { entity: 'document', ids: [document_id], details: { suggestions: found.length } });
    },
  );
