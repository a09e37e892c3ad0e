import type { ReactNode } from 'react';
import { useRefused } from '#client/platform/organization.ts';
import { HeldBack } from '#client/ui/page/held-back.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { navigationMessages } from '#shared/features/navigation/navigation.messages.ts';
import classes from './dashboard.module.css';

interface DashboardProps {
  /** What a new organization still has to do; nothing later. */
  setup: ReactNode;
  /** What waits for the person, by their role. */
  myDay: ReactNode;
  /** What they have pinned. */
  pinned: ReactNode;
  /** The numbers that a role looks at first; absent where it sees none. */
  numbers: ReactNode;
}

/** The first page after sign-in: what waits for the signed-in person, then what they have pinned. */
export function Dashboard({ setup, myDay, numbers, pinned }: DashboardProps) {
  const refused = useRefused();
  // Who is given no task and lists no inquiry has nothing that could wait.
  const somethingWaits = !(refused('tasks:write') && refused('inquiries:list'));
  return (
    <>
      <PageHeader title={navigationMessages.dashboard} />
      <HeldBack className={classes.parts}>
        {somethingWaits && (
          <section className={classes.part} aria-labelledby="my-day">
            <h2 id="my-day">{text.my_day}</h2>
            <div className={classes.setup}>{setup}</div>
            <div className={classes.cards}>{myDay}</div>
          </section>
        )}
        {numbers}
        <section className={classes.part} aria-labelledby="pinned">
          <h2 id="pinned">{text.pinned}</h2>
          {pinned}
        </section>
      </HeldBack>
    </>
  );
}
