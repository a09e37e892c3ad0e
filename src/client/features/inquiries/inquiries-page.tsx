import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { InquiryListInput, type InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useMay } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { CreateInquiry } from './create-inquiry.tsx';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesList } from './inquiries-list.tsx';

/** The list's address: its own contract, and whether the create dialog stands open over it. */
export type InquiriesSearch = InquiryListQuery & { new?: boolean };

const DEFAULTS = InquiryListInput.parse({});

export const inquiriesSearch = {
  defaults: DEFAULTS,
  /** What can't be read of an address is left out: a colleague's old link still opens the list. */
  parse: (raw: Record<string, unknown>): InquiriesSearch => {
    const { new: create, ...list } = raw;
    const open = create === 'true' || create === true ? { new: true } : {};
    const known = Object.fromEntries(Object.entries(list).filter(([key]) => key in InquiryListInput.def.out.shape));
    const parsed = InquiryListInput.safeParse(known);
    return { ...(parsed.success ? parsed.data : DEFAULTS), ...open };
  },
};

const KEY = 'inquiries:search';

export const remember = ({ new: _new, ...list }: InquiriesSearch): void =>
  sessionStorage.setItem(KEY, JSON.stringify(list));

/** The list as it was last seen in this browser session, unless that is the default. */
export function remembered(): InquiriesSearch | null {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return null;
  const search = inquiriesSearch.parse(JSON.parse(stored) as Record<string, unknown>);
  return JSON.stringify(search) === JSON.stringify(DEFAULTS) ? null : search;
}

interface InquiriesProps {
  search: InquiriesSearch;
  onSearch: (next: InquiriesSearch) => void;
}

/** The admissions area's first tab. */
export function Inquiries({ search: { new: creating, ...search }, onSearch }: InquiriesProps) {
  const navigate = useNavigate();
  const mayWrite = useMay('inquiries:write');
  const { data } = useQuery(inquiryListOptions(search));
  const change = (part: Partial<InquiryListQuery>) => {
    const turned = 'page' in part;
    onSearch({ ...search, ...(turned ? {} : { page: 1, after: undefined, before: undefined }), ...part });
  };
  const add = mayWrite ? () => onSearch({ ...search, new: true }) : undefined;
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
      <InquiriesList search={search} onSearch={change} onAdd={add} />
      {creating && mayWrite && (
        <CreateInquiry onClose={() => onSearch(search)} onCreated={(id) => void navigate({ to: inquiryHref(id) })} />
      )}
    </>
  );
}
