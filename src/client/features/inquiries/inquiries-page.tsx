import { useQuery } from '@tanstack/react-query';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
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
  const change = (part: Partial<InquiryListQuery>, replace?: boolean) => {
    const turned = 'page' in part;
    onSearch({ ...search, ...(turned ? {} : { page: 1, after: undefined, before: undefined }), ...part }, replace);
  };
  const count =
    data && (data.total_capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : data.total.toLocaleString('en-US'));
  return (
    <AdmissionsFrame tab="inquiries" count={count}>
      <InquiriesList
        search={search}
        peek={peek}
        onSearch={change}
        onPeek={onPeek}
        onAdd={mayWrite ? onAdd : undefined}
      />
    </AdmissionsFrame>
  );
}
