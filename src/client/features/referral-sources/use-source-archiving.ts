import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { type Archiving, useArchiving } from '../../components/bulk/use-archiving.tsx';
import { trpc } from '../../platform/trpc.ts';
import { archiveSources, unarchiveSources } from './referral-sources.data.ts';

/** Archiving sources and bringing them back, wherever it is asked for. */
export const useSourceArchiving = (): Archiving =>
  useArchiving({
    archive: archiveSources,
    unarchive: unarchiveSources,
    lists: trpc.referralSources.list.pathKey(),
    stale: [trpc.referralSources.pathKey()],
    failed: { archive: text.failed_to_archive, unarchive: text.failed_to_unarchive },
  });
