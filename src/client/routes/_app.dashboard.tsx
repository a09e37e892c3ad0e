import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { WaitingCalls } from '../features/calls/waiting-calls.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { ContactQueue } from '../features/first-contact/contact-queue.tsx';
import { Unanswered } from '../features/inquiries/unanswered.tsx';
import { DueTasks } from '../features/tasks/due-tasks.tsx';

/** What waits for a person stands there first; their numbers, what they have pinned, and how it is put in order, come later. */
const MyNumbers = drawnLater(
  async () => (await import('../features/analytics/my-numbers.tsx')).MyNumbers,
  <Skeleton height={200} />,
);
/** Of administrators alone, and of them until everything is set up. */
const SetupList = drawnLater(
  async () => (await import('../features/setup/setup-list.tsx')).SetupList,
  <Skeleton height={96} />,
);
/** Admits, discharges and records in the making wait for nobody on the phone. */
const RestOfMyDay = drawnLater(
  async () => (await import('./-rest-of-my-day.tsx')).RestOfMyDay,
  <Skeleton height={96} />,
);
const Pinned = drawnLater(async () => (await import('./-pinned.tsx')).Pinned, <Skeleton height={160} />);

export const Route = createFileRoute('/_app/dashboard')({
  component: () => (
    <Dashboard
      pinned={<Pinned />}
      numbers={<MyNumbers />}
      setup={<SetupList />}
      myDay={
        <>
          <ContactQueue />
          <WaitingCalls />
          <Unanswered />
          <DueTasks />
          <RestOfMyDay />
        </>
      }
    />
  ),
});
