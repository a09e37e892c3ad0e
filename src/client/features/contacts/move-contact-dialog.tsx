import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { ChosenSource, SourcePickerProps } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toldBy } from '../../platform/error-message.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ContactDetail, moveContact, refreshContacts } from './contacts.data.ts';
import classes from './contacts.module.css';

interface MoveContactDialogProps {
  contact: ContactDetail;
  SourcePicker: ComponentType<SourcePickerProps>;
  onClose: () => void;
  onMoved: (id: string) => void;
}

/** Archives the contact and creates them anew at another source, in one step. */
export function MoveContactDialog({ contact, SourcePicker, onClose, onMoved }: MoveContactDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [source, setSource] = useState<ChosenSource | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const guard = useUnsavedGuard(source !== null && !saving);
  const same = source?.id === contact.referral_id;

  const choose = (chosen: ChosenSource | null) => {
    setSource(chosen);
    setRefused(null);
    setKey(crypto.randomUUID());
  };
  const move = async ({ id: referral_id }: ChosenSource) => {
    setSaving(true);
    try {
      const { version } = contact;
      const next = await moveContact({ contact_id: contact.id, contact: { referral_id, version } }, key);
      toast.success(text.moved);
      await refreshContacts(queries);
      onMoved(next);
    } catch (error) {
      const { code, message } = toldBy(error);
      setRefused(code === 'conflict' && message ? message : text.error_saving);
      toast.error(text.error_saving);
      // Said again, it is said of the contact as it is now.
      if (code === 'conflict') void refreshContacts(queries);
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source && !same && !saving) void move(source);
  };

  return (
    <Modal
      opened
      title={text.move}
      dirty={source !== null}
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => (
        <FormButtons form={id} label={text.move} disabled={!source || same} saving={saving} onCancel={requestClose} />
      )}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.hint}>{format(text.move_hint, { source: contact.organization_name })}</p>
        {refused && <ErrorBanner message={refused} />}
        <SourcePicker
          label={text.organization_name}
          required
          autoFocus
          value={source}
          error={same ? text.same_source : undefined}
          onChange={choose}
        />
      </form>
      {guard}
    </Modal>
  );
}
