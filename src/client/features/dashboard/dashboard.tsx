import type { ReactNode } from 'react';
import { navigationMessages as text } from '../../../shared/features/navigation/navigation.messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './dashboard.module.css';

/** The first page after sign-in: what the signed-in person has in hand. */
export function Dashboard({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={text.dashboard} />
      <div className={classes.cards}>{children}</div>
    </>
  );
}
