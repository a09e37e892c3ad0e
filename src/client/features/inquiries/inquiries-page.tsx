import { useQuery } from '@tanstack/react-query';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { useMay } from '../../platform/organisation.ts';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesList } from './inquiries-list.tsx';

interface InquiriesProps {
  search: InquiryListQuery;
  onSearch: (next: InquiryListQuery) => void;
  onAdd: () => void;
}

/** The admissions area's first tab. */
export function Inquiries({ search, onSearch, onAdd }: InquiriesProps) {
  const mayWrite = useMay('inquiries:write');
  const { data } = useQuery(inquiryListOptions(search));
  const change = (part: Partial<InquiryListQuery>) => {
    const turned = 'page' in part;
    onSearch({ ...search, ...(turned ? {} : { page: 1, after: undefined, before: undefined }), ...part });
  };
  const count =
    data && (data.total_capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : data.total.toLocaleString('en-US'));
  return (
    <AdmissionsFrame tab="inquiries" count={count}>
      <InquiriesList search={search} onSearch={change} onAdd={mayWrite ? onAdd : undefined} />
    </AdmissionsFrame>
  );
}
