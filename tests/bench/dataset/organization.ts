import { ROLES } from '#shared/platform/permissions.ts';
import { rowId } from './draw.ts';
import { numbered, type TableRows } from './table-rows.ts';
import { LAST_NAMES, STAFF } from './words.ts';

/** Each kind of row and of drawn value has its own number. */
export const SERIES = {
  organization: 1,
  user: 2,
  client: 3,
  source: 4,
  contact: 5,
  inquiry: 6,
  note: 7,
  status: 8,
  referral: 9,
  activity: 10,
  task: 11,
  facility: 12,
} as const;

export const DAY_MS = 86_400_000;
/** Series of drawn values, away from those of rows. */
export const DRAW = {
  last: 101,
  phone: 102,
  address: 103,
  birth: 104,
  kind: 105,
  activity: 106,
  contact: 107,
  owner: 108,
  task: 109,
} as const;

/** The data ends on this day and begins five years before. */
export const DATA_END = Date.UTC(2026, 10, 1);
export const DATA_START = Date.UTC(2021, 10, 1);

export const instant = (at: number) => new Date(at).toISOString();
export const day = (at: number) => instant(at).slice(0, 10);

export const organizationId = (organization: number) => rowId(DATA_START, SERIES.organization, organization, 0);

/** One user of each role; 0 is the Admin. */
export const userId = (organization: number, role = 0) => rowId(DATA_START, SERIES.user, organization, role);

/** Facilities of each organization. */
export const FACILITIES = ['Harbor House', 'Cedar Lodge', 'North Campus', 'Lakeside', 'Willow Court'] as const;

export const facilityId = (organization: number, index: number) =>
  rowId(DATA_START, SERIES.facility, organization, index);

/** The organization itself, its houses and its people. Nobody has a password: benches issue their own tokens. */
export const organizationRows = (organization: number): TableRows[] => [
  numbered('organizations', ['id', 'name', 'time_zone', 'created_at'], 1, () => [
    organizationId(organization),
    `${LAST_NAMES[organization * 7]} Recovery`,
    'America/New_York',
    instant(DATA_START),
  ]),
  numbered('facilities', ['id', 'org_id', 'name', 'size'], FACILITIES.length, (index) => [
    facilityId(organization, index),
    organizationId(organization),
    FACILITIES[index]!,
    20 + index * 10,
  ]),
  numbered(
    'users',
    ['id', 'org_id', 'email_id', 'firstname', 'lastname', 'role', 'can_export'],
    ROLES.length,
    (index) => {
      const [first = '', last = ''] = STAFF[index]!.split(' ');
      const email = `${ROLES[index]}@org${organization}.example`;
      return [
        userId(organization, index),
        organizationId(organization),
        email,
        first,
        last,
        ROLES[index]!,
        index === 0,
      ];
    },
  ),
];
