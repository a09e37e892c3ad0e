import { CONTACT_SORTS, CONTACT_TITLES } from '#shared/features/contacts/contacts.rules.ts';
import {
  AMOUNTS_FROM,
  CONDITIONS,
  INQUIRY_STATUSES,
  MISSING_FIELDS,
  QUIET_DAYS,
} from '#shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS } from '#shared/features/inquiries/inquiries.schemas.ts';
import {
  PAYMENT_TYPES,
  SOURCE_SORTS,
  SOURCE_STATUSES,
  SOURCE_TYPES,
} from '#shared/features/referral-sources/referral-sources.rules.ts';
import { TASK_ORDERS, TASK_STATES } from '#shared/features/tasks/tasks.schemas.ts';
import { sortsOf } from '#shared/platform/list-order.ts';
import { FACILITIES } from './dataset/organization.ts';
import { FIRST_NAMES, LAST_NAMES, RARE_LAST_NAME, RARE_STAFF, STAFF } from './dataset/words.ts';

type Input = Record<string, unknown>;
type Cases = readonly (readonly [what: string, input: Input])[];

/** One list: what it is asked by, how its first page is asked for, and every way to ask for another. */
export interface ListCases {
  list: string;
  procedure: string;
  cases: Cases;
  /** The list whose first page it is measured against, where it is none itself. */
  against?: string;
}

const NOBODY = 'Nobody By This Name';
const BUSIEST = STAFF[0]!;
const FULL_NAME = `${FIRST_NAMES[0]} ${LAST_NAMES[0]}`;
const [HOUSE] = FACILITIES;
const [CONDITION] = CONDITIONS;

const ways = (sorts: readonly string[], input: Input = {}): Cases =>
  sorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => [`sort ${sort} ${order}`, { ...input, sort, order }] as const),
  );

const INQUIRIES: Cases = [
  ...ways(INQUIRY_SORTS),
  ...INQUIRY_STATUSES.map((status) => [`status ${status}`, { status_filter: status }] as const),
  ['two statuses', { status_filter: ['ASSESSMENT', 'ADMITTED'] }],
  ['staff, the busiest', { staff_filter: BUSIEST }],
  ['staff, of five inquiries', { staff_filter: RARE_STAFF }],
  ['staff, nobody', { staff_filter: NOBODY }],
  ['three of the staff', { staff_filter: [STAFF[3], STAFF[9], RARE_STAFF] }],
  ['status and staff', { status_filter: 'ADMITTED', staff_filter: STAFF[2] }],
  ['status and staff, no hit', { status_filter: 'ADMITTED', staff_filter: NOBODY }],
  ['status and sort by name', { status_filter: 'ADMITTED', sort: 'opportunity_name' }],
  ['staff and sort by name', { staff_filter: BUSIEST, sort: 'opportunity_name' }],
  ['rare staff and sort by name', { staff_filter: RARE_STAFF, sort: 'opportunity_name' }],
  ...FACILITIES.slice(0, 2).map((name) => [`facility ${name}`, { facility_filter: name }] as const),
  ['facility, no hit', { facility_filter: NOBODY }],
  ['facility and sort by name', { facility_filter: HOUSE, sort: 'opportunity_name' }],
  ['condition', { condition_filter: CONDITION }],
  ['two conditions', { condition_filter: CONDITIONS.slice(3, 5) }],
  ['condition, no hit', { condition_filter: NOBODY }],
  ['condition and sort by name', { condition_filter: CONDITION, sort: 'opportunity_name' }],
  ['facility and status', { facility_filter: HOUSE, status_filter: 'ADMITTED' }],
  ['facility and condition', { facility_filter: HOUSE, condition_filter: CONDITION }],
  [
    'facility, status and condition',
    { facility_filter: HOUSE, status_filter: 'ADMITTED', condition_filter: CONDITION },
  ],
  ['facility and staff', { facility_filter: HOUSE, staff_filter: STAFF[2] }],
  ['condition and staff', { condition_filter: CONDITION, staff_filter: STAFF[2] }],
  ['condition and rare staff', { condition_filter: CONDITION, staff_filter: RARE_STAFF }],
  ['a month', { created_from: '2024-05-01', created_to: '2024-05-31' }],
  ['a month by name', { created_from: '2024-05-01', created_to: '2024-05-31', sort: 'opportunity_name' }],
  ['a month of nothing', { created_from: '2019-05-01', created_to: '2019-05-31' }],
  ['a month and staff', { created_from: '2024-05-01', created_to: '2024-05-31', staff_filter: STAFF[2] }],
  ...AMOUNTS_FROM.map((amount_from) => [`amount from ${amount_from}`, { amount_from }] as const),
  ['amount and staff', { amount_from: '100000', staff_filter: STAFF[2] }],
  ...MISSING_FIELDS.map((field) => [`missing ${field}`, { missing: field }] as const),
  ['missing condition by name', { missing: 'condition', sort: 'opportunity_name' }],
  ...QUIET_DAYS.map((quiet_days) => [`quiet for ${quiet_days} days`, { quiet_days }] as const),
  ['quiet and of the busiest', { quiet_days: '7', staff_filter: BUSIEST }],
  ['quiet and of rare staff', { quiet_days: '7', staff_filter: RARE_STAFF }],
  ['search', { query: 'son' }],
  ['search by full name', { query: FULL_NAME }],
  ['search by part of a number', { query: '555-01' }],
  ['search, rare', { query: RARE_LAST_NAME }],
  ['search, no hit', { query: 'xqzzyvw' }],
  ['search and status', { query: 'stone', status_filter: 'ADMITTED' }],
  ['search and the busiest', { query: 'stone', staff_filter: BUSIEST }],
  ['search and rare staff', { query: 'stone', staff_filter: RARE_STAFF }],
  ['search and facility, no hit', { query: 'xqzzyvw', facility_filter: HOUSE }],
  ['search by name order', { query: 'stone', sort: 'opportunity_name' }],
];

const BOARD: Cases = [
  ['all', {}],
  ['the busiest', { staff_filter: BUSIEST }],
  ['of five inquiries', { staff_filter: RARE_STAFF }],
  ['nobody', { staff_filter: NOBODY }],
  ['search', { query: 'stone' }],
  ['search, rare', { query: RARE_LAST_NAME }],
  ['facility', { facility_filter: HOUSE }],
  ['condition', { condition_filter: CONDITION }],
  ['by name', { sort: 'opportunity_name' }],
];

const CLIENTS: Cases = [
  ...ways(['created_at', 'name', 'email_id']),
  ['of one name', { firstname: FIRST_NAMES[0]!, lastname: LAST_NAMES[0]! }],
  ['of one name, no hit', { firstname: 'Nobody', lastname: 'Atall' }],
  ['born on a day', { query: '01/02/1980' }],
  ['born on a day, in words', { query: 'Jan 2, 1980' }],
  ['born on a day, and a name', { query: 'Ada 01/02/1980' }],
  ['born on a day, no hit', { query: '01/02/1890' }],
  ['search', { query: 'son' }],
  ['search by full name', { query: FULL_NAME }],
  ['search by part of a number', { query: '555-01' }],
  ['search, rare', { query: RARE_LAST_NAME }],
  ['search, no hit', { query: 'xqzzyvw' }],
  ['search by name order', { query: 'stone', sort: 'name' }],
];

const SOURCES: Cases = [
  ...ways(SOURCE_SORTS),
  ...SOURCE_STATUSES.map((status) => [`status ${status}`, { status }] as const),
  ...PAYMENT_TYPES.map((payment_type) => [`payment type ${payment_type}`, { payment_type }] as const),
  ['type, of every third', { type: SOURCE_TYPES[0] }],
  ['type, no hit', { type: 'Court' }],
  ['state', { state: 'TX' }],
  ['state, no hit', { state: 'WY' }],
  ['staff, the busiest', { staff: BUSIEST }],
  ['staff, of five activities', { staff: RARE_STAFF }],
  ['staff, nobody', { staff: NOBODY }],
  ['status and staff', { status: 'HOT', staff: STAFF[2] }],
  ['status and staff, no hit', { status: 'HOT', staff: NOBODY }],
  ['due', { overdue: '0' }],
  ['heard of in a month', { heard_from: '2026-05-01', heard_to: '2026-05-31' }],
  ['of a day, no hit', { created_from: '2019-05-01', created_to: '2019-05-31' }],
  ['name, no hit', { referral_name: 'xqzzyvw' }],
  ['search', { query: 'stone' }],
  ['search, no hit', { query: 'xqzzyvw' }],
  ['archived ones too', { archived: true }],
];

const CONTACTS: Cases = [
  ...ways(CONTACT_SORTS),
  ['title, of every fourteenth', { title: CONTACT_TITLES[0] }],
  ['title, no hit', { title: 'Other' }],
  ['five titles', { title: CONTACT_TITLES.slice(0, 5) }],
  ['state', { state: 'TX' }],
  ['state, no hit', { state: 'WY' }],
  ['source, no hit', { referral_id: '00000000-0000-4000-8000-000000000000' }],
  ['title and state', { title: CONTACT_TITLES[0], state: 'TX' }],
  ['title and sort by name', { title: CONTACT_TITLES[0], sort: 'name' }],
  ['search', { query: 'stone' }],
  ['search by full name', { query: FULL_NAME }],
  ['search, no hit', { query: 'xqzzyvw' }],
  ['search and title', { query: 'stone', title: CONTACT_TITLES[0] }],
  ['archived ones too', { archived: true }],
];

const TASK_SORTS = sortsOf(TASK_ORDERS);
const TASKS: Cases = [
  ...ways(TASK_SORTS),
  ...TASK_STATES.flatMap((state) =>
    TASK_SORTS.flatMap((sort) => [
      [`${state} by ${sort}`, { state, sort }] as const,
      [`mine, ${state} by ${sort}`, { mine: true, state, sort }] as const,
    ]),
  ),
  ['mine', { mine: true }],
  ['mine by created', { mine: true, sort: 'created_at' }],
  ['search', { query: 'brochure' }],
  ['search by a source', { query: 'Bayview Stone' }],
  ['search, no hit', { query: 'xqzzyvw' }],
  ['search, mine and open', { query: 'brochure', mine: true, state: 'open' }],
  ['search by priority', { query: 'brochure', sort: 'priority' }],
];

/** Every list with every sort, every filter, a search and combinations that people ask for; with hits and without. */
export const LIST_CASES: readonly ListCases[] = [
  { list: 'inquiries', procedure: 'inquiries.list', cases: INQUIRIES },
  { list: 'board', procedure: 'inquiries.board', cases: BOARD, against: 'inquiries.list' },
  { list: 'clients', procedure: 'clients.list', cases: CLIENTS },
  { list: 'sources', procedure: 'referralSources.list', cases: SOURCES },
  { list: 'contacts', procedure: 'contacts.list', cases: CONTACTS },
  { list: 'tasks', procedure: 'tasks.list', cases: TASKS },
  {
    list: 'nearest names',
    procedure: 'search.near',
    against: 'inquiries.list',
    cases: [
      ['a full name', { query: 'Adda Ashbridgge', limit: 5 }],
      ['born on a day', { query: '01/02/1980', limit: 5 }],
    ],
  },
];
