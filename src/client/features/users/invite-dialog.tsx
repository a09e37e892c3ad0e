import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { UserInviteInput } from '#shared/features/users/users.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { RightsFields } from './rights-fields.tsx';
import { mailDeliveryOptions, useRefreshPeople } from './users.data.ts';

const BLANK = { email_id: '', firstname: '', lastname: '', role: 'admissions' as Role, can_export: false };

/** Opens an account for someone; the link to set a password is mailed, or handed over at once where no mail leaves. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const refresh = useRefreshPeople();
  const [byHand, setByHand] = useState<{ name: string; made: MadeLink } | null>(null);
  if (byHand) return <LinkDialog {...byHand} onClose={onClose} />;
  return (
    <FormDialog
      title={text.invite}
      submit={text.invite_send}
      schema={UserInviteInput}
      initial={BLANK}
      send={async (invitation) => {
        const { leaves } = await client.ensureQueryData(mailDeliveryOptions());
        const { user_id } = await trpcClient.users.invite.mutate(invitation);
        // Invited they are: a link that could not be made is made from their name in the list.
        const made = leaves ? null : await trpcClient.users.makeLink.mutate({ user_id }).catch(() => null);
        return { leaves, made };
      }}
      saved={({ leaves }, { email_id: email }) => format(leaves ? text.invited : text.invited_by_hand, { email })}
      failed={text.invite_failed}
      onSaved={({ leaves, made }, { firstname, lastname }) => {
        void refresh();
        if (made) return setByHand({ name: `${firstname} ${lastname}`, made });
        if (!leaves) toast.error(text.link_not_made);
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
