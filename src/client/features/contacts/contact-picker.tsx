import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactPickerProps } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { type Contact, contactName, contactsOfOptions } from './contacts.data.ts';
import classes from './contacts.module.css';

const NewContactDialog = drawnLater(async () => (await import('./new-contact-dialog.tsx')).NewContactDialog);

/** A contact with what sets people of one name apart. */
const optionOf = (contact: Contact) => ({
  value: contact.id,
  label: joined(contactName(contact), contact.title, contact.email),
});

/** Chooses one of a source's contacts, or adds one and chooses them. Without a source there is nobody to choose. */
export function ContactPicker({
  source,
  value,
  onChange,
  label,
  error,
  required,
  nothing = text.no_contacts,
}: ContactPickerProps) {
  const mayAdd = useMay('outreach:write');
  const [adding, setAdding] = useState(false);
  const contacts = useQuery(contactsOfOptions(source?.id));
  const list = source ? (contacts.data ?? []) : [];
  // One that was just added is chosen before the list has come again.
  const known = value === null || list.some(({ id }) => id === value.id);
  const options = [...list.map(optionOf), ...(known ? [] : [{ value: value.id, label: value.name }])];
  const choose = (id: string | null) => {
    const contact = list.find((each) => each.id === id);
    onChange(contact ? { id: contact.id, name: contactName(contact) } : null);
  };
  // Who is chosen, and a contact that is being added, outlive a list that could not be read again.
  if (contacts.isError && !contacts.data)
    return (
      <Field label={label} required={required}>
        {() => (
          <ErrorBanner
            message={text.error_fetching}
            onRetry={() => void contacts.refetch()}
            retrying={contacts.isFetching}
          />
        )}
      </Field>
    );
  const none = source !== null && contacts.data?.length === 0 && value === null;
  return (
    <div className={classes.picker}>
      <SelectField
        label={label}
        error={error}
        required={required}
        options={options}
        value={value?.id ?? null}
        onChange={choose}
        placeholder={source === null ? text.choose_source_first : none ? nothing : text.choose_contact}
        disabled={source === null || none}
        clearable
        searchable
      />
      {mayAdd && source && (
        <Button kind="quiet" className={classes.add} onClick={() => setAdding(true)}>
          {text.add_contact}
        </Button>
      )}
      {adding && source && (
        <NewContactDialog
          source={source}
          onClose={() => setAdding(false)}
          onCreated={(contact) => {
            setAdding(false);
            onChange(contact);
          }}
        />
      )}
    </div>
  );
}
