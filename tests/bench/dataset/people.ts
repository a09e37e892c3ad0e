import { CONTACT_TITLES } from '#shared/features/contacts/contacts.rules.ts';
import type { OrganizationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, DAY_MS, DRAW, day, instant, organizationId, SERIES, userId } from './organization.ts';
import { activityRows, sourceIdOf, sourceNameOf, sourceRows, sourceStaffRows } from './sources.ts';
import { numbered, type TableRows } from './table-rows.ts';
import { CITIES, FIRST_NAMES, LAST_NAMES, RARE_LAST_NAME, STATES } from './words.ts';

export interface Client {
  id: string;
  firstname: string;
  lastname: string;
  phone_number: string;
  created_at: number;
}

/** Numbers reserved for fiction: (NPA) 555-01XX, of 700 area codes. */
export function phoneOf(organization: number, index: number): string {
  const value = below(70_000, DRAW.phone, organization, index);
  return `(${200 + Math.floor(value / 100)}) 555-01${String(value % 100).padStart(2, '0')}`;
}

/** Two clients bear the rare name, whatever the size. */
const bearsRareName = (index: number) => index === 1 || index === 11;

export function clientOf(organization: number, size: OrganizationSize, index: number): Client {
  const created_at = DATA_START + Math.floor(((DATA_END - DATA_START) / size.clients) * index);
  const last = skewedBelow(LAST_NAMES.length, DRAW.last, organization, index);
  return {
    id: rowId(created_at, SERIES.client, organization, index),
    firstname: FIRST_NAMES[index % FIRST_NAMES.length]!,
    lastname: bearsRareName(index) ? RARE_LAST_NAME : LAST_NAMES[last]!,
    phone_number: phoneOf(organization, index),
    created_at,
  };
}

const CLIENT_COLUMNS = [
  ...['id', 'org_id', 'firstname', 'lastname', 'email_id', 'phone_number', 'dob', 'address', 'city', 'state', 'zip'],
  ...['created_at', 'created_by', 'updated_at', 'updated_by'],
];

const clientRows = (organization: number, size: OrganizationSize): TableRows =>
  numbered('clients', CLIENT_COLUMNS, size.clients, (index) => {
    const { id, firstname, lastname, phone_number, created_at } = clientOf(organization, size, index);
    const at = instant(created_at);
    const place = drawn(DRAW.address, organization, index);
    return [
      ...[id, organizationId(organization), firstname, lastname],
      `${firstname}.${lastname}${index}@mail.example`.toLowerCase(),
      phone_number,
      day(Date.UTC(1950, 0, 1) + below(20_000, DRAW.birth, organization, index) * DAY_MS),
      `${1 + (place % 900)} ${LAST_NAMES[place % LAST_NAMES.length]} Road`,
      CITIES[place % CITIES.length]!,
      STATES[place % STATES.length]!,
      String(10_000 + (place % 89_999)),
      ...[at, userId(organization), at, userId(organization)],
    ];
  });

const CONTACT_COLUMNS = [
  ...['id', 'org_id', 'referral_id', 'organization_name', 'firstname', 'lastname', 'title', 'email', 'phone_number'],
  ...['city', 'state', 'is_active', 'created_at', 'updated_at'],
];

const contactRows = (organization: number, size: OrganizationSize): TableRows =>
  numbered('referral_contacts', CONTACT_COLUMNS, size.contacts, (index) => {
    const source = skewedBelow(size.sources, DRAW.contact, organization, index);
    const created = DATA_START + Math.floor(((DATA_END - DATA_START) / size.contacts) * index);
    const first = FIRST_NAMES[(index * 7) % FIRST_NAMES.length]!;
    const last = LAST_NAMES[drawn(DRAW.contact, organization, index) % LAST_NAMES.length]!;
    return [
      rowId(created, SERIES.contact, organization, index),
      ...[organizationId(organization), sourceIdOf(organization, source), sourceNameOf(source), first, last],
      CONTACT_TITLES[index % (CONTACT_TITLES.length - 1)]!,
      `${first}.${last}${index}@partner.example`.toLowerCase(),
      phoneOf(organization, index + 500_000),
      ...[CITIES[index % CITIES.length]!, STATES[index % STATES.length]!, true, instant(created), instant(created)],
    ];
  });

/** Clients, referral sources, their activities, staff and contacts. */
export const peopleRows = (organization: number, size: OrganizationSize): TableRows[] => [
  clientRows(organization, size),
  sourceRows(organization, size),
  activityRows(organization, size),
  sourceStaffRows(organization, size),
  contactRows(organization, size),
];
