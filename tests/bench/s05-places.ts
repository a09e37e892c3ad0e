import { CONTACT_SORTS, CONTACT_TITLES } from '#shared/features/contacts/contacts.rules.ts';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS } from '#shared/features/inquiries/inquiries.schemas.ts';
import {
  PAYMENT_TYPES,
  SOURCE_SORTS,
  SOURCE_STATUSES,
  SOURCE_TYPES,
} from '#shared/features/referral-sources/referral-sources.rules.ts';
import type { BenchRow } from './bench-row.ts';
import { FIRST_NAMES, LAST_NAMES, RARE_STAFF, STAFF } from './dataset/words.ts';
import { clientsPath, contactsPath, PAGE, restPath, sourcesPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { compare } from './run-load.ts';
import type { BenchApp, World } from './world.ts';

const DEEP_PAGE = 2_000;
const NOBODY = 'Nobody By This Name';

type Input = Record<string, unknown>;

/** Every sort and every filter alone, and status with staff; with hits and without. */
const CASES: readonly [what: string, input: Input][] = [
  ...INQUIRY_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order): [string, Input] => [`sort ${sort} ${order}`, { sort, order }]),
  ),
  ...INQUIRY_STATUSES.map((status): [string, Input] => [`status ${status}`, { status_filter: status }]),
  ['two statuses', { status_filter: ['ASSESSMENT', 'ADMITTED'] }],
  ['staff, the busiest', { staff_filter: STAFF[0] }],
  ['staff, of five inquiries', { staff_filter: RARE_STAFF }],
  ['staff, nobody', { staff_filter: NOBODY }],
  ['three of the staff', { staff_filter: [STAFF[3], STAFF[9], RARE_STAFF] }],
  ['status and staff', { status_filter: 'ADMITTED', staff_filter: STAFF[2] }],
  ['status and staff, no hit', { status_filter: 'ADMITTED', staff_filter: NOBODY }],
  ['status and sort by name', { status_filter: 'ADMITTED', sort: 'opportunity_name' }],
  ['staff and sort by name', { staff_filter: STAFF[0], sort: 'opportunity_name' }],
];

/** The clients' one sort, and everyone of exactly one name, with hits and without. */
const CLIENT_CASES: readonly [what: string, input: Input][] = [
  ['clients, sort created_at asc', { order: 'asc' }],
  ['clients of one name', { firstname: FIRST_NAMES[0]!, lastname: LAST_NAMES[0]! }],
  ['clients of one name, no hit', { firstname: 'Nobody', lastname: 'Atall' }],
];

/** Every sort and every filter of the referral sources, with hits and without, and status with staff. */
const SOURCE_CASES: readonly [what: string, input: Input][] = [
  ...SOURCE_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order): [string, Input] => [`sort ${sort} ${order}`, { sort, order }]),
  ),
  ...SOURCE_STATUSES.map((status): [string, Input] => [`status ${status}`, { status }]),
  ...PAYMENT_TYPES.map((payment_type): [string, Input] => [`payment type ${payment_type}`, { payment_type }]),
  ['type, of every third', { type: SOURCE_TYPES[0] }],
  ['type, no hit', { type: 'Court' }],
  ['state', { state: 'TX' }],
  ['state, no hit', { state: 'WY' }],
  ['staff, the busiest', { staff: STAFF[0] }],
  ['staff, of five activities', { staff: RARE_STAFF }],
  ['staff, nobody', { staff: NOBODY }],
  ['status and staff', { status: 'HOT', staff: STAFF[2] }],
  ['status and staff, no hit', { status: 'HOT', staff: NOBODY }],
  ['archived ones too', { archived: true }],
];

/** Every sort and every filter of the contacts, with hits and without, and a title with a state. */
const CONTACT_CASES: readonly [what: string, input: Input][] = [
  ...CONTACT_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order): [string, Input] => [`sort ${sort} ${order}`, { sort, order }]),
  ),
  ['title, of every fourteenth', { title: CONTACT_TITLES[0] }],
  ['title, no hit', { title: 'Other' }],
  ['five titles', { title: CONTACT_TITLES.slice(0, 5) }],
  ['state', { state: 'TX' }],
  ['state, no hit', { state: 'WY' }],
  ['source, no hit', { referral_id: '00000000-0000-4000-8000-000000000000' }],
  ['title and state', { title: CONTACT_TITLES[0], state: 'TX' }],
  ['title and sort by name', { title: CONTACT_TITLES[0], sort: 'name' }],
  ['archived ones too', { archived: true }],
];

interface Places {
  next: string;
  prev: string;
}

async function placesAt({ port, headers }: BenchApp, path: string): Promise<Places> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const { result } = (await answer.json()) as { result: Places };
  return result;
}

/** S5 and S5a: a page deep in the list, and every order and filter, against the first page in default order. */
export async function run(world: World): Promise<BenchRow[]> {
  const app = await world.app();
  const { port, headers } = app;
  const against = (input: Input) => compare(headers, { port, path: restPath(input) }, { port, path: restPath({}) });
  const clients = (input: Input) =>
    compare(headers, { port, path: clientsPath(input) }, { port, path: clientsPath({}) });
  const sources = (input: Input) =>
    compare(headers, { port, path: sourcesPath(input) }, { port, path: sourcesPath({}) });
  const contacts = (input: Input) =>
    compare(headers, { port, path: contactsPath(input) }, { port, path: contactsPath({}) });
  const deep = Math.min(DEEP_PAGE, Math.floor(world.rows / PAGE.limit / 2));
  const { next, prev } = await placesAt(app, restPath({ page: deep }));
  const rows = [
    mostRow('S5', `the page after page ${deep}`, await against({ after: next }), 1.2, 'page 1'),
    mostRow('S5', `the page before page ${deep}`, await against({ before: prev }), 1.2, 'page 1'),
    mostRow('S5', `a jump to page ${deep}`, await against({ page: deep }), 60, 'page 1'),
  ];
  for (const [what, input] of CASES) rows.push(mostRow('S5a', what, await against(input), 3, 'page 1'));
  for (const [what, input] of CLIENT_CASES) rows.push(mostRow('S5a', what, await clients(input), 3, 'page 1'));
  for (const [what, input] of SOURCE_CASES)
    rows.push(mostRow('S5a', `sources, ${what}`, await sources(input), 3, 'page 1'));
  for (const [what, input] of CONTACT_CASES)
    rows.push(mostRow('S5a', `contacts, ${what}`, await contacts(input), 3, 'page 1'));
  return rows;
}
