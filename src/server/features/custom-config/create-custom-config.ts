import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { hasOptions, machineName, sectionKey } from '#shared/features/custom-config/custom-config.rules.ts';
import {
  CustomConfigCreateInput,
  type NewField,
  type NewSection,
} from '#shared/features/custom-config/custom-config.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keepingHistory } from '../histories/keep-history.ts';
import { currentSections } from './custom-config.queries.ts';
import type { FieldRow, SectionView } from './custom-config.view.ts';
import { placeRows } from './place-rows.ts';
import { publishedFields } from './published-fields.ts';

const MAX_SECTIONS = 50;
const MAX_FIELDS = 300;

/**
 * Publishes a new section, or new fields, all or none, and answers the sections they stand in; they come last unless
 * they ask for a place. What comes a second time under the same id, and says the same, changes nothing.
 * @throws conflict for a title that a section has, or a name that a field has, archived ones included
 */
export const createCustomConfig = verb(
  { name: 'custom_config.create', kind: 'write', permission: 'inquiry_fields:manage', input: CustomConfigCreateInput },
  (ctx, { section, section_id, fields = [] }): Promise<SectionView[]> =>
    withTransaction(ctx, async (tx) => {
      const placed = fields.map((field) => ({ ...field, section_id: field.section_id ?? section_id }));
      const touched = await keepingHistory(tx, publishedFields, async () => {
        const sections = await currentSections(tx);
        return section ? [await addSection(tx, sections, section)] : addFields(tx, sections, placed);
      });
      return (await currentSections(tx)).filter(({ id }) => touched.includes(id));
    }),
);

const stamp = (tx: TxContext) => ({
  org_id: tx.actor.org_id,
  updated_by: person(tx).user_id,
  created_at: tx.services.clock.now().toISOString(),
  updated_at: tx.services.clock.now().toISOString(),
});

/** @returns the section's id */
export async function addSection(
  tx: TxContext,
  sections: readonly SectionView[],
  section: NewSection,
): Promise<string> {
  const { name, description, order_index, id = tx.services.newId() } = section;
  const before = sections.find((each) => each.id === id);
  if (before) {
    ensure(before.name === name && before.description === description, 'conflict', text.id_in_use);
    return id;
  }
  const name_key = sectionKey(name);
  ensure(!sections.some((each) => sectionKey(each.name) === name_key), 'conflict', text.section_name_taken, {
    fields: { 'section.name': text.section_name_taken },
  });
  ensure(sections.length < MAX_SECTIONS, 'conflict', format(text.too_many_sections, { n: MAX_SECTIONS }));
  await tx.db
    .insertInto('custom_sections')
    .values({ ...stamp(tx), id, name, name_key, description, order_index: sections.length + 1 })
    .execute();
  await placeRows(tx, 'custom_sections', [...sections.map((each) => each.id), id], [{ id, order_index }]);
  await audit(tx, { entity: 'custom_section', ids: [id] });
  return id;
}

export interface Addition extends Omit<NewField, 'section_id'> {
  section_id: string | undefined;
}

/** @returns the sections that the fields stand in */
export async function addFields(
  tx: TxContext,
  sections: readonly SectionView[],
  given: readonly Addition[],
): Promise<string[]> {
  const defined = sections.flatMap((section) => section.fields);
  const byId = new Map(defined.map((field) => [field.id, field]));
  const taken = new Set(defined.map((field) => field.machine_name));
  const additions: FieldRow[] = [];
  for (const [at, field] of given.entries()) {
    const section = sections.find(({ id }) => id === field.section_id);
    ensure(section, 'not_found', text.section_not_found);
    const machine_name = machineName(field.name);
    const before = field.id === undefined ? undefined : byId.get(field.id);
    if (before) {
      ensure(
        before.machine_name === machine_name && before.field_type === field.field_type,
        'conflict',
        text.id_in_use,
      );
      continue;
    }
    ensure(!taken.has(machine_name), 'conflict', text.field_name_taken, {
      fields: { [`fields.${at}.name`]: text.field_name_taken },
    });
    taken.add(machine_name);
    additions.push({
      id: field.id ?? tx.services.newId(),
      section_id: section.id,
      name: field.name,
      machine_name,
      field_type: field.field_type,
      enum_options: hasOptions(field.field_type) ? field.enum_options : [],
      description: field.description,
      is_required: field.is_required,
      is_visible: field.is_visible,
      order_index: field.order_index ?? section.fields.length + given.length,
      version: 1,
    });
  }
  ensure(taken.size <= MAX_FIELDS, 'conflict', format(text.too_many_fields, { n: MAX_FIELDS }));
  const touched = given.flatMap(({ section_id }) => section_id ?? []);
  if (additions.length === 0) return touched;
  await tx.db
    .insertInto('custom_fields')
    .values(additions.map((field) => ({ ...stamp(tx), ...field })))
    .execute();
  for (const section of sections) {
    const added = additions.filter((field) => field.section_id === section.id);
    const ids = [...section.fields, ...added].map(({ id }) => id);
    if (added.length > 0) await placeRows(tx, 'custom_fields', ids, added);
  }
  await audit(tx, { entity: 'custom_field', ids: additions.map(({ id }) => id) });
  return touched;
}
