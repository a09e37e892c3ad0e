import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormField } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { ChosenSource, SourcePickerProps } from '#client/components/referral-pickers.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { ContactMoveForm } from '#shared/features/contacts/contacts.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type ContactDetail, moveContact, refreshContacts } from './contacts.data.ts';
import classes from './contacts.module.css';

interface MoveContactDialogProps {
  contact: ContactDetail;
  SourcePicker: ComponentType<SourcePickerProps>;
  onClose: () => void;
  onMoved: (id: string) => void;
}

/** Archives the contact and creates them again at another source, in one step. */
export function MoveContactDialog({ contact, SourcePicker, onClose, onMoved }: MoveContactDialogProps) {
  const queries = useQueryClient();
  const isSame = (source: ChosenSource | null) => source?.id === contact.referral_id;
  return (
    <FormDialog
      title={text.move}
      submit={text.move}
      schema={ContactMoveForm}
      initial={{ referral_id: null as ChosenSource | null }}
      input={({ referral_id }) => ({ referral_id: isSame(referral_id) ? null : referral_id?.id })}
      send={({ referral_id }, key) =>
        moveContact({ contact_id: contact.id, contact: { referral_id, version: contact.version } }, key)
      }
      saved={text.moved}
      failed={text.error_saving}
      // Sent again, it is sent of the contact as it is now.
      onRefused={({ code }) => {
        if (code === 'conflict') void refreshContacts(queries);
        return false;
      }}
      onSaved={(id) => void refreshContacts(queries).then(() => onMoved(id))}
      onClose={onClose}
    >
      <p className={classes.hint}>{format(text.move_hint, { source: contact.organization_name })}</p>
      <FormField<ChosenSource | null> name="referral_id">
        {({ error, ...field }) => (
          <SourcePicker
            {...field}
            label={text.organization_name}
            autoFocus
            error={isSame(field.value) ? text.same_source : error}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
