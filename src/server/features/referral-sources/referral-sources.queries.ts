import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { DUPLICATE_CHECK_SIZE } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { SourceNameInput, SourceOfInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

/** One referral source, archived or not. */
export const getSource = verb(
  { name: 'referral_sources.get', kind: 'read', permission: 'outreach:read', input: SourceOfInput },
  async (ctx, { referral_id }): Promise<SourceView> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectSource(db).where(inOrganization(ctx, 'referral_sources')).where('referral_sources.id', '=', referral_id),
      ],
      { entity: 'referral_source', ids: [referral_id] },
    );
    ensure(rows[0], 'not_found', referralSourcesMessages.source_not_found);
    return rows[0];
  },
);

/** Every source of exactly this name, archived ones too: what a new one is checked against. */
export const listSourcesOfName = verb(
  { name: 'referral_sources.of_name', kind: 'read', permission: 'outreach:read', input: SourceNameInput },
  async (ctx, { referral_name }): Promise<SourceView[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectSource(db)
        .where(inOrganization(ctx, 'referral_sources'))
        .where('referral_sources.name_key', '=', sql<string>`fold(collapse(${referral_name}))`)
        .orderBy('referral_sources.created_at')
        .orderBy('referral_sources.id')
        .limit(DUPLICATE_CHECK_SIZE);
      return [audited(db, ctx, 'referral_source', page)] as const;
    });
    return rows;
  },
);
