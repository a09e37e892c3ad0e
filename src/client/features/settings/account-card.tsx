import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { AccountForm } from './account-form.tsx';
import classes from './settings.module.css';

const FIELDS = ['org', 'first', 'last', 'email'] as const;

/** The signed-in person's own account, fetched again with each visit. */
export function AccountCard() {
  const account = useQuery({ ...accountOptions(), refetchOnMount: 'always' });
  return (
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
  );
}
