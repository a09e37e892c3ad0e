import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usersMessages as text } from '../../../shared/features/users/users.messages.ts';
import { accountOptions } from '../../platform/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import classes from './settings-page.module.css';

const FIELDS = ['org', 'first', 'last', 'email'] as const;

/** The signed-in person's own account, fetched anew with each visit; under it, what other features let them settle. */
export function SettingsPage({ children }: { children?: ReactNode }) {
  const account = useQuery({ ...accountOptions(), refetchOnMount: 'always' });
  return (
    <>
      <PageHeader title={text.settings} />
      <div className={classes.cards}>
        <Card title={text.account_details}>
          {account.data && <AccountForm account={account.data} />}
          {account.isPending && (
            <div className={classes.grid} role="status" aria-busy="true">
              {FIELDS.map((field) => (
                <Skeleton key={field} height={56} />
              ))}
            </div>
          )}
          {account.isError && !account.data && (
            <ErrorBanner
              message={text.account_not_loaded}
              onRetry={() => void account.refetch()}
              retrying={account.isFetching}
            />
          )}
        </Card>
        {children}
      </div>
    </>
  );
}
