import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import { SuppressionExportInput, SuppressionListInput } from '#shared/features/suppressions/suppressions.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { type SuppressionView, selectSuppression } from './suppressions.view.ts';

/** Addresses that the screen shows; a search finds any, and the export has all. */
const MAX_SHOWN = 200;

type Asked = z.output<typeof SuppressionListInput>;

const whereAsked = ({ query, reason }: Asked) =>
  sql<SqlBool>`(${query ? sql`email_key like containing(${query})` : sql`true`}
    and ${reason ? sql`reason = ${reason}` : sql`true`})`;

const matching = (db: Db, ctx: Context, asked: Asked) =>
  selectSuppression(db).where(inOrganization(ctx, 'suppressions')).where(whereAsked(asked));

export interface SuppressionPage {
  list: SuppressionView[];
  total: number;
}

/** The addresses that no campaign goes to, the newest first. */
export const listSuppressions = verb(
  { name: 'suppressions.list', kind: 'read', permission: 'marketing:read', input: SuppressionListInput },
  async (ctx, asked): Promise<SuppressionPage> => {
    const [list, counts] = await read(
      ctx,
      (db) => [
        matching(db, ctx, asked)
          .orderBy('suppressions.created_at', 'desc')
          .orderBy('suppressions.email_key')
          .limit(MAX_SHOWN),
        db
          .selectFrom('suppressions')
          .select(sql<number>`count(*)::integer`.as('total'))
          .where(inOrganization(ctx, 'suppressions'))
          .where(whereAsked(asked)),
      ],
      { entity: 'suppression' },
    );
    return { list, total: counts[0]?.total ?? 0 };
  },
);

/**
 * The whole list as the parts of a CSV file, which can be added again elsewhere.
 * @throws forbidden when the account may not export
 */
export const exportSuppressions = verb(
  { name: 'suppressions.export', kind: 'read', permission: 'marketing:read', input: SuppressionExportInput },
  async (ctx, asked) => {
    const timeZone = await exportZone(ctx, 'marketing:read');
    const parts = partsOf<SuppressionView>(ctx, {
      entity: 'suppression_export',
      head: [text.email, text.reason, text.since, text.by],
      cellsOf: ({ email, reason, created_at, created_by }) => [
        email,
        text[`reason_${reason}`],
        dayInZone(new Date(created_at * 1000), timeZone),
        created_by ?? '',
      ],
      readAfter: async ({ limit, after }) => {
        const [rows] = await read(
          ctx,
          (db) => [
            matching(db, ctx, asked)
              .$if(after !== undefined, (all) => all.where('suppressions.email_key', '>', after!))
              .orderBy('suppressions.email_key')
              .limit(limit),
          ],
          { entity: 'suppression' },
        );
        return { rows, next: rows.length === limit ? rows.at(-1)!.email : null };
      },
    });
    return { file_name: 'suppression-list.csv', parts };
  },
);

/** The download of it. */
export const exportSuppressionsRoutes = exportRoutes(
  '/api/suppressions_export',
  'The addresses that no campaign goes to (text/csv)',
  exportSuppressions,
);
