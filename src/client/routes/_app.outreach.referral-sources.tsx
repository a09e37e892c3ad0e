import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { EngagementBadge } from '../features/activities/engagement-badge.tsx';
import { sourceList } from '../features/referral-sources/sources.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

/** Where a source stands, and the activities that say why. */
const list = sourceList(({ id, status }) => <EngagementBadge referralId={id} status={status} />);

export const Route = createFileRoute('/_app/outreach/referral-sources')({
  ...listRoute('referral-sources'),
  loader: ({ deps }) => prefetchList(list, deps),
  component: () => <ListScreen list={list} />,
});
