import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CASE_FIELD_NAMES } from '#shared/features/case-details/case-fields.ts';
import type { CaseSection } from '#shared/features/case-details/case-sections.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ownFieldsOf, ownTexts } from '#shared/features/suggestions/own-fields.ts';
import {
  CLIENT_FIELD_NAMES,
  isInFixedSection,
  SAFETY_FIELDS,
  type SuggestionTarget,
} from '#shared/features/suggestions/suggestion-fields.ts';
import {
  OriginsOfClientInput,
  OriginsOfInquiryInput,
  SuggestionListInput,
  SuggestionProgressInput,
} from '#shared/features/suggestions/suggestions.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { ownSectionQueries, ownSections } from '../case-details/case-details.queries.ts';
import { existing as existingDocuments } from '../documents/documents.access.ts';
import { answersOf, questionsOf, savedQuestions } from '../screening/screening.queries.ts';
import {
  type OriginView,
  type OwnPlace,
  type StoredSuggestion,
  type SuggestionView,
  selectOrigin,
  selectSuggestion,
} from './suggestions.view.ts';

const MAX_SHOWN = 500;
/** A record whose job has not come to its end for so long, in milliseconds, is no longer waited for. */
const LONGEST_WAIT_MS = 20 * 60_000;

type Values = Readonly<Record<string, string | null>>;

/** What the inquiry's fields hold now. */
export const inquiryValues = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .select([
      'inquiries.patient_id',
      'inquiries.custom_values',
      ...CASE_FIELD_NAMES.map((name) => `inquiries.${name}` as const),
    ])
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id);

/** What the fields of the inquiry's client hold now. */
export const clientValues = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('clients')
    .innerJoin('inquiries', 'inquiries.patient_id', 'clients.id')
    .select(CLIENT_FIELD_NAMES.map((name) => `clients.${name}` as const))
    .where(inOrganization(ctx, 'clients'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id);

/** Two ways of writing the same: nothing would change. */
export const sameValue = (one: string, other: string): boolean => {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return one === other || (bare(one) !== '' && bare(one) === bare(other));
};

/** The first suggestion of each field and value whose acceptance would change something. */
function worthShowing(pending: readonly StoredSuggestion[], current: (of: StoredSuggestion) => string | null) {
  const shown: StoredSuggestion[] = [];
  for (const suggestion of pending) {
    const old = current(suggestion);
    if (old !== null && sameValue(old, suggestion.value)) continue;
    const again = shown.some(
      (each) =>
        each.target === suggestion.target && each.field === suggestion.field && sameValue(each.value, suggestion.value),
    );
    if (!again) shown.push(suggestion);
  }
  return shown;
}

/** Where the organization's own fields stand, by their ids. */
const placedFields = (sections: readonly CaseSection[]): [string, OwnPlace][] =>
  ownFieldsOf(sections).map(({ id, label, section, type }, place) => [id, { label, section, type, place }]);

/** 0 for a suggestion from a page whose letters are exact; more, the more slips its reading may hold. */
const slipsOfPage = sql<number>`(select case when read.method <> 'ocr' then 0 when read.quality = 'good' then 1 else 2 end
  from document_pages read where read.org_id = suggestions.org_id
    and read.document_id = suggestions.document_id and read.page = suggestions.page)`;

/**
 * What records say of an inquiry, its client and its screening, and nobody has decided about. Of several that say the
 * same the one on the clearest page is shown, and of those the newest. Once all that were to be read have been,
 * `not_found` names the fields of safety that hold nothing and that no record says anything of.
 */
export const listSuggestions = verb(
  { name: 'suggestions.list', kind: 'read', permission: 'inquiries:read', input: SuggestionListInput },
  async (
    ctx,
    { opportunity_id },
  ): Promise<{ suggestions: SuggestionView[]; reading: string[]; not_found: string[] }> => {
    const since = new Date(ctx.services.clock.now().getTime() - LONGEST_WAIT_MS).toISOString();
    const [inquiries, clients, answers, saved, pending, decided, reading, searched, ...own_sections] = await read(
      ctx,
      (db) => [
        inquiryValues(db, ctx, opportunity_id),
        clientValues(db, ctx, opportunity_id),
        answersOf(db, ctx, opportunity_id),
        savedQuestions(db, ctx),
        selectSuggestion(db)
          .where(inOrganization(ctx, 'suggestions'))
          .where('suggestions.opportunity_id', '=', opportunity_id)
          .where('suggestions.state', '=', 'pending')
          .orderBy(slipsOfPage)
          .orderBy('suggestions.created_at', 'desc')
          .orderBy('suggestions.id', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('suggestions')
          .select(['target', 'field', 'value', 'state'])
          .where(inOrganization(ctx, 'suggestions'))
          .where('opportunity_id', '=', opportunity_id)
          .where('state', '!=', 'pending')
          .limit(MAX_SHOWN),
        db
          .selectFrom('documents')
          .select('file_name')
          .where(existingDocuments(ctx))
          .where('opportunity_id', '=', opportunity_id)
          .where('autofill', '=', true)
          .where('suggested_at', 'is', null)
          .where('status', '!=', 'Failed')
          .where('heartbeat_at', '>', since)
          .limit(MAX_SHOWN),
        db
          .selectFrom('documents')
          .select('id')
          .where(existingDocuments(ctx))
          .where('opportunity_id', '=', opportunity_id)
          .where('suggested_at', 'is not', null)
          .limit(1),
        ...ownSectionQueries(ctx, db),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    const { custom_values, ...inquiry } = inquiries[0];
    const sections = ownSections(custom_values, ...own_sections);
    const placed = new Map(placedFields(sections ?? []));
    const asked = new Set([...questionsOf(saved), ...answers.map(({ question }) => question)]);
    const isShown = ({ target, field }: StoredSuggestion) => {
      if (target === 'own') return placed.has(field);
      if (target === 'screening') return asked.has(field);
      return !(target === 'inquiry' && sections && isInFixedSection(field));
    };
    const held: Record<SuggestionTarget, Values> = {
      inquiry,
      own: ownTexts(sections ?? []),
      client: clients[0] ?? {},
      screening: Object.fromEntries(answers.map(({ question, answer }) => [question, answer])),
    };
    const current = ({ target, field }: StoredSuggestion) => held[target][field] || null;
    const accepted = decided.filter(({ state }) => state === 'accepted');
    const fromRecords = new Set(accepted.map(({ target, field, value }) => `${target} ${field} ${value}`));
    const suggestions = worthShowing(pending.filter(isShown), current).map((suggestion) => {
      const old_value = current(suggestion);
      const typed = old_value !== null && !fromRecords.has(`${suggestion.target} ${suggestion.field} ${old_value}`);
      const own = suggestion.target === 'own' ? (placed.get(suggestion.field) ?? null) : null;
      return { ...suggestion, old_value, typed, own };
    });
    const isOpen = (name: (typeof SAFETY_FIELDS)[number]) =>
      !inquiry[name] && ![...pending, ...decided].some(({ target, field }) => target === 'inquiry' && field === name);
    const allRead = searched.length > 0 && reading.length === 0;
    const not_found = allRead && !sections ? SAFETY_FIELDS.filter(isOpen) : [];
    return { suggestions, reading: reading.map(({ file_name }) => file_name), not_found };
  },
);

/** The origins of what the fields hold still: a value that somebody has changed since is theirs. */
const standing = (origins: readonly (OriginView & { value: string })[], held: Values | undefined): OriginView[] =>
  origins.filter(({ field, value }) => held?.[field] === value).map(({ value: _value, ...origin }) => origin);

/** Which of an inquiry's case details hold what a record said, where it stands there, and who accepted it. */
export const originsOfInquiry = verb(
  {
    name: 'suggestions.origins_of_inquiry',
    kind: 'read',
    permission: 'inquiries:read',
    input: OriginsOfInquiryInput,
  },
  async (ctx, { opportunity_id }): Promise<OriginView[]> => {
    const [inquiries, origins, ...own_sections] = await read(
      ctx,
      (db) => [
        inquiryValues(db, ctx, opportunity_id),
        selectOrigin(db)
          .where(inOrganization(ctx, 'suggestions'))
          .where('suggestions.opportunity_id', '=', opportunity_id)
          .where('suggestions.target', 'in', ['inquiry', 'own'])
          .limit(MAX_SHOWN),
        ...ownSectionQueries(ctx, db),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    const { custom_values, ...inquiry } = inquiries[0];
    return standing(origins, { ...inquiry, ...ownTexts(ownSections(custom_values, ...own_sections) ?? []) });
  },
);

/** Which of a client's fields hold what a record of any of their inquiries said, and who accepted it. */
export const originsOfClient = verb(
  { name: 'suggestions.origins_of_client', kind: 'read', permission: 'clients:read', input: OriginsOfClientInput },
  async (ctx, { patient_id }): Promise<OriginView[]> => {
    const [clients, origins] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('clients')
          .select(CLIENT_FIELD_NAMES.map((name) => `clients.${name}` as const))
          .where(inOrganization(ctx, 'clients'))
          .where('clients.id', '=', patient_id),
        selectOrigin(db)
          .innerJoin('inquiries', 'inquiries.id', 'suggestions.opportunity_id')
          .where(inOrganization(ctx, 'suggestions'))
          .where(inOrganization(ctx, 'inquiries'))
          .where('inquiries.patient_id', '=', patient_id)
          .where('suggestions.target', '=', 'client')
          .limit(MAX_SHOWN),
      ],
      { entity: 'client', ids: [patient_id] },
    );
    ensure(clients[0], 'not_found', clientsMessages.client_not_found);
    return standing(origins, clients[0]);
  },
);

/** Whether a record has been read for suggestions, and how many of them wait. */
export const suggestionProgress = verb(
  { name: 'suggestions.progress', kind: 'read', permission: 'inquiries:read', input: SuggestionProgressInput },
  async (ctx, { document_id }): Promise<{ suggested: boolean; pending: number }> => {
    const [documents, counts] = await read(
      ctx,
      (db) => [
        db.selectFrom('documents').select('suggested_at').where(existingDocuments(ctx)).where('id', '=', document_id),
        db
          .selectFrom('suggestions')
          .select((eb) => eb.fn.countAll<number>().as('pending'))
          .where(inOrganization(ctx, 'suggestions'))
          .where('document_id', '=', document_id)
          .where('state', '=', 'pending'),
      ],
      { entity: 'document', ids: [document_id] },
    );
    ensure(documents[0], 'not_found', documentsMessages.document_not_found);
    return { suggested: documents[0].suggested_at !== null, pending: Number(counts[0]?.pending ?? 0) };
  },
);
