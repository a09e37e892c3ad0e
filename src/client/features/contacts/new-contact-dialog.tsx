import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { CONTACT_TITLES, CREDENTIALS, PREFIXES } from '../../../shared/features/contacts/contacts.rules.ts';
import type { ChosenContact, ChosenSource, SourcePickerProps } from '../../components/referral-pickers.ts';
import { STATE_OPTIONS } from '../../components/state-options.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toldBy } from '../../platform/error-message.ts';
import { Facts } from '../../ui/facts.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ContactNamesakes } from './contact-namesakes.tsx';
import { createContact, refreshContacts } from './contacts.data.ts';
import classes from './contacts.module.css';

const EMPTY = {
  ...{ firstname: '', lastname: '', prefix: '', title: '', credential: '', email: '', phone_number: '' },
  ...{ linkedin_url: '', address: '', city: '', state: '', zipcode: '', additional_info: '' },
};
type Draft = typeof EMPTY;
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const CHOICES = {
  prefix: named(PREFIXES),
  title: named(CONTACT_TITLES),
  credential: named(CREDENTIALS),
  state: STATE_OPTIONS,
} as const;
const MOST = {
  ...{ firstname: 100, lastname: 100, email: 254, phone_number: 40 },
  ...{ linkedin_url: 500, address: 300, city: 100, zipcode: 20 },
} as const;

interface NewContactDialogProps {
  /** Whom the contact belongs to, for good; where none is given it is chosen here. */
  source?: ChosenSource;
  SourcePicker?: ComponentType<SourcePickerProps>;
  onClose: () => void;
  onCreated: (contact: ChosenContact) => void;
}

/** A person of a referral source who is not there yet. */
export function NewContactDialog({ source: preset, SourcePicker, onClose, onCreated }: NewContactDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [chosen, setChosen] = useState<ChosenSource | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const source = preset ?? chosen;
  const dirty = draft !== EMPTY || chosen !== null;
  const guard = useUnsavedGuard(dirty);
  const complete = source !== null && draft.firstname.trim() !== '' && draft.lastname.trim() !== '';

  const change = (field: keyof Draft, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
    setKey(crypto.randomUUID());
  };
  const choose = (next: ChosenSource | null) => {
    setChosen(next);
    setErrors(({ referral_id: _mended, ...others }) => others);
    setKey(crypto.randomUUID());
  };
  const save = async (referral_id: string) => {
    setSaving(true);
    try {
      const created = await createContact({ ...draft, referral_id }, key);
      toast.success(text.created);
      void refreshContacts(queries);
      onCreated({ id: created, name: `${draft.firstname.trim()} ${draft.lastname.trim()}` });
    } catch (error) {
      setErrors(toldBy(error).fields ?? {});
      toast.error(text.error_saving);
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may have been opened from within another form.
    event.stopPropagation();
    if (complete && source && !saving) void save(source.id);
  };

  const line = (field: keyof typeof MOST, type: 'text' | 'email' | 'tel' = 'text', required = false) => (
    <TextField
      label={text[field]}
      error={errors[field]}
      type={type}
      required={required}
      data-autofocus={field === 'firstname' || undefined}
      maxLength={MOST[field]}
      autoComplete="off"
      value={draft[field]}
      onChange={(event) => change(field, event.currentTarget.value)}
    />
  );
  const choice = (field: keyof typeof CHOICES) => (
    <SelectField
      label={text[field]}
      error={errors[field]}
      options={CHOICES[field]}
      clearable
      searchable
      value={draft[field] || null}
      onChange={(value) => change(field, value ?? '')}
    />
  );

  return (
    <Modal
      opened
      title={text.add_contact}
      dirty={dirty}
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => <FormButtons form={id} disabled={!complete} saving={saving} onCancel={requestClose} />}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        {preset && <Facts facts={[[text.organization_name, preset.referral_name]]} />}
        <div className={classes.grid}>
          {line('firstname', 'text', true)}
          {line('lastname', 'text', true)}
        </div>
        <ContactNamesakes firstname={draft.firstname} lastname={draft.lastname} />
        {!preset && SourcePicker && (
          <SourcePicker
            label={text.organization_name}
            required
            error={errors.referral_id}
            value={chosen}
            onChange={choose}
          />
        )}
        <div className={classes.grid}>
          {choice('prefix')}
          {choice('title')}
          {choice('credential')}
          {line('email', 'email')}
          {line('phone_number', 'tel')}
          {line('linkedin_url')}
          {line('address')}
          {line('city')}
          {choice('state')}
          {line('zipcode')}
        </div>
        <TextareaField
          label={text.additional_info}
          error={errors.additional_info}
          rows={2}
          maxLength={5_000}
          value={draft.additional_info}
          onChange={(event) => change('additional_info', event.currentTarget.value)}
        />
      </form>
      {guard}
    </Modal>
  );
}
