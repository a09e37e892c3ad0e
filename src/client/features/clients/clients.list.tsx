import { AdmissionsFrame } from '#client/components/admissions-frame.tsx';
import { countText } from '#client/components/list/count-text.ts';
import { defineList, type ListColumn } from '#client/components/list/define-list.ts';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { Day, Instant } from '#client/components/when.tsx';
import { clientHref } from '#client/platform/links.ts';
import { phrase } from '#client/ui/display/phrase.tsx';
import {
  CLIENT_COLUMN_LABELS,
  CLIENT_COLUMNS,
  type ClientColumn,
  DEFAULT_CLIENT_COLUMNS,
} from '#shared/features/clients/clients.columns.ts';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { CLIENT_ORDERS, ClientListInput, type ClientListQuery } from '#shared/features/clients/clients.schemas.ts';
import { type ClientRow, clientListOptions } from './clients.data.ts';

/** '12 Larkspur Lane, Pinebrook, NH 03999'; '-' when nothing of it is known. */
const addressOf = ({ address, city, state, zip }: ClientRow): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '-';

const LOOKS: Partial<Record<ClientColumn, Omit<ListColumn<ClientRow>, 'id' | 'label'>>> = {
  name: { width: '220px' },
  phone_number: { width: '164px', cell: ({ phone_number }) => <PhoneLink number={phone_number} /> },
  address: { cell: addressOf },
  dob: { width: '144px', cell: ({ dob }) => <Day day={dob} /> },
  created_at: { width: '144px', cell: ({ created_at }) => <Instant at={created_at} /> },
};

/** The clients of the organization. */
export const clientList = defineList<ClientListQuery, ClientRow>({
  name: 'clients',
  title: text.clients,
  reads: 'clients:read',
  input: ClientListInput,
  orders: CLIENT_ORDERS,
  page: clientListOptions,
  nameOf: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  hrefOf: clientHref,
  columns: CLIENT_COLUMNS.map((id) => ({ id, label: CLIENT_COLUMN_LABELS[id], ...LOOKS[id] })),
  phone: ({ dob, phone_number, email_id, created_at }) => ({
    status: dob && phrase(text.born_on, { day: <Day day={dob} /> }),
    about: phone_number ? <PhoneLink number={phone_number} /> : email_id,
    date: phrase(text.added_on, { day: <Instant at={created_at} /> }),
  }),
  searchLabel: text.search_clients,
  views: { type: 'CLIENTS_VIEWS', columns: DEFAULT_CLIENT_COLUMNS },
  Frame: ({ page, children }) => (
    <AdmissionsFrame tab="clients" count={countText(page)}>
      {children}
    </AdmissionsFrame>
  ),
  texts: { failed: text.error_fetching_clients, none: text.no_clients_found, row: text.row },
});
