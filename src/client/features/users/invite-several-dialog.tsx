import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { pastedPeople } from '#shared/features/users/pasted-people.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { PastedInvitations } from '#shared/features/users/users.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { RightsFields } from './rights-fields.tsx';
import { mailDeliveryOptions, useRefreshPeople } from './users.data.ts';
import classes from './users.module.css';

const BLANK = { addresses: '', role: 'admissions' as Role, can_export: false };

type Outcome = Record<'invited' | 'taken' | 'deactivated', string[]>;

function outcome({ invited, taken, deactivated }: Outcome): string {
  const said =
    taken.length === 0
      ? format(text.invited_several, { n: invited.length })
      : format(text.invited_some, { n: invited.length, addresses: taken.join(', ') });
  if (deactivated.length === 0) return said;
  return format(text.invited_but_off, { invited: said, addresses: deactivated.join(', ') });
}

/** Opens an account for each of several pasted addresses, all with the same rights. */
export function InviteSeveralDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPeople();
  const { data: delivery } = useQuery(mailDeliveryOptions());
  return (
    <FormDialog
      title={text.invite_several}
      submit={text.invite_send}
      schema={PastedInvitations}
      initial={BLANK}
      send={({ addresses, ...rights }) =>
        trpcClient.users.inviteSeveral.mutate({ people: pastedPeople(addresses).people, ...rights })
      }
      saved={outcome}
      failed={text.invite_failed}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {({ set, values }) => (
        <>
          {delivery?.leaves === false && <Notice>{text.no_mail_leaves}</Notice>}
          <FormTextarea name="addresses" label={text.addresses} hint={text.addresses_hint} rows={6} />
          <p className={classes.hint} role="status">
            {format(text.addresses_count, { n: pastedPeople(values.addresses).people.length })}
          </p>
          <RightsFields onExport={(may) => set('can_export', may)} />
        </>
      )}
    </FormDialog>
  );
}
