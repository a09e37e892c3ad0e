import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';
import { type IndexRange, type ServedPage, totalOfRanges } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader, type SortKey } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { permit, verb } from '#server/platform/verb.ts';
import {
  INQUIRY_ORDERS,
  InquiryListInput,
  type InquiryListQuery,
  type InquirySort,
} from '#shared/features/inquiries/inquiries.schemas.ts';
import { WHOLE_RECORD_FILTERS, WHOLE_RECORD_SORTS } from '#shared/features/inquiries/whole-record-filters.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { seesFullRecord, soughtBy } from './inquiries.access.ts';
import { type InquiryRow, selectRow } from './inquiries.view.ts';

type AskedInquiries = Asked<InquiryListQuery>;

const DAY_MS = 86_400_000;

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
  scheduled_admit_date: {
    type: 'date',
    key: {
      asc: sql`case when inquiries.scheduled_admit_date is null then date '9999-12-31' else inquiries.scheduled_admit_date end`,
      desc: sql`case when inquiries.scheduled_admit_date is null then date '0001-01-01' else inquiries.scheduled_admit_date end`,
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

/** The table that leads to what is asked for by name: the staff's, or that of the conditions where no staff are named. */
const linkOf = ({ staff_filter, condition_filter }: AskedInquiries) =>
  staff_filter.length > 0
    ? ({ table: 'inquiry_staff', column: sql`staff_name`, names: staff_filter } as const)
    : ({ table: 'inquiry_conditions', column: sql`condition`, names: condition_filter } as const);

const newestFirst = (asked: AskedInquiries): boolean =>
  asked.sort === 'created_at' && (linkOf(asked).names.length || 1) * (asked.status_filter.length || 1) <= MAX_STREAMS;

/** Whether more is asked for than a status and names of one kind, each of which has index ranges of its own. */
const asksForMore = (asked: AskedInquiries): boolean =>
  asked.facility_filter.length > 0 ||
  (asked.staff_filter.length > 0 && asked.condition_filter.length > 0) ||
  asked.missing.length > 0 ||
  [asked.created_from, asked.created_to, asked.amount_from, asked.quiet_days].some((given) => given !== undefined);

/**
 * Whether a page has to be planned for the very values asked for: a search, what has no range of its own, and one of the names in another order than
 * the newest, where a busy person's inquiries are found along the order and a rare one's are not.
 */
const isPlannedByValue = (asked: AskedInquiries): boolean =>
  asked.query !== undefined || asksForMore(asked) || (linkOf(asked).names.length > 0 && !newestFirst(asked));

/** Each status and each name opens its own index range; names lead through their link with the inquiries. */
function rangesOf(asked: AskedInquiries): IndexRange[] {
  const statuses = asked.status_filter;
  const mine = inPreparedOrganization('inquiries');
  const { table, column, names } = linkOf(asked);
  if (names.length > 0) {
    const link = { from: sql`${sql.table(table)} s`, key: sql`s.created_at`, id: sql<string>`s.inquiry_id` };
    const theirs = names.map((name) => sql<SqlBool>`${inPreparedOrganization('s')} and s.${column} = ${name}`);
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

/** Since when nobody may have written or called; null where that is not asked. */
export const quietSince = (ctx: Context, { quiet_days }: Pick<InquiryListQuery, 'quiet_days'>): string | null =>
  quiet_days ? new Date(ctx.services.clock.now().getTime() - Number(quiet_days) * DAY_MS).toISOString() : null;

/** The instant at which a day begins where the organization is; none for no day. */
const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone
  (select organizations.time_zone from organizations where organizations.id = ${parameter('org_id')}::uuid))`;

/** The filters as the functions of the search take them. */
const SOUGHT = sql`${parameter('term')}, ${parameter('status_filter')}, ${parameter('staff_filter')},
  ${parameter('facility_filter')}, ${parameter('condition_filter')}, ${startOf(sql`${parameter('created_from')}::date`)},
  ${startOf(sql`${parameter('created_to')}::date + 1`)}, ${parameter('amount_from')}, ${parameter('quiet_since')},
  ${parameter('missing')}`;
const SEARCH = {
  name: 'search_inquiries',
  asked: sql`${SOUGHT}, ${parameter('sort')}, ${parameter('descending')}`,
};

/** The total a list shows: from the counters where only statuses filter, else counted up to the cap. */
function total(asked: AskedInquiries): RawBuilder<{ total: number }> {
  const { query, status_filter: statuses } = asked;
  if (query || asksForMore(asked)) return sql`select count_inquiries(${SOUGHT}, ${sql.lit(COUNT_CAP)}) as total`;
  const ofStatus = statuses.length === 0 ? sql`` : sql` and status in (${sql.join(statuses)})`;
  const { table, column, names } = linkOf(asked);
  if (names.length === 0)
    return sql`select coalesce(sum(total), 0)::integer as total from inquiry_counters
      where ${inPreparedOrganization('inquiry_counters')}${ofStatus}`;
  return totalOfRanges(
    names.map(
      (name) => sql`select inquiry_id from ${sql.table(table)}
        where ${inPreparedOrganization(table)} and ${column} = ${name}${ofStatus}`,
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
  isCapped: (asked) => asked.query !== undefined || linkOf(asked).names.length > 0 || asksForMore(asked),
  values: (query, ctx) => ({ quiet_since: quietSince(ctx, query), term: soughtBy(ctx, query.query) }),
});

const asksOfWholeRecord = (query: InquiryListQuery): boolean =>
  WHOLE_RECORD_SORTS.some((sort) => sort === query.sort) ||
  WHOLE_RECORD_FILTERS.some((filter) => [query[filter] ?? []].flat().length > 0);

/**
 * One page of the organization's inquiries, with its total, in one round trip and one audit row.
 * @throws forbidden for a filter or an order by what the role does not see of an inquiry
 */
export const listInquiries = verb(
  { name: 'inquiries.list', kind: 'read', permission: 'inquiries:list', input: InquiryListInput },
  async (ctx, query): Promise<ServedPage<InquiryRow>> => {
    if (asksOfWholeRecord(query)) await permit(ctx, 'inquiries:read');
    return inquiries.page(ctx, query);
  },
);

/** The rows of the list from a place on. */
export const readInquiriesAfter = inquiries.rowsAfter;
