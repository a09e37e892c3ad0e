import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CustomConfigOfInput } from '#shared/features/custom-config/custom-config.schemas.ts';
import { type FieldRow, type SectionRow, type SectionView, selectField, selectSection } from './custom-config.view.ts';

/** The organization's sections and their fields, each in its order; `joined` puts them together. */
export const sectionQuery = (ctx: Context, db: Db) =>
  selectSection(db).where(inOrganization(ctx, 'custom_sections')).orderBy('order_index').orderBy('id');

export const fieldQuery = (ctx: Context, db: Db) =>
  selectField(db).where(inOrganization(ctx, 'custom_fields')).orderBy('order_index').orderBy('id');

/** Sections with their fields. */
export const joined = (sections: readonly SectionRow[], fields: readonly FieldRow[]): SectionView[] =>
  sections.map((section) => ({ ...section, fields: fields.filter((field) => field.section_id === section.id) }));

/** All of the organization's sections as a transaction sees them. */
export const currentSections = async (tx: TxContext): Promise<SectionView[]> =>
  joined(await sectionQuery(tx, tx.db).execute(), await fieldQuery(tx, tx.db).execute());

/** Every section the organization has defined, archived fields included. */
export const getCustomConfig = verb(
  { name: 'custom_config.get', kind: 'read', permission: 'inquiry_fields:manage', input: CustomConfigOfInput },
  async (ctx): Promise<SectionView[]> => {
    const [sections, fields] = await read(ctx, (db) => [sectionQuery(ctx, db), fieldQuery(ctx, db)]);
    return joined(sections, fields);
  },
);
