import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { MadeLink } from './link-dialog.tsx';
import { nameOf, type Person } from './person.ts';
import { mailDeliveryOptions, useMakeLink, useResetTwoFactor, useSendLink, useUpdatePerson } from './users.data.ts';
import classes from './users.module.css';

interface PersonActionsProps {
  person: Person;
  onDeactivate: () => void;
  onLink: (made: MadeLink) => void;
  onDone: () => void;
}

/** What else can be done for somebody's sign-in, by whether they are in, invited or out. */
export function PersonActions({ person, onDeactivate, onLink, onDone }: PersonActionsProps) {
  if (person.state === 'off') return <Reactivate person={person} onDone={onDone} />;
  return (
    <div className={classes.actions}>
      <PasswordLink person={person} onLink={onLink} />
      {person.has_two_factor && <ResetTwoFactor person={person} onDone={onDone} />}
      <Button onClick={onDeactivate}>{person.state === 'invited' ? text.revoke_invitation : text.deactivate}</Button>
    </div>
  );
}

function Reactivate({ person, onDone }: Pick<PersonActionsProps, 'person' | 'onDone'>) {
  const update = useUpdatePerson();
  const { id, version } = person;
  const reactivate = () =>
    update.mutate(
      { user_id: id, user: { version, is_active: true } },
      {
        onSuccess: ({ state }) => {
          // Who has never set a password comes in by a link alone, and theirs ended with the account.
          const said = state === 'invited' ? text.reactivated_invited : text.reactivated;
          toast.success(format(said, { name: nameOf(person) }));
          onDone();
        },
        onError: (failed) =>
          toast.error(serverErrorOf(failed).code === 'conflict' ? failed.message : text.person_not_saved),
      },
    );
  return (
    <div className={classes.actions}>
      <Button loading={update.isPending} onClick={reactivate}>
        {text.reactivate}
      </Button>
    </div>
  );
}

/** For somebody who has lost phone and recovery codes. */
function ResetTwoFactor({ person, onDone }: Pick<PersonActionsProps, 'person' | 'onDone'>) {
  const reset = useResetTwoFactor();
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    reset.mutate(
      { user_id: person.id },
      {
        onSuccess: () => {
          toast.success(text.two_factor_reset);
          onDone();
        },
        onError: () => toast.error(text.person_not_saved),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.reset_two_factor}</Button>
      <ConfirmDialog
        opened={asking}
        title={text.reset_two_factor}
        danger
        loading={reset.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {format(text.reset_two_factor_text, { name: nameOf(person) })}
      </ConfirmDialog>
    </>
  );
}

/** The link to set a password: mailed, or handed over by the administrator where no mail leaves. */
function PasswordLink({ person, onLink }: Pick<PersonActionsProps, 'person' | 'onLink'>) {
  const { data } = useQuery(mailDeliveryOptions());
  const send = useSendLink();
  const make = useMakeLink();
  const invited = person.state === 'invited';
  const user_id = person.id;
  if (!data) return null;
  if (data.leaves)
    return (
      <Button
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { user_id },
            {
              onSuccess: () => toast.success(invited ? text.invitation_sent_again : text.reset_sent),
              onError: () => toast.error(text.invite_failed),
            },
          )
        }
      >
        {invited ? text.resend_invitation : text.send_reset}
      </Button>
    );
  return (
    <Button
      loading={make.isPending}
      onClick={() => make.mutate({ user_id }, { onSuccess: onLink, onError: () => toast.error(text.link_not_made) })}
    >
      {invited ? text.make_invitation_link : text.make_reset_link}
    </Button>
  );
}
