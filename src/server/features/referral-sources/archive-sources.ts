import { setActive } from '#server/platform/set-active.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { SourcesInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';

const ROWS = {
  table: 'referral_sources',
  entity: 'referral_source',
  text: { ...text, not_found: text.source_not_found },
} as const;

/** Archives up to a hundred sources: they stay in history, and leave lists, pickers and audiences (C-38). */
export const archiveSources = verb(
  { name: 'referral_sources.archive', kind: 'write', permission: 'outreach:archive', input: SourcesInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ROWS, ids, false)),
);

/** Brings up to a hundred archived sources back. */
export const unarchiveSources = verb(
  { name: 'referral_sources.unarchive', kind: 'write', permission: 'outreach:archive', input: SourcesInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ROWS, ids, true)),
);
