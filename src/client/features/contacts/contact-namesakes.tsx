import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NamesakeList } from '#client/components/namesake-list.tsx';
import { contactHref } from '#client/platform/links.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { type Contact, contactName, contactsOfNameOptions } from './contacts.data.ts';

const detailOf = (contact: Contact): string =>
  joined(contact.organization_name, contact.title, contact.city, contact.is_active ? null : text.archived);

/** Warns, while a name is typed, of contacts who have it already; they open beside, so nothing typed is lost. */
export function ContactNamesakes({ firstname, lastname }: { firstname: string; lastname: string }) {
  const [names] = useDebouncedValue(`${firstname.trim()}\n${lastname.trim()}`, 400);
  const [first = '', last = ''] = names.split('\n');
  const { data, isError } = useQuery(contactsOfNameOptions(first, last));
  useEffect(() => {
    if (isError) toast.error(text.error_checking_duplicates);
  }, [isError]);
  if (!data || data.length === 0) return null;
  return (
    <Notice tone="warning" title={text.check_contacts}>
      <NamesakeList
        label={text.same_name}
        namesakes={data.map((contact) => ({
          id: contact.id,
          href: contactHref(contact.id),
          name: contactName(contact),
          detail: detailOf(contact),
        }))}
      />
    </Notice>
  );
}
