import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { countText } from '../../components/list-page/count-text.ts';
import { changedSearch } from '../../components/list-page/use-list-page.ts';
import { OutreachFrame } from '../../components/outreach-frame.tsx';
import { useMay } from '../../platform/organisation.ts';
import { type Source, sourceListOptions } from './referral-sources.data.ts';
import { SourcesList } from './sources-list.tsx';

interface SourcesProps {
  search: SourceListQuery;
  onSearch: (next: SourceListQuery, replace?: boolean) => void;
  onAdd: () => void;
  /** Where a source stands, and why. */
  status: (source: Source) => ReactNode;
}

/** The outreach area's first tab. */
export function Sources({ search, onSearch, onAdd, status }: SourcesProps) {
  const mayWrite = useMay('outreach:write');
  const { data } = useQuery(sourceListOptions(search));
  return (
    <OutreachFrame tab="referral-sources" count={countText(data)}>
      <SourcesList
        search={search}
        onSearch={(part, replace) => onSearch(changedSearch(search, part), replace)}
        onAdd={mayWrite ? onAdd : undefined}
        status={status}
      />
    </OutreachFrame>
  );
}
