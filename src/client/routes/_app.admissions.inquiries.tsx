import { createFileRoute } from '@tanstack/react-router';
import type { BulkBarProps } from '../components/list/define-list.ts';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import type { InquiryRow } from '../features/inquiries/inquiry-fields.tsx';
import { inquiryList } from '../features/inquiries/list/inquiries.list.tsx';
import { InquiryBulkBar } from '../features/inquiries/list/inquiry-bulk.tsx';
import { listRoute } from '../platform/list-memory.ts';
import { drawnLater } from '../ui/drawn-later.tsx';
import { PICKERS } from './-referral-pickers.ts';

const ManyReferrals = drawnLater(
  async () => (await import('../features/referral-flow/many-referrals.tsx')).ManyReferrals,
);

const Bar = (props: BulkBarProps<InquiryRow>) => (
  <InquiryBulkBar {...props} further={<ManyReferrals selection={props.selection} Source={PICKERS.Source} />} />
);
const LIST = { ...inquiryList, bulk: { permission: 'inquiries:write' as const, Bar } };

export const Route = createFileRoute('/_app/admissions/inquiries')({
  ...listRoute('inquiries'),
  loader: ({ deps }) => prefetchList(inquiryList, deps),
  component: () => <ListScreen list={LIST} />,
});
