import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormSelect } from '#client/components/form/fields.tsx';
import { FormModal } from '#client/components/form/form-dialog.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { ROLE_OPTIONS } from '#client/components/roles.ts';
import { Instant } from '#client/components/when.tsx';
import { accountOptions } from '#client/platform/organization.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { UserUpdateInput } from '#shared/features/users/users.schemas.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { nameOf, type Person, STATE_LABELS } from './person.ts';
import { PersonActions } from './person-actions.tsx';
import { useRefreshPeople } from './users.data.ts';
import classes from './users.module.css';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** What one person may do, and whether they come in. Their own rights nobody changes. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const me = useQuery(accountOptions()).data?.user_id;
  const refresh = useRefreshPeople();
  const [shown, setShown] = useState<'person' | 'deactivate' | MadeLink>('person');
  const mine = person.id === me;
  const locked = mine || person.state === 'off';
  const form = useForm({
    schema: UserUpdateInput.shape.user,
    initial: { role: person.role, can_export: person.can_export },
    input: (rights) => ({ ...rights, version: person.version }),
    send: (user) => trpcClient.users.update.mutate({ user_id: person.id, user }),
    saved: text.person_saved,
    failed: text.person_not_saved,
    needsChange: true,
    onRefused: ({ code }) => {
      // Opened again, the person is as they are now.
      if (code === 'conflict' || code === 'not_found') void refresh();
      return false;
    },
    onSaved: () => {
      void refresh();
      onClose();
    },
  });
  const lastSeen = person.last_seen_at === null ? text.never_seen : <Instant at={person.last_seen_at} timed />;
  if (shown === 'deactivate') return <DeactivateDialog person={person} onClose={onClose} />;
  if (shown !== 'person') return <LinkDialog name={nameOf(person)} made={shown} onClose={onClose} />;
  return (
    <FormModal form={form} title={nameOf(person) || person.email_id} onClose={onClose}>
      <Facts
        facts={[
          [text.email, person.email_id],
          [text.state, STATE_LABELS[person.state]],
          [text.last_seen, lastSeen],
        ]}
      />
      {mine ? <Notice>{text.not_your_rights}</Notice> : <p className={classes.hint}>{text.person_hint}</p>}
      <FormSelect name="role" label={text.role} options={ROLE_OPTIONS} clearable={false} disabled={locked} />
      <FormCheckbox name="can_export" label={text.may_export} disabled={locked} />
      {!mine && (
        <PersonActions
          person={person}
          onDeactivate={() => setShown('deactivate')}
          onLink={setShown}
          onDone={() => {
            void refresh();
            onClose();
          }}
        />
      )}
    </FormModal>
  );
}
