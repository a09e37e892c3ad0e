import { sql } from 'kysely';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { DUPLICATE_CHECK_SIZE } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { SourceNameInput, SourceOfInput } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audited } from '../../platform/audit.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './referral-sources.access.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

/** One referral source, archived or not. */
export const getSource = verb(
  { name: 'referral_sources.get', kind: 'read', permission: 'outreach:read', input: SourceOfInput },
  async (ctx, { referral_id }): Promise<SourceView> => {
    ensure(isUuid(referral_id), 'not_found', referralSourcesMessages.source_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectSource(db).where(ofOrganisation(ctx)).where('referral_sources.id', '=', referral_id)],
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
        .where(ofOrganisation(ctx))
        .where('referral_sources.name_key', '=', sql<string>`fold(collapse(${referral_name}))`)
        .orderBy('referral_sources.created_at')
        .orderBy('referral_sources.id')
        .limit(DUPLICATE_CHECK_SIZE);
      return [audited(db, ctx, 'referral_source', page)] as const;
    });
    return rows;
  },
);
