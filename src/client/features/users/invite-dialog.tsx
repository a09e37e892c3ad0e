import { useState } from 'react';
import { usersMessages as text } from '../../../shared/features/users/users.messages.ts';
import { mayExportByDefault, NAME_MAX_LENGTH } from '../../../shared/features/users/users.rules.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { Role } from '../../../shared/platform/permissions.ts';
import { fieldMessage } from '../../platform/error-message.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ROLE_OPTIONS } from './roles.ts';
import { useInvitePerson } from './users.data.ts';
import classes from './users.module.css';

interface Invitation {
  email_id: string;
  firstname: string;
  lastname: string;
  role: Role;
  can_export: boolean;
}

const BLANK: Invitation = { email_id: '', firstname: '', lastname: '', role: 'admissions', can_export: false };
const FORM = 'invite-person';

/** Opens an account for someone and mails them the link to set a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invitation, setInvitation] = useState(BLANK);
  const invite = useInvitePerson();
  const change = (part: Partial<Invitation>) => setInvitation({ ...invitation, ...part });
  const complete = [invitation.email_id, invitation.firstname, invitation.lastname].every((each) => each.trim() !== '');
  const send = () =>
    invite.mutate(invitation, {
      onSuccess: () => {
        toast.success(format(text.invited, { email: invitation.email_id.trim() }));
        onClose();
      },
      onError: () => toast.error(text.invite_failed),
    });
  return (
    <Modal
      opened
      title={text.invite}
      dirty={invitation !== BLANK}
      busy={invite.isPending}
      onClose={onClose}
      footer={(requestClose) => (
        <FormButtons
          form={FORM}
          label={text.invite_send}
          disabled={!complete}
          saving={invite.isPending}
          onCancel={requestClose}
        />
      )}
    >
      <form
        id={FORM}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete) send();
        }}
      >
        <TextField
          label={text.email}
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          value={invitation.email_id}
          error={fieldMessage(invite.error, 'email_id')}
          onChange={(event) => change({ email_id: event.currentTarget.value })}
        />
        <TextField
          label={text.first_name}
          required
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={invitation.firstname}
          error={fieldMessage(invite.error, 'firstname')}
          onChange={(event) => change({ firstname: event.currentTarget.value })}
        />
        <TextField
          label={text.last_name}
          required
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={invitation.lastname}
          error={fieldMessage(invite.error, 'lastname')}
          onChange={(event) => change({ lastname: event.currentTarget.value })}
        />
        <SelectField
          label={text.role}
          required
          options={ROLE_OPTIONS}
          value={invitation.role}
          onChange={(role) => role && change({ role, can_export: mayExportByDefault(role) })}
        />
        <Checkbox
          label={text.may_export}
          checked={invitation.can_export}
          onChange={(can_export) => change({ can_export })}
        />
      </form>
    </Modal>
  );
}
