import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { refuseStale, versionOf } from '#server/platform/versioned.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { hasOptions, sectionKey } from '#shared/features/custom-config/custom-config.rules.ts';
import {
  CustomConfigUpdateInput,
  type FieldEdit,
  type SectionEdit,
} from '#shared/features/custom-config/custom-config.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { keepingHistory } from '../histories/keep-history.ts';
import { currentSections } from './custom-config.queries.ts';
import type { FieldRow, SectionView } from './custom-config.view.ts';
import { placeRows } from './place-rows.ts';
import { publishedFields } from './published-fields.ts';

/**
 * Changes one section, or several fields, all or none, and answers the sections changed. A field is archived and shown again by `is_visible`; nothing
 * published can be deleted, and a field keeps its name and type, under which inquiries hold its values.
 * @throws conflict for a name that is taken, a locked part, or a row changed since the version the edit was made on
 */
export const updateCustomConfig = verb(
  { name: 'custom_config.update', kind: 'write', permission: 'inquiry_fields:manage', input: CustomConfigUpdateInput },
  (ctx, { section_id, fields = [], ...edit }): Promise<SectionView[]> =>
    withTransaction(ctx, async (tx) => {
      await keepingHistory(tx, publishedFields, async () => {
        const sections = await currentSections(tx);
        if (section_id !== undefined) await changeSection(tx, sections, section_id, edit);
        else await changeFields(tx, sections, fields);
      });
      const changed = new Set(fields.map(({ id }) => id));
      const holds = (section: SectionView) => section.fields.some(({ id }) => changed.has(id));
      return (await currentSections(tx)).filter((section) => section.id === section_id || holds(section));
    }),
);

interface Part {
  id: string;
  version: number;
}

/** Refuses an edit made on an older row, with the row as it is now and who changed it. */
async function refuseStalePart(
  tx: TxContext,
  table: 'custom_sections' | 'custom_fields',
  current: Part,
  version: number | undefined,
): Promise<void> {
  const row = await tx.db
    .selectFrom(table)
    .select(versionOf(table))
    .where(inOrganization(tx, table))
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow();
  const message = table === 'custom_sections' ? text.section_changed : text.field_changed;
  await refuseStale(tx, row, { version }, { message, current: () => current });
}

export async function changeSection(
  tx: TxContext,
  sections: readonly SectionView[],
  id: string,
  { version, name, description, order_index }: SectionEdit,
): Promise<void> {
  const section = sections.find((each) => each.id === id);
  ensure(section, 'not_found', text.section_not_found);
  await audit(tx, { entity: 'custom_section', ids: [id] });
  const isSame =
    (name ?? section.name) === section.name &&
    (description ?? section.description) === section.description &&
    (order_index ?? section.order_index) === section.order_index;
  // Said a second time, after an answer that was lost, it meets its own version: what stands already is no conflict.
  if (isSame) return;
  await refuseStalePart(tx, 'custom_sections', section, version);
  const name_key = name === undefined ? undefined : sectionKey(name);
  const taken = sections.some((each) => each.id !== id && sectionKey(each.name) === name_key);
  ensure(!taken, 'conflict', text.section_name_taken, { fields: { name: text.section_name_taken } });
  await tx.db
    .updateTable('custom_sections')
    .set({
      name,
      name_key,
      description,
      version: sql`version + 1`,
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: person(tx).user_id,
    })
    .where(inOrganization(tx, 'custom_sections'))
    .where('id', '=', id)
    .execute();
  await placeRows(
    tx,
    'custom_sections',
    sections.map((each) => each.id),
    [{ id, order_index }],
  );
}

/** A caller that sends a field as it read it says these again; they may not differ. */
function refuseLocked(field: FieldRow, edit: FieldEdit): void {
  const locked = ['section_id', 'name', 'machine_name', 'field_type'] as const;
  const same = locked.every((key) => edit[key] === undefined || edit[key] === field[key]);
  ensure(same, 'conflict', text.field_locked);
}

export async function changeFields(
  tx: TxContext,
  sections: readonly SectionView[],
  edits: readonly FieldEdit[],
): Promise<void> {
  const defined = new Map(sections.flatMap((section) => section.fields.map((field) => [field.id, field] as const)));
  const rows: Partial<FieldRow>[] = [];
  for (const edit of edits) {
    const field = defined.get(edit.id);
    ensure(field, 'not_found', text.field_not_found);
    refuseLocked(field, edit);
    if (!changesField(field, edit)) continue;
    await refuseStalePart(tx, 'custom_fields', field, edit.version);
    rows.push(edited(field, edit));
  }
  await sql`update custom_fields field set description = edit.description, is_required = edit.is_required,
      is_visible = edit.is_visible, enum_options = edit.enum_options, version = field.version + 1,
      updated_at = ${tx.services.clock.now().toISOString()}, updated_by = ${person(tx).user_id}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      edit(id uuid, description text, is_required boolean, is_visible boolean, enum_options text[])
    where ${inOrganization(tx, 'field')} and field.id = edit.id`.execute(tx.db);
  for (const { fields } of sections) {
    const ids = fields.map(({ id }) => id);
    const asked = edits.filter(({ id, order_index }) => order_index !== undefined && ids.includes(id));
    if (asked.length > 0) await placeRows(tx, 'custom_fields', ids, asked);
  }
  await audit(tx, { entity: 'custom_field', ids: edits.map(({ id }) => id) });
}

/** Whether an edit says anything that the field does not say already (C-103). */
const changesField = (field: FieldRow, { version: _version, ...edit }: FieldEdit): boolean =>
  Object.entries(edit).some(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, field[key as keyof FieldRow]),
  );

/** What an edit makes of a field; what it leaves out stays. */
function edited(field: FieldRow, edit: FieldEdit): Partial<FieldRow> {
  const { description = field.description, is_required = field.is_required, is_visible = field.is_visible } = edit;
  const enum_options = (hasOptions(field.field_type) && edit.enum_options) || field.enum_options;
  if (hasOptions(field.field_type) && enum_options.length === 0)
    throw invalidField('enum_options', text.options_needed);
  return { id: field.id, description, is_required, is_visible, enum_options };
}
