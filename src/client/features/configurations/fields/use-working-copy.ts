import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { configurationOptions } from '#client/platform/configuration.ts';
import { refusalOf, serverErrorOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { customConfigMessages } from '#shared/features/custom-config/custom-config.messages.ts';
import { mergeCopies } from '#shared/features/custom-config/merge-copies.ts';
import {
  asWorking,
  isMet,
  rebase,
  reviewOf,
  type WorkingSection,
} from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { publish } from './publish.ts';

const TYPE = 'INQUIRY_FIELDS_DRAFT';
/** So often another window's change is met before this one's is given up. */
const MAX_TRIES = 5;
type Stored = { version: number; sections: WorkingSection[] };

/**
 * What the signed-in person edits of the inquiry fields: over what is published now, kept on the server with every
 * change, so that a reload or another device finds it again.
 */
export function useWorkingCopy() {
  const client = useQueryClient();
  const published = useQuery(trpc.customConfig.get.queryOptions({}));
  const stored = useQuery(configurationOptions<Stored>(TYPE));
  const [edited, setEdited] = useState<WorkingSection[] | null>(null);
  const [publishing, setPublishing] = useState(false);
  const storing = useRef(Promise.resolve());
  const latest = useRef<WorkingSection[]>(undefined);
  const base = published.data;
  const copy = edited ?? stored.data?.sections;
  const sections = base && copy ? (copy.length > 0 ? rebase(copy, base) : asWorking(base)) : undefined;

  /** One after another; what another window of the same person has kept meanwhile is kept with it. */
  const store = (next: WorkingSection[]) => {
    const { queryKey } = configurationOptions<Stored>(TYPE);
    const before = sections ?? [];
    latest.current = next;
    const keep = async () => {
      let now = client.getQueryData(queryKey) as Stored | undefined;
      for (let tries = 1; ; tries++) {
        // Over what is published now, as `before` is: what others published is in both, and is nobody's change.
        const theirs = now && base && now.sections.length > 0 ? rebase(now.sections, base) : [];
        const mine = mergeCopies(before, next, theirs);
        try {
          const config = { sections: mine, version: now?.version };
          const saved = (await trpcClient.configuration.save.mutate({ type: TYPE, config })) as Stored;
          client.setQueryData(queryKey, saved);
          if (latest.current === next) setEdited(saved.sections);
          return;
        } catch (error) {
          const { code, current } = serverErrorOf(error);
          if (code !== 'conflict' || !current || tries === MAX_TRIES) return void toast.error(text.error_saving);
          now = current as Stored;
        }
      }
    };
    storing.current = storing.current.then(keep);
    return storing.current;
  };
  const change = (next: WorkingSection[]) => {
    setEdited(next);
    void store(next);
  };
  const discard = () => change([]);

  /** @returns whether all of it went through */
  const publishAll = async (): Promise<boolean> => {
    if (!sections || publishing) return false;
    setPublishing(true);
    try {
      await publish(sections);
      setEdited([]);
      await store([]);
      toast.success(text.published);
      return true;
    } catch (error) {
      const why = refusalOf(error);
      toast.error(why ? `${customConfigMessages.failed_to_save}. ${why}` : customConfigMessages.failed_to_save);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: trpc.customConfig.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.caseDetails.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.configuration.versions.pathKey() });
      setPublishing(false);
    }
  };

  return {
    /** Others have published since one last changed anything; what they did is in the copy. */
    met: base !== undefined && copy !== undefined && copy.length > 0 && isMet(copy, base),
    published: base,
    sections,
    review: sections && base ? reviewOf(sections, base) : undefined,
    failed: published.isError || stored.isError,
    retrying: published.isFetching || stored.isFetching,
    retry: () => void Promise.all([published.refetch(), stored.refetch()]),
    publishing,
    change,
    discard,
    publishAll,
  };
}
