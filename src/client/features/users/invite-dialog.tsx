import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { UserInviteInput } from '#shared/features/users/users.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { RightsFields } from './rights-fields.tsx';
import { useRefreshPeople } from './users.data.ts';

const BLANK = { email_id: '', firstname: '', lastname: '', role: 'admissions' as Role, can_export: false };

/** Opens an account for someone and mails them the link to set a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPeople();
  return (
    <FormDialog
      title={text.invite}
      submit={text.invite_send}
      schema={UserInviteInput}
      initial={BLANK}
      send={(invitation) => trpcClient.users.invite.mutate(invitation)}
      saved={(_person, { email_id }) => format(text.invited, { email: email_id })}
      failed={text.invite_failed}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {({ set }) => (
        <>
          <FormText name="email_id" label={text.email} type="email" />
          <FormText name="firstname" label={text.first_name} />
          <FormText name="lastname" label={text.last_name} />
          <RightsFields onExport={(may) => set('can_export', may)} />
        </>
      )}
    </FormDialog>
  );
}
