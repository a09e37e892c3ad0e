import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NamesakeList } from '#client/components/namesake-list.tsx';
import { sourceHref } from '#client/platform/links.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { sourcesOfNameOptions } from './referral-sources.data.ts';
import { sourceDetail } from './source-draft.ts';

interface SourceNamesakesProps {
  name: string;
  /** The source that is being renamed: it is no namesake of its own. */
  except?: string;
  warning?: string;
}

/** Warns, while a name is typed, of sources that have it already; they open beside, so nothing typed is lost. */
export function SourceNamesakes({ name, except, warning = text.check_sources }: SourceNamesakesProps) {
  const [asked] = useDebouncedValue(name.trim(), 400);
  const { data, isError } = useQuery(sourcesOfNameOptions(asked));
  useEffect(() => {
    if (isError) toast.error(text.failed_duplicate_check);
  }, [isError]);
  const others = data?.filter(({ id }) => id !== except) ?? [];
  if (others.length === 0) return null;
  return (
    <Notice tone="warning" title={warning}>
      <NamesakeList
        label={text.same_name}
        namesakes={others.map((source) => ({
          id: source.id,
          href: sourceHref(source.id),
          name: source.referral_name,
          detail: sourceDetail(source),
        }))}
      />
    </Notice>
  );
}
