import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countText } from '#client/components/list/count-text.ts';
import { defineList, type ListColumn } from '#client/components/list/define-list.ts';
import type { ListFilter } from '#client/components/list/list-filters.ts';
import { archivedFilter, stateFilter } from '#client/components/outreach-filters.ts';
import { OutreachFrame } from '#client/components/outreach-frame.tsx';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { Instant } from '#client/components/when.tsx';
import { contactHref, mailHref, sourceHref } from '#client/platform/links.ts';
import { useFilterOptions } from '#client/platform/options.ts';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import {
  CONTACT_COLUMN_LABELS,
  CONTACT_COLUMNS,
  type ContactColumn,
  DEFAULT_CONTACT_COLUMNS,
} from '#shared/features/contacts/contacts.columns.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { CONTACT_ORDERS } from '#shared/features/contacts/contacts.rules.ts';
import { ContactListInput, type ContactListQuery } from '#shared/features/contacts/contacts.schemas.ts';
import { outreachMessages } from '#shared/features/outreach/outreach.messages.ts';
import { joined } from '#shared/platform/joined.ts';
import {
  ARCHIVING,
  allContacts,
  type Contact,
  contactListOptions,
  contactName,
  searchSourceOptions,
  sourceOptions,
} from './contacts.data.ts';

/** An e-mail address that writes to them; in a narrow cell it breaks before the @. */
function Email({ address }: { address: string | null }) {
  if (!address) return '-';
  const at = address.lastIndexOf('@');
  return (
    <Link href={mailHref(address)}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Link>
  );
}

const LOOKS: Partial<Record<ContactColumn, Omit<ListColumn<Contact>, 'id' | 'label'>>> = {
  name: { width: '200px' },
  title: { width: '180px' },
  organization_name: {
    width: '208px',
    cell: ({ referral_id, organization_name }) => <Link href={sourceHref(referral_id)}>{organization_name}</Link>,
  },
  email: { width: '236px', cell: ({ email }) => <Email address={email} /> },
  phone_number: { width: '164px', cell: ({ phone_number }) => <PhoneLink number={phone_number} /> },
  state: { width: '112px' },
  created_at: { width: '144px', cell: ({ created_at }) => <Instant at={created_at} /> },
};

const STATE = stateFilter(text.state, text.other_states);
const SHOW_ARCHIVED = archivedFilter(text.show_archived);

/** The source that is filtered by is called by its name. */
function useFilters({ referral_id }: ContactListQuery): readonly ListFilter[] {
  const { data: source } = useQuery(sourceOptions(referral_id));
  const titles = useFilterOptions('CONTACT_TITLES');
  return useMemo(
    () => [
      {
        key: 'referral_id',
        savedAs: 'source',
        title: text.organization_name,
        type: 'search',
        options: source ? [{ value: source.id, title: source.referral_name }] : [],
        search: searchSourceOptions,
      },
      STATE,
      { key: 'title', title: text.title, type: 'list_multi', options: titles },
      SHOW_ARCHIVED,
    ],
    [source, titles],
  );
}

/** The organization's contacts. */
export const contactList = defineList<ContactListQuery, Contact>({
  name: 'contacts',
  title: outreachMessages.contacts,
  reads: 'outreach:read',
  input: ContactListInput,
  orders: CONTACT_ORDERS,
  page: contactListOptions,
  nameOf: contactName,
  hrefOf: contactHref,
  beside: { after: ({ is_active }) => !is_active && <StatusPill status="ARCHIVED_CONTACT" /> },
  columns: CONTACT_COLUMNS.map((id) => ({ id, label: CONTACT_COLUMN_LABELS[id], ...LOOKS[id] })),
  phone: ({ organization_name, title, phone_number, created_at }) => ({
    status: phone_number && <PhoneLink number={phone_number} />,
    about: joined(title, organization_name),
    date: <Instant at={created_at} />,
  }),
  searchLabel: text.search_contacts,
  useFilters,
  views: { type: 'CONTACTS_VIEWS', columns: DEFAULT_CONTACT_COLUMNS },
  exported: {
    address: '/api/contacts_export',
    permission: 'outreach:read',
    columns: true,
    fileName: () => 'contacts.csv',
  },
  archiving: {
    ...ARCHIVING,
    permission: 'outreach:archive',
    shows: ({ archived }) => archived,
    all: allContacts,
    each: { header: text.actions, archive: text.archive_contact, unarchive: text.unarchive_contact },
  },
  add: { label: text.add_contact, permission: 'outreach:write', shows: { add: 'contact' } },
  Frame: ({ page, children }) => (
    <OutreachFrame tab="contacts" count={countText(page)}>
      {children}
    </OutreachFrame>
  ),
  texts: { failed: text.error_fetching, none: text.no_contacts_found, row: text.row },
});
