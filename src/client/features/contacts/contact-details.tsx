import type { RecordValues } from '#client/components/record-section/record-field.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { useOptions } from '#client/platform/options.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { ContactUpdateInput } from '#shared/features/contacts/contacts.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { contactSections } from './contact-sections.ts';
import { type ContactDetail, useUpdateContact } from './contacts.data.ts';

/** Every field of a contact, section by section. */
export function ContactDetails({ contact }: { contact: ContactDetail }) {
  const mayWrite = useMay('outreach:write');
  const today = dayInZone(new Date(), useTimeZone());
  const update = useUpdateContact(contact.id);
  const record: RecordValues = { ...contact, moved_from: null, moved_to: null };
  const titles = useOptions('CONTACT_TITLES');
  const credentials = useOptions('CREDENTIALS');
  return contactSections(contact, { titles, credentials }).map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields}
      record={record}
      mayEdit={mayWrite}
      schema={ContactUpdateInput.shape.contact}
      save={(changes, version) => update.mutateAsync({ contact_id: contact.id, contact: { ...changes, version } })}
      failed={text.error_saving_details}
      saved={text.contact_saved}
      today={today}
    />
  ));
}
