import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormPhone, FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import type { ChosenContact, ChosenSource, SourcePickerProps } from '#client/components/referral-pickers.ts';
import { STATE_OPTIONS } from '#client/components/state-options.ts';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { PREFIXES } from '#shared/features/contacts/contacts.rules.ts';
import { ContactForm } from '#shared/features/contacts/contacts.schemas.ts';
import { ContactNamesakes } from './contact-namesakes.tsx';
import { contactName, createContact, refreshContacts } from './contacts.data.ts';
import classes from './contacts.module.css';

const EMPTY = {
  ...{ firstname: '', lastname: '', prefix: '', title: '', credential: '', email: '', phone_number: '' },
  ...{ linkedin_url: '', address: '', city: '', state: '', zipcode: '', additional_info: '' },
};

interface NewContactDialogProps {
  /** Whom the contact belongs to, for good; where none is given it is chosen here. */
  source?: ChosenSource;
  SourcePicker?: ComponentType<SourcePickerProps>;
  onClose: () => void;
  onCreated: (contact: ChosenContact) => void;
}

/** A person of a referral source who is not there yet. */
export function NewContactDialog({ source, SourcePicker, onClose, onCreated }: NewContactDialogProps) {
  const queries = useQueryClient();
  const titles = useOptions('CONTACT_TITLES');
  const credentials = useOptions('CREDENTIALS');
  return (
    <FormDialog
      title={text.add_contact}
      schema={ContactForm}
      initial={{ ...EMPTY, referral_id: source ?? null }}
      input={({ referral_id, ...contact }) => ({ ...contact, referral_id: referral_id?.id ?? null })}
      send={createContact}
      saved={text.created}
      failed={text.error_saving}
      onSaved={(id, contact) => {
        void refreshContacts(queries);
        onCreated({ id, name: contactName(contact) });
      }}
      onClose={onClose}
    >
      {({ values }) => (
        <>
          {source && <Facts facts={[[text.organization_name, source.referral_name]]} />}
          <div className={classes.grid}>
            <FormText name="firstname" label={text.firstname} data-autofocus />
            <FormText name="lastname" label={text.lastname} />
          </div>
          <ContactNamesakes firstname={values.firstname} lastname={values.lastname} />
          {!source && SourcePicker && (
            <FormField<ChosenSource | null> name="referral_id">
              {(field) => <SourcePicker {...field} label={text.organization_name} />}
            </FormField>
          )}
          <div className={classes.grid}>
            <FormSelect name="prefix" label={text.prefix} options={choicesOf(PREFIXES)} searchable />
            <FormSelect name="title" label={text.title} options={choicesOf(titles)} searchable />
            <FormSelect name="credential" label={text.credential} options={choicesOf(credentials)} searchable />
            <FormText name="email" label={text.email} type="email" />
            <FormPhone name="phone_number" label={text.phone_number} />
            <FormText name="linkedin_url" label={text.linkedin_url} />
            <FormText name="address" label={text.address} />
            <FormText name="city" label={text.city} />
            <FormSelect name="state" label={text.state} options={STATE_OPTIONS} searchable />
            <FormText name="zipcode" label={text.zipcode} />
          </div>
          <FormTextarea name="additional_info" label={text.additional_info} rows={2} />
        </>
      )}
    </FormDialog>
  );
}
