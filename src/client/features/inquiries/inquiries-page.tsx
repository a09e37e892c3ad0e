import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { useMay } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesList } from './inquiries-list.tsx';

/** Its calendar and selects weigh as much as the list: fetched when it is first opened. */
const CreateInquiry = lazy(async () => ({ default: (await import('./create-inquiry.tsx')).CreateInquiry }));

interface InquiriesProps {
  search: InquiryListQuery;
  /** The create dialog stands open. */
  creating: boolean;
  /** The inquiry that is peeked at. */
  peek: string | undefined;
  onSearch: (next: InquiryListQuery, replace?: boolean) => void;
  onPeek: (id: string | undefined) => void;
  onAdd: () => void;
  onAddEnd: () => void;
  onCreated: (id: string) => void;
}

/** The admissions area's first tab. */
export function Inquiries(props: InquiriesProps) {
  const { search, creating, peek, onSearch, onPeek, onAdd, onAddEnd, onCreated } = props;
  const mayWrite = useMay('inquiries:write');
  const { data } = useQuery(inquiryListOptions(search));
  const change = (part: Partial<InquiryListQuery>, replace?: boolean) => {
    const turned = 'page' in part;
    onSearch({ ...search, ...(turned ? {} : { page: 1, after: undefined, before: undefined }), ...part }, replace);
  };
  const add = mayWrite ? onAdd : undefined;
  return (
    <>
      <PageHeader
        title={text.admissions}
        actions={
          add && (
            <Button kind="primary" onClick={add}>
              {text.add_inquiry}
            </Button>
          )
        }
      />
      <TabsNav
        label={text.admissions}
        tabs={[
          {
            href: '/admissions/inquiries',
            label: text.inquiries,
            active: true,
            count:
              data &&
              (data.total_capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : data.total.toLocaleString('en-US')),
          },
        ]}
      />
      <InquiriesList search={search} peek={peek} onSearch={change} onPeek={onPeek} onAdd={add} />
      {creating && mayWrite && (
        <Suspense fallback={null}>
          <CreateInquiry onClose={onAddEnd} onCreated={onCreated} />
        </Suspense>
      )}
    </>
  );
}
