import { CONDITIONS, type InquiryStatus, SUFFIX_ALPHABET } from '#shared/features/inquiries/inquiries.rules.ts';
import type { OrganizationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, FACILITIES, SERIES } from './organization.ts';
import { type Client, clientOf } from './people.ts';
import { sourceNameOf } from './sources.ts';
import { DROP_REASONS, RARE_STAFF, STAFF } from './words.ts';

const DRAW = {
  client: 201,
  staff: 202,
  staffCount: 203,
  condition: 204,
  priority: 205,
  source: 206,
  block: 207,
  facility: 208,
  amount: 209,
} as const;
/** Effective dates stand on ten minutes, so that some are shared. */
const GRAIN_MS = 600_000;
const SUFFIXES = SUFFIX_ALPHABET.length ** 4;
/** Has no factor in common with the number of suffixes: each is taken once before any is taken again. */
const STRIDE = 387_420_489 % SUFFIXES;
/** How many are assigned to the rare colleague, spread over the whole time. */
const RARE_STAFF_INQUIRIES = 5;

/** The way of a hundred inquiries, 300 changes of status in all. */
const PATHS: readonly (readonly [share: number, path: readonly InquiryStatus[]])[] = [
  [22, ['PRE-ASSESSMENT']],
  [15, ['PRE-ASSESSMENT', 'ASSESSMENT']],
  [5, ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT']],
  [5, ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED']],
  [23, ['PRE-ASSESSMENT', 'ASSESSMENT', 'DROPPED']],
  [2, ['PRE-ASSESSMENT', 'DROPPED']],
  [28, ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED']],
];
const PATH_OF_SLOT = PATHS.flatMap(([share, path]) => Array.from({ length: share }, () => path));

export interface Inquiry {
  id: string;
  name: string;
  client: Client;
  /** The statuses it went through; the last is where it stands. */
  path: readonly InquiryStatus[];
  status: InquiryStatus;
  staff: string[];
  condition: string[];
  priority: number | null;
  /** Number of the referral source, or null. */
  source: number | null;
  referral_org: string | null;
  drop_reason: string | null;
  /** Number of the facility, or null. */
  facility: number | null;
  /** US dollars that are expected of it. */
  amount: number | null;
  created_at: number;
  note: string | null;
}

function suffix(index: number): string {
  let rest = ((index % SUFFIXES) * STRIDE) % SUFFIXES;
  let text = '';
  for (let place = 0; place < 4; place++) {
    text += SUFFIX_ALPHABET[rest % SUFFIX_ALPHABET.length];
    rest = Math.floor(rest / SUFFIX_ALPHABET.length);
  }
  return text;
}

/** A suffix comes again after 923,521; its second bearer is the next client, who has another first name. */
function clientIndex(organization: number, size: OrganizationSize, index: number): number {
  const first = below(size.clients, DRAW.client, organization, index % SUFFIXES);
  return (first + Math.floor(index / SUFFIXES)) % size.clients;
}

function staffOf(organization: number, size: OrganizationSize, index: number): string[] {
  const count = 1 + below(3, DRAW.staffCount, organization, index);
  const names = Array.from(
    { length: count },
    (_, n) => STAFF[skewedBelow(STAFF.length, DRAW.staff + n * 1000, organization, index)]!,
  );
  const every = Math.max(1, Math.floor(size.inquiries / RARE_STAFF_INQUIRIES));
  if (index % every === every - 1) names.push(RARE_STAFF);
  return [...new Set<string>(names)];
}

function pathOf(organization: number, index: number) {
  const block = drawn(DRAW.block, organization, Math.floor(index / 100));
  return PATH_OF_SLOT[((index % 100) * 37 + (block % 100)) % 100]!;
}

/** The inquiry of this number, in order of creation. */
export function inquiryOf(organization: number, size: OrganizationSize, index: number): Inquiry {
  const spread = DATA_START + ((DATA_END - DATA_START) / size.inquiries) * index;
  const created_at = Math.floor(spread / GRAIN_MS) * GRAIN_MS;
  const client = clientOf(organization, size, clientIndex(organization, size, index));
  const path = pathOf(organization, index);
  const status = path.at(-1)!;
  const chance = drawn(DRAW.condition, organization, index);
  const source = chance % 5 === 0 ? null : skewedBelow(size.sources, DRAW.source, organization, index);
  const conditions = [CONDITIONS[chance % CONDITIONS.length]!, CONDITIONS[(chance >>> 8) % CONDITIONS.length]!];
  return {
    id: rowId(created_at, SERIES.inquiry, organization, index),
    name: `${client.firstname} ${client.lastname}-${suffix(index)}`,
    client,
    path,
    status,
    staff: staffOf(organization, size, index),
    condition: [...new Set<string>(conditions)],
    priority: chance % 10 < 6 ? null : 1 + below(10, DRAW.priority, organization, index),
    source,
    referral_org: source === null ? null : sourceNameOf(source),
    drop_reason: status === 'DROPPED' ? DROP_REASONS[chance % DROP_REASONS.length]! : null,
    // Two of three name where they are to go, and half what is expected of them.
    facility: chance % 3 === 0 ? null : skewedBelow(FACILITIES.length, DRAW.facility, organization, index),
    amount: chance % 2 === 0 ? null : 1000 * (1 + skewedBelow(120, DRAW.amount, organization, index)),
    created_at,
    note: index % 10 === 3 ? rowId(created_at, SERIES.note, organization, index) : null,
  };
}
