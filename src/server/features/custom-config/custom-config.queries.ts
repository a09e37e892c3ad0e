import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { CaseDetailsMode } from '#shared/features/custom-config/case-details-mode.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import { CustomConfigOfInput, OptionUseInput } from '#shared/features/custom-config/custom-config.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
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

/** Which sections the organization's inquiries show. */
export const getCaseDetailsMode = verb(
  { name: 'custom_config.mode', kind: 'read', permission: 'inquiry_fields:manage', input: CustomConfigOfInput },
  async (ctx): Promise<{ case_details_mode: CaseDetailsMode }> => {
    const [[organization]] = await read(ctx, (db) => [
      db.selectFrom('organizations').select('case_details_mode').where('id', '=', ctx.actor.org_id),
    ]);
    ensure(organization, 'unauthorized', 'Sign in again.');
    return organization;
  },
);

/** No field offers more than a hundred; what records hold of removed ones is counted as far as this. */
const MAX_OPTIONS_COUNTED = 500;

export interface OptionUse {
  option: string;
  /** Inquiries that hold it. */
  n: number;
}

/** How many inquiries hold each option of a field, removed ones too. */
export const countOptionUse = verb(
  { name: 'custom_config.option_use', kind: 'read', permission: 'inquiry_fields:manage', input: OptionUseInput },
  async (ctx, { field_id }): Promise<OptionUse[]> => {
    const [fields, uses] = await read(ctx, (db) => [
      selectField(db).where(inOrganization(ctx, 'custom_fields')).where('id', '=', field_id),
      db
        .selectFrom('inquiries')
        .innerJoin('custom_fields', (join) =>
          join.onRef('custom_fields.org_id', '=', 'inquiries.org_id').on('custom_fields.id', '=', field_id),
        )
        .innerJoinLateral(
          // One option, or a list of them: both are counted alike.
          sql<{ option: string }>`(select jsonb_array_elements_text(case jsonb_typeof(value)
              when 'array' then value when 'string' then jsonb_build_array(value) else '[]'::jsonb end) option
            from (select inquiries.custom_values -> custom_fields.machine_name as value) held)`.as('held'),
          (join) => join.onTrue(),
        )
        .select(['held.option', sql<number>`count(*)::integer`.as('n')])
        .where(inOrganization(ctx, 'inquiries'))
        .where(inOrganization(ctx, 'custom_fields'))
        .groupBy('held.option')
        .orderBy('n', 'desc')
        .orderBy('held.option')
        .limit(MAX_OPTIONS_COUNTED),
    ]);
    ensure(fields[0], 'not_found', text.field_not_found);
    return uses;
  },
);
