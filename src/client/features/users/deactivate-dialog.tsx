import { useQuery } from '@tanstack/react-query';
import { FormField } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { UserDeactivateInput } from '#shared/features/users/users.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { nameOf, type Person } from './person.ts';
import { belongingsOptions, searchActive, useRefreshPeople } from './users.data.ts';
import classes from './users.module.css';

/** What it is called: somebody who has never come in is not signed out, their invitation ends. */
const WORDS = {
  deactivate: {
    title: text.deactivate_person,
    submit: text.deactivate,
    hint: text.deactivate_text,
    saved: text.deactivated,
  },
  revoke: { title: text.revoke_person, submit: text.revoke, hint: text.revoke_text, saved: text.revoked },
};

/** Switches an account off, after saying what its owner has in hand and who goes on with it. */
export function DeactivateDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const refresh = useRefreshPeople();
  const { data: owned, error, refetch, isFetching } = useQuery(belongingsOptions(person.id));
  const name = nameOf(person);
  const words = WORDS[person.state === 'invited' ? 'revoke' : 'deactivate'];
  const owns = owned !== undefined && owned.open_tasks + owned.open_inquiries > 0;
  return (
    <FormDialog
      title={format(words.title, { name })}
      submit={words.submit}
      schema={UserDeactivateInput}
      initial={{ hand_over_to: null as Person | null }}
      input={({ hand_over_to }) => ({ user_id: person.id, hand_over_to: hand_over_to?.id ?? null })}
      send={(sent) => trpcClient.users.deactivate.mutate(sent)}
      saved={format(words.saved, { name })}
      failed={text.person_not_saved}
      blocked={() => owned === undefined}
      unguarded
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <p className={classes.hint}>{format(words.hint, { name })}</p>
      <p className={classes.hint} role="status">
        {owns
          ? format(text.owns, { tasks: owned.open_tasks, inquiries: owned.open_inquiries })
          : owned && text.owns_nothing}
      </p>
      {error && !owned && (
        <ErrorBanner message={text.error_fetching_owned} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {owns && (
        <FormField<Person | null> name="hand_over_to">
          {(field) => (
            <AsyncSelect
              {...field}
              label={text.hand_over_to}
              placeholder={text.hand_over_nobody}
              search={searchActive(person.id)}
              itemKey={(other) => other.id}
              itemLabel={nameOf}
              itemDetail={(other) => other.email_id}
              delay={300}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
