import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { customSections, showsOwnSections } from '#shared/features/case-details/case-sections.ts';
import type { CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { may } from '#shared/platform/permissions.ts';
import { fieldQuery, joined, sectionQuery } from '../custom-config/custom-config.queries.ts';

/** A field of the organization's own, as a column of the file. */
interface CaseColumn {
  head: string;
  machine_name: string;
}

/** The visible fields that the organization's inquiries show, for whoever reads case details; none while they show the fixed ones. */
export async function caseColumnsOf(ctx: Context): Promise<CaseColumn[]> {
  if (ctx.actor.kind !== 'user' || !may(ctx.actor.role, 'inquiries:case_details')) return [];
  const [[organization], sections, fields] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('case_details_mode').where('id', '=', ctx.actor.org_id),
    sectionQuery(ctx, db),
    fieldQuery(ctx, db),
  ]);
  const all = joined(sections, fields);
  if (!organization || !showsOwnSections(organization.case_details_mode, all)) return [];
  return customSections(all, {}).flatMap((section) =>
    section.fields.map(({ name, machine_name }) => ({
      head: fill(text.case_column, { section: section.name, field: name }),
      machine_name,
    })),
  );
}

type CaseValues = Readonly<Record<string, CustomValue | undefined>>;

/** What inquiries hold of the organization's own fields, by their ids; the rows themselves are logged where they are read. */
export async function caseValuesOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, CaseValues>> {
  if (ids.length === 0) return new Map();
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('inquiries')
      .select(['inquiries.id', 'inquiries.custom_values'])
      .where(inOrganization(ctx, 'inquiries'))
      .where('inquiries.id', 'in', ids),
  ]);
  return new Map(rows.map(({ id, custom_values }) => [id, custom_values as CaseValues]));
}

/** A value as a spreadsheet reads it; nothing where there is none. */
export function caseCell(value: CustomValue | undefined): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'object' && value !== null) return value.join(', ');
  return String(value ?? '');
}
