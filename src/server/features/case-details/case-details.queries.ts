import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CaseDetailsOfInput } from '#shared/features/case-details/case-details.schemas.ts';
import {
  type CaseSection,
  customSections,
  fixedSections,
  showsOwnSections,
} from '#shared/features/case-details/case-sections.ts';
import type { CaseDetailsMode } from '#shared/features/custom-config/case-details-mode.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { fieldQuery, joined, sectionQuery } from '../custom-config/custom-config.queries.ts';
import type { SectionView } from '../custom-config/custom-config.view.ts';
import { type InquiryDetail, selectDetail } from '../inquiries/inquiries.view.ts';

/** An inquiry's case details, with the version an edit of them is made on. */
export interface CaseDetailsView {
  sections: CaseSection[];
  /** Whose sections these are: the product's two, or the organization's own. */
  mode: 'fixed' | 'custom';
  version: number;
  updated_at: number | null;
  updated_by_name: string | null;
}

const modeQuery = (ctx: Context, db: Db) =>
  db.selectFrom('organizations').select('case_details_mode').where('id', '=', ctx.actor.org_id);

const inquiryQuery = (ctx: Context, db: Db, id: string) =>
  selectDetail(db, true).where(inOrganization(ctx, 'inquiries')).where('inquiries.id', '=', id);

/** What says which of the organization's own sections its inquiries show; `ownSections` reads the answers. */
export const ownSectionQueries = (ctx: Context, db: Db) =>
  [modeQuery(ctx, db), sectionQuery(ctx, db), fieldQuery(ctx, db)] as const;

type Rows<Query extends { execute(): Promise<unknown> }> = Awaited<ReturnType<Query['execute']>>;
type OwnSectionQueries = ReturnType<typeof ownSectionQueries>;

/**
 * The organization's own sections that show a field, with an inquiry's values; null where its inquiries show the fixed
 * ones.
 */
export function ownSections(
  values: Readonly<Record<string, unknown>>,
  [mode]: Rows<OwnSectionQueries[0]>,
  sections: Rows<OwnSectionQueries[1]>,
  fields: Rows<OwnSectionQueries[2]>,
): CaseSection[] | null {
  const all = joined(sections, fields);
  return mode && showsOwnSections(mode.case_details_mode, all)
    ? customSections(all, values).filter(({ fields: shown }) => shown.length > 0)
    : null;
}

/** The same inside a transaction. */
export async function currentOwnSections(
  tx: TxContext,
  values: Readonly<Record<string, unknown>>,
): Promise<CaseSection[] | null> {
  const [modes, sections, fields] = ownSectionQueries(tx, tx.db);
  return ownSections(values, await modes.execute(), await sections.execute(), await fields.execute());
}

function shaped(inquiry: InquiryDetail, mode: CaseDetailsMode, sections: readonly SectionView[]): CaseDetailsView {
  const own = showsOwnSections(mode, sections);
  return {
    sections: own ? customSections(sections, inquiry.custom_values ?? {}) : fixedSections(inquiry),
    mode: own ? 'custom' : 'fixed',
    version: inquiry.version ?? 1,
    updated_at: inquiry.updated_at ?? null,
    updated_by_name: inquiry.updated_by_name ?? inquiry.created_by_name ?? null,
  };
}

/** The case details of an inquiry as a transaction sees them. @throws when the inquiry is not there */
export async function currentCaseDetails(tx: TxContext, id: string): Promise<CaseDetailsView> {
  const inquiry = await inquiryQuery(tx, tx.db, id).executeTakeFirstOrThrow();
  const { case_details_mode } = await modeQuery(tx, tx.db).executeTakeFirstOrThrow();
  const sections = await sectionQuery(tx, tx.db).execute();
  return shaped(inquiry, case_details_mode, joined(sections, await fieldQuery(tx, tx.db).execute()));
}

/** An inquiry's case details: the fixed sections or the organization's own, in one shape (C-6, C-23). */
export const getCaseDetails = verb(
  { name: 'case_details.get', kind: 'read', permission: 'inquiries:case_details', input: CaseDetailsOfInput },
  async (ctx, { opportunity_id }): Promise<CaseDetailsView> => {
    const [inquiries, modes, sections, fields] = await read(
      ctx,
      (db) => [inquiryQuery(ctx, db, opportunity_id), modeQuery(ctx, db), sectionQuery(ctx, db), fieldQuery(ctx, db)],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0] && modes[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return shaped(inquiries[0], modes[0].case_details_mode, joined(sections, fields));
  },
);
