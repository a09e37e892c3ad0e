import { ACTIVITY_EVENTS } from '../../../src/shared/features/activities/activities.rules.ts';
import { CONTACT_TITLES } from '../../../src/shared/features/contacts/contacts.rules.ts';
import {
  PAYMENT_TYPES,
  SPECIALIZATIONS,
} from '../../../src/shared/features/referral-sources/referral-sources.rules.ts';
import type { OrganisationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, day, instant, organisationId, SERIES, userId } from './organisation.ts';
import { numbered, type TableRows } from './table-rows.ts';
import {
  CITIES,
  FIRST_NAMES,
  LAST_NAMES,
  RARE_LAST_NAME,
  RARE_STAFF,
  SOURCE_KINDS,
  SOURCE_NAMES,
  SOURCE_STATUSES,
  STAFF,
  STATES,
} from './words.ts';

const DAY_MS = 86_400_000;
/** Series of drawn values, away from those of rows. */
const DRAW = {
  last: 101,
  phone: 102,
  address: 103,
  birth: 104,
  kind: 105,
  activity: 106,
  contact: 107,
  owner: 108,
} as const;

export interface Client {
  id: string;
  firstname: string;
  lastname: string;
  phone_number: string;
  created_at: number;
}

/** Numbers reserved for fiction: (NPA) 555-01XX, of 700 area codes. */
export function phoneOf(organisation: number, index: number): string {
  const value = below(70_000, DRAW.phone, organisation, index);
  return `(${200 + Math.floor(value / 100)}) 555-01${String(value % 100).padStart(2, '0')}`;
}

/** Two clients bear the rare name, whatever the size. */
const bearsRareName = (index: number) => index === 1 || index === 11;

export function clientOf(organisation: number, size: OrganisationSize, index: number): Client {
  const created_at = DATA_START + Math.floor(((DATA_END - DATA_START) / size.clients) * index);
  const last = skewedBelow(LAST_NAMES.length, DRAW.last, organisation, index);
  return {
    id: rowId(created_at, SERIES.client, organisation, index),
    firstname: FIRST_NAMES[index % FIRST_NAMES.length]!,
    lastname: bearsRareName(index) ? RARE_LAST_NAME : LAST_NAMES[last]!,
    phone_number: phoneOf(organisation, index),
    created_at,
  };
}

const CLIENT_COLUMNS = [
  ...['id', 'org_id', 'firstname', 'lastname', 'email_id', 'phone_number', 'dob', 'address', 'city', 'state', 'zip'],
  ...['created_at', 'created_by', 'updated_at', 'updated_by'],
];

const clientRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered('clients', CLIENT_COLUMNS, size.clients, (index) => {
    const { id, firstname, lastname, phone_number, created_at } = clientOf(organisation, size, index);
    const at = instant(created_at);
    const place = drawn(DRAW.address, organisation, index);
    return [
      ...[id, organisationId(organisation), firstname, lastname],
      `${firstname}.${lastname}${index}@mail.example`.toLowerCase(),
      phone_number,
      day(Date.UTC(1950, 0, 1) + below(20_000, DRAW.birth, organisation, index) * DAY_MS),
      `${1 + (place % 900)} ${LAST_NAMES[place % LAST_NAMES.length]} Road`,
      CITIES[place % CITIES.length]!,
      STATES[place % STATES.length]!,
      String(10_000 + (place % 89_999)),
      ...[at, userId(organisation), at, userId(organisation)],
    ];
  });

export const sourceIdOf = (organisation: number, index: number) =>
  rowId(DATA_START, SERIES.source, organisation, index);

export const sourceNameOf = (index: number) =>
  `${SOURCE_NAMES[index % SOURCE_NAMES.length]} ${LAST_NAMES[Math.floor(index / SOURCE_NAMES.length) % LAST_NAMES.length]}`;

const SOURCE_COLUMNS = [
  ...[
    'id',
    'org_id',
    'referral_name',
    'type',
    'payment_type',
    'specializations',
    'address',
    'state',
    'owner',
    'status',
  ],
  ...['last_activity_date', 'is_active', 'created_at', 'updated_at'],
];

/** The last payment type and the last specialization are rare. */
const someOf = (options: readonly string[], draw: number) =>
  options.filter((_, at) => (at === options.length - 1 ? draw % 997 === 0 : (draw >> at) % 3 === 0));

const sourceRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered('referral_sources', SOURCE_COLUMNS, size.sources, (index) => {
    const kind = drawn(DRAW.kind, organisation, index);
    const at = instant(DATA_START + index * 1000);
    return [
      ...[sourceIdOf(organisation, index), organisationId(organisation), sourceNameOf(index)],
      SOURCE_KINDS[kind % SOURCE_KINDS.length]!,
      someOf(PAYMENT_TYPES, kind),
      someOf(SPECIALIZATIONS, kind >> 4),
      `${1 + (kind % 900)} Harbor Street`,
      STATES[kind % STATES.length]!,
      kind % 3 === 0 ? null : STAFF[skewedBelow(STAFF.length, DRAW.owner, organisation, index)]!,
      SOURCE_STATUSES[kind % SOURCE_STATUSES.length]!,
      kind % 9 === 0 ? null : day(DATA_END - below(900, DRAW.activity, organisation, index) * DAY_MS),
      true,
      ...[at, at],
    ];
  });

const ACTIVITIES_EACH = 10;

/** Five activities bear the rare name, whatever the size. */
const activityRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered(
    'referral_activities',
    ['id', 'org_id', 'referral_id', 'event', 'performed_by', 'event_date'],
    size.sources * ACTIVITIES_EACH,
    (index) => {
      const at = DATA_END - below(900, DRAW.activity, organisation, index) * DAY_MS;
      return [
        rowId(at, SERIES.activity, organisation, index),
        organisationId(organisation),
        sourceIdOf(organisation, index % size.sources),
        ACTIVITY_EVENTS[index % ACTIVITY_EVENTS.length]!,
        index < 5 ? RARE_STAFF : STAFF[skewedBelow(STAFF.length, DRAW.owner, organisation, index)]!,
        day(at),
      ];
    },
  );

const CONTACT_COLUMNS = [
  ...['id', 'org_id', 'referral_id', 'organization_name', 'firstname', 'lastname', 'title', 'email', 'phone_number'],
  ...['city', 'state', 'is_active', 'created_at', 'updated_at'],
];

const contactRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered('referral_contacts', CONTACT_COLUMNS, size.contacts, (index) => {
    const source = skewedBelow(size.sources, DRAW.contact, organisation, index);
    const created = DATA_START + Math.floor(((DATA_END - DATA_START) / size.contacts) * index);
    const first = FIRST_NAMES[(index * 7) % FIRST_NAMES.length]!;
    const last = LAST_NAMES[drawn(DRAW.contact, organisation, index) % LAST_NAMES.length]!;
    return [
      rowId(created, SERIES.contact, organisation, index),
      ...[organisationId(organisation), sourceIdOf(organisation, source), sourceNameOf(source), first, last],
      CONTACT_TITLES[index % (CONTACT_TITLES.length - 1)]!,
      `${first}.${last}${index}@partner.example`.toLowerCase(),
      phoneOf(organisation, index + 500_000),
      ...[CITIES[index % CITIES.length]!, STATES[index % STATES.length]!, true, instant(created), instant(created)],
    ];
  });

/** Clients, referral sources, their activities and their contacts. */
export const peopleRows = (organisation: number, size: OrganisationSize): TableRows[] => [
  clientRows(organisation, size),
  sourceRows(organisation, size),
  activityRows(organisation, size),
  contactRows(organisation, size),
];
