import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import type { ChosenSource } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toldBy } from '../../platform/error-message.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AutofillBar } from './autofill-bar.tsx';
import { createSource, refreshSources } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';
import { inputOf, isComplete, newDraft, type SourceDraft } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';
import { SourceNamesakes } from './source-namesakes.tsx';
import { useAutofill } from './use-autofill.ts';

interface NewSourceDialogProps {
  initialName: string;
  onClose: () => void;
  onCreated: (source: ChosenSource) => void;
}

/** A referral source that is not there yet: its name and type, and what else is known or suggested. */
export function NewSourceDialog({ initialName, onClose, onCreated }: NewSourceDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [initial] = useState(() => newDraft(initialName));
  const [draft, setDraft] = useState<SourceDraft>(initial);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const dirty = draft !== initial;
  const guard = useUnsavedGuard(dirty);

  const change = (part: Partial<SourceDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setKey(crypto.randomUUID());
  };
  const autofill = useAutofill(draft, change);

  const save = async () => {
    setSaving(true);
    try {
      const created = await createSource(inputOf(draft), key);
      toast.success(text.created);
      void refreshSources(queries);
      onCreated({ id: created, referral_name: draft.referral_name.trim() });
    } catch (error) {
      setErrors(toldBy(error).fields ?? {});
      toast.error(text.failed_to_create);
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may have been opened from within another form.
    event.stopPropagation();
    if (isComplete(draft) && !saving) void save();
  };

  return (
    <Modal
      opened
      title={text.dialog_title}
      size="big"
      dirty={dirty}
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => (
        <FormButtons
          form={id}
          label={text.add_source}
          disabled={!isComplete(draft)}
          saving={saving}
          onCancel={requestClose}
        />
      )}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={text.name}
          error={errors.referral_name}
          required
          data-autofocus
          maxLength={200}
          autoComplete="off"
          value={draft.referral_name}
          onChange={(event) => change({ referral_name: event.currentTarget.value })}
        />
        <AutofillBar autofill={autofill} />
        <SourceNamesakes name={draft.referral_name} />
        <SourceFields draft={draft} errors={errors} autofill={autofill} onChange={change} />
      </form>
      {guard}
    </Modal>
  );
}
