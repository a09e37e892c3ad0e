import { type FormEvent, useId, useState } from 'react';
import { configurationMessages as text } from '../../../shared/features/configuration/configuration.messages.ts';
import { isNameTaken, VIEW_NAME_MAX_LENGTH } from '../../../shared/features/configuration/list-views.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ListView } from './use-list-view.ts';

interface NewViewDialogProps {
  names: readonly string[];
  onSave: ListView['saveAsNew'];
  onClose: () => void;
}

/** 'Create new view': asks for the name, required and unique. */
export function NewViewDialog({ names, onSave, onClose }: NewViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();
  const missing = asked && wanted === '' ? text.view_name_required : undefined;
  const clash = wanted !== '' && (wanted === taken || isNameTaken(wanted, names)) ? text.view_name_taken : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wanted === '' || clash) return;
    setBusy(true);
    const outcome = await onSave(wanted);
    if (outcome === 'saved') return onClose();
    if (outcome === 'taken') setTaken(wanted);
    setBusy(false);
  };

  return (
    <Modal
      opened
      title={text.view_new_title}
      size="small"
      dirty={wanted !== '' && !busy}
      busy={busy}
      onClose={onClose}
      footer={(requestClose) => (
        <FormButtons form={formId} disabled={Boolean(clash)} saving={busy} onCancel={requestClose} />
      )}
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={text.view_name}
          required
          value={name}
          maxLength={VIEW_NAME_MAX_LENGTH}
          error={clash ?? missing}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </Modal>
  );
}
