import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import {
  CONTACT_COLUMN_LABELS,
  CONTACT_COLUMNS,
  type ContactColumn,
} from '../../../shared/features/contacts/contacts.columns.ts';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { CONTACT_SORTS } from '../../../shared/features/contacts/contacts.rules.ts';
import { formatInstantDay } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { contactHref, mailHref, sourceHref } from '../../platform/links.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';
import { type Contact, contactName } from './contacts.data.ts';
import classes from './contacts.module.css';

/** The columns as the chooser offers them. */
export const COLUMN_CHOICES = CONTACT_COLUMNS.map((id) => ({ id, label: CONTACT_COLUMN_LABELS[id] }));

const NONE = '-';
const SORTABLE: readonly string[] = CONTACT_SORTS;
const WIDTHS: Partial<Record<ContactColumn, string>> = {
  name: '200px',
  title: '180px',
  organization_name: '208px',
  email: '236px',
  phone_number: '164px',
  state: '112px',
  created_at: '144px',
};
const column = columnsFor<Contact>();

const NameCell = ({ contact, onOpen }: { contact: Contact; onOpen: (id: string) => void }) => (
  <span className={classes.name}>
    <Link href={contactHref(contact.id)} onClick={() => onOpen(contact.id)}>
      {contactName(contact)}
    </Link>
    {!contact.is_active && <StatusPill status="ARCHIVED_CONTACT" />}
  </span>
);

/** An e-mail address that writes to them; in a narrow cell it breaks before the @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <Link href={mailHref(address)}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Link>
  );
}

function fieldText(contact: Contact, field: Exclude<ContactColumn, 'name'>, timeZone: string): string {
  if (field === 'created_at') return formatInstantDay(contact.created_at, timeZone);
  if (field === 'phone_number') return formatPhone(contact.phone_number);
  return contact[field] ?? NONE;
}

interface ColumnOptions {
  chosen: readonly string[];
  timeZone: string;
  onOpen: (id: string) => void;
  /** Archives a contact, or brings one back; absent for those who may not. */
  onArchive?: (contact: Contact) => void;
}

const archiving = (onArchive: (contact: Contact) => void) =>
  column.display({
    id: 'actions',
    header: text.actions,
    meta: { width: '88px', align: 'end' },
    cell: ({ row: { original } }) => {
      const label = original.is_active ? text.archive_contact : text.unarchive_contact;
      const Icon = original.is_active ? IconArchive : IconArchiveOff;
      return (
        <IconButton label={format(label, { name: contactName(original) })} onClick={() => onArchive(original)}>
          <Icon size={18} stroke={1.75} />
        </IconButton>
      );
    },
  });

/** The table's columns, as chosen, and what can be done with each row. */
export const contactColumns = ({ chosen, timeZone, onOpen, onArchive }: ColumnOptions) => [
  ...CONTACT_COLUMNS.filter((id) => chosen.includes(id))
    .sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b))
    .map((id) =>
      column.display({
        id,
        header: CONTACT_COLUMN_LABELS[id],
        meta: { sortable: SORTABLE.includes(id), ...(WIDTHS[id] ? { width: WIDTHS[id] } : {}) },
        cell: ({ row: { original } }) => {
          if (id === 'name') return <NameCell contact={original} onOpen={onOpen} />;
          if (id === 'organization_name')
            return <Link href={sourceHref(original.referral_id)}>{original.organization_name}</Link>;
          if (id === 'email' && original.email) return <Email address={original.email} />;
          return fieldText(original, id, timeZone);
        },
      }),
    ),
  ...(onArchive ? [archiving(onArchive)] : []),
];
