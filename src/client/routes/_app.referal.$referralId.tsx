import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import { RecordHeaderActions } from '../components/header-actions.tsx';
import { useRecordActions } from '../components/record-actions.ts';
import { AddActivityButton } from '../features/activities/add-activity-button.tsx';
import { WriteEmailButton } from '../features/assistant/write-email-button.tsx';
import { type Source, sourceOptions } from '../features/referral-sources/referral-sources.data.ts';
import { SourceMenu } from '../features/referral-sources/source-menu.tsx';
import { SourcePage } from '../features/referral-sources/source-page.tsx';
import { shownTab } from '../features/referral-sources/source-tabs.ts';
import { AddTaskButton } from '../features/tasks/add-task-button.tsx';
import { FollowUp } from '../features/tasks/follow-up.tsx';
import { useMay } from '../platform/organization.ts';
import { queryClient } from '../platform/query-client.ts';
import { Button } from '../ui/button.tsx';
import { PICKERS } from './-referral-pickers.ts';
import { statusOf } from './-source-status.tsx';

const NewContactDialog = drawnLater(
  async () => (await import('../features/contacts/new-contact-dialog.tsx')).NewContactDialog,
);

/** What all tabs of a referral source stand in. */
export const Route = createFileRoute('/_app/referal/$referralId')({
  loader: ({ params }) => void queryClient.prefetchQuery(sourceOptions(params.referralId)),
  component: () => {
    const { referralId } = Route.useParams();
    return <ReferralSource key={referralId} referralId={referralId} />;
  },
});

const BELOW = 3;
function ReferralSource({ referralId }: { referralId: string }) {
  const below = useLocation({ select: ({ pathname }) => pathname.split('/').slice(BELOW).join('/') });
  return (
    <SourcePage
      referralId={referralId}
      tab={shownTab(below)}
      status={statusOf}
      actions={(source) => <Actions source={source} />}
    >
      <Outlet />
    </SourcePage>
  );
}

function Actions({ source }: { source: Source }) {
  const mayWrite = useMay('outreach:write');
  const [adding, setAdding] = useState(false);
  const active = source.is_active;
  const add = mayWrite && active ? () => setAdding(true) : undefined;
  useRecordActions(add ? [{ key: 'contact', label: contactsMessages.add_contact, onSelect: add }] : []);
  return (
    <>
      <RecordHeaderActions primary={active && <AddActivityButton source={source} />} primaryKey="activity">
        <WriteEmailButton source={source} />
        {active && <FollowUp name={source.referral_name} tied={{ referral_id: source.id }} />}
        {active && <AddTaskButton pickers={PICKERS} known={{ source }} />}
        {add && <Button onClick={add}>{contactsMessages.add_contact}</Button>}
        <SourceMenu source={source} />
      </RecordHeaderActions>
      {adding && (
        <NewContactDialog source={source} onClose={() => setAdding(false)} onCreated={() => setAdding(false)} />
      )}
    </>
  );
}
