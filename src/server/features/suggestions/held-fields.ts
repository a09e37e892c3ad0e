import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import type { CaseSectionField } from '#shared/features/case-details/case-sections.ts';
import type { CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';
import { ownTexts } from '#shared/features/suggestions/own-fields.ts';
import { type SuggestionTarget, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { ensure } from '#shared/platform/errors.ts';
import { currentOwnSections } from '../case-details/case-details.queries.ts';
import { answersOf } from '../screening/screening.queries.ts';
import type { AnswerView } from '../screening/screening.view.ts';
import type { LockedSuggestion } from './lock-suggestions.ts';
import { clientValues, inquiryValues } from './suggestions.queries.ts';
import type { Replaced } from './suggestions.table.ts';

export type HeldValues = Readonly<Record<string, string | null>>;

/** What the fields of an inquiry, its client and its screening hold, by the target of a suggestion. */
export interface HeldFields extends Record<SuggestionTarget, HeldValues> {
  patient_id: string;
  answers: ReadonlyMap<string, AnswerView>;
  /** The organization's own fields that its inquiries show, by their ids. */
  fields: ReadonlyMap<string, CaseSectionField>;
}

/** A field's name as people know it; a screening question is its own. */
export const labelOf = ({ fields }: HeldFields, field: string): string =>
  fields.get(field)?.name ?? suggestionField(field)?.label ?? field;

/** The words of a record that an accepted answer stands on. */
export const evidenceOf = (quote: string): string => quote.replace(/\s+/g, ' ').slice(0, 2_000);

/**
 * Reads what the fields hold, and keeps it from changing until the end of the transaction; the inquiry is locked before.
 * @throws conflict when one of the organization's own fields is no longer shown
 */
export async function holdFields(
  tx: TxContext,
  opportunity_id: string,
  rows: readonly LockedSuggestion[],
): Promise<HeldFields> {
  const { patient_id, custom_values, ...inquiry } = await inquiryValues(
    tx.db,
    tx,
    opportunity_id,
  ).executeTakeFirstOrThrow();
  if (rows.some(({ target }) => target === 'client'))
    await tx.db
      .selectFrom('clients')
      .select('id')
      .where(inOrganization(tx, 'clients'))
      .where('id', '=', patient_id)
      .forUpdate()
      .execute();
  const client = await clientValues(tx.db, tx, opportunity_id).executeTakeFirstOrThrow();
  const given = await answersOf(tx.db, tx, opportunity_id).execute();
  const screening = Object.fromEntries(given.map(({ question, answer }) => [question, answer]));
  const asksOwn = rows.some(({ target }) => target === 'own');
  const sections = (asksOwn && (await currentOwnSections(tx, custom_values))) || [];
  const fields = new Map(sections.flatMap((section) => section.fields.map((field) => [field.id, field] as const)));
  ensure(
    rows.every(({ target, field }) => target !== 'own' || fields.has(field)),
    'conflict',
    caseDetailsMessages.field_not_shown,
  );
  return {
    ...{ patient_id, inquiry, client, screening, fields },
    own: ownTexts(sections),
    answers: new Map(given.map((each) => [each.question, each])),
  };
}

/** Sets values of the organization's own fields, with their audit row; null takes one away. */
export async function writeOwnFields(
  tx: TxContext,
  id: string,
  values: ReadonlyMap<CaseSectionField, CustomValue>,
): Promise<void> {
  if (values.size === 0) return;
  const named = Object.fromEntries([...values].map(([{ machine_name }, value]) => [machine_name, value]));
  await tx.db
    .updateTable('inquiries')
    .set({
      custom_values: sql`jsonb_strip_nulls(custom_values || ${JSON.stringify(named)}::jsonb)`,
      ...nextVersion(tx),
    })
    .where(inOrganization(tx, 'inquiries'))
    .where('id', '=', id)
    .execute();
  const fields = [...values.keys()].map((field) => field.id);
  await audit(tx, { entity: 'inquiry', ids: [id], details: { fields } });
}

/** Sets fields of a record, with their audit row; none where nothing changes. */
export async function writeFields(
  tx: TxContext,
  table: 'inquiries' | 'clients',
  id: string,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const entity = table === 'inquiries' ? 'inquiry' : 'client';
  await tx.db
    .updateTable(table)
    .set({ ...changes, ...nextVersion(tx) })
    .where(inOrganization(tx, table))
    .where('id', '=', id)
    .execute();
  await audit(tx, { entity, ids: [id], details: { fields: Object.keys(changes) } });
}

/** Keeps with accepted suggestions what their fields held before, so that an undo can put it back. */
export async function keepReplaced(tx: TxContext, rows: readonly LockedSuggestion[], held: HeldFields): Promise<void> {
  const replaced = rows.map(({ target, field }): Replaced => {
    const before = target === 'screening' ? held.answers.get(field) : undefined;
    const { evidence = null, document_id = null, page = null } = before ?? {};
    return { value: held[target][field] || null, ...(before && { evidence, document_id, page }) };
  });
  await sql`update suggestions s set replaced = kept.replaced
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${replaced.map((each) => JSON.stringify(each))}::jsonb[])
      as kept(id, replaced)
    where ${inOrganization(tx, 's')} and s.id = kept.id`.execute(tx.db);
}
