import { sql } from 'kysely';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { sectionKey } from '#shared/features/custom-config/custom-config.rules.ts';
import type { PublishedWhole } from '#shared/features/custom-config/published-whole.ts';
import { ensure } from '#shared/platform/errors.ts';
import type { Whole } from '../histories/keep-history.ts';
import { currentSections } from './custom-config.queries.ts';
import type { SectionView } from './custom-config.view.ts';
import { placeRows } from './place-rows.ts';

export const modeQuery = (tx: Pick<TxContext, 'db' | 'actor'>) =>
  tx.db.selectFrom('organizations').select('case_details_mode').where('id', '=', tx.actor.org_id);

const asKept = ({ id, name, description, fields }: SectionView): PublishedWhole['sections'][number] => ({
  ...{ id, name, description },
  fields: fields.map((field) => ({
    id: field.id,
    name: field.name,
    field_type: field.field_type,
    description: field.description,
    enum_options: field.enum_options,
    is_required: field.is_required,
    is_visible: field.is_visible,
  })),
});

async function read(tx: TxContext): Promise<PublishedWhole> {
  const { case_details_mode } = await modeQuery(tx).executeTakeFirstOrThrow();
  return { case_details_mode, sections: (await currentSections(tx)).map(asKept) };
}

const stamp = (tx: TxContext) => sql`version = changed.version + 1,
  updated_at = ${tx.services.clock.now().toISOString()}, updated_by = ${person(tx).user_id}`;

async function restoreSections(tx: TxContext, kept: PublishedWhole['sections'], now: readonly SectionView[]) {
  const known = new Map(now.map((section) => [section.id, section]));
  const changed = kept.filter(({ id, name, description }) => {
    const is = known.get(id);
    return is && (is.name !== name || is.description !== description);
  });
  const names = new Map(now.map(({ id, name }) => [id, sectionKey(name)]));
  for (const { id, name } of changed) names.set(id, sectionKey(name));
  ensure(new Set(names.values()).size === names.size, 'conflict', text.section_name_taken);
  const rows = JSON.stringify(
    changed.map(({ id, name, description }) => ({ id, name, description, key: sectionKey(name) })),
  );
  // Two titles may change places: each lets its own go first.
  await sql`update custom_sections changed set name_key = changed.id::text
    where ${inOrganization(tx, 'changed')} and changed.id = any(${changed.map(({ id }) => id)}::uuid[])`.execute(tx.db);
  await sql`update custom_sections changed set name = kept.name, name_key = kept.key, description = kept.description,
      ${stamp(tx)}
    from jsonb_to_recordset(${rows}::jsonb) kept(id uuid, name text, key text, description text)
    where ${inOrganization(tx, 'changed')} and changed.id = kept.id`.execute(tx.db);
}

/** A field made since is archived, never deleted: inquiries hold values under its name. */
async function restoreFields(tx: TxContext, kept: PublishedWhole['sections'], now: readonly SectionView[]) {
  const wanted = new Map(kept.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  const rows = now.flatMap(({ fields }) =>
    fields.map((field) => {
      const { description, enum_options, is_required, is_visible } = wanted.get(field.id) ?? {
        ...field,
        is_visible: false,
      };
      return { id: field.id, description, enum_options, is_required, is_visible };
    }),
  );
  await sql`update custom_fields changed set description = kept.description, enum_options = kept.enum_options,
      is_required = kept.is_required, is_visible = kept.is_visible, ${stamp(tx)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      kept(id uuid, description text, enum_options text[], is_required boolean, is_visible boolean)
    where ${inOrganization(tx, 'changed')} and changed.id = kept.id
      and (changed.description, changed.enum_options, changed.is_required, changed.is_visible)
        is distinct from (kept.description, kept.enum_options, kept.is_required, kept.is_visible)`.execute(tx.db);
}

async function restorePlaces(tx: TxContext, kept: PublishedWhole['sections'], now: readonly SectionView[]) {
  const places = (parts: readonly { id: string }[]) => parts.map(({ id }, at) => ({ id, order_index: at + 1 }));
  const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
  await placeRows(tx, 'custom_sections', ids(now), places(kept));
  for (const section of kept) {
    const fields = now.find(({ id }) => id === section.id)?.fields ?? [];
    await placeRows(tx, 'custom_fields', ids(fields), places(section.fields));
  }
}

/** The organization's sections and fields with what its inquiries show of them: what is published, as a whole. */
export const publishedFields: Whole<PublishedWhole> = {
  type: 'INQUIRY_FIELDS',
  read,
  async restore(tx, { case_details_mode, sections }) {
    const now = await currentSections(tx);
    await tx.db
      .updateTable('organizations')
      .set({ case_details_mode })
      .where('organizations.id', '=', tx.actor.org_id)
      .execute();
    await restoreSections(tx, sections, now);
    await restoreFields(tx, sections, now);
    await restorePlaces(tx, sections, now);
  },
};
