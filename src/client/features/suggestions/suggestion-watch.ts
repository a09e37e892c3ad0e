import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { recordsHref } from '#client/platform/links.ts';
import { trpc } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { progressOptions } from './suggestions.data.ts';

interface ReadRecord {
  id: string;
  file_name: string;
  opportunity_id: string;
  autofill: boolean;
}

/** Says when a record that has just been read has its suggestions, on whatever page. Answers what to call with it. */
export function useSuggestionWatch(): (record: ReadRecord) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [awaited, setAwaited] = useState<readonly ReadRecord[]>([]);
  const progress = useQueries({ queries: awaited.map(({ id }) => progressOptions(id)) });
  const ended = awaited.filter((_, at) => progress[at]?.data?.suggested || progress[at]?.error);
  const said = ended.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each set of records that have come to their end
  useEffect(() => {
    if (said === '') return;
    for (const record of ended) {
      const pending = progress[awaited.indexOf(record)]?.data?.pending;
      const file = record.file_name;
      const onAction = () => void navigate({ to: recordsHref(record.opportunity_id) });
      if (pending) toast.success(format(text.ready, { n: pending, file }), { action: { label: text.show, onAction } });
      else if (pending === 0) toast.common(format(text.ready_none, { file }));
    }
    setAwaited((before) => before.filter((record) => !ended.includes(record)));
    void client.invalidateQueries({ queryKey: trpc.suggestions.list.queryKey() });
  }, [said]);

  return useCallback((record) => {
    if (record.autofill) setAwaited((before) => [...before.filter(({ id }) => id !== record.id), record]);
  }, []);
}
