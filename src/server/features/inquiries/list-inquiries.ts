import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';
import { type IndexRange, type ServedPage, totalOfRanges } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader, type SortKey } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { verb } from '#server/platform/verb.ts';
import {
  INQUIRY_ORDERS,
  InquiryListInput,
  type InquiryListQuery,
  type InquirySort,
} from '#shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { seesFullRecord } from './inquiries.access.ts';
import { type InquiryRow, selectRow } from './inquiries.view.ts';

type AskedInquiries = Asked<InquiryListQuery>;

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;

/** An empty value has its own stand-in for each direction, so that it comes last. `case`, as row-level security wants it. */
const SORTS: Record<InquirySort, SortKey> = {
  created_at: { type: 'timestamptz', key: sql`inquiries.created_at` },
  opportunity_name: { type: 'text', key: sql`inquiries.name_key` },
  status: { type: 'smallint', key: sql`inquiries.status_rank` },
  priority: {
    type: 'integer',
    key: {
      asc: sql`case when inquiries.priority is null then 1000 else inquiries.priority end`,
      desc: sql`case when inquiries.priority is null then -1 else inquiries.priority end`,
    },
  },
  referral_org: {
    type: 'text',
    key: {
      asc: sql`case when inquiries.referral_key is null then chr(1114111) else inquiries.referral_key end collate "C"`,
      desc: sql`case when inquiries.referral_key is null then '' else inquiries.referral_key end collate "C"`,
    },
  },
};

const newestFirst = ({ sort, status_filter, staff_filter }: AskedInquiries): boolean =>
  sort === 'created_at' && (staff_filter.length || 1) * (status_filter.length || 1) <= MAX_STREAMS;

/**
 * Whether a page has to be planned for the very values asked for: a search, and one of the staff in another order than
 * the newest, where a busy person's inquiries are found along the order and a rare one's are not.
 */
const isPlannedByValue = (asked: AskedInquiries): boolean =>
  asked.query !== undefined || (asked.staff_filter.length > 0 && !newestFirst(asked));

/** Each status and each name opens its own index range; the staff's lead through their link with the inquiries. */
function rangesOf(asked: AskedInquiries): IndexRange[] {
  const { status_filter: statuses, staff_filter: staff } = asked;
  const mine = inPreparedOrganization('inquiries');
  if (staff.length > 0) {
    const link = { from: sql`inquiry_staff s`, key: sql`s.created_at`, id: sql<string>`s.inquiry_id` };
    const theirs = staff.map((name) => sql<SqlBool>`${inPreparedOrganization('s')} and s.staff_name = ${name}`);
    if (statuses.length === 0) return theirs.map((where) => ({ where, link }));
    return theirs.flatMap((where) =>
      statuses.map((status) => ({ where: sql<SqlBool>`${where} and s.status = ${status}`, link })),
    );
  }
  if (statuses.length === 0) return [{ where: mine }];
  if (newestFirst(asked))
    return statuses.map((status) => ({ where: sql<SqlBool>`${mine} and inquiries.status = ${status}` }));
  return [{ where: sql<SqlBool>`${mine} and inquiries.status in (${sql.join(statuses)})` }];
}

/** The filters as the functions of the search take them. */
const SOUGHT = sql`${parameter('term')}, ${parameter('status_filter')}, ${parameter('staff_filter')}`;
const SEARCH = {
  name: 'search_inquiries',
  asked: sql`${SOUGHT}, ${parameter('sort')}, ${parameter('descending')}`,
};

/** The total a list shows: from the counters where only statuses filter, else counted up to the cap. */
function total({ query, status_filter: statuses, staff_filter: staff }: AskedInquiries): RawBuilder<{ total: number }> {
  if (query) return sql`select count_inquiries(${SOUGHT}, ${sql.lit(COUNT_CAP)}) as total`;
  const ofStatus = statuses.length === 0 ? sql`` : sql` and status in (${sql.join(statuses)})`;
  if (staff.length === 0)
    return sql`select coalesce(sum(total), 0)::integer as total from inquiry_counters
      where ${inPreparedOrganization('inquiry_counters')}${ofStatus}`;
  return totalOfRanges(
    staff.map(
      (name) => sql`select inquiry_id from inquiry_staff
        where ${inPreparedOrganization('inquiry_staff')} and staff_name = ${name}${ofStatus}`,
    ),
  );
}

const inquiries = listReader<typeof InquiryListInput, InquiryRow, boolean>({
  table: 'inquiries',
  entity: 'inquiry',
  input: InquiryListInput,
  orders: INQUIRY_ORDERS,
  sorts: SORTS,
  found: (asked) => (isPlannedByValue(asked) ? SEARCH : rangesOf(asked)),
  sightOf: seesFullRecord,
  rows: selectRow,
  total,
  isCapped: ({ query, staff_filter }) => query !== undefined || staff_filter.length > 0,
});

/** One page of the organization's inquiries, with its total, in one round trip and one audit row. */
export const listInquiries = verb(
  { name: 'inquiries.list', kind: 'read', permission: 'inquiries:list', input: InquiryListInput },
  (ctx, query): Promise<ServedPage<InquiryRow>> => inquiries.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readInquiriesAfter = inquiries.rowsAfter;
