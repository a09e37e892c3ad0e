import { useQuery } from '@tanstack/react-query';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { countText } from '../../components/list-page/count-text.ts';
import { changedSearch } from '../../components/list-page/use-list-page.ts';
import { OutreachFrame } from '../../components/outreach-frame.tsx';
import { useMay } from '../../platform/organisation.ts';
import { contactListOptions } from './contacts.data.ts';
import { ContactsList } from './contacts-list.tsx';

interface ContactsProps {
  search: ContactListQuery;
  onSearch: (next: ContactListQuery, replace?: boolean) => void;
  onAdd: () => void;
}

/** The outreach area's second tab. */
export function Contacts({ search, onSearch, onAdd }: ContactsProps) {
  const mayWrite = useMay('outreach:write');
  const { data } = useQuery(contactListOptions(search));
  return (
    <OutreachFrame tab="contacts" count={countText(data)}>
      <ContactsList
        search={search}
        onSearch={(part, replace) => onSearch(changedSearch(search, part), replace)}
        onAdd={mayWrite ? onAdd : undefined}
      />
    </OutreachFrame>
  );
}
