import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import type { ChosenContact, ChosenSource, ReferralPickers } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toldBy } from '../../platform/error-message.ts';
import { accountOptions, useTimeZone } from '../../platform/organisation.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { leadToRefusedEntry } from '../../ui/refused-entry.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AssigneeField } from './assignee-field.tsx';
import { createTask, useRefreshTasks } from './tasks.data.ts';
import classes from './tasks.module.css';

/** What is known of a task where it is added from. */
export interface KnownOfTask {
  source?: ChosenSource | null;
  contact?: ChosenContact | null;
  opportunity_id?: string;
}

interface Draft {
  title: string;
  due_date: string | null;
  additional_instructions: string;
  /** Null until someone else than the one who is signed in is chosen. */
  assigned_to_email_id: string | null;
  source: ChosenSource | null;
  contact: ChosenContact | null;
}

interface AddTaskDialogProps {
  pickers: ReferralPickers;
  known?: KnownOfTask;
  onClose: () => void;
}

/** A task for someone, tied to a referral source and one of its contacts. */
export function AddTaskDialog({ pickers: { Source, Contact }, known = {}, onClose }: AddTaskDialogProps) {
  const id = useId();
  const timeZone = useTimeZone();
  const me = useQuery(accountOptions()).data?.email_id ?? null;
  const refresh = useRefreshTasks();
  const [initial] = useState<Draft>(() => ({
    title: '',
    due_date: null,
    additional_instructions: '',
    assigned_to_email_id: null,
    source: known.source ?? null,
    contact: known.contact ?? null,
  }));
  const [draft, setDraft] = useState(initial);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const dirty = draft !== initial;
  const guard = useUnsavedGuard(dirty);
  const complete = draft.title.trim() !== '' && draft.source !== null;

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
    setKey(crypto.randomUUID());
  };
  const save = async () => {
    setSaving(true);
    try {
      const { source, contact, ...task } = draft;
      const ties = { referral_id: source?.id ?? null, contact_id: contact?.id ?? null };
      await createTask({ ...task, ...ties, opportunity_id: known.opportunity_id ?? null }, key);
      toast.success(text.created);
      void refresh();
      onClose();
    } catch (error) {
      setErrors(toldBy(error).fields ?? {});
      toast.error(text.failed_to_create);
      setSaving(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete && !saving && !leadToRefusedEntry(event.currentTarget)) void save();
  };

  return (
    <Modal
      opened
      title={text.add_task}
      dirty={dirty}
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => <FormButtons form={id} disabled={!complete} saving={saving} onCancel={requestClose} />}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={text.title}
          required
          data-autofocus
          maxLength={300}
          autoComplete="off"
          error={errors.title}
          value={draft.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <DatePicker
          label={text.due_date_field}
          clearable
          yearsBack={5}
          today={dayInZone(new Date(), timeZone)}
          error={errors.due_date}
          value={draft.due_date}
          onChange={(due_date) => change({ due_date })}
        />
        <TextareaField
          label={text.additional_instructions}
          maxLength={10_000}
          error={errors.additional_instructions}
          value={draft.additional_instructions}
          onChange={(event) => change({ additional_instructions: event.currentTarget.value })}
        />
        <AssigneeField
          error={errors.assigned_to_email_id}
          value={draft.assigned_to_email_id ?? me}
          onChange={(assigned_to_email_id) => change({ assigned_to_email_id })}
        />
        <Source
          label={text.source}
          required
          error={errors.org_associated_with ?? errors.referral_id}
          value={draft.source}
          onChange={(source) => change({ source, contact: null })}
        />
        <Contact
          label={text.contact}
          nothing={text.no_contact_found}
          source={draft.source}
          error={errors.contact_associated_with ?? errors.contact_id}
          value={draft.contact}
          onChange={(contact) => change({ contact })}
        />
      </form>
      {guard}
    </Modal>
  );
}
