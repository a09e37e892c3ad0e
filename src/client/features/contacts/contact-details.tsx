import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import type { RecordField, RecordValues } from '../../components/record-section/record-field.ts';
import { RecordSection } from '../../components/record-section/record-section.tsx';
import { mailHref, phoneHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Link } from '../../ui/link.tsx';
import { contactSections } from './contact-sections.ts';
import { type ContactDetail, useUpdateContact } from './contacts.data.ts';

/** What writes to a contact or calls them; the words of every other field are enough. */
function reach({ kind }: RecordField, { email, phone_number }: ContactDetail) {
  if (kind === 'email' && email) return <Link href={mailHref(email)}>{email}</Link>;
  if (kind === 'phone' && phone_number) return <Link href={phoneHref(phone_number)}>{formatPhone(phone_number)}</Link>;
  return undefined;
}

/** Every field of a contact, section by section. */
export function ContactDetails({ contact }: { contact: ContactDetail }) {
  const mayWrite = useMay('outreach:write');
  const today = dayInZone(new Date(), useTimeZone());
  const update = useUpdateContact(contact.id);
  const save = (changes: RecordValues, version: number) =>
    update.mutateAsync({ contact_id: contact.id, contact: { ...(changes as Partial<Fields>), version } });
  const record: RecordValues = { ...contact, moved_from: null, moved_to: null };
  return contactSections(contact).map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields}
      record={record}
      mayEdit={mayWrite}
      show={(field) => reach(field, contact)}
      save={save}
      failed={text.error_saving_details}
      saved={text.contact_saved}
      today={today}
    />
  ));
}

type Fields = Parameters<ReturnType<typeof useUpdateContact>['mutateAsync']>[0]['contact'];
