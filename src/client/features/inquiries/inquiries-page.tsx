import { useQuery } from '@tanstack/react-query';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { countText } from '../../components/list-page/count-text.ts';
import { changedSearch } from '../../components/list-page/use-list-page.ts';
import { useMay } from '../../platform/organisation.ts';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesList } from './inquiries-list.tsx';

interface InquiriesProps {
  search: InquiryListQuery;
  /** The inquiry that is peeked at. */
  peek: string | undefined;
  onSearch: (next: InquiryListQuery, replace?: boolean) => void;
  onPeek: (id: string | undefined) => void;
  onAdd: () => void;
}

/** The admissions area's first tab. */
export function Inquiries({ search, peek, onSearch, onPeek, onAdd }: InquiriesProps) {
  const mayWrite = useMay('inquiries:write');
  const { data } = useQuery(inquiryListOptions(search));
  return (
    <AdmissionsFrame tab="inquiries" count={countText(data)}>
      <InquiriesList
        search={search}
        peek={peek}
        onSearch={(part, replace) => onSearch(changedSearch(search, part), replace)}
        onPeek={onPeek}
        onAdd={mayWrite ? onAdd : undefined}
      />
    </AdmissionsFrame>
  );
}
