import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usersMessages as text } from '../../../shared/features/users/users.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { Role } from '../../../shared/platform/permissions.ts';
import { toldBy } from '../../platform/error-message.ts';
import { accountOptions } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleColumns } from './people.columns.tsx';
import { nameOf, type Person } from './person.ts';
import { peopleOptions, useDeactivatePerson, useUpdatePerson } from './users.data.ts';
import classes from './users.module.css';

/** Who may sign in and what each may do, for an administrator. */
export function PeopleCard() {
  const { data, error, refetch, isFetching } = useQuery(peopleOptions());
  const me = useQuery(accountOptions()).data?.user_id;
  const { mutate: update, isPending: updating } = useUpdatePerson();
  const deactivate = useDeactivatePerson();
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);

  const columns = useMemo(() => {
    const save = (person: Person, rights: { role?: Role; can_export?: boolean; is_active?: true }) =>
      update(
        { user_id: person.user_id, user: { version: person.version, ...rights } },
        {
          onSuccess: () => toast.success(text.person_saved),
          onError: (failed) => toast.error(toldBy(failed).code === 'conflict' ? failed.message : text.person_not_saved),
        },
      );
    return peopleColumns({ me, busy: updating, onSave: save, onDeactivate: setLeaving });
  }, [me, updating, update]);

  const confirmLeaving = (person: Person) =>
    deactivate.mutate(
      { user_id: person.user_id },
      {
        onSuccess: () => toast.success(format(text.deactivated, { name: nameOf(person) })),
        onError: () => toast.error(text.person_not_saved),
        onSettled: () => setLeaving(null),
      },
    );

  return (
    <Card title={text.people} aside={<Button onClick={() => setInviting(true)}>{text.invite}</Button>}>
      <p className={classes.hint}>{text.people_hint}</p>
      <DataTable
        caption={text.people}
        columns={columns}
        rows={error ? [] : data}
        rowId={(person) => person.user_id}
        skeletonRows={4}
        error={
          error ? (
            <ErrorBanner message={text.error_fetching_people} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <ConfirmDialog
        opened={leaving !== null}
        title={leaving ? format(text.deactivate_person, { name: nameOf(leaving) }) : ''}
        confirmLabel={text.deactivate}
        danger
        loading={deactivate.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && confirmLeaving(leaving)}
      >
        {leaving && format(text.deactivate_text, { name: nameOf(leaving) })}
      </ConfirmDialog>
    </Card>
  );
}
